"""What comes from outside, and what goes there: texts of any length, names that cannot be seen, links that tell all."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import card, open_dialog, set_up, wait_for_phase
from tests.e2e.test_starting import Sleep


@pytest.mark.parametrize("length", [16_385, 1_000_000])
def test_an_address_too_long_for_a_game_is_refused_without_the_engine(page: Page, length: int) -> None:
    sleep = Sleep(page)
    page.goto(f"./#g={'A' * length}")
    expect(page.get_by_role("alert")).to_contain_text("This is too long to be a game.")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("location.hash") == ""
    sleep.end()


def test_a_file_too_large_for_a_game_is_refused_without_the_engine(page: Page) -> None:
    sleep = Sleep(page)
    page.goto("./")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": b"[" * 20_000_000})
    expect(page.get_by_role("alert")).to_contain_text("This is too long to be a game.")
    sleep.end()


def test_a_link_is_said_to_hold_hidden_hands(page: Page) -> None:
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    expect(open_dialog(page, "Share")).to_contain_text("hidden hands and draws to come can be read from it")


def test_names_that_cannot_be_seen_are_none_and_none_turns_the_text_around(page: Page) -> None:
    page.goto("./")
    dialog = open_dialog(page, card(page).get_by_role("button", name="Set up"))
    dialog.get_by_label("Name of seat 1").fill("\u3164\u200b")
    dialog.get_by_label("Name of seat 2").fill("\u2800")
    dialog.get_by_role("button", name="Start the game").click()
    players = page.get_by_role("region", name="Players")
    expect(players.locator(".seat-name")).to_have_text(["Player 1", "Lykos"])
    players.get_by_role("button", name="Player 1").click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill("\u200b\u202e")
    page.get_by_role("dialog").get_by_role("button", name="Apply").click()
    expect(players.locator(".seat-name")).to_have_text(["Player 1", "Lykos"])
    page.get_by_role("button", name="To the lobby").click()
    title = page.get_by_role("region", name="Continue").locator("strong")
    for typed, shown in (("\u202egnp.exe", "gnp.exe"), ("\u3164\u2800", "Attika")):
        page.get_by_role("button", name="Rename").click()
        page.get_by_role("dialog").get_by_label("Name of the game").fill(typed)
        page.get_by_role("dialog").get_by_role("button", name="Apply").click()
        expect(title).to_have_text(shown, use_inner_text=True)
