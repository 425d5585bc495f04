"""A rectangular grid of squares as bits of one integer, so that a shape is placed by a shift and a mask.

The cell (column, row) is bit `row * stride + column`. The stride is one more than the number of columns: the extra bit
at the end of each row belongs to no cell. A connected shape that is shifted over the left or the right edge has a cell
on an extra bit, which is never free, so it cannot wrap around.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from typing import NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
Offset: TypeAlias = tuple[int, int]
"""A cell relative to another: columns to the right, rows down."""

_AS_FLAGS = bytes(byte == ord("1") for byte in range(256))


class SquareGrid(NamedTuple):
    """A grid: its size, and the mask of all its cells.

    >>> grid = SquareGrid.of(3, 2)
    >>> corner = 1 << grid.bit(0, 0)
    >>> [grid.place(bit) for bit in bits(grid.spread(corner))]
    [(1, 0), (0, 1)]
    """

    columns: int
    rows: int
    stride: int
    full: int
    """Every cell."""

    @staticmethod
    def of(columns: int, rows: int) -> "SquareGrid":
        """A grid with these columns and rows.

        >>> SquareGrid.of(2, 2).full == 0b11_0_11
        True
        """
        stride = columns + 1
        row = (1 << columns) - 1
        return SquareGrid(columns, rows, stride, sum(row << stride * index for index in range(rows)))

    def bit(self, column: int, row: int) -> int:
        """The index of a cell's bit."""
        assert column in range(self.columns), "the column is on the grid"
        assert row in range(self.rows), "the row is on the grid"
        return row * self.stride + column

    def place(self, bit: int) -> Offset:
        """The column and the row of a bit."""
        row, column = divmod(bit, self.stride)
        return column, row

    def column(self, index: int) -> int:
        """All cells of one column."""
        return sum(1 << row * self.stride + index for row in range(self.rows))

    def row(self, index: int) -> int:
        """All cells of one row."""
        return ((1 << self.columns) - 1) << index * self.stride

    def border(self) -> int:
        """The cells at the edges of the grid."""
        return self.column(0) | self.column(self.columns - 1) | self.row(0) | self.row(self.rows - 1)

    def spread(self, mask: int) -> int:
        """The cells that share a side with a cell of the mask; cells of the mask itself may be among them."""
        stride = self.stride
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.full

    def flood(self, seed: int, within: int) -> int:
        """The cells that are connected with the seed by shared sides, inside `within`."""
        reached = seed & within
        front = reached
        while front:
            front = self.spread(front) & within & ~reached
            reached |= front
        return reached

    def regions(self, mask: int) -> Iterator[int]:
        """The connected parts of a mask, the one with the lowest bit first.

        >>> grid = SquareGrid.of(3, 1)
        >>> [bin(part) for part in grid.regions(0b101)]
        ['0b1', '0b100']
        """
        while mask:
            part = self.flood(mask & -mask, mask)
            yield part
            mask ^= part

    def offset(self, cell: Offset) -> int:
        """The distance in bits of a cell at this offset."""
        return cell[1] * self.stride + cell[0]


def bits(mask: int) -> Iterator[int]:
    """The indices of the bits of a mask, the lowest first.

    >>> list(bits(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def pick(table: Sequence[T], mask: int) -> "compress[T]":
    """The entries of a table whose bits are set: much faster than a loop over the bits.

    >>> list(pick("abcd", 0b1010))
    ['b', 'd']
    """
    return compress(table, bin(mask)[:1:-1].encode().translate(_AS_FLAGS))


def shift(mask: int, by: int) -> int:
    """The mask shifted to lower bits, or to higher ones if `by` is negative."""
    return mask >> by if by >= 0 else mask << -by


def turned(cells: Mapping[Offset, T], quarters: int) -> dict[Offset, T]:
    """A shape after so many quarter turns clockwise, in reading order, with its first cell at (0, 0).

    >>> turned({(0, 0): "a", (0, 1): "b", (1, 1): "c"}, 1)
    {(0, 0): 'b', (1, 0): 'a', (0, 1): 'c'}
    """
    now = dict(cells)
    for _ in range(quarters % 4):
        now = {(-row, column): what for (column, row), what in now.items()}
    order = sorted(now, key=lambda cell: (cell[1], cell[0]))
    column, row = order[0]
    return {(c - column, r - row): now[c, r] for c, r in order}
