"""What a building costs where, and how it may be paid (spec 2.4 and 2.5)."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.games.attika.land import Land, Mask, bits
from ludoteca.games.attika.state import (
    AFTER,
    ANY_COST,
    COST,
    KINDS,
    NO_CARDS,
    STREET,
    Cards,
    PayWith,
    Player,
    Seen,
    State,
    Type,
)

LEVELS = 7
"""A hex and its six neighbours show at most so many symbols."""
ALL_KINDS = len(KINDS)
"""The row of `Seen` that counts the symbols of all landscapes together."""


class Price(NamedTuple):
    """The price at a site, with what makes it up."""

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


def is_free_beside(player: Player, land: Land, building: Type, index: int) -> bool:
    """Whether an own building of the direct predecessor type stands beside the hex (R8, R9)."""
    after = AFTER[building]
    return after is not None and any(land.around_hex[index] >> other & 1 for other in player.built[after])


def price(state: State, seat: Seat, building: Type, index: int) -> Price:
    """The price of a building for a seat on a hex (spec 2.4)."""
    player, land = state.players[seat], state.land
    free_around = (land.around_hex[index] | 1 << index) & ~state.occupied
    water, forest, hills, mountains = land.symbols
    w, f = (water & free_around).bit_count(), (forest & free_around).bit_count()
    h, m = (hills & free_around).bit_count(), (mountains & free_around).bit_count()
    settlement = 0 if player.reach >> index & 1 else len(player.settlements)
    if is_free_beside(player, land, building, index):
        return Price(NO_CARDS, 0, settlement, (w, f, h, m), True)
    any_cards = max(0, ANY_COST[building] - w - f - h - m)
    cw, cf, ch, cm = COST[building]
    need = (max(0, cw - w), max(0, cf - f), max(0, ch - h), max(0, cm - m))
    return Price(need, any_cards, settlement, (w, f, h, m), False)


def cheapest(hand: Cards, need: Cards, any_cards: int) -> int:
    """The fewest cards with which the hand can pay; more than it holds if it cannot."""
    return any_cards + sum(2 * n - min(n, held) for n, held in zip(need, hand, strict=True))


@lru_cache(maxsize=4096)
def payments(hand: Cards, need: Cards, any_cards: int) -> tuple[PayWith, ...]:
    """All exact payments from a hand: no card could be left out (clarification 2).

    A card that matches a needed symbol does the work of two, so a payment is exact when its cards, those that match
    counted twice, come to twice the symbols plus the cards of any kind.
    """
    due = 2 * sum(need) + any_cards
    work = [[count + min(count, n) for count in range(held + 1)] for n, held in zip(need, hand, strict=True)]
    last = {value: count for count, value in enumerate(work[3])}
    return tuple(
        PayWith((w, f, h, last[rest]))
        for w, work_w in enumerate(work[0])
        if work_w <= due
        for f, work_f in enumerate(work[1])
        if work_w + work_f <= due
        for h, work_h in enumerate(work[2])
        if (rest := due - work_w - work_f - work_h) in last
    )


NOTHING_SEEN: Seen = ((0,) * LEVELS,) * (ALL_KINDS + 1)


def seen_from(land: Land, occupied: Mask) -> Seen:
    """The discount table of the land (see `Seen`)."""
    return seen_with(NOTHING_SEEN, land, occupied, land.full)


def seen_with(seen: Seen, land: Land, occupied: Mask, fresh: Mask) -> Seen:
    """The discount table after fresh hexes have been laid: theirs count all around, old ones on them."""
    rows = [*map(list, seen)]
    around = fresh | land.around(fresh)
    for kind, symbols in enumerate(land.symbols):
        for index in bits(symbols & around & ~occupied):
            area = land.around_hex[index] | 1 << index
            if not fresh >> index & 1:
                area &= fresh
            _raise_levels(rows[kind], area)
            _raise_levels(rows[ALL_KINDS], area)
    return tuple(tuple(row) for row in rows)


def _raise_levels(levels: list[Mask], area: Mask) -> None:
    """One more symbol counts on the hexes of the area."""
    for level, here in enumerate(levels):
        levels[level] = here | area
        area &= here
        if not area:
            break


def seen_without(seen: Seen, land: Land, index: int) -> Seen:
    """The discount table after a building has covered the hex: its symbol counts one less all around."""
    kind = land.symbol[index]
    if kind < 0:
        return seen
    area = land.around_hex[index] | 1 << index
    rows = list(seen)
    rows[kind] = _lower_levels(seen[kind], area)
    rows[ALL_KINDS] = _lower_levels(seen[ALL_KINDS], area)
    return tuple(rows)


def _lower_levels(levels: tuple[Mask, ...], area: Mask) -> tuple[Mask, ...]:
    """One symbol less counts on the hexes of the area: what was seen once is seen no more, twice once, and so on."""
    lowered = list(levels)
    for level in range(LEVELS - 1, -1, -1):
        gone = levels[level] & area
        if gone:
            lowered[level] ^= gone
            area ^= gone
    return tuple(lowered)


Demands: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]
"""Sets of symbols, each as (row, level) pairs of `Seen`, any of which is enough."""


@lru_cache(maxsize=8192)
def _demands(building: Type, held: Cards, budget: int) -> Demands:
    """The least sets of symbols with which so many cards are enough.

    `held` are the cards of the hand that could match, so that few distinct questions are ever asked.
    """
    if building == STREET:
        missing = ANY_COST[STREET] - budget
        return (((ALL_KINDS, missing - 1),) if missing > 0 else (),)
    cost = COST[building]
    enough: list[tuple[int, ...]] = []
    for shown in product(*(range(n + 1) for n in cost)):
        need = tuple(n - s for n, s in zip(cost, shown, strict=True))
        w, f, h, m = need
        is_least = not any(all(a <= b for a, b in zip(other, shown, strict=True)) for other in enough)
        if cheapest(held, (w, f, h, m), 0) <= budget and is_least:
            enough.append(shown)
    return tuple(tuple((kind, s - 1) for kind, s in enumerate(shown) if s) for shown in enough)


class Means(NamedTuple):
    """What a seat can build with now: its hand, and the empty hexes."""

    player: Player
    land: Land
    seen: Seen
    empty: Mask
    near: Mask
    """The empty hexes beside an own building."""
    budget: int
    """Cards for a site beside an own building."""
    far_budget: int
    """Cards for a site anywhere, the settlement cost set aside; below 0 such a site is out of reach."""


def means(state: State, seat: Seat) -> Means:
    player, land = state.players[seat], state.land
    empty = land.full & ~state.occupied
    w, f, h, m = player.hand
    budget = w + f + h + m
    return Means(player, land, state.seen, empty, empty & player.reach, budget, budget - len(player.settlements))


FULL_PRICE: tuple[int, ...] = tuple(2 * sum(cost) + any_cost for cost, any_cost in zip(COST, ANY_COST, strict=True))
"""The most cards that each type can cost, every symbol paid by two."""


def has_site(means: Means, building: Type) -> bool:
    """Whether there is a hex where the type could be built: `sites` is not empty, found sooner."""
    player, land, seen, empty, near, budget, far_budget = means
    if far_budget >= FULL_PRICE[building]:
        return empty != 0
    after = AFTER[building]
    if after is not None:
        for index in player.built[after]:
            if land.around_hex[index] & near:
                return True
    held = _matching(player.hand, building)
    if far_budget >= 0:
        for demand in _demands(building, held, far_budget):
            met = empty
            for row, level in demand:
                met &= seen[row][level]
            if met:
                return True
    return near != 0 and _sites_within(seen, near, _demands(building, held, budget)) != 0


def sites(means: Means, building: Type) -> Mask:
    """All hexes where the type could be built."""
    player, land, seen, empty, near, budget, far_budget = means
    if far_budget >= FULL_PRICE[building]:
        return empty
    found = 0
    after = AFTER[building]
    if after is not None:
        for index in player.built[after]:
            found |= land.around_hex[index]
        found &= near
    held = _matching(player.hand, building)
    if far_budget >= 0:
        found |= _sites_within(seen, empty, _demands(building, held, far_budget))
    if near:
        found |= _sites_within(seen, near, _demands(building, held, budget))
    return found


def _matching(hand: Cards, building: Type) -> Cards:
    """The cards of the hand that could match a symbol of the type."""
    cw, cf, ch, cm = COST[building]
    w, f, h, m = hand
    return (w if w < cw else cw, f if f < cf else cf, h if h < ch else ch, m if m < cm else cm)


def _sites_within(seen: Seen, among: Mask, demands: Demands) -> Mask:
    found = 0
    for demand in demands:
        met = among
        for row, level in demand:
            met &= seen[row][level]
        found |= met
    return found


def affordable_sites(state: State, seat: Seat, building: Type) -> Mask:
    """All hexes where the seat could build the type now, its hand considered."""
    return sites(means(state, seat), building)


def least_cards(seen: Seen, among: Mask, building: Type) -> int:
    """The fewest symbols (for a street: cards) that the best of these hexes leaves to be paid."""
    if not among:
        return FULL_PRICE[building]
    step = 1 if building == STREET else 2
    for cards in range(0, FULL_PRICE[building], step):
        if _sites_within(seen, among, _demands(building, NO_CARDS, cards)):
            return cards // step
    return FULL_PRICE[building] // step
