"""The last frame of a saved game is shown before Python is up."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.e2e.table import START, log_lines, set_up, wait_for_phase

PYTHON = "**/pyodide.asm.mjs"
# Whether the stored last frame is as new as the game itself.
KEPT = """() => {
  const entries = Object.entries(localStorage);
  const look = entries.find(([name]) => name.includes("#look:"));
  const index = entries.find(([name]) => name.endsWith("#index"));
  if (!look || !index) return false;
  const { kept } = JSON.parse(look[1]);
  return JSON.parse(index[1])[kept.id]?.edition === kept.edition;
}"""
SPOIL = """(spoil) => {
  const key = Object.keys(localStorage).find((name) => name.includes("#look:"));
  const look = JSON.parse(localStorage[key]);
  localStorage[key] = JSON.stringify({ ...look, frame: { ...look.frame, view: { ...look.frame.view, ...spoil } } });
}"""


def leave_a_game(page: Page) -> None:
    """A person against a bot; the person is to act."""
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    page.wait_for_function(KEPT)


class Sleep:
    """Python does not start until `end` is called."""

    def __init__(self, page: Page) -> None:
        self._held: list[Route] = []
        self._is_over = False
        page.route(PYTHON, self._hold)

    def _hold(self, route: Route) -> None:
        if self._is_over:
            route.continue_()
        else:
            self._held.append(route)

    def end(self) -> None:
        self._is_over = True
        for route in self._held:
            route.continue_()


def come_back_early(page: Page) -> Sleep:
    """Loads the page again, while Python does not start."""
    sleep = Sleep(page)
    page.reload()
    wait_for_phase(page, "starting")
    return sleep


def things(page: Page) -> Locator:
    return page.locator(".tabletop-mirror button")


def test_the_last_frame_is_shown_and_the_game_is_played_once_python_is_up(page: Page) -> None:
    leave_a_game(page)
    names = [name.split(":")[0] for name in things(page).evaluate_all("all => all.map((each) => each.ariaLabel)")]
    sleep = come_back_early(page)
    expect(things(page)).to_have_count(len(names))
    expect(page.get_by_role("heading", name="Preparing the games…")).to_be_visible()
    assert things(page).evaluate_all("all => all.every((each) => each.ariaDisabled === 'true' || each.ariaHasPopup)")
    sleep.end()
    wait_for_phase(page, "acting")
    expect(page.locator(".tabletop-mirror button.is-lit").first).to_be_visible()
    page.get_by_role("button", name="Take 3 cards").click()
    expect(log_lines(page).first).to_be_visible()


def test_what_is_tapped_too_early_is_picked_as_soon_as_it_may_be(page: Page) -> None:
    leave_a_game(page)
    sleep = come_back_early(page)
    page.get_by_role("button", name="Main stack").dispatch_event("click")
    expect(page.get_by_role("dialog")).to_have_count(0)
    sleep.end()
    expect(log_lines(page).first).to_have_text(re.compile("drew"))


@pytest.mark.parametrize("spoil", [{"panels": None}, {"pieces": None}])
def test_a_spoilt_last_frame_does_not_stop_the_game(page: Page, spoil: dict[str, Any]) -> None:
    leave_a_game(page)
    page.evaluate(SPOIL, spoil)
    page.reload()
    wait_for_phase(page, "acting")
    expect(page.locator(".tabletop-mirror button.is-lit").first).to_be_visible()


def test_the_table_says_so_when_python_does_not_come_up(browser: Browser, site: str) -> None:
    # Where Python fails, the browser's console says so too.
    context = browser.new_context(base_url=site, service_workers="block")
    page = context.new_page()
    leave_a_game(page)
    page.route(PYTHON, lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("heading", name="The rules engine did not start.")).to_be_visible(timeout=START)
    expect(things(page).first).to_be_visible()
    context.close()


def test_the_lobby_can_be_reached_while_python_starts(page: Page) -> None:
    leave_a_game(page)
    sleep = come_back_early(page)
    page.get_by_role("button", name="To the lobby").click()
    page.get_by_role("button", name="Attika round 1").click()
    wait_for_phase(page, "starting")
    sleep.end()
    wait_for_phase(page, "acting")
    expect(page.locator(".tabletop-mirror button.is-lit").first).to_be_visible()


def test_two_people_with_secrets_see_nobodys_until_one_says_who_they_are(page: Page) -> None:
    set_up(page, {2: "person"})
    page.wait_for_function(KEPT)
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    sleep = come_back_early(page)
    shown = page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((name) => name.includes("#look:"));
          return JSON.parse(localStorage[key]).viewer;
        }"""
    )
    assert shown is None
    sleep.end()
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()
