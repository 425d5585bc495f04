"""Plays random games and counts decisions: `random_play.py <game> <seats> <seed>`, a program for `run.py bench`.

Each line that it reads is a number of seconds; it plays for that long and writes the number of decisions and the
seconds as JSON. So two programs can take turns in short slices. Only decisions with at least two answers count. It runs
in CPython, in Pyodide and, for the game `catanatron`, in the environment of catanatron; so it imports no other tool.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any


class Play:
    """Random games of one kind, a slice at a time."""

    def __init__(self, key: str, seats: int, seed: int) -> None:
        self._play_one = catanatron_game(seats) if key == "catanatron" else ludoteca_game(key, seats)
        self._luck = random.Random(seed)
        self._play_one(self._luck)

    def slice(self, seconds: float) -> str:
        """Play whole games until the time is over, measured in processor time."""
        decisions, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            decisions += self._play_one(self._luck)
        return json.dumps({"decisions": decisions, "seconds": spent})


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


def main(key: str, seats: str, seed: str) -> None:
    play = Play(key, int(seats), int(seed))
    for line in sys.stdin:
        print(play.slice(float(line)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
