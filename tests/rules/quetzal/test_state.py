"""The quick ways to change a state do what `_replace` does."""

from ludoteca.core.rng import Rng
from ludoteca.games.quetzal.state import State, Steps

from tests.rules.quetzal.table import table


def some_state() -> State:
    return table(3)


def test_a_player_made_whole_is_the_player_with_fields_replaced() -> None:
    player = some_state().players[1]
    coins, meeples = player.coins, player.meeples[::-1]
    assert player.with_meeples(meeples, 2) == player._replace(meeples=meeples, coins=coins + 2)
    assert player.with_coins(9) == player._replace(coins=9)
    assert player.with_hand((1, 2), (2,)) == player._replace(hand=(1, 2), known=(2,))
    assert player.with_tally((1, 2, 3, 4, 5, 6)) == player._replace(tally=(1, 2, 3, 4, 5, 6))
    advanced = player._replace(discovery=4, coins=7, tally=(0, 0, 0, 1, 0, 0))
    assert player.advanced(4, 7, (0, 0, 0, 1, 0, 0)) == advanced
    assert type(player.with_coins(9)) is type(player)


def test_a_state_made_whole_is_the_state_with_fields_replaced() -> None:
    state = some_state()
    players, tasks = state.players[::-1], (Steps(1, 2),)
    board, rest = state.board[::-1], state.tasks[1:]
    assert state.with_tasks(tasks) == state._replace(tasks=tasks)
    assert state.with_players(players) == state._replace(players=players)
    assert state.answered(players, *tasks) == state._replace(players=players, tasks=tasks + rest)
    assert state.placed(players, board) == state._replace(players=players, board=board, tasks=rest)
    assert state.with_temple((1,) * 8) == state._replace(temple=(1,) * 8)
    assert state.with_surroundings(((1, 2),) * 3) == state._replace(surroundings=((1, 2),) * 3)
    assert state.with_discard((1, 5)) == state._replace(discard=(1, 5))
    assert state.drawn((1, 2), Rng(3)) == state._replace(deck=(1, 2), rng=Rng(3))
    assert type(state.with_tasks(tasks)) is type(state)
