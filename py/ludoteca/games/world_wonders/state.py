"""World Wonders' nouns: the state, the decisions it asks for, and the actions that answer them."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders.content import (
    MONUMENTS,
    PEDESTALS,
    RESOURCE_LETTERS,
    ROADS_ON_OFFER,
    STACKS,
    TYPES,
)
from ludoteca.games.world_wonders.forms import BITS, NAME, Mask, form_of

Type: TypeAlias = int
"""A type of building: its index in `TYPES`."""
Tracks: TypeAlias = tuple[int, int, int]
"""Food, ceramics, gears."""

NOBODY: Seat = -1
NOTHING = -1
"""The place of a tile or card that is gone."""
NO_SYMBOLS: Tracks = (0, 0, 0)


class Face(NamedTuple):
    """What a building tile shows."""

    type: Type
    resources: Tracks


def symbols(letters: str) -> Tracks:
    """Resource letters as the steps of the three markers."""
    food, ceramics, gears = (letters.count(letter) for letter in RESOURCE_LETTERS)
    return food, ceramics, gears


def _faces(tiles: str) -> tuple[Face, ...]:
    letters = [each.letter for each in TYPES]
    return tuple(Face(letters.index(tile[0]), symbols(tile[2:])) for tile in tiles.split())


FACES: tuple[tuple[Face, ...], ...] = tuple(_faces(stack.tiles) for stack in STACKS)
BAGS: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(map(faces.index, faces))) for faces in FACES)
"""For each stack its ten tiles as indices of faces; tiles that look alike have the same index."""
STACK = {stack.key: index for index, stack in enumerate(STACKS)}
MONUMENT = {monument.key: index for index, monument in enumerate(MONUMENTS)}
MONUMENT_SYMBOLS: tuple[Tracks, ...] = tuple(symbols(monument.resources) for monument in MONUMENTS)

LONG, SHORT, TOWER_ITEM = "long", "short", "tower"
START = "start"
"""The starting road, which nobody buys."""
ITEMS: tuple[str, ...] = (
    LONG,
    SHORT,
    *(stack.key for stack in STACKS),
    TOWER_ITEM,
    *PEDESTALS,
    *(monument.key for monument in MONUMENTS),
)


class Placed(NamedTuple):
    """A piece on a map. `item` tells what it is; `copy` tells it from others of the same item."""

    item: str
    copy: int
    """The round in which a tile or tower was on offer; a number among the pieces or components otherwise."""
    face: int
    """The index of a tile's face; 0 for all else."""
    form: str
    turn: int
    at: int
    """The bit of its first space in reading order."""

    @property
    def mask(self) -> Mask:
        return form_of(self.form).turns[self.turn].masks[self.at]


class Player(NamedTuple):
    """A seat's map and resource board."""

    map: int
    roads: Mask
    towers: Mask
    wonders: Mask
    """The spaces under monuments."""
    tiles: tuple[tuple[Mask, ...], ...]
    """For each building type, the tiles of that type as the spaces they cover."""
    covered: Mask
    """All of these together."""
    pieces: tuple[Placed, ...]
    gold: int
    """Gold left."""
    loan: int
    """The round in which the loan that is still held was taken; 0 without one."""
    tracks: Tracks
    population: int
    monuments: tuple[int, ...]
    has_started: bool
    """Whether the starting road lies on the map or is about to."""
    is_out: bool

    # Making a value whole, by position, takes a third of the time of `_replace`.

    def with_purse(self, gold: int, loan: int, is_out: bool) -> "Player":
        """The same city with another purse."""
        return Player(
            self.map,
            self.roads,
            self.towers,
            self.wonders,
            self.tiles,
            self.covered,
            self.pieces,
            gold,
            loan,
            self.tracks,
            self.population,
            self.monuments,
            self.has_started,
            is_out,
        )

    def with_markers(self, tracks: Tracks, population: int) -> "Player":
        """The same city with the markers elsewhere."""
        return Player(
            self.map,
            self.roads,
            self.towers,
            self.wonders,
            self.tiles,
            self.covered,
            self.pieces,
            self.gold,
            self.loan,
            tracks,
            population,
            self.monuments,
            self.has_started,
            self.is_out,
        )

    def cells_of_type(self, kind: Type) -> Mask:
        """All spaces under buildings of a type; the tiles do not overlap."""
        return sum(self.tiles[kind])


# --- decisions ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Open:
    """The first turn begins with the starting road, or with a short set that the starting road then follows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Purchase:
    """What to buy; a loan may be taken or repaid before."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceLongRoad:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceShortRoads:
    """The tiles of a short set that are left to place."""

    seat: Seat
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlaceTower:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceBuilding:
    seat: Seat
    stack: int
    face: int


@dataclass(frozen=True, slots=True)
class PlaceMonument:
    """The components laid so far are given as form, turn and bit of their origin; they are on the map once all lie."""

    seat: Seat
    monument: int
    laid: tuple[tuple[str, int, int], ...]


Decision: TypeAlias = Open | Purchase | PlaceLongRoad | PlaceShortRoads | PlaceTower | PlaceBuilding | PlaceMonument

PURCHASE: tuple[Purchase, ...] = tuple(Purchase(seat) for seat in range(max(ROADS_ON_OFFER)))
"""The decision that every turn begins with, by seat."""


# --- actions --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Buy:
    item: str


@dataclass(frozen=True, slots=True)
class TakeLoan:
    pass


@dataclass(frozen=True, slots=True)
class RepayLoan:
    pass


@dataclass(frozen=True, slots=True)
class GoOut:
    """Nothing can be bought without a loan, and none is wanted."""


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a form, turned so, with its first space in reading order at this space."""

    form: str
    at: str
    turn: int


Action: TypeAlias = Buy | TakeLoan | RepayLoan | GoOut | Place

BUY: dict[str, Buy] = {item: Buy(item) for item in ITEMS}
TAKE_LOAN = TakeLoan()
REPAY_LOAN = RepayLoan()
GO_OUT = GoOut()


@cache
def places_of(form: str) -> tuple[tuple[Place, ...], ...]:
    """For each turn of a form, the action for each bit; what would leave the map is never picked."""
    turns = range(len(form_of(form).turns))
    return tuple(tuple(Place(form, NAME[bit], turn) for bit in range(BITS)) for turn in turns)


# --- the state ------------------------------------------------------------------------------------


class Setting(NamedTuple):
    """What was chosen at set-up."""

    map_side: str
    board: int
    is_hard: bool
    """The level of the Automaton; of no meaning with several players."""


class State(NamedTuple):
    """Everything, luck included. What lies face down has no order yet: it is a bag, drawn from when it is turned up."""

    setting: Setting
    players: tuple[Player, ...]
    round: int
    order: tuple[Seat, ...]
    active: Seat
    """Whose turn it is."""
    decisions: tuple[Decision, ...]
    bags: tuple[tuple[int, ...], ...]
    """For each stack in play the faces not turned up yet."""
    offer: tuple[int, ...]
    """For each stack in play the face on offer, or `NOTHING`."""
    long_roads: int
    short_sets: int
    towers: int
    pedestals: tuple[Seat, ...]
    """Who holds the pedestals, `NOBODY` while one is on offer; empty in solo play."""
    monuments: tuple[int, ...]
    """The monument cards shown, or `NOTHING` where the deck has run dry."""
    deck: tuple[int, ...]
    objectives: tuple[int, ...]
    """Empty unless the game is advanced."""
    solo_deck: tuple[int, ...]
    solo_card: int
    """The card that the Automaton drew last."""
    taken: tuple[int, ...]
    """The monuments that the Automaton took."""
    end: str
    """How the game ended; empty while it goes on."""
    rng: Rng

    @property
    def is_solo(self) -> bool:
        return len(self.players) == 1

    def asking(self, players: tuple[Player, ...], active: Seat, decisions: tuple[Decision, ...]) -> "State":
        """The same table with other players and another question; made whole, as above."""
        return State(
            self.setting,
            players,
            self.round,
            self.order,
            active,
            decisions,
            self.bags,
            self.offer,
            self.long_roads,
            self.short_sets,
            self.towers,
            self.pedestals,
            self.monuments,
            self.deck,
            self.objectives,
            self.solo_deck,
            self.solo_card,
            self.taken,
            self.end,
            self.rng,
        )

    def with_player(self, seat: Seat, player: Player, decisions: tuple[Decision, ...]) -> "State":
        """The same table with another player at the seat, and what is asked next."""
        return self.asking((*self.players[:seat], player, *self.players[seat + 1 :]), self.active, decisions)

    def with_market(self, offer: tuple[int, ...], long_roads: int, short_sets: int, towers: int) -> "State":
        """The same table with other tiles, roads and towers on offer."""
        return State(
            self.setting,
            self.players,
            self.round,
            self.order,
            self.active,
            self.decisions,
            self.bags,
            offer,
            long_roads,
            short_sets,
            towers,
            self.pedestals,
            self.monuments,
            self.deck,
            self.objectives,
            self.solo_deck,
            self.solo_card,
            self.taken,
            self.end,
            self.rng,
        )
