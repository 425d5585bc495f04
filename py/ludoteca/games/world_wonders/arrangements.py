"""How the components of a monument may lie to one another.

An arrangement is a rigid pattern of components, so that all its places on a map are found at once by shifting.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ludoteca.core.squaregrid import Offset
from ludoteca.games.world_wonders.content import MONUMENTS
from ludoteca.games.world_wonders.forms import GRID, Form, form_of, rim_of


class Part(NamedTuple):
    """A component of an arrangement: its form and turn, and how far its origin lies from the arrangement's."""

    form: str
    turn: int
    offset: int


class Arrangement(NamedTuple):
    parts: tuple[Part, ...]
    rim: tuple[int, ...]
    """The offsets of the spaces around the whole."""
    between: tuple[int, ...]
    """The offsets of spaces that stay open between the components but must lie on the map."""


class _Laid(NamedTuple):
    form: str
    turn: int
    origin: Offset

    @property
    def cells(self) -> tuple[Offset, ...]:
        column, row = self.origin
        return tuple((column + c, row + r) for c, r in form_of(self.form).turns[self.turn].cells)


@cache
def arrangements_of(monument: int) -> tuple[Arrangement, ...]:
    """All arrangements of a monument's components, each once, in a stable order."""
    row = MONUMENTS[monument]
    forms = tuple(row.components.split())
    if row.arrange == "single":
        assert len(forms) == 1, "a single monument has one component"
        return tuple(_fixed(((_Laid(forms[0], turn, (0, 0))),), ()) for turn in _turns(forms[0]))
    if row.arrange == "gap1":
        assert forms == ("L", "L"), "the space between is defined for two components of one space each"
        return tuple(
            _fixed((_Laid("L", 0, (0, 0)), _Laid("L", 0, (2 * c, 2 * r))), ((c, r),)) for c, r in ((1, 0), (0, 1))
        )
    assert row.arrange == "connected", "an arrangement is single, connected or gap1"
    return tuple(_fixed(laid, ()) for laid in sorted(set(map(_anchored, _connected((), forms)))))


def _turns(form: str) -> range:
    return range(len(form_of(form).turns))


def _connected(laid: tuple[_Laid, ...], left: tuple[str, ...]) -> Iterator[tuple[_Laid, ...]]:
    """Every way to add the components left, in any order, each touching what lies already."""
    if not left:
        yield laid
        return
    covered = tuple(cell for each in laid for cell in each.cells)
    for form in sorted(set(left)):
        rest = list(left)
        rest.remove(form)
        for turn in _turns(form):
            for origin in _origins(form_of(form), turn, covered):
                yield from _connected((*laid, _Laid(form, turn, origin)), tuple(rest))


def _origins(form: Form, turn: int, covered: tuple[Offset, ...]) -> list[Offset]:
    """Where a component may be added so that it touches without overlapping; anywhere if nothing lies yet."""
    if not covered:
        return [(0, 0)]
    cells = form.turns[turn].cells
    candidates = {(c - dc, r - dr) for c, r in rim_of(covered) for dc, dr in cells}
    free = [(c, r) for c, r in candidates if not any((c + dc, r + dr) in covered for dc, dr in cells)]
    return sorted(free)


def _anchored(laid: tuple[_Laid, ...]) -> tuple[_Laid, ...]:
    """The same arrangement wherever it began and in whatever order it was laid: identical components are alike."""
    column, row = min((cell for each in laid for cell in each.cells), key=lambda cell: (cell[1], cell[0]))
    return tuple(sorted(each._replace(origin=(each.origin[0] - column, each.origin[1] - row)) for each in laid))


def _fixed(laid: tuple[_Laid, ...], between: tuple[Offset, ...]) -> Arrangement:
    cells = tuple(cell for each in laid for cell in each.cells)
    return Arrangement(
        tuple(Part(each.form, each.turn, GRID.offset(each.origin)) for each in laid),
        tuple(GRID.offset(cell) for cell in rim_of(cells)),
        tuple(GRID.offset(cell) for cell in between),
    )
