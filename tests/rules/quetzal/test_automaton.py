"""A game for two: the automaton."""

from collections import Counter
from typing import Any

import pytest
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import BID, Bid, Occupy
from ludoteca.games.quetzal.content import (
    AUTOMATON_CARDS,
    BLACK,
    BLACK_MARKET,
    QUARRY,
    RUINS,
    SHIP_1,
    TEMPLE_1,
    WHITE,
)
from ludoteca.games.quetzal.events import AutomatonPlaced, AutomatonTook, Ousted
from ludoteca.games.quetzal.rounds import EMPTY_BOARD, settle
from ludoteca.games.quetzal.state import EMPTY, Activation, Group, Placing, RoundEnd, RoundStart, State

from tests.rules.ledger import rule
from tests.rules.quetzal.table import (
    CARD,
    JON,
    deck_of,
    having,
    legal,
    play,
    rolled,
    settled,
    shown,
    sound,
    table,
    turn_of,
)

AUTOMATON = 2


def showing(number: int, **options: Any) -> State:
    """Round 1 with this card of the automaton."""
    state = table(2, **options)
    others = tuple(sorted((*state.automaton_pile, state.automaton)))
    state = state._replace(board=EMPTY_BOARD, automaton=EMPTY, automaton_pile=(number,))
    state, _ = settle(state._replace(decisions=(RoundStart(),)))
    return sound(state._replace(automaton_pile=tuple(n for n in others if n != number)))


@rule("T12", "A10")
def test_t12_card_a1_places_the_six_meeples() -> None:
    board = showing(0).board
    assert {place: group for place, group in enumerate(board) if group} == {
        TEMPLE_1 + 1: Group(AUTOMATON, 1, WHITE),
        TEMPLE_1 + 4: Group(AUTOMATON, 1, WHITE),
        QUARRY: Group(AUTOMATON, 3, WHITE),
        BLACK_MARKET: Group(AUTOMATON, 1, BLACK),
    }


@rule("A10")
def test_each_round_shows_another_card_and_the_old_meeples_leave() -> None:
    state = table(2)
    seen = [state.automaton]
    while state.round < 5:
        step = settled(state, RoundEnd())
        assert any(isinstance(event, AutomatonPlaced) for event in step.events)
        state = step.state
        seen.append(state.automaton)
        assert sum(group.size for group in state.board if group) == 6
    assert len(set(seen)) == 5


@rule("A10")
def test_with_three_players_there_is_no_automaton() -> None:
    state = table(3)
    assert (state.automaton, state.automaton_pile) == (EMPTY, ())


@rule("A10", "A4-UNIQUE")
def test_its_temple_meeples_block_their_spaces() -> None:
    state = having(rolled(turn_of(showing(0), JON), JON, "WWWWWW", "F"), JON, coins=9)
    there = {action.place for action in legal(state) if isinstance(action, Occupy)}
    assert there & set(range(TEMPLE_1, TEMPLE_1 + 5)) == {TEMPLE_1, TEMPLE_1 + 2, TEMPLE_1 + 3}


@rule("A10-BID")
def test_its_groups_are_outbid_by_the_normal_rule_and_leave_the_board() -> None:
    state = rolled(turn_of(showing(0), JON), JON, "WWWBBB", "F")
    there = {(a.colour, a.size) for a in legal(state) if isinstance(a, Bid) and a.place == QUARRY}
    assert there == {(WHITE, 4)}
    step = play(state, BID[QUARRY][WHITE][4])
    assert Ousted(AUTOMATON, QUARRY, 3, True) in step.events
    assert step.state.board[QUARRY] == Group(JON, 4, WHITE)
    out = [p for p in GAME.view(step.state, JON).pieces if p.kind == "automaton_meeple" and p.slot == "automaton_out"]
    assert len(out) == 3


@rule("T13", "A10-TEMPLE")
def test_t13_it_takes_the_tablet_with_discovery_draws_from_the_deck_and_discards_both() -> None:
    state = showing(4)
    state = shown(state, "weapon-discovery", "tablet-vp", "tablet-discovery", "tablet-coin", "pottery-vp")
    state = deck_of(state, "mummy-none")
    before = Counter(state.discard)
    step = settled(state, Activation(3), Placing(JON, ()))
    both = (CARD["tablet-discovery"], CARD["mummy-none"])
    assert step.events[0] == AutomatonTook(TEMPLE_1 + 2, both)
    assert not Counter(both) - (Counter(step.state.discard) - before)


@rule("A10-TEMPLE")
@pytest.mark.parametrize(
    ("cards", "taken"),
    [
        (("pottery-discovery", "mummy-none", "statuette-vp"), "mummy-none"),
        (("statuette-coin", "statuette-vp", "tablet-discovery"), "statuette-vp"),
        (("weapon-none", "weapon-coin", "pottery-discovery"), "weapon-coin"),
    ],
)
def test_it_prefers_the_rare_type_and_then_the_bonus(cards: tuple[str, ...], taken: str) -> None:
    step = settled(shown(showing(0), *cards), Activation(5), RoundEnd())
    assert AutomatonTook(TEMPLE_1 + 4, (CARD[taken],)) in step.events


@rule("C15")
def test_its_preference_may_be_turned_round() -> None:
    state = shown(showing(0, automaton="common"), "mummy-none", "pottery-discovery", "pottery-none")
    step = settled(state, Activation(5), RoundEnd())
    assert AutomatonTook(TEMPLE_1 + 4, (CARD["pottery-discovery"],)) in step.events


@rule("A10-TEMPLE")
def test_of_equal_cards_it_takes_the_leftmost() -> None:
    state = shown(showing(0), "weapon-none", "mummy-none", "mummy-none")._replace(round=5)
    state = state._replace(automaton_pile=state.automaton_pile[:5])
    step = settled(state, Activation(5), RoundEnd())
    assert step.state.temple[:3] == (CARD["weapon-none"], EMPTY, CARD["mummy-none"])


@rule("A10-PLACE")
def test_it_clears_its_surrounding_and_nobody_gets_the_bonus() -> None:
    state = showing(0)
    cards = state.surroundings[0]
    step = settled(state._replace(round=5, automaton_pile=state.automaton_pile[:5]), Activation(6), RoundEnd())
    assert AutomatonTook(QUARRY, cards) in step.events
    assert step.state.surroundings[0] == (EMPTY, EMPTY)
    assert [player.points for player in step.state.players] == [0, 0]
    assert all(card in step.state.discard for card in cards)


@rule("A10-PLACE")
def test_it_neither_sells_nor_delivers() -> None:
    for number in (0, 1):
        state = showing(number)
        holder = BLACK_MARKET if number == 0 else SHIP_1
        assert state.board[holder] is not None
        assert settled(state, Activation(9), RoundEnd()).state.round == 2


@rule("A10")
def test_its_cards_name_the_temple_a_surrounding_and_the_market_or_the_ship() -> None:
    for card in AUTOMATON_CARDS:
        assert QUARRY <= card.surrounding[0] <= RUINS
        assert card.third[:2] == (BLACK_MARKET, BLACK) or card.third[0] == SHIP_1
