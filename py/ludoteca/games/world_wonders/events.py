"""World Wonders' events: what happened, for the log."""

from dataclasses import dataclass
from typing import TypeAlias

from ludoteca.core.game import Seat
from ludoteca.games.world_wonders.state import NOTHING, State


@dataclass(frozen=True, slots=True)
class RoundBegan:
    round: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Bought:
    """`face` is which tile of its stack it was, for a building."""

    seat: Seat
    item: str
    price: int
    face: int = NOTHING


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece now lies on the map. `item` is `start` for the starting road."""

    seat: Seat
    item: str
    form: str
    at: str
    turn: int
    is_bridge: bool
    face: int = NOTHING


@dataclass(frozen=True, slots=True)
class Discarded:
    """So many tiles of a short set had no place any more."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Gained:
    """How far the markers moved."""

    seat: Seat
    food: int
    ceramics: int
    gears: int
    population: int


@dataclass(frozen=True, slots=True)
class LoanTaken:
    seat: Seat


@dataclass(frozen=True, slots=True)
class LoanRepaid:
    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut:
    """Out for the round; `lost` is the gold that goes unused."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class MonumentShown:
    monument: str


@dataclass(frozen=True, slots=True)
class AutomatonDrew:
    card: str


@dataclass(frozen=True, slots=True)
class AutomatonTook:
    item: str
    face: int = NOTHING


@dataclass(frozen=True, slots=True)
class AutomatonIdled:
    """Nothing that the card names was on offer."""

    card: str


@dataclass(frozen=True, slots=True)
class Ended:
    reason: str


Event: TypeAlias = (
    RoundBegan
    | Bought
    | Laid
    | Discarded
    | Gained
    | LoanTaken
    | LoanRepaid
    | WentOut
    | MonumentShown
    | AutomatonDrew
    | AutomatonTook
    | AutomatonIdled
    | Ended
)

Change: TypeAlias = tuple[State, tuple[Event, ...]]
"""A changed state, and what happened on the way to it."""
