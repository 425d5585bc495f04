"""How the window is shared: the board gets most of it, nothing that may be pressed moves by itself, and nothing lies
over what is needed."""

import functools
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from ludoteca.core.link import write_link
from ludoteca.core.record import Player, Record
from ludoteca.games.attika.state import Pay
from ludoteca.registry import load_game
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tools.contract_laws import header
from tools.sample_games import links_of

from tests.e2e.person import Seen
from tests.e2e.table import hurry, wait_for_phase

GAMES = ("attika", "quetzal", "world_wonders")
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
MOST = 2
"""Pixels that a button may move."""
DECISIONS = 5


@functools.cache
def links(key: str) -> dict[str, str]:
    return links_of(load_game(key))


def sit_down(page: Page, key: str, moment: str = "middle") -> None:
    """At a game against bots, at the beginning of the person's turn."""
    page.goto(f"./#g={links(key)[moment]}")
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/#t=*")
    wait_for_phase(page, "acting")
    Seen.read(page)


# The share of the window that the board has: its cell, and what is drawn of it.
SHARE = """() => {
  const cell = document.querySelector(".tabletop-board").getBoundingClientRect();
  const things = [...document.querySelectorAll(".tabletop-board > .tabletop-mirror button")];
  const boxes = things.map((each) => each.getBoundingClientRect());
  const drawn = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
  return { cell: cell.width / innerWidth, drawn: drawn / innerWidth, high: cell.height / innerHeight };
}"""
SHARES = {
    (1440, 900): (0.75, 0.7),
    (1280, 800): (0.75, 0.69),
    (1280, 720): (0.75, 0.66),
    (1024, 768): (0.7, 0.68),
    (768, 1024): (1, 0.55),
}
"""Of the window's width and height, at least, for the board of Quetzal and Attika."""


@pytest.mark.parametrize("key", ["attika", "quetzal"])
def test_the_board_has_most_of_the_window(page: Page, key: str) -> None:
    sit_down(page, key)
    for (width, height), (across, high) in SHARES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"({SHARE})().cell >= {across}")
        page.wait_for_function(f"({SHARE})().high >= {high}")


def test_all_of_quetzal_s_board_is_drawn_over_most_of_the_width(page: Page) -> None:
    page.set_viewport_size(DESK)
    sit_down(page, "quetzal")
    page.wait_for_function(f"({SHARE})().drawn >= 0.62")


def test_the_market_of_world_wonders_is_in_sight_while_one_buys(page: Page) -> None:
    sit_down(page, "world_wonders")
    offers = page.locator(".tabletop-tray-cell button.is-lit")
    expect(offers.first).to_be_attached()
    for width, height in ((1440, 900), (1280, 720), (1024, 768), (768, 1024), (360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for offer in offers.all():
            expect(offer).to_be_in_viewport(ratio=0.98)


# Where everything is that keeps its place during a whole game, and what the browser saw moving.
PLACES = """() => {
  const kept = ["topline", "quick", "seats", "panel-head"];
  const boxes = [...document.querySelectorAll(kept.map((each) => `.${each} button`).join())]
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const { x, y, right, bottom } = each.getBoundingClientRect();
      const name = each.querySelector(".seat-name, .words, .unseen")?.textContent ?? each.textContent;
      return [name, [x, y, right, bottom]];
    });
  const bar = document.querySelector(".tabletop-bar").getBoundingClientRect();
  boxes.push(["the action bar", [bar.x, bar.y, bar.right, bar.bottom]]);
  return boxes;
}"""
# What keeps its place while one thinks.
STRIP = """() => [...document.querySelectorAll(":is(.tabletop-bar, .tabletop-camera) button")]
  .filter((each) => each.checkVisibility())
  .map((each) => { const { x, y, right, bottom } = each.getBoundingClientRect();
    return [each.ariaLabel ?? each.textContent, [x, y, right, bottom]]; })"""
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const far = Math.hypot(from.x - to.x, from.y - to.y);
        const element = node instanceof Element ? node : node?.parentElement;
        const mayBePressed = element?.closest("button") ?? element?.querySelector("button");
        // The log is scrolled to its end; after an action the table may be divided otherwise, as to place a piece.
        if (far > 2 && mayBePressed && !element.closest(".table, .log-panel"))
          window.shifts.push(`${element.className} ${element.textContent.slice(0, 30)} by ${far}`);
      }
    }
  }).observe({ type: "layout-shift" });
}"""
Boxes = list[tuple[str, list[float]]]


def moved(before: Boxes, after: Boxes) -> list[str]:
    """What lies elsewhere than before."""
    now = dict(after)
    return [
        f"{name}: {was} -> {now[name]}"
        for name, was in before
        if name in now and max(abs(a - b) for a, b in zip(was, now[name], strict=True)) > MOST
    ]


def press(button: Locator) -> None:
    """Not by the mouse: a browser does not report what moves within half a second after an input."""
    expect(button).to_be_enabled()
    button.evaluate("button => button.click()")


def ask_hint(page: Page) -> None:
    press(page.get_by_role("button", name="Hint", exact=True))
    expect(page.get_by_role("button", name="Play it")).to_be_visible()


def leave_hint(page: Page) -> None:
    press(page.get_by_role("button", name="Close the hint"))
    expect(page.get_by_role("button", name="Play it")).to_be_hidden()


# The buttons of the bar that are cut off, and their heights where a finger could miss them.
CUT = """() => {
  const bar = document.querySelector(".tabletop-bar");
  const buttons = [...document.querySelectorAll(".tabletop-bar button")].filter((each) => each.checkVisibility());
  return buttons.flatMap((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    const room = (each.closest(".is-apart .tabletop-options") ?? bar).getBoundingClientRect();
    const isCut = top < room.top - 1 || bottom > room.bottom + 1 || each.scrollHeight > each.clientHeight + 1;
    return isCut || height < 40 ? [`${each.textContent}: ${top} ${bottom}`] : [];
  });
}"""


# Alternatives in the place of the primary button, where there is none: a tap meant for the next one would press them.
MISPLACED = """() => {
  const bar = document.querySelector(".tabletop-bar:not(.is-apart) .tabletop-buttons:not(:has(> .is-primary))");
  const end = bar ? bar.getBoundingClientRect().right - 0.39 * bar.clientWidth : Infinity;
  const isBelow = document.querySelector(".has-bar-beside") !== null;
  const buttons = isBelow ? [] : [...(bar?.querySelectorAll(".tabletop-options button") ?? [])];
  return buttons.filter((each) => each.getBoundingClientRect().right > end).map((each) => each.textContent);
}"""


@pytest.mark.parametrize("context_options", [PHONE, LYING])
def test_on_a_phone_the_buttons_of_the_bar_are_whole_and_high_enough(
    page: Page, context_options: dict[str, Any]
) -> None:
    hurry(page)
    for key in GAMES:
        sit_down(page, key)
        seen = Seen.read(page)
        for _ in range(DECISIONS):
            assert page.evaluate(CUT) == []
            assert page.evaluate(MISPLACED) == []
            ask_hint(page)
            press(page.get_by_role("button", name="Play it"))
            seen = Seen.read(page, seen)
            if seen.phase != "acting":
                break


@pytest.mark.parametrize(
    ("context_options", "key"),
    [*(({"viewport": DESK}, key) for key in GAMES), *((PHONE, key) for key in GAMES), (LYING, "quetzal")],
)
def test_nothing_that_may_be_pressed_moves_by_itself(page: Page, context_options: dict[str, Any], key: str) -> None:
    hurry(page)
    sit_down(page, key)
    page.evaluate(WATCH)
    first: Boxes = page.evaluate(PLACES)
    seen = Seen.read(page)
    found: list[str] = []
    for _ in range(DECISIONS):
        strip: Boxes = page.evaluate(STRIP)
        ask_hint(page)
        found += moved(first, page.evaluate(PLACES)) + moved(strip, page.evaluate(STRIP))
        leave_hint(page)
        found += moved(strip, page.evaluate(STRIP))
        ask_hint(page)
        press(page.get_by_role("button", name="Play it"))
        seen = Seen.read(page, seen)
        found += moved(first, page.evaluate(PLACES))
        if seen.phase != "acting":
            break
    assert found == []
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("context_options", [PHONE])
def test_on_a_phone_the_button_for_the_whole_board_can_be_pressed(page: Page) -> None:
    sit_down(page, "quetzal")
    table = page.locator(".tabletop")
    page.locator(".tabletop-mirror button[tabindex='0']").focus()
    for _ in range(3):
        page.keyboard.press("+")
    fit = page.get_by_role("button", name="Show the whole board")
    expect(fit).to_be_visible()
    fit.tap()
    expect(table).not_to_have_class("is-moved")


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 640, "height": 400}}])
def test_at_double_size_the_numbers_of_the_seats_are_still_read(page: Page) -> None:
    sit_down(page, "quetzal")
    seat = page.get_by_role("region", name="Players").get_by_role("button").first
    for words in ("coin", "card", "is to play"):
        expect(seat).to_contain_text(words)


def many_payments() -> str:
    """A link to a decision of Attika with more ways to pay than the bar of a phone has room for."""
    game = load_game("attika")
    players = (Player("Ada", "black", "person", ""), Player("Lykos", "blue", "bot", "novice"))
    for luck in range(200):
        record = Record(game, replace(header(game, 2, f"payments {luck}", {}), players=players))
        pick = Random(luck)
        while (seat := record.to_act()) is not None:
            legal = record.legal()
            if seat == 0 and isinstance(record.state.decisions[0], Pay) and len(legal) > 8:
                return write_link(record)
            record.do(pick.randrange(len(legal)))
    raise AssertionError("no such payment in two hundred games")


@pytest.mark.parametrize("context_options", [PHONE])
def test_alternatives_over_the_board_are_in_sight_where_a_game_is_opened_at_them(page: Page) -> None:
    page.goto(f"./#g={many_payments()}")
    page.get_by_role("button", name="Play on").click()
    wait_for_phase(page, "acting")
    ways = page.locator(".tabletop-options button")
    expect(ways.first).to_be_in_viewport(ratio=1)
    # Very many can be scrolled.
    ways.last.scroll_into_view_if_needed()
    expect(ways.last).to_be_in_viewport(ratio=1)
