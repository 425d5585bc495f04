"""The rules of placing once more, written simply and slowly: sets of (column, row) instead of bit masks.

They read the tables of content themselves and share no other code with the game. `check_city` proves every piece of a
map again in the order in which it was laid; `everywhere` and `arrangements` try every space and every turn.
"""

from collections.abc import Iterator
from itertools import combinations, permutations

from ludoteca.games.world_wonders.content import (
    COLUMNS,
    MAPS,
    MONUMENTS,
    ROWS,
    STACKS,
)
from ludoteca.games.world_wonders.state import Placed, Player

Cell = tuple[int, int]
Cells = frozenset[Cell]
STACK_ROWS = {stack.key: stack for stack in STACKS}
MONUMENT_ROWS = {monument.key: monument for monument in MONUMENTS}


def around(cell: Cell) -> list[Cell]:
    column, row = cell
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


def rim(cells: Cells) -> set[Cell]:
    return {near for cell in cells for near in around(cell)} - cells


def is_on_map(cell: Cell) -> bool:
    return cell[0] in range(COLUMNS) and cell[1] in range(ROWS)


def letter_of(tile_item: str, face: int) -> str:
    return STACK_ROWS[tile_item].tiles.split()[face].split(":")[0]


# --- forms -----------------------------------------------------------------------------------------


def drawn(form: str) -> list[dict[Cell, str]]:
    """The form in its four turns, each pushed to the upper left corner."""
    lines = form.split("/")
    found = []
    for _ in range(4):
        cells = {(c, r): mark for r, line in enumerate(lines) for c, mark in enumerate(line) if mark != "."}
        found.append(cells)
        lines = ["".join(line[c] for line in reversed(lines)) for c in range(len(lines[0]))]
    return found


def footprints(form: str) -> list[Cells]:
    """The different ways a form covers spaces, in the order in which quarter turns bring them."""
    found: list[Cells] = []
    for turn in drawn(form):
        if frozenset(turn) not in found:
            found.append(frozenset(turn))
    return found


def moved(cells: Cells, to: Cell) -> Cells:
    """The shape with its first space in reading order at `to`."""
    column, row = min(cells, key=lambda cell: (cell[1], cell[0]))
    return frozenset((c - column + to[0], r - row + to[1]) for c, r in cells)


def cells_of(piece: Placed) -> Cells:
    row, column = divmod(piece.at, COLUMNS + 1)
    return moved(footprints(piece.form)[piece.turn], (column, row))


class City:
    """A map as a drawing: what lies on each space."""

    def __init__(self, map_index: int) -> None:
        self.terrain = {
            (c, r): mark for r, line in enumerate(MAPS[map_index].rows.split()) for c, mark in enumerate(line)
        }
        self.kind: dict[Cell, str] = {}
        self.tiles: list[tuple[str, Cells]] = []
        self.roads: list[Cells] = []

    def add(self, kind: str, cells: Cells) -> None:
        for cell in cells:
            self.kind[cell] = kind
        if kind in "BFHMT":
            self.tiles.append((kind, cells))
        if kind == "road":
            self.roads.append(cells)

    def suits(self, mark: str, cell: Cell) -> bool:
        """Whether a free space has the ground that a terrain letter asks for."""
        if cell in self.kind or cell not in self.terrain:
            return False
        return {"L": self.terrain[cell] != "~", "W": self.terrain[cell] == "~", "E": True}[mark]

    def fits(self, form: str, cells: Cells) -> bool:
        """Whether some turn of the form covers just these spaces, each on its ground."""
        origin = min(cells, key=lambda cell: (cell[1], cell[0]))
        for turn in drawn(form):
            column, row = min(turn, key=lambda cell: (cell[1], cell[0]))
            marks = {(c - column + origin[0], r - row + origin[1]): mark for (c, r), mark in turn.items()}
            if frozenset(marks) == cells and all(self.suits(mark, cell) for cell, mark in marks.items()):
                return True
        return False

    def touches(self, cells: Cells, *kinds: str) -> bool:
        return any(self.kind.get(cell) in kinds for cell in rim(cells))

    def is_at_sidewalk(self, cells: Cells) -> bool:
        return any(row == ROWS - 1 for _, row in cells)

    def is_green(self, cell: Cell) -> bool:
        return self.terrain.get(cell) == "." and cell not in self.kind

    def open_cells(self, mark: str) -> set[Cell]:
        return {cell for cell, ground in self.terrain.items() if ground == mark and cell not in self.kind}

    def copy(self) -> "City":
        other = City.__new__(City)
        other.terrain, other.kind = self.terrain, dict(self.kind)
        other.tiles, other.roads = list(self.tiles), list(self.roads)
        return other

    # --- the predicates of placement

    def may_lay_road(self, form: str, cells: Cells) -> bool:
        return self.fits(form, cells) and (self.is_at_sidewalk(cells) or self.touches(cells, "road", "tower"))

    def may_lay_tower(self, cells: Cells) -> bool:
        return self.fits("L", cells) and any(cell in self.kind for cell in rim(cells))

    def may_lay_building(self, form: str, letter: str, cells: Cells) -> bool:
        return self.fits(form, cells) and self.touches(cells, "road", letter)

    def may_lay_monument(self, monument: str, components: list[tuple[str, Cells]]) -> bool:
        row = MONUMENT_ROWS[monument]
        whole = frozenset(cell for _, cells in components for cell in cells)
        if len(whole) != sum(len(cells) for _, cells in components):
            return False
        if sorted(form for form, _ in components) != sorted(row.components.split()):
            return False
        if not all(self.fits(form, cells) for form, cells in components):
            return False
        if not is_arranged(row.arrange, [cells for _, cells in components]):
            return False
        features = row.adjacent.split()
        return all(self.count_beside(whole, feature) >= features.count(feature) for feature in features)

    def count_beside(self, whole: Cells, feature: str) -> int:
        edge = rim(whole)
        if feature == "sidewalk":
            return int(self.is_at_sidewalk(whole))
        if feature == "road":
            return sum(bool(edge & cells) for cells in self.roads)
        if feature in ("water", "nature"):
            return len(edge & self.open_cells("~" if feature == "water" else "N"))
        return sum(bool(edge & cells) for letter, cells in self.tiles if letter == feature)


def is_arranged(arrange: str, parts: list[Cells]) -> bool:
    if arrange == "single":
        return len(parts) == 1
    if arrange == "gap1":
        ((a, b),), ((c, d),) = parts
        return sorted((abs(a - c), abs(b - d))) == [0, 2]
    whole = frozenset(cell for part in parts for cell in part)
    return len(region(min(whole), whole)) == len(whole)


def region(start: Cell, within: set[Cell] | Cells) -> set[Cell]:
    seen, todo = {start}, [start]
    while todo:
        for near in around(todo.pop()):
            if near in within and near not in seen:
                seen.add(near)
                todo.append(near)
    return seen


def regions(cells: set[Cell]) -> list[set[Cell]]:
    left, found = set(cells), []
    while left:
        part = region(min(left), left)
        found.append(part)
        left -= part
    return found


# --- every piece proved again ----------------------------------------------------------------------------


def drawing(player: Player) -> City:
    """The city as drawn from its pieces, without asking whether they may lie there."""
    city = City(player.map)
    for piece in player.pieces:
        city.add(kind_of(piece), cells_of(piece))
    return city


def kind_of(piece: Placed) -> str:
    if piece.item in STACK_ROWS:
        return letter_of(piece.item, piece.face)
    return {"long": "road", "short": "road", "tower": "tower"}.get(piece.item, "monument")


def check_city(player: Player) -> None:
    """Assert of each piece, in the order of laying, that it lay lawfully."""
    city = City(player.map)
    pieces = list(player.pieces)
    first_road = next((piece for piece in pieces if kind_of(piece) == "road"), None)
    assert first_road is None or pieces[0] is first_road, "the first piece is a road"
    while pieces:
        piece = pieces.pop(0)
        cells = cells_of(piece)
        assert all(is_on_map(cell) for cell in cells)
        kind = kind_of(piece)
        if kind == "road":
            assert city.may_lay_road(piece.form, cells), piece
        elif kind == "tower":
            assert city.may_lay_tower(cells), piece
        elif kind == "monument":
            components = [(piece.form, cells)]
            while pieces and pieces[0].item == piece.item:
                other = pieces.pop(0)
                components.append((other.form, cells_of(other)))
            assert city.may_lay_monument(piece.item, components), piece
            for _, each in components[1:]:
                city.add("monument", each)
        else:
            assert city.may_lay_building(piece.form, kind, cells), piece
        city.add(kind, cells)


# --- every place tried -------------------------------------------------------------------------------------


def everywhere(form: str) -> Iterator[Cells]:
    """All positions of a form on the map, whatever lies there."""
    for shape in footprints(form):
        for row in range(ROWS):
            for column in range(COLUMNS):
                cells = moved(shape, (column, row))
                if all(is_on_map(cell) for cell in cells):
                    yield cells


def arrangements(city: City, monument: str) -> set[frozenset[tuple[str, Cells]]]:
    """All lawful ways to build a monument, as sets of components."""
    row = MONUMENT_ROWS[monument]
    forms = row.components.split()
    fitting = {form: [cells for cells in everywhere(form) if city.fits(form, cells)] for form in set(forms)}
    found = set()
    if row.arrange == "gap1":
        pairs = combinations(fitting[forms[0]], 2)
        found = {frozenset((forms[0], cells) for cells in pair) for pair in pairs if is_arranged("gap1", list(pair))}
    else:
        for order in set(permutations(forms)):
            found |= _grown(order, fitting)
    return {each for each in found if city.may_lay_monument(monument, sorted(each, key=str))}


def _grown(order: tuple[str, ...], fitting: dict[str, list[Cells]]) -> set[frozenset[tuple[str, Cells]]]:
    grown: set[frozenset[tuple[str, Cells]]] = {frozenset([(order[0], cells)]) for cells in fitting[order[0]]}
    for form in order[1:]:
        bigger = set()
        for parts in grown:
            whole = frozenset(cell for _, cells in parts for cell in cells)
            edge = rim(whole)
            bigger |= {parts | {(form, cells)} for cells in fitting[form] if cells & edge and not cells & whole}
        grown = bigger
    return grown
