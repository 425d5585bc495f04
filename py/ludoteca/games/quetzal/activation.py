"""Phase 3: what each location does, and in which order."""

from collections.abc import Callable

from ludoteca.core.game import Seat
from ludoteca.games.quetzal.content import (
    ACTIVATED_PLACES,
    COIN,
    DISCOVERY,
    HARBOR,
    LOCATION_OF,
    POINT,
    QUARRY,
    STELA_DISCOVERY,
    SURROUNDINGS,
    TEMPLE,
    TEMPLE_1,
    TEMPLE_DRAW,
)
from ludoteca.games.quetzal.events import AutomatonTook, DrewCard, Event, MarkerTaken, WonSurrounding
from ludoteca.games.quetzal.gains import (
    NOTHING,
    Change,
    add_points,
    discard_cards,
    draw_card,
    gain_discovery,
    to_hand,
    with_cards,
)
from ludoteca.games.quetzal.kinds import Place
from ludoteca.games.quetzal.legal import exchanges
from ludoteca.games.quetzal.meeples import count_at
from ludoteca.games.quetzal.state import (
    EMPTY,
    QUARRY_POINTS,
    Activation,
    Delivery,
    Group,
    KeepOne,
    LastExchange,
    MarketSale,
    State,
    TempleDraw,
    TemplePick,
    VillagePick,
    answered,
    push,
    with_coins,
    with_decisions,
    with_player,
    with_surroundings,
    with_tally,
    with_temple,
)


def round_order(state: State) -> list[Seat]:
    """Clockwise from this round's first player."""
    seats = len(state.players)
    return [(state.leader + n) % seats for n in range(seats)]


def _stela(state: State, _: Place, group: Group) -> Change:
    taken = gain_discovery(state._replace(marker=group.seat), group.seat, STELA_DISCOVERY)
    return taken, (MarkerTaken(group.seat),)


def _temple(state: State, place: Place, group: Group) -> Change:
    if state.is_automaton(group.seat):
        return _automaton_at_temple(state, place)
    space = TEMPLE[place - TEMPLE_1]
    draws = (TempleDraw(group.seat),) * space.draw
    return push(state, TemplePick(group.seat, space.choose), *draws), NOTHING


def _automaton_at_temple(state: State, place: Place) -> Change:
    """It takes by its preferences, the leftmost of equal cards, and draws from the deck (D-1); all is discarded."""
    rank, temple, taken = state.variant.automaton_rank, list(state.temple), []
    events: list[Event] = []
    space = TEMPLE[place - TEMPLE_1]
    for _ in range(space.choose):
        ranks = [rank[card] if card != EMPTY else len(rank) for card in temple]
        best = ranks.index(min(ranks))
        if temple[best] != EMPTY:
            taken.append(temple[best])
            temple[best] = EMPTY
    state = with_temple(state, tuple(temple))
    for _ in range(space.draw):
        card, state, more = draw_card(state)
        events += more
        if card is not None:
            taken.append(card)
    return discard_cards(state, tuple(taken)), (*events, AutomatonTook(place, tuple(taken)))


def draw_at_temple(state: State, draw: TempleDraw) -> Change:
    """The card from the deck; with TEMPLE_DRAW two, of which one is kept."""
    seat = draw.seat
    card, state, events = draw_card(answered(state))
    if card is None:
        return state, events
    if TEMPLE_DRAW in state.players[seat].active:
        other, state, more = draw_card(state)
        events += more
        if other is not None:
            return push(state, KeepOne(seat, with_cards((card,), other))), events
    return to_hand(state, seat, card), (*events, DrewCard(seat, card))


def _surrounding(state: State, place: Place, group: Group) -> Change:
    """The winner takes the cards there and the place's bonus; the automaton's cards are discarded (A10-PLACE)."""
    seat, index = group.seat, place - QUARRY
    cards = tuple([card for card in state.surroundings[index] if card != EMPTY])
    empty = (EMPTY,) * SURROUNDINGS[index].cards
    state = with_surroundings(state, (*state.surroundings[:index], empty, *state.surroundings[index + 1 :]))
    if state.is_automaton(seat):
        return discard_cards(state, cards), (AutomatonTook(place, cards),)
    state, bonus = to_hand(state, seat, *cards, is_known=True), SURROUNDINGS[index].bonus
    player = state.players[seat]
    if bonus == COIN:
        state = with_player(state, seat, with_coins(player, player.coins + 1))
    elif bonus == POINT:
        state = with_player(state, seat, with_tally(player, add_points(player, QUARRY_POINTS, 1)))
    return gain_discovery(state, seat, int(bonus == DISCOVERY)), (WonSurrounding(seat, place, cards),)


def _market(state: State, _: Place, group: Group) -> Change:
    return state if state.is_automaton(group.seat) else push(state, MarketSale(group.seat)), NOTHING


def _village(state: State, _: Place, group: Group) -> Change:
    return push(state, VillagePick(group.seat)), NOTHING


def _ship(state: State, place: Place, group: Group) -> Change:
    return state if state.is_automaton(group.seat) else push(state, Delivery(group.seat, place, 0, ())), NOTHING


def _harbor(state: State) -> State:
    """A delivery for each meeple (D-12), a player's own one after the other, players in round order (C2)."""
    deliveries = [
        Delivery(seat, HARBOR, number, ())
        for seat in round_order(state)
        for number in range(count_at(state.players[seat].meeples, HARBOR))
    ]
    return push(state, *deliveries) if deliveries else state


_LOCATIONS: dict[str, Callable[[State, Place, Group], Change]] = {
    "stela": _stela,
    "temple": _temple,
    **{row.key: _surrounding for row in SURROUNDINGS},
    "black_market": _market,
    "village": _village,
    "ship": _ship,
}
"""What a location does for the group that holds one of its places."""
_STEPS = tuple((place, _LOCATIONS.get(LOCATION_OF[place].key)) for place in ACTIVATED_PLACES)
"""The places in their order; the Harbor Master's Office is held by nobody."""
_ACTIVATIONS = tuple(Activation(step) for step in range(len(ACTIVATED_PLACES) + 1))


def activate(state: State, activation: Activation) -> Change:
    """Go on from a step until somebody is asked; after the last place come the exchanges before Phase 4."""
    rest, board, events = state.decisions[1:], state.board, NOTHING
    for step in range(activation.step, len(_STEPS)):
        place, function = _STEPS[step]
        following = _ACTIVATIONS[step + 1]
        if function is None:
            state = _harbor(with_decisions(state, (following, *rest)))
        elif (group := board[place]) is not None:
            state, more = function(with_decisions(state, (following, *rest)), place, group)
            events += more
        else:
            continue
        if state.decisions[0] is not following:
            return state, events
    state = with_decisions(state, rest)
    if any(map(exchanges, state.players)):
        state = push(state, LastExchange(state.leader, 0))
    return state, events
