"""The table: the same actions by mouse, by drag, by keyboard, by touch."""

import re
from dataclasses import replace

import pytest
from ludoteca.core.link import read_link, write_link
from ludoteca.core.record import Player, Record
from ludoteca.core.session import Session
from ludoteca.games.attika.actions import TurnTo
from ludoteca.registry import load_game
from playwright.sync_api import Locator, Page, expect
from tools.contract_laws import header

from tests.e2e.table import hurry, leave_dialog, link_of, open_dialog, set_up, unhurried, wait_for_phase

MAIN_STACK = re.compile(r"^Main stack, .*: draw$")
SITE = re.compile(r"^[A-Z][a-z ]+, −?\d+, −?\d+: (free|\d+ cards?)$")
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def sit_down(page: Page) -> None:
    set_up(page, {})
    wait_for_phase(page, "acting")


def sites(page: Page) -> Locator:
    """The places where the building in hand may stand."""
    return page.get_by_role("button", name=SITE)


def draw(page: Page) -> Locator:
    page.get_by_role("button", name=MAIN_STACK).click()
    expect(page.get_by_role("button", name="Let it wait")).to_be_visible()
    return sites(page)


def place_of(site: Locator) -> str:
    """`Water, 0, 1: 2 cards` -> `Water, 0, 1`"""
    return (site.get_attribute("aria-label") or "").split(":")[0]


def built(page: Page, place: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^[A-Z][a-z ]+(, just built)?, {re.escape(place)}"))


def payments(page: Page) -> Locator:
    return page.get_by_role("group", name="Actions").get_by_role("button", name="Pay ")


def is_asked_to_pay(page: Page, place: str) -> bool:
    """Once the building stands or its price is asked for: where there is only one way to pay, nobody is asked."""
    expect(built(page, place).or_(payments(page)).first).to_be_attached()
    return payments(page).count() > 0


def press_long(page: Page, button: Locator) -> None:
    """Rests a finger on a button until something is explained, and lifts it."""
    expect(button).not_to_have_class(re.compile("is-fresh"))
    box = button.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".tabletop-tip", has_text=button.inner_text()).wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def expect_built(page: Page, place: str) -> None:
    """After the preferred payment, if one is asked for."""
    if is_asked_to_pay(page, place):
        page.keyboard.press("Enter")
    expect(built(page, place)).to_be_attached()


def test_a_building_is_drawn_and_built_by_two_clicks(page: Page) -> None:
    sit_down(page)
    site = draw(page).first
    place = place_of(site)
    site.click()
    expect_built(page, place)


def test_a_building_is_dragged_to_its_place(page: Page) -> None:
    sit_down(page)
    site = draw(page).first
    place = place_of(site)
    page.locator(".tabletop-side button[aria-pressed=true]").drag_to(site)
    expect_built(page, place)


def test_a_building_is_drawn_and_built_by_keyboard_alone(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("Tab")
    stacks = page.get_by_role("button", name=MAIN_STACK)
    for _ in range(12):
        page.keyboard.press("n")
        if stacks.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Let it wait")).to_be_visible()
    page.keyboard.press("n")
    site = page.locator(":focus")
    expect(site).to_have_accessible_name(SITE)
    place = place_of(site)
    page.keyboard.press("Enter")
    expect_built(page, place)


@pytest.mark.parametrize("context_options", [PHONE])
def test_on_a_touch_screen_a_place_waits_for_its_button_which_a_long_press_only_explains(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name=MAIN_STACK).tap()
    site = sites(page).first
    expect(site).to_be_visible()
    place = place_of(site)
    primary = page.get_by_role("group", name="Actions").locator(".is-primary")
    for count in (1, 0, 1):
        unhurried(site).tap()
        expect(primary.filter(has_text="Build the")).to_have_count(count)
        expect(site.and_(page.locator("[aria-pressed=true]"))).to_have_count(count)
    press_long(page, primary)
    expect(page.locator(".tabletop-tip")).to_be_visible()
    expect(primary).to_contain_text("Build the")
    expect(built(page, place)).to_have_count(0)
    primary.tap()
    if is_asked_to_pay(page, place):
        payments(page).first.tap()
    expect(built(page, place)).to_be_attached()


@pytest.mark.parametrize("context_options", [PHONE])
def test_escape_closes_what_lies_on_top_and_then_takes_back_what_was_picked(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name=MAIN_STACK).tap()
    site = sites(page).first
    site.tap()
    expect(site).to_have_attribute("aria-pressed", "true")
    open_dialog(page, "Rules")
    leave_dialog(page)
    expect(site).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(site).not_to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Let it wait")).to_be_visible()
    expect(page.locator(".log-line")).to_have_count(1)


@pytest.mark.parametrize("context_options", [PHONE])
def test_what_may_be_tapped_on_a_phone_is_at_least_24_pixels_wide(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name=MAIN_STACK).tap()
    expect(sites(page).first).to_be_visible()
    for target in page.locator(".tabletop-mirror button.is-lit").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24, target.get_attribute("aria-label")


def test_a_refused_place_says_why(page: Page) -> None:
    sit_down(page)
    draw(page)
    shrine = page.get_by_role("button", name=re.compile("^Shrine, .*: Nobody builds on a shrine"))
    expect(shrine).to_have_count(2)
    expect(shrine.first).to_be_disabled()
    shrine.first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Nobody builds on a shrine.")


def test_a_lit_place_tells_its_price_before_the_click(page: Page) -> None:
    sit_down(page)
    draw(page).first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("You pay (nothing|[0-9]+ cards?)"))


def test_the_whole_table_is_one_tab_stop(page: Page) -> None:
    sit_down(page)
    expect(page.locator(".tabletop-mirror button[tabindex='0']")).to_have_count(1)
    # 28 hexes, 2 shrines, 30 slots or seals, 7 groups, 4 kinds of cards, 4 stacks, the amphoras, 4 piles.
    expect(page.locator(".tabletop-mirror button")).to_have_count(80)


def test_arrows_walk_over_the_hexes_in_six_directions(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name=re.compile(r"^[A-Z][a-z ]+, 1, 0$")).focus()
    for key, place in (
        ("ArrowRight", "2, 0"),
        ("ArrowDown", "1, 1"),
        ("ArrowLeft", "0, 1"),
        ("ArrowUp", "1, 0"),
        ("Shift+ArrowDown", "1, 1"),
        ("Shift+ArrowUp", "1, 0"),
    ):
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_accessible_name(re.compile(rf"^[A-Z][a-z ]+, {place}$"))


def test_the_pool_opens_to_the_tiles_it_still_holds(page: Page) -> None:
    sit_down(page)
    open_dialog(page, "18 landscape tiles left")
    dialog = page.get_by_role("dialog", name="Tiles still to come")
    expect(dialog.get_by_role("listitem")).to_have_count(18)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def test_another_player_s_board_is_one_click_away(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name="Board of Lykos").click()
    expect(page.get_by_role("button", name="5 hidden cards")).to_be_attached()
    expect(page.get_by_role("button", name=MAIN_STACK)).to_have_count(0)


LAY = "Lay it like this"
STOPS: list[tuple[str, ...]] = [("take:3",), ("take:2",), ("take:1",), ("end",)]


def last_of_the_main_stack() -> str:
    """A link to a game against a bot in which the person is to draw the last building of the main stack."""
    game = load_game("attika")
    head = header(game, 2, "tile", {"start": 0})
    players = (replace(head.players[0], name="Player 1"), Player("Lykos", "sky", "bot", "novice"))
    for luck in range(100):
        session = Session(Record(game, replace(head, seed=f"tile {luck}", players=players)))
        while (seat := session.record.to_act()) is not None:
            frame = session.frame(seat, 0)
            left = {piece.id: piece.count for piece in frame.view.pieces}.get("stack:0:0", 0)
            wanted = [("store",), ("stack:0:0",), *STOPS] if seat == 0 else STOPS
            paths = [choice.path for choice in frame.choices]
            if seat == 0 and left == 1 and ("stack:0:0",) in paths:
                return write_link(session.record)
            index = next((paths.index(path) for path in wanted if path in paths), None)
            if index is None:
                break
            session.play(session.revision, index)
    raise AssertionError("no such game among a hundred")


def lay_a_tile(page: Page) -> Locator:
    """Draws the last building of the main stack. The buttons that ask how the tile shall lie."""
    hurry(page)
    page.goto(f"./#g={last_of_the_main_stack()}")
    page.get_by_role("button", name="Play on").click()
    wait_for_phase(page, "acting")
    lay = page.get_by_role("button", name=re.compile("^Room for a tile, "))
    page.get_by_role("button", name=MAIN_STACK).click()
    expect(lay.first).to_be_visible()
    lay.first.click()
    actions = page.get_by_role("group", name="Actions")
    expect(actions.get_by_role("button", name=LAY)).to_be_visible()
    return actions


def test_a_tile_is_laid_and_turned(page: Page) -> None:
    lay_a_tile(page)
    for key in ("r", "r", "Shift+R", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name=re.compile("17 landscape tiles left"))).to_be_attached()
    expect(page.get_by_role("button", name="Let it wait")).to_be_visible()
    actions = [moment.action for moment in read_link(load_game, link_of(page)).moments]
    assert [action for action in actions if isinstance(action, TurnTo)][-1] == TurnTo(1)


def test_back_leads_from_the_turn_of_a_tile_to_its_place_and_no_further(page: Page) -> None:
    actions = lay_a_tile(page)
    actions.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name=re.compile("^Room for a tile, ")).first).to_be_visible()
    expect(actions.get_by_role("button", name="Back")).to_have_count(0)


def test_where_only_buttons_are_open_n_leads_through_them(page: Page) -> None:
    actions = lay_a_tile(page)
    # What turns and what takes back has keys of its own.
    for key in ("n", "n", "Shift+N"):
        page.keyboard.press(key)
        expect(actions.get_by_role("button", name=LAY)).to_be_focused()


def test_after_a_dialog_the_keys_mean_the_table_again(page: Page) -> None:
    actions = lay_a_tile(page)
    open_dialog(page, "Rules")
    leave_dialog(page)
    expect(page.get_by_role("button", name="Rules")).to_be_focused()
    page.keyboard.press("n")
    expect(actions.get_by_role("button", name=LAY)).to_be_focused()
