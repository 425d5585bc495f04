"""Records as files and links: they come back the same, and whatever was altered is refused."""

import base64
import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ludoteca.core import link
from ludoteca.core.link import LINK_LENGTH, read_link, write_link
from ludoteca.core.record import Header, Record, RecordError, new_header, read_header, replay, rng_of
from ludoteca.core.recordfile import FILE_LENGTH, header_data, read_file, write_file
from ludoteca.core.rng import Rng
from tools.contract_laws import header

from tests.core.pebbles import GAME
from tests.core.tables import find, play, played, sit_down


def facts(record: Record) -> tuple[Any, ...]:
    """All that makes a record this one."""
    steps = tuple((moment.seat, moment.count, moment.action) for moment in record.moments)
    return record.header, steps, record.conceded, record.state


def refused(read: Callable[[], object]) -> str:
    with pytest.raises(RecordError) as error:
        read()
    return error.value.text.key


RECORDS = [
    pytest.param(sit_down().record, id="not begun"),
    pytest.param(play(sit_down(3, swaps=False, heap=20), 1, 2).record, id="begun"),
    pytest.param(played(), id="finished"),
    pytest.param(played(3, seed="…and the words 'ça va?'"), id="finished by three"),
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_comes_back_from_its_file_and_its_link(record: Record) -> None:
    assert facts(read_file(find, write_file(record))) == facts(record)
    assert facts(read_link(find, write_link(record))) == facts(record)


def test_a_concession_is_kept() -> None:
    session = play(sit_down(3), 0)
    session.concede(2)
    for again in (read_file(find, write_file(session.record)), read_link(find, write_link(session.record))):
        assert facts(again) == facts(session.record)
        assert again.outcome() == session.record.outcome()


def test_a_file_has_one_action_per_line() -> None:
    lines = write_file(played()).splitlines()
    start = lines.index('"actions": [')
    assert lines[start + 1 : start + 3] == ['{"is": "Take", "count": 1},', '{"is": "Swap"},']


def test_the_result_stands_in_the_file() -> None:
    assert json.loads(write_file(played()))["result"] == {"reason": "half", "winners": [0]}


def test_a_link_is_short_and_has_no_strange_characters() -> None:
    text = write_link(played())
    assert re.fullmatch(r"[A-Za-z0-9_-]+", text)
    assert len(text) == 83


def test_forced_actions_cost_nothing_in_a_link() -> None:
    asked, forced = play(sit_down(3), 0, 0, 0, 0), play(sit_down(3, swaps=False), 0, 0)
    assert len(forced.record.moments) == len(asked.record.moments)
    assert len(link._digits(forced.record)) <= len(link._digits(asked.record))


def altered(text: str, at: int, what: str) -> str:
    return text[:at] + what + text[at + 1 :]


def test_no_altered_character_of_a_link_is_taken_for_another_game() -> None:
    record = played()
    text = write_link(record)
    for at in range(len(text)):
        for what in "A_z9":
            try:
                again = read_link(find, altered(text, at, what))
            except RecordError:
                continue
            assert facts(again) == facts(record)


def test_every_cut_link_says_that_it_is_cut() -> None:
    text = write_link(played())
    keys = {refused(lambda at=at: read_link(find, text[:at])) for at in range(2, len(text))}  # type: ignore[misc]
    assert keys == {"record-truncated"}


def resealed(raw: bytes) -> str:
    """A link with a checksum that fits: what somebody would write who knows the form."""
    body = raw[:-4]
    return base64.urlsafe_b64encode(body + hashlib.sha256(body).digest()[:4]).rstrip(b"=").decode()


@given(at=st.integers(1, 60), byte=st.integers(0, 255))
def test_an_altered_link_with_a_fitting_checksum_is_not_taken_for_another_game(at: int, byte: int) -> None:
    record = played()
    text = write_link(record)
    raw = bytearray(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    raw[at % (len(raw) - 4)] = byte
    try:
        again = read_link(find, resealed(bytes(raw)))
    except RecordError:
        return
    assert facts(again) == facts(record)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-not-a-link"),
        ("not a link", "record-not-a-link"),
        ("AAAA", "record-not-a-link"),
        ("____", "record-not-a-link"),
        ("AgAA", "record-newer-format"),
        ("A" * (LINK_LENGTH + 1), "record-too-long"),
        ("Aé", "record-not-a-link"),
    ],
)
def test_what_is_no_link_is_refused(text: str, key: str) -> None:
    assert refused(lambda: read_link(find, text)) == key


@given(st.text())
def test_no_text_makes_reading_a_link_fail(text: str) -> None:
    refused(lambda: read_link(find, text))


@given(st.binary(max_size=200))
def test_no_bytes_make_reading_a_link_fail(raw: bytes) -> None:
    refused(lambda: read_link(find, resealed(b"\x01" + raw + b"0000")))


def change(**fields: Any) -> str:
    """The file of a finished game with some fields replaced."""
    return json.dumps(json.loads(write_file(played())) | fields)


PLAYERS = json.loads(write_file(played()))["players"]
ACTIONS = json.loads(write_file(played()))["actions"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-not-a-file"),
        ("[]", "record-not-a-file"),
        ("{}", "record-not-a-file"),
        ("[" * 70_000, "record-not-a-file"),
        ("[" * 100_000, "record-too-long"),
        ('"' * 100_000, "record-too-long"),
        ('{"ludoteca": 1, "ludoteca": 1}', "record-not-a-file"),
        ('{"ludoteca": 1e400}', "record-not-a-file"),
        ('{"ludoteca": ' + "9" * 5000 + "}", "record-not-a-file"),
        (" " * (FILE_LENGTH + 1), "record-too-long"),
        ('{"ludoteca": 1}', "record-damaged"),
        (change(ludoteca=2), "record-newer-format"),
        (change(ludoteca=True), "record-not-a-file"),
        (change(more=1), "record-damaged"),
        (change(game="chess"), "record-unknown-game"),
        (change(game=["pebbles"]), "record-damaged"),
        (change(rules_version=3), "record-newer"),
        (change(rules_version=1), "record-older"),
        (change(rules_version="2"), "record-damaged"),
        (change(seats=4), "record-seats"),
        (change(seats=True), "record-seats"),
        (change(seats=3), "record-players"),
        (change(seed="eight"), "record-damaged"),
        (change(seed=8), "record-damaged"),
        (change(options={"heap": 13}), "record-options"),
        (change(options={"heap": [12]}), "record-options"),
        (change(options={"stones": 1}), "record-options"),
        (change(options=[]), "record-damaged"),
        (change(players=[PLAYERS[0]]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"kind": "god"}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"name": None}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"name": "Eve"}]), "record-damaged"),
        (change(players="ab"), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"kind": "bot", "level": "god"}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"kind": "bot", "level": ""}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"level": "expert"}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"colour": ""}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"colour": "<b>"}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"colour": "sky\n"}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"colour": "a" * 25}]), "record-players"),
        (change(players=[PLAYERS[0], PLAYERS[1] | {"colour": PLAYERS[0]["colour"]}]), "record-players"),
        (change(actions={}), "record-damaged"),
        (change(actions=ACTIONS[:-1]), "record-damaged"),
        (change(actions=[*ACTIONS, ACTIONS[0]]), "record-illegal-action"),
        (change(actions=[{"is": "Take", "count": 4}, *ACTIONS[1:]]), "record-illegal-action"),
        (change(actions=[ACTIONS[0], {"is": "Keep"}, *ACTIONS[2:]]), "record-damaged"),
        (change(actions=[None]), "record-illegal-action"),
        (change(actions=[1] * 61), "record-too-long"),
        (change(trail="0" * 32), "record-damaged"),
        (change(trail=None), "record-damaged"),
        (change(result=None), "record-damaged"),
        (change(result={"reason": "half", "winners": [1]}), "record-damaged"),
        (change(result={"reason": "half", "winners": [False]}), "record-damaged"),
        (change(result={"reason": "half", "winners": 0}), "record-damaged"),
        (change(result={"reason": "half"}), "record-damaged"),
        (change(result="half"), "record-damaged"),
        (change(result={"reason": "conceded", "winners": [0]}), "record-damaged"),
        (change(actions=ACTIONS[:2], result={"reason": "conceded", "winners": []}), "record-damaged"),
        (change(actions=ACTIONS[:2], result={"reason": "conceded", "winners": [[0], {}]}), "record-damaged"),
    ],
)
def test_an_altered_file_is_refused_with_a_reason(text: str, key: str) -> None:
    assert refused(lambda: read_file(find, text)) == key


def test_an_illegal_action_is_named_by_its_number() -> None:
    with pytest.raises(RecordError) as error:
        read_file(find, change(actions=[*ACTIONS[:2], {"is": "Swap"}, *ACTIONS[3:]]))
    assert error.value.text.args == (("number", 3),)


def test_the_order_of_fields_in_a_file_does_not_matter() -> None:
    data = json.loads(write_file(played()))
    assert facts(read_file(find, json.dumps(dict(reversed(data.items()))))) == facts(played())


def test_a_seed_may_be_a_number_or_a_word() -> None:
    assert rng_of("7") != rng_of("seven")
    assert rng_of("7") == Rng(0x7902699BE42C8A8E)


@given(st.text(), st.text())
def test_any_name_and_seed_can_be_kept(name: str, seed: str) -> None:
    data = header_data(sit_down().record)
    data["players"][0] |= {"name": name}
    _, head = read_header(find, data | {"seed": seed})
    record = replay(GAME, head, [])
    assert facts(read_link(find, write_link(record))) == facts(record)
    assert facts(read_file(find, write_file(record))) == facts(record)


def test_default_options_are_left_out_of_the_trail_and_others_are_not() -> None:
    def trail(head: Header) -> bytes:
        return Record(GAME, head).trail()

    plain = header(GAME, 2, "seven", {})
    assert trail(plain) == trail(header(GAME, 2, "seven", {"heap": 12}))
    assert trail(plain) != trail(header(GAME, 2, "seven", {"heap": 20}))
    assert trail(plain) != trail(replace(plain, seed="eight"))
    assert trail(plain) != trail(replace(plain, players=plain.players[::-1]))


def test_a_header_for_a_script_has_a_player_for_each_level() -> None:
    header = new_header(GAME, ["", "novice", ""], "seed", {"heap": 20})
    assert [(player.kind, player.level) for player in header.players] == [
        ("person", ""),
        ("bot", "novice"),
        ("person", ""),
    ]
    assert len({player.colour for player in header.players}) == 3
    assert dict(header.options) == {"heap": 20, "swaps": True}


@pytest.mark.parametrize(
    ("levels", "options", "key"),
    [
        (["", "genius"], {}, "record-players"),
        ([""] * 4, {}, "record-seats"),
        ([""] * 9, {}, "record-seats"),
        (["", ""], {"heap": 13}, "record-options"),
    ],
)
def test_a_header_for_a_script_is_refused_like_any_other(levels: list[str], options: dict[str, int], key: str) -> None:
    with pytest.raises(RecordError, match=key):
        new_header(GAME, levels, "seed", options)
