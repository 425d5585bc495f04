"""What each action does. The caller has checked that it is legal."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from ludoteca.core.game import Seat, Step
from ludoteca.core.replacing import replacer
from ludoteca.games.attika.actions import (
    Action,
    AmphoraForAction,
    AmphoraForCard,
    BuildAt,
    BuildType,
    DrawFrom,
    EndTurn,
    ExpandAt,
    PayOf,
    PayWith,
    Store,
    TakeCards,
    TurnTo,
)
from ludoteca.games.attika.buildings import Type
from ludoteca.games.attika.construction import build
from ludoteca.games.attika.content import BUILDS, DRAWS, IDLE_ROUNDS, ROUND_LIMIT
from ludoteca.games.attika.discounts import seen_with
from ludoteca.games.attika.events import Declined, Drew, Ended, Event, Expanded, SpentAmphora, Stored, TurnedUp
from ludoteca.games.attika.land import PlacedTile
from ludoteca.games.attika.legal import (
    STORE,
    cards_due,
    has_cards_to_take,
    may_build,
    may_build_stored,
    may_draw,
    payments_for,
)
from ludoteca.games.attika.scoring import outcome
from ludoteca.games.attika.state import (
    ACTIVE,
    MAIN_STACK,
    Begin,
    Build,
    CardsTaken,
    Decision,
    Draw,
    End,
    Expand,
    Pay,
    Player,
    Reveal,
    Rotate,
    Site,
    State,
    players_with,
    with_decisions,
    with_player,
)
from ludoteca.games.attika.supplies import Happened, spend_amphora, take_cards

Rest: TypeAlias = tuple[Decision, ...]
"""The decisions below the one being answered."""

# The same few values come up in each turn: each is made once.
_begin, _draw, _build, _cards_taken = cache(Begin), cache(Draw), cache(Build), cache(CardsTaken)
_site, _reveal = cache(Site), cache(Reveal)
_drew, _stored = cache(Drew), cache(Stored)

_with_stacks = replacer(Player, "stacks", "main_bag", "other_bag")
_with_stored = replacer(Player, "stored")
_with_draw = replacer(State, "players", "pool", "decisions", "idle", "rng")
_at_turn = replacer(State, "decisions", "turn", "idle")


def apply(state: State, action: Action) -> Step[State, Event]:
    """Do the action, and go on to the next decision that has more than one answer."""
    after, events = _DO[type(action)](state, state.decisions[0], state.decisions[1:], action)
    if after.end is None:
        after, more = _skip_idle_decisions(after)
        events += more
    if after.end is not None:
        result = outcome(after)
        assert result is not None, "a game with an end has an outcome"
        events += (Ended(result.reason, result.winners),)
    return Step(after, events)


def _skip_idle_decisions(state: State) -> Happened:
    """Skip decisions that leave nothing to decide (C7).

    A drawn building that cannot be paid for anywhere is stored. The turn ends when there is no action left, no card due
    and no use for an amphora.
    """
    events: tuple[Event, ...] = ()
    decision = state.decisions[0]
    if type(decision) is Reveal and not may_build(state, decision.seat, decision.building):
        state, events = _do_store(state, decision, state.decisions[1:], STORE)
        decision = state.decisions[0]
    if type(decision) is Draw or type(decision) is Build:
        seat, left = decision.seat, decision.left
        if left and has_cards_to_take(state):
            return state, events
        if left or state.players[seat].amphoras:
            has_work = may_draw if type(decision) is Draw else may_build_stored
            if has_work(state, seat):
                return state, events
        may_take = _may_take_for_amphora(state, seat)
        return (with_decisions(state, (_cards_taken(seat),)) if may_take else _next_turn(state)), events
    if type(decision) is CardsTaken and not _may_take_for_amphora(state, decision.seat):
        state = _next_turn(state)
    return state, events


def _may_take_for_amphora(state: State, seat: Seat) -> bool:
    return state.players[seat].amphoras > 0 and has_cards_to_take(state)


def _left(decision: Decision, mode_actions: int) -> int:
    """The actions that the turn still has; its first action decides between drawing and building (R1)."""
    return decision.left if type(decision) is Draw or type(decision) is Build else mode_actions


# --- drawing and expanding ---------------------------------------------------------------------------------------


def _do_draw(state: State, decision: Decision, _: Rest, action: DrawFrom) -> Happened:
    """Reveal the top building of a stack; if it was the last, the land is expanded first (R3, R11, R12)."""
    seat, stack = decision.seat, action.stack
    player = state.players[seat]
    main_bag, other_bag = player.main_bag, player.other_bag
    if stack == MAIN_STACK:
        building, main_bag, rng = state.rng.take(main_bag)
    else:
        building, other_bag, rng = state.rng.take(other_bag)
    stacks = (*player.stacks[:stack], player.stacks[stack] - 1, *player.stacks[stack + 1 :])
    players = players_with(state, seat, _with_stacks(player, stacks, main_bag, other_bag))
    decisions: Rest = (_reveal(seat, building), _draw(seat, _left(decision, DRAWS) - 1))
    events: tuple[Event, ...] = (_drew(seat, building, stack),)
    pool = state.pool
    if not stacks[stack] and pool:
        tile, pool, rng = rng.take(pool)
        decisions = (Expand(seat, tile), *decisions)
        events += (TurnedUp(seat, tile),)
    return _with_draw(state, players, pool, decisions, ACTIVE, rng), events


def _do_store(state: State, decision: Reveal, rest: Rest, _: Store) -> Happened:
    seat, building = decision.seat, decision.building
    player = state.players[seat]
    player = _with_stored(player, tuple(sorted((*player.stored, building))))
    return with_player(state, seat, player, rest), (_stored(seat, building),)


def _do_expand(state: State, decision: Expand, rest: Rest, action: ExpandAt) -> Happened:
    return with_decisions(state, (Rotate(decision.seat, decision.tile, action.centre), *rest)), ()


def _do_turn(state: State, decision: Rotate, rest: Rest, action: TurnTo) -> Happened:
    """Lay the tile. Its hexes may touch buildings of any player, so the reach of all is updated."""
    land = state.land.with_tile(PlacedTile(decision.tile, decision.centre, action.turn))
    fresh = land.full ^ state.land.full
    bordering = land.around(fresh)
    players = tuple(
        player._replace(reach=player.reach | land.around(player.buildings & bordering)) for player in state.players
    )
    seen = seen_with(state.seen, land, state.occupied, fresh)
    event = Expanded(decision.seat, decision.tile, decision.centre, action.turn)
    return state._replace(land=land, players=players, seen=seen, decisions=rest), (event,)


# --- building ----------------------------------------------------------------------------------------------------


def _do_build_type(state: State, decision: Decision, _: Rest, action: BuildType) -> Happened:
    seat = decision.seat
    return with_decisions(state, (_site(seat, action.building), _build(seat, _left(decision, BUILDS) - 1))), ()


def _do_build_at(state: State, decision: Site | Reveal, rest: Rest, action: BuildAt) -> Happened:
    """Ask for the payment, unless there is only one. A stored building leaves storage now."""
    seat, building = decision.seat, decision.building
    stored = state.players[seat].stored
    if type(decision) is Site:
        stored = _without(stored, building)
    order = Pay(seat, building, action.at, ())
    ways = payments_for(state, order)
    if len(ways) == 1:
        return build(state, order, ways[0].cards, stored, rest)
    return with_player(state, seat, _with_stored(state.players[seat], stored), (order, *rest)), ()


def _without(stored: tuple[Type, ...], building: Type) -> tuple[Type, ...]:
    place = stored.index(building)
    return stored[:place] + stored[place + 1 :]


def _do_pay(state: State, decision: Pay, rest: Rest, action: PayWith) -> Happened:
    return build(state, decision, action.cards, state.players[decision.seat].stored, rest)


def _do_pay_of(state: State, decision: Pay, rest: Rest, action: PayOf) -> Happened:
    named = (*decision.fixed, action.count)
    return with_decisions(state, (Pay(decision.seat, decision.building, decision.at, named), *rest)), ()


# --- amphoras, cards, turns --------------------------------------------------------------------------------------


def _do_amphora_for_action(state: State, decision: Draw | Build, _: Rest, __: AmphoraForAction) -> Happened:
    seat = decision.seat
    more = _draw(seat, 1) if isinstance(decision, Draw) else _build(seat, 1)
    return with_decisions(spend_amphora(state, seat), (more,)), (SpentAmphora(seat, False),)


def _do_amphora_for_card(state: State, decision: Decision, _: Rest, __: AmphoraForCard) -> Happened:
    seat = decision.seat
    state, events = take_cards(spend_amphora(state, seat), seat, 1, (_cards_taken(seat),))
    return state, (SpentAmphora(seat, True), *events)


def _do_take_cards(state: State, decision: Decision, _: Rest, action: TakeCards) -> Happened:
    seat = decision.seat
    return take_cards(state, seat, action.count, (_cards_taken(seat),))


def _do_end_turn(state: State, decision: Decision, _: Rest, __: EndTurn) -> Happened:
    return _next_turn(state), (Declined(decision.seat),) if cards_due(state) else ()


def _next_turn(state: State) -> State:
    """The next seat clockwise begins, unless a safety stop ends the game (STOP)."""
    seats = len(state.players)
    turn, idle = state.turn + 1, state.idle + 1
    state = _at_turn(state, (_begin((state.first + turn) % seats),), turn, idle)
    if idle >= IDLE_ROUNDS * seats:
        return state._replace(end=End("stalemate", None), decisions=())
    if turn >= ROUND_LIMIT * seats:
        return state._replace(end=End("turn_limit", None), decisions=())
    return state


_DO: dict[type, Callable[[State, Any, Rest, Any], Happened]] = {
    DrawFrom: _do_draw,
    BuildType: _do_build_type,
    BuildAt: _do_build_at,
    PayWith: _do_pay,
    PayOf: _do_pay_of,
    Store: _do_store,
    ExpandAt: _do_expand,
    TurnTo: _do_turn,
    TakeCards: _do_take_cards,
    EndTurn: _do_end_turn,
    AmphoraForAction: _do_amphora_for_action,
    AmphoraForCard: _do_amphora_for_card,
}
"""What each action does, given the decision that it answers and those below it."""
