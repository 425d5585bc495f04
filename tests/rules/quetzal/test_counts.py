"""Counted positions: how many sequences of actions there are; counted by hand where possible, else pinned."""

import pytest
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.content import BLACK, CHARACTER
from ludoteca.games.quetzal.state import State

from tests.rules.ledger import rule
from tests.rules.quetzal.table import JON, LUCY, MARIA, falling, having, put, rolled, table, turn_of


def count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(count(GAME.apply(state, action).state, depth - 1) for action in GAME.legal_actions(state))


@rule("A4")
def test_two_adventurers_and_the_character_with_two_coins_counted_by_hand() -> None:
    """Temple spaces 4 and 5 and (not the marker's holder) the Stela: 3. Village: 3. Four places that take either
    colour: black 1, 2, 3, white 1 is the Character alone, so open 1: 4 each, 16. Black Market: 3. Camp, Harbor: 2.
    Picking up a black meeple or the Character: 2."""
    state = put(having(rolled(table(3), LUCY, "BBBBBB", "F"), LUCY, coins=2), LUCY, "camp", *[BLACK] * 4)
    assert count(turn_of(state, LUCY), 1) == 3 + 3 + 16 + 3 + 2 + 2


@rule("A4")
def test_a_last_meeple_without_coins_counted_by_hand() -> None:
    """One black meeple, no coin, all of one's own: four places that take either colour, the market, the Camp, and the
    meeple by hand."""
    state = put(having(rolled(table(3), JON, "BBBBBB", "F"), JON, coins=0), JON, "camp", *[BLACK] * 5, CHARACTER)
    assert count(turn_of(state, JON), 1) == 4 + 1 + 1 + 1


@rule("A4")
@pytest.mark.parametrize(("depth", "actions"), [(1, 14), (2, 148), (3, 1431)])
def test_the_tree_of_three_last_meeples(depth: int, actions: int) -> None:
    """Maria has her Character, Jon and Lucy a black meeple, all of them two coins.

    Depth 1 by hand: Stela, two Temple spaces, three of the Village, four open bids, market, Camp, Harbor, by hand: 14.
    Depth 2 by hand: Jon then has 11 (three Village spaces, four places and the market with one, Camp, Harbor, by hand),
    one fewer where Maria took a Village space or any bidding place: 3 × 11 + 3 × 10 + 5 × 10 + 2 × 11, and her own 13
    once she has picked the Character up: 148. Depth 3 is pinned.
    """
    state = falling(table(3), "B")
    for seat in range(3):
        state = having(state, seat, coins=2)
    state = put(state, JON, "camp", *[BLACK] * 5, CHARACTER)
    state = put(state, LUCY, "camp", *[BLACK] * 5, CHARACTER)
    state = put(state, MARIA, "camp", *[BLACK] * 6)
    assert count(turn_of(state, MARIA), depth) == actions
