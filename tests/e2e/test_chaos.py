"""A short run of `run.py chaos`: a dozen faults, none of which costs an action, shows a hand, raises an error or stops
the game. How soon the page says something is measured by the long run alone: here the machine may be busy."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools.chaos.run import Plan, spend
from tools.second_build import renamed

EVENINGS = (
    Plan("e2e", 0, "attika", ("one write fails", "engine ended", "browser killed", "reload"), is_kept=False),
    Plan("e2e", 1, "quetzal", ("writes stall", "mind ended", "taken over by another tab", "tab closed"), is_kept=False),
    Plan(
        *("e2e", 2, "world_wonders"),
        ("new build", "start without network", "no storage at all", "hostile address in another tab"),
        is_kept=True,
    ),
)


@pytest.mark.parametrize("plan", EVENINGS, ids=lambda plan: plan.game)
def test_faults_at_random_moments_do_no_harm(browser: Browser, built: Path, tmp_path: Path, plan: Plan) -> None:
    builds = [built, renamed(built, tmp_path / "second")] if plan.is_kept else [built]
    harm = {outcome.kind: outcome.harm for outcome in spend(browser.browser_type, plan, builds)}
    assert harm == {kind: [] for kind in plan.kinds}
