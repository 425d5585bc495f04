"""Phase 3: the locations, one after the other."""

from collections.abc import Callable

from ludoteca.core.game import Seat
from ludoteca.games.quetzal.content import (
    BLACK_MARKET,
    COIN,
    DISCOVERY,
    HARBOR,
    POINT,
    QUARRY,
    SHIP_1,
    STELA,
    SURROUNDINGS,
    TEMPLE,
    TEMPLE_1,
    TEMPLE_DRAW,
    VILLAGE_1,
)
from ludoteca.games.quetzal.events import AutomatonTook, DrewCard, Event, MarkerTaken, WonSurrounding
from ludoteca.games.quetzal.gains import (
    discard_cards,
    draw_card,
    gain_discovery,
    push,
    scored,
    with_cards,
    with_player,
)
from ludoteca.games.quetzal.kinds import Card, Place
from ludoteca.games.quetzal.legal import exchanges
from ludoteca.games.quetzal.state import (
    EMPTY,
    QUARRY_POINTS,
    Activation,
    Delivery,
    KeepOne,
    LastExchange,
    MarketSale,
    State,
    TempleDraw,
    TemplePick,
    VillagePick,
)


def is_automaton(state: State, seat: Seat) -> bool:
    """Its seat comes after the players'."""
    return seat == len(state.players)


def round_order(state: State) -> list[Seat]:
    """Clockwise from this round's first player."""
    seats = len(state.players)
    return [(state.leader + n) % seats for n in range(seats)]


def _stela(state: State, _: int, events: list[Event]) -> State:
    group = state.board[STELA]
    if group is None:
        return state
    events.append(MarkerTaken(group.seat))
    return gain_discovery(state._replace(marker=group.seat), group.seat, 1)


def _temple(state: State, space: int, events: list[Event]) -> State:
    group = state.board[TEMPLE_1 + space]
    if group is None:
        return state
    if is_automaton(state, group.seat):
        return _automaton_at_temple(state, space, events)
    row = TEMPLE[space]
    draws = (TempleDraw(group.seat),) * row.draw
    return push(state, TemplePick(group.seat, row.choose), *draws)


def _automaton_at_temple(state: State, space: int, events: list[Event]) -> State:
    """It takes by its preferences, the leftmost of equal cards, and draws from the deck; all of it is discarded."""
    rank, temple, taken = state.variant.automaton_rank, list(state.temple), []
    for _ in range(TEMPLE[space].choose):
        ranks = [rank[card] if card != EMPTY else len(rank) for card in temple]
        best = ranks.index(min(ranks))
        if temple[best] != EMPTY:
            taken.append(temple[best])
            temple[best] = EMPTY
    state = state.with_temple(tuple(temple))
    for _ in range(TEMPLE[space].draw):
        card, state = draw_card(state, events)
        if card is not None:
            taken.append(card)
    events.append(AutomatonTook(TEMPLE_1 + space, tuple(taken)))
    return discard_cards(state, tuple(taken))


def temple_draw(state: State, seat: Seat, events: list[Event]) -> State:
    """The card from the deck; with TEMPLE_DRAW two, of which one is kept."""
    card, state = draw_card(state, events)
    if card is None:
        return state
    if TEMPLE_DRAW in state.players[seat].active:
        other, state = draw_card(state, events)
        if other is not None:
            return push(state, KeepOne(seat, with_cards((card,), other)))
    events.append(DrewCard(seat, card))
    return to_hand(state, seat, card)


def to_hand(state: State, seat: Seat, *cards: Card, is_known: bool = False) -> State:
    player = state.players[seat]
    known = with_cards(player.known, *cards) if is_known else player.known
    return with_player(state, seat, player.with_hand(with_cards(player.hand, *cards), known))


def _surrounding(state: State, index: int, events: list[Event]) -> State:
    """The winner takes the cards there and the place's bonus; the automaton only clears the cards away."""
    group = state.board[QUARRY + index]
    if group is None:
        return state
    cards = tuple([card for card in state.surroundings[index] if card != EMPTY])
    empty = (EMPTY,) * SURROUNDINGS[index].cards
    state = state.with_surroundings((*state.surroundings[:index], empty, *state.surroundings[index + 1 :]))
    if is_automaton(state, group.seat):
        events.append(AutomatonTook(QUARRY + index, cards))
        return discard_cards(state, cards)
    seat, bonus = group.seat, SURROUNDINGS[index].bonus
    events.append(WonSurrounding(seat, QUARRY + index, cards))
    player = state.players[seat]
    player = player.with_hand(with_cards(player.hand, *cards), with_cards(player.known, *cards))
    if bonus == COIN:
        player = player.with_coins(player.coins + 1)
    elif bonus == POINT:
        player = player.with_tally(scored(player, QUARRY_POINTS, 1))
    return gain_discovery(with_player(state, seat, player), seat, int(bonus == DISCOVERY))


def _market(state: State, _: int, events: list[Event]) -> State:
    group = state.board[BLACK_MARKET]
    if group is None or is_automaton(state, group.seat) or not state.players[group.seat].hand:
        return state
    return push(state, MarketSale(group.seat))


def _village(state: State, space: int, events: list[Event]) -> State:
    group = state.board[VILLAGE_1 + space]
    return state if group is None else push(state, VillagePick(group.seat))


def _harbor(state: State, _: int, events: list[Event]) -> State:
    """A delivery for each meeple, a player's own one after the other, players in round order."""
    deliveries = [
        Delivery(seat, HARBOR, number, ())
        for seat in round_order(state)
        for number in range(sum(code >> 2 == HARBOR for code in state.players[seat].meeples))
    ]
    return push(state, *deliveries) if deliveries else state


def _ship(state: State, index: int, events: list[Event]) -> State:
    group = state.board[SHIP_1 + index]
    if group is None or is_automaton(state, group.seat) or not state.players[group.seat].hand:
        return state
    return push(state, Delivery(group.seat, SHIP_1 + index, 0, ()))


def _exchanges(state: State, _: int, events: list[Event]) -> State:
    return push(state, LastExchange(state.leader, 0)) if any(map(exchanges, state.players)) else state


_Activate = Callable[[State, int, list[Event]], State]
ACTIVATION: tuple[tuple[_Activate, int, Place | None], ...] = (
    (_stela, 0, STELA),
    *((_temple, space, TEMPLE_1 + space) for space in range(len(TEMPLE))),
    *((_surrounding, index, QUARRY + index) for index in range(len(SURROUNDINGS))),
    (_market, 0, BLACK_MARKET),
    *((_village, space, VILLAGE_1 + space) for space in range(3)),
    (_harbor, 0, None),
    (_ship, 0, SHIP_1),
    (_ship, 1, SHIP_1 + 1),
    (_exchanges, 0, None),
)
"""The places in their order, top space before bottom; last the exchanges before Phase 4.

Where a place is named, nothing happens unless somebody holds it."""
_ONWARDS = tuple(Activation(step) for step in range(len(ACTIVATION) + 1))


def activate(state: State, task: Activation, events: list[Event]) -> State:
    """Go on from a step until there is something else to do first; Phase 3 is over when its task is gone."""
    rest, board = state.tasks[1:], state.board
    for step in range(task.step, len(ACTIVATION)):
        function, at, place = ACTIVATION[step]
        if place is not None and board[place] is None:
            continue
        onwards = _ONWARDS[step + 1]
        state = function(state.with_tasks((onwards, *rest)), at, events)
        if state.tasks[0] is not onwards:
            return state
    return state.with_tasks(rest)
