"""`run.py chaos` runs this with the tools' Python: plans the faults, spends the evenings, reports."""

import json
import shutil
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from ludoteca.registry import GAMES
from playwright.sync_api import sync_playwright

from tools.paths import DIST
from tools.second_build import build_again
from tools.terminal import say, step

from . import report
from .run import PER_EVENING, Outcome, Plan, plans, spend


def spent(plan: Plan, builds: Sequence[Path], until: int | None) -> list[Outcome]:
    """A whole evening, in a process of its own."""
    outcomes = []
    with sync_playwright() as playwright:
        for outcome in spend(playwright.chromium, plan, builds, until):
            report.tell(outcome)
            outcomes.append(outcome)
    return outcomes


def main(options: dict[str, Any]) -> int:
    games = options["game"] or [game.meta.key for game in GAMES]
    only = options["only"]
    made = plans(options["seed"], max(options["count"], only or 0), games)
    if only is not None:
        made = [plan for plan in made if plan.first <= only < plan.first + PER_EVENING]
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(options["browsers"]) as pool:
        with step("a second build"):
            # A copy, so that a build in another terminal does not change what is attacked.
            builds = [Path(shutil.copytree(DIST, Path(folder, "dist"))), build_again(Path(folder))]
        running = [pool.submit(spent, plan, builds, only) for plan in made]
        outcomes = [outcome for each in running for outcome in each.result()]
    say()
    for line in report.lines(outcomes):
        say(line)
    failed = [outcome for outcome in outcomes if any(outcome.violations)]
    for outcome in failed:
        say(f"\n{outcome.kind}, {outcome.game}: python3 run.py chaos --seed {outcome.seed} --only {outcome.number}")
        for violation in outcome.violations:
            say(f"  {violation}")
    say(f"\n{len(failed)} of {len(outcomes)} faults did harm." if failed else "\nNo fault did harm.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(json.loads(sys.argv[1])))
