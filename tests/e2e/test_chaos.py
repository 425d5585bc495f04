"""A short run of `run.py chaos`: a dozen faults, none of which costs an action, shows a hand, raises an error or stops
the game. How soon the page says something is measured by the long run alone: here the machine may be busy."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools.chaos import run
from tools.chaos.evening import Evening
from tools.chaos.faults import Kind
from tools.chaos.host import Host
from tools.chaos.run import KINDS_BY_NAME, Plan, spend
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


def test_a_browser_that_hangs_is_ended_and_the_evening_goes_on(
    browser: Browser, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hang = Kind("hangs", lambda evening, _: evening.page.evaluate("() => new Promise(() => {})"))
    monkeypatch.setattr(run, "LONGEST", 10)
    host = Host([built])
    with host.serving() as site:
        evening = Evening(browser.browser_type, host, site, "attika", seed="hang", is_kept=False)
        try:
            evening.begin_game()
            assert run.meet(evening, hang, "hang", 1).seen.stops[0] == "hung for 10 s"
            assert run.meet(evening, KINDS_BY_NAME["reload"], "hang", 2).harm == []
        finally:
            evening.close()
