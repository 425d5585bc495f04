"""The land: landscape tiles and shrines laid on one hex grid, as bit sets.

Hexes are numbered in the order in which their tiles were laid, seven to a tile, so a set of hexes is an integer of at
most 154 bits. Everything but the tiles and shrines themselves is derived, once per expansion.
"""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from itertools import compress
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
    """What the land is made of. All else about it is derived, so only this is saved."""

    tiles: tuple[PlacedTile, ...]
    shrines: tuple[Hex, ...]


@cache
def faces(tile: int, turn: int) -> tuple[int, ...]:
    """The landscapes of a turned tile: centre, E, SE, SW, W, NW, NE; `BLANK` where there is none."""
    printed = [LETTERS.find(letter) if letter != "." else BLANK for letter in TILES[TILE_KEYS[tile]]]
    rim = printed[1:]
    return (printed[0], *(rim[(index - turn) % 6] for index in range(6)))


@cache
def _shown(tile: int, turn: int) -> tuple[Mask, ...]:
    """For each landscape, which of the seven hexes of a turned tile show it."""
    shown = faces(tile, turn)
    return tuple(sum(1 << index for index, face in enumerate(shown) if face == kind) for kind in range(len(LETTERS)))


Symbols: TypeAlias = tuple[tuple[int, ...], tuple[Mask, ...]]
"""The landscape of each hex, and the hexes of each landscape."""


def _with_faces(symbol: tuple[int, ...], symbols: tuple[Mask, ...], tile: int, turn: int) -> Symbols:
    """What the land shows with one more tile."""
    first = len(symbol)
    w, f, h, m = symbols
    tile_w, tile_f, tile_h, tile_m = _shown(tile, turn)
    return symbol + faces(tile, turn), (
        w | tile_w << first,
        f | tile_f << first,
        h | tile_h << first,
        m | tile_m << first,
    )


WITHIN_TILE: tuple[Mask, ...] = tuple(
    sum(1 << other for other, at in enumerate(flower((0, 0))) if at in neighbours(here)) for here in flower((0, 0))
)
"""For each of a tile's hexes, its neighbours on the same tile."""

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


_ONES = bytes(digit == ord("1") for digit in range(256))


def hexes_in(hexes: tuple[Hex, ...], mask: Mask) -> Iterator[Hex]:
    """The hexes in a set, lowest number first; faster than `bits` for large sets."""
    return compress(hexes, f"{mask:b}"[::-1].encode().translate(_ONES))


class Shape:
    """The places of the land without its symbols. Games with their tiles at the same places share a shape."""

    hexes: tuple[Hex, ...]
    number: dict[Hex, int]
    around_hex: tuple[Mask, ...]
    near_shrine: tuple[Mask, ...]
    margin: frozenset[Hex]
    """Tiles, shrines, and the hexes that touch them: a tile centred there would cover one of them."""
    rim: frozenset[Hex]
    """What touches the margin: a tile centred there covers nothing and touches something (R13)."""

    def __init__(self, shrines: tuple[Hex, ...]) -> None:
        """A table with nothing but its shrines."""
        self.shrines = shrines
        self.hexes, self.number, self.around_hex = (), {}, ()
        self.near_shrine = (0,) * len(shrines)
        self.margin = frozenset(at for shrine in shrines for at in flower(shrine))
        self.rim = edge_of(self.margin)

    def grown(self, centre: Hex) -> "Shape":
        """The shape with one more tile. Hexes keep their numbers, so sets of hexes stay what they are."""
        fresh = flower(centre)
        first = len(self.hexes)
        assert self.number.keys().isdisjoint(fresh), "tiles do not overlap"
        shape = Shape.__new__(Shape)
        shape.shrines = self.shrines
        shape.hexes = self.hexes + fresh
        shape.number = self.number | {at: index for index, at in enumerate(fresh, first)}
        around = [*self.around_hex, *(mask << first for mask in WITHIN_TILE)]
        near_shrine = list(self.near_shrine)
        for index, at in enumerate(fresh[1:], first + 1):
            for n in neighbours(at):
                other = self.number.get(n)
                if other is not None:
                    around[index] |= 1 << other
                    around[other] |= 1 << index
                elif n in shape.shrines:
                    near_shrine[shape.shrines.index(n)] |= 1 << index
        shape.around_hex = tuple(around)
        shape.near_shrine = tuple(near_shrine)
        shape.margin = self.margin | ball(centre, 2)
        shape.rim = (self.rim | ring(centre, 3)) - shape.margin
        return shape

    @cached_property
    def centres(self) -> tuple[Hex, ...]:
        return tuple(sorted(self.rim))


_bare = cache(Shape)
_grown = lru_cache(maxsize=128)(Shape.grown)
"""Memoized: the rotations of a tile, the search of a bot and the start of each game need the same shapes again."""


class Land:
    """The land as sets of hexes. Two lands are equal if their ground is equal."""

    def __init__(self, ground: Ground, shape: Shape, symbol: tuple[int, ...], symbols: tuple[Mask, ...]) -> None:
        self.ground = ground
        self.shape = shape
        self.hexes = shape.hexes
        self.number = shape.number
        self.full: Mask = (1 << len(shape.hexes)) - 1
        """All hexes."""
        self.symbol = symbol
        """The landscape printed on each hex."""
        self.symbols = symbols
        """For each landscape, the hexes that show it."""
        self.around_hex = shape.around_hex
        """For each hex, its neighbours on land."""
        self.near_shrine = shape.near_shrine
        """For each shrine, the hexes that touch it."""

    def pack(self) -> Ground:
        return self.ground

    @classmethod
    def unpack(cls, packed: Ground) -> "Land":
        shape = _bare(packed.shrines)
        symbol: tuple[int, ...] = ()
        symbols: tuple[Mask, ...] = (0,) * len(LETTERS)
        for tile, centre, turn in packed.tiles:
            symbol, symbols = _with_faces(symbol, symbols, tile, turn)
            shape = _grown(shape, centre)
        return cls(packed, shape, symbol, symbols)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Land) and self.ground == other.ground)

    def __hash__(self) -> int:
        return hash(self.ground)

    def with_tile(self, placed: PlacedTile) -> "Land":
        """The land after an expansion."""
        ground = Ground((*self.ground.tiles, placed), self.ground.shrines)
        symbol, symbols = _with_faces(self.symbol, self.symbols, placed.tile, placed.turn)
        return Land(ground, _grown(self.shape, placed.centre), symbol, symbols)

    @property
    def centres(self) -> tuple[Hex, ...]:
        """Where the centre of one more tile may lie, in a stable order (R13)."""
        return self.shape.centres

    def around(self, area: Mask) -> Mask:
        """The hexes that touch a set of hexes (some may belong to it)."""
        around_hex, reached = self.around_hex, 0
        while area:
            low = area & -area
            reached |= around_hex[low.bit_length() - 1]
            area ^= low
        return reached

    def is_connected(self, area: Mask) -> bool:
        """Whether the hexes form one cluster, other hexes left out."""
        reached = fresh = area & -area
        while fresh:
            fresh = self.around(fresh) & area & ~reached
            reached |= fresh
        return reached == area
