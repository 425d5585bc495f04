"""Meeples: which a seat still has in its pool, and which of them are used when a placement does not name them."""

from functools import cache

from ludoteca.games.quetzal.content import BLACK, CHARACTER, OPEN, SIDE, STANDING, WHITE
from ludoteca.games.quetzal.kinds import Colour, Kind, Meeples, Place

ROLL = 3
"""The bits of a meeple that say how it fell; the place is above them. In the pool the place is 0."""

_PAY_ORDER = {
    BLACK: (BLACK, SIDE, STANDING, CHARACTER),
    WHITE: (WHITE, SIDE, STANDING, CHARACTER),
    OPEN: (CHARACTER,),
}


def pool_of(meeples: Meeples) -> tuple[int, int, int, int, int]:
    """How many meeples of each kind are in the pool."""
    team = meeples[:-1]
    return team.count(BLACK), team.count(WHITE), team.count(SIDE), team.count(STANDING), meeples[-1] <= ROLL


def has_pool(meeples: Meeples) -> bool:
    return min(meeples) <= ROLL


@cache
def usable(pool: tuple[int, ...]) -> tuple[int, int, int]:
    """How many of a pool could be black, how many white, and (OPEN) how many of one colour at most."""
    wild = pool[SIDE] + pool[STANDING] + pool[CHARACTER]
    black, white = pool[BLACK] + wild, pool[WHITE] + wild
    return black, white, max(black, white)


def count_at(meeples: Meeples, place: Place) -> int:
    """How many stand on a place."""
    return sum(code >> 2 == place for code in meeples)


def payment(meeples: Meeples, colour: Colour, size: int) -> tuple[Kind, ...]:
    """The meeples for a group of one colour: that side first, then the wild ones, the Character last (A11)."""
    return _payment(pool_of(meeples), colour, size)


@cache
def _payment(pool: tuple[int, ...], colour: Colour, size: int) -> tuple[Kind, ...]:
    """Cached: there are only some hundred different pools."""
    kinds: list[Kind] = []
    for kind in _PAY_ORDER[colour]:
        kinds += [kind] * min(pool[kind], size - len(kinds))
    assert len(kinds) == size, "the pool cannot pay for this group"
    return tuple(kinds)


def spare_meeple(meeples: Meeples) -> Kind:
    """The meeple to send where any will do: of the side that the pool has most of, else a wild one."""
    pool = pool_of(meeples)
    if pool[BLACK] or pool[WHITE]:
        return BLACK if pool[BLACK] >= pool[WHITE] else WHITE
    return next(kind for kind in (SIDE, STANDING, CHARACTER) if pool[kind])


def move(meeples: Meeples, kinds: tuple[Kind, ...], place: Place) -> Meeples:
    """These kinds out of the pool onto a place; they stay as they fell."""
    moved = list(meeples)
    for kind in kinds:
        at = len(moved) - 1 if kind == CHARACTER else moved.index(kind)
        moved[at] += place << 2
    return tuple(moved)


def bring_back(meeples: Meeples, place: Place) -> Meeples:
    """Those on a place back into the pool, as they fell (D-10)."""
    return tuple(code & ROLL if code >> 2 == place else code for code in meeples)


def indices_of(meeples: Meeples, kinds: tuple[Kind, ...]) -> tuple[int, ...]:
    """The indices of meeples in the pool that are of these kinds."""
    found: list[int] = []
    for kind in kinds:
        if kind == CHARACTER:
            found.append(len(meeples) - 1)
        else:
            found.append(next(i for i, code in enumerate(meeples[:-1]) if code == kind and i not in found))
    return tuple(found)
