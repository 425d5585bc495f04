"""The longest road (OBJ-ROAD): the longest path without branches through the road spaces, exactly.

Depth-first search may run for minutes on a network with many rings. This goes over the spaces one by one and keeps,
for every way the paths so far may cross the line between spaces done and spaces to come, the greatest length only (a
*broken profile*). The line has one *plug* for each column and one for the step to the right:

* 0, `NONE`: no path crosses here.
* 1, `LEFT`: the left end of a path both of whose ends cross the line.
* 2, `RIGHT`: the right end of such a path.
* 3, `LOOSE`: a path whose other end is fixed: it crosses the line once.
"""

from functools import lru_cache
from typing import TypeAlias

from ludoteca.core.squaregrid import bits
from ludoteca.games.world_wonders.content import COLUMNS, ROWS
from ludoteca.games.world_wonders.forms import GRID, Mask

NONE, LEFT, RIGHT, LOOSE = range(4)
Cells: TypeAlias = frozenset[tuple[int, int]]
Profile: TypeAlias = int
"""The plugs, two bits each, the first column lowest."""


@lru_cache(maxsize=4096)
def longest_road(roads: Mask) -> int:
    """How many spaces the longest road has."""
    best = 0
    for part in sorted(GRID.regions(roads), key=int.bit_count, reverse=True):
        if part.bit_count() <= best:
            break
        best = max(best, _longest_path(part, best))
    return best


def _longest_path(part: Mask, best: int) -> int:
    """The longest path in one connected part, if it is longer than the best known."""
    cells = frozenset(GRID.place(bit) for bit in bits(part))
    columns = [column for column, _ in cells]
    rows = [row for _, row in cells]
    if max(columns) - min(columns) > max(rows) - min(rows):
        cells = frozenset((row, column) for column, row in cells)
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    return _sweep(frozenset((column - left, row - top) for column, row in cells), best)


def _sweep(cells: Cells, best: int) -> int:
    todo = len(cells)
    lengths: dict[Profile, int] = {0: 0}
    for row in range(max(COLUMNS, ROWS)):
        for column in range(max(COLUMNS, ROWS)):
            if (column, row) in cells:
                todo -= 1
                ways = _Ways(column, (column + 1, row) in cells, (column, row + 1) in cells)
                lengths, best = _step(lengths, ways, todo, best)
        # The line's last plug is the step to the right, which is the first column's step from the left below.
        lengths = {profile << 2: length for profile, length in lengths.items()}
    return best


class _Ways:
    """Where a path may leave a space: down on the plug that came from the left, right on the one from above."""

    __slots__ = ("down", "low", "right")

    def __init__(self, column: int, has_right: bool, has_down: bool) -> None:
        self.low = 2 * column
        self.right = 1 << self.low + 2 if has_right else 0
        self.down = 1 << self.low if has_down else 0


def _step(lengths: dict[Profile, int], ways: _Ways, todo: int, best: int) -> tuple[dict[Profile, int], int]:
    after: dict[Profile, int] = {}

    def keep(profile: Profile, length: int) -> None:
        # Even with every space to come it must beat the best.
        if length + todo > best and after.get(profile, -1) < length:
            after[profile] = length

    low, right, down = ways.low, ways.right, ways.down
    for profile, length in lengths.items():
        came_left, came_up = profile >> low & 3, profile >> low + 2 & 3
        rest = profile & ~(15 << low)
        if not came_left and not came_up:
            keep(rest, length)
            if right and down:
                keep(rest | down * LEFT | right * RIGHT, length + 1)
            if _loose_ends(rest) < 2:
                if right:
                    keep(rest | right * LOOSE, length + 1)
                if down:
                    keep(rest | down * LOOSE, length + 1)
            if not rest:
                best = max(best, length + 1)
        elif came_left and came_up:
            joined = _join(rest, low, came_left, came_up)
            if joined is None:
                continue
            if came_left == came_up == LOOSE:
                if not rest:
                    best = max(best, length + 1)
            else:
                keep(joined, length + 1)
        else:
            plug = came_left or came_up
            if right:
                keep(rest | right * plug, length + 1)
            if down:
                keep(rest | down * plug, length + 1)
            if plug == LOOSE:
                if not rest:
                    best = max(best, length + 1)
            elif _loose_ends(rest) < 2:
                keep(_loosen_mate(rest, low, plug), length + 1)
    return after, best


def _loose_ends(profile: Profile) -> int:
    return (profile & profile >> 1 & 0x5555555555).bit_count()


def _join(rest: Profile, low: int, left: int, up: int) -> Profile | None:
    """The plugs after two paths meet in a space; None if they are the two ends of one, which would close a ring."""
    if left == LEFT and up == RIGHT:
        return None
    if left == LOOSE and up == LOOSE:
        return rest
    if left == LOOSE or up == LOOSE:
        return _loosen_mate(rest, low, left if up == LOOSE else up)
    if left == up == LEFT:
        # The inner path's right end becomes a left end: its mate is now the outer one's right end.
        mate = _mate(rest, low + 4, LEFT)
        return rest & ~(3 << mate) | LEFT << mate
    if left == up == RIGHT:
        mate = _mate(rest, low - 2, RIGHT)
        return rest & ~(3 << mate) | RIGHT << mate
    return rest


def _loosen_mate(rest: Profile, low: int, plug: int) -> Profile:
    """One end of a path becomes an end of the road: the other crosses the line alone."""
    mate = _mate(rest, low + 4 if plug == LEFT else low - 2, plug)
    return rest | LOOSE << mate


def _mate(profile: Profile, start: int, plug: int) -> int:
    """Where the other end of a path stands: ends are brackets, and the meeting space's own plugs are left out."""
    step = 2 if plug == LEFT else -2
    depth, at = 1, start
    while True:
        here = profile >> at & 3
        if here == plug:
            depth += 1
        elif here == LEFT + RIGHT - plug:
            depth -= 1
            if not depth:
                return at
        at += step
