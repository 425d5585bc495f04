"""Phase 2: which bids are possible, and what happens to an ousted group."""

from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import (
    BID,
    HOLD,
    Bid,
)
from ludoteca.games.quetzal.content import (
    BLACK,
    BLACK_MARKET,
    CHARACTER,
    OPEN,
    QUARRY,
    RUINS,
    SHIP_1,
    SHIP_2,
    SIDE,
    STANDING,
    WHITE,
)
from ludoteca.games.quetzal.events import Ousted, Placed
from ludoteca.games.quetzal.meeples import pool_of
from ludoteca.games.quetzal.state import Group, State

from tests.rules.ledger import rule
from tests.rules.quetzal.table import JON, LUCY, MARIA, having, legal, play, put, rolled, table, turn_of


def bids(state: State, place: int) -> set[tuple[int, int]]:
    return {(a.colour, a.size) for a in legal(state) if isinstance(a, Bid) and a.place == place}


@rule("A4-BID")
def test_an_empty_place_takes_any_number_of_one_colour() -> None:
    state = rolled(turn_of(table(3), LUCY), LUCY, "BBWSTB", "F")
    black = {(BLACK, size) for size in range(1, 7)}
    white = {(WHITE, size) for size in range(1, 5)}
    assert bids(state, QUARRY) == black | white | {(OPEN, 1)}
    assert bids(state, BLACK_MARKET) == black


@rule("T3")
def test_t3_two_adventurers_are_beaten_neither_by_two_nor_by_archaeologists() -> None:
    state = put(rolled(table(3), JON, "BBBBBB", "F"), JON, "quarry", BLACK, BLACK, colour=BLACK)
    state = rolled(turn_of(state, LUCY), LUCY, "BBBWWW", "F")
    assert BID[QUARRY][BLACK][2] not in legal(state)
    assert BID[QUARRY][WHITE][3] not in legal(state)
    assert bids(state, QUARRY) == {(BLACK, 3), (BLACK, 4)}


@rule("T4", "A4-BEAT", "A4-BACK")
def test_t4_three_adventurers_oust_jons_two_who_go_home_as_they_fell() -> None:
    state = put(having(rolled(table(3), JON, "BSBWTB", "F"), JON, coins=3), JON, "quarry", BLACK, SIDE, colour=BLACK)
    state = put(
        put(state, JON, "camp", BLACK, BLACK, WHITE, STANDING, CHARACTER), MARIA, "camp", *[BLACK] * 6, CHARACTER
    )
    assert pool_of(state.players[JON].meeples) == (0, 0, 0, 0, 0)
    step = play(rolled(turn_of(state, LUCY), LUCY, "BBBWWW", "F"), BID[QUARRY][BLACK][3])
    assert step.events == (Placed(LUCY, QUARRY, (BLACK,) * 3, BLACK, 0), Ousted(JON, QUARRY, 2, False))
    assert step.state.board[QUARRY] == Group(LUCY, 3, BLACK)
    assert pool_of(step.state.players[JON].meeples) == (1, 0, 1, 0, 0)
    assert step.state.players[JON].coins == 3
    assert step.state.rng == state.rng
    assert GAME.to_act(step.state) == JON


@rule("D-10")
def test_an_ousted_wild_meeple_is_wild_again() -> None:
    state = put(rolled(table(3), JON, "SBBBBB", "F"), JON, "quarry", SIDE, colour=BLACK)
    state = play(rolled(turn_of(state, LUCY), LUCY, "BBBWWW", "F"), BID[QUARRY][BLACK][2]).state
    assert BID[RUINS][WHITE][1] in legal(turn_of(state, JON))


@rule("T5", "C4")
def test_t5_the_lone_character_leaves_the_colour_open_and_falls_to_two() -> None:
    state = play(turn_of(table(3), JON), BID[RUINS][OPEN][1]).state
    assert state.board[RUINS] == Group(JON, 1, OPEN)
    state = rolled(turn_of(state, LUCY), LUCY, "BBBWWW", "F")
    assert bids(state, RUINS) == {(BLACK, 2), (BLACK, 3), (BLACK, 4), (WHITE, 2), (WHITE, 3), (WHITE, 4)}
    state = play(state, BID[RUINS][WHITE][2]).state
    assert state.board[RUINS] == Group(LUCY, 2, WHITE)
    state = rolled(turn_of(state, MARIA), MARIA, "BBBWWW", "F")
    assert bids(state, RUINS) == {(WHITE, 3), (WHITE, 4)}


@rule("T6", "A4-BID")
def test_t6_on_the_black_market_the_lone_character_is_an_adventurer() -> None:
    state = put(rolled(table(3), JON, "BBBBBB", "F"), JON, "black_market", CHARACTER, colour=BLACK)
    state = rolled(turn_of(state, LUCY), LUCY, "BBBWWW", "F")
    assert bids(state, BLACK_MARKET) == {(BLACK, 2), (BLACK, 3), (BLACK, 4)}
    by_hand = play(turn_of(table(3), JON), HOLD[CHARACTER], BID[BLACK_MARKET][BLACK][1]).state
    assert by_hand.board[BLACK_MARKET] == Group(JON, 1, BLACK)


@rule("T5", "C4")
def test_the_lone_character_never_falls_to_one_meeple_held_by_hand_or_not() -> None:
    state = play(turn_of(table(3), JON), BID[RUINS][OPEN][1]).state
    state = rolled(turn_of(state, LUCY), LUCY, "BBWWST", "F")
    for kind in (BLACK, WHITE, SIDE, STANDING, CHARACTER):
        assert bids(play(state, HOLD[kind]).state, RUINS) == set()
    assert bids(play(state, HOLD[BLACK], HOLD[BLACK]).state, RUINS) == {(BLACK, 2)}
    assert bids(play(state, HOLD[WHITE], HOLD[CHARACTER]).state, RUINS) == {(WHITE, 2)}
    assert bids(play(state, HOLD[SIDE], HOLD[STANDING]).state, RUINS) == {(BLACK, 2), (WHITE, 2)}


@rule("A4-BID", "T6")
def test_archaeologists_held_by_hand_do_not_bid_on_the_black_market() -> None:
    state = rolled(turn_of(table(3), LUCY), LUCY, "BBWWST", "F")
    held = put(rolled(table(3), JON, "BBBBBB", "F"), JON, "black_market", BLACK, colour=BLACK)
    for other in (state, rolled(turn_of(held, LUCY), LUCY, "BBWWST", "F")):
        assert bids(play(other, HOLD[WHITE]).state, BLACK_MARKET) == set()
        assert bids(play(other, HOLD[WHITE], HOLD[WHITE]).state, BLACK_MARKET) == set()
        assert bids(play(other, HOLD[WHITE], HOLD[SIDE]).state, BLACK_MARKET) == set()
        assert bids(play(other, HOLD[BLACK], HOLD[SIDE]).state, BLACK_MARKET) == {(BLACK, 2)}
    assert bids(play(state, HOLD[SIDE]).state, BLACK_MARKET) == {(BLACK, 1)}


@rule("D-11")
def test_a_lone_wild_team_meeple_declares_a_colour() -> None:
    state = rolled(turn_of(table(3), LUCY), LUCY, "SBBBBB", "F")
    held = play(state, HOLD[SIDE]).state
    assert bids(held, QUARRY) == {(BLACK, 1), (WHITE, 1)}
    assert play(held, BID[QUARRY][WHITE][1]).state.board[QUARRY] == Group(LUCY, 1, WHITE)


@rule("C4")
def test_the_character_alone_cannot_declare_a_colour() -> None:
    state = put(rolled(turn_of(table(3), LUCY), LUCY, "BBBBBB", "F"), LUCY, "camp", *[BLACK] * 6)
    assert bids(state, QUARRY) == {(OPEN, 1)}
    held = play(turn_of(table(3), LUCY), HOLD[CHARACTER]).state
    assert bids(held, QUARRY) == {(OPEN, 1)}


@rule("D-9")
def test_nobody_bids_against_their_own_group() -> None:
    state = put(rolled(table(3), LUCY, "BBBBBB", "F"), LUCY, "quarry", BLACK, colour=BLACK)
    assert bids(turn_of(state, LUCY), QUARRY) == set()
    held = play(turn_of(state, LUCY), HOLD[BLACK], HOLD[BLACK]).state
    assert bids(held, QUARRY) == set()


@rule("C10")
def test_one_player_may_hold_both_ships_and_come_back_after_being_ousted() -> None:
    state = put(rolled(table(4), LUCY, "BBBBB", "F"), LUCY, "ship:1", BLACK, colour=BLACK)
    assert (BLACK, 1) in bids(turn_of(state, LUCY), SHIP_2)
    state = put(state, LUCY, "ship:2", BLACK, colour=BLACK)
    state = play(turn_of(state, JON), BID[SHIP_1][BLACK][2]).state
    assert bids(turn_of(state, LUCY), SHIP_1) == {(BLACK, 3), (BLACK, 4), (BLACK, 5)}


@rule("A1-8")
def test_there_is_no_second_ship_for_three() -> None:
    assert bids(turn_of(table(3), LUCY), SHIP_2) == set()
