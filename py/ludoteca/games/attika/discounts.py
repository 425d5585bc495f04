"""The symbols that lower the price at each hex, kept as sets of hexes and changed with each tile and each building.

A building costs less by the symbols of its site and of the free neighbours (R7). To ask "where are at least two waters
seen?" is then one table lookup, for all hexes at once.
"""

from typing import TypeAlias

from ludoteca.games.attika.cards import KINDS
from ludoteca.games.attika.land import Land, Mask, bits

Seen: TypeAlias = tuple[tuple[Mask, ...], ...]
"""For each landscape (and last for all together), for k = 1…7: the hexes at which at least k of its symbols count."""

LEVELS = 7
"""A hex and its six neighbours show at most so many symbols."""
ALL_KINDS = len(KINDS)
"""The row of `Seen` that counts the symbols of all landscapes together."""

NOTHING_SEEN: Seen = ((0,) * LEVELS,) * (ALL_KINDS + 1)


def seen_from(land: Land, occupied: Mask) -> Seen:
    """The discount table of the land (see `Seen`)."""
    return seen_with(NOTHING_SEEN, land, occupied, land.full)


def seen_with(seen: Seen, land: Land, occupied: Mask, fresh: Mask) -> Seen:
    """The discount table after new hexes were laid: their symbols count around them, old symbols count on them."""
    rows = [*map(list, seen)]
    around = fresh | land.around(fresh)
    for kind, symbols in enumerate(land.symbols):
        for index in bits(symbols & around & ~occupied):
            area = land.around_hex[index] | 1 << index
            if not fresh >> index & 1:
                area &= fresh
            _raise_levels(rows[kind], area)
            _raise_levels(rows[ALL_KINDS], area)
    return tuple(tuple(row) for row in rows)


def _raise_levels(levels: list[Mask], area: Mask) -> None:
    """One more symbol counts on the hexes of the area."""
    for level, here in enumerate(levels):
        levels[level] = here | area
        area &= here
        if not area:
            break


def seen_without(seen: Seen, land: Land, index: int) -> Seen:
    """The discount table after a building has covered the hex: its symbol counts one less all around."""
    kind = land.symbol[index]
    if kind < 0:
        return seen
    area = land.around_hex[index] | 1 << index
    rows = list(seen)
    rows[kind] = _lower_levels(seen[kind], area)
    rows[ALL_KINDS] = _lower_levels(seen[ALL_KINDS], area)
    return tuple(rows)


def _lower_levels(levels: tuple[Mask, ...], area: Mask) -> tuple[Mask, ...]:
    """One symbol less counts on the hexes of the area: each of them goes down by one level."""
    lowered = list(levels)
    for level in range(LEVELS - 1, -1, -1):
        gone = levels[level] & area
        if gone:
            lowered[level] ^= gone
            area ^= gone
    return tuple(lowered)
