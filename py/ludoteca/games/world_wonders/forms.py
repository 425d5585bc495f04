"""Forms on the grid: every way a piece may be turned, as offsets that a shift applies to the whole map at once."""

from functools import cache
from typing import NamedTuple, TypeAlias

from ludoteca.core.squaregrid import Offset, SquareGrid, turned
from ludoteca.games.world_wonders.content import COLUMNS, MAPS, ROWS

Mask: TypeAlias = int
Grounds: TypeAlias = tuple[Mask, Mask, Mask]
"""The free spaces: of land, of water, of either."""

GRID = SquareGrid.of(COLUMNS, ROWS)
STRIDE = GRID.stride
FULL: Mask = GRID.full
BITS = ROWS * STRIDE
LAND, WATER, EITHER = range(3)
_GROUND = {"L": LAND, "W": WATER, "E": EITHER}

SIDEWALK_ROW: Mask = GRID.row(ROWS - 1)
"""The spaces that touch the Sidewalk."""
BORDER: Mask = GRID.border()
MAP_EDGE: Mask = GRID.row(0) | GRID.column(0) | GRID.column(COLUMNS - 1)
"""The spaces at the edge of the map; the Sidewalk's side is none."""


def _name(bit: int) -> str:
    column, row = GRID.place(bit)
    return f"{chr(ord('A') + column)}{row + 1}" if column < COLUMNS else ""


NAME: tuple[str, ...] = tuple(_name(bit) for bit in range(BITS))
"""What a space is called: columns A to L, rows 1 to 11 from the top. The spare bits have no name."""
BIT: dict[str, int] = {name: bit for bit, name in enumerate(NAME) if name}


def spread(mask: Mask) -> Mask:
    """The spaces beside those of the mask: `GRID.spread`, without a look-up of the grid, because it is called most."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & FULL


class Terrain(NamedTuple):
    """A map as masks; natural resources are land."""

    land: Mask
    nature: Mask
    water: Mask


def _terrain(rows: str) -> Terrain:
    marks = {GRID.bit(c, r): mark for r, row in enumerate(rows.split()) for c, mark in enumerate(row)}
    nature, water = (sum(1 << bit for bit, mark in marks.items() if mark == wanted) for wanted in "N~")
    return Terrain(GRID.full & ~water, nature, water)


TERRAIN: tuple[Terrain, ...] = tuple(_terrain(each.rows) for each in MAPS)


class Turn(NamedTuple):
    """A form turned one way. Its origin is its first space in reading order, so all offsets are positive."""

    cells: tuple[Offset, ...]
    offsets: tuple[int, ...]
    rest: tuple[int, ...]
    """The offsets without the origin's own."""
    codings: tuple[tuple[int, ...], ...]
    """The grounds its spaces may lie on; several where two turns cover the same spaces."""
    rim: tuple[int, ...]
    """The offsets of the spaces around it; some are negative."""
    masks: tuple[Mask, ...]
    """For each origin the spaces covered; 0 where the form would leave the map."""


class Form(NamedTuple):
    key: str
    turns: tuple[Turn, ...]


def cells_of(key: str) -> dict[Offset, str]:
    """The spaces of a form as written, with their terrain letters."""
    return {(c, r): mark for r, row in enumerate(key.split("/")) for c, mark in enumerate(row) if mark != "."}


def rim_of(cells: tuple[Offset, ...]) -> tuple[Offset, ...]:
    """The spaces that share a side with the shape."""
    around = {(c + dc, r + dr) for c, r in cells for dc, dr in ((1, 0), (0, 1), (-1, 0), (0, -1))}
    return tuple(sorted(around - set(cells), key=lambda cell: (cell[1], cell[0])))


def _masks(cells: tuple[Offset, ...]) -> tuple[Mask, ...]:
    """A form that would leave the map lies on a spare bit, or beyond the last row."""
    first = sum(1 << GRID.offset(cell) for cell in cells)
    moved = (first << bit for bit in range(BITS))
    return tuple(mask if mask & FULL == mask else 0 for mask in moved)


@cache
def form_of(key: str) -> Form:
    """The form that the key writes, with its distinct turns: a square has one, a bar two."""
    footprints: dict[tuple[Offset, ...], list[tuple[int, ...]]] = {}
    for quarters in range(4):
        marks = turned(cells_of(key), quarters)
        codings = footprints.setdefault(tuple(marks), [])
        coding = tuple(_GROUND[mark] for mark in marks.values())
        if coding not in codings:
            codings.append(coding)
    return Form(key, tuple(_turn(cells, tuple(codings)) for cells, codings in footprints.items()))


def _turn(cells: tuple[Offset, ...], codings: tuple[tuple[int, ...], ...]) -> Turn:
    offsets = tuple(GRID.offset(cell) for cell in cells)
    return Turn(cells, offsets, offsets[1:], codings, tuple(GRID.offset(cell) for cell in rim_of(cells)), _masks(cells))


def fitting(turn: Turn, grounds: Grounds) -> Mask:
    """The origins from which every space of the form lies on free ground of the right kind."""
    found = 0
    for coding in turn.codings:
        fit = -1
        for offset, ground in zip(turn.offsets, coding, strict=True):
            fit &= grounds[ground] >> offset
        found |= fit
    return found


def fitting_land(turn: Turn, land: Mask) -> Mask:
    """The same for a form that wants land everywhere."""
    fit = land
    for offset in turn.rest:
        fit &= land >> offset
    return fit


def covering(turn: Turn, mask: Mask) -> Mask:
    """The origins from which at least one space of the form lies in the mask."""
    found = mask
    for offset in turn.rest:
        found |= mask >> offset
    return found


def sites(form: Form, land: Mask, support: Mask) -> list[Mask]:
    """For each turn the origins from which the form lies on land, and on a space of the support."""
    found = []
    for turn in form.turns:
        fit, touching = land, support
        for offset in turn.rest:
            fit &= land >> offset
            touching |= support >> offset
        found.append(fit & touching)
    return found


def has_site(form: Form, land: Mask, support: Mask) -> bool:
    """Whether there is any such origin; most often the first turn has one already."""
    for turn in form.turns:
        fit, touching = land, support
        for offset in turn.rest:
            fit &= land >> offset
            touching |= support >> offset
        if fit & touching:
            return True
    return False


def beside(rim: tuple[int, ...], mask: Mask) -> Mask:
    """The origins from which at least one space of the rim lies in the mask."""
    found = 0
    for offset in rim:
        found |= mask >> offset if offset >= 0 else mask << -offset
    return found
