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


def test_on_a_phone_on_its_side_the_top_is_one_line(page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 360})
    set_up(page, {})
    wait_for_phase(page, "acting")
    home = page.get_by_role("button", name="To the lobby").bounding_box()
    settings = page.get_by_role("toolbar").get_by_role("button", name="Settings").bounding_box()
    assert home is not None
    assert settings is not None
    assert home["y"] == settings["y"]
