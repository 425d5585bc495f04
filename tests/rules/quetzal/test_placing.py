"""Phase 2: unique and free locations, the order of turns, and which meeples are placed."""

import pytest
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import (
    DECLINE,
    HOLD,
    OCCUPY,
    REROLL_ONE,
    VISIT_CAMP,
    VISIT_HARBOR,
    Action,
    Hold,
    Occupy,
)
from ludoteca.games.quetzal.content import (
    BLACK,
    CAMP,
    CHARACTER,
    HARBOR,
    OPEN,
    SIDE,
    STANDING,
    STELA,
    TEMPLE_1,
    VILLAGE_1,
    WHITE,
)
from ludoteca.games.quetzal.events import Placed, Rerolled
from ludoteca.games.quetzal.meeples import payment, spare_meeple
from ludoteca.games.quetzal.state import CampReroll, Placing, State

from tests.rules.ledger import rule
from tests.rules.quetzal.table import JON, LUCY, MARIA, falling, having, legal, play, put, rolled, table, turn_of


def places(state: State) -> set[int]:
    return {action.place for action in legal(state) if isinstance(action, Occupy)}


# --- unique locations ------------------------------------------------------------------------------------------------


@rule("T2", "A4-UNIQUE")
@pytest.mark.parametrize(("team", "kind"), [("WBBBB", WHITE), ("SBBBB", SIDE), ("TBBBB", STANDING)])
def test_t2_lucy_pays_four_coins_for_the_second_space_which_is_then_closed(team: str, kind: int) -> None:
    state = having(rolled(turn_of(table(4), LUCY), LUCY, team, "F"), LUCY, coins=4)
    step = play(state, OCCUPY[TEMPLE_1 + 1])
    assert step.events == (Placed(LUCY, TEMPLE_1 + 1, (kind,), WHITE, 4),)
    assert step.state.players[LUCY].coins == 0
    for seat in range(4):
        rich = having(rolled(turn_of(step.state, seat), seat, "WWWWW", "F"), seat, coins=9)
        assert TEMPLE_1 + 1 not in places(rich)
        assert TEMPLE_1 in places(rich)


@rule("A4-UNIQUE", "A3-ROLES")
def test_a_black_meeple_is_no_archaeologist_and_a_white_one_no_adventurer() -> None:
    black = having(put(turn_of(table(3), LUCY), LUCY, "camp", CHARACTER), LUCY, coins=9)
    assert places(black) == {VILLAGE_1, VILLAGE_1 + 1, VILLAGE_1 + 2}
    white = having(put(rolled(turn_of(table(3), LUCY), LUCY, "WWWWWW", "F"), LUCY, "camp", CHARACTER), LUCY, coins=9)
    assert places(white) == {STELA, *range(TEMPLE_1, TEMPLE_1 + 5)}


@rule("A4-COINS")
def test_a_space_that_cannot_be_paid_is_not_offered() -> None:
    state = having(rolled(turn_of(table(3), LUCY), LUCY, "WWWBBB", "F"), LUCY, coins=1)
    assert places(state) == {STELA, TEMPLE_1 + 4, VILLAGE_1 + 1, VILLAGE_1 + 2}
    assert VISIT_HARBOR not in legal(state)
    broke = having(state, LUCY, coins=0)
    assert places(broke) == {STELA}
    assert VISIT_CAMP in legal(broke)


@rule("A4-AGAIN")
def test_a_second_space_of_the_temple_may_follow_on_a_later_turn() -> None:
    state = put(having(rolled(table(3), LUCY, "WWWBBB", "F"), LUCY, coins=9), LUCY, "temple:2", WHITE)
    assert TEMPLE_1 + 3 in places(turn_of(state, LUCY))


@rule("A4-STELA")
def test_the_holder_of_the_marker_may_not_go_to_the_stela() -> None:
    state = rolled(rolled(table(3), JON, "WWWWWW", "F"), LUCY, "WWWWWW", "F")
    assert STELA not in places(turn_of(state, JON))
    assert STELA in places(turn_of(state, LUCY))


@rule("C15")
@pytest.mark.parametrize(("colour", "expected"), [("archaeologists", "W"), ("either", "BW"), ("adventurers", "B")])
def test_the_village_takes_the_colour_of_the_option(colour: str, expected: str) -> None:
    for letter in "BW":
        state = rolled(turn_of(table(3, village_colour=colour), LUCY), LUCY, letter * 6, "F")
        state = put(having(state, LUCY, coins=9), LUCY, "camp", CHARACTER)
        assert (VILLAGE_1 in places(state)) == (letter in expected)


@rule("C15")
def test_the_village_costs_what_the_option_says() -> None:
    state = having(turn_of(table(3, village_costs="2-2-1"), LUCY), LUCY, coins=1)
    assert places(state) & {VILLAGE_1, VILLAGE_1 + 1, VILLAGE_1 + 2} == {VILLAGE_1 + 2}


# --- free locations --------------------------------------------------------------------------------------------------


@rule("T7", "A4-FREE")
def test_t7_maria_pays_again_for_a_second_visit_and_the_harbor_stays_open() -> None:
    state = put(having(table(3), MARIA, coins=4), MARIA, "harbor", BLACK)
    step = play(turn_of(state, MARIA), VISIT_HARBOR)
    assert step.events == (Placed(MARIA, HARBOR, (BLACK,), OPEN, 2),)
    assert step.state.players[MARIA].coins == 2
    for seat in range(3):
        assert VISIT_HARBOR in legal(turn_of(having(step.state, seat, coins=2), seat))


@rule("A4-FREE")
def test_several_meeples_of_any_mix_may_visit_at_once_and_each_is_paid() -> None:
    state = having(rolled(turn_of(table(3), LUCY), LUCY, "BWSTBB", "F"), LUCY, coins=5)
    held = play(state, HOLD[BLACK], HOLD[WHITE]).state
    step = play(held, VISIT_HARBOR)
    assert step.state.players[LUCY].coins == 1
    assert sum(code >> 2 == HARBOR for code in step.state.players[LUCY].meeples) == 2
    assert VISIT_HARBOR not in legal(play(held, HOLD[SIDE]).state)


@rule("A4-CAMP")
def test_the_camp_pays_a_coin_and_offers_one_reroll_of_the_pool() -> None:
    state = falling(having(rolled(turn_of(table(3), LUCY), LUCY, "BBBWWW", "F"), LUCY, coins=0), "T", "T")
    step = play(state, VISIT_CAMP)
    assert step.events == (Placed(LUCY, CAMP, (BLACK,), OPEN, 1),)
    assert legal(step.state) == [REROLL_ONE[BLACK], REROLL_ONE[WHITE], REROLL_ONE[CHARACTER], DECLINE]
    step = play(step.state, REROLL_ONE[CHARACTER])
    assert step.events == (Rerolled(LUCY, (CHARACTER,), (STANDING,), 1),)
    assert step.state.players[LUCY].coins == 2
    assert GAME.to_act(step.state) == MARIA


@rule("A4-CAMP", "C11")
def test_the_camps_reroll_may_be_declined_and_needs_a_pool() -> None:
    state = turn_of(table(3), LUCY)
    assert GAME.to_act(play(state, VISIT_CAMP, DECLINE).state) == MARIA
    last = put(state, LUCY, "camp", *[BLACK] * 6)
    step = play(last, VISIT_CAMP)
    assert step.state.players[LUCY].coins == last.players[LUCY].coins + 1
    assert not isinstance(step.state.decisions[0], CampReroll)


@rule("C3")
def test_two_meeples_at_the_camp_pay_two_coins_and_the_same_meeple_may_be_rerolled_twice() -> None:
    state = falling(having(rolled(turn_of(table(3), LUCY), LUCY, "BBBWWW", "F"), LUCY, coins=0), "T")
    state = play(state, HOLD[BLACK], HOLD[BLACK], VISIT_CAMP).state
    assert state.players[LUCY].coins == 2
    assert state.decisions[0] == CampReroll(LUCY, 2)
    step = play(state, REROLL_ONE[BLACK], REROLL_ONE[STANDING])
    assert step.state.players[LUCY].coins == 4
    assert GAME.to_act(step.state) == MARIA


# --- turns -----------------------------------------------------------------------------------------------------------


@rule("A4")
def test_nobody_may_pass_and_the_camp_is_always_open() -> None:
    state = having(rolled(turn_of(table(3), LUCY), LUCY, "BBBBBB", "F"), LUCY, coins=0)
    assert DECLINE not in legal(state)
    assert VISIT_CAMP in legal(state)


@rule("A4", "A4-BACK", "C10")
def test_who_alone_has_meeples_left_takes_consecutive_turns() -> None:
    state = table(3)
    for seat in (JON, MARIA):
        state = put(state, seat, "camp", *[BLACK] * 6, CHARACTER)
    step = play(turn_of(state, LUCY), VISIT_CAMP, DECLINE)
    assert step.state.decisions[0] == Placing(LUCY, ())


@rule("A4")
def test_phase_three_begins_when_every_pool_is_empty() -> None:
    state = table(3)
    for seat in (JON, MARIA):
        state = put(state, seat, "camp", *[BLACK] * 6, CHARACTER)
    state = put(state, LUCY, "camp", *[BLACK] * 6)
    assert play(turn_of(state, LUCY), VISIT_CAMP).state.round == 2


# --- which meeples pay -----------------------------------------------------------------------------------------------


@rule("A11")
def test_the_exact_side_pays_first_then_wild_ones_and_the_character_last() -> None:
    meeples = rolled(table(3), JON, "BWWSTB", "F").players[JON].meeples
    assert payment(meeples, BLACK, 2) == (BLACK, BLACK)
    assert payment(meeples, BLACK, 5) == (BLACK, BLACK, SIDE, STANDING, CHARACTER)
    assert payment(meeples, WHITE, 3) == (WHITE, WHITE, SIDE)
    assert payment(meeples, OPEN, 1) == (CHARACTER,)


@rule("A11")
@pytest.mark.parametrize(
    ("team", "spare"), [("BBWWWW", WHITE), ("BBBWWW", BLACK), ("SSSTTT", SIDE), ("TTTTTT", STANDING)]
)
def test_the_meeple_that_is_missed_least_goes_to_a_free_location(team: str, spare: int) -> None:
    assert spare_meeple(rolled(table(3), JON, team, "F").players[JON].meeples) == spare


@rule("A11")
def test_any_other_meeples_may_pay_by_hand() -> None:
    state = having(rolled(turn_of(table(3), LUCY), LUCY, "WWSTBB", "F"), LUCY, coins=9)
    for kind in (SIDE, STANDING, CHARACTER):
        step = play(state, HOLD[kind], OCCUPY[TEMPLE_1])
        assert step.events == (Placed(LUCY, TEMPLE_1, (kind,), WHITE, 5),)
    held = play(state, HOLD[BLACK]).state
    assert TEMPLE_1 not in places(held)
    both: list[Action] = legal(play(held, HOLD[WHITE]).state)
    assert [action for action in both if not isinstance(action, Hold)] == [VISIT_CAMP, VISIT_HARBOR]
