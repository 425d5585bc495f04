"""Rounds and turns: the offer of a round, the turn order, who acts next, and the end of the game."""

from ludoteca.core.game import Seat
from ludoteca.games.world_wonders.automaton import automaton_turn
from ludoteca.games.world_wonders.content import GOLD, RESOURCE_BOARDS, ROADS_ON_OFFER, ROUNDS
from ludoteca.games.world_wonders.events import Change, Ended, Event, RoundBegan, WentOut
from ludoteca.games.world_wonders.legal import is_stuck
from ludoteca.games.world_wonders.meta import POPULATION, TEN_ROUNDS
from ludoteca.games.world_wonders.state import NOBODY, PURCHASE, Open, State, with_player, with_purse, with_turn


def begin_round(state: State, order: tuple[Seat, ...]) -> Change:
    """A new offer, the new order, everyone's gold (page 3). The first in order acts after the last one."""
    bags, offer, rng = [], [], state.rng
    for bag in state.bags:
        face, rest, rng = rng.take(bag)
        bags.append(rest)
        offer.append(face)
    long_roads, short_sets = ROADS_ON_OFFER[len(state.players)]
    begun = state._replace(
        players=tuple(with_purse(player, GOLD, player.loan, False) for player in state.players),
        round=state.round + 1,
        order=order,
        active=order[-1],
        bags=tuple(bags),
        offer=tuple(offer),
        long_roads=long_roads,
        short_sets=short_sets,
        towers=1,
        pedestals=(NOBODY,) * len(state.pedestals),
        rng=rng,
    )
    return begun, (RoundBegan(begun.round, order),)


def next_order(state: State) -> tuple[Seat, ...]:
    """Pedestals first, then the least population, then the fewest monuments, then as before (page 3)."""
    holders = {place: seat for place, seat in enumerate(state.pedestals) if seat != NOBODY}
    others = [seat for seat in state.order if seat not in state.pedestals]
    others.sort(key=lambda seat: (state.players[seat].population, len(state.players[seat].monuments)))
    waiting = iter(others)
    return tuple(holders[place] if place in holders else next(waiting) for place in range(len(state.order)))


def ending(state: State) -> str:
    """How the game ends with this round; empty if it does not (page 5)."""
    last = RESOURCE_BOARDS[state.setting.board].population_end
    if any(player.population >= last for player in state.players):
        return POPULATION
    return TEN_ROUNDS if state.round >= ROUNDS else ""


def next_turn(state: State) -> Change:
    """The next seat that is not out and can do something; when all are out, the next round or the end."""
    events: tuple[Event, ...] = ()
    while True:
        seat = _next_seat(state)
        if seat is None:
            reason = ending(state)
            if reason:
                return state._replace(end=reason, decisions=()), (*events, Ended(reason))
            state, told = begin_round(state, next_order(state))
            events += told
            continue
        if state.is_solo:
            state, told = automaton_turn(state)
            events += told
        if not state.players[seat].has_started:
            return with_turn(state, seat, (Open(seat), PURCHASE[seat])), events
        if not is_stuck(state, seat):
            return with_turn(state, seat, (PURCHASE[seat],)), events
        state, told = go_out(with_turn(state, seat, ()), seat)
        events += told


def _next_seat(state: State) -> Seat | None:
    order = state.order
    place = order.index(state.active) + 1
    for seat in order[place:] + order[:place]:
        if not state.players[seat].is_out:
            return seat
    return None


def go_out(state: State, seat: Seat) -> Change:
    """Out for the round; gold not spent is lost."""
    player = state.players[seat]
    out = with_player(state, seat, with_purse(player, 0, player.loan, True), state.decisions)
    return out, (WentOut(seat, player.gold),)
