"""What a person makes out at a table, whatever the game: whose turn it is, what is asked, what may be picked."""

import json
from dataclasses import dataclass
from typing import Self

from playwright.sync_api import Page

PATIENCE = 120_000
"""Milliseconds until a pick must have shown an effect, a bot's answer included."""

# Resolves when the table differs from what it was and nobody is thinking any more.
READ = """async ([before, patience, also]) => {
  const names = (selector) =>
    Array.from(document.querySelectorAll(selector), (each) => each.getAttribute("aria-label") ?? each.textContent);
  const read = () => ({
    phase: document.querySelector(".game-screen")?.dataset.phase ?? "",
    asked: document.querySelector(".asked")?.textContent ?? "",
    told: document.querySelectorAll(".log-line").length,
    lit: names(".tabletop-mirror button.is-lit"),
    buttons: names(".tabletop-buttons:not([hidden]) button"),
    also: also ? names(".tabletop-mirror button").flatMap((name) => name.match(also) ?? []) : [],
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


@dataclass(frozen=True)
class Seen:
    """The table as it is, by the names of its things."""

    text: str
    phase: str
    asked: str
    told: int
    lit: list[str]
    buttons: list[str]
    also: list[str]
    """The parts of names that the pattern `also` finds."""

    @classmethod
    def read(cls, page: Page, before: Self | None = None, also: str = "") -> Self:
        """The table, once it has changed and somebody is asked."""
        text = page.evaluate(READ, [before.text if before else "", PATIENCE, also])
        return cls(text, **json.loads(text))
