"""Reads JSON from outside (links, files, requests) after checking its length, nesting and number of parts.

In the browser, deep recursion overflows the stack of WebAssembly long before Python raises a RecursionError, and then
the whole engine dies. So the depth is checked first, by a few passes over the text without recursion.
"""

import json
from typing import Any

DEPTH = 16
"""The deepest text that we write is a state, with five levels."""
PARTS = 80_000
"""The most quotation marks, and the most brackets and commas together: the parser takes time for each. The longest
possible game has fifty thousand."""

_BRACKETS = bytes.maketrans(b"{}", b"[]")
_OTHERS = bytes(set(range(256)) - set(b"[]{},"))


class Unreadable(ValueError):
    """The text is not JSON, or is nested too deeply."""


class TooLong(Unreadable):
    """The text is longer than allowed, or has more parts."""


def parse(text: str, length: int, *, depth: int = DEPTH, **hooks: Any) -> Any:
    """The value of a JSON text of at most this length and depth; the hooks are those of `json.loads`."""
    if len(text) > length:
        raise TooLong(f"{len(text)} characters, at most {length} are allowed")
    if not is_shallow(text, depth):
        raise Unreadable(f"brackets do not match, or are nested deeper than {depth}")
    try:
        return json.loads(text, **hooks)
    except ValueError as error:
        raise Unreadable(str(error)) from None


def is_shallow(text: str, depth: int) -> bool:
    """Whether lists and objects are nested no deeper than this; False also if brackets do not match.

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
    """The text without its strings. If this removes too much, there is a backslash outside of a string, and the parser
    refuses that."""
    raw = text.encode("utf-8", "replace").replace(b"\\\\", b"").replace(b'\\"', b"")
    if raw.count(b'"') > PARTS:
        raise TooLong("too many strings")
    return b"".join(raw.split(b'"')[::2])
