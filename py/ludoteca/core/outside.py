"""Texts from outside, before anything parses them: how long they may be and how deep they may nest.

In the browser the stack of WebAssembly ends long before Python raises a RecursionError, and the whole engine ends with
it. So the depth is measured first, by a few passes over the text without any recursion.
"""

import json
from typing import Any

DEPTH = 16
"""The deepest text of ours is a state, of five levels."""

_BRACKETS = bytes.maketrans(b"{}", b"[]")
_OTHERS = bytes(set(range(256)) - set(b"[]{}"))


class Unreadable(ValueError):
    """The text is not JSON, or nests too deep."""


class TooLong(Unreadable):
    """The text is longer than allowed."""


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
    raw = text.encode("utf-8", "replace")
    # Outside of strings there is no backslash in JSON: whatever these take away wrongly is refused by the parser.
    raw = raw.replace(b"\\\\", b"").replace(b'\\"', b"")
    raw = b"".join(raw.split(b'"')[::2])
    raw = raw.translate(_BRACKETS, _OTHERS)
    for _ in range(depth):
        raw = raw.replace(b"[]", b"")
    return not raw
