"""Values and texts for the fuzz that no correct page would send."""

import json
from random import Random
from typing import Any

DEEP = '"@deep"'
"""A placeholder for a deeply nested value, which `json.dumps` could not write."""
_DEPTHS = (1, 15, 17, 400, 5_000)
_RARE = 200
"""One value in this number is huge: it takes longer to make than to refuse."""

IDS = (
    *("rot:", "rot:x", "rot:-1", "rot:2", "rot:3", "rot:99", "rot:\u0661", "held:", "held:LL", "held:x", "city:0:Z99"),
    *("city:9:A1", "city:0:", "card:", "tile:", "board:0,0", "board:x", "pool:0:9", "pay:9:9", "pass", "", ":", "0:0"),
)
"""Ids that nothing on most tables has."""

PLAIN: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 7, 63, 64, 2**31, 2**53, 2**64, -(2**63), 10**400, 0.5, -0.0, 1e308),
    *(float("nan"), float("inf"), [], {}, [[]], [None], [0, 0], {"is": "Take"}, {"": ""}, {"name": "x"}),
    *("", " ", "0", "1", "-1", "true", "null", "attika", "quetzal", "world_wonders", "chess", "person", "bot"),
    *("expert", "god", "black", "<b>", "games", "new", "open", "play", "__proto__", "constructor", "toString"),
    *("\x00", "\ud800", "\u202e", "\u3164", "\u200b", "é🦉", "a" * 65, "a" * 101, "🦉" * 50, "0x1f", "0x"),
)


def any_value(luck: Random) -> Any:
    """A value that is probably wrong wherever it is put."""
    if luck.randrange(_RARE) == 0:
        return luck.choice(_HUGE)(luck)
    if luck.randrange(12) == 0:
        return DEEP.strip('"')
    return copied(luck.choice(PLAIN))


def copied(value: Any) -> Any:
    """A copy that may be altered; these values are not nested deeply."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    return [copied(inner) for inner in value] if isinstance(value, list) else value


def _long_text(luck: Random) -> str:
    return luck.choice(("a", "\u200b", "[", '"', "\\", "9", "🦉")) * luck.choice((10_000, 300_000))


def _long_list(luck: Random) -> list[Any]:
    return [copied(luck.choice(PLAIN))] * luck.choice((1_000, 50_000))


def _wide_object(luck: Random) -> dict[str, Any]:
    return {str(number): copied(luck.choice(PLAIN)) for number in range(luck.choice((100, 5_000)))}


_HUGE = (_long_text, _long_list, _wide_object)


def written(data: Any, luck: Random) -> str:
    """The data as JSON text, with the placeholder replaced by a nested value."""
    text = json.dumps(data)
    if DEEP in text:
        depth = luck.choice(_DEPTHS)
        opening, closing = luck.choice((("[", "]"), ('{"a":', "}"), ('[{"a":', "}]")))
        text = text.replace(DEEP, opening * depth + "0" + closing * depth)
    return text


TEXTS: tuple[str, ...] = (
    *("", " ", "0", "[]", "{}", '"', "nul", "\x00", "\ufeff{}", "é", "[" * 5_000, '{"op":' * 3_000, '{"a":[' * 3_000),
    *("[" * 17 + "]" * 17, "9" * 5_000, '{"op": ' + "9" * 5_000 + "}", "[1e999999]", '"\\', '{"op": "games"} {}'),
    *('{"op": "games", "op": "link"}', '{"op": "\\ud800"}', '{"op": "games", "\\u0000": 1}'),
)
LONG_TEXTS: tuple[str, ...] = (
    *(" " * 1_000_000, "[" * 800_000, "[]" * 400_000, '"' * 800_000, '"' + '\\"' * 400_000, "9" * 800_000),
    *("[" + "0," * 400_000 + "0]", "x" * 1_500_000, '{"op": "open", "link": "' + "A" * 850_000 + '"}'),
)
