"""Texts from outside, before anything parses them: how long they may be and how deep they may nest.

In the browser the stack of WebAssembly ends long before Python raises a RecursionError, and the whole engine ends with
it. So the depth is measured first, by a few passes over the text without any recursion.
"""

import json
from typing import Any

DEPTH = 16
"""The deepest text of ours is a state, of five levels."""
PARTS = 80_000
"""So many quotation marks, and so many brackets and commas: a parser takes its time for each. A game of the greatest
number of actions has fifty thousand."""

_BRACKETS = bytes.maketrans(b"{}", b"[]")
_OTHERS = bytes(set(range(256)) - set(b"[]{},"))


class Unreadable(ValueError):
    """The text is not JSON, or nests too deep."""


class TooLong(Unreadable):
    """The text is longer than allowed, or has more parts."""


def parse(text: str, length: int, *, depth: int = DEPTH, **hooks: Any) -> Any:
    """What the JSON says, of at most this length and depth; the hooks are those of `json.loads`."""
    if len(text) > length:
        raise TooLong(f"{len(text)} characters, at most {length} are allowed")
    if not is_shallow(text, depth):
        raise Unreadable(f"brackets that do not match, or more than {depth} inside each other")
    try:
        return json.loads(text, **hooks)
    except ValueError as error:
        raise Unreadable(str(error)) from None


def is_shallow(text: str, depth: int) -> bool:
    """Whether lists and objects nest no deeper than this; a text whose brackets do not match is not shallow.

    >>> is_shallow('[{"a": "[[["}]', 2), is_shallow("[[[]]]", 2), is_shallow("[[", 2)
    (True, False, False)
    """
    raw = _without_strings(text).translate(_BRACKETS, _OTHERS)
    if len(raw) > PARTS:
        raise TooLong("too many brackets and commas")
    raw = raw.replace(b",", b"")
    for _ in range(depth):
        raw = raw.replace(b"[]", b"")
    return not raw


def _without_strings(text: str) -> bytes:
    """Outside of strings there is no backslash in JSON: whatever this takes away wrongly is refused by the parser."""
    raw = text.encode("utf-8", "replace").replace(b"\\\\", b"").replace(b'\\"', b"")
    if raw.count(b'"') > PARTS:
        raise TooLong("too many strings")
    return b"".join(raw.split(b'"')[::2])
