"""The way through the page: lobby, set-up, a table shared by people, the end."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import card, link_of, log_lines, open_dialog, pass_turn, set_up, wait_for_phase


def test_the_lobby_is_painted_before_the_engine_is_up(page: Page) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: None)
    page.goto("./")
    expect(page.get_by_role("heading", name="Attika")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()


def test_play_now_leads_to_a_table_in_one_click(page: Page) -> None:
    page.goto("./")
    card(page).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("region", name="Players")).to_be_visible()
    expect(page).to_have_title("Attika – Ludoteca")


def test_a_bot_answers_and_the_log_tells_it(page: Page) -> None:
    set_up(page, {})
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "acting")
    expect(log_lines(page).filter(has_text="Since your last turn")).to_be_visible()
    expect(log_lines(page).filter(has_text="Lykos").first).to_be_visible()


def test_between_two_people_only_a_name_is_shown(page: Page) -> None:
    set_up(page, {2: "person"})
    expect(page.get_by_role("heading", name="Player 1", exact=True)).to_be_visible()
    assert page.get_by_role("button", name="water card").count() == 0
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("heading", name="Player 2", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="I am")).to_have_text(["I am Player 2"])


def test_undo_is_off_after_cards_were_drawn_and_says_why(page: Page) -> None:
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description("Undo: something has been revealed or drawn since.")


def test_a_concession_ends_the_game_with_the_results(page: Page) -> None:
    set_up(page, {})
    wait_for_phase(page, "acting")
    seat = page.get_by_role("region", name="Players").get_by_role("button", name="Player 1")
    open_dialog(page, seat).get_by_role("button", name="Concede").click()
    page.get_by_role("dialog", name="Concede").get_by_role("button", name="Concede").click()
    results = page.get_by_role("dialog", name="You gave up")
    results.get_by_role("button", name="Again, same seats").click()
    wait_for_phase(page, "acting")
    expect(log_lines(page)).to_have_count(0)


def test_a_seat_is_given_to_a_bot_and_taken_back(page: Page) -> None:
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    for who, told in (("novice", "Bot: Novice"), ("person", "Person")):
        seats = page.get_by_role("region", name="Players")
        dialog = open_dialog(page, seats.get_by_role("button", name="Player 2"))
        dialog.get_by_label("Played by").select_option(who)
        dialog.get_by_role("button", name="Apply").click()
        expect(seats.get_by_role("button", name=f"Player 2 {told}")).to_be_visible()


def test_a_line_of_the_log_leads_back_to_its_moment(page: Page) -> None:
    set_up(page, {})
    wait_for_phase(page, "acting")
    pass_turn(page)
    expect(log_lines(page).filter(has_text="Since your last turn")).to_be_visible()
    wait_for_phase(page, "acting")
    log_lines(page).first.get_by_role("button").click()
    expect(page.locator(".replay p")).to_contain_text("Action 1 of")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".replay")).to_have_count(0)


@pytest.mark.parametrize("context_options", [{"locale": "fr-FR"}])
def test_the_page_speaks_the_language_of_the_browser(page: Page, context_options: dict[str, Any]) -> None:
    page.goto("./")
    expect(card(page).get_by_role("button", name="Jouer")).to_be_visible()
    open_dialog(page, "Réglages").get_by_role("radio", name="English").check(force=True)
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.reload()
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()


def test_a_link_opened_elsewhere_shows_the_same_game(page: Page, elsewhere: Page) -> None:
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    link = link_of(page)
    elsewhere.goto(f"./#g={link}")
    expect(log_lines(elsewhere)).to_have_text(["Player 1 took 3 cards"])
    assert link_of(elsewhere) == link
    elsewhere.get_by_role("button", name="Play on").click()
    expect(elsewhere.get_by_role("button", name="I am Player 2")).to_be_visible()


@pytest.mark.parametrize(
    ("link", "sentence"),
    [("abc", "This is not a link to a game."), ("AQEBAhQ", "This link is cut off")],
)
def test_a_bad_link_says_what_is_wrong_with_it(page: Page, link: str, sentence: str) -> None:
    page.goto(f"./#g={link}")
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
