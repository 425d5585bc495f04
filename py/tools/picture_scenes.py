"""The scenes of the pictures: opens the lobby, a dialog or a moment of a game, and waits until all is drawn."""

import re
from collections.abc import Callable, Mapping
from typing import Literal

from ludoteca.core.record import AnyGame
from playwright.sync_api import Locator, Page, ViewportSize

from .paths import ROOT

SETTLED = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await frame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((picture) => picture.decode()));
  await frame();
}"""
LOOKS = 12
"""The most screenshots that are compared until the page no longer changes."""
MIRROR = ".tabletop-mirror button"


class Guide:
    """Shows any scene in a page. Only the fragment of the address changes, so the engine is started once."""

    def __init__(self, page: Page, game: AnyGame, links: Mapping[str, str], language: str) -> None:
        self._page, self._game, self._links = page, game, links
        source = (ROOT / "assets" / "locales" / language / "shell.ftl").read_text(encoding="utf-8")
        self._words = dict(re.findall(r"^([\w-]+) = (.+)$", source, re.MULTILINE))

    def look(self, window: ViewportSize, theme: Literal["light", "dark"]) -> None:
        """From now on in a window of this size, in this theme."""
        self._page.set_viewport_size(window)
        self._page.emulate_media(color_scheme=theme)

    def show(self, scene: str) -> None:
        if scene in IN_SHELL:
            self._page.goto("./#")
            self._page.mouse.move(0, 0)
            self._page.locator(".engine:empty").wait_for(state="attached")
            if scene in FROM_LOBBY:
                FROM_LOBBY[scene](self)
        elif scene in AT_TABLE:
            self._open("middle", "acting")
            FROM_TABLE[scene](self)
        elif scene in ("end", "over"):
            self._open("end", "over")
            if scene == "end":
                self._ask("look-at-results")
        else:
            self._open(scene, "handing-over" if scene == "hand-over" else "acting")

    def picture(self) -> bytes:
        """A screenshot when the page no longer changes: the canvas is drawn after the words, reasons even later."""
        self._settle()
        before = self._page.screenshot()
        for _ in range(LOOKS):
            now = self._page.screenshot()
            if now == before:
                break
            before = now
        return before

    def leave(self) -> None:
        """Close any open dialog; the hand-over has a button for that."""
        dialog = self._page.get_by_role("dialog")
        home = dialog.get_by_role("button", name=self._words["home"])
        if home.count():
            home.click()
        elif dialog.count() or self._page.locator(".tools:popover-open").count():
            self._page.keyboard.press("Escape")

    def point_at_place(self) -> bool:
        """Point at a place on the board that can be picked, if there is one: its ghost, price and gain are shown."""
        return self._point(self._page.locator(f".tabletop-board > {MIRROR}.is-lit"))

    def point_at_nothing(self) -> None:
        self._page.mouse.move(0, 0)

    def _button(self, key: str) -> Locator:
        return self._page.get_by_role("button", name=self._words[key], exact=True)

    def _ask(self, key: str) -> None:
        if not self._button(key).first.is_visible():
            self._menu()
        self._button(key).first.click()
        self._page.get_by_role("dialog").wait_for()

    def _settle(self) -> None:
        self._page.evaluate(SETTLED)

    def _open(self, moment: str, phase: str) -> None:
        self._page.goto(f"./#g={self._links[moment]}")
        self._button("keep-game" if phase == "over" else "play-on").click()
        self._page.locator(f".game-screen[data-phase={phase}]").wait_for(state="attached")
        self._page.locator(MIRROR).first.wait_for(state="attached")

    def _set_up(self) -> None:
        title = self._page.get_by_role("heading", name=self._game.meta.title, exact=True)
        card = self._page.get_by_role("article").filter(has=title)
        card.get_by_role("button", name=self._words["set-up"]).click()
        self._page.get_by_role("dialog").wait_for()

    def _pick(self) -> None:
        """Pick things until a place on the board is to be picked."""
        for _ in range(3):
            if self.point_at_place():
                return
            areas = [
                f".tabletop-tray-cell {MIRROR}.is-lit",
                f".tabletop-side {MIRROR}.is-lit",
                ".tabletop-buttons button",
            ]
            found = [things.first for area in areas if (things := self._page.locator(area)).count()]
            if not found:
                return
            found[0].evaluate("(thing) => thing.click()")
            self._page.locator(".game-screen[data-phase=acting]").wait_for(state="attached")
            self._settle()

    def _refused(self) -> None:
        """Point at a place that is refused, which shows why."""
        self._point(self._page.locator(f".tabletop-board > {MIRROR}[aria-disabled=true][aria-label*=':']"))

    def _point(self, things: Locator) -> bool:
        """Point at the middle one of those in sight, or tap it on a touch screen; whether there is one."""
        self._settle()
        size = self._page.viewport_size or {"width": 0, "height": 0}
        boxes = [box for thing in things.all() if (box := thing.bounding_box())]
        spots = sorted((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes)
        seen = [(x, y) for x, y in spots if 0 < x < size["width"] and 0 < y < size["height"]]
        if not seen:
            return False
        x, y = seen[len(seen) // 2]
        if self._page.evaluate("navigator.maxTouchPoints > 0"):
            self._page.touchscreen.tap(x, y)
        else:
            self._page.mouse.move(x, y)
        return True

    def _other_board(self) -> None:
        self._page.locator("button[aria-pressed=false]:is(.tabletop-tabs *, .seat-head):visible").first.click()

    def _log(self) -> None:
        """Open the log, unless it is shown beside the board anyway."""
        if not self._page.locator(".log-panel").is_visible():
            self._ask("log")

    def _menu(self) -> None:
        """Open the menu, which phones have instead of a row of tools."""
        if self._button("menu").is_visible():
            self._button("menu").click()

    def _replay(self) -> None:
        self._log()
        lines = self._page.locator(".log-line button:visible")
        lines.nth(lines.count() // 2).click()
        self._button("past-now").wait_for()

    def _seat_menu(self) -> None:
        self._page.get_by_role("region", name=self._words["seats"]).get_by_role("button").first.click()
        self._page.get_by_role("dialog").wait_for()

    def _hint(self) -> None:
        """Ask what a strong player would do, and why."""
        self._button("hint").click()
        self._button("hint-play").wait_for()


FROM_LOBBY: dict[str, Callable[[Guide], None]] = {
    "set-up": Guide._set_up,
    "settings": lambda guide: guide._ask("settings"),
}
FROM_TABLE: dict[str, Callable[[Guide], None]] = {
    "picked": Guide._pick,
    "refused": Guide._refused,
    "other-board": Guide._other_board,
    "log": Guide._log,
    "menu": Guide._menu,
    "replay": Guide._replay,
    "seat-menu": Guide._seat_menu,
    "share": lambda guide: guide._ask("share"),
    "rules": lambda guide: guide._ask("rules"),
    "hint": Guide._hint,
}
IN_SHELL = ("lobby-empty", *FROM_LOBBY, "lobby")
AT_TABLE = tuple(FROM_TABLE)
