"""Computes what a building costs at a site, and how it may be paid (R7 to R10, PAY).

The printed costs are in `content.py`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ludoteca.core.game import Seat
from ludoteca.games.attika.actions import PayWith
from ludoteca.games.attika.buildings import AFTER, ANY_COST, COST, Type
from ludoteca.games.attika.cards import NO_CARDS, Cards, subtract_cards
from ludoteca.games.attika.land import Land, Mask
from ludoteca.games.attika.state import Player, State


class Price(NamedTuple):
    """The price at a site, part by part."""

    need: Cards
    """Symbols to be paid by a matching card or any two."""
    any: int
    """Cards of any kind for a street, after the discount."""
    settlement: int
    """Cards of any kind for founding one more settlement (R10)."""
    shown: Cards
    """The symbols that the site and its free neighbours show (R7)."""
    is_free: bool
    """Beside an own building from which an arrow leads here (R8)."""

    @property
    def any_cards(self) -> int:
        return self.any + self.settlement


def printed_price(building: Type) -> int:
    """The symbols or cards of any kind that are printed on a building."""
    return sum(COST[building]) + ANY_COST[building]


def successor_sites(player: Player, land: Land, building: Type) -> Mask:
    """The hexes beside an own building from which an arrow leads to the type: it is free there (R8, R9)."""
    after, found = AFTER[building], 0
    if after is not None:
        for index in player.built[after]:
            found |= land.around_hex[index]
    return found


def price(state: State, seat: Seat, building: Type, index: int) -> Price:
    """The price of a building for a seat on a hex (R7 to R10)."""
    player, land = state.players[seat], state.land
    free_around = (land.around_hex[index] | 1 << index) & ~state.occupied
    water, forest, hills, mountains = land.symbols
    w, f = (water & free_around).bit_count(), (forest & free_around).bit_count()
    h, m = (hills & free_around).bit_count(), (mountains & free_around).bit_count()
    settlement = 0 if player.reach >> index & 1 else len(player.settlements)
    if successor_sites(player, land, building) >> index & 1:
        return Price(NO_CARDS, 0, settlement, (w, f, h, m), True)
    any_cards = ANY_COST[building] - w - f - h - m
    cw, cf, ch, cm = COST[building]
    need = (cw - w if cw > w else 0, cf - f if cf > f else 0, ch - h if ch > h else 0, cm - m if cm > m else 0)
    return Price(need, any_cards if any_cards > 0 else 0, settlement, (w, f, h, m), False)


def cheapest(hand: Cards, need: Cards, any_cards: int) -> int:
    """The fewest cards with which the hand can pay; more than it holds if it cannot."""
    return any_cards + sum(2 * n - min(n, held) for n, held in zip(need, hand, strict=True))


def fewest_cards(state: State, seat: Seat, building: Type, index: int) -> int:
    """The fewest cards with which the seat can pay for a building on a hex; more than it holds if it cannot."""
    due = price(state, seat, building, index)
    return cheapest(state.players[seat].hand, due.need, due.any_cards)


def payments(hand: Cards, need: Cards, any_cards: int, fixed: tuple[int, ...] = ()) -> Sequence[PayWith]:
    """All exact payments from a hand, of which no card could be left out (C2), in the order of their cards.

    `fixed` are the numbers of cards of the first landscapes, where they are named already.
    """
    w, f, h, m = hand
    due = 2 * sum(need) + any_cards
    # No more cards of a kind than are due can be used; without the others, many hands are alike.
    usable = (w if w < due else due, f if f < due else due, h if h < due else due, m if m < due else due)
    ways = _payments(usable, need, due)
    return [way for way in ways if way.cards[: len(fixed)] == fixed] if fixed else ways


@lru_cache(maxsize=4096)
def _payments(hand: Cards, need: Cards, due: int) -> tuple[PayWith, ...]:
    """A card that matches a needed symbol pays twice as much as another. So a payment is exact when its cards, those
    that match counted twice, come to twice the symbols plus the cards of any kind."""
    worth = [[count + min(count, n) for count in range(held + 1)] for n, held in zip(need, hand, strict=True)]
    last = {value: count for count, value in enumerate(worth[3])}
    return tuple(
        PayWith((w, f, h, last[rest]))
        for w, worth_w in enumerate(worth[0])
        if worth_w <= due
        for f, worth_f in enumerate(worth[1])
        if worth_w + worth_f <= due
        for h, worth_h in enumerate(worth[2])
        if (rest := due - worth_w - worth_f - worth_h) in last
    )


def hand_loss(hand: Cards, cards: Cards) -> tuple[int, int]:
    """What a payment costs the hand: its cards, then how uneven it leaves the counts of the landscapes."""
    w, f, h, m = subtract_cards(hand, cards)
    return sum(cards), w * w + f * f + h * h + m * m


@lru_cache(maxsize=512)
def cheapest_payment(hand: Cards, need: Cards, any_cards: int, fixed: tuple[int, ...] = ()) -> PayWith:
    """The payment that costs the hand least; the hand must be able to pay."""
    return min(payments(hand, need, any_cards, fixed), key=lambda way: hand_loss(hand, way.cards))
