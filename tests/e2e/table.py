"""What a person does at the page, by roles and names: shared by the tests of the shell."""

import re

from playwright.sync_api import Locator, Page, expect

START = 60_000
"""Milliseconds: on a busy machine Python needs a while to wake. All that is waited for has as long."""


# Bots and new games have the same luck in every run.
LUCK = """((seed) => {
  let luck = seed;
  crypto.getRandomValues = (numbers) => {
    for (const at of numbers.keys()) {
      luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
      numbers[at] = luck >>> 7;
    }
    return numbers;
  };
})"""


def have_luck(page: Page, seed: int) -> None:
    """The same game in every run, for pages that begin one game only: its name hangs on luck too."""
    page.add_init_script(f"{LUCK}({seed})")


# What waits so long waits until the test ends: a bot before its action, a note before it goes.
HOLD = """((lasts) => {
  const start = window.setTimeout;
  window.setTimeout = (run, after, ...rest) => (after === lasts ? 0 : start(run, after, ...rest));
})"""
SLOW_PACE, NORMAL_PACE, NOTE = 1600, 700, 9000
"""Milliseconds, as web/lib/preferences.js and web/ui/notices.js have them."""


def hold(page: Page, milliseconds: int) -> None:
    page.add_init_script(f"{HOLD}({milliseconds})")


# Two presses of one thing within this time are a double click, and count once: DOUBLE_CLICK in web/table/tap-queue.js.
UNHURRIED = """(thing) => {
  const isAgain = window.pressedLast === thing.dataset.id;
  window.pressedLast = thing.dataset.id;
  return isAgain ? new Promise((done) => setTimeout(done, 360)) : null;
}"""


def unhurried(thing: Locator) -> Locator:
    """The same thing on the table, once pressing it again is no double click."""
    thing.evaluate(UNHURRIED)
    return thing


def find_tool(page: Page, name: str) -> Locator:
    """A button by its name; on a phone the tools of a table are in its menu, which is opened."""
    button = page.get_by_role("button", name=name, exact=True)
    menu = page.get_by_role("button", name="Menu", exact=True)
    if menu.is_visible() and not button.is_visible():
        menu.click()
    return button


def open_dialog(page: Page, opener: Locator | str) -> Locator:
    """Presses what opens a dialog, a button or its name; the dialog, once it is there."""
    (find_tool(page, opener) if isinstance(opener, str) else opener).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def leave_dialog(page: Page) -> None:
    """Closes the dialog that is open, or that is about to open."""
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def enter(page: Page) -> None:
    """To the lobby, unless this page is there already."""
    if page.url == "about:blank":
        page.goto("./")


def hurry(page: Page) -> None:
    """Bots that answer at once and pieces that do not glide, by the settings."""
    enter(page)
    settings = open_dialog(page, "Settings")
    settings.get_by_role("radio", name="Instant").check(force=True)
    settings.get_by_label("Animation").select_option(label="None")
    leave_dialog(page)


def card(page: Page, game: str = "Attika") -> Locator:
    """The game's card in the lobby."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game, exact=True))


SEED = "2"
"""Of a game of Attika in which the first building of the main stack can be paid for in many places, not everywhere."""


def set_up(page: Page, seats: dict[int, str], start: str | None = "Player 1") -> None:
    """A new game of Attika for two, with these seats (from 1) taken by a person or a bot of a level."""
    enter(page)
    dialog = open_dialog(page, card(page).get_by_role("button", name="Set up"))
    for seat, who in seats.items():
        dialog.get_by_label(f"Who plays seat {seat}").select_option(who)
    if start is not None:
        dialog.get_by_label("Who begins").select_option(label=start)
    dialog.get_by_label("Set-up code").fill(SEED)
    dialog.get_by_role("button", name="Start the game").click()


def wait_for_phase(page: Page, name: str) -> None:
    """Waits until the table is in this phase (web/play/viewer.js)."""
    expect(page.locator(f".game-screen[data-phase={name}]")).to_be_visible()


def pass_turn(page: Page) -> None:
    """Three cards and nothing else: always possible while there are cards."""
    page.get_by_role("button", name="Take 3 cards").click()


def log_lines(page: Page) -> Locator:
    return page.get_by_role("region", name="Log", exact=True).get_by_role("listitem")


def link_of(page: Page) -> str:
    """The link to the game as it is now: equal links, equal games."""
    dialog = open_dialog(page, "Share")
    address = dialog.get_by_role("textbox", name="Link to this game").input_value()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    return re.sub(r"^.*#g=", "", address)
