"""A person at World Wonders' table who likes to spend: reads the names of what may be picked, and picks."""

import json
import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from tests.e2e.table import card, enter, open_dialog, wait_for_phase

PATIENCE = 120_000
"""Milliseconds until a pick must have shown an effect."""

# Resolves when the table differs from what it was and nobody is thinking any more.
READ = """async ([before, patience]) => {
  const names = (selector) =>
    Array.from(document.querySelectorAll(selector), (each) => each.getAttribute("aria-label") ?? each.textContent);
  const read = () => ({
    phase: document.querySelector(".game-screen")?.dataset.phase ?? "",
    asked: document.querySelector(".asked")?.textContent ?? "",
    told: document.querySelectorAll(".log-line").length,
    lit: names(".tabletop-mirror button.is-lit"),
    buttons: names(".tabletop-buttons:not([hidden]) button"),
  });
  // A first picture comes in parts, what can be reached by keys as the last.
  const isWhole = () => document.querySelector(".tabletop-mirror button") !== null;
  const isAsked = ({ phase, lit, buttons }) =>
    phase === "acting" ? isWhole() && lit.length + buttons.length > 0 : !["", "bots", "starting"].includes(phase);
  const end = performance.now() + patience;
  for (;;) {
    const now = read();
    if (isAsked(now) && JSON.stringify(now) !== before) return JSON.stringify(now);
    if (performance.now() > end) throw new Error(`nothing has changed: ${before}`);
    await new Promise(requestAnimationFrame);
  }
}"""

PRICE = re.compile(r": (?:First buy|Buy) .* for (\d+) gold(?:\.|$)")
PLACE = re.compile(r": Place .* at ([A-L]\d+)")


@dataclass(frozen=True)
class Table:
    """What a person makes out: whose turn it is, what is asked, and the names of what may be picked."""

    text: str
    phase: str
    asked: str
    told: int
    lit: list[str]
    buttons: list[str]

    def best(self) -> str:
        """What to pick: confirm what lies there, else place, else buy the dearest; loans and leaving come last."""
        return min([*self.buttons, *self.lit], key=self._rank)

    def _rank(self, name: str) -> tuple[int, int]:
        if name.startswith("Confirm"):
            return 0, 0
        if PLACE.search(name):
            return 1, 0
        if price := PRICE.search(name):
            return 3, -int(price[1])
        return (2, 0) if name in self.lit else (4, 0) if name.startswith(("Take", "Be out")) else (5, 0)


def read(page: Page, before: Table | None = None) -> Table:
    """The table as it is, once it has changed."""
    text = page.evaluate(READ, [before.text if before else "", PATIENCE])
    return Table(text, **json.loads(text))


def sit_down(page: Page, seats: int, seed: str, options: dict[str, str] | None = None) -> None:
    """A new game with a person on every seat."""
    enter(page)
    open_dialog(page, card(page, "World Wonders").get_by_role("button", name="Set up"))
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    for seat in range(1, seats + 1):
        page.get_by_label(f"Who plays seat {seat}").select_option("person")
    for label, value in (options or {}).items():
        page.get_by_label(label).select_option(label=value)
    page.get_by_label("Seed").fill(seed)
    page.get_by_role("button", name="Start the game").click()
    wait_for_phase(page, "acting")


def named(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=isinstance(name, str)).first


def sites(page: Page) -> Locator:
    """Where the piece in hand may go."""
    return page.get_by_role("button", name=PLACE)
