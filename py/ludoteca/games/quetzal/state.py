"""Quetzal's nouns: the state and what it asks of whom. Actions and events have files of their own."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal.kinds import Card, Cards, Colour, Kind, Meeples, Place, Tile

_made = tuple.__new__
"""A named tuple from all its fields at once, without the calls of `_make` in between."""
EMPTY = -1
"""A slot of a display without a card or tile."""


class Variant(NamedTuple):
    """What the options of the table fix: readings of pictures that are lost, and house rules."""

    village_colour: Colour
    village_costs: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    """For each type of artifact, what 0, 1, 2 and 3 delivered together are worth."""
    is_crate_per_visit: bool
    """EXTRA_DELIVERY adds its card to a visit of the Harbor Master, not to each meeple there."""
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

    def with_meeples(self, meeples: Meeples, coins: int = 0) -> "Player":
        """The meeples moved or rolled, and coins received or (below 0) paid; several times as fast as `_replace`."""
        return _made(Player, (self[0] + coins, *self[1:-1], meeples))

    def advanced(self, discovery: int, coins: int, tally: tuple[int, ...]) -> "Player":
        """A step on the Discovery track, and what its space paid."""
        return _made(Player, (coins, tally, discovery, *self[3:]))

    def with_coins(self, coins: int) -> "Player":
        return _made(Player, (coins, *self[1:]))

    def with_tally(self, tally: tuple[int, ...]) -> "Player":
        return _made(Player, (self[0], tally, *self[2:]))

    def with_hand(self, hand: Cards, known: Cards) -> "Player":
        """The cards in hand, and what everybody knows of them; as fast."""
        return _made(Player, (*self[:3], hand, known, *self[5:]))


TALLY = ("collections", "bonuses", "cargo", "track", "quarry", "patronage")
"""Where victory points come from before the end of the game."""
COLLECTIONS, BONUS_POINTS, CARGO, TRACK_POINTS, QUARRY_POINTS, PATRONAGE = range(6)


class Under(NamedTuple):
    """A card put under the deck, and the seat that knows it."""

    card: Card
    seat: Seat


# --- what is asked, and what happens by itself -------------------------------------------------------------------


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
    """The Camp's offer to roll a meeple of the pool again, so many times."""

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
    """The exchange window before Phase 4; `passes` in a row so far."""

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
    """Phase 3 goes on at this step of `ACTIVATION`."""

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
Task: TypeAlias = Decision | Procedure


class State(NamedTuple):
    """Everything, luck included. Deck, piles and bags have no order: a draw picks then."""

    variant: Variant
    players: tuple[Player, ...]
    round: int
    leader: Seat
    """Who goes first this round."""
    marker: Seat
    """Who holds the First Player marker now."""
    board: tuple[Group | None, ...]
    """Who holds each place up to the second ship; the pool and free locations hold nothing here."""
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
    tasks: tuple[Task, ...]
    """Next first; after each action the first is a decision, or there is none and the game is over."""
    rng: Rng

    @property
    def is_over(self) -> bool:
        return not self.tasks

    def with_tasks(self, tasks: tuple[Task, ...]) -> "State":
        """`_replace(tasks=tasks)`, several times as fast: this is done at each decision."""
        return _made(State, (*self[:-2], tasks, self[-1]))

    def with_players(self, players: tuple[Player, ...]) -> "State":
        """`_replace(players=players)`, as fast."""
        return _made(State, (self[0], players, *self[2:]))

    def answered(self, players: tuple[Player, ...], *tasks: Task) -> "State":
        """With these players, and these tasks instead of the first."""
        return _made(State, (self[0], players, *self[2:-2], tasks + self[-2][1:], self[-1]))

    def placed(self, players: tuple[Player, ...], board: tuple[Group | None, ...]) -> "State":
        """A placement, which answers the first task."""
        return _made(State, (self[0], players, *self[2:5], board, *self[6:-2], self[-2][1:], self[-1]))

    def with_temple(self, temple: Cards) -> "State":
        return _made(State, (*self[:6], temple, *self[7:]))

    def with_surroundings(self, surroundings: tuple[Cards, ...]) -> "State":
        return _made(State, (*self[:7], surroundings, *self[8:]))

    def with_discard(self, discard: Cards) -> "State":
        return _made(State, (*self[:10], discard, *self[11:]))

    def drawn(self, deck: Cards, rng: Rng) -> "State":
        """A card has left the deck."""
        return _made(State, (*self[:8], deck, *self[9:-1], rng))
