"""One profile, one browser and the games that are played there, fault after fault."""

import json
import shutil
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from ludoteca.core import codec
from ludoteca.core.link import read_link, write_link
from ludoteca.core.record import Record
from ludoteca.registry import GAMES, load_game
from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Dialog, Error, Page
from playwright.sync_api import TimeoutError as Late

from tools.browser_profiles import kill, launch
from tools.sample_games import header_of

from .host import SUB_PATH, Host
from .ledger import Ledger
from .scripts import GONE, PRESSED, SEPARATED, before_each_document, words

SEATS, PEOPLE = 3, (0, 1)
PATIENCE = 30_000
"""Milliseconds in which a table must show some effect; then it is taken for stopped."""
START = 60_000
"""Milliseconds for a page to come up on a busy machine."""
SEARCH = 20
"""Seconds until a database that works again has been taken up by the page."""
PRESSED_AGAIN = 3_000
"""Milliseconds after which somebody tries once more to begin a game."""
# The actions of all games in the journal, by the names of the games.
KEPT = """async (name) => {
  const answer = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = fail;
  });
  const base = await answer(window.trouble.openSoundly(name));
  const rows = await answer(base.transaction("actions").objectStore("actions").getAll());
  base.close();
  const games = Object.entries(Object.groupBy(rows, (row) => row.game));
  return games.map(([name, row]) => [name, row.sort((a, b) => a.at - b.at).map((each) => each.action)]);
}"""
SETTINGS = '{"bot_pace":"instant","animation":"none","language":"en"}'
FILL = f"if (location.protocol !== 'about:') localStorage['{SUB_PATH}#settings'] ??= {SETTINGS!r};"
# What the browser writes, and PyScript, when something cannot be fetched; Pyodide writes more.
NETWORK = ("Failed to load resource", "MessageEvent")


class Stopped(Exception):
    """The page does nothing more by itself."""


@dataclass
class Seen:
    """What must never be seen, since it was last taken."""

    leaks: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    stops: list[str] = field(default_factory=list)
    accounts: list[str] = field(default_factory=list)
    """Of what was lost."""
    waits: list[dict[str, Any]] = field(default_factory=list)


class Evening:
    """What faults act on: the host, the browser, the page at which somebody plays."""

    page: Page

    def __init__(self, chromium: BrowserType, host: Host, site: str, key: str, *, seed: str, is_kept: bool) -> None:
        self.host, self.site, self.key, self.seed = host, site, key, seed
        self._chromium = chromium
        self._options = {} if is_kept else {"service_workers": "block"}
        self.is_kept = is_kept
        """Whether a service worker answers."""
        self.profile = Path(tempfile.mkdtemp(prefix="ludoteca-chaos-"))
        self.ledger, self.seen = Ledger(), Seen()
        self.has_fired = False
        self.expects_network_errors = False
        self._games = 0
        self.address = ""
        self.start_browser()

    # The browser and its tabs.

    def start_browser(self) -> None:
        self.context: BrowserContext = launch(self._chromium, self.site, self.profile, **self._options)
        self.context.set_default_timeout(START)
        self.context.expose_binding("chaosTell", lambda _, message: self._hear(message))
        self.context.add_init_script(FILL + before_each_document())
        self.context.on("console", self._hear_console)
        self.context.on("weberror", lambda error: self.seen.errors.append(f"uncaught: {_described(error.error)}"))
        self.context.on("dialog", lambda dialog: _accept(dialog))
        self.page = self.context.new_page()

    def kill_browser(self) -> None:
        kill(self.profile)
        with suppress(Error):  # the browser is gone: closing may meet that or not
            self.context.close()

    def close(self) -> None:
        with suppress(Error):
            self.context.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["what"] == "drawn":
            self.ledger.draw(message)
        elif message["what"] == "leak":
            self.seen.leaks.append(message["text"])
        elif message["what"] == "undo":
            self.ledger.undoing.add(message["id"])
        else:
            self.has_fired = True

    def _hear_console(self, message: ConsoleMessage) -> None:
        # The part of Pyodide that is compiled has the address of a blob.
        is_of_pyodide = "/pyodide/" in message.location["url"] or message.location["url"].startswith("blob:")
        is_expected = self.expects_network_errors and (message.text.startswith(NETWORK) or is_of_pyodide)
        if message.type == "error" and not is_expected:
            self.seen.errors.append(f"console: {message.text[:300]}")

    # The game.

    @property
    def game_id(self) -> str:
        return self.address.split("#t=")[1]

    def begin_game(self, key: str | None = None) -> None:
        """A new game for two people and a bot, by a link that is played on."""
        self._games += 1
        game = load_game(key or self.key)
        link = write_link(Record(game, header_of(game, SEATS, f"{self.seed} {self._games}", PEOPLE)))
        self.page.goto(f"./#g={link}")
        self._play_on()
        self.address = self.page.url

    def _play_on(self) -> None:
        """Where the storage takes no game, the page says so, and the person tries again after a while."""
        end = time.monotonic() + START / 1000
        while "#t=" not in self.page.url:
            self.page.locator(".game-screen[data-phase=watching] .bar .primary").click()
            with suppress(Late):
                self.page.wait_for_url("**/#t=*", timeout=PRESSED_AGAIN)
            if time.monotonic() > end:
                raise Stopped(f"no game begins: {self.look()}")

    def other_key(self) -> str:
        keys = [game.meta.key for game in GAMES]
        return keys[(keys.index(self.key) + 1) % len(keys)]

    def press(self, rng: Random, *, may_undo: bool = False, page: Page | None = None) -> dict[str, Any]:
        """Presses something that may be pressed; what it was, and how the table looked before."""
        options = {"luck": rng.random(), "mayUndo": may_undo, "patience": PATIENCE}
        done: dict[str, Any] = (page or self.page).evaluate("(options) => window.player.press(options)", options)
        return done

    def has_changed(self, print_before: str, page: Page | None = None) -> bool:
        given = [print_before, PATIENCE]
        return bool((page or self.page).evaluate("([print, most]) => window.player.hasChanged(print, most)", given))

    def play(self, rng: Random, presses: int, *, may_undo: bool = False, page: Page | None = None) -> None:
        """So many presses, each with its effect."""
        for _ in range(presses):
            done = self.press(rng, may_undo=may_undo and rng.random() < 0.1, page=page)
            if done["pressed"] == "" and done["phase"] == "over":
                if page is not None:  # another tab has played the game to its end
                    return
                self.begin_game()
            elif done["pressed"] == "":
                raise Stopped(f"nothing can be done for {PATIENCE} ms, at {done['phase'] or 'no table'}")
            elif done["pressed"] == words(PRESSED["retry"]):
                # Something could not be had, and the page has said so: it is tried again when it may be had.
                return
            elif not self.has_changed(done["print"], page):
                what = f"pressing {done['pressed']} has no effect for {PATIENCE} ms, at {done['phase']}"
                raise Stopped(f"{what}; {self._after(rng, page)}")

    def _after(self, rng: Random, page: Page | None) -> str:
        """Whether the press after one without effect has one, and what happened."""
        recent = (page or self.page).evaluate("() => window.chaos.recent()")
        done = self.press(rng, page=page)
        has_effect = self.has_changed(done["print"], page)
        return (
            f"the next, {done['pressed']}, {'has' if has_effect else 'has none either'}; of late: {', '.join(recent)}"
        )

    # What happened to the page.

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate("() => window.player.look()")
        return seen

    def arm(self, *, counts_bots: bool = False) -> None:
        """From here on it is measured how long the page owes something."""
        self.page.evaluate("(how) => window.chaos.arm(how)", {"countsBots": counts_bots})

    def plan(self, op: str, delay: int, fault: dict[str, Any] | None = None, *, counts_bots: bool = False) -> None:
        """A fault inside the page, so long after it asks for this; without one it is only told when it does."""
        self.has_fired = False
        self.page.evaluate(
            "([op, delay, fault, how]) => void window.chaos.plan(op, delay, fault, how)",
            [op, delay, fault, {"countsBots": counts_bots}],
        )

    def note_waits(self, page: Page | None = None) -> None:
        with suppress(Error):
            self.seen.waits += (page or self.page).evaluate("() => window.chaos?.waits() ?? []")
            (page or self.page).evaluate("() => window.chaos?.rest()")

    def open_again(self) -> None:
        """The game in a new tab, where the old one is gone."""
        self.page = self.context.new_page()
        self.page.goto(self.address)

    def come_back(self) -> None:
        """Until the table can be played at, as a person would go about it; else the page has stopped."""
        end = time.monotonic() + START / 1000
        visits = 0
        while time.monotonic() < end:
            seen = self.look()
            if seen["mayAct"] or seen["phase"] in ("over", "bots"):
                return
            if seen["phase"] in ("turn-done", "watching") or seen["dialog"] or seen["hasOffer"]:
                self.press(Random(0))
                self.page.wait_for_timeout(30)
            elif seen["isLobby"] and not seen["phase"]:
                # It was led home: the person reads why and opens the game once more.
                visits += 1
                if visits > 2 and self._is_gone(seen["notes"]):
                    self.begin_game()
                    return
                self.page.wait_for_timeout(min(visits, 4) * 1000)
                self.page.goto(self.address)
            else:
                self.page.wait_for_timeout(50)
        raise Stopped(f"the table did not come back: {self.look()}")

    def _is_gone(self, notes: list[str]) -> bool:
        """Whether a crash has cost the whole game, as the page had said that it may; what is lost of it is counted."""
        if not any(words(GONE) in note for note in notes):
            return False
        self.ledger.check(self.game_id, [])
        return self.game_id in self.ledger.warned

    def verify(self) -> None:
        """Holds the whole game, by the link that the page gives for it, against what was drawn."""
        link = self.page.evaluate("(most) => window.player.link(most)", PATIENCE)
        if link is None:
            raise Stopped(f"the engine gives no link for {PATIENCE} ms")
        moments = read_link(load_game, link).moments
        actions = json.loads(json.dumps([codec.encode(moment.action) for moment in moments]))
        self.ledger.check(self.game_id, actions)

    def search(self) -> None:
        """Whether what the table does not show lies in the journal: under the name of the game, as long as the page has
        opened an older copy and not written yet, or as a game of its own, if the page says so."""
        end = time.monotonic() + SEARCH
        kept: dict[str, list[Any]] = {}
        notes: list[str] = []
        while self.ledger.loss.branches and time.monotonic() < end:
            self.page.wait_for_timeout(500)
            notes = self.look()["notes"]
            kept = dict(self.page.evaluate(KEPT, f"{SUB_PATH}#ludoteca"))
            self.ledger.loss.find(kept, is_told=any(words(SEPARATED) in note for note in notes))
        if self.ledger.loss.branches:
            self.seen.accounts.append(f"{self.ledger.loss.describe(kept)}; notes: {notes}")


def _described(error: Error) -> str:
    """What it says and where it was thrown."""
    places = [line.strip() for line in (error.stack or "").splitlines()[1:8]]
    return f"{error} {' '.join(places)}"


def _accept(dialog: Dialog) -> None:
    with suppress(Error):
        dialog.accept()
