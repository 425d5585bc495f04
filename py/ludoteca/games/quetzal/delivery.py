"""How many cards a delivery may hold, what it pays, and which delivery of a hand pays most."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ludoteca.games.quetzal.content import (
    CARD_BONUS,
    CARD_KINDS,
    CARD_TYPE,
    CARGO_BONUSES,
    COIN,
    COMPLETE,
    DISCOVERY,
    EXTRA_CARDS,
    EXTRA_DELIVERY,
    HARBOR,
    HARBOR_LIMIT,
    POINT,
    SHIP_LIMIT,
    TABLET,
    TABLET_COINS,
    TABLET_COINS_EACH,
    TYPES,
    CargoBonus,
)
from ludoteca.games.quetzal.kinds import Card, Cards, Place, Tile
from ludoteca.games.quetzal.state import Delivery, State, Variant


class Payment(NamedTuple):
    """What a delivery pays: victory points by their source, coins, Discovery points."""

    collections: int
    bonuses: int
    cargo: int
    coins: int
    discovery: int

    @property
    def points(self) -> int:
        return self.collections + self.bonuses + self.cargo


def printed_limit(place: Place) -> int:
    """How many cards a delivery takes: for a meeple at the Harbor Master's Office, or with a ship."""
    return HARBOR_LIMIT if place == HARBOR else SHIP_LIMIT


def delivery_limit(state: State, delivery: Delivery) -> int:
    """EXTRA_DELIVERY adds a card; by option only to a seat's first delivery of a round at the Harbor Master's (C15)."""
    limit = printed_limit(delivery.place)
    if EXTRA_DELIVERY not in state.players[delivery.seat].active:
        return limit
    return limit if state.variant.is_crate_per_round and delivery.number else limit + EXTRA_CARDS


def type_counts(cards: Cards) -> list[int]:
    counts = [0] * len(TYPES)
    for card in cards:
        counts[CARD_TYPE[card]] += 1
    return counts


def collection_points(variant: Variant, artifact: int, count: int) -> int:
    """Complete collections of three first, then what is left over."""
    values = variant.values[artifact]
    return count // COMPLETE * values[COMPLETE] + values[count % COMPLETE]


def is_earned(bonus: CargoBonus, counts: Sequence[int]) -> bool:
    """Whether a delivery of so many cards of each type has what the bonus needs."""
    return all(map(int.__ge__, counts, bonus.needs))


def payment_for(variant: Variant, active: tuple[Tile, ...], cargo: Cards) -> Payment:
    """Collections, the cards' own bonuses, and what the active Upgrades add once for this delivery."""
    counts = type_counts(cargo)
    bonuses = [CARD_BONUS[card] for card in cargo]
    coins, extra = bonuses.count(COIN), 0
    for bonus in CARGO_BONUSES:
        if bonus.tile in active and is_earned(bonus, counts):
            coins += bonus.coins
            extra += bonus.points
    if TABLET_COINS in active:
        coins += TABLET_COINS_EACH * counts[TABLET]
    collections = sum(collection_points(variant, artifact, count) for artifact, count in enumerate(counts) if count)
    return Payment(collections, bonuses.count(POINT), extra, coins, bonuses.count(DISCOVERY))


# --- the best of a hand ------------------------------------------------------------------------------------------

COIN_WORTH = 0.4
DISCOVERY_WORTH = 1.1
_BONUS_WORTH = (0.0, COIN_WORTH, DISCOVERY_WORTH, 1.0)
_POINTS_FIRST = (0.0, 0.001, 0.01, 1.0)
"""Of deliveries that pay the same points, the one with more Discovery points, then more coins."""


def _order(worth: Sequence[float]) -> tuple[int, ...]:
    """The place of each card: by type, and within a type those with the best bonus first."""
    cards = sorted(range(CARD_KINDS), key=lambda card: (CARD_TYPE[card], -worth[CARD_BONUS[card]], card))
    return tuple(cards.index(card) for card in range(CARD_KINDS))


_ORDERS: dict[tuple[float, ...], tuple[int, ...]] = {worth: _order(worth) for worth in (_BONUS_WORTH, _POINTS_FIRST)}
Keeping: TypeAlias = Sequence[Sequence[float]]
"""For each type, what it is worth to keep so many of its cards in hand."""


def best_cargo(
    variant: Variant,
    active: tuple[Tile, ...],
    hand: Cards,
    limit: int,
    keeping: Keeping = (),
    bonuses: tuple[float, ...] = _BONUS_WORTH,
) -> tuple[float, Cards]:
    """The delivery that is worth most in victory points, after subtracting what its cards would be worth if kept."""
    by_type: list[list[Card]] = [[] for _ in TYPES]
    for card in sorted(hand, key=_ORDERS[bonuses].__getitem__):
        by_type[CARD_TYPE[card]].append(card)
    best: tuple[float, tuple[int, ...]] = (0.0, ())
    offered = [bonus for bonus in CARGO_BONUSES if bonus.tile in active]
    worths = [_worths(variant, active, artifact, cards, keeping, bonuses) for artifact, cards in enumerate(by_type)]

    def fill(artifact: int, room: int, worth: float, counts: tuple[int, ...]) -> None:
        nonlocal best
        if artifact == len(TYPES):
            for bonus in offered:
                if is_earned(bonus, counts):
                    worth += bonus.points + bonuses[COIN] * bonus.coins
            if worth > best[0]:
                best = (worth, counts)
            return
        for count in range(min(room, len(by_type[artifact])) + 1):
            fill(artifact + 1, room - count, worth + worths[artifact][count], (*counts, count))

    fill(0, limit, 0.0, ())
    cargo = [card for cards, count in zip(by_type, best[1] or (0,) * len(TYPES), strict=True) for card in cards[:count]]
    return best[0], tuple(sorted(cargo))


@lru_cache(maxsize=64)
def best_delivery(variant: Variant, active: tuple[Tile, ...], hand: Cards, limit: int) -> Cards:
    """The delivery that pays most points now; cached, since one view asks for it many times."""
    return best_cargo(variant, active, hand, limit, bonuses=_POINTS_FIRST)[1]


def _worths(
    variant: Variant,
    active: tuple[Tile, ...],
    artifact: int,
    cards: list[Card],
    keeping: Keeping,
    bonuses: tuple[float, ...],
) -> list[float]:
    """For each number of cards of a type: what delivering them brings, compared with keeping them."""
    worths, extra = [], 0.0
    for count in range(len(cards) + 1):
        if count:
            extra += bonuses[CARD_BONUS[cards[count - 1]]]
            if artifact == TABLET and TABLET_COINS in active:
                extra += bonuses[COIN] * TABLET_COINS_EACH
        kept = keeping[artifact][len(cards) - count] - keeping[artifact][len(cards)] if keeping else 0.0
        worths.append(collection_points(variant, artifact, count) + extra + kept)
    return worths
