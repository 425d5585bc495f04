"""Fits the weights of Attika's evaluation to played games, by least squares.

Run `python py/tools/weight_fitting.py --games 60 --seed 1` in a virtual environment with requirements-tune.txt. Bots of
one level play each other. Games that end because somebody built everything give the samples: for each position at the
end of a turn, how many turns the seat still took until its end. A loser never got there, so what is missing after its
last position is estimated by the previous fit. The evaluation is linear in its weights: evaluating a position once for
each weight, with all others zero, gives one row of the table.

The fit is only a starting point for tuning: it shows correlations, not causes. The weights in the repository lie
between these and weights that won against earlier versions; see tests/arena/ladder.md.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ludoteca.core import bots
from ludoteca.core.effort import LEVELS
from ludoteca.core.record import rng_of
from ludoteca.games.attika import GAME
from ludoteca.games.attika.evaluation import Weights, evaluator
from ludoteca.games.attika.state import State

SIXTHS = 6
FITS = 6
"""How often the losers' last positions are estimated again."""
RIDGE = 3.0


class Life(NamedTuple):
    """The game of one seat: a row of the table for the end of each of its turns."""

    rows: list[list[float]]
    has_won: bool


def lives(seats: int, level: str, name: str) -> list[Life]:
    """Play one game; no result if it did not end because somebody built everything."""
    state = GAME.setup(seats, rng_of(f"fit {name}"), {})
    table = bots.Bots([(GAME, level)] * seats, rng_of(f"fit thoughts {name}"))
    ends: list[list[State]] = [[] for _ in range(seats)]
    while (seat := GAME.to_act(state)) is not None:
        action = GAME.legal_actions(state)[table.choose(state, seat)]
        after = GAME.apply(state, action).state
        if after.turn != state.turn:
            ends[seat].append(after)
        state = after
    if state.end is None or state.end.reason != "all_built":
        return []
    return [Life([worths(end, seat) for end in ends[seat]], seat == state.end.seat) for seat in range(seats)]


def worths(state: State, seat: int) -> list[float]:
    """What each weight would add to the evaluation if it were one."""
    zero = Weights(*(0.0 for _ in Weights._fields))
    without = evaluator(zero)(state, seat)
    return [evaluator(zero._replace(**{name: 1.0}))(state, seat) - without for name in Weights._fields]


def samples(found: list[Life], last: Any) -> Iterator[tuple[list[float], float]]:
    """Each position and the number of turns still to come, in sixths; `last` estimates a loser's last position."""
    for life in found:
        beyond = 0.0 if life.has_won or not life.rows else max(0.0, last(life.rows[-1]))
        for index, row in enumerate(life.rows):
            yield row, SIXTHS * (len(life.rows) - 1 - index + life.has_won) + beyond


def fit(games: int, seats: int, level: str, seed: int) -> None:
    numpy = importlib.import_module("numpy")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        names = [f"{seed} {number}" for number in range(games)]
        found = [life for some in pool.map(lives, [seats] * games, [level] * games, names) for life in some]
    weights = numpy.zeros(len(Weights._fields) + 1)

    def left(row: list[float]) -> float:
        return float(weights[-1] - numpy.dot(weights[:-1], row))

    for turn in range(FITS):
        pairs = list(samples([life for life in found if turn or life.has_won], left))
        table = numpy.array([[*(-worth for worth in row), 1.0] for row, _ in pairs])
        turns = numpy.array([left for _, left in pairs])
        weights = numpy.linalg.solve(table.T @ table + RIDGE * numpy.eye(len(weights)), table.T @ turns)
    print(f"{len(pairs)} positions, off by {(turns - table @ weights).std():.1f} sixths of a turn")
    for name, weight, now in zip(Weights._fields, weights, Weights(), strict=False):
        print(f"{name:<14}{weight:>7.2f}   (now {now:.2f})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Fit the weights of Attika's evaluation to the turns really taken.")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="skilled", choices=LEVELS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    fit(given.games, given.seats, given.level, given.seed)
