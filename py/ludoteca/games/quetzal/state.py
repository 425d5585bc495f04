"""The state, the decisions that it asks for, and changed copies of both."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.replacing import replacer
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal.kinds import Card, Cards, Colour, Kind, Meeples, Place, Tile

EMPTY = -1
"""A slot of a display without a card or tile."""


class Variant(NamedTuple):
    """What the options choose: values that only lost pictures showed, and house rules."""

    village_colour: Colour
    village_costs: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    """For each type of artifact, what 0, 1, 2 and 3 delivered together are worth."""
    is_crate_per_round: bool
    """EXTRA_DELIVERY adds its card only to the first delivery that a seat makes at the Harbor Master's in a round."""
    automaton_rank: tuple[int, ...]
    """For each kind of card how late the automaton takes it."""
    team_odds: tuple[int, ...]
    """How a Team meeple falls, for each of the 25 equally likely throws."""
    character_odds: tuple[int, ...]
    is_tracking: bool
    """Cards that were taken face up stay open to all."""


class Group(NamedTuple):
    """Meeples of one seat that hold a place; the automaton's seat comes after the players'."""

    seat: Seat
    size: int
    colour: Colour


class Player(NamedTuple):
    """What a seat has."""

    coins: int
    tally: tuple[int, ...]
    """Victory points so far, by `TALLY`."""
    discovery: int
    hand: Cards
    known: Cards
    """The part of the hand that was taken face up: everybody may remember it."""
    active: tuple[Tile, ...]
    discarded: tuple[Tile, ...]
    meeples: Meeples

    @property
    def points(self) -> int:
        """Where the disk stands on the Scoring track."""
        return sum(self.tally)


with_coins: Callable[[Player, int], Player] = replacer(Player, "coins")
with_tally: Callable[[Player, tuple[int, ...]], Player] = replacer(Player, "tally")
with_hand: Callable[[Player, Cards, Cards], Player] = replacer(Player, "hand", "known")
"""The cards in hand, and which of them everybody knows."""
with_meeples: Callable[[Player, Meeples, int], Player] = replacer(Player, "meeples", "coins")
"""Meeples moved or rolled, and the coins that are left."""
with_step: Callable[[Player, int, int, tuple[int, ...]], Player] = replacer(Player, "discovery", "coins", "tally")
"""A step on the Discovery track, with the coins and the points that its space pays."""


TALLY = ("collections", "bonuses", "cargo", "track", "quarry", "patronage")
"""The sources of victory points before the end of the game."""
COLLECTIONS, BONUS_POINTS, CARGO, TRACK_POINTS, QUARRY_POINTS, PATRONAGE = range(6)


class Under(NamedTuple):
    """A card put under the deck, and the seat that knows it."""

    card: Card
    seat: Seat


# --- what is asked, and what the game does itself ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rerolls:
    """Phase 1: which reroll tiles to use; `used` are those done with this round, `held` the meeples for REROLL_2."""

    seat: Seat
    used: tuple[Tile, ...]
    held: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Placing:
    """Phase 2: where to place; `held` are the meeples picked up by hand, if any."""

    seat: Seat
    held: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class CampReroll:
    """The Camp's offer to reroll a meeple of the pool, so many times (C3)."""

    seat: Seat
    times: int


@dataclass(frozen=True, slots=True)
class TemplePick:
    """Which face-up cards of the Temple to take, so many more."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class KeepOne:
    """Which of two drawn cards to keep (TEMPLE_DRAW)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class MarketSale:
    """Which artifact to sell at the Black Market, if any."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VillagePick:
    """Which face-up Upgrade to take."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TileLimit:
    """Which of three permanent Upgrades, the new one included, goes to the personal discard pile."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Delivery:
    """What to deliver from this place; `cargo` is picked so far, `number` counts the seat's deliveries there."""

    seat: Seat
    place: Place
    number: int
    cargo: Cards


@dataclass(frozen=True, slots=True)
class LastExchange:
    """Exchanges at the end of Phase 3 (C1-W4); `passes` in succession so far."""

    seat: Seat
    passes: int


Decision: TypeAlias = (
    Rerolls
    | Placing
    | CampReroll
    | TemplePick
    | KeepOne
    | MarketSale
    | VillagePick
    | TileLimit
    | Delivery
    | LastExchange
)


@dataclass(frozen=True, slots=True)
class RoundStart:
    """The automaton's card, and the roll."""


@dataclass(frozen=True, slots=True)
class Turns:
    """Phase 2 goes on with this seat, or the next that has meeples left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Activation:
    """Phase 3 goes on at this index of `ACTIVATED_PLACES`."""

    step: int


@dataclass(frozen=True, slots=True)
class TempleDraw:
    """The card from the deck that goes with the Temple's third and fourth spaces."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Steps:
    """So many steps on the Discovery track."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """Phase 4, or the end of the game."""


Procedure: TypeAlias = RoundStart | Turns | Activation | TempleDraw | Steps | RoundEnd
Pending: TypeAlias = Decision | Procedure


class State(NamedTuple):
    """Everything, the random generator included. Deck and piles have no order: a draw picks at random."""

    variant: Variant
    players: tuple[Player, ...]
    round: int
    leader: Seat
    """Who goes first this round."""
    marker: Seat
    """Who holds the First Player marker now."""
    board: tuple[Group | None, ...]
    """The group on each place up to the second ship; none on the pool. Free locations have no group."""
    temple: Cards
    surroundings: tuple[Cards, ...]
    deck: Cards
    under: tuple[Under, ...]
    """Cards put under the deck, the next to be drawn first; they come after the whole of `deck`."""
    discard: Cards
    village: tuple[Tile, ...]
    pile: tuple[Tile, ...]
    automaton: int
    """The automaton's card of this round, or EMPTY."""
    automaton_pile: tuple[int, ...]
    decisions: tuple[Pending, ...]
    """A stack, next first, of decisions and of what the game does itself. After each action the first is a decision, or
    the stack is empty and the game is over."""
    rng: Rng

    @property
    def is_over(self) -> bool:
        return not self.decisions

    def is_automaton(self, seat: Seat) -> bool:
        """The automaton's seat comes after the players'."""
        return seat == len(self.players)


Board: TypeAlias = tuple[Group | None, ...]
with_players: Callable[[State, tuple[Player, ...]], State] = replacer(State, "players")
with_decisions: Callable[[State, tuple[Pending, ...]], State] = replacer(State, "decisions")
with_players_and_decisions: Callable[[State, tuple[Player, ...], tuple[Pending, ...]], State] = replacer(
    State, "players", "decisions"
)
with_placement: Callable[[State, tuple[Player, ...], Board, tuple[Pending, ...]], State] = replacer(
    State, "players", "board", "decisions"
)
with_temple: Callable[[State, Cards], State] = replacer(State, "temple")
with_surroundings: Callable[[State, tuple[Cards, ...]], State] = replacer(State, "surroundings")
with_discard: Callable[[State, Cards], State] = replacer(State, "discard")
with_deck: Callable[[State, Cards, Rng], State] = replacer(State, "deck", "rng")
with_rng: Callable[[State, Rng], State] = replacer(State, "rng")


def replace_player(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*players[:seat], player, *players[seat + 1 :])


def with_player(state: State, seat: Seat, player: Player) -> State:
    return with_players(state, replace_player(state.players, seat, player))


def answered(state: State, *decisions: Pending) -> State:
    """The first decision is answered; these come in its place."""
    return with_decisions(state, decisions + state.decisions[1:])


def push(state: State, *decisions: Pending) -> State:
    """These come before all others, the first of them first."""
    return with_decisions(state, decisions + state.decisions)
