"""What happened, as facts for the log. A field that not everybody may know can be None."""

from dataclasses import dataclass
from typing import TypeAlias

from ludoteca.core.game import Seat
from ludoteca.games.quetzal.kinds import Card, Cards, Colour, Kind, Place, Tile


@dataclass(frozen=True, slots=True)
class RoundBegan:
    round: int


@dataclass(frozen=True, slots=True)
class AutomatonPlaced:
    card: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """How many black, white, on the side, standing; how the Character fell; coins for those standing."""

    seat: Seat
    team: tuple[int, ...]
    character: int
    coins: int


@dataclass(frozen=True, slots=True)
class Rerolled:
    """Meeples rolled again: what they were, and how they fell then."""

    seat: Seat
    kinds: tuple[Kind, ...]
    rolls: tuple[int, ...]
    coins: int


@dataclass(frozen=True, slots=True)
class Placed:
    seat: Seat
    place: Place
    kinds: tuple[Kind, ...]
    colour: Colour
    coins: int
    """What was paid; at the Camp, what was received."""


@dataclass(frozen=True, slots=True)
class Ousted:
    seat: Seat
    """Who lost the place; the automaton's seat comes after the players'."""
    place: Place
    size: int
    is_automaton: bool


@dataclass(frozen=True, slots=True)
class MarkerTaken:
    seat: Seat


@dataclass(frozen=True, slots=True)
class TookCard:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DrewCard:
    """From the deck: only the seat knows the card."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class KeptCard:
    """The other of the two went under the deck."""

    seat: Seat
    card: Card | None
    other: Card | None


@dataclass(frozen=True, slots=True)
class WonSurrounding:
    seat: Seat
    place: Place
    cards: Cards


@dataclass(frozen=True, slots=True)
class AutomatonTook:
    """The automaton took cards at the Temple or a Surrounding and discarded them."""

    place: Place
    cards: Cards


@dataclass(frozen=True, slots=True)
class Sold:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GainedUpgrade:
    """A tile became active, went to the personal discard pile as a twin, or paid at once."""

    seat: Seat
    tile: Tile
    is_drawn: bool
    """From the pile, by the Discovery track."""


@dataclass(frozen=True, slots=True)
class DiscardedUpgrade:
    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Advanced:
    """One step on the Discovery track, and what the space paid."""

    seat: Seat
    space: int
    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class Delivered:
    seat: Seat
    place: Place
    cards: Cards
    points: int
    coins: int
    discovery: int


@dataclass(frozen=True, slots=True)
class BoughtPoint:
    seat: Seat


@dataclass(frozen=True, slots=True)
class BoughtDiscovery:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Declined:
    """Nothing was sold or delivered at this place."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discard pile became the deck."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    RoundBegan
    | AutomatonPlaced
    | Rolled
    | Rerolled
    | Placed
    | Ousted
    | MarkerTaken
    | TookCard
    | DrewCard
    | KeptCard
    | WonSurrounding
    | AutomatonTook
    | Sold
    | GainedUpgrade
    | DiscardedUpgrade
    | Advanced
    | Delivered
    | BoughtPoint
    | BoughtDiscovery
    | Declined
    | Reshuffled
    | GameEnded
)
