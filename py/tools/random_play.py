"""Random play, counted: `random_play.py <game> <seats> <seconds> <seed>` prints decisions, seconds, games as JSON.

Only decisions with at least two answers count. Runs in CPython, in Pyodide, and (the game `catanatron`) in the
environment that has catanatron; so it imports nothing of the workshop.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

Figures = dict[str, float]


def play_for(seconds: float, play_one: Callable[[random.Random], int], seed: int) -> Figures:
    """Whole games until the time is over, by the processor's clock."""
    luck = random.Random(seed)
    play_one(luck)
    decisions = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        decisions += play_one(luck)
        games += 1
    return {"decisions": decisions, "seconds": spent, "games": games}


def ludoteca_game(key: str, seats: int) -> Callable[[random.Random], int]:
    from ludoteca import Rng, load_game

    game = load_game(key)
    to_act, legal_actions, apply = game.to_act, game.legal_actions, game.apply

    def play_one(luck: random.Random) -> int:
        state, decisions, draw = game.setup(seats, Rng(luck.getrandbits(64)), {}), 0, luck.random
        while to_act(state) is not None:
            actions = legal_actions(state)
            decisions += len(actions) > 1
            state = apply(state, actions[int(draw() * len(actions))]).state
        return decisions

    return play_one


def catanatron_game(seats: int) -> Callable[[random.Random], int]:
    from catanatron import Color, Game, RandomPlayer

    def play_one(luck: random.Random) -> int:
        decisions = 0

        def decide(player: Any, game: Any, actions: Sequence[Any]) -> Any:
            nonlocal decisions
            decisions += len(actions) > 1
            return player.decide(game, actions)

        players = [RandomPlayer(color) for color in list(Color)[:seats]]
        Game(players, seed=luck.getrandbits(32)).play(decide_fn=decide)
        return decisions

    return play_one


def main(key: str, seats: str, seconds: str, seed: str) -> str:
    play_one = catanatron_game(int(seats)) if key == "catanatron" else ludoteca_game(key, int(seats))
    return json.dumps(play_for(float(seconds), play_one, int(seed)))


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
