"""`run.py bench`: how fast the rules are, beside catanatron, in CPython and in Pyodide; how fast the page starts.

Figures of one run are compared with each other only: the rounds alternate, and what is shown is the median.
"""

import json
import os
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from . import browser, build, environment
from .places import BUILD, ROOT
from .say import Command, Failure, call, say, stream

PLAYER = Path(__file__).with_name("random_play.py")
IN_PYODIDE = Path(__file__).with_name("random_play.mjs")
BESIDE = ROOT / "requirements-bench.txt"
RIVAL = "catanatron"


@dataclass(frozen=True)
class Contest:
    """One line of the table: a game at a number of seats, run by some Python."""

    title: str
    seats: int
    command: Callable[[int], Command]


def bench(only: str | None = None, rounds: int = 7, seconds: float = 2.0) -> int:
    if only in (None, "rules"):
        bench_rules(rounds, seconds)
    if only in (None, "page"):
        bench_page(rounds)
    return 0


def bench_page(rounds: int) -> None:
    """Visits to dist/ in a real browser; see page_bench.py for the method."""
    build.build()
    env = {**os.environ, "PYTHONPATH": str(ROOT / "py"), browser.VARIABLE: str(browser.find())}
    code, figures = stream([environment.tool_python(), "-m", "tools.page_bench", str(rounds)], env)
    if code:
        raise Failure("The bench of the page failed.")
    show_page(json.loads(figures))


def show_page(figures: dict[str, float]) -> None:
    say(f"\n{'visits':<48}{'ms':>8}{'ratio':>8}   (to bare Pyodide, same visit)")
    for name, value in figures.items():
        if name.startswith(("megabytes", "percent", "play")):
            say(f"{name:<48}{value:>8.1f}")
        else:
            beside = figures[f"bare Pyodide, {'first' if 'first visit' in name else 'second'} visit"]
            say(f"{name:<48}{value:>8.0f}{value / beside:>8.2f}")


def bench_rules(rounds: int, seconds: float) -> None:
    contests = all_contests(seconds)
    rates: dict[Contest, list[float]] = {contest: [] for contest in contests}
    for turn in range(rounds):
        for contest in contests:
            env = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONHASHSEED": "0"}
            said = call(contest.command(turn), f"The bench of {contest.title} failed.", env)
            figures = json.loads(said.splitlines()[-1])
            rates[contest].append(figures["decisions"] / figures["seconds"])
        say(f"round {turn + 1} of {rounds}")
    show(rates)


def all_contests(seconds: float) -> list[Contest]:
    node = environment.node()
    environment.npm_packages()
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    rival = environment.environment(BUILD / RIVAL, Path(sys.executable), version, BESIDE)

    def contest(title: str, key: str, seats: int, *program: str | Path) -> Contest:
        return Contest(title, seats, lambda turn: [*program, key, str(seats), str(seconds), str(turn)])

    contests = [contest(f"{RIVAL} 3.2.1", RIVAL, 4, rival, PLAYER)]
    for key, title, seat_counts in shelf():
        contests += [contest(title, key, seats, sys.executable, PLAYER) for seats in seat_counts]
        contests.append(contest(f"{title} in Pyodide", key, max(seat_counts), node, IN_PYODIDE, ROOT / "py"))
    return contests


def shelf() -> list[tuple[str, str, list[int]]]:
    from ludoteca.registry import GAMES

    return [(game.meta.key, game.meta.title, list(game.meta.seats)) for game in GAMES]


def show(rates: dict[Contest, list[float]]) -> None:
    """Decisions per second of random play; the ratio is to the first line."""
    say(f"\n{'random play':<28}{'seats':>6}{'decisions/s':>14}{'ratio':>8}{'spread':>10}")
    medians = {contest: statistics.median(found) for contest, found in rates.items()}
    first = next(iter(medians.values()))
    for contest, median in medians.items():
        spread = (max(rates[contest]) - min(rates[contest])) / median
        say(f"{contest.title:<28}{contest.seats:>6}{median:>14,.0f}{median / first:>8.2f}{spread:>9.0%}")
    say("Only decisions with at least two answers count; medians of alternating rounds, by the processor's clock.")
