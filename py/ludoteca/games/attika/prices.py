"""What a building costs where, and how it may be paid (spec 2.4 and 2.5)."""

from collections.abc import Iterable
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


def successor_sites(player: Player, land: Land, building: Type) -> Mask:
    """The hexes beside an own building from which an arrow leads to the type: it is free there (R8, R9)."""
    after, found = AFTER[building], 0
    if after is not None:
        for index in player.built[after]:
            found |= land.around_hex[index]
    return found


def price(state: State, seat: Seat, building: Type, index: int) -> Price:
    """The price of a building for a seat on a hex (spec 2.4)."""
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


def payments(hand: Cards, need: Cards, any_cards: int) -> tuple[PayWith, ...]:
    """All exact payments from a hand: no card could be left out (clarification 2)."""
    w, f, h, m = hand
    due = 2 * sum(need) + any_cards
    # No more cards of a kind than are due can be used; without the others, many hands are alike.
    usable = (w if w < due else due, f if f < due else due, h if h < due else due, m if m < due else due)
    return _payments(usable, need, due)


@lru_cache(maxsize=4096)
def _payments(hand: Cards, need: Cards, due: int) -> tuple[PayWith, ...]:
    """A card that matches a needed symbol does the work of two, so a payment is exact when its cards, those that match
    counted twice, come to twice the symbols plus the cards of any kind."""
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


FULL_PRICE: tuple[int, ...] = tuple(2 * sum(cost) + any_cost for cost, any_cost in zip(COST, ANY_COST, strict=True))
"""The most cards that each type can cost, every symbol paid by two."""
DEAREST = max(FULL_PRICE)
MOST_OF_A_KIND: Cards = (
    max(c[0] for c in COST),
    max(c[1] for c in COST),
    max(c[2] for c in COST),
    max(c[3] for c in COST),
)
"""The most symbols of each landscape in any price: more cards of it match nothing."""
OUT_OF_REACH: tuple[Demands, ...] = ((),) * len(COST)


@lru_cache(maxsize=4096)
def _all_demands(held: Cards, budget: int) -> tuple[Demands, ...]:
    """For each type, the least sets of symbols with which so many cards are enough."""
    return tuple(
        _demands(building, (min(held[0], w), min(held[1], f), min(held[2], h), min(held[3], m)), budget)
        for building, (w, f, h, m) in enumerate(COST)
    )


def _means(state: State, player: Player) -> tuple[Mask, Mask, tuple[Demands, ...], tuple[Demands, ...]]:
    """The empty hexes, those of them beside an own building, and for each type what a site must show: one anywhere,
    the settlement cost set aside, and one beside an own building."""
    w, f, h, m = player.hand
    budget = w + f + h + m
    far_budget = budget - len(player.settlements)
    most_w, most_f, most_h, most_m = MOST_OF_A_KIND
    held = (
        w if w < most_w else most_w,
        f if f < most_f else most_f,
        h if h < most_h else most_h,
        m if m < most_m else most_m,
    )
    near_demands = _all_demands(held, budget if budget < DEAREST else DEAREST)
    if far_budget >= DEAREST or far_budget == budget:
        far_demands = near_demands
    else:
        far_demands = _all_demands(held, far_budget) if far_budget >= 0 else OUT_OF_REACH
    empty = state.land.full & ~state.occupied
    return empty, empty & player.reach, far_demands, near_demands


def with_sites(state: State, seat: Seat, types: Iterable[Type]) -> list[Type]:
    """Those of the types that could be built somewhere now."""
    player, seen = state.players[seat], state.seen
    empty, near, far_demands, near_demands = _means(state, player)
    if not empty:
        return []
    built, found = player.built, []
    for building in types:
        after = AFTER[building]
        if _is_met(seen, empty, far_demands[building]) or (
            near
            and (
                (after is not None and built[after] and successor_sites(player, state.land, building) & near)
                or _is_met(seen, near, near_demands[building])
            )
        ):
            found.append(building)
    return found


def _is_met(seen: Seen, among: Mask, demands: Demands) -> bool:
    """Whether one of these hexes, of which there are some, shows enough: `_sites_within` cut short."""
    for demand in demands:
        met = among
        for row, level in demand:
            met &= seen[row][level]
            if not met:
                break
        else:
            return True
    return False


def affordable_sites(state: State, seat: Seat, building: Type) -> Mask:
    """All hexes where the seat could build the type now, its hand considered."""
    player = state.players[seat]
    empty, near, far_demands, near_demands = _means(state, player)
    found = _sites_within(state.seen, empty, far_demands[building])
    if near and found != empty:
        found |= successor_sites(player, state.land, building) & near
        found |= _sites_within(state.seen, near, near_demands[building])
    return found


def _sites_within(seen: Seen, among: Mask, demands: Demands) -> Mask:
    found = 0
    for demand in demands:
        met = among
        for row, level in demand:
            met &= seen[row][level]
        found |= met
    return found
