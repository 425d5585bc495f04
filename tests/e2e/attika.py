"""A person at Attika's table who wants to join the shrines: reads the names of what may be picked, and picks."""

import json
import re
from dataclasses import dataclass

from playwright.sync_api import Page

PATIENCE = 120_000
"""Milliseconds until a pick must have shown an effect, a bot's answer included."""

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
    // Why nobody builds there comes a moment later, and is no change of the table.
    shrines: names(".tabletop-mirror button").flatMap((name) => name.match(/^Shrine, [^:]*/) ?? []),
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

SITE = re.compile(r": Build .* at (−?-?\d+), (−?-?\d+) for (free|\d+)")
PLACE = re.compile(r"^Shrine, (−?-?\d+), (−?-?\d+)")
# What is done first, where there is a choice.
HABITS = (
    re.compile(r"^Pay |: Lay the tile|^Confirm"),
    re.compile(r": Build "),
    re.compile(r": Draw from"),
    re.compile(r"^(Finish and take|Take) "),
    re.compile(r"^(End |Amphora)"),
    re.compile(r"^Let it wait$"),
)


@dataclass(frozen=True)
class Table:
    """What a person makes out: whose turn it is, what is asked, and the names of what may be picked."""

    text: str
    phase: str
    asked: str
    told: int
    lit: list[str]
    buttons: list[str]
    shrines: list[str]

    def best(self) -> str:
        """The name of the thing to pick: a cheap place on the way between two shrines before anything else."""
        return min([*self.lit, *self.buttons], key=self._rank)

    def _rank(self, name: str) -> tuple[int, float]:
        if site := SITE.search(name):
            cards = 0 if site[3] == "free" else int(site[3])
            return 0, self._way(_number(site[1]), _number(site[2])) + cards / 2
        return next((rank for rank, habit in enumerate(HABITS) if habit.search(name)), len(HABITS)), 0

    def _way(self, q: int, r: int) -> int:
        """How long the shortest way from one shrine to another is that leads over this hex."""
        found = [place for place in map(PLACE.search, self.shrines) if place]
        ends = [_distance(q - _number(place[1]), r - _number(place[2])) for place in found]
        return sum(sorted(ends)[:2])


def read(page: Page, before: Table | None = None) -> Table:
    """The table as it is, once it has changed."""
    text = page.evaluate(READ, [before.text if before else "", PATIENCE])
    return Table(text, **json.loads(text))


def _number(digits: str) -> int:
    return int(digits.replace("−", "-"))


def _distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))
