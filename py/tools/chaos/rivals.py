"""Faults that come from another tab, and from a new build on the host."""

import base64
from collections.abc import Callable
from contextlib import nullcontext
from random import Random

from ludoteca.core import link as links
from ludoteca.registry import load_game
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from .evening import SEATS, Evening
from .faults import Kind, midst, restart
from .host import SUB_PATH
from .scripts import PRESSED, words

REFUSED = 20_000
"""Milliseconds in which a senseless address has been refused, Python's start included."""
ANNOUNCED = 10_000
"""Milliseconds in which a new build is usually kept and told of."""
COVERED = 2_000
"""Milliseconds after which a note that cannot be pressed is taken to lie below a dialog."""
UPDATE = "async () => { await (await navigator.serviceWorker.getRegistration())?.update(); }"
GARBAGE = """([name, id, count]) => {
  const channel = new BroadcastChannel(name);
  const texts = [null, 7, "x", [], {}, { id: { toString: null } }, { id, what: 7 }, { id, what: "changed" }, { id }];
  for (let at = 0; at < count; at += 1) channel.postMessage(texts[at % texts.length]);
  channel.close();
}"""


def pressing(page: Page, name: str) -> None:
    """The button of this name in a dialog or a note."""
    page.locator("dialog button, .note button").filter(has_text=words(PRESSED[name])).first.click()


def rival(evening: Evening) -> Page:
    """Another tab at the same game, where it is asked what it wants."""
    page = evening.context.new_page()
    page.goto(evening.address)
    page.get_by_role("dialog").get_by_role("button", name=words(PRESSED["take"])).wait_for()
    return page


def watched(evening: Evening, rng: Random) -> None:
    other = rival(evening)
    pressing(other, "watch")
    evening.play(rng, rng.randrange(1, 6))
    other.close()


def taken_over(evening: Evening, rng: Random) -> None:
    other = rival(evening)
    evening.arm()
    midst(evening, rng)
    pressing(other, "take")
    evening.play(rng, rng.randrange(1, 5), page=other)
    evening.note_waits()
    if rng.random() < 0.5:
        evening.page.close(run_before_unload=False)
        evening.page = other
    else:
        evening.page.wait_for_selector(".game-screen[data-phase=watching]")
        evening.press(rng)
        other.close()


def lobby(evening: Evening, rng: Random) -> None:
    """Another tab renames this game, and deletes another one and takes that back."""
    other = evening.context.new_page()
    other.goto("./")
    rows = other.locator(".saved-row")
    mine = rows.first
    evening.play(rng, 1)
    mine.locator(".row button").nth(0).click()
    other.get_by_role("dialog").get_by_role("textbox").fill(f"Evening {rng.randrange(1000)}")
    other.get_by_role("dialog").locator("footer .primary").click()
    evening.play(rng, 1)
    if rows.count() > 1:
        rows.last.locator(".row button").nth(2).click()
        evening.play(rng, 1)
        other.locator(".note button").first.click()
    evening.play(rng, 1)
    other.close()


def garbage(evening: Evening, rng: Random) -> None:
    other = evening.context.new_page()
    other.goto("./")
    evening.arm()
    evening.press(rng)
    other.evaluate(GARBAGE, [f"{SUB_PATH}#changes", evening.game_id, rng.randrange(10, 300)])
    evening.play(rng, 2)
    other.close()


def nested(depth: int = 5_000) -> str:
    """A link whose checksum is right and whose option is nested."""
    game = load_game("attika")
    body = bytearray([links.FORMAT])
    body += links._word("attika") + links._number(game.meta.rules_version) + links._number(SEATS) + links._text("1")
    body += links._number(1) + links._word("start") + links._text("[" * depth)
    body += links._check(body)
    return base64.urlsafe_b64encode(bytes(body)).rstrip(b"=").decode()


HOSTILE: tuple[Callable[[], str], ...] = (
    lambda: f"#g={nested()}",
    lambda: "#g=AAAA",
    lambda: "#g=" + "A" * 200_000,
    lambda: "#g=%00%ff%",
    lambda: "#t=__proto__",
    lambda: "#t=" + "x" * 10_000,
    lambda: "#n=chess",
    lambda: "#n=constructor",
)


def hostile(evening: Evening, rng: Random) -> None:
    """A senseless address in another tab is refused there with a sentence, and nobody else notices."""
    other, address = evening.context.new_page(), rng.choice(HOSTILE)()
    other.goto(f"./{address}")
    try:
        other.locator(".note").first.wait_for(timeout=REFUSED)
    except Late:
        evening.seen.stops.append(f"no sentence for {len(address)} characters of {address[:20]}")
    evening.note_waits(other)
    evening.play(rng, 2)
    other.close()


def update(evening: Evening, rng: Random) -> None:
    """A new build while somebody plays: pressed, not pressed, or the browser dies at the press."""
    evening.arm()
    evening.host.publish()
    evening.page.evaluate(UPDATE)
    evening.play(rng, rng.randrange(1, 4))
    evening.note_waits()
    button = evening.page.locator(".note button").filter(has_text=words(PRESSED["update"])).last
    way = rng.choice(("pressed", "left", "killed"))
    try:
        button.wait_for(timeout=ANNOUNCED)
    except Late:
        # The host has come back to what this tab runs on, or the browser lets the new service worker wait.
        way = "left"
    if way == "left":
        evening.play(rng, 2)
        return
    evening.press(rng)
    with evening.page.expect_navigation() if way == "pressed" else nullcontext():
        try:
            button.click(timeout=COVERED)
        except Late:
            # The press before has opened a dialog, which is answered first.
            evening.come_back()
            button.click()
    if way == "killed":
        evening.page.wait_for_timeout(rng.randrange(300))
        restart(evening)


KINDS: tuple[Kind, ...] = (
    Kind("watched by another tab", watched),
    Kind("taken over by another tab", taken_over),
    Kind("another tab's lobby", lobby),
    Kind("garbage between tabs", garbage),
    Kind("hostile address in another tab", hostile),
    Kind("new build", update, kept=True),
)
