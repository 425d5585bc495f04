"""The land: landscape tiles and shrines laid on one hex grid, as bit sets.

Hexes are numbered in the order in which their tiles were laid, seven to a tile, so a set of hexes is an integer of at
most 154 bits. Everything but the tiles and shrines themselves is derived, once per expansion.
"""

from collections.abc import Iterator
from functools import cache, cached_property, reduce
from typing import NamedTuple, TypeAlias

from ludoteca.core.hexgrid import Hex, ball, edge_of, flower, neighbours, ring
from ludoteca.games.attika.content import LETTERS, TILES

Mask: TypeAlias = int

TILE_KEYS = tuple(TILES)
BLANK = -1


class PlacedTile(NamedTuple):
    """A landscape tile on the table: its index, the hex of its centre, and its rotation in sixths clockwise."""

    tile: int
    centre: Hex
    turn: int


class Ground(NamedTuple):
    """What the land is made of: all that is written down of it."""

    tiles: tuple[PlacedTile, ...]
    shrines: tuple[Hex, ...]


@cache
def faces(tile: int, turn: int) -> tuple[int, ...]:
    """The landscapes of a turned tile: centre, E, SE, SW, W, NW, NE; `BLANK` where there is none."""
    printed = [LETTERS.find(letter) if letter != "." else BLANK for letter in TILES[TILE_KEYS[tile]]]
    rim = printed[1:]
    return (printed[0], *(rim[(index - turn) % 6] for index in range(6)))


DISTINCT_TURNS: tuple[tuple[int, ...], ...] = tuple(
    tuple(turn for turn in range(6) if faces(tile, turn) not in [faces(tile, earlier) for earlier in range(turn)])
    for tile in range(len(TILE_KEYS))
)
"""For each tile, the rotations that look different: two for T01 to T04, six for the others."""


def bits(mask: Mask) -> Iterator[int]:
    """The numbers of the hexes in a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Land:
    """The land as sets of hexes. A value: two are equal if they lie on the same ground."""

    ground: Ground
    hexes: tuple[Hex, ...]
    number: dict[Hex, int]
    full: Mask
    """All hexes."""
    symbol: tuple[int, ...]
    """The landscape printed on each hex."""
    symbols: tuple[Mask, ...]
    """For each landscape, the hexes that show it."""
    around_hex: tuple[Mask, ...]
    """For each hex, its neighbours on land."""
    near_shrine: tuple[Mask, ...]
    """For each shrine, the hexes that touch it."""
    margin: frozenset[Hex]
    """Tiles, shrines, and the hexes that touch them: no tile's centre has room there."""
    rim: frozenset[Hex]
    """What touches the margin: a tile centred there covers nothing and touches something (R13)."""

    def __init__(self, shrines: tuple[Hex, ...]) -> None:
        """A table with nothing but its shrines."""
        self.ground = Ground((), shrines)
        self.hexes, self.number, self.full, self.symbol, self.around_hex = (), {}, 0, (), ()
        self.symbols = (0,) * len(LETTERS)
        self.near_shrine = (0,) * len(shrines)
        self.margin = frozenset(at for shrine in shrines for at in flower(shrine))
        self.rim = edge_of(self.margin)

    def pack(self) -> Ground:
        return self.ground

    @classmethod
    def unpack(cls, packed: Ground) -> "Land":
        return reduce(cls.with_tile, packed.tiles, cls(packed.shrines))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Land) and self.ground == other.ground)

    def __hash__(self) -> int:
        return hash(self.ground)

    def with_tile(self, placed: PlacedTile) -> "Land":
        """The land after an expansion. Hexes keep their numbers, so sets of hexes stay what they are."""
        fresh = flower(placed.centre)
        assert self.number.keys().isdisjoint(fresh), "tiles do not overlap"
        land = Land.__new__(Land)
        land.ground = Ground((*self.ground.tiles, placed), self.ground.shrines)
        land.hexes = self.hexes + fresh
        land.number = self.number | {at: len(self.hexes) + offset for offset, at in enumerate(fresh)}
        land.full = (1 << len(land.hexes)) - 1
        shown = faces(placed.tile, placed.turn)
        land.symbol = self.symbol + shown
        symbols = list(self.symbols)
        for index, kind in enumerate(shown, len(self.hexes)):
            if kind != BLANK:
                symbols[kind] |= 1 << index
        land.symbols = tuple(symbols)
        around = [*self.around_hex, *(0 for _ in fresh)]
        near_shrine = list(self.near_shrine)
        for index, at in enumerate(fresh, len(self.hexes)):
            for n in neighbours(at):
                other = land.number.get(n)
                if other is not None:
                    around[index] |= 1 << other
                    around[other] |= 1 << index
                elif n in land.ground.shrines:
                    near_shrine[land.ground.shrines.index(n)] |= 1 << index
        land.around_hex = tuple(around)
        land.near_shrine = tuple(near_shrine)
        covered = ball(placed.centre, 2)
        land.margin = self.margin | covered
        land.rim = (self.rim | ring(placed.centre, 3)) - land.margin
        return land

    @cached_property
    def centres(self) -> tuple[Hex, ...]:
        """Where the centre of one more tile may lie, in a stable order (R13)."""
        return tuple(sorted(self.rim))

    def around(self, area: Mask) -> Mask:
        """The hexes that touch a set of hexes (some may belong to it)."""
        reached = 0
        for index in bits(area):
            reached |= self.around_hex[index]
        return reached

    def is_connected(self, area: Mask) -> bool:
        """Whether the hexes form one cluster among themselves."""
        reached = area & -area
        while (grown := (reached | self.around(reached)) & area) != reached:
            reached = grown
        return reached == area
