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


def by_mouse(page: Page, name: str) -> None:
    unhurried(wonders.named(page, name)).click()


def by_keyboard(page: Page, name: str) -> None:
    """Tab once into the table, then `n` from one thing that may be picked to the next, Enter. To each way in which a
    piece can lie `n` leads once: the first will do."""
    is_place = wonders.PLACE.search(name) is not None
    wanted = wonders.named(page, name)
    if wanted.evaluate("button => button.closest('.tabletop-buttons') !== null"):
        wanted.focus()
    else:
        for _ in range(200):
            at = page.evaluate("document.activeElement?.ariaLabel ?? ''")
            if at == name or (is_place and wonders.PLACE.search(at)):
                break
            page.keyboard.press("n")
    unhurried(page.locator(":focus"))
    page.keyboard.press("Enter")


def play(page: Page, pick: Pick) -> wonders.Table:
    table = wonders.read(page)
    while table.phase == "acting":
        pick(page, table.best())
        table = wonders.read(page, table)
    return table


def test_a_solo_game_is_played_to_its_end_by_mouse(page: Page) -> None:
    wonders.sit_down(page, 1, "5", {"The Automaton": "Hard: its monuments count too"})
    assert play(page, by_mouse).phase == "over"
    expect(page.get_by_role("dialog")).to_contain_text("Least produced resource")
    expect(page.get_by_role("dialog")).to_contain_text("To win you need more than")


def test_an_advanced_game_of_two_is_played_to_its_end_by_keyboard(page: Page) -> None:
    wonders.sit_down(page, 2, "7", ADVANCED)
    assert play(page, by_keyboard).phase == "over"
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"^(Player \d won|Equal at)"))


def starting_road(page: Page) -> Locator:
    """At the Sidewalk, where it can only lie along it."""
    return page.get_by_role("button", name=re.compile(r"^C11, land: (place|.* points?)$"))


def expect_laid(page: Page, what: str, place: str) -> None:
    expect(page.get_by_role("button", name=re.compile(rf"^{what}, {place}, "))).to_be_attached(timeout=START)


def expect_told(page: Page, line: str) -> None:
    expect(page.locator(".log-line").get_by_text(line)).to_be_attached(timeout=START)


def test_a_road_is_laid_around_the_square_that_is_clicked(page: Page) -> None:
    wonders.sit_down(page, 2, "1")
    starting_road(page).click()
    for place in ("B11", "C11", "D11", "E11"):
        expect_laid(page, "Long road", place)


def test_a_tile_is_dragged_from_the_market_onto_the_map(page: Page) -> None:
    wonders.sit_down(page, 2, "1")
    starting_road(page).click()
    tile = page.get_by_role("button", name=re.compile(r", square of four, 3 gold: buy")).first
    expect(tile).to_be_attached(timeout=START)
    tile.drag_to(page.locator('[data-id="city:0:C9"], [data-id="city:1:C9"]').first)
    expect_told(page, "Player 1 placed a Habitation (square of four) at C9")


def test_a_held_piece_is_dragged_from_the_hand(page: Page) -> None:
    wonders.sit_down(page, 2, "1")
    page.locator(".tabletop-side button[aria-pressed=true]").drag_to(starting_road(page))
    expect_laid(page, "Long road", "C11")


@pytest.fixture
def corner(page: Page) -> Locator:
    """A corner of three in the hand, and a square that it may cover in several ways."""
    wonders.sit_down(page, 2, "1")
    starting_road(page).click()
    page.get_by_role("button", name=re.compile(r", corner of three, 2 gold: buy")).click()
    site = page.locator('[data-id="city:0:D9"], [data-id="city:1:D9"]').first
    expect(site).to_have_accessible_name(re.compile(r"^D9, land: (place|.* points?)$"), timeout=START)
    return site


LIT = """() => {
  const lit = document.querySelectorAll(".tabletop-mirror button.is-lit");
  return JSON.stringify(Array.from(lit, (each) => each.dataset.id));
}"""


def lit(page: Page) -> str:
    """The squares that the piece may cover as it is turned now."""
    return str(page.evaluate(LIT))


def test_what_may_be_picked_follows_the_turn_by_key_wheel_and_button(page: Page, corner: Locator) -> None:
    before = lit(page)
    corner.hover()
    ways: tuple[tuple[Callable[[], None], Callable[[], None]], ...] = (
        (lambda: page.keyboard.press("r"), lambda: page.keyboard.press("Shift+R")),
        (lambda: page.mouse.wheel(0, 100), lambda: page.mouse.wheel(0, -100)),
        (lambda: wonders.named(page, "Turn right").click(), lambda: wonders.named(page, "Turn left").click()),
    )
    for turn, back in ways:
        turn()
        page.wait_for_function(f"(before) => ({LIT})() !== before", arg=before)
        corner.hover()
        back()
        page.wait_for_function(f"(before) => ({LIT})() === before", arg=before)
        corner.hover()


def test_a_click_places_what_the_ghost_shows(page: Page, corner: Locator) -> None:
    page.keyboard.press("r")
    corner.click()
    expect_told(page, "Player 1 placed a Library (corner of three)")


def test_another_thing_of_the_market_is_bought_instead(page: Page, corner: Locator) -> None:
    page.get_by_role("button", name=re.compile(r"square of four, 3 gold")).first.click()
    corner.click()
    expect_told(page, "Player 1 placed a Habitation (square of four)")
    expect(page.locator(".log-line").get_by_text("corner of three")).to_have_count(0)


@pytest.mark.parametrize("context_options", [PHONE])
def test_with_a_finger_a_ghost_waits_turns_and_is_confirmed_by_its_button(page: Page, corner: Locator) -> None:
    corner.tap()
    actions = page.get_by_role("group", name="Actions")
    primary = actions.locator(".is-primary")
    expect(primary).to_contain_text("Place")
    # All buttons lie within the bar.
    outer = page.locator(".tabletop-bar").bounding_box()
    assert outer is not None
    for inner in (button.bounding_box() for button in actions.get_by_role("button").all()):
        assert inner is not None
        assert outer["y"] <= inner["y"]
        assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    wonders.named(page, "Turn right").tap()
    expect(primary).to_contain_text("Place")
    primary.tap()
    expect_told(page, "Player 1 placed a Library (corner of three)")


COVERED = """() => {
  const isAsked = document.querySelector(".tabletop-buttons .is-primary") !== null;
  const told = [...document.querySelectorAll("#live p")].at(-1)?.textContent ?? "";
  return isAsked ? (told.match(/Covers [^.]*/)?.[0] ?? "") : "";
}"""


def covered_instead(page: Page, before: str) -> str:
    """What the ghost is said to cover, once it covers something else; nothing if it is gone."""
    page.wait_for_function(f"(before) => ({COVERED})() !== before", arg=before)
    return str(page.evaluate(COVERED))


@pytest.mark.parametrize("context_options", [PHONE])
def test_tapping_the_same_square_goes_through_all_ways_and_back(page: Page, corner: Locator) -> None:
    # Beside the road more than one of the three squares can lie here, without a turn.
    expect(corner).to_be_visible()
    site = page.locator('[data-id="city:0:D10"], [data-id="city:1:D10"]').first
    unhurried(site).tap()
    said = [covered_instead(page, "")]
    while said[-1]:
        unhurried(site).tap()
        said.append(covered_instead(page, said[-1]))
    assert len(set(said)) == len(said) > 2
    wonders.named(page, "Back").tap()
    expect(page.get_by_role("button", name=re.compile(": buy")).first).to_be_attached()


def go_to_market(page: Page) -> None:
    """Past the starting road, to the first purchase."""
    wonders.sit_down(page, 2, "1")
    starting_road(page).click()
    expect(page.get_by_role("button", name=re.compile(": buy")).first).to_be_attached(timeout=START)


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
    expect(
        page.get_by_role("button", name=re.compile(r"^(Your city|City of Player 1), lake map, \d+ points?$"))
    ).to_be_attached()
    expect(page.get_by_role("group", name="Boards").get_by_role("button", pressed=True)).to_have_accessible_name(
        re.compile("Player 2")
    )
