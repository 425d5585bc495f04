"""The operations of the bridge, and what it does with requests that are not right."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ludoteca.bridge import OPERATIONS, Bridge
from ludoteca.core.record import Record
from ludoteca.core.recordfile import header_data
from ludoteca.games.world_wonders import GAME as WORLD_WONDERS
from tools.contract_laws import header

from tests.core.pebbles import GAME, Took
from tests.core.tables import as_json, sit_down

HEADER = header_data(sit_down().record)


def opened(**fields: Any) -> Bridge:
    bridge = Bridge([GAME])
    ask(bridge, "new", header=HEADER | fields, viewer=0)
    return bridge


def ask(bridge: Bridge, op: str, **fields: Any) -> dict[str, Any]:
    reply = bridge.handle({"op": op, "table": "a", **fields})
    assert reply["ok"], reply
    answered: dict[str, Any] = as_json(reply)
    return answered


def problem(bridge: Bridge, op: str, **fields: Any) -> tuple[str, str]:
    reply = bridge.handle({"op": op, "table": "a", **fields})
    assert not reply["ok"]
    return reply["error"]["kind"], reply["error"]["text"]["key"]


def test_the_shelf_is_told_with_what_can_be_chosen() -> None:
    assert ask(Bridge([GAME]), "games")["games"] == [
        {
            "key": "pebbles",
            "title": "Pebbles",
            "seats": [2, 3],
            "options": [
                {"key": "heap", "values": [12, 20]},
                {"key": "swaps", "values": [True, False], "seats": [3]},
            ],
            "rules_version": 2,
            "endings": ["empty", "half"],
            "has_secrets": True,
        }
    ]


def test_a_new_game_is_shown_with_its_complete_header() -> None:
    reply = ask(Bridge([GAME]), "new", header={**HEADER, "options": {}}, viewer=0)
    assert reply["header"] == HEADER
    assert (reply["frame"]["revision"], reply["frame"]["moment"], reply["frame"]["to_act"]) == (0, 0, 0)


def test_what_is_at_its_default_is_left_out_of_a_frame() -> None:
    frame = ask(opened(), "frame", viewer=1)["frame"]
    assert frame["view"]["pieces"][1] == {"id": "tile:0", "kind": "tile", "slot": "hand:0", "owner": 0}
    assert frame["view"]["spaces"][0] == {"id": "heap", "kind": "heap"}
    assert frame["view"]["panels"][0] == {"seat": 0, "counts": {"pebbles": 0}}
    assert frame["undoable"] == {"undo": False, "redo": False, "why": {"key": "undo-nothing"}}


def test_playing_answers_with_the_actions_to_store() -> None:
    bridge = opened(
        seats=3, options={"swaps": False}, players=[*HEADER["players"], HEADER["players"][0] | {"colour": "yellow"}]
    )
    reply = ask(bridge, "play", viewer=0, revision=0, index=1)
    assert reply["actions"] == [{"is": "Take", "count": 2}, {"is": "Keep"}]
    assert [line["moment"] for line in reply["frame"]["log"]] == [1]


def test_the_set_up_is_told_with_the_whole_log_and_never_with_a_part_of_it() -> None:
    """The page adds what `play` tells to the lines it has; with `undo` it drops some."""
    told = replace(GAME, setup_events=lambda seats, rng, options: (Took(1, 4),))
    bridge = Bridge([told])

    def moments(op: str, **fields: Any) -> list[int]:
        return [line["moment"] for line in ask(bridge, op, viewer=0, **fields)["frame"]["log"]]

    assert moments("new", header=HEADER) == [0]
    assert moments("frame", since=0) == moments("frame") == [0]
    assert moments("play", revision=0, index=0, since=0) == [1]
    assert moments("frame", since=0) == [0, 1]
    assert moments("frame", since=1) == []
    assert moments("undo", revision=1) == []
    assert moments("redo", revision=2) == [1]
    assert moments("resume", header=HEADER, actions=[{"is": "Take", "count": 1}]) == [0, 1]


def test_a_game_is_resumed_from_its_header_and_actions() -> None:
    bridge = opened()
    actions = ask(bridge, "play", viewer=0, revision=0, index=1)["actions"]
    frame = ask(bridge, "frame", viewer=0)["frame"]
    again = ask(bridge, "resume", table="b", viewer=0, header=HEADER, actions=actions)["frame"]
    assert again == frame | {"revision": 0}


def test_undo_and_redo_tell_how_many_actions_stay() -> None:
    bridge = opened()
    ask(bridge, "play", viewer=0, revision=0, index=1)
    assert ask(bridge, "undo", viewer=0, revision=1)["frame"]["moment"] == 0
    reply = ask(bridge, "redo", viewer=0, revision=2)
    assert (reply["frame"]["moment"], reply["actions"]) == (1, [{"is": "Take", "count": 2}])


def test_a_table_comes_back_from_its_link_and_its_file() -> None:
    bridge = opened()
    ask(bridge, "play", viewer=0, revision=0, index=1)
    frame = ask(bridge, "frame", viewer=None)["frame"] | {"revision": 0}
    link, record = ask(bridge, "link")["text"], ask(bridge, "record")["text"]
    assert ask(bridge, "open", table="b", link=link, viewer=None)["frame"] == frame
    assert ask(bridge, "open", table="c", record=record, viewer=None)["frame"] == frame


def test_a_link_or_file_of_an_earlier_moment_holds_nothing_that_came_later() -> None:
    bridge = opened()
    ask(bridge, "play", viewer=0, revision=0, index=1)
    earlier = ask(bridge, "frame", viewer=0)["frame"] | {"revision": 0}
    ask(bridge, "play", viewer=0, revision=1, index=1)
    ask(bridge, "concede", viewer=0, seat=0)
    for op in ("link", "record"):
        part = ask(bridge, op, until=earlier["moment"])["text"]
        frame = ask(bridge, "open", table="b", viewer=0, **{op: part})["frame"]
        assert (frame["moment"], frame["view"], frame["outcome"]) == (1, earlier["view"], None)
        assert ask(bridge, op, until=2) == ask(bridge, op)
        assert problem(bridge, op, until=3) == ("illegal", "no-such-moment")
        assert problem(bridge, op, until=-1) == ("bad_request", "bad-request")
    assert ask(bridge, "frame", viewer=0)["frame"]["moment"] == 2


def test_a_bad_link_touches_nothing() -> None:
    bridge = opened()
    ask(bridge, "play", viewer=0, revision=0, index=1)
    assert problem(bridge, "open", link="nonsense", viewer=None)[0] == "bad_request"
    assert ask(bridge, "frame", viewer=0)["frame"]["moment"] == 1


def test_a_closed_table_is_forgotten() -> None:
    bridge = opened()
    ask(bridge, "close")
    assert problem(bridge, "frame", viewer=0) == ("bad_request", "bad-request")


def test_players_can_be_renamed() -> None:
    players = [player | {"name": "Eve\n"} for player in HEADER["players"]]
    header = ask(opened(), "players", players=players)["header"]
    assert [player["name"] for player in header["players"]] == ["Eve", "Eve"]


def test_the_remaining_operations_answer() -> None:
    bridge = opened()
    assert ask(bridge, "content", game="pebbles")["content"] == {"tiles": [1, 1, 2, 2, 3, 3, 4, 4]}
    assert ask(bridge, "preview", revision=0, index=0)["lines"] == [{"key": "pebbles-gain", "args": {"count": 1}}]
    assert ask(bridge, "refusals", revision=0, picked=["pebble"])["reasons"] == {}
    assert isinstance(ask(bridge, "imagine", revision=0, seat=0, seed="a")["state"], str)
    assert ask(bridge, "concede", viewer=1, seat=0)["frame"]["outcome"]["winners"] == [1]


def test_who_plays_alone_and_concedes_comes_second_to_the_game_as_after_any_lost_one() -> None:
    bridge = Bridge([WORLD_WONDERS])
    alone = header_data(Record(WORLD_WONDERS, header(WORLD_WONDERS, 1, "alone", {})))
    ask(bridge, "new", header=alone, viewer=0)
    outcome = ask(bridge, "concede", viewer=0, seat=0)["frame"]["outcome"]
    given_up = {"key": "verdict-conceded", "args": {"seat": 0, "side": "lost"}}
    assert outcome == {"reason": "conceded", "winners": [], "places": [2], "verdict": given_up, "ties": [[]]}
    link, text = ask(bridge, "link")["text"], ask(bridge, "record")["text"]
    for source in ({"link": link}, {"record": text}):
        assert ask(bridge, "open", table="b", viewer=0, **source)["frame"]["outcome"] == outcome


@pytest.mark.parametrize(
    ("op", "fields", "expected"),
    [
        ("play", {"revision": 7, "index": 0, "viewer": 0}, ("stale", "stale")),
        ("play", {"revision": 0, "index": 9, "viewer": 0}, ("illegal", "illegal-action")),
        ("play", {"revision": 0, "index": -1, "viewer": 0}, ("bad_request", "bad-request")),
        ("play", {"revision": 0, "index": True, "viewer": 0}, ("bad_request", "bad-request")),
        ("play", {"revision": 0, "index": 0, "viewer": 2}, ("bad_request", "bad-request")),
        ("play", {"revision": 0, "viewer": 0}, ("bad_request", "bad-request")),
        ("undo", {"revision": 0, "viewer": 0}, ("illegal", "undo-nothing")),
        ("redo", {"revision": 0, "viewer": 0}, ("illegal", "redo-nothing")),
        ("frame", {"table": "z", "viewer": 0}, ("bad_request", "bad-request")),
        ("frame", {"table": None, "viewer": 0}, ("bad_request", "bad-request")),
        ("frame", {"viewer": 0, "at": 5}, ("illegal", "no-such-moment")),
        ("frame", {"viewer": "0"}, ("bad_request", "bad-request")),
        ("content", {"game": "chess"}, ("bad_request", "record-unknown-game")),
        ("new", {"header": HEADER | {"seats": 9}}, ("bad_request", "record-seats")),
        ("new", {"header": []}, ("bad_request", "bad-request")),
        ("refusals", {"revision": 0, "picked": [1]}, ("bad_request", "bad-request")),
        ("refusals", {"revision": 0, "picked": ["a"] * 99}, ("bad_request", "bad-request")),
        ("imagine", {"revision": 0, "seat": 2, "seed": ""}, ("bad_request", "bad-request")),
        ("resume", {"header": HEADER, "actions": [{"is": "Swap"}]}, ("bad_request", "record-illegal-action")),
        ("fly", {}, ("bad_request", "bad-request")),
    ],
)
def test_a_request_that_is_not_right_is_refused(op: str, fields: dict[str, Any], expected: tuple[str, str]) -> None:
    assert problem(opened(), op, **fields) == expected


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
NAMES = ["viewer", "revision", "index", "since", "at", "header", "record", "link", "seat", "seed"]
FIELDS = st.dictionaries(st.sampled_from([*NAMES, "picked", "players", "actions", "game"]), JSON)


@given(op=st.sampled_from(sorted(OPERATIONS)), fields=FIELDS)
def test_no_request_is_an_internal_error(op: str, fields: dict[str, Any]) -> None:
    reply = opened().handle({"table": "a", **fields, "op": op})
    json.dumps(reply)
    assert reply["ok"] or reply["error"]["kind"] in ("illegal", "stale", "bad_request"), reply


@given(JSON)
def test_whatever_is_no_request_is_refused(request: Any) -> None:
    assert as_json(opened().handle(request))["error"]["kind"] == "bad_request"


def test_a_fault_of_ours_is_told_with_its_traceback() -> None:
    def fail(*_: Any) -> Any:
        raise ZeroDivisionError("on purpose")

    bridge = Bridge([replace(GAME, view=fail)])
    reply = as_json(bridge.handle({"op": "new", "table": "a", "header": HEADER, "viewer": 0}))
    assert (reply["error"]["kind"], reply["error"]["text"]) == ("internal", {"key": "internal"})
    assert "on purpose" in reply["error"]["detail"]
