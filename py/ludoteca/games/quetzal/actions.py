"""The actions that answer a decision. They are made once, in the tables below, and looked up there."""

from dataclasses import dataclass
from typing import TypeAlias

from ludoteca.games.quetzal.content import (
    CAMP,
    CARD_KINDS,
    HARBOR,
    MEEPLES,
    MOST_MEEPLES,
    PLACES,
    SHIP_2,
    TEMPLE_CARDS,
    UPGRADES,
    VILLAGE_SPACES,
)
from ludoteca.games.quetzal.kinds import Card, Colour, Kind, Place, Tile


@dataclass(frozen=True, slots=True)
class RerollMeeples:
    """Roll meeples of these kinds again."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class RerollAll:
    """Roll all meeples again."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Pick up a meeple by hand: the meeples held are those that will be placed or rerolled (A11)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Occupy:
    """Place one meeple on a unique location."""

    place: Place


@dataclass(frozen=True, slots=True)
class Bid:
    """Place a group on a bidding location; OPEN is the Character alone."""

    place: Place
    colour: Colour
    size: int


@dataclass(frozen=True, slots=True)
class Visit:
    """Place one meeple, or those held, on a free location."""

    place: Place


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take the card of this slot of the Temple (0 … 7)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this one of two drawn cards."""

    card: Card


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell this card at the Black Market."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeUpgrade:
    """Take the Upgrade of this slot of the Village (0 … 2)."""

    slot: int


@dataclass(frozen=True, slots=True)
class DiscardUpgrade:
    """Discard this one of three permanent Upgrades."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Load:
    """Add a card to the delivery."""

    card: Card


@dataclass(frozen=True, slots=True)
class Deliver:
    """Deliver what is loaded."""


@dataclass(frozen=True, slots=True)
class BuyPoint:
    """Pay coins for a victory point (A7-COINS-TO-VP)."""


@dataclass(frozen=True, slots=True)
class BuyDiscovery:
    """Pay coins for a Discovery point (A7-COINS-TO-D)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Take nothing, or nothing more, of what is offered."""


Action: TypeAlias = (
    RerollMeeples
    | RerollAll
    | Hold
    | Occupy
    | Bid
    | Visit
    | TakeCard
    | Keep
    | Sell
    | TakeUpgrade
    | DiscardUpgrade
    | Load
    | Deliver
    | BuyPoint
    | BuyDiscovery
    | Decline
)


_KINDS = range(len(MEEPLES))
OCCUPY = tuple(Occupy(place) for place in range(len(PLACES)))
BID = tuple(
    tuple(tuple(Bid(place, colour, size) for size in range(MOST_MEEPLES + 1)) for colour in range(3))
    for place in range(SHIP_2 + 1)
)
VISIT_CAMP, VISIT_HARBOR = Visit(CAMP), Visit(HARBOR)
HOLD = tuple(Hold(kind) for kind in _KINDS)
TAKE_CARD = tuple(TakeCard(slot) for slot in range(TEMPLE_CARDS))
KEEP = tuple(Keep(card) for card in range(CARD_KINDS))
SELL = tuple(Sell(card) for card in range(CARD_KINDS))
LOAD = tuple(Load(card) for card in range(CARD_KINDS))
TAKE_UPGRADE = tuple(TakeUpgrade(slot) for slot in range(max(VILLAGE_SPACES.values())))
DISCARD_UPGRADE = tuple(DiscardUpgrade(tile) for tile in range(len(UPGRADES)))
REROLL_ONE = tuple(RerollMeeples((kind,)) for kind in _KINDS)
REROLL_HELD = {action.kinds: action for action in REROLL_ONE} | {
    (a, b): RerollMeeples((a, b)) for a in _KINDS for b in _KINDS[a:]
}
REROLL_ALL_ACTION = RerollAll()
DELIVER, DECLINE = Deliver(), Decline()
BUY_POINT, BUY_DISCOVERY = BuyPoint(), BuyDiscovery()
