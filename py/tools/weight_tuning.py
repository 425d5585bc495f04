"""Tunes the weights of a game's evaluation by self-play with CMA-ES.

Run `python py/tools/weight_tuning.py quetzal --seed 1 --generations 6` in a virtual environment with
requirements-tune.txt. Each candidate plays against the weights of the repository, both with the effort of `skilled`,
with rotated seats; all candidates of a generation play with the same seeds. A candidate is judged by its mean lead in
points, which has less variance than wins. The search works on logarithms, so that doubling a weight is as easy as
halving it.

tests/arena/tuning.md lists the runs with their seeds and results.
"""

import argparse
import importlib
import math
import os
import statistics
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ludoteca.core.bots import Bots
from ludoteca.core.record import rng_of
from ludoteca.registry import load_game

LEVEL = "skilled"
SPREAD = 0.25
"""The standard deviation of the first candidates in logarithms: about a quarter of each weight."""


def points_ahead(key: str, weights: Sequence[float], luck_name: str, seat: int) -> float:
    """By how many points the candidate, at this seat, beats the weights of the repository in one game."""
    game = load_game(key)
    evaluation = importlib.import_module(f"ludoteca.games.{key}.evaluation")
    seated = [(replace(game, bot=replace(game.bot, judges={})), LEVEL)] * 2
    judged = replace(game.bot, evaluate=evaluation.evaluator(evaluation.Weights(*weights)), judges={})
    seated[seat] = (replace(game, bot=judged), LEVEL)
    state, table = game.setup(2, rng_of(f"tune {luck_name}"), {}), Bots(seated, rng_of(f"tune {luck_name} {seat}"))
    while (to_act := game.to_act(state)) is not None:
        state = game.apply(state, game.legal_actions(state)[table.choose(state, to_act)]).state
    points = [sum(line.points for line in game.score(state, each)) for each in range(2)]
    return float(points[seat] - points[1 - seat])


class Run(NamedTuple):
    """The parameters of a run; `games` is for each candidate in a generation."""

    game: str
    seed: int
    generations: int
    population: int
    games: int


def tune(run: Run, begin: dict[str, float], only: Sequence[str]) -> None:
    """Run the search; print the result of each generation and the mean of the search after it."""
    numpy, cmaes = importlib.import_module("numpy"), importlib.import_module("cmaes")
    start = importlib.import_module(f"ludoteca.games.{run.game}.evaluation").WEIGHTS._replace(**begin)
    names = only or [name for name, value in zip(start._fields, start, strict=True) if value > 0]

    def weights(logs: Any) -> list[float]:
        found = start._replace(**{name: math.exp(log) for name, log in zip(names, logs, strict=True)})
        return [float(value) for value in found]

    middle = numpy.log([getattr(start, name) for name in names])
    search = cmaes.CMA(middle, SPREAD, seed=run.seed, population_size=run.population)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for generation in range(run.generations):
            asked = [search.ask() for _ in range(run.population)]
            jobs = [
                (run.game, weights(logs), f"{run.seed} {generation} {number // 2}", number % 2)
                for logs in asked
                for number in range(run.games)
            ]
            ahead = list(pool.map(points_ahead, *zip(*jobs, strict=True)))
            means = [statistics.mean(ahead[run.games * n : run.games * (n + 1)]) for n in range(run.population)]
            search.tell([(logs, -mean) for logs, mean in zip(asked, means, strict=True)])
            told = ", ".join(f"{name} {math.exp(log):.3f}" for name, log in zip(names, search.mean, strict=True))
            print(f"{generation}: best {max(means):+.2f}, all {statistics.mean(means):+.2f}, then {told}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Tune the weights of a game's evaluation by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--population", type=int, default=8)
    parser.add_argument("--games", type=int, default=8, help="of each candidate in a generation")
    parser.add_argument("--weight", action="append", default=[], help="name=value: begin there, not at the present one")
    parser.add_argument("--only", action="append", default=[], help="the weight to be tuned; may be repeated")
    given = parser.parse_args()
    begin = {name: float(value) for name, _, value in (word.partition("=") for word in given.weight)}
    tune(Run(given.game, given.seed, given.generations, given.population, given.games), begin, given.only)
