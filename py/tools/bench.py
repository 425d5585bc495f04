"""`run.py bench`: the speed of the rules, compared with catanatron, in CPython and in Pyodide; the start of the page.

Only figures of the same run are compared. A game and catanatron take turns in slices of a fraction of a second, so that
other work on the machine slows both equally. Each round gives one ratio; the median is shown.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from . import browser, build, environment
from .paths import BUILD, ROOT
from .terminal import Failure, say, stream

PLAYER = Path(__file__).with_name("random_play.py")
IN_PYODIDE = Path(__file__).with_name("random_play.mjs")
BESIDE = ROOT / "requirements-bench.txt"
RIVAL = "catanatron"


class Played(NamedTuple):
    """How much a program did in a slice of time."""

    decisions: int
    seconds: float


class Round(NamedTuple):
    """Decisions per second of both programs in the same round."""

    rival: float
    player: float


SLICE = 0.25
"""Seconds that one program plays before the other takes its turn."""


class Player:
    """A program that plays at random for as long as it is asked to; see random_play.py."""

    def __init__(self, title: str, seats: int, *command: str | Path) -> None:
        self.title, self.seats = title, seats
        self._running = subprocess.Popen(
            [str(part) for part in (*command, str(seats), "0")],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def play(self) -> Played:
        """Play one slice."""
        asked, answered = self._running.stdin, self._running.stdout
        assert asked is not None, "the program listens"
        assert answered is not None, "the program answers"
        asked.write(f"{SLICE}\n")
        asked.flush()
        said = answered.readline()
        if not said:
            raise Failure(f"The bench of {self.title} failed.")
        figures = json.loads(said)
        return Played(figures["decisions"], figures["seconds"])

    def close(self) -> None:
        self._running.kill()
        self._running.wait()


def bench(only: str | None = None, rounds: int = 7, seconds: float = 2.0) -> int:
    if only in (None, "rules"):
        bench_rules(rounds, seconds)
    if only in (None, "page"):
        bench_page(rounds)
    return 0


def bench_page(rounds: int) -> None:
    """Measure visits to dist/ in a real browser; page_bench.py describes the method."""
    build.build()
    env = {**os.environ, "PYTHONPATH": str(ROOT / "py"), browser.VARIABLE: str(browser.find())}
    code, figures = stream([environment.tool_python(), "-m", "tools.page_bench", str(rounds)], env)
    if code:
        raise Failure("The bench of the page failed.")
    show_page(json.loads(figures))


def show_page(figures: dict[str, float]) -> None:
    say(f"\n{'visits':<60}{'ms':>8}{'ratio':>8}   (to bare Pyodide, same visit)")
    for name, value in figures.items():
        if "visit" in name:
            beside = figures[f"bare Pyodide, {'first' if 'first visit' in name else 'second'} visit"]
            say(f"{name:<60}{value:>8.0f}{value / beside:>8.2f}")
        else:
            say(f"{name:<60}{value:>8.1f}")


def bench_rules(rounds: int, seconds: float) -> None:
    with ExitStack() as stack:
        rival, players = all_players(stack)
        found: dict[Player, list[Round]] = {player: [] for player in players}
        for turn in range(rounds):
            for player in players:
                found[player].append(play_round(rival, player, max(1, round(seconds / SLICE))))
            say(f"round {turn + 1} of {rounds}")
    show(rival, found)


def play_round(rival: Player, player: Player, slices: int) -> Round:
    """Play so many slices of each program, in turn."""
    pairs = [(rival.play(), player.play()) for _ in range(slices)]
    return Round(rate(played for played, _ in pairs), rate(played for _, played in pairs))


def rate(slices: Iterable[Played]) -> float:
    """Decisions per second over some slices."""
    played = list(slices)
    return sum(one.decisions for one in played) / sum(one.seconds for one in played)


def all_players(stack: ExitStack) -> tuple[Player, list[Player]]:
    """Catanatron, and every game at every seat count; in Pyodide only with the most seats."""
    node = environment.node()
    environment.npm_packages()
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    python = environment.environment(BUILD / RIVAL, Path(sys.executable), version, BESIDE)

    def player(title: str, seats: int, *command: str | Path) -> Player:
        one = Player(title, seats, *command)
        stack.callback(one.close)
        return one

    rival = player(f"{RIVAL} 3.2.1", 4, python, PLAYER, RIVAL)
    players: list[Player] = []
    for key, title, seat_counts in all_games():
        players += [player(title, seats, sys.executable, PLAYER, key) for seats in seat_counts]
        players.append(player(f"{title} in Pyodide", max(seat_counts), node, IN_PYODIDE, ROOT / "py", key))
    return rival, players


def all_games() -> list[tuple[str, str, list[int]]]:
    from ludoteca.registry import GAMES

    return [(game.meta.key, game.meta.title, list(game.meta.seats)) for game in GAMES]


def show(rival: Player, found: dict[Player, list[Round]]) -> None:
    """Print the decisions per second of random play, and the ratio to catanatron in the same rounds."""
    say(f"\n{'random play':<28}{'seats':>6}{'decisions/s':>14}{'ratio':>8}{'from':>8}{'to':>7}")
    rivals = statistics.median(one.rival for rounds in found.values() for one in rounds)
    say(f"{rival.title:<28}{rival.seats:>6}{rivals:>14,.0f}")
    for player, rounds in found.items():
        ratios = [one.player / one.rival for one in rounds]
        median, pace = statistics.median(ratios), statistics.median(one.player for one in rounds)
        spread = f"{min(ratios):>8.2f}{max(ratios):>7.2f}"
        say(f"{player.title:<28}{player.seats:>6}{pace:>14,.0f}{median:>8.2f}{spread}")
    say("Only decisions with at least two answers count. Medians of the rounds, in processor time.")
