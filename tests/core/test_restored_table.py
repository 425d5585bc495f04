"""An engine that died is replaced by one that is asked the same again: web/bridge/open-tables.js keeps the requests
that were granted, and this is why that is enough."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from ludoteca.bridge import Bridge
from ludoteca.core.recordfile import header_data

from tests.core.pebbles import GAME
from tests.core.tables import as_json, sit_down

HEADER = header_data(sit_down().record)
CHANGES = ("play", "play", "play", "undo", "redo", "players", "concede")


def without_picture(request: dict[str, Any]) -> dict[str, Any]:
    """As web/bridge/open-tables.js asks again for a change whose picture nobody looks at."""
    op, viewer = request["op"], request.get("viewer")
    seat = {"seat": viewer} if op == "undo" and viewer is not None else {}
    return {**request, "viewer": None, **seat, **({"since": 2**53 - 1} if op == "play" else {})}


def wish(op: str, number: int, revision: int) -> dict[str, Any]:
    """A change, granted or not."""
    names = [{**player, "name": f"{number}{player['name']}"} for player in HEADER["players"]]
    wishes: dict[str, dict[str, Any]] = {
        "play": {"op": "play", "revision": revision, "index": number, "viewer": 0, "since": 0},
        "undo": {"op": "undo", "revision": revision, "viewer": (None, 0, 1)[number % 3]},
        "redo": {"op": "redo", "revision": revision, "viewer": 0},
        "players": {"op": "players", "players": names},
        "concede": {"op": "concede", "viewer": 0, "seat": number % 2},
    }
    return wishes[op]


def seen(bridge: Bridge) -> list[str]:
    """All that a page can get to see of the table."""
    asked = [{"op": "frame", "viewer": viewer, "since": 0} for viewer in (None, 0, 1)] + [{"op": "record"}]
    return [json.dumps(bridge.handle({"table": "a", **each})) for each in asked]


@given(st.lists(st.tuples(st.sampled_from(CHANGES), st.integers(0, 3)), max_size=30))
def test_the_same_requests_bring_a_new_engine_to_the_same_state(changes: list[tuple[str, int]]) -> None:
    first = Bridge([GAME])
    granted: list[dict[str, Any]] = [{"op": "new", "header": HEADER, "viewer": None}]
    assert first.handle({"table": "a", **granted[0]})["ok"]
    for op, number in changes:
        revision = as_json(first.handle({"op": "frame", "table": "a", "viewer": None}))["frame"]["revision"]
        request = wish(op, number, revision)
        if first.handle({"table": "a", **request})["ok"]:
            granted.append(without_picture(request))
    second = Bridge([GAME])
    assert all(second.handle({"table": "a", **request})["ok"] for request in granted)
    assert seen(second) == seen(first)
