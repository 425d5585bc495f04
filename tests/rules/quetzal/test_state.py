"""The changed copies of players and states are those of `_replace`."""

from ludoteca.core.rng import Rng
from ludoteca.games.quetzal import state as copies
from ludoteca.games.quetzal.state import Steps

from tests.rules.quetzal.table import table


def test_a_changed_player_is_the_player_with_fields_replaced() -> None:
    player = table(3).players[1]
    meeples, tally = player.meeples[::-1], (1, 2, 3, 4, 5, 6)
    assert copies.with_meeples(player, meeples, 2) == player._replace(meeples=meeples, coins=2)
    assert copies.with_coins(player, 9) == player._replace(coins=9)
    assert copies.with_hand(player, (1, 2), (2,)) == player._replace(hand=(1, 2), known=(2,))
    assert copies.with_tally(player, tally) == player._replace(tally=tally)
    assert copies.with_step(player, 4, 7, tally) == player._replace(discovery=4, coins=7, tally=tally)
    assert type(copies.with_coins(player, 9)) is type(player)


def test_a_changed_state_is_the_state_with_fields_replaced() -> None:
    state = table(3)
    players, decisions, board = state.players[::-1], (Steps(1, 2),), state.board[::-1]
    assert copies.with_decisions(state, decisions) == state._replace(decisions=decisions)
    assert copies.with_players(state, players) == state._replace(players=players)
    both = state._replace(players=players, decisions=decisions)
    assert copies.with_players_and_decisions(state, players, decisions) == both
    assert copies.with_placement(state, players, board, decisions) == both._replace(board=board)
    assert copies.with_temple(state, (1,) * 8) == state._replace(temple=(1,) * 8)
    assert copies.with_surroundings(state, ((1, 2),) * 3) == state._replace(surroundings=((1, 2),) * 3)
    assert copies.with_discard(state, (1, 5)) == state._replace(discard=(1, 5))
    assert copies.with_deck(state, (1, 2), Rng(3)) == state._replace(deck=(1, 2), rng=Rng(3))
    assert copies.with_rng(state, Rng(3)) == state._replace(rng=Rng(3))
    assert type(copies.with_decisions(state, decisions)) is type(state)


def test_a_seat_is_replaced_and_the_stack_of_decisions_grows_and_shrinks_at_its_head() -> None:
    state = table(3)
    richer, rest = copies.with_coins(state.players[1], 99), state.decisions[1:]
    players = (state.players[0], richer, state.players[2])
    assert copies.with_player(state, 1, richer) == state._replace(players=players)
    assert copies.push(state, Steps(1, 2), Steps(2, 1)).decisions == (Steps(1, 2), Steps(2, 1), *state.decisions)
    assert copies.answered(state, Steps(1, 2)).decisions == (Steps(1, 2), *rest)
    assert copies.answered(state).decisions == rest
