"""Who is to act, and the legal actions of each decision."""

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
    Bid,
)
from ludoteca.games.quetzal.content import (
    ACTIVE_LIMIT,
    CHARACTER,
    COINS_FOR_DISCOVERY,
    COINS_FOR_POINT,
    COINS_TO_D,
    COINS_TO_VP,
    HARBOR_COST,
    MEEPLES,
    OPEN,
    REROLL_2,
    REROLL_ALL,
    REROLL_AT_MOST,
    STELA,
    TAKES,
    TEMPLE_1,
    TEMPLE_DISCOUNT,
    TRACK_END,
    VILLAGE_1,
)
from ludoteca.games.quetzal.delivery import delivery_limit
from ludoteca.games.quetzal.kinds import Card, Colour, Kind, Tile
from ludoteca.games.quetzal.meeples import has_pool, payment, pool_of, usable
from ludoteca.games.quetzal.places import (
    BIDDING_PLACES_FOR,
    OPENING_TERMS,
    TEMPLE_COSTS,
    TEMPLE_PLACES,
    bid_terms,
    bidding_places,
    colour_taken,
    cost_of,
    terms_to_beat,
    village_places,
)
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
_BIDS = {
    seats: tuple((place, BID[place], TAKES[place] == OPEN) for place in places)
    for seats, places in BIDDING_PLACES_FOR.items()
}
"""By the number of players: each bidding place, its actions, and whether it takes both colours."""


def may_buy_point(player: Player) -> bool:
    return player.coins >= COINS_FOR_POINT and COINS_TO_VP in player.active


def may_buy_discovery(player: Player) -> bool:
    """Not on the last space of the track, where the point would be lost."""
    return player.coins >= COINS_FOR_DISCOVERY and COINS_TO_D in player.active and player.discovery < TRACK_END


def exchanges(player: Player) -> list[Action]:
    """The exchanges that this player may make when asked (C1)."""
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
    usable_as = usable(pool)
    found: list[Action] = []
    if usable_as[TAKES[STELA]] and board[STELA] is None and state.marker != seat:
        found.append(OCCUPY[STELA])
    if usable_as[TAKES[TEMPLE_1]]:
        for place, cost in TEMPLE_COSTS[TEMPLE_DISCOUNT in player.active]:
            if coins >= cost and board[place] is None:
                found.append(OCCUPY[place])
    if usable_as[state.variant.village_colour]:
        for place in village_places(state):
            if board[place] is None and coins >= state.variant.village_costs[place - VILLAGE_1]:
                found.append(OCCUPY[place])
    has_character = pool[CHARACTER]
    for place, bids, is_open in _BIDS[len(state.players)]:
        group = board[place]
        least, colours = OPENING_TERMS[place] if group is None else terms_to_beat(group, seat)
        for colour in colours:
            if usable_as[colour] > has_character or not is_open:
                found += bids[colour][least : usable_as[colour] + 1]
        # The Character alone declares no colour where both are taken (C4); elsewhere it has the colour of the place.
        if is_open and has_character and group is None:
            found.append(bids[OPEN][1])
    found.append(VISIT_CAMP)
    if coins >= HARBOR_COST:
        found.append(VISIT_HARBOR)
    if len(found) > 1 or sum(pool) > 1:
        found += _holds(pool)
    return found + exchanges(player) if player.active else found


@cache
def _holds(pool: tuple[int, ...]) -> tuple[Action, ...]:
    """Any kind in the pool may be picked up by hand. Cached: there are only some hundred different pools."""
    return tuple(HOLD[kind] for kind in _KINDS if pool[kind])


def _fits(held: tuple[Kind, ...], colour: Colour) -> bool:
    """Whether these meeples can be of this colour together; OPEN: of any."""
    return colour == OPEN or 1 - colour not in held


def _placements_of_held(state: State, decision: Placing) -> list[Action]:
    seat, held = decision.seat, decision.held
    player, size = state.players[seat], len(decision.held)
    found: list[Action] = []
    if size == 1:
        stela = (STELA,) if state.marker != seat else ()
        found += [
            OCCUPY[place]
            for place in (*stela, *TEMPLE_PLACES, *village_places(state))
            if _fits(held, colour_taken(state, place))
            and state.board[place] is None
            and player.coins >= cost_of(state, seat, place)
        ]
    for place in bidding_places(state):
        least, colours = bid_terms(state, seat, place)
        if size < least or not colours:
            continue
        if held == (CHARACTER,):
            found.append(BID[place][TAKES[place]][size])
        else:
            found += [BID[place][colour][size] for colour in colours if _fits(held, colour)]
    found.append(VISIT_CAMP)
    if player.coins >= HARBOR_COST * size:
        found.append(VISIT_HARBOR)
    pool = pool_of(player.meeples)
    return found + [HOLD[kind] for kind in _KINDS if pool[kind] > held.count(kind)]


def bid_payment(state: State, bid: Bid) -> tuple[Kind, ...]:
    """The meeples that go with a bid: those held, else the pool's that are needed least elsewhere (A11)."""
    decision = decision_of(state)
    assert isinstance(decision, Placing), "a bid is a placement"
    return decision.held or payment(state.players[decision.seat].meeples, bid.colour, bid.size)


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
    """Any of the three (D-18), or an exchange before that (C1-W5)."""
    player = state.players[decision.seat]
    discards: list[Action] = [DISCARD_UPGRADE[tile] for tile in (*player.active, decision.tile)]
    return discards + exchanges(player._replace(active=tiles_in_play(state, decision.seat)))


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
    decision = state.decisions[0]
    assert type(decision) in _LEGAL, "between actions the first decision is a decision"
    return decision  # type: ignore[return-value]  # the line above is the proof


def to_act(state: State) -> Seat | None:
    return decision_of(state).seat if state.decisions else None


def legal_actions(state: State) -> Sequence[Action]:
    decisions = state.decisions
    return _LEGAL[type(decisions[0])](state, decisions[0]) if decisions else ()


_IDLE: dict[type, Callable[[State, Player, Any], bool]] = {
    Rerolls: lambda _, player, decision: not usable_rerolls(player, decision.used) and not exchanges(player),
    CampReroll: lambda _, player, decision: not decision.times or not has_pool(player.meeples),
    TemplePick: lambda state, _, decision: max(state.temple) == EMPTY,
    MarketSale: lambda _, player, decision: not player.hand,
    Delivery: lambda _, player, decision: not player.hand,
    VillagePick: lambda state, _, decision: max(state.village) == EMPTY,
    LastExchange: lambda _, player, decision: not exchanges(player),
}


def is_idle(state: State, decision: Decision) -> bool:
    """Whether there is nothing to ask: no tile to use, no card to give or take, no meeple to roll."""
    idle = _IDLE.get(type(decision))
    return idle is not None and idle(state, state.players[decision.seat], decision)


def has_full_slots(player: Player) -> bool:
    """Both spaces beside the Character tile are taken."""
    return len(player.active) >= ACTIVE_LIMIT


def tiles_in_play(state: State, seat: Seat) -> tuple[Tile, ...]:
    """The permanent Upgrades that a seat has not discarded: the active ones, and any that waits for the choice."""
    waiting = (limit.tile for limit in state.decisions if isinstance(limit, TileLimit) and limit.seat == seat)
    return (*state.players[seat].active, *waiting)


def is_shown(state: State) -> bool:
    """Where meeples go is seen even if they can go to one place only."""
    return bool(state.decisions) and isinstance(state.decisions[0], Placing)


def is_midway(state: State) -> bool:
    """Meeples are picked up and not placed or rolled yet, or cards are loaded and not delivered yet."""
    match state.decisions[:1]:
        case (Placing(_, held),) | (Rerolls(_, _, held),):
            return bool(held)
        case (Delivery(_, _, _, cargo),):
            return bool(cargo)
        case _:
            return False
