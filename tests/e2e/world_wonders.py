"""A person at World Wonders' table who likes to spend: reads the names of what may be picked, and picks."""

import re

from playwright.sync_api import Locator, Page

from tests.e2e.person import Seen
from tests.e2e.table import card, enter, open_dialog, wait_for_phase

PRICE = re.compile(r"(\d+) gold: buy|: buy for (\d+) gold")
PLACE = re.compile(r"^[A-L]\d+, [a-z ]+: (?:place|−?\d+ points?)")


class Table(Seen):
    """World Wonders' table."""

    def best(self) -> str:
        """What to pick: place, else buy the dearest; loans and leaving come last, what takes something back never."""
        return min([*self.buttons, *self.lit], key=self._rank)

    def _rank(self, name: str) -> tuple[int, int]:
        if name in ("Back", "Turn left", "Turn right"):
            return 9, 0
        if PLACE.search(name):
            return 1, 0
        if price := PRICE.search(name):
            return 3, -int(price[1] or price[2])
        return (2, 0) if name in self.lit else (4, 0) if name.startswith(("Take", "Be out")) else (5, 0)


def read(page: Page, before: Table | None = None) -> Table:
    """The table as it is, once it has changed."""
    return Table.read(page, before)


def sit_down(page: Page, seats: int, seed: str, options: dict[str, str] | None = None) -> None:
    """A new game with a person on every seat."""
    enter(page)
    open_dialog(page, card(page, "World Wonders").get_by_role("button", name="Set up"))
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    for seat in range(1, seats + 1):
        page.get_by_label(f"Who plays seat {seat}").select_option("person")
    for label, value in (options or {}).items():
        page.get_by_label(label).select_option(label=value)
    page.get_by_label("Set-up code").fill(seed)
    page.get_by_role("button", name="Start the game").click()
    wait_for_phase(page, "acting")


def named(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=isinstance(name, str)).first


def sites(page: Page) -> Locator:
    """Where the piece in hand may go."""
    return page.get_by_role("button", name=PLACE)
