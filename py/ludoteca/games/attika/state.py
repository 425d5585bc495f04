"""Attika's nouns: the state, the decisions it asks for, the actions that answer them, and the events that follow."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.hexgrid import Hex
from ludoteca.core.rng import Rng
from ludoteca.games.attika.content import ANY_5, BUILDINGS, GROUPS, LETTERS, STACKS_OF_OTHERS
from ludoteca.games.attika.land import Land, Mask

Type: TypeAlias = int
"""A type of building: its index in `BUILDINGS`."""
Cards: TypeAlias = tuple[int, int, int, int]
"""How many cards of each landscape: water, forest, hills, mountains."""
Seen: TypeAlias = tuple[tuple[Mask, ...], ...]
"""For each landscape (and last for all together), for k = 1…7: the hexes at which at least k of its symbols count."""

NO_CARDS: Cards = (0, 0, 0, 0)
TYPE = {building.key: index for index, building in enumerate(BUILDINGS)}
STREET: Type = TYPE["street"]
MAIN_STACK = 0
STACKS = range(1 + len(STACKS_OF_OTHERS))

COST: tuple[Cards, ...] = tuple(
    NO_CARDS if b.cost == ANY_5 else (b.cost.count("W"), b.cost.count("F"), b.cost.count("H"), b.cost.count("M"))
    for b in BUILDINGS
)
ANY_COST: tuple[int, ...] = tuple(b.cost.count("*") for b in BUILDINGS)
AFTER: tuple[Type | None, ...] = tuple(None if b.after is None else TYPE[b.after] for b in BUILDINGS)
"""For each type, the one beside which it is free."""
GROUP: tuple[int, ...] = tuple(GROUPS.index(b.group) for b in BUILDINGS)
MEMBERS: tuple[tuple[Type, ...], ...] = tuple(
    tuple(t for t, g in enumerate(GROUP) if g == group) for group in range(len(GROUPS))
)
GROUP_SIZE: tuple[int, ...] = tuple(sum(BUILDINGS[t].copies for t in members) for members in MEMBERS)
KINDS = range(len(LETTERS))


class Player(NamedTuple):
    """What a seat has. The stacks' order is nobody's knowledge, so a stack is a size and what lies in it is a bag;
    the three stacks of other buildings were mixed together and share one."""

    hand: Cards
    stacks: tuple[int, ...]
    main_bag: tuple[Type, ...]
    other_bag: tuple[Type, ...]
    stored: tuple[Type, ...]
    built: tuple[tuple[int, ...], ...]
    """For each type, the numbers of the hexes where it stands, in the order of building."""
    settlements: tuple[Mask, ...]
    """Each settlement's hexes, in the order of their lowest hex."""
    reach: Mask
    """The hexes that touch an own building."""
    amphoras: int
    earned: tuple[int, ...]
    """The groups that have brought their amphora."""
    is_blessed: bool

    @property
    def buildings(self) -> Mask:
        """All the hexes built on; the settlements do not overlap."""
        return sum(self.settlements)


# --- decisions ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin:
    """The first action of a turn: it fixes whether the seat draws or builds."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """Go on drawing, with so many actions left."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Build:
    """Go on building, with so many actions left."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Site:
    """Where the chosen stored building goes."""

    seat: Seat
    building: Type


@dataclass(frozen=True, slots=True)
class Reveal:
    """Where the building just drawn goes: on the land, or into storage."""

    seat: Seat
    building: Type


@dataclass(frozen=True, slots=True)
class Pay:
    """Which cards pay; `fixed` are those of the first landscapes already named, where there are very many ways."""

    seat: Seat
    building: Type
    at: Hex
    fixed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Expand:
    """Where the tile just turned up goes."""

    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class Rotate:
    """Which way the tile lies."""

    seat: Seat
    tile: int
    centre: Hex


@dataclass(frozen=True, slots=True)
class CardsTaken:
    """After the cards: one more for an amphora, or the end of the turn."""

    seat: Seat


Decision: TypeAlias = Begin | Draw | Build | Site | Reveal | Pay | Expand | Rotate | CardsTaken


# --- actions -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawFrom:
    stack: int


@dataclass(frozen=True, slots=True)
class BuildType:
    building: Type


@dataclass(frozen=True, slots=True)
class BuildAt:
    at: Hex


@dataclass(frozen=True, slots=True)
class Store:
    pass


@dataclass(frozen=True, slots=True)
class PayWith:
    cards: Cards


@dataclass(frozen=True, slots=True)
class PayOf:
    """So many cards of the next landscape; the others follow."""

    count: int


@dataclass(frozen=True, slots=True)
class ExpandAt:
    centre: Hex


@dataclass(frozen=True, slots=True)
class TurnTo:
    turn: int


@dataclass(frozen=True, slots=True)
class TakeCards:
    """Stop, and take a card for every action not used."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Stop, and take nothing."""


@dataclass(frozen=True, slots=True)
class AmphoraForAction:
    pass


@dataclass(frozen=True, slots=True)
class AmphoraForCard:
    pass


Action: TypeAlias = (
    DrawFrom
    | BuildType
    | BuildAt
    | Store
    | PayWith
    | PayOf
    | ExpandAt
    | TurnTo
    | TakeCards
    | EndTurn
    | AmphoraForAction
    | AmphoraForCard
)


# --- events ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    building: Type
    stack: int


@dataclass(frozen=True, slots=True)
class Stored:
    seat: Seat
    building: Type


@dataclass(frozen=True, slots=True)
class Built:
    seat: Seat
    building: Type
    at: Hex
    paid: Cards


@dataclass(frozen=True, slots=True)
class TurnedUp:
    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class Expanded:
    seat: Seat
    placed_tile: int
    centre: Hex
    turn: int


@dataclass(frozen=True, slots=True)
class Took:
    """`cards` are the seat's own to know; `count` is everybody's."""

    seat: Seat
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class Declined:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled:
    pass


@dataclass(frozen=True, slots=True)
class CompletedGroup:
    """`amphoras` is 0 where the group's buildings are not connected."""

    seat: Seat
    group: int
    amphoras: int


@dataclass(frozen=True, slots=True)
class Blessed:
    seat: Seat
    amphoras: int


@dataclass(frozen=True, slots=True)
class SpentAmphora:
    seat: Seat
    is_for_card: bool


@dataclass(frozen=True, slots=True)
class Ended:
    reason: str
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Drew
    | Stored
    | Built
    | TurnedUp
    | Expanded
    | Took
    | Declined
    | Reshuffled
    | CompletedGroup
    | Blessed
    | SpentAmphora
    | Ended
)


# --- the state ---------------------------------------------------------------------------------------------------


class End(NamedTuple):
    """How it ended; `seat` is whose building ended it (None for the safety stops)."""

    reason: str
    seat: Seat | None


class State(NamedTuple):
    """Everything, luck included."""

    players: tuple[Player, ...]
    land: Land
    occupied: Mask
    seen: Seen
    deck: Cards
    discard: Cards
    pool: tuple[int, ...]
    supply: int
    decisions: tuple[Decision, ...]
    first: Seat
    turn: int
    """How many turns lie behind."""
    idle: int
    """How many turns in a row nobody built, drew a building or took a card; -1 if this turn has seen one of these."""
    is_blessing: bool
    """The variant for three and four: joining shrines gives amphoras instead of the win."""
    last: Hex | None
    """The hex built on last, for the eye."""
    end: End | None
    rng: Rng

    @property
    def round(self) -> int:
        return self.turn // len(self.players) + 1
