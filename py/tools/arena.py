"""`run.py arena`: bots play each other with fixed seeds and rotated seats, to measure the strength of a level."""

import math
import os
import statistics
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from ludoteca.core import bots
from ludoteca.core.effort import LEVELS
from ludoteca.core.record import rng_of
from ludoteca.registry import load_game

from .terminal import Failure, say


class Played(NamedTuple):
    """The result of one game; every list is by entrant, not by seat."""

    wins: tuple[float, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    reason: str


def arena(key: str, levels: Sequence[str], games: int, options: dict[str, bool | int | str]) -> int:
    """Play so many games between these levels; each level sits at each seat in turn."""
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise Failure(f"There is no level called {unknown[0]}: there are {', '.join(LEVELS)}.")
    played: list[Played] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = ((key, tuple(levels), number, options) for number in range(games))
        for one in pool.map(_play, *zip(*jobs, strict=True)):
            played.append(one)
            _progress(levels, played, games)
    _report(key, levels, played)
    return 0


def _progress(levels: Sequence[str], played: Sequence[Played], games: int) -> None:
    """Show a progress bar at a terminal; elsewhere print the wins of the first entrant, ten times in all."""
    done = len(played)
    if sys.stdout.isatty():
        print(f"\r[{'#' * (30 * done // games):<30}] {done} of {games}", end="\n" if done == games else "", flush=True)
    elif done * 10 // games != (done - 1) * 10 // games:
        wins = sum(one.wins[0] for one in played)
        low, high = interval(wins, done)
        say(f"{done} of {games}: {levels[0]} {wins / done:.1%} ({low:.1%} to {high:.1%})")


def _play(key: str, levels: tuple[str, ...], number: int, options: dict[str, bool | int | str]) -> Played:
    """One game in which entrant e sits at seat e + number, modulo the seats. Bots know what their seat may know."""
    game, seats = load_game(key), len(levels)
    entrant = [(seat - number) % seats for seat in range(seats)]
    # The same seed for a whole rotation, so that every entrant plays it from every seat.
    state = game.setup(seats, rng_of(f"arena {number // seats}"), options)
    table = bots.Bots([(game, levels[one]) for one in entrant], rng_of(f"thoughts {number}"))
    seconds, decisions = [0.0] * seats, [0] * seats
    while (seat := game.to_act(state)) is not None:
        actions = game.legal_actions(state)
        begun = time.process_time()
        index = table.choose(state, seat)
        seconds[entrant[seat]] += time.process_time() - begun
        decisions[entrant[seat]] += len(actions) > 1
        state = game.apply(state, actions[index]).state
    result = game.outcome(state)
    assert result is not None, "a game that asks for nothing is over"
    wins, points = [0.0] * seats, [0] * seats
    for seat in range(seats):
        wins[entrant[seat]] = (seat in result.winners) / max(1, len(result.winners))
        points[entrant[seat]] = sum(line.points for line in game.score(state, seat))
    return Played(tuple(wins), tuple(points), tuple(seconds), tuple(decisions), result.reason)


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval (Wilson) of a share of wins; a shared win counts as a fraction."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, middle - spread) / whole, (middle + spread) / whole


def _report(key: str, levels: Sequence[str], played: Sequence[Played]) -> None:
    say(f"{load_game(key).meta.title}, {len(played)} games, seats rotated")
    say("| entrant | wins | 95 % interval | mean points | ms per decision |")
    say("|---|---|---|---|---|")
    for entrant, level in enumerate(levels):
        wins = sum(one.wins[entrant] for one in played)
        low, high = interval(wins, len(played))
        points = statistics.mean(one.points[entrant] for one in played)
        asked = sum(one.decisions[entrant] for one in played)
        pace = 1000 * sum(one.seconds[entrant] for one in played) / max(1, asked)
        say(f"| {level} | {wins / len(played):.1%} | {low:.1%} to {high:.1%} | {points:.1f} | {pace:.1f} |")
    reasons = [one.reason for one in played]
    say("Endings: " + ", ".join(f"{reason} {reasons.count(reason)}" for reason in sorted(set(reasons))))
