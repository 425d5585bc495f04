"""Around one screen nobody's hand is shown before its person has said that the device is in their hands."""

from playwright.sync_api import Page, expect

from tests.e2e.table import open_dialog, set_up, wait_for_phase


def begin(page: Page) -> None:
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")


def give_to(page: Page, player: str, who: str) -> None:
    dialog = open_dialog(page, page.get_by_role("region", name="Players").get_by_role("button", name=player))
    dialog.get_by_label("Played by").select_option(who)
    dialog.get_by_role("button", name="Apply").click()


def test_undo_and_redo_leave_the_table_with_the_person_who_did_them(page: Page) -> None:
    begin(page)
    page.get_by_role("button", name="Take fewer cards").click()
    page.get_by_role("button", name="End without cards").click()
    wait_for_phase(page, "turn-done")
    page.get_by_role("button", name="Undo").click()
    wait_for_phase(page, "acting")
    page.get_by_role("button", name="Redo").click()
    wait_for_phase(page, "turn-done")
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("button", name="I am Player 2")).to_be_visible()


def test_a_seat_given_to_a_bot_shows_nobody_the_other_hand(page: Page) -> None:
    begin(page)
    give_to(page, "Player 1", "novice")
    expect(page.get_by_role("button", name="I am Player 2")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="I am Player 2")).to_be_visible()
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
