"""Attika's actions: the answers to decisions."""

from dataclasses import dataclass
from typing import TypeAlias

from ludoteca.core.hexgrid import Hex
from ludoteca.games.attika.buildings import Type
from ludoteca.games.attika.cards import Cards


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
    """Stop, and take so many of the cards due for unused actions."""

    count: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Stop, and take no card."""


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
