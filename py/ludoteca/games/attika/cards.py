"""Landscape cards as counts: how many of each landscape, added, subtracted and dealt."""

from typing import TypeAlias

from ludoteca.core.rng import Rng
from ludoteca.games.attika.content import LETTERS

Cards: TypeAlias = tuple[int, int, int, int]
"""How many cards of each landscape: water, forest, hills, mountains."""

NO_CARDS: Cards = (0, 0, 0, 0)
KINDS = range(len(LETTERS))
"""The landscapes as indexes of `Cards`."""


def add_cards(a: Cards, b: Cards) -> Cards:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def subtract_cards(a: Cards, b: Cards) -> Cards:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]


def deal(deck: Cards, count: int, rng: Rng) -> tuple[Cards, Cards, Rng]:
    """So many cards from the deck, which must hold them; and the deck without them."""
    w, f, h, m = deck
    total = w + f + h + m
    for left in range(total, total - count, -1):
        index, rng = rng.below(left)
        if index < w:
            w -= 1
        elif index < w + f:
            f -= 1
        elif index < w + f + h:
            h -= 1
        else:
            m -= 1
    return (deck[0] - w, deck[1] - f, deck[2] - h, deck[3] - m), (w, f, h, m), rng
