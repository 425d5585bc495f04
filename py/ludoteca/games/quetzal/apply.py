"""Quetzal's verbs: what each action does."""

from collections.abc import Callable
from dataclasses import replace
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
from ludoteca.games.quetzal.activation import is_automaton, to_hand
from ludoteca.games.quetzal.content import (
    BLACK_MARKET,
    CAMP,
    COINS_FOR_DISCOVERY,
    COINS_FOR_POINT,
    HARBOR_COST,
    MARKET_COINS,
    OPEN,
    REROLL_2,
    REROLL_ALL,
    ROUNDS,
    VILLAGE_1,
    WHITE,
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
    discard_cards,
    forget,
    gain_discovery,
    gain_upgrade,
    scored,
    with_cards,
    with_changed,
    with_player,
    without,
    without_all,
)
from ludoteca.games.quetzal.kinds import Kind, Place
from ludoteca.games.quetzal.legal import cost_of
from ludoteca.games.quetzal.meeples import bring_back, move, payment, pool_of, spare_meeple
from ludoteca.games.quetzal.rounds import after_pass, reroll, settle
from ludoteca.games.quetzal.state import (
    BONUS_POINTS,
    CARGO,
    COLLECTIONS,
    EMPTY,
    PATRONAGE,
    CampReroll,
    Delivery,
    Group,
    KeepOne,
    LastExchange,
    MarketSale,
    Placing,
    Player,
    Rerolls,
    State,
    Task,
    TemplePick,
    TileLimit,
    Under,
    VillagePick,
)


def _answered(state: State, *tasks: Task) -> State:
    """The decision is answered; these come in its stead."""
    return state.with_tasks(tasks + state.tasks[1:])


# --- rolling and placing -----------------------------------------------------------------------------------------


def _reroll_meeples(state: State, task: Rerolls | CampReroll, action: RerollMeeples, events: list[Event]) -> State:
    match task:
        case Rerolls(seat, used, _):
            state = _answered(state, Rerolls(seat, (*used, REROLL_2), ()))
        case CampReroll(seat, times):
            state = _answered(state, CampReroll(seat, times - 1))
    return reroll(state, task.seat, action.kinds, events)


def _reroll_all(state: State, task: Rerolls, _: RerollAll, events: list[Event]) -> State:
    state = _answered(state, Rerolls(task.seat, (*task.used, REROLL_ALL), ()))
    pool = pool_of(state.players[task.seat].meeples)
    kinds = tuple(kind for kind, count in enumerate(pool) for _ in range(count))
    return reroll(state, task.seat, kinds, events)


def _hold(state: State, task: Placing | Rerolls, action: Hold, _: list[Event]) -> State:
    held = tuple(sorted((*task.held, action.kind)))
    return _answered(state, Placing(task.seat, held) if type(task) is Placing else replace(task, held=held))


def _placed(state: State, seat: Seat, place: Place, kinds: tuple[Kind, ...], coins: int) -> tuple[Player, ...]:
    """The players once these meeples have moved and the coins are paid (at the Camp: received)."""
    player = state.players[seat]
    return with_changed(state.players, seat, player.with_meeples(move(player.meeples, kinds, place), coins))


def _held(state: State, place: Place, group: Group) -> tuple[Group | None, ...]:
    """The board once this group holds the place."""
    return (*state.board[:place], group, *state.board[place + 1 :])


def _occupy(state: State, task: Placing, action: Occupy, events: list[Event]) -> State:
    seat, place = task.seat, action.place
    colour = state.variant.village_colour if place >= VILLAGE_1 else WHITE
    meeples = state.players[seat].meeples
    if task.held:
        kinds = task.held
    elif colour == OPEN:
        kinds = (spare_meeple(meeples),)
    else:
        kinds = payment(meeples, colour, 1)
    cost = cost_of(state, seat, place)
    events.append(Placed(seat, place, kinds, colour, cost))
    players = _placed(state, seat, place, kinds, -cost)
    return state.placed(players, _held(state, place, Group(seat, 1, colour)))


def _bid(state: State, task: Placing, action: Bid, events: list[Event]) -> State:
    """A better bid sends the group that was here back to its owner, as it fell; the automaton's leaves the board."""
    seat, place, colour = task.seat, action.place, action.colour
    kinds = task.held or payment(state.players[seat].meeples, colour, action.size)
    events.append(Placed(seat, place, kinds, colour, 0))
    players, old = _placed(state, seat, place, kinds, 0), state.board[place]
    if old is not None:
        is_automatons = is_automaton(state, old.seat)
        events.append(Ousted(old.seat, place, old.size, is_automatons))
        if not is_automatons:
            loser = players[old.seat]
            players = with_changed(players, old.seat, loser.with_meeples(bring_back(loser.meeples, place)))
    return state.placed(players, _held(state, place, Group(seat, action.size, colour)))


def _visit(state: State, task: Placing, action: Visit, events: list[Event]) -> State:
    """The Camp pays a coin for each meeple and offers as many rerolls; the Harbor Master is paid now."""
    seat = task.seat
    kinds = task.held or (spare_meeple(state.players[seat].meeples),)
    size, is_camp = len(kinds), action.place == CAMP
    coins = size if is_camp else -HARBOR_COST * size
    events.append(Placed(seat, action.place, kinds, OPEN, abs(coins)))
    offered: tuple[Task, ...] = (CampReroll(seat, size),) if is_camp else ()
    players = _placed(state, seat, action.place, kinds, coins)
    return state.answered(players, *offered)


# --- activating --------------------------------------------------------------------------------------------------


def _take_card(state: State, task: TemplePick, action: TakeCard, events: list[Event]) -> State:
    card, slot = state.temple[action.slot], action.slot
    events.append(TookCard(task.seat, card))
    more = (TemplePick(task.seat, task.left - 1),) if task.left > 1 else ()
    state = to_hand(_answered(state, *more), task.seat, card, is_known=True)
    return state.with_temple((*state.temple[:slot], EMPTY, *state.temple[slot + 1 :]))


def _keep(state: State, task: KeepOne, action: Keep, events: list[Event]) -> State:
    other = without(task.cards, action.card)[0]
    events.append(KeptCard(task.seat, action.card, other))
    state = _answered(state)._replace(under=(*state.under, Under(other, task.seat)))
    return to_hand(state, task.seat, action.card)


def _sell(state: State, task: MarketSale, action: Sell, events: list[Event]) -> State:
    events.append(Sold(task.seat, action.card))
    player = state.players[task.seat]
    player = player._replace(
        coins=player.coins + MARKET_COINS,
        hand=without(player.hand, action.card),
        known=forget(player.known, (action.card,)),
    )
    return discard_cards(with_player(_answered(state), task.seat, player), (action.card,))


def _take_upgrade(state: State, task: VillagePick, action: TakeUpgrade, events: list[Event]) -> State:
    tile, slot = state.village[action.slot], action.slot
    state = _answered(state)._replace(village=(*state.village[:slot], EMPTY, *state.village[slot + 1 :]))
    return gain_upgrade(state, task.seat, tile, False, events)


def _discard_upgrade(state: State, task: TileLimit, action: DiscardUpgrade, events: list[Event]) -> State:
    events.append(DiscardedUpgrade(task.seat, action.tile))
    player = state.players[task.seat]
    active = tuple(tile for tile in (*player.active, task.tile) if tile != action.tile)
    player = player._replace(active=active, discarded=(*player.discarded, action.tile))
    return with_player(_answered(state), task.seat, player)


def _load(state: State, task: Delivery, action: Load, _: list[Event]) -> State:
    return _answered(state, Delivery(task.seat, task.place, task.number, with_cards(task.cargo, action.card)))


def _deliver(state: State, task: Delivery, _: Deliver, events: list[Event]) -> State:
    """Points and coins at once, the cards discarded; then the Discovery steps."""
    seat, cargo, player = task.seat, task.cargo, state.players[task.seat]
    paid = payment_for(state.variant, player.active, cargo)
    events.append(Delivered(seat, task.place, cargo, paid.points, paid.coins, paid.discovery))
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
    state = discard_cards(with_player(_answered(state), seat, player), cargo)
    return gain_discovery(state, seat, paid.discovery)


# --- exchanges and declining -------------------------------------------------------------------------------------


def _reopened(state: State, task: Task) -> State:
    """The window stays open; in the last round an exchange lets everybody be asked again."""
    if isinstance(task, LastExchange) and state.round == ROUNDS:
        return _answered(state, LastExchange(task.seat, 0))
    return state


def _buy_point(state: State, task: Any, _: BuyPoint, events: list[Event]) -> State:
    events.append(BoughtPoint(task.seat))
    player = state.players[task.seat]
    player = player._replace(coins=player.coins - COINS_FOR_POINT, tally=scored(player, PATRONAGE, 1))
    return with_player(_reopened(state, task), task.seat, player)


def _buy_discovery(state: State, task: Any, _: BuyDiscovery, events: list[Event]) -> State:
    events.append(BoughtDiscovery(task.seat))
    player = state.players[task.seat]
    player = player.with_coins(player.coins - COINS_FOR_DISCOVERY)
    return gain_discovery(with_player(_reopened(state, task), task.seat, player), task.seat, 1)


def _decline(state: State, task: Task, _: Decline, events: list[Event]) -> State:
    match task:
        case Rerolls(seat, used, held) if held:
            return _answered(state, Rerolls(seat, (*used, REROLL_2), ()))
        case CampReroll(seat, times):
            return _answered(state, *((CampReroll(seat, times - 1),) if times > 1 else ()))
        case MarketSale(seat):
            events.append(Declined(seat, BLACK_MARKET))
        case Delivery(seat, place, _, _):
            events.append(Declined(seat, place))
        case _:
            pass
    return _answered(state, *after_pass(state, task))


_APPLY: dict[type, Callable[[State, Any, Any, list[Event]], State]] = {
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
    """What the action leads to, up to the next decision; legality is the caller's business."""
    events: list[Event] = []
    state = _APPLY[type(action)](state, state.tasks[0], action, events)
    return Step(settle(state, events), tuple(events))
