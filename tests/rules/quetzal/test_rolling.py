"""Phase 1: the roll and the Upgrades for rerolls."""

from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import BUY_POINT, DECLINE, HOLD, REROLL_ALL_ACTION, Hold, RerollMeeples
from ludoteca.games.quetzal.content import BLACK, CHARACTER, ODDS, SIDE, STANDING, WHITE
from ludoteca.games.quetzal.events import Rerolled, Rolled
from ludoteca.games.quetzal.meeples import pool_of
from ludoteca.games.quetzal.state import Placing, Rerolls, RoundStart, Turns

from tests.rules.ledger import rule
from tests.rules.quetzal.table import (
    JON,
    LUCY,
    MARIA,
    asked,
    falling,
    having,
    legal,
    play,
    rolled,
    settled,
    table,
    tiles,
)


@rule("T1", "A3-ROLES")
def test_t1_jons_roll_gives_five_adventurers_or_three_archaeologists() -> None:
    state = rolled(table(4), JON, "BBBWT", "S")
    panel = dict(GAME.view(state, None).panels[JON].counts)
    assert (panel["meeples"], panel["adventurers"], panel["archaeologists"]) == (6, 5, 3)


@rule("T1", "A3")
def test_t1_a_standing_meeple_pays_a_coin_and_one_on_its_side_pays_nothing() -> None:
    state = having(falling(table(4), "S", "T"), JON, coins=0)
    step = settled(state, RoundStart())
    assert Rolled(JON, (0, 0, 5, 0), STANDING, 1) in step.events
    assert step.state.players[JON].coins == 1
    state = having(falling(table(4), "T", "S"), JON, coins=0)
    assert settled(state, RoundStart()).state.players[JON].coins == 5


@rule("C13")
def test_the_character_never_falls_on_a_white_side() -> None:
    assert [(odds.character[1], sum(odds.character)) for odds in ODDS] == [(0, 25), (0, 25)]
    assert ODDS[0].team == (9, 9, 5, 2)
    assert ODDS[0].character == (18, 0, 5, 2)


@rule("C5")
def test_nobody_is_asked_to_reroll_without_a_tile() -> None:
    step = settled(table(3), RoundStart())
    assert isinstance(step.state.decisions[0], Placing)


@rule("C5", "A7-REROLL-2")
def test_two_meeples_are_rolled_together_and_earn_again_if_they_stand() -> None:
    state = falling(tiles(rolled(table(3), JON, "BBWWTT", "F"), JON, "reroll_2"), "T", "T")
    state = asked(having(state, JON, coins=0), Rerolls(JON, (), ()), Turns(JON))
    step = play(state, HOLD[STANDING], HOLD[CHARACTER], RerollMeeples((STANDING, CHARACTER)))
    assert step.events == (Rerolled(JON, (STANDING, CHARACTER), (STANDING, STANDING), 2),)
    assert step.state.players[JON].coins == 2
    assert pool_of(step.state.players[JON].meeples) == (2, 2, 0, 2, 1)
    assert isinstance(step.state.decisions[0], Placing)


@rule("A7-REROLL-2")
def test_one_meeple_alone_may_be_rerolled_and_no_third() -> None:
    state = falling(tiles(rolled(table(3), JON, "BBWWTT", "F"), JON, "reroll_2"), "W")
    state = asked(state, Rerolls(JON, (), ()), Turns(JON))
    one = play(state, HOLD[BLACK]).state
    assert RerollMeeples((BLACK,)) in legal(one)
    two = play(one, HOLD[BLACK]).state
    assert not any(isinstance(action, Hold) for action in legal(two))
    assert pool_of(play(one, RerollMeeples((BLACK,))).state.players[JON].meeples) == (1, 3, 0, 2, 1)


@rule("A7-REROLL-ALL", "C5")
def test_all_meeples_are_rerolled_or_none_and_the_other_tile_is_decided_after() -> None:
    state = tiles(rolled(table(3), JON, "BBBBBB", "F"), JON, "reroll_2", "reroll_all")
    state = asked(falling(state, "S", "S"), Rerolls(JON, (), ()), Turns(JON))
    step = play(state, REROLL_ALL_ACTION)
    assert pool_of(step.state.players[JON].meeples) == (0, 0, 6, 0, 1)
    assert legal(step.state) == [HOLD[SIDE], HOLD[CHARACTER], DECLINE]
    other_order = play(state, HOLD[BLACK], RerollMeeples((BLACK,))).state
    assert legal(other_order) == [REROLL_ALL_ACTION, DECLINE]
    assert isinstance(play(other_order, DECLINE).state.decisions[0], Placing)


@rule("C5", "C2")
def test_rerolls_are_offered_in_round_order() -> None:
    state = tiles(tiles(table(3), JON, "reroll_all"), MARIA, "reroll_2")._replace(marker=LUCY)
    state = settled(state, RoundStart()).state
    assert GAME.to_act(state) == MARIA
    state = play(state, DECLINE).state
    assert GAME.to_act(state) == JON
    assert isinstance(play(state, DECLINE).state.decisions[0], Placing)
    assert GAME.to_act(play(state, DECLINE).state) == LUCY


@rule("C5")
def test_a_declined_choice_of_meeples_uses_the_tile_up() -> None:
    state = tiles(rolled(table(3), JON, "BBWWTT", "F"), JON, "reroll_2")
    state = asked(state, Rerolls(JON, (), ()), Turns(JON))
    step = play(state, HOLD[WHITE], DECLINE)
    assert isinstance(step.state.decisions[0], Placing)
    assert step.state.players[JON].meeples == state.players[JON].meeples


@rule("C1")
def test_the_reroll_step_opens_for_someone_with_only_an_exchange_tile() -> None:
    state = having(tiles(table(3), LUCY, "coins_to_vp"), LUCY, coins=2)
    state = settled(falling(state, "B"), RoundStart()).state
    assert GAME.to_act(state) == LUCY
    assert legal(state) == [BUY_POINT, DECLINE]
    poor = having(tiles(table(3), LUCY, "coins_to_vp"), LUCY, coins=1)
    assert isinstance(settled(falling(poor, "B"), RoundStart()).state.decisions[0], Placing)
