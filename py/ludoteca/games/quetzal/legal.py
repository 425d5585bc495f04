"""Who may do what: the legal actions of each decision, and the predicates they are made of."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ludoteca.core.game import Seat
from ludoteca.games.quetzal.actions import (
    BID,
    BUY_DISCOVERY,
    BUY_POINT,
    DECLINE,
    DELIVER,
    DISCARD_UPGRADE,
    HOLD,
    KEEP,
    LOAD,
    OCCUPY,
    REROLL_ALL_ACTION,
    REROLL_HELD,
    REROLL_ONE,
    SELL,
    TAKE_CARD,
    TAKE_UPGRADE,
    VISIT_CAMP,
    VISIT_HARBOR,
    Action,
)
from ludoteca.games.quetzal.content import (
    ACTIVE_LIMIT,
    BLACK,
    BLACK_MARKET,
    CHARACTER,
    COINS_FOR_DISCOVERY,
    COINS_FOR_POINT,
    COINS_TO_D,
    COINS_TO_VP,
    EXTRA_DELIVERY,
    HARBOR,
    HARBOR_COST,
    HARBOR_LIMIT,
    MEEPLES,
    OPEN,
    QUARRY,
    REROLL_2,
    REROLL_ALL,
    REROLL_AT_MOST,
    SHIP_1,
    SHIP_2,
    SHIP_LIMIT,
    SHIPS,
    SIDE,
    STANDING,
    STELA,
    TEMPLE,
    TEMPLE_1,
    TEMPLE_DISCOUNT,
    TRACK_END,
    VILLAGE_1,
    VILLAGE_SPACES,
    WHITE,
)
from ludoteca.games.quetzal.kinds import Card, Kind, Place
from ludoteca.games.quetzal.meeples import has_pool, pool_of
from ludoteca.games.quetzal.state import (
    EMPTY,
    CampReroll,
    Decision,
    Delivery,
    KeepOne,
    LastExchange,
    MarketSale,
    Placing,
    Player,
    Rerolls,
    State,
    TemplePick,
    TileLimit,
    VillagePick,
)

_KINDS = range(len(MEEPLES))
_TEMPLE_SPACES = tuple(range(TEMPLE_1, TEMPLE_1 + len(TEMPLE)))
_TEMPLE_COSTS = tuple(
    tuple((TEMPLE_1 + space, max(0, row.cost - discount)) for space, row in enumerate(TEMPLE)) for discount in (0, 1)
)
"""Places and prices of the Temple, without and with TEMPLE_DISCOUNT."""
_BIDDING_PLACES = (
    tuple(range(QUARRY, SHIP_1)),
    tuple(range(QUARRY, SHIP_2)),
    tuple(range(QUARRY, SHIP_2 + 1)),
)
"""By the number of ships."""


def bidding_places(state: State) -> tuple[Place, ...]:
    return _BIDDING_PLACES[SHIPS[len(state.players)]]


_VILLAGE_PLACES = {seats: range(VILLAGE_1, VILLAGE_1 + spaces) for seats, spaces in VILLAGE_SPACES.items()}


def village_places(state: State) -> range:
    return _VILLAGE_PLACES[len(state.players)]


def temple_cost(player: Player, place: Place) -> int:
    """TEMPLE_DISCOUNT takes a coin off, never below 0."""
    return _TEMPLE_COSTS[TEMPLE_DISCOUNT in player.active][place - TEMPLE_1][1]


def cost_of(state: State, seat: Seat, place: Place) -> int:
    """The coins for one meeple here."""
    if TEMPLE_1 <= place < VILLAGE_1:
        return temple_cost(state.players[seat], place)
    if VILLAGE_1 <= place < QUARRY:
        return state.variant.village_costs[place - VILLAGE_1]
    return HARBOR_COST if place == HARBOR else 0


def delivery_limit(state: State, delivery: Delivery) -> int:
    """Three cards for a meeple at the Harbor Master's, six for a ship, one more with EXTRA_DELIVERY."""
    limit = HARBOR_LIMIT if delivery.place == HARBOR else SHIP_LIMIT
    if EXTRA_DELIVERY not in state.players[delivery.seat].active:
        return limit
    return limit if state.variant.is_crate_per_visit and delivery.number else limit + 1


def may_buy_point(player: Player) -> bool:
    return player.coins >= COINS_FOR_POINT and COINS_TO_VP in player.active


def may_buy_discovery(player: Player) -> bool:
    """Not offered on the last space of the track, where it would be lost."""
    return player.coins >= COINS_FOR_DISCOVERY and COINS_TO_D in player.active and player.discovery < TRACK_END


def exchanges(player: Player) -> list[Action]:
    """The exchanges this player may make in a window of theirs."""
    found: list[Action] = []
    if may_buy_point(player):
        found.append(BUY_POINT)
    if may_buy_discovery(player):
        found.append(BUY_DISCOVERY)
    return found


def usable_rerolls(player: Player, used: tuple[int, ...]) -> list[int]:
    """The reroll tiles not yet used this round."""
    return [tile for tile in (REROLL_2, REROLL_ALL) if tile in player.active and tile not in used]


# --- placing -----------------------------------------------------------------------------------------------------


def _placements(state: State, decision: Placing) -> list[Action]:
    if decision.held:
        return _placements_of_held(state, decision)
    seat, board = decision.seat, state.board
    player = state.players[seat]
    coins = player.coins
    pool = pool_of(player.meeples)
    team_wild = pool[SIDE] + pool[STANDING]
    wild = team_wild + pool[CHARACTER]
    usable = (pool[BLACK] + wild, pool[WHITE] + wild)
    found: list[Action] = []
    if usable[WHITE]:
        if board[STELA] is None and state.marker != seat:
            found.append(OCCUPY[STELA])
        for place, cost in _TEMPLE_COSTS[TEMPLE_DISCOUNT in player.active]:
            if coins >= cost and board[place] is None:
                found.append(OCCUPY[place])
    village = state.variant.village_colour
    if village == OPEN or usable[village]:
        for place in village_places(state):
            if board[place] is None and coins >= state.variant.village_costs[place - VILLAGE_1]:
                found.append(OCCUPY[place])
    lone = (1 if pool[BLACK] + team_wild else 2, 1 if pool[WHITE] + team_wild else 2)
    for place in bidding_places(state):
        bids, group = BID[place], board[place]
        if place == BLACK_MARKET:
            if group is None:
                found += bids[BLACK][1 : usable[BLACK] + 1]
            elif group.seat != seat:
                found += bids[BLACK][group.size + 1 : usable[BLACK] + 1]
        elif group is None:
            found += bids[BLACK][lone[BLACK] : usable[BLACK] + 1]
            found += bids[WHITE][lone[WHITE] : usable[WHITE] + 1]
            if pool[CHARACTER]:
                found.append(bids[OPEN][1])
        elif group.seat != seat:
            low = group.size + 1
            if group.colour != WHITE:
                found += bids[BLACK][low : usable[BLACK] + 1]
            if group.colour != BLACK:
                found += bids[WHITE][low : usable[WHITE] + 1]
    found.append(VISIT_CAMP)
    if coins >= HARBOR_COST:
        found.append(VISIT_HARBOR)
    if len(found) > 1 or sum(pool) > 1:
        found += _holds(pool)
    return found + exchanges(player) if player.active else found


@cache
def _holds(pool: tuple[int, ...]) -> tuple[Action, ...]:
    """Any kind in the pool may be picked up by hand. Pools are few: some hundred."""
    return tuple(HOLD[kind] for kind in _KINDS if pool[kind])


def colours_of(held: tuple[Kind, ...]) -> tuple[int, ...]:
    """The colours these meeples can be together; the Character alone declares none."""
    if held == (CHARACTER,):
        return (OPEN,)
    return tuple(colour for colour, other in ((BLACK, WHITE), (WHITE, BLACK)) if other not in held)


def may_bid(state: State, seat: Seat, place: Place, colour: int, size: int) -> bool:
    """A bid opens an empty place, or beats another's group with more meeples of its colour."""
    group = state.board[place]
    if place == BLACK_MARKET and colour != BLACK:
        return False
    if group is None:
        return size >= 1
    if group.seat == seat or size <= group.size:
        return False
    return group.colour in (OPEN, colour)


def _placements_of_held(state: State, decision: Placing) -> list[Action]:
    seat, held = decision.seat, decision.held
    player, size = state.players[seat], len(decision.held)
    found: list[Action] = []
    if size == 1:
        places: list[Place] = []
        if BLACK not in held:
            places += [STELA] * (state.marker != seat) + list(_TEMPLE_SPACES)
        if state.variant.village_colour == OPEN or 1 - state.variant.village_colour not in held:
            places += village_places(state)
        found += [
            OCCUPY[place]
            for place in places
            if state.board[place] is None and player.coins >= cost_of(state, seat, place)
        ]
    colours = colours_of(held)
    for place in bidding_places(state):
        here = (BLACK,) if place == BLACK_MARKET and colours == (OPEN,) else colours
        found += [BID[place][colour][size] for colour in here if may_bid(state, seat, place, colour, size)]
    found.append(VISIT_CAMP)
    if player.coins >= HARBOR_COST * size:
        found.append(VISIT_HARBOR)
    pool = pool_of(player.meeples)
    return found + [HOLD[kind] for kind in _KINDS if pool[kind] > held.count(kind)]


# --- the other decisions -----------------------------------------------------------------------------------------


def _rerolls(state: State, decision: Rerolls) -> list[Action]:
    player, held = state.players[decision.seat], decision.held
    tiles = usable_rerolls(player, decision.used)
    found: list[Action] = []
    if REROLL_2 in tiles and len(held) < REROLL_AT_MOST:
        pool = pool_of(player.meeples)
        found += [HOLD[kind] for kind in _KINDS if pool[kind] > held.count(kind)]
    if held:
        return [*found, REROLL_HELD[held], DECLINE]
    if REROLL_ALL in tiles:
        found.append(REROLL_ALL_ACTION)
    return [*found, *exchanges(player), DECLINE]


def _camp_rerolls(state: State, decision: CampReroll) -> list[Action]:
    pool = pool_of(state.players[decision.seat].meeples)
    return [*(REROLL_ONE[kind] for kind in _KINDS if pool[kind]), DECLINE]


def _temple_picks(state: State, decision: TemplePick) -> list[Action]:
    picks: list[Action] = [TAKE_CARD[slot] for slot, card in enumerate(state.temple) if card != EMPTY]
    return picks + exchanges(state.players[decision.seat])


def _keeps(state: State, decision: KeepOne) -> list[Action]:
    keeps: list[Action] = [KEEP[card] for card in dict.fromkeys(decision.cards)]
    return keeps + exchanges(state.players[decision.seat])


def _sales(state: State, decision: MarketSale) -> list[Action]:
    player = state.players[decision.seat]
    return [*(SELL[card] for card in dict.fromkeys(player.hand)), *exchanges(player), DECLINE]


def _village_picks(state: State, decision: VillagePick) -> list[Action]:
    picks: list[Action] = [TAKE_UPGRADE[slot] for slot, tile in enumerate(state.village) if tile != EMPTY]
    return picks + exchanges(state.players[decision.seat])


def _tile_discards(state: State, decision: TileLimit) -> list[Action]:
    """The limit choice belongs to the gain of the tile: it is no window for exchanges."""
    return [DISCARD_UPGRADE[tile] for tile in (*state.players[decision.seat].active, decision.tile)]


def left_to_load(player: Player, cargo: tuple[Card, ...]) -> list[Card]:
    """The kinds of cards in hand of which not all are loaded."""
    if not cargo:
        return list(dict.fromkeys(player.hand))
    return [card for card in dict.fromkeys(player.hand) if player.hand.count(card) > cargo.count(card)]


def _deliveries(state: State, decision: Delivery) -> list[Action]:
    player, cargo = state.players[decision.seat], decision.cargo
    found: list[Action] = []
    if len(cargo) < delivery_limit(state, decision):
        found += [LOAD[card] for card in left_to_load(player, cargo)]
    if cargo:
        return [*found, DELIVER, DECLINE]
    return [*found, *exchanges(player), DECLINE]


def _last_exchanges(state: State, decision: LastExchange) -> list[Action]:
    return [*exchanges(state.players[decision.seat]), DECLINE]


_LEGAL: dict[type, Callable[[State, Any], Sequence[Action]]] = {
    Rerolls: _rerolls,
    Placing: _placements,
    CampReroll: _camp_rerolls,
    TemplePick: _temple_picks,
    KeepOne: _keeps,
    MarketSale: _sales,
    VillagePick: _village_picks,
    TileLimit: _tile_discards,
    Delivery: _deliveries,
    LastExchange: _last_exchanges,
}


def decision_of(state: State) -> Decision:
    """What is asked now."""
    task = state.tasks[0]
    assert type(task) in _LEGAL, "between actions the first task is a decision"
    return task  # type: ignore[return-value]  # the line above is the proof


def to_act(state: State) -> Seat | None:
    return decision_of(state).seat if state.tasks else None


def legal_actions(state: State) -> Sequence[Action]:
    tasks = state.tasks
    return _LEGAL[type(tasks[0])](state, tasks[0]) if tasks else ()


_IDLE: dict[type, Callable[[State, Player, Any], bool]] = {
    Rerolls: lambda _, player, task: not usable_rerolls(player, task.used) and not exchanges(player),
    CampReroll: lambda _, player, task: not task.times or not has_pool(player.meeples),
    TemplePick: lambda state, _, task: max(state.temple) == EMPTY,
    MarketSale: lambda _, player, task: not player.hand,
    Delivery: lambda _, player, task: not player.hand,
    VillagePick: lambda state, _, task: max(state.village) == EMPTY,
    LastExchange: lambda _, player, task: not exchanges(player),
}


def is_idle(state: State, decision: Decision) -> bool:
    """Whether there is nothing to ask: no tile to use, no card to give or take, no meeple to roll."""
    idle = _IDLE.get(type(decision))
    return idle is not None and idle(state, state.players[decision.seat], decision)


def has_full_slots(player: Player) -> bool:
    """Both spaces beside the Character tile are taken."""
    return len(player.active) >= ACTIVE_LIMIT
