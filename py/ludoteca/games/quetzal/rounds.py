"""The course of a round: the roll, the turns of Phase 2, Phase 4; and what happens by itself between two decisions."""

from collections.abc import Callable
from typing import Any

from ludoteca.core.game import Seat
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal.activation import activate, round_order, temple_draw
from ludoteca.games.quetzal.content import (
    AUTOMATON_CARDS,
    ODDS_OUT_OF,
    ROUNDS,
    SHIP_2,
    STANDING,
    TEAM_MEEPLES,
    TEMPLE_1,
    TEMPLE_CARDS,
    WHITE,
)
from ludoteca.games.quetzal.events import (
    AutomatonPlaced,
    Event,
    GameEnded,
    Rerolled,
    Rolled,
    RoundBegan,
)
from ludoteca.games.quetzal.gains import draw_card, take_steps, with_player
from ludoteca.games.quetzal.kinds import Card, Cards, Kind
from ludoteca.games.quetzal.legal import is_idle
from ludoteca.games.quetzal.meeples import ROLL, has_pool, indices_of
from ludoteca.games.quetzal.scoring import outcome
from ludoteca.games.quetzal.state import (
    EMPTY,
    Activation,
    Group,
    LastExchange,
    Placing,
    Rerolls,
    RoundEnd,
    RoundStart,
    State,
    Steps,
    Task,
    TempleDraw,
    Turns,
    Variant,
)

_PLACING = tuple(Placing(seat, ()) for seat in range(max(TEAM_MEEPLES)))
_TURNS = tuple(Turns(seat) for seat in range(max(TEAM_MEEPLES)))
EMPTY_BOARD: tuple[Group | None, ...] = (None,) * (SHIP_2 + 1)


# --- Phase 1 -----------------------------------------------------------------------------------------------------


def roll(variant: Variant, meeples: int, which: tuple[int, ...], rng: Rng) -> tuple[list[int], Rng]:
    """How the meeples of these indices fall; the last of a seat's meeples is the Character.

    One draw serves all of them: its digits in the base of the odds are the throws, each as likely and on its own.
    """
    throws, rng = rng.below(ODDS_OUT_OF ** len(which))
    rolls, team, character = [], variant.team_odds, meeples - 1
    for index in which:
        odds = team if index != character else variant.character_odds
        rolls.append(odds[throws % ODDS_OUT_OF])
        throws //= ODDS_OUT_OF
    return rolls, rng


def _roll_all(state: State, order: list[Seat], events: list[Event]) -> State:
    """Everybody's meeples in round order, with a coin for each that stands."""
    players, rng = list(state.players), state.rng
    everything = tuple(range(len(players[0].meeples)))
    for seat in order:
        rolls, rng = roll(state.variant, len(everything), everything, rng)
        coins, team = rolls.count(STANDING), rolls[:-1]
        events.append(Rolled(seat, tuple([team.count(side) for side in range(ROLL + 1)]), rolls[-1], coins))
        players[seat] = players[seat].with_meeples(tuple(rolls), coins)
    return state._replace(players=tuple(players), rng=rng)


def reroll(state: State, seat: Seat, kinds: tuple[Kind, ...], events: list[Event]) -> State:
    """Meeples of the pool once more; whoever stands then earns a coin, and coins earned before stay."""
    player = state.players[seat]
    which = indices_of(player.meeples, kinds)
    rolls, rng = roll(state.variant, len(player.meeples), which, state.rng)
    meeples = list(player.meeples)
    for index, side in zip(which, rolls, strict=True):
        meeples[index] = side
    coins = rolls.count(STANDING)
    events.append(Rerolled(seat, kinds, tuple(rolls), coins))
    return with_player(state.drawn(state.deck, rng), seat, player.with_meeples(tuple(meeples), coins))


def _start_round(state: State, _: RoundStart, events: list[Event]) -> State:
    state = state._replace(leader=state.marker)
    events.append(RoundBegan(state.round))
    if state.automaton_pile:
        state = _place_automaton(state, events)
    order = round_order(state)
    state = _roll_all(state, order, events)
    rerolls = [Rerolls(seat, (), ()) for seat in order if state.players[seat].active]
    tasks: tuple[Task, ...] = (*rerolls, Turns(state.leader), Activation(0), RoundEnd())
    return state.with_tasks(tasks)


def _place_automaton(state: State, events: list[Event]) -> State:
    """The next card of a game for two: single archaeologists in the Temple, a group on two bidding locations."""
    number, pile, rng = state.rng.take(state.automaton_pile)
    card, seat, board = AUTOMATON_CARDS[number], len(state.players), list(state.board)
    for space in card.temple:
        board[TEMPLE_1 + space - 1] = Group(seat, 1, WHITE)
    for place, colour, size in (card.surrounding, card.third):
        board[place] = Group(seat, size, colour)
    events.append(AutomatonPlaced(number))
    return state._replace(automaton=number, automaton_pile=pile, board=tuple(board), rng=rng)


# --- Phase 2 -----------------------------------------------------------------------------------------------------


def _next_turn(state: State, turns: Turns, events: list[Event]) -> State:
    """Clockwise to the next seat with meeples left; Phase 2 ends when there is none."""
    players, seat, rest = state.players, turns.seat, state.tasks[1:]
    for _ in players:
        following = (seat + 1) % len(players)
        if has_pool(players[seat].meeples):
            return state.with_tasks((_PLACING[seat], _TURNS[following], *rest))
        seat = following
    return state.with_tasks(rest)


# --- Phase 4 -----------------------------------------------------------------------------------------------------


def _end_round(state: State, _: RoundEnd, events: list[Event]) -> State:
    """The meeples come home; after the fifth round the game ends at once, else the displays are filled."""
    state = state._replace(
        board=EMPTY_BOARD,
        automaton=EMPTY,
        players=tuple(p.with_meeples(tuple([code & ROLL for code in p.meeples])) for p in state.players),
        tasks=(),
    )
    if state.round == ROUNDS:
        end = outcome(state)
        assert end is not None, "without tasks the game is over"
        events.append(GameEnded(end.winners))
        return state
    return refill(state, events)._replace(round=state.round + 1, tasks=(RoundStart(),))


def refill(state: State, events: list[Event]) -> State:
    """Empty slots in their order: Temple, Quarry, Small Temple, Ruins, Village; what was not taken stays."""
    slots = (*state.temple, *sum(state.surroundings, ()))
    if slots.count(EMPTY) > len(state.deck):
        filled, state = _refill_slowly(state, slots, events)
    else:
        filled, state = _refill_from_deck(state, slots)
    village, pile, rng = list(state.village), state.pile, state.rng
    for slot, tile in enumerate(village):
        if tile == EMPTY and pile:
            village[slot], pile, rng = rng.take(pile)
    first, second, third = TEMPLE_CARDS, TEMPLE_CARDS + 2, TEMPLE_CARDS + 4
    return state._replace(
        temple=tuple(filled[:first]),
        surroundings=(tuple(filled[first:second]), tuple(filled[second:third]), tuple(filled[third:])),
        village=tuple(village),
        pile=pile,
        rng=rng,
    )


def _refill_from_deck(state: State, slots: Cards) -> tuple[list[Card], State]:
    filled, deck, rng = list(slots), list(state.deck), state.rng
    for slot, old in enumerate(slots):
        if old == EMPTY:
            index, rng = rng.below(len(deck))
            filled[slot] = deck.pop(index)
    return filled, state.drawn(tuple(deck), rng)


def _refill_slowly(state: State, slots: Cards, events: list[Event]) -> tuple[list[Card], State]:
    """Card by card, where the deck may run out on the way."""
    filled = list(slots)
    for slot, old in enumerate(slots):
        if old == EMPTY:
            card, state = draw_card(state, events)
            filled[slot] = EMPTY if card is None else card
    return filled, state


# --- what happens by itself --------------------------------------------------------------------------------------


def _temple_draw(state: State, task: TempleDraw, events: list[Event]) -> State:
    return temple_draw(state.with_tasks(state.tasks[1:]), task.seat, events)


_PROCEDURES: dict[type, Callable[[State, Any, list[Event]], State]] = {
    RoundStart: _start_round,
    Turns: _next_turn,
    Activation: activate,
    TempleDraw: _temple_draw,
    Steps: take_steps,
    RoundEnd: _end_round,
}


def settle(state: State, events: list[Event]) -> State:
    """Do what happens by itself until somebody is asked something, or the game is over."""
    while state.tasks:
        task = state.tasks[0]
        procedure = _PROCEDURES.get(type(task))
        if procedure is not None:
            state = procedure(state, task, events)
        elif is_idle(state, task):  # type: ignore[arg-type]  # what is no procedure is a decision
            state = state.with_tasks((*after_pass(state, task), *state.tasks[1:]))
        else:
            break
    return state


def after_pass(state: State, task: Task) -> tuple[Task, ...]:
    """The last exchanges go round the table; any other decision that is declined is done with."""
    if not isinstance(task, LastExchange):
        return ()
    passes, seats = task.passes + 1, len(state.players)
    return (LastExchange((task.seat + 1) % seats, passes),) if passes < seats else ()
