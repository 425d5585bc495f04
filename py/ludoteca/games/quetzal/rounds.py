"""The course of a round (roll, turns, Phase 4), and all that happens without a decision."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from ludoteca.core.game import Seat
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal.activation import activate, draw_at_temple, round_order
from ludoteca.games.quetzal.content import (
    AUTOMATON_CARDS,
    ODDS_OUT_OF,
    ROUNDS,
    SHIP_2,
    STANDING,
    SURROUNDINGS,
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
from ludoteca.games.quetzal.gains import NOTHING, Change, Events, draw_card, take_step
from ludoteca.games.quetzal.kinds import Card, Cards, Kind
from ludoteca.games.quetzal.legal import is_idle
from ludoteca.games.quetzal.meeples import ROLL, has_pool, indices_of
from ludoteca.games.quetzal.scoring import outcome
from ludoteca.games.quetzal.state import (
    EMPTY,
    Activation,
    Group,
    LastExchange,
    Pending,
    Placing,
    Rerolls,
    RoundEnd,
    RoundStart,
    State,
    Steps,
    TempleDraw,
    Turns,
    Variant,
    answered,
    with_decisions,
    with_deck,
    with_meeples,
    with_player,
    with_rng,
)

_PLACING = tuple(Placing(seat, ()) for seat in range(max(TEAM_MEEPLES)))
_TURNS = tuple(Turns(seat) for seat in range(max(TEAM_MEEPLES)))
EMPTY_BOARD: tuple[Group | None, ...] = (None,) * (SHIP_2 + 1)


# --- Phase 1 -----------------------------------------------------------------------------------------------------


def roll(variant: Variant, meeples: int, which: tuple[int, ...], rng: Rng) -> tuple[list[int], Rng]:
    """How the meeples of these indices fall; the last of a seat's meeples is the Character.

    One random number serves all of them: its digits in base `ODDS_OUT_OF` are independent throws.
    """
    throws, rng = rng.below(ODDS_OUT_OF ** len(which))
    rolls, team, character = [], variant.team_odds, meeples - 1
    for index in which:
        odds = team if index != character else variant.character_odds
        rolls.append(odds[throws % ODDS_OUT_OF])
        throws //= ODDS_OUT_OF
    return rolls, rng


def _roll_all(state: State, order: list[Seat]) -> Change:
    """Everybody's meeples in round order, with a coin for each that stands."""
    players, rng = list(state.players), state.rng
    events: list[Event] = []
    everything = tuple(range(len(players[0].meeples)))
    for seat in order:
        rolls, rng = roll(state.variant, len(everything), everything, rng)
        coins, team = rolls.count(STANDING), rolls[:-1]
        events.append(Rolled(seat, tuple([team.count(side) for side in range(ROLL + 1)]), rolls[-1], coins))
        players[seat] = with_meeples(players[seat], tuple(rolls), players[seat].coins + coins)
    return state._replace(players=tuple(players), rng=rng), tuple(events)


def reroll(state: State, seat: Seat, kinds: tuple[Kind, ...]) -> Change:
    """Meeples of the pool once more; each that stands then earns a coin, and coins earned before stay (C5)."""
    player = state.players[seat]
    which = indices_of(player.meeples, kinds)
    rolls, rng = roll(state.variant, len(player.meeples), which, state.rng)
    meeples = list(player.meeples)
    for index, side in zip(which, rolls, strict=True):
        meeples[index] = side
    coins = rolls.count(STANDING)
    player = with_meeples(player, tuple(meeples), player.coins + coins)
    return with_player(with_rng(state, rng), seat, player), (Rerolled(seat, kinds, tuple(rolls), coins),)


def _start_round(state: State, _: RoundStart) -> Change:
    state, events = state._replace(leader=state.marker), NOTHING
    if state.automaton_pile:
        state, events = _place_automaton(state)
    order = round_order(state)
    state, rolled = _roll_all(state, order)
    rerolls = [Rerolls(seat, (), ()) for seat in order if state.players[seat].active]
    decisions: tuple[Pending, ...] = (*rerolls, Turns(state.leader), Activation(0), RoundEnd())
    return with_decisions(state, decisions), (RoundBegan(state.round), *events, *rolled)


def _place_automaton(state: State) -> Change:
    """The next card of a game for two: single archaeologists in the Temple, a group on two bidding locations."""
    number, pile, rng = state.rng.take(state.automaton_pile)
    card, seat, board = AUTOMATON_CARDS[number], len(state.players), list(state.board)
    for space in card.temple:
        board[TEMPLE_1 + space - 1] = Group(seat, 1, WHITE)
    for place, colour, size in (card.surrounding, card.third):
        board[place] = Group(seat, size, colour)
    state = state._replace(automaton=number, automaton_pile=pile, board=tuple(board), rng=rng)
    return state, (AutomatonPlaced(number),)


# --- Phase 2 -----------------------------------------------------------------------------------------------------


def _next_turn(state: State, turns: Turns) -> Change:
    """Clockwise to the next seat with meeples left; Phase 2 ends when there is none."""
    players, seat, rest = state.players, turns.seat, state.decisions[1:]
    for _ in players:
        following = (seat + 1) % len(players)
        if has_pool(players[seat].meeples):
            return with_decisions(state, (_PLACING[seat], _TURNS[following], *rest)), NOTHING
        seat = following
    return with_decisions(state, rest), NOTHING


# --- Phase 4 -----------------------------------------------------------------------------------------------------


def _end_round(state: State, _: RoundEnd) -> Change:
    """The meeples return to their owners; after the last round the game ends at once, else the displays are filled."""
    players = tuple(with_meeples(p, tuple([code & ROLL for code in p.meeples]), p.coins) for p in state.players)
    state = state._replace(board=EMPTY_BOARD, automaton=EMPTY, players=players, decisions=())
    if state.round == ROUNDS:
        end = outcome(state)
        assert end is not None, "without decisions the game is over"
        return state, (GameEnded(end.winners),)
    state, events = refill(state)
    return state._replace(round=state.round + 1, decisions=(RoundStart(),)), events


def refill(state: State) -> Change:
    """Empty slots in their order (C9); what was not taken stays (D-23)."""
    slots = (*state.temple, *sum(state.surroundings, ()))
    if slots.count(EMPTY) > len(state.deck):
        filled, state, events = _refill_slowly(state, slots)
    else:
        (filled, state), events = _refill_from_deck(state, slots), NOTHING
    village, pile, rng = list(state.village), state.pile, state.rng
    for slot, tile in enumerate(village):
        if tile == EMPTY and pile:
            village[slot], pile, rng = rng.take(pile)
    cards = iter(filled)
    state = state._replace(
        temple=tuple(islice(cards, TEMPLE_CARDS)),
        surroundings=tuple(tuple(islice(cards, row.cards)) for row in SURROUNDINGS),
        village=tuple(village),
        pile=pile,
        rng=rng,
    )
    return state, events


def _refill_from_deck(state: State, slots: Cards) -> tuple[list[Card], State]:
    filled, deck, rng = list(slots), list(state.deck), state.rng
    for slot, old in enumerate(slots):
        if old == EMPTY:
            index, rng = rng.below(len(deck))
            filled[slot] = deck.pop(index)
    return filled, with_deck(state, tuple(deck), rng)


def _refill_slowly(state: State, slots: Cards) -> tuple[list[Card], State, Events]:
    """Card by card, where the deck may run out on the way."""
    filled, events = list(slots), NOTHING
    for slot, old in enumerate(slots):
        if old == EMPTY:
            card, state, more = draw_card(state)
            filled[slot] = EMPTY if card is None else card
            events += more
    return filled, state, events


# --- what happens without a decision -----------------------------------------------------------------------------


_PROCEDURES: dict[type, Callable[[State, Any], Change]] = {
    RoundStart: _start_round,
    Turns: _next_turn,
    Activation: activate,
    TempleDraw: draw_at_temple,
    Steps: take_step,
    RoundEnd: _end_round,
}


def settle(state: State) -> Change:
    """Do what needs no decision until somebody is asked something, or the game is over."""
    events = NOTHING
    while state.decisions:
        first = state.decisions[0]
        procedure = _PROCEDURES.get(type(first))
        if procedure is not None:
            state, more = procedure(state, first)
            events += more
        elif is_idle(state, first):  # type: ignore[arg-type]  # what is no procedure is a decision
            state = answered(state, *after_pass(state, first))
        else:
            break
    return state, events


def after_pass(state: State, decision: Pending) -> tuple[Pending, ...]:
    """What follows a decision that was passed: the last exchanges go on to the next seat, others are finished."""
    if not isinstance(decision, LastExchange):
        return ()
    passes, seats = decision.passes + 1, len(state.players)
    return (LastExchange((decision.seat + 1) % seats, passes),) if passes < seats else ()
