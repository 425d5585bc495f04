"""What each action does."""

from collections.abc import Callable
from typing import Any

from ludoteca.core.game import Seat, Step
from ludoteca.games.quetzal.actions import (
    Action,
    Bid,
    BuyDiscovery,
    BuyPoint,
    Decline,
    Deliver,
    DiscardUpgrade,
    Hold,
    Keep,
    Load,
    Occupy,
    RerollAll,
    RerollMeeples,
    Sell,
    TakeCard,
    TakeUpgrade,
    Visit,
)
from ludoteca.games.quetzal.content import (
    BLACK_MARKET,
    CAMP,
    CAMP_COINS,
    COINS_FOR_DISCOVERY,
    COINS_FOR_POINT,
    HARBOR_COST,
    MARKET_COINS,
    OPEN,
    REROLL_2,
    REROLL_ALL,
    ROUNDS,
)
from ludoteca.games.quetzal.delivery import payment_for
from ludoteca.games.quetzal.events import (
    BoughtDiscovery,
    BoughtPoint,
    Declined,
    Delivered,
    DiscardedUpgrade,
    Event,
    KeptCard,
    Ousted,
    Placed,
    Sold,
    TookCard,
)
from ludoteca.games.quetzal.gains import (
    NOTHING,
    Change,
    add_points,
    discard_cards,
    forget,
    gain_discovery,
    gain_upgrade,
    to_hand,
    with_cards,
    without,
    without_all,
)
from ludoteca.games.quetzal.kinds import Kind, Place
from ludoteca.games.quetzal.legal import bid_payment
from ludoteca.games.quetzal.meeples import bring_back, move, payment, pool_of, spare_meeple
from ludoteca.games.quetzal.places import colour_taken, cost_of
from ludoteca.games.quetzal.rounds import after_pass, reroll, settle
from ludoteca.games.quetzal.state import (
    BONUS_POINTS,
    CARGO,
    COLLECTIONS,
    EMPTY,
    PATRONAGE,
    Board,
    CampReroll,
    Delivery,
    Group,
    KeepOne,
    LastExchange,
    MarketSale,
    Pending,
    Placing,
    Player,
    Rerolls,
    State,
    TemplePick,
    TileLimit,
    Under,
    VillagePick,
    answered,
    replace_player,
    with_coins,
    with_meeples,
    with_placement,
    with_player,
    with_players_and_decisions,
    with_temple,
)

# --- rolling and placing -----------------------------------------------------------------------------------------


def _reroll_meeples(state: State, decision: Rerolls | CampReroll, action: RerollMeeples) -> Change:
    match decision:
        case Rerolls(seat, used, _):
            state = answered(state, Rerolls(seat, (*used, REROLL_2), ()))
        case CampReroll(seat, times):
            state = answered(state, CampReroll(seat, times - 1))
    return reroll(state, decision.seat, action.kinds)


def _reroll_all(state: State, decision: Rerolls, _: RerollAll) -> Change:
    state = answered(state, Rerolls(decision.seat, (*decision.used, REROLL_ALL), ()))
    pool = pool_of(state.players[decision.seat].meeples)
    kinds = tuple(kind for kind, count in enumerate(pool) for _ in range(count))
    return reroll(state, decision.seat, kinds)


def _hold(state: State, decision: Placing | Rerolls, action: Hold) -> Change:
    held = tuple(sorted((*decision.held, action.kind)))
    if isinstance(decision, Placing):
        return answered(state, Placing(decision.seat, held)), NOTHING
    return answered(state, Rerolls(decision.seat, decision.used, held)), NOTHING


def _move(state: State, seat: Seat, place: Place, kinds: tuple[Kind, ...], coins: int) -> tuple[Player, ...]:
    """The players once these meeples have moved and the seat has received coins (below 0: paid them)."""
    player = state.players[seat]
    moved = with_meeples(player, move(player.meeples, kinds, place), player.coins + coins)
    return replace_player(state.players, seat, moved)


def _with_group(board: Board, place: Place, group: Group) -> Board:
    return (*board[:place], group, *board[place + 1 :])


def _occupy(state: State, decision: Placing, action: Occupy) -> Change:
    seat, place = decision.seat, action.place
    colour = colour_taken(state, place)
    meeples = state.players[seat].meeples
    kinds = decision.held or ((spare_meeple(meeples),) if colour == OPEN else payment(meeples, colour, 1))
    cost = cost_of(state, seat, place)
    players = _move(state, seat, place, kinds, -cost)
    board = _with_group(state.board, place, Group(seat, 1, colour))
    return with_placement(state, players, board, state.decisions[1:]), (Placed(seat, place, kinds, colour, cost),)


def _bid(state: State, decision: Placing, action: Bid) -> Change:
    """A better bid sends the group that was here back to its owner, as it fell; the automaton's leaves the board."""
    seat, place, colour = decision.seat, action.place, action.colour
    kinds = bid_payment(state, action)
    events: tuple[Event, ...] = (Placed(seat, place, kinds, colour, 0),)
    players, old = _move(state, seat, place, kinds, 0), state.board[place]
    if old is not None:
        is_automaton = state.is_automaton(old.seat)
        events += (Ousted(old.seat, place, old.size, is_automaton),)
        if not is_automaton:
            loser = players[old.seat]
            loser = with_meeples(loser, bring_back(loser.meeples, place), loser.coins)
            players = replace_player(players, old.seat, loser)
    board = _with_group(state.board, place, Group(seat, action.size, colour))
    return with_placement(state, players, board, state.decisions[1:]), events


def _visit(state: State, decision: Placing, action: Visit) -> Change:
    """The Camp pays for each meeple and offers as many rerolls; the Harbor Master is paid now."""
    seat = decision.seat
    kinds = decision.held or (spare_meeple(state.players[seat].meeples),)
    size, is_camp = len(kinds), action.place == CAMP
    coins = CAMP_COINS * size if is_camp else -HARBOR_COST * size
    players, rest = _move(state, seat, action.place, kinds, coins), state.decisions[1:]
    decisions = (CampReroll(seat, size), *rest) if is_camp else rest
    placed = Placed(seat, action.place, kinds, OPEN, abs(coins))
    return with_players_and_decisions(state, players, decisions), (placed,)


# --- activating --------------------------------------------------------------------------------------------------


def _take_card(state: State, decision: TemplePick, action: TakeCard) -> Change:
    card, slot, seat = state.temple[action.slot], action.slot, decision.seat
    more = (TemplePick(seat, decision.left - 1),) if decision.left > 1 else ()
    state = to_hand(answered(state, *more), seat, card, is_known=True)
    return with_temple(state, (*state.temple[:slot], EMPTY, *state.temple[slot + 1 :])), (TookCard(seat, card),)


def _keep(state: State, decision: KeepOne, action: Keep) -> Change:
    seat, other = decision.seat, without(decision.cards, action.card)[0]
    state = answered(state)._replace(under=(*state.under, Under(other, seat)))
    return to_hand(state, seat, action.card), (KeptCard(seat, action.card, other),)


def _sell(state: State, decision: MarketSale, action: Sell) -> Change:
    seat, player = decision.seat, state.players[decision.seat]
    player = player._replace(
        coins=player.coins + MARKET_COINS,
        hand=without(player.hand, action.card),
        known=forget(player.known, (action.card,)),
    )
    state = discard_cards(with_player(answered(state), seat, player), (action.card,))
    return state, (Sold(seat, action.card),)


def _take_upgrade(state: State, decision: VillagePick, action: TakeUpgrade) -> Change:
    tile, slot = state.village[action.slot], action.slot
    state = answered(state)._replace(village=(*state.village[:slot], EMPTY, *state.village[slot + 1 :]))
    return gain_upgrade(state, decision.seat, tile, is_drawn=False)


def _discard_upgrade(state: State, decision: TileLimit, action: DiscardUpgrade) -> Change:
    seat, player = decision.seat, state.players[decision.seat]
    active = tuple(tile for tile in (*player.active, decision.tile) if tile != action.tile)
    player = player._replace(active=active, discarded=(*player.discarded, action.tile))
    return with_player(answered(state), seat, player), (DiscardedUpgrade(seat, action.tile),)


def _load(state: State, decision: Delivery, action: Load) -> Change:
    cargo = with_cards(decision.cargo, action.card)
    return answered(state, Delivery(decision.seat, decision.place, decision.number, cargo)), NOTHING


def _deliver(state: State, decision: Delivery, _: Deliver) -> Change:
    """Points and coins at once, the cards discarded; then the Discovery steps."""
    seat, cargo, player = decision.seat, decision.cargo, state.players[decision.seat]
    paid = payment_for(state.variant, player.active, cargo)
    tally = list(player.tally)
    tally[COLLECTIONS] += paid.collections
    tally[BONUS_POINTS] += paid.bonuses
    tally[CARGO] += paid.cargo
    player = player._replace(
        coins=player.coins + paid.coins,
        tally=tuple(tally),
        hand=without_all(player.hand, cargo),
        known=forget(player.known, cargo),
    )
    state = discard_cards(with_player(answered(state), seat, player), cargo)
    delivered = Delivered(seat, decision.place, cargo, paid.points, paid.coins, paid.discovery)
    return gain_discovery(state, seat, paid.discovery), (delivered,)


# --- exchanges and declining -------------------------------------------------------------------------------------


def _reopen(state: State, decision: Pending) -> State:
    """The decision stays; in the last round an exchange at its end lets everybody be asked again."""
    if isinstance(decision, LastExchange) and state.round == ROUNDS:
        return answered(state, LastExchange(decision.seat, 0))
    return state


def _buy_point(state: State, decision: Any, _: BuyPoint) -> Change:
    seat, player = decision.seat, state.players[decision.seat]
    player = player._replace(coins=player.coins - COINS_FOR_POINT, tally=add_points(player, PATRONAGE, 1))
    return with_player(_reopen(state, decision), seat, player), (BoughtPoint(seat),)


def _buy_discovery(state: State, decision: Any, _: BuyDiscovery) -> Change:
    seat, player = decision.seat, state.players[decision.seat]
    player = with_coins(player, player.coins - COINS_FOR_DISCOVERY)
    state = with_player(_reopen(state, decision), seat, player)
    return gain_discovery(state, seat, 1), (BoughtDiscovery(seat),)


def _decline(state: State, decision: Pending, _: Decline) -> Change:
    match decision:
        case Rerolls(seat, used, held) if held:
            return answered(state, Rerolls(seat, (*used, REROLL_2), ())), NOTHING
        case CampReroll(seat, times):
            return answered(state, *((CampReroll(seat, times - 1),) if times > 1 else ())), NOTHING
        case MarketSale(seat):
            return answered(state), (Declined(seat, BLACK_MARKET),)
        case Delivery(seat, place, _, _):
            return answered(state), (Declined(seat, place),)
        case _:
            return answered(state, *after_pass(state, decision)), NOTHING


_APPLY: dict[type, Callable[[State, Any, Any], Change]] = {
    RerollMeeples: _reroll_meeples,
    RerollAll: _reroll_all,
    Hold: _hold,
    Occupy: _occupy,
    Bid: _bid,
    Visit: _visit,
    TakeCard: _take_card,
    Keep: _keep,
    Sell: _sell,
    TakeUpgrade: _take_upgrade,
    DiscardUpgrade: _discard_upgrade,
    Load: _load,
    Deliver: _deliver,
    BuyPoint: _buy_point,
    BuyDiscovery: _buy_discovery,
    Decline: _decline,
}


def apply(state: State, action: Action) -> Step[State, Event]:
    """What the action leads to, up to the next decision; whether it is legal is for the caller to know."""
    state, events = _APPLY[type(action)](state, state.decisions[0], action)
    state, more = settle(state)
    return Step(state, events + more)
