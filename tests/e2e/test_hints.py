"""Hints: what a strong player would do, shown whole with a reason, said aloud, and played if wanted."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import PATIENCE
from tests.e2e.table import SEED, card, have_luck, hurry, log_lines, open_dialog, pass_turn, set_up, wait_for_phase

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def hint_bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint", exact=True)


def pointed(page: Page) -> Locator:
    """What a hint points at, on the table or among the buttons below it."""
    return page.locator(".tabletop [aria-current=true], .tabletop-buttons .is-pointed")


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_hint_shows_all_of_it_with_a_reason_and_can_be_played_or_closed(page: Page, by: str) -> None:
    set_up(page, {})
    wait_for_phase(page, "acting")
    board = page.locator(".tabletop-board")
    before = board.bounding_box()

    def press(button: str, key: str) -> None:
        if by == "key":
            page.keyboard.press(key)
        else:
            page.get_by_role("button", name=button, exact=True).click()

    press("Hint", "h")
    expect(hint_bar(page)).to_contain_text(re.compile(r"Hint: .+\. \D*\d+.*\."))
    expect(pointed(page).first).to_be_attached()
    words = hint_bar(page).get_by_role("paragraph").inner_text()
    expect(page.locator("#live p").filter(has_text=words)).to_have_count(1)
    assert "Play it" not in page.locator("#live").inner_text()
    assert board.bounding_box() == before, "nothing moves for a hint"
    press("Hint", "h")
    expect(page.locator("#live p").filter(has_text=words)).to_have_count(2)
    press("Close the hint", "Escape")
    expect(hint_bar(page)).to_have_count(0)
    expect(pointed(page)).to_have_count(0)
    expect(log_lines(page)).to_have_count(0)
    press("Hint", "h")
    expect(hint_bar(page)).to_contain_text(words)
    press("Play it", "Shift+H")
    expect(hint_bar(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_a_hint_goes_with_the_decision_it_was_for(page: Page) -> None:
    set_up(page, {})
    wait_for_phase(page, "acting")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(hint_bar(page)).to_contain_text("Hint: ")
    pass_turn(page)
    expect(hint_bar(page)).to_have_count(0)
    expect(pointed(page)).to_have_count(0)


def covers(page: Page) -> list[str]:
    """What the words of the hint lie over, of what they must not hide: the buttons and the tray."""
    found: list[str] = page.evaluate(
        """() => {
          const bar = document.querySelector(".hint-bar").getBoundingClientRect();
          const kept = [".tabletop-bar", ".tabletop-tray-cell"];
          return kept.filter((name) => {
            const other = document.querySelector(name).getBoundingClientRect();
            return bar.left < other.right && other.left < bar.right && bar.top < other.bottom && other.top < bar.bottom;
          });
        }"""
    )
    return found


# The next button for a finger, once somebody is asked and nothing lies over it; null when the game is over. What was
# played before may still be there for a moment. A recap takes no tap when it has just come, and a hint goes with its
# decision: both are tapped again.
NEXT = """async ([before, patience]) => {
  const screen = document.querySelector(".game-screen");
  const spot = (name) => {
    const named = (each) => (each.getAttribute("aria-label") ?? each.textContent) === name;
    const button = Array.from(document.querySelectorAll("button:enabled")).find(named);
    const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    const at = { x: x + width / 2, y: y + height / 2 };
    return button?.contains(document.elementFromPoint(at.x, at.y)) ? { name, at } : undefined;
  };
  const find = () => {
    const hasHint = document.querySelector(".hint-bar:not([hidden], .is-leaving)") !== null;
    const names = hasHint ? ["Go on", "Play it"] : screen.dataset.phase === "acting" ? ["Go on", "Hint"] : ["Go on"];
    return names.filter((name) => name !== before || name !== "Play it").map(spot).find(Boolean);
  };
  for (const end = performance.now() + patience; performance.now() < end; ) {
    if (screen.dataset.phase === "over") return null;
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`no button after ${before}`);
}"""


@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
@pytest.mark.parametrize("game", ["Attika", "Quetzal", "World Wonders"])
def test_hints_alone_play_a_game_to_its_end_by_touch(page: Page, game: str) -> None:
    have_luck(page, 3)
    hurry(page)
    dialog = open_dialog(page, card(page, game).get_by_role("button", name="Set up"))
    dialog.get_by_role("radio", name=re.compile(r"^\d$")).first.check(force=True)
    if dialog.get_by_label("Who plays seat 2").count() > 0:
        dialog.get_by_label("Who plays seat 2").select_option("novice")
    dialog.get_by_label("Set-up code").fill(SEED)
    dialog.get_by_role("button", name="Start the game").tap()
    wait_for_phase(page, "acting")
    taps = [""]
    while (found := page.evaluate(NEXT, [taps[-1], PATIENCE])) is not None:
        taps.append(found["name"])
        if found["name"] == "Play it" and taps.count("Play it") % 10 == 1:
            assert covers(page) == []
        page.touchscreen.tap(**found["at"])
    assert taps.count("Play it") > 20
    expect(page.get_by_role("dialog")).to_be_visible()
