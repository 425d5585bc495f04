"""World Wonders in the page: whole games by mouse and by keyboard, and every way to place and to turn a piece."""

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import world_wonders as wonders
from tests.e2e.table import START, unhurried

Pick: TypeAlias = Callable[[Page, str], None]

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ADVANCED = {"Public objectives": "Three, for advanced play"}
TURNED = re.compile(r": Place .*, turned once$")


def by_mouse(page: Page, name: str) -> None:
    unhurried(wonders.named(page, name)).click()


def by_keyboard(page: Page, name: str) -> None:
    """Tab once into the table, then `n` from one thing that may be picked to the next, Enter."""
    if name.startswith("Confirm"):
        page.keyboard.press("Enter")
        return
    wanted = wonders.named(page, name)
    if wanted.evaluate("button => button.closest('.tabletop-buttons') !== null"):
        wanted.focus()
    for _ in range(200):
        if wanted.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("n")
    unhurried(wanted)
    page.keyboard.press("Enter")


HANDS = pytest.mark.parametrize("pick", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])


def play(page: Page, pick: Pick) -> wonders.Table:
    table = wonders.read(page)
    while table.phase == "acting":
        pick(page, table.best())
        table = wonders.read(page, table)
    return table


@HANDS
def test_a_solo_game_is_played_to_its_end(page: Page, pick: Pick) -> None:
    wonders.sit_down(page, 1, "5", {"The Automaton": "Hard: its monuments count too"})
    assert play(page, pick).phase == "over"
    expect(page.get_by_role("dialog")).to_contain_text("Least produced resource")
    expect(page.get_by_role("dialog")).to_contain_text("To win you need more than")


@HANDS
def test_an_advanced_game_of_three_is_played_to_its_end(page: Page, pick: Pick) -> None:
    wonders.sit_down(page, 3, "7", ADVANCED)
    assert play(page, pick).phase == "over"
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("^(You|Equal at)"))


def starting_road(page: Page) -> Locator:
    """At the Sidewalk, where it can only lie along it."""
    return page.get_by_role("button", name=re.compile(r"^C11, land: Place"))


def expect_laid(page: Page, what: str, place: str) -> None:
    expect(page.get_by_role("button", name=re.compile(rf"^{what}, {place}, "))).to_be_attached(timeout=START)


def expect_told(page: Page, line: str) -> None:
    expect(page.locator(".log-line").get_by_text(line)).to_be_attached(timeout=START)


def test_a_road_is_laid_by_click_and_click(page: Page) -> None:
    wonders.sit_down(page, 2, "1")
    starting_road(page).click()
    expect_laid(page, "Long road", "C11")
    expect_laid(page, "Long road", "F11")


def test_a_tile_is_dragged_from_the_market_onto_the_map(page: Page) -> None:
    wonders.sit_down(page, 2, "1")
    starting_road(page).click()
    tile = page.get_by_role("button", name=re.compile(r", square of four, 3 gold: Buy")).first
    expect(tile).to_be_attached(timeout=START)
    tile.drag_to(page.locator('[data-id="city:0:C9"], [data-id="city:1:C9"]').first)
    expect_told(page, "Player 1 placed a Habitation (square of four) at C9")


def test_a_held_piece_is_dragged_from_the_hand(page: Page) -> None:
    wonders.sit_down(page, 2, "1")
    page.locator(".tabletop-side button[aria-pressed=true]").drag_to(starting_road(page))
    expect_laid(page, "Long road", "C11")


@pytest.fixture
def corner(page: Page) -> Locator:
    """A corner of three in the hand, and a place where it may lie in several ways."""
    wonders.sit_down(page, 2, "1")
    starting_road(page).click()
    page.get_by_role("button", name=re.compile(r", corner of three, 2 gold: Buy")).click()
    site = page.get_by_role("button", name=re.compile(r"^D9, land: Place"))
    expect(site).to_be_attached(timeout=START)
    expect(site).not_to_have_accessible_name(TURNED)
    return site


def test_a_piece_turns_by_key(page: Page, corner: Locator) -> None:
    page.keyboard.press("r")
    expect(corner).to_have_accessible_name(TURNED)
    page.keyboard.press("Shift+R")
    expect(corner).not_to_have_accessible_name(TURNED)


def test_a_piece_turns_by_wheel(page: Page, corner: Locator) -> None:
    corner.hover()
    page.mouse.wheel(0, 100)
    expect(corner).to_have_accessible_name(TURNED)


def test_what_lies_as_a_ghost_is_laid_the_way_it_was_turned(page: Page, corner: Locator) -> None:
    corner.click()
    page.keyboard.press("r")
    confirm = page.get_by_role("button", name=re.compile(r"^Confirm: .*turned"))
    expect(confirm).to_be_visible()
    confirm.click()
    expect_told(page, "Player 1 placed a Library (corner of three) at D9")


@pytest.mark.parametrize("context_options", [PHONE])
def test_a_piece_turns_by_touch(page: Page, corner: Locator) -> None:
    corner.tap()
    page.get_by_role("button", name="Turn right").tap()
    expect(page.get_by_role("button", name=re.compile(r"^Confirm: .*turned"))).to_be_visible()
    corner.tap()
    expect_told(page, "Player 1 placed a Library (corner of three) at D9")


def go_to_market(page: Page) -> None:
    """Past the starting road, to the first purchase."""
    wonders.sit_down(page, 2, "1")
    starting_road(page).click()
    expect(page.get_by_role("button", name=re.compile(": Buy")).first).to_be_attached(timeout=START)


@pytest.mark.parametrize("context_options", [PHONE])
def test_a_tap_says_why_a_monument_cannot_be_built(page: Page) -> None:
    go_to_market(page)
    page.locator('[data-id^="card:"]:not(.is-lit)').first.tap()
    expect(page.locator(".tabletop-tip")).to_contain_text(re.compile("touch|fits nowhere"))


@pytest.mark.parametrize("context_options", [PHONE])
def test_a_tap_tells_of_a_monument(page: Page) -> None:
    go_to_market(page)
    page.get_by_role("button", name=re.compile("^About ")).first.tap()
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("Next to")
    told.get_by_role("button").tap()
    expect(told).to_be_hidden()


def test_another_city_is_one_tap_away(page: Page) -> None:
    wonders.sit_down(page, 3, "7", ADVANCED)
    page.get_by_role("button", name=re.compile(r"^City of Player 2, lake map, \d+ points?$")).click()
    expect(page.get_by_role("button", name=re.compile(r"^City of Player 1, lake map, \d+ points?$"))).to_be_attached()
    expect(page.get_by_role("group", name="Boards").get_by_role("button", pressed=True)).to_have_accessible_name(
        re.compile("Player 2")
    )
