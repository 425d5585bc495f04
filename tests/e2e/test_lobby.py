"""The lobby: nothing moves while the page starts, saved games stand in two groups, the statistics."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.faults import make_faulty, trouble
from tests.e2e.table import card, enter, leave_dialog, link_of, open_dialog, set_up, wait_for_phase
from tests.e2e.test_accessibility import AXE, find_faults
from tests.e2e.test_trouble import fill
from tests.e2e.worker_faults import Outage, tolerant

SIZES = [{"width": 360, "height": 640}, {"width": 1440, "height": 900}]
MOST = 2
"""Pixels that a button may move by itself."""

# Where each button of the lobby was seen first, how far any has moved since, and what the browser counts as a shift.
WATCH = """(() => {
  const first = new Map();
  window.moved = {};
  window.shifts = [];
  const source = ({ node, previousRect: from, currentRect: to }) =>
    `${node?.nodeName}.${node?.className}: ${from.top} to ${to.top}, ${from.height} to ${to.height}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) window.shifts.push([value, ...sources.map(source)]);
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    for (const button of document.querySelectorAll(".lobby button:not(.engine button)")) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const place = [left, top, left + width, top + height];
      const name = button.textContent;
      if (!first.has(name)) first.set(name, place);
      const by = Math.max(...place.map((each, at) => Math.abs(each - first.get(name)[at])));
      if (by > (window.moved[name] ?? 0)) window.moved[name] = by;
      else window.moved[name] ??= 0;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.signs = [];
  new MutationObserver(() => {
    const sign = document.querySelector(".saved-heading [role=status]")?.textContent;
    if (sign && sign !== window.signs.at(-1)) window.signs.push(sign);
  }).observe(document, { childList: true, subtree: true });
})()"""
PICTURES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def player(name: str, kind: str = "person") -> dict[str, str]:
    return {"name": name, "colour": "sky", "kind": kind, "level": "novice" if kind == "bot" else ""}


def row(name: str, **more: Any) -> dict[str, Any]:
    seats = [player("Ann"), {**player("Lykos", "bot"), "colour": "black"}]
    sound = {"id": name, "game": "attika", "name": name, "players": seats, "round": 2, "date": 1}
    return sound | {"edition": 3, "length": 3, "over": False} | more


def result(points: list[int], *winners: int, conceded: bool = False) -> dict[str, Any]:
    return {"over": True, "to_act": None, "result": {"winners": winners, "points": points, "conceded": conceded}}


ROWS = [
    row("Monday", to_act=0, date=1_790_000_000_000),
    row("Tuesday", to_act=1, date=1_790_000_900_000),
    row("Won", **result([30, 21], 0), date=1_790_000_500_000),
    row("Old", over=True, date=1_790_000_400_000),
]


def with_games(page: Page, *rows: dict[str, Any]) -> None:
    """Local storage has these games, the journal none."""
    fill(page, {"index": {each["id"]: each for each in rows}})


def expect_nothing_moved(page: Page, least: int) -> None:
    page.evaluate(PICTURES)
    moved = page.evaluate("window.moved")
    assert len(moved) >= least
    assert {name: by for name, by in moved.items() if by > MOST} == {}
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_nothing_in_the_lobby_moves_while_the_engine_starts(
    browser: Browser, site: str, size: dict[str, int], locale: str
) -> None:
    with tolerant(browser, site, viewport=size, locale=locale) as page:
        with_games(page, *ROWS)
        page.add_init_script(WATCH)
        page.goto("./")
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(page.locator(".engine")).to_be_empty()
        expect_nothing_moved(page, least=6 + 4 * len(ROWS))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_nothing_moves_where_the_engine_does_not_start(browser: Browser, site: str, size: dict[str, int]) -> None:
    with tolerant(browser, site, viewport=size) as page:
        with_games(page, *ROWS)
        page.add_init_script(WATCH)
        Outage(page, "**/interpreter.mjs")
        page.goto("./")
        expect(page.locator(".engine").get_by_role("button", name="Try again")).to_be_visible()
        expect_nothing_moved(page, least=6 + 4 * len(ROWS))


@pytest.mark.parametrize("rows", [ROWS, []], ids=["some here", "none here"])
@pytest.mark.parametrize("context_options", [{"viewport": size} for size in SIZES])
def test_a_list_that_waits_says_so_and_moves_nothing(
    page: Page, context_options: dict[str, Any], rows: list[dict[str, Any]]
) -> None:
    make_faulty(page, open="stall")
    with_games(page, *rows)
    page.add_init_script(WATCH)
    page.goto("./")
    sign = page.get_by_role("region", name="Continue").get_by_role("status")
    expect(sign).to_have_text("Some may be missing.")
    assert page.evaluate("window.signs") == ["Looking for more games…", "Some may be missing."]
    expect(page.get_by_role("alert")).to_contain_text("some of your games may be missing")
    page.evaluate(PICTURES)
    moved = page.evaluate("window.moved")
    assert {name: by for name, by in moved.items() if by > MOST} == {}


def test_a_board_whose_drawing_does_not_come_says_that_it_waits(browser: Browser, site: str) -> None:
    with tolerant(browser, site) as page:
        Outage(page, "**/web/table/table*.js", how="silence")
        page.goto("./")
        card(page).get_by_role("button", name="Play now").click()
        expect(page.get_by_role("main", name="Table").get_by_role("status")).to_have_text("Setting the table")


@pytest.mark.parametrize("context_options", [{"viewport": SIZES[0], "has_touch": True, "is_mobile": True}])
def test_what_opens_begins_at_its_top(page: Page, context_options: dict[str, Any]) -> None:
    results = [
        {"id": f"{n}", "game": "attika", "seats": 2, "levels": ["novice"], "options": {}, "unit": "buildings"}
        | {"points": n, "won": True, "conceded": False, "date": 1_790_000_000_000 + n}
        for n in range(3)
    ]
    fill(page, {f"result:{each['id']}": each for each in results} | {"index": {each["id"]: each for each in ROWS}})
    page.goto("./")
    tops = {}
    for name in ("Statistics", "Settings"):
        tops[name] = open_dialog(page, name).locator(".body").evaluate("(body) => body.scrollTop")
        leave_dialog(page)
    dialog = open_dialog(page, card(page, "World Wonders").get_by_role("button", name="Set up"))
    tops["Set up"] = dialog.locator(".body").evaluate("(body) => body.scrollTop")
    leave_dialog(page)
    lists = page.locator(".saved-list")
    expect(lists).to_have_count(2)
    tops |= {f"list {n}": lists.nth(n).evaluate("(list) => list.scrollLeft") for n in range(2)}
    assert set(tops.values()) == {0}, tops


def test_running_and_finished_games_stand_apart_with_turn_and_result(page: Page) -> None:
    between = [player("Ann"), {**player("Bob"), "colour": "black"}]
    with_games(
        page,
        *ROWS,
        row("Lost", **result([12, 30], 1)),
        row("Given up", **result([12, 30], 1, conceded=True)),
        row("Between", players=between, to_act=1),
        row("Shared", players=between, **result([30, 30], 0, 1)),
        row("Odd", to_act=7, result="?"),
    )
    page.goto("./")
    running = page.get_by_role("region", name="Continue").locator(".saved-open")
    finished = page.get_by_role("region", name="Finished games").locator(".saved-open")
    expect(running.locator("strong")).to_have_text(["Tuesday", "Monday", "Between", "Odd"])
    expect(running.filter(has_text="Monday")).to_contain_text("Your turn")
    expect(running.filter(has_text="Tuesday")).to_contain_text("Lykos to play")
    expect(running.filter(has_text="Between")).to_contain_text("Bob to play")
    expect(running.filter(has_text="Odd")).not_to_contain_text("play")
    expect(finished.locator("strong")).to_have_text(["Won", "Old", "Lost", "Given up", "Shared"])
    for name, words in {
        "Won": "You won",
        "Old": "Finished",
        "Lost": "You lost",
        "Given up": "You conceded",
        "Shared": "Ann and Bob share the victory",
    }.items():
        expect(finished.filter(has=page.locator("strong", has_text=name))).to_contain_text(words)
    expect(finished.filter(has_text="You won").locator(".saved-player")).to_have_text(["Ann30", "Lykos21"])


def concede(page: Page) -> None:
    seat = page.get_by_role("region", name="Players").get_by_role("button", name="Player 1")
    open_dialog(page, seat).get_by_role("button", name="Concede").click()
    page.get_by_role("dialog", name="Concede").get_by_role("button", name="Concede").click()
    wait_for_phase(page, "over")
    leave_dialog(page)


def test_a_game_that_ends_counts_once_stays_counted_when_deleted_and_can_be_cleared(page: Page) -> None:
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    concede(page)
    link = link_of(page)
    page.get_by_role("button", name="To the lobby").click()
    finished = page.get_by_role("region", name="Finished games")
    expect(finished.locator(".saved-open")).to_contain_text("You conceded")
    # A finished game from a link does not count, not even as a game of its own.
    page.goto(f"./#g={link}")
    page.get_by_role("button", name="Keep it here").click()
    wait_for_phase(page, "over")
    page.get_by_role("button", name="To the lobby").click()
    expect(finished.locator(".saved-open")).to_have_count(2)
    for _ in range(2):
        page.get_by_role("button", name="Delete Attika").first.click()
    expect(finished).to_be_hidden()
    dialog = open_dialog(page, "Statistics")
    expect(dialog.get_by_role("heading", name="2 players · bots: Novice")).to_be_visible()
    expect(dialog.locator("dd")).to_have_text(["1", "00 %", "0longest 0"])
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save as a file").click()
    rows = json.loads(download.value.path().read_text())["results"]
    assert [(each["game"], each["levels"], each["won"], each["conceded"]) for each in rows] == [
        ("attika", ["novice"], False, True)
    ]
    open_dialog(page, "Statistics").get_by_role("button", name="Clear the statistics").click()
    page.get_by_role("dialog", name="Clear the statistics").get_by_role("button", name="Clear", exact=True).click()
    expect(page.get_by_role("dialog", name="Statistics")).to_contain_text("No game has ended here yet.")


@pytest.mark.parametrize("context_options", [{"viewport": SIZES[0]}, {"viewport": SIZES[1], "color_scheme": "dark"}])
def test_axe_finds_nothing_in_the_lists_and_the_statistics(page: Page, context_options: dict[str, Any]) -> None:
    page.add_init_script(AXE)
    numbers = {"seats": 1, "levels": [], "options": {"solo_level": "easy"}, "unit": "", "conceded": False}
    ended = {"game": "world_wonders", "points": 40, "won": True, "date": 1_790_000_000_000, **numbers}
    results = {f"result:{n}": {"id": f"{n}", **ended} for n in range(3)}
    fill(page, results | {"index": {each["id"]: each for each in ROWS}})
    page.goto("./")
    expect(page.locator(".saved-row")).to_have_count(len(ROWS))
    faults = find_faults(page)
    dialog = open_dialog(page, "Statistics")
    expect(dialog.get_by_role("table", name="The last 3 games").get_by_role("row")).to_have_count(4)
    assert faults + find_faults(page) == []


def test_a_full_storage_is_told_and_takes_nothing_from_the_game(page: Page) -> None:
    make_faulty(page)
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    trouble(page, isFull="#result:")
    concede(page)
    expect(page.get_by_role("alert").filter(has_text="does not count in the statistics")).to_be_visible()
    page.reload()
    wait_for_phase(page, "over")


def test_a_quick_start_after_a_game_between_people_is_one_against_a_bot(page: Page) -> None:
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    page.get_by_role("button", name="To the lobby").click()
    card(page).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("region", name="Players")).to_contain_text("Skilled")


def test_the_number_of_players_is_chosen_by_keys_and_keeps_the_focus(page: Page) -> None:
    enter(page)
    dialog = open_dialog(page, card(page, "Quetzal").get_by_role("button", name="Set up"))
    dialog.get_by_role("radio", name="2", exact=True).focus()
    for number in ("3", "4"):
        page.keyboard.press("ArrowRight")
        expect(dialog.get_by_role("radio", name=number, exact=True)).to_be_focused()
        expect(dialog.get_by_label(f"Who plays seat {number}")).to_be_visible()
