"""What comes from outside is looked at before anything walks through it, and refused in time, whatever its size."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from ludoteca.bridge import TABLES, Bridge
from ludoteca.core import codec
from ludoteca.core.record import AnyGame, Record, rng_of
from ludoteca.core.recordfile import FILE_LENGTH, header_data, read_file
from ludoteca.core.untrusted_json import TooLong, Unreadable, is_shallow, parse
from ludoteca.mind import Mind
from ludoteca.registry import GAMES
from ludoteca.request import REQUEST_LENGTH
from tools.contract_laws import at_random, header

from tests.core.pebbles import GAME
from tests.core.tables import as_json, find, sit_down

HEADER = header_data(sit_down().record)
PLAYERS = HEADER["players"]
MUCH = 10**7
MANY = 10**6
BEARABLE = 0.1
"""Seconds of the processor's time."""


def opened() -> Bridge:
    bridge = Bridge([GAME])
    assert bridge.handle({"op": "new", "table": "a", "header": HEADER, "viewer": 0})["ok"]
    return bridge


def seconds(work: Callable[[], Any]) -> float:
    """The best of a few: the first may pay for what is made only once."""
    spans = []
    for _ in range(3):
        begun = time.thread_time()
        work()
        spans.append(time.thread_time() - begun)
    return min(spans)


@pytest.mark.parametrize(
    ("text", "depth", "expected"),
    [
        ("", 0, True),
        ("7", 0, True),
        ("[]", 0, False),
        ("[]", 1, True),
        ("[[]]", 1, False),
        ('[{"a": [1, {}]}]', 4, True),
        ('[{"a": [1, {}]}]', 3, False),
        ('"[[[["', 0, True),
        (r'"\"[[[["', 0, True),
        (r'"\\"', 0, True),
        (r'["\\", [[]]]', 2, False),
        (r'["\\\"[[", []]', 2, True),
        ('["é[🦉\ud800["]', 1, True),
        ("[" * 1000, 999, False),
        ("]", 9, False),
    ],
)
def test_nesting_is_measured_without_parsing(text: str, depth: int, expected: bool) -> None:
    assert is_shallow(text, depth) is expected


def test_a_text_that_is_too_long_or_too_deep_does_not_meet_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any, **__: Any) -> Any:
        raise AssertionError("parsed")

    monkeypatch.setattr(json, "loads", never)
    with pytest.raises(TooLong):
        parse(" " * 11, 10)
    for text in ("[" * 5_000, '{"a":' * 5_000, "[" * 17 + "]" * 17):
        with pytest.raises(Unreadable):
            parse(text, 100_000)


HOSTILE = {
    "brackets": "[" * FILE_LENGTH,
    "pairs": "[]" * (FILE_LENGTH // 2),
    "as deep as may be": ("[" * 16 + "]" * 16) * (FILE_LENGTH // 32),
    "quotation marks": '"' * FILE_LENGTH,
    "a string without an end": '"' + r"a\"" * (FILE_LENGTH // 4),
    "backslashes": '"' + "\\" * (FILE_LENGTH - 1),
    "strings": '["' + '","' * (FILE_LENGTH // 3 - 2) + '"]',
    "digits": "9" * FILE_LENGTH,
    "integers": "[" + ",".join(["9" * 4300] * (FILE_LENGTH // 4301 - 1)) + "]",
    "a fraction": "0." + "9" * (FILE_LENGTH - 2),
    "zeros": "[" + "0," * (FILE_LENGTH // 2 - 2) + "0]",
    "objects": '{"a":[' + "{}," * (FILE_LENGTH // 3 - 4) + "0]}",
    "beyond any length": "x" * MUCH,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_no_text_takes_long_to_refuse(name: str) -> None:
    text = HOSTILE[name]
    bridge = opened()

    def answered() -> None:
        for request in (text, json.dumps({"op": "open", "table": "b", "viewer": None, "record": text[:FILE_LENGTH]})):
            reply = json.loads(bridge.answer(request))
            assert (reply["ok"], reply["error"]["kind"]) == (False, "bad_request")

    json.dumps(text)
    assert seconds(answered) < 2 * BEARABLE
    with pytest.raises(ValueError, match="record-"):
        read_file(find, text)


LONG = "\u200b" * MUCH
# Made when they are wanted: together they would fill the memory.
HUGE: dict[str, Callable[[], dict[str, Any]]] = {
    "a long name": lambda: {
        "op": "new",
        "header": HEADER | {"players": [PLAYERS[0] | {"name": 7}, PLAYERS[1] | {"name": LONG}]},
    },
    "a long colour": lambda: {"op": "new", "header": HEADER | {"players": [PLAYERS[0], PLAYERS[1] | {"colour": LONG}]}},
    "a long level": lambda: {"op": "new", "header": HEADER | {"players": [PLAYERS[0], PLAYERS[1] | {"level": LONG}]}},
    "a long game": lambda: {"op": "new", "header": HEADER | {"game": LONG}},
    "a long game's content": lambda: {"op": "content", "game": LONG},
    "a long key of an option": lambda: {"op": "new", "header": HEADER | {"options": {LONG: 1}}},
    "a long value of an option": lambda: {"op": "new", "header": HEADER | {"options": {"heap": LONG}}},
    "many options": lambda: {"op": "new", "header": HEADER | {"options": dict.fromkeys(map(str, range(MANY // 10)))}},
    "many players": lambda: {"op": "new", "header": HEADER | {"players": PLAYERS * (MANY // 2)}},
    "many seats": lambda: {"op": "new", "header": HEADER | {"seats": MANY, "players": PLAYERS * (MANY // 2)}},
    "a seat of many digits": lambda: {"op": "new", "header": HEADER | {"seats": 10**100_000}},
    "many actions": lambda: {"op": "resume", "header": HEADER, "actions": [{"is": "Keep"}] * MANY},
    "an action of many fields": lambda: {
        "op": "resume",
        "header": HEADER,
        "actions": [dict.fromkeys(map(str, range(MANY // 10)))],
    },
    "an action of many digits": lambda: {
        "op": "resume",
        "header": HEADER,
        "actions": [{"is": "Take", "count": 10**100_000}],
    },
    "a long link": lambda: {"op": "open", "link": "A" * MUCH},
    "a long file": lambda: {"op": "open", "record": LONG},
    "a long table": lambda: {"op": "frame", "table": LONG},
    "a long new table": lambda: {"op": "new", "table": LONG, "header": HEADER},
    "a long pick": lambda: {"op": "refusals", "revision": 0, "picked": [LONG]},
    "many picks": lambda: {"op": "refusals", "revision": 0, "picked": ["a"] * MANY},
    "a long seed of a thought": lambda: {"op": "imagine", "revision": 0, "seat": 0, "seed": LONG},
    "many renamed": lambda: {"op": "players", "players": PLAYERS * (MANY // 2)},
    "a long operation": lambda: {"op": LONG},
}


@pytest.mark.parametrize("name", HUGE)
def test_no_value_takes_long_to_refuse(name: str) -> None:
    bridge, request = opened(), {"table": "a", "viewer": None, **HUGE[name]()}

    def refused() -> None:
        assert as_json(bridge.handle(request))["error"]["kind"] == "bad_request"

    assert seconds(refused) < BEARABLE


def test_long_names_and_seeds_are_cut_before_they_are_walked_through() -> None:
    bridge = opened()
    header = HEADER | {"seed": "7" * MUCH, "players": [player | {"name": "Eve" * MUCH} for player in PLAYERS]}

    def taken() -> None:
        reply = as_json(bridge.handle({"op": "new", "table": "a", "header": header, "viewer": None}))
        assert [len(player["name"]) for player in reply["header"]["players"]] == [40, 40]

    assert seconds(taken) < BEARABLE


@pytest.mark.parametrize("table", ["", "a" * 65, "a b", "<b>", "é", "a\n", 7, None])
def test_the_id_of_a_table_is_a_short_word(table: Any) -> None:
    for request in ({"op": "new", "header": HEADER}, {"op": "frame"}, {"op": "close"}):
        reply = as_json(opened().handle({"table": table, "viewer": None, **request}))
        assert reply["error"]["text"] == {"key": "bad-request", "args": {"field": "table"}}


def test_no_more_tables_are_opened_than_a_page_can_want() -> None:
    bridge = Bridge([GAME])
    replies = [
        bridge.handle({"op": "new", "table": f"t{number}", "header": HEADER, "viewer": 0}) for number in range(TABLES)
    ]
    assert all(reply["ok"] for reply in replies)
    for op in ({"op": "new", "header": HEADER}, {"op": "resume", "header": HEADER, "actions": []}, {"op": "open"}):
        problem = as_json(bridge.handle({**op, "table": "more", "viewer": 0}))["error"]
        assert problem == {"kind": "bad_request", "text": {"key": "too-many-tables", "args": {"most": TABLES}}}
    assert bridge.handle({"op": "new", "table": "t0", "header": HEADER, "viewer": 0})["ok"]
    bridge.handle({"op": "close", "table": "t0"})
    assert bridge.handle({"op": "new", "table": "more", "header": HEADER, "viewer": 0})["ok"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "bad-request"),
        ("{", "bad-request"),
        ("[" * 5_000, "bad-request"),
        ('{"op":' * 5_000, "bad-request"),
        (None, "bad-request"),
        (7, "bad-request"),
        ('"games"', "bad-request"),
        ('{"op": "games", "more": ' + "9" * 5_000 + "}", "bad-request"),
        (" " * (REQUEST_LENGTH + 1), "record-too-long"),
    ],
)
def test_a_text_that_is_no_request_is_refused(text: Any, key: str) -> None:
    reply = json.loads(Bridge([GAME]).answer(text))
    assert (reply["error"]["kind"], reply["error"]["text"]["key"]) == ("bad_request", key)


def test_a_request_as_text_is_answered_in_text() -> None:
    assert json.loads(Bridge([GAME]).answer('{"op": "games"}'))["games"][0]["key"] == "pebbles"


def test_the_longest_file_that_is_read_fits_into_a_request() -> None:
    request = json.dumps({"op": "open", "table": "a", "viewer": None, "record": '"' * FILE_LENGTH})
    assert json.loads(Bridge([GAME]).answer(request))["error"]["text"]["key"] == "record-too-long"
    request = request.replace('\\"', "x")
    assert json.loads(Bridge([GAME]).answer(request))["error"]["text"]["key"] == "record-not-a-file"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.key)
def test_a_game_of_the_greatest_number_of_actions_keeps_within_the_limits(game: AnyGame) -> None:
    record, luck = Record(game, header(game, game.meta.seats[-1], "limits", {})), rng_of("limits")
    while record.to_act() is not None:
        chance, luck = luck.fork()
        record.do(at_random(game, record.state, chance))
    actions = [codec.encode(moment.action) for moment in record.moments]
    for size in (len, lambda text: text.count('"'), lambda text: sum(map(text.count, "[]{},"))):
        largest = max(actions, key=lambda action: size(json.dumps(action)))
        request = {"op": "resume", "header": header_data(record), "actions": [largest] * game.meta.max_actions}
        assert parse(json.dumps(request, indent=0), FILE_LENGTH - 1000) == request


@pytest.mark.parametrize("text", ["", "[" * 5_000, " " * (REQUEST_LENGTH + 1), None])
def test_a_text_that_is_no_thought_is_refused_by_the_mind(text: Any) -> None:
    thinking = Mind(lambda: 0.0, find).answer(text)
    with pytest.raises(StopIteration) as done:
        thinking.send(None)
    assert json.loads(done.value.value)["error"]["kind"] == "bad_request"
