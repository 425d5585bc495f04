"""Text that people typed, made safe to show: short, on one line, in one direction, and not invisible."""

from collections.abc import Iterable

_READ = 4
"""This many times the allowed length is read; the rest of the text is never looked at."""


def _chars(*ranges: tuple[int, int]) -> frozenset[str]:
    return frozenset(chr(code) for first, last in ranges for code in range(first, last + 1))


_REMOVED = _chars(
    (0x00, 0x1F),  # control characters
    (0x7F, 0x9F),
    (0x061C, 0x061C),  # marks that change the direction of writing, also of the text that follows
    (0x200E, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0xD800, 0xDFFF),  # surrogates, which cannot be encoded
    (0xFEFF, 0xFEFF),
    (0xFFF0, 0xFFFB),
    (0xFFFE, 0xFFFF),
)
_BLANK = _chars(
    (0x20, 0x20),
    (0xAD, 0xAD),  # soft hyphen
    (0x034F, 0x034F),  # joiners and fillers that have no glyph
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200D),
    (0x2800, 0x2800),  # a Braille cell without dots
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),
    (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),  # tags and more variation selectors
)
"""Invisible on their own, but some belong inside names: a joiner between two characters, a selector after one."""


def clean(text: str, length: int) -> str:
    """The text without characters that must not be shown, cut to the length; "" if nothing in it is visible.

    >>> clean("  Eve\\n\\u202eof Ede ", 40), clean("\\u3164\\u200b", 40)
    ('Eve of Ede', '')
    """
    spaced = "".join(" " if char in _REMOVED else char for char in text[: _READ * length])
    short = " ".join(spaced.split())[:length].rstrip()
    return short if _is_visible(short) else ""


def _is_visible(text: Iterable[str]) -> bool:
    return any(char not in _BLANK for char in text)
