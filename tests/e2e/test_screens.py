"""From a small phone to a large desk: nothing is scrolled while playing, and everything that is asked is in sight."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.table import set_up, wait_for_phase

SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 640, "height": 360},
    {"width": 820, "height": 1180},
    {"width": 1024, "height": 768},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)
# The canvas takes its size a moment after the window has its own.
FITS = """() => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return scrollWidth === clientWidth && scrollHeight === clientHeight;
}"""


@pytest.mark.parametrize("context_options", [{"locale": "en-GB"}, {"locale": "fr-FR"}])
def test_a_table_fits_every_screen(page: Page, context_options: dict[str, Any]) -> None:
    page.goto("./#n=attika")
    wait_for_phase(page, "acting")
    for size in SIZES:
        page.set_viewport_size(size)
        expect(page.locator(".asked")).to_be_in_viewport(ratio=1)
        for tool in page.get_by_role("toolbar").get_by_role("button").all():
            if tool.is_visible():
                expect(tool).to_be_in_viewport(ratio=1)
        page.wait_for_function(FITS)


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_on_a_phone_the_tools_are_a_menu_that_goes_when_one_is_chosen(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    set_up(page, {})
    wait_for_phase(page, "acting")
    tools = page.get_by_role("toolbar", name="Tools")
    expect(tools).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    for name in ("To the lobby", "Log", "Rules", "Settings"):
        expect(tools.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    tools.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(tools).to_be_hidden()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (640, 360), (844, 390)])
def test_on_a_phone_the_label_of_a_seat_shows_its_board_and_then_its_menu(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    set_up(page, {})
    wait_for_phase(page, "acting")
    expect(page.get_by_role("group", name="Boards")).to_be_hidden()
    mine, other = page.get_by_role("region", name="Players").get_by_role("button").all()
    expect(mine).to_have_attribute("aria-pressed", "true")
    other.click()
    expect(mine).to_have_attribute("aria-pressed", "false")
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("dialog")).to_have_count(0)
    other.click()
    expect(page.get_by_role("dialog")).to_be_visible()
