"""Whatever lies in the storage, whatever the browser refuses, whatever people are called: the page stands, says what is
the matter, and loses nothing."""

import json
import re
from typing import Any

from ludoteca.core.link import write_link
from ludoteca.core.record import Record
from ludoteca.core.recordfile import write_file
from ludoteca.registry import load_game
from playwright.sync_api import BrowserContext, Page, expect
from tools.contract_laws import header

from tests.e2e.table import card, enter, log_lines, open_dialog, pass_turn, set_up, wait_for_phase

SCOPE = "/games/ludoteca/"
MARKUP = "<img src=x onerror=alert(1)>"
BACKWARDS = "\u202egnp.exe"
UNBROKEN = "W" * 40
LONG = "Wolfeschlegelsteinhausenbergerdorff " * 14

# Before the page's own scripts, but on the first visit only.
FILL = """(values) => {
  if (localStorage.getItem("filled")) return;
  localStorage.setItem("filled", "yes");
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
}"""


def fill(page: Page, values: dict[str, Any]) -> None:
    """Puts values, text or JSON, into the storage under the page's own names."""
    texts = {
        f"{SCOPE}#{name}": value if isinstance(value, str) else json.dumps(value) for name, value in values.items()
    }
    page.add_init_script(f"({FILL})({json.dumps(texts)})")


def row(name: str, **more: Any) -> dict[str, Any]:
    """A game in the list of those that are kept."""
    player = {"name": name, "colour": "black", "kind": "person", "level": ""}
    usual = {"game": "attika", "name": name, "round": 1, "date": 1, "edition": 1, "length": 0, "over": False}
    return {"id": name[:8], **usual, "players": [player], **more}


def expect_no_sideways_scrolling(page: Page) -> None:
    page.wait_for_function("() => document.documentElement.scrollWidth === document.documentElement.clientWidth")


def test_whatever_lies_in_the_storage_the_lobby_stands_and_lists_what_is_sound(page: Page) -> None:
    rows = [
        row(MARKUP),
        row(BACKWARDS),
        row(LONG),
        row("no such game", game="chess"),
        row("no colours", players=[{"name": "Ann"}]),
    ]
    odd = [row("a date beyond all calendars", date=1e300), row("half a round", round=0.5)]
    fill(
        page,
        {
            "settings": "{half",
            "draft:attika": {"players": [{**rows[0]["players"][0], "colour": "mud", "level": "god"}], "options": 3},
            "index": {each["id"]: each for each in (*rows, *odd)} | {"nothing": None, "a number": 7, "a list": []},
            "game:half": "{half",
            "game:list": [],
            "aside:yesterday:note": "text",
            "aside:1e99:note": "text",
        },
    )
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("./")
    kept = page.get_by_role("region", name="Continue")
    for shown in (MARKUP, "gnp.exe", LONG[:36], "no such game", "no colours"):
        expect(kept.locator(".saved-open").filter(has_text=shown)).to_have_count(1)
    expect(kept.locator(".saved-open")).to_have_count(len(rows))
    assert "\u202e" not in kept.inner_text()
    aside = page.get_by_role("region", name="Could not be read")
    for name in ("settings", "game:half", "game:list"):
        expect(aside.get_by_role("button", name=f"Save {name} as a file")).to_be_visible()
    expect(aside.get_by_role("button", name="Save note as a file")).to_have_count(2)
    expect_no_sideways_scrolling(page)
    dialog = open_dialog(page, card(page).get_by_role("button", name="Set up"))
    expect(dialog.get_by_label("Name of seat 1")).to_have_value(MARKUP)
    expect_no_sideways_scrolling(page)
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Players")).to_contain_text(MARKUP)
    assert page.locator("img[src=x]").count() == 0


def test_a_game_that_is_not_here_is_said_to_be_unknown_and_stays_kept(page: Page) -> None:
    game = load_game("attika")
    record = write_file(Record(game, header(game, 2, "unknown", {}))).replace('"attika"', '"chess"')
    fill(page, {"index": {"Sunday": row("Sunday", game="chess")}, "game:Sunday": record})
    page.goto("./")
    page.get_by_role("button", name="Sunday round 1").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no game called chess here.")
    expect(page.get_by_role("button", name="Sunday round 1")).to_be_visible()
    page.goto("./#n=chess")
    expect(page.get_by_role("alert")).to_have_count(2)
    for left in (1, 0):
        page.locator(".note").first.get_by_role("button", name="Close").click()
        expect(page.get_by_role("alert")).to_have_count(left)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save Sunday as a file").click()
    assert json.loads(download.value.path().read_text())["game"] == "chess"


def test_an_altered_link_is_refused_with_a_sentence(page: Page) -> None:
    game = load_game("attika")
    record = Record(game, header(game, 2, "altered", {}))
    for _ in range(6):
        record.do(0)
    link = write_link(record)
    middle = len(link) // 2
    page.goto(f"./#g={link[:middle]}{'A' if link[middle] != 'A' else 'B'}{link[middle + 1 :]}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_contain_text("Something went wrong")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()


def test_what_people_call_themselves_is_shown_and_never_obeyed(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    enter(page)
    dialog = open_dialog(page, card(page).get_by_role("button", name="Set up"))
    dialog.get_by_role("radio", name="3", exact=True).check(force=True)
    for seat, name in enumerate((MARKUP, UNBROKEN, BACKWARDS), 1):
        dialog.get_by_label(f"Who plays seat {seat}").select_option("person")
        dialog.get_by_label(f"Name of seat {seat}").fill(name)
    dialog.get_by_label("Who begins").select_option(index=1)
    dialog.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name=f"I am {MARKUP}").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect_no_sideways_scrolling(page)
    expect(page.locator(".log-line")).to_have_text([re.compile(re.escape(f"{MARKUP} took"))])
    page.get_by_role("button", name="End turn").click()
    page.get_by_role("button", name=f"I am {UNBROKEN}").click()
    wait_for_phase(page, "acting")
    expect_no_sideways_scrolling(page)
    expect(page.get_by_role("region", name="Players")).to_contain_text("gnp.exe")
    assert "\u202e" not in page.locator("body").inner_text()
    assert page.locator("img[src=x]").count() == 0


def expect_kept(page: Page) -> None:
    """A game of two, an action, a reload: the action is there."""
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    page.reload()
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
    expect(log_lines(page).filter(has_text="took")).to_have_count(1)


def test_without_a_journal_a_game_is_kept_all_the_same(page: Page) -> None:
    # The page's own alone: PyScript opens one too, and complains aloud.
    page.add_init_script(
        """const open = IDBFactory.prototype.open;
        IDBFactory.prototype.open = function (name, ...more) {
          if (name.endsWith("#ludoteca")) throw new DOMException("no", "SecurityError");
          return open.call(this, name, ...more);
        };"""
    )
    expect_kept(page)


def test_without_local_storage_a_game_is_kept_all_the_same(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    expect_kept(page)


def test_a_storage_that_fills_up_on_the_way_is_told_and_the_game_goes_on(page: Page, context: BrowserContext) -> None:
    context.add_init_script(
        """const put = Storage.prototype.setItem;
        Storage.prototype.setItem = function (...given) {
          if (window.full) throw new DOMException("full", "QuotaExceededError");
          put.apply(this, given);
        };"""
    )
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    page.evaluate("window.full = true")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("alert").first).to_contain_text("storage is full")
    page.get_by_role("button", name="Attika round 1").click()
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
    expect(log_lines(page).filter(has_text="took")).to_have_count(1)
