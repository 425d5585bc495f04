"""What people typed, made fit to be shown: short, on one line, in one direction, and with something to see."""

from collections.abc import Iterable

_WALKED = 4
"""So many times the allowed length is looked at; what lies behind is cut off before anything walks through it."""


def _chars(*ranges: tuple[int, int]) -> frozenset[str]:
    return frozenset(chr(code) for first, last in ranges for code in range(first, last + 1))


_REMOVED = _chars(
    (0x00, 0x1F),  # control characters
    (0x7F, 0x9F),
    (0x061C, 0x061C),  # marks that turn the direction of writing, and what they turn would spill into other text
    (0x200E, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0xD800, 0xDFFF),  # halves of characters, which no encoding can write
    (0xFEFF, 0xFEFF),
    (0xFFF0, 0xFFFB),
    (0xFFFE, 0xFFFF),
)
_BLANK = _chars(
    (0x20, 0x20),
    (0xAD, 0xAD),  # soft hyphen
    (0x034F, 0x034F),  # joiners and fillers that have no picture of their own
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
"""Not to be seen by themselves, though some belong inside names: a joiner between two signs, a selector after one."""


def clean(text: str, length: int) -> str:
    """What a person typed, without what must not be shown and no longer than allowed; "" if nothing is to be seen.

    >>> clean("  Eve\\n\\u202eof Ede ", 40), clean("\\u3164\\u200b", 40)
    ('Eve of Ede', '')
    """
    spaced = "".join(" " if char in _REMOVED else char for char in text[: _WALKED * length])
    short = " ".join(spaced.split())[:length].rstrip()
    return short if _can_be_seen(short) else ""


def _can_be_seen(text: Iterable[str]) -> bool:
    return any(char not in _BLANK for char in text)
