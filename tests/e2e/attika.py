"""A person at Attika's table who wants to join the shrines: reads the names of what may be picked, and picks."""

import re

from playwright.sync_api import Page

from tests.e2e.person import Seen

SITE = re.compile(r", (−?-?\d+), (−?-?\d+): (free|\d+) ?(?:cards?)?$")
PLACE = re.compile(r"^Shrine, (−?-?\d+), (−?-?\d+)")
# What is done first, where there is a choice.
HABITS = (
    re.compile(r"^Pay |^Room for a tile|^Lay it like this$"),
    re.compile(r": build$"),
    re.compile(r": draw$"),
    re.compile(r"^(Finish and take|Take) (?!fewer)"),
    re.compile(r"^(End |Amphora)"),
    re.compile(r"^Let it wait$"),
)


class Table(Seen):
    """Attika's table: the shrines are found by their names."""

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
        found = [place for place in map(PLACE.search, self.also) if place]
        ends = [_distance(q - _number(place[1]), r - _number(place[2])) for place in found]
        return sum(sorted(ends)[:2])


def read(page: Page, before: Table | None = None) -> Table:
    """The table as it is, once it has changed."""
    # Why nobody builds there comes a moment later, and is no change of the table.
    return Table.read(page, before, also="^Shrine, [^:]*")


def _number(digits: str) -> int:
    return int(digits.replace("−", "-"))


def _distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))
