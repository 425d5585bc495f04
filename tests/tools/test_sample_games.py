"""The moments that `run.py pictures` shows."""

from ludoteca.core.link import read_link
from ludoteca.registry import load_game
from tools.sample_games import link_at, play


def test_alone_the_middle_of_a_game_is_in_the_middle_of_its_rounds() -> None:
    game = load_game("world_wonders")
    played = play(game, 1, "random")
    rounds = [game.view(read_link(load_game, link_at(played, share)).state, 0).round for share in (0, 0.5, 0.88)]
    assert rounds[0] == 1 < rounds[1] < rounds[2]
