"""Where a seat can pay for a building now, found for all hexes at once."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.hexgrid import Hex, ring
from ludoteca.games.attika.buildings import AFTER, ANY_COST, COST, FULL_PRICE, STREET, Type
from ludoteca.games.attika.cards import Cards
from ludoteca.games.attika.discounts import ALL_KINDS, Seen
from ludoteca.games.attika.land import Mask
from ludoteca.games.attika.prices import cheapest, successor_sites
from ludoteca.games.attika.state import Player, State

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
    """The empty hexes; those of them beside an own building; and what a site must show for each type, first on any hex
    (after the cards for a new settlement), then beside an own building."""
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


def affordable_types(state: State, seat: Seat, types: Iterable[Type]) -> list[Type]:
    """Those of the types that the seat could build somewhere now."""
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
    """Whether at least one of these hexes shows enough: like `_sites_within`, but it stops at the first."""
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
    """All hexes where the seat can pay for the type now."""
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


def touched_by_tile(state: State, seat: Seat, centre: Hex) -> tuple[int, int, int]:
    """What a tile laid here would touch: buildings of the seat, buildings of others, shrines."""
    land, around = state.land, ring(centre, 2)
    numbers = [land.number[at] for at in around if at in land.number]
    mine = sum(state.players[seat].buildings >> number & 1 for number in numbers)
    built = sum(state.occupied >> number & 1 for number in numbers)
    return mine, built - mine, sum(at in around for at in land.ground.shrines)
