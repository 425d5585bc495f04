"""Attika's state: the players, the land, the supplies, and the decisions to be made next."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.hexgrid import Hex
from ludoteca.core.replacing import replacer
from ludoteca.core.rng import Rng
from ludoteca.games.attika.buildings import Type
from ludoteca.games.attika.cards import Cards
from ludoteca.games.attika.content import STACKS_OF_OTHERS
from ludoteca.games.attika.discounts import Seen
from ludoteca.games.attika.land import Land, Mask

MAIN_STACK = 0
STACKS = range(1 + len(STACKS_OF_OTHERS))
"""The stacks of a player: the main buildings, then the others."""
ACTIVE = -1
"""What `State.idle` is in a turn in which a building was built or drawn, or a card taken."""


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
    """How many turns in a row nobody built, drew a building or took a card; `ACTIVE` if somebody did in this turn."""
    is_blessing: bool
    """The variant for three and four: joining shrines gives amphoras instead of the win."""
    last: Hex | None
    """The hex built on last, for the eye."""
    end: End | None
    rng: Rng

    @property
    def round(self) -> int:
        return self.turn // len(self.players) + 1


# --- changed copies ----------------------------------------------------------------------------------------------


with_decisions: Callable[[State, tuple[Decision, ...]], State] = replacer(State, "decisions")
_with_players_and_decisions = replacer(State, "players", "decisions")


def players_with(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    """All players, one of them changed."""
    players = state.players
    return (*players[:seat], player, *players[seat + 1 :])


def with_player(state: State, seat: Seat, player: Player, decisions: tuple[Decision, ...]) -> State:
    """The state with one player changed, and the decisions to be made next."""
    return _with_players_and_decisions(state, players_with(state, seat, player), decisions)
