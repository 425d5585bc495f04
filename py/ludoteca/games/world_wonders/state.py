"""World Wonders' state, the decisions it asks for, and the values both are made of."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.replacing import replacer
from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders.content import (
    LONG_ROAD,
    MONUMENTS,
    PEDESTALS,
    RESOURCE_LETTERS,
    ROADS_ON_OFFER,
    SHORT_ROADS,
    STACKS,
    TOWER,
    TYPES,
)
from ludoteca.games.world_wonders.forms import Mask, form_of

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


TYPE_OF_LETTER: dict[str, Type] = {each.letter: index for index, each in enumerate(TYPES)}


def symbols(letters: str) -> Tracks:
    """Resource letters as the steps of the three markers."""
    food, ceramics, gears = (letters.count(letter) for letter in RESOURCE_LETTERS)
    return food, ceramics, gears


def _faces(tiles: str) -> tuple[Face, ...]:
    return tuple(Face(TYPE_OF_LETTER[tile[0]], symbols(tile[2:])) for tile in tiles.split())


FACES: tuple[tuple[Face, ...], ...] = tuple(_faces(stack.tiles) for stack in STACKS)
BAGS: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(map(faces.index, faces))) for faces in FACES)
"""For each stack its ten tiles as indices of faces; tiles that look alike have the same index."""
STACK = {stack.key: index for index, stack in enumerate(STACKS)}
MONUMENT = {monument.key: index for index, monument in enumerate(MONUMENTS)}
COMPONENTS: tuple[tuple[str, ...], ...] = tuple(tuple(monument.components.split()) for monument in MONUMENTS)
"""For each monument the forms of its components, alike ones repeated."""
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

    def cells_of_type(self, kind: Type) -> Mask:
        """All spaces under buildings of a type; the tiles do not overlap."""
        return sum(self.tiles[kind])


# --- decisions ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Open:
    """The first turn begins with the starting road, or with a short set before it (OPEN-SHORT)."""

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
    is_start_owed: bool = False
    """Whether the set was bought before the starting road, which then comes between the tiles or after them."""


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


def forms_asked(decision: Decision) -> tuple[str, ...]:
    """The forms that may be placed next, alike ones repeated; none where nothing is placed.

    A starting road that comes before all tiles of a short set is laid before the set is bought (OPEN-BETWEEN).
    """
    match decision:
        case PlaceShortRoads(_, left, is_start_owed):
            return (*left, LONG_ROAD) if is_start_owed and len(left) < len(SHORT_ROADS) else left
        case PlaceMonument(_, monument, laid):
            forms = list(COMPONENTS[monument])
            for form, _, _ in laid:
                forms.remove(form)
            return tuple(forms)
        case PlaceBuilding(_, stack, _):
            return (STACKS[stack].form,)
        case PlaceTower():
            return (TOWER,)
        case Open() | PlaceLongRoad():
            return (LONG_ROAD,)
        case Purchase():
            return ()


PURCHASE: tuple[Purchase, ...] = tuple(Purchase(seat) for seat in range(max(ROADS_ON_OFFER)))
"""The decision that every turn begins with, by seat."""


# --- the state ------------------------------------------------------------------------------------


class Setting(NamedTuple):
    """What was chosen at set-up."""

    board: int
    """The side of the resource boards, as an index of `RESOURCE_BOARDS`."""
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


# --- changed copies: a function each for the fields that are often replaced together ---------------

with_purse = replacer(Player, "gold", "loan", "is_out")
with_markers = replacer(Player, "tracks", "population")
with_building = replacer(Player, "tiles", "covered", "pieces")
with_tower = replacer(Player, "towers", "covered", "pieces")
with_road = replacer(Player, "roads", "covered", "pieces", "has_started")

with_decisions = replacer(State, "decisions")
with_turn = replacer(State, "active", "decisions")
with_solo_deck = replacer(State, "solo_deck", "solo_card", "rng")
with_market = replacer(State, "offer", "long_roads", "short_sets", "towers")
_with_players = replacer(State, "players", "decisions")


def with_player(state: State, seat: Seat, player: Player, decisions: tuple[Decision, ...]) -> State:
    """The same table with another player at the seat, and what is asked next."""
    players = state.players
    return _with_players(state, (*players[:seat], player, *players[seat + 1 :]), decisions)
