"""The market: what is on offer, what it costs, and how a bought piece or card leaves it."""

from ludoteca.games.world_wonders.content import (
    LONG_ROAD_PRICE,
    MONUMENTS,
    PEDESTAL_PRICE,
    PEDESTALS,
    SHORT_SET_PRICE,
    STACKS,
    TOWER_PRICE,
)
from ludoteca.games.world_wonders.events import Change, MonumentShown
from ludoteca.games.world_wonders.state import (
    LONG,
    MONUMENT,
    NOBODY,
    NOTHING,
    SHORT,
    STACK,
    TOWER_ITEM,
    Player,
    State,
    with_market,
)

PRICES: dict[str, int] = {
    LONG: LONG_ROAD_PRICE,
    SHORT: SHORT_SET_PRICE,
    **{stack.key: stack.price for stack in STACKS},
    TOWER_ITEM: TOWER_PRICE,
    **dict.fromkeys(PEDESTALS, PEDESTAL_PRICE),
}
"""All that has a fixed price, in the order in which it lies on the table."""


def price_of(player: Player, item: str) -> int:
    """What an item costs; a monument takes all the gold left."""
    return PRICES.get(item, player.gold)


def priced_items(state: State) -> list[str]:
    """The items with a fixed price that this table has, sold or not."""
    stacks = {stack.key for stack in STACKS[len(state.offer) :]}
    return [item for item in PRICES if item not in stacks and (state.pedestals or item not in PEDESTALS)]


def shown_monuments(state: State) -> list[str]:
    """The monument cards on display."""
    return [MONUMENTS[monument].key for monument in state.monuments if monument != NOTHING]


def is_on_offer(state: State, item: str) -> bool:
    """Whether an item lies on the table to be bought."""
    if item in STACK:
        return state.offer[STACK[item]] != NOTHING
    if item in MONUMENT:
        return MONUMENT[item] in state.monuments
    if item in PEDESTALS:
        return state.pedestals[PEDESTALS.index(item)] == NOBODY
    return (state.long_roads if item == LONG else state.short_sets if item == SHORT else state.towers) > 0


def remove_from_offer(state: State, item: str) -> State:
    """The offer without a tile, road, set or tower."""
    offer, stack = state.offer, STACK.get(item)
    if stack is not None:
        offer = (*offer[:stack], NOTHING, *offer[stack + 1 :])
    return with_market(
        state,
        offer,
        state.long_roads - (item == LONG),
        state.short_sets - (item == SHORT),
        state.towers - (item == TOWER_ITEM),
    )


def show_monument(state: State, slot: int) -> Change:
    """Fill a place of the display from the deck; with an empty deck it stays empty (page 5)."""
    if not state.deck:
        return state._replace(monuments=_with_shown(state, slot, NOTHING)), ()
    monument, deck, rng = state.rng.take(state.deck)
    shown = state._replace(monuments=_with_shown(state, slot, monument), deck=deck, rng=rng)
    return shown, (MonumentShown(MONUMENTS[monument].key),)


def _with_shown(state: State, slot: int, monument: int) -> tuple[int, ...]:
    return (*state.monuments[:slot], monument, *state.monuments[slot + 1 :])
