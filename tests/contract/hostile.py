"""Texts made to end the engine, and what it answers; run here and inside Pyodide, so it imports only the library."""

import base64
import hashlib
import json
from typing import Any

from ludoteca.bridge import Bridge
from ludoteca.protocol.replies import BridgeReply
from ludoteca.registry import GAMES, load_game

VERSION = load_game("attika").meta.rules_version
DEEP = 5_000
DEEPER = 100_000


def sealed_link(option: str) -> str:
    """A link to a game of Attika with a right checksum whose first option is this text."""
    name = b"\xff\x05start"
    body = bytes([1, 1, VERSION, 2, 1]) + b"a" + bytes([1]) + name + _sized(option.encode())
    for colour in (10, 11):
        body += bytes([1]) + b"a" + bytes([colour, 4, 0])
    body += bytes([0, 0, 0]) + bytes(9)
    return base64.urlsafe_b64encode(body + hashlib.sha256(body).digest()[:4]).rstrip(b"=").decode()


def _sized(raw: bytes) -> bytes:
    return bytes([len(raw) & 0x7F | 0x80, len(raw) >> 7 & 0x7F | 0x80, len(raw) >> 14]) + raw


def nested(depth: int) -> Any:
    """A list in a list in a list, made without recursion."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


HEADER = {
    "game": "attika",
    "rules_version": VERSION,
    "seats": 2,
    "seed": "1",
    "options": {},
    "players": [
        {"name": "Ann", "colour": "black", "kind": "person", "level": ""},
        {"name": "Bo", "colour": "sky", "kind": "person", "level": ""},
    ],
}
OPEN = {"op": "open", "table": "t", "viewer": None}
NEW = {"op": "new", "table": "t", "viewer": None}
RESUME: dict[str, Any] = {"op": "resume", "table": "t", "viewer": None, "header": HEADER, "actions": []}

REQUESTS: dict[str, dict[str, Any]] = {
    "a link with a nested option": OPEN | {"link": sealed_link("[" * DEEP)},
    "a file of brackets": OPEN | {"record": "[" * DEEP},
    "a file of braces": OPEN | {"record": '{"a":' * DEEP},
    "a file nested in its options": OPEN | {"record": '{"ludoteca": 1, "options": ' + "[" * 3_000 + "]" * 3_000 + "}"},
    "a longer file of brackets": OPEN | {"record": "[" * DEEPER},
    "nested options": NEW | {"header": HEADER | {"options": nested(DEEPER)}},
    "a nested value of an option": NEW | {"header": HEADER | {"options": {"start": nested(DEEPER)}}},
    "nested players": NEW | {"header": HEADER | {"players": [nested(DEEPER), nested(DEEPER)]}},
    "a nested name": NEW | {"header": HEADER | {"players": [HEADER["players"][0] | {"name": nested(DEEPER)}] * 2}},  # type: ignore[index]
    "a nested action": RESUME | {"actions": [nested(DEEPER)]},
    "an action with a nested field": RESUME | {"actions": [{"is": "BuildAt", "at": nested(DEEPER)}]},
    "an action with a nested tag": RESUME | {"actions": [{"is": nested(DEEPER)}]},
    "a nested table": OPEN | {"table": nested(DEEPER), "link": "AAAA"},
    "nested picks": {"op": "refusals", "table": "t", "revision": 0, "picked": nested(DEEPER)},
    "a nested operation": {"op": nested(DEEPER)},
}


def kinds() -> dict[str, str]:
    """What each request comes to; at the end the bridge still answers."""
    bridge = Bridge(GAMES)
    assert bridge.handle(NEW | {"header": HEADER})["ok"]
    found = {name: _kind(bridge.handle(request)) for name, request in REQUESTS.items()}
    return found | {"afterwards": _kind(bridge.handle({"op": "frame", "table": "t", "viewer": 0}))}


def _kind(reply: BridgeReply) -> str:
    json.dumps(reply)
    return "ok" if reply["ok"] else reply["error"]["kind"]
