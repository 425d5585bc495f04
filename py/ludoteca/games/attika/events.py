"""Attika's events: what an action has led to, for the log and the previews."""

from dataclasses import dataclass
from typing import TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.hexgrid import Hex
from ludoteca.games.attika.buildings import Type
from ludoteca.games.attika.cards import Cards


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
    """`ground` is the landscape of the hex, or `BLANK`."""

    seat: Seat
    building: Type
    at: Hex
    paid: Cards
    ground: int


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
