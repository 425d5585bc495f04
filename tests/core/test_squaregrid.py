"""A rectangle of squares as bits."""

from hypothesis import given
from hypothesis import strategies as st
from ludoteca.core.squaregrid import SquareGrid, bits, pick, shift, turned

GRID = SquareGrid.of(4, 3)
MASKS = st.sets(st.tuples(st.integers(0, 3), st.integers(0, 2)))


def mask(cells: set[tuple[int, int]]) -> int:
    return sum(1 << GRID.bit(*cell) for cell in cells)


def cells(mask: int) -> set[tuple[int, int]]:
    return {GRID.place(bit) for bit in bits(mask)}


def test_every_cell_has_a_bit_and_every_row_a_spare_one() -> None:
    assert cells(GRID.full) == {(column, row) for column in range(4) for row in range(3)}
    assert GRID.full.bit_count() == 12
    assert [GRID.full >> 5 * row + 4 & 1 for row in range(3)] == [0, 0, 0]


def test_rows_columns_and_the_border() -> None:
    assert cells(GRID.row(1)) == {(0, 1), (1, 1), (2, 1), (3, 1)}
    assert cells(GRID.column(3)) == {(3, 0), (3, 1), (3, 2)}
    assert cells(GRID.full & ~GRID.border()) == {(1, 1), (2, 1)}


@given(MASKS)
def test_spread_reaches_the_cells_beside_and_never_around_an_edge(chosen: set[tuple[int, int]]) -> None:
    beside = {(c + dc, r + dr) for c, r in chosen for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    assert cells(GRID.spread(mask(chosen))) == beside & cells(GRID.full)


@given(MASKS)
def test_regions_are_connected_apart_and_together_the_whole(chosen: set[tuple[int, int]]) -> None:
    parts = list(GRID.regions(mask(chosen)))
    assert sum(parts) == mask(chosen)
    for part in parts:
        assert GRID.flood(part & -part, part) == part
        assert not GRID.spread(part) & mask(chosen) & ~part


@given(st.integers(0, 2**143 - 1))
def test_pick_takes_the_entries_whose_bits_are_set(chosen: int) -> None:
    assert list(pick(range(143), chosen)) == list(bits(chosen))


def test_shift_goes_both_ways() -> None:
    assert shift(0b100, 2) == 0b1
    assert shift(0b1, -2) == 0b100


def test_four_quarter_turns_bring_a_shape_back() -> None:
    shape = {(0, 0): "a", (0, 1): "b", (0, 2): "c", (1, 2): "d"}
    assert turned(shape, 4) == turned(shape, 0) == shape
    assert turned(shape, 1) == {(0, 0): "c", (1, 0): "b", (2, 0): "a", (0, 1): "d"}
    assert turned(turned(shape, 1), 1) == turned(shape, 2)
