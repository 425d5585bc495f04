"""What a person does at the page, by roles and names: shared by the tests of the shell."""

import re

from playwright.sync_api import Locator, Page, expect

START = 60_000
"""Milliseconds: on a busy machine Python needs a while to wake."""


def card(page: Page, game: str = "Attika") -> Locator:
    """The game's card in the lobby."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game, exact=True))


def set_up(page: Page, seats: dict[int, str], start: str | None = "Player 1") -> None:
    """A new game of Attika for two, with these seats (from 1) taken by a person or a bot of a level."""
    page.goto("./")
    card(page).get_by_role("button", name="Set up").click()
    expect(page.get_by_role("dialog")).to_be_visible(timeout=START)
    for seat, who in seats.items():
        page.get_by_label(f"Who plays seat {seat}").select_option(who)
    if start is not None:
        page.get_by_label("Who begins").select_option(label=start)
    page.get_by_role("button", name="Start the game").click()


def stage(page: Page, name: str) -> None:
    """Waits until the table is at this stage (web/turn.js)."""
    expect(page.locator(f".table-screen[data-stage={name}]")).to_be_visible(timeout=START)


def pass_turn(page: Page) -> None:
    """Three cards instead of building: always possible while there are cards."""
    page.get_by_role("button", name="Take 3 cards instead").click()


def log_lines(page: Page) -> Locator:
    return page.get_by_role("region", name="Log", exact=True).get_by_role("listitem")


def link_of(page: Page) -> str:
    """The link to the game as it is now: equal links, equal games."""
    page.get_by_role("button", name="Share").click()
    address = page.get_by_role("textbox", name="Link to this game").input_value()
    page.get_by_role("button", name="Close").last.click()
    return re.sub(r"^.*#g=", "", address)
