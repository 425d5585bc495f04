"""The weights of a game's evaluation, found by self-play with CMA-ES.

`python py/tools/tune.py quetzal --seed 1 --generations 6`, in an environment of its own with requirements-tune.txt.
Each candidate plays a Skilled bot with the weights that the repository holds, seats rotated, all candidates of a
generation under the same luck; it is judged by the mean difference in points, which says more per game than wins do.
The search walks in logarithms, so that a weight is doubled as easily as halved.

Runs so far:

| game | seed | generations × candidates × games | mean of each generation | outcome |
|---|---|---|---|---|
| quetzal | 1 | 3 × 6 × 6 | −4.7, −6.5, −1.3 | weights kept: too few games to tell the middle from the start |

The middle of that run: coin 0.57, meeple 0.89, wild 0.11, far 0.54, contested 0.44, rival 0.32, ability 1.21,
track 0.85, card 1.85, marker 0.91.
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
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ludoteca.core.bots import EFFORTS
from ludoteca.core.record import rng_of
from ludoteca.core.search import best_action
from ludoteca.registry import load_game

SPREAD = 0.25
"""How far the first candidates are from the start, in logarithms: about a quarter of each weight."""


def points_ahead(key: str, weights: Sequence[float], luck_name: str, seat: int) -> float:
    """By how many points the candidate, at this seat, beats the weights of the repository."""
    game = load_game(key)
    evaluation = importlib.import_module(f"ludoteca.games.{key}.evaluation")
    other = replace(game, bot=replace(game.bot, evaluate=evaluation.evaluator(evaluation.Weights(*weights))))
    effort = game.bot.efforts.get("skilled", EFFORTS["skilled"])
    state, luck = game.setup(2, rng_of(f"tune {luck_name}"), {}), rng_of(f"tune thoughts {luck_name} {seat}")
    while (to_act := game.to_act(state)) is not None:
        actions, action = game.legal_actions(state), None
        if len(actions) > 1:
            dream, luck = luck.fork()
            thought, luck = luck.fork()
            imagined = game.determinize(state, to_act, dream)
            action = _settled(best_action(other if to_act == seat else game, imagined, to_act, effort, thought))
        state = game.apply(state, actions[0] if action is None else action).state
    points = [sum(line.points for line in game.score(state, each)) for each in range(2)]
    return float(points[seat] - points[1 - seat])


def _settled(thinking: Any) -> Any:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def tune(key: str, seed: int, generations: int, population: int, games: int) -> None:
    """Prints each generation's best candidate, and at the end the middle of the search."""
    numpy, cmaes = importlib.import_module("numpy"), importlib.import_module("cmaes")
    start = importlib.import_module(f"ludoteca.games.{key}.evaluation").WEIGHTS
    names = [name for name, value in zip(start._fields, start, strict=True) if value > 0]

    def weights(logs: Any) -> list[float]:
        found = start._replace(**{name: math.exp(log) for name, log in zip(names, logs, strict=True)})
        return [float(value) for value in found]

    begin = numpy.log([getattr(start, name) for name in names])
    search = cmaes.CMA(begin, SPREAD, seed=seed, population_size=population)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for generation in range(generations):
            asked = [search.ask() for _ in range(population)]
            jobs = [
                (key, weights(logs), f"{seed} {generation} {game // 2}", game % 2)
                for logs in asked
                for game in range(games)
            ]
            ahead = list(pool.map(points_ahead, *zip(*jobs, strict=True)))
            means = [statistics.mean(ahead[games * n : games * (n + 1)]) for n in range(population)]
            search.tell([(logs, -mean) for logs, mean in zip(asked, means, strict=True)])
            best = max(range(population), key=means.__getitem__)
            told = ", ".join(f"{value:.2f}" for value in weights(asked[best]))
            print(f"{generation}: best {means[best]:+.2f}, all {statistics.mean(means):+.2f}: {told}", flush=True)
    middle = ", ".join(f"{name}={value:.3f}" for name, value in zip(start._fields, weights(search.mean), strict=True))
    print(f"The middle: {middle}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Tune the weights of a game's evaluation by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--population", type=int, default=8)
    parser.add_argument("--games", type=int, default=8, help="of each candidate in a generation")
    given = parser.parse_args()
    tune(given.game, given.seed, given.generations, given.population, given.games)
