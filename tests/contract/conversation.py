"""A conversation with the bridge that shows every kind of message, kept in `samples/conversation.json`.

The Python test holds the bridge to it, the JavaScript test holds the page's types to it. After a deliberate change of
the protocol: `python3 -m tests.contract.conversation` with `py` and the root on the path writes it anew.
"""

import json
from pathlib import Path
from typing import Any

from ludoteca.bridge import Bridge
from ludoteca.core.recordfile import header_data

from tests.core.pebbles import GAME
from tests.core.tables import sit_down

SAMPLES = Path(__file__).parent / "samples" / "conversation.json"
HEADER = header_data(sit_down(seats=3, bots=(2,)).record)
TABLE = {"table": "t"}

REQUESTS: tuple[dict[str, Any], ...] = (
    {"op": "games"},
    {"op": "content", "game": "pebbles"},
    {"op": "new", **TABLE, "header": HEADER, "viewer": 0},
    {"op": "frame", **TABLE, "viewer": None, "since": 0},
    {"op": "preview", **TABLE, "revision": 0, "index": 1},
    {"op": "play", **TABLE, "viewer": 0, "revision": 0, "index": 1, "since": 0},
    {"op": "play", **TABLE, "viewer": 0, "revision": 0, "index": 1, "since": 0},
    {"op": "play", **TABLE, "viewer": 0, "revision": 1, "index": 7, "since": 0},
    {"op": "play", **TABLE, "viewer": 0, "revision": 1, "index": "first", "since": 0},
    {"op": "undo", **TABLE, "viewer": 0, "revision": 1},
    {"op": "redo", **TABLE, "viewer": 0, "revision": 2},
    {"op": "play", **TABLE, "viewer": 0, "revision": 3, "index": 1, "since": 1},
    {"op": "undo", **TABLE, "viewer": 0, "revision": 4},
    {"op": "frame", **TABLE, "viewer": 1, "since": 0, "at": 1},
    {"op": "frame", **TABLE, "viewer": 1, "since": 1},
    {"op": "course", **TABLE},
    {"op": "refusals", **TABLE, "revision": 4, "picked": ["pebble"]},
    {"op": "imagine", **TABLE, "revision": 4, "seat": 1, "seed": "thought 1"},
    {"op": "players", **TABLE, "players": [{**player, "name": "Zoë"} for player in HEADER["players"]]},
    {"op": "link", **TABLE},
    {"op": "link", **TABLE, "until": 1},
    {"op": "record", **TABLE},
    {"op": "record", **TABLE, "until": 99},
    {"op": "open", "table": "u", "link": "AQID", "viewer": None},
    {
        "op": "resume",
        "table": "u",
        "viewer": 1,
        "header": HEADER,
        "actions": [{"is": "Take", "count": 2}, {"is": "Swap"}],
    },
    {"op": "concede", **TABLE, "viewer": 0, "seat": 1},
    {"op": "record", **TABLE, "until": 1},
    {"op": "close", **TABLE},
    {"op": "frame", **TABLE, "viewer": 0, "since": 0},
    {"op": "shuffle"},
)


def converse() -> list[dict[str, Any]]:
    """All requests with their replies, as JSON has them."""
    bridge = Bridge([GAME])
    return [json.loads(json.dumps({"request": one, "reply": bridge.handle(one)})) for one in REQUESTS]


def write() -> None:
    """Keep the conversation, one exchange per line."""
    lines = ",\n".join(json.dumps(exchange, ensure_ascii=False) for exchange in converse())
    SAMPLES.parent.mkdir(exist_ok=True)
    SAMPLES.write_text(f"[\n{lines}\n]\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
