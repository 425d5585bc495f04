"""What is played is kept: over a reload, between tabs, in a broken storage, after a kill."""

from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from tools.browser_profiles import kill

from tests.e2e.profile import launch
from tests.e2e.table import NOTE, card, hold, link_of, log_lines, open_dialog, pass_turn, set_up, wait_for_phase

KILLS = 4


def sit_down_for_two(page: Page) -> None:
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")


def test_a_reload_continues_at_the_same_action(page: Page) -> None:
    sit_down_for_two(page)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    link = link_of(page)
    page.reload()
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
    assert link_of(page) == link


def test_a_kept_game_is_renamed_deleted_and_had_back(page: Page) -> None:
    hold(page, NOTE)
    sit_down_for_two(page)
    page.get_by_role("button", name="To the lobby").click()
    dialog = open_dialog(page, "Rename Attika")
    dialog.get_by_label("Name of the game").fill("Sunday")
    dialog.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("button", name="Sunday round 1")).to_be_visible()
    page.get_by_role("button", name="Delete Sunday").click()
    expect(page.get_by_role("button", name="Sunday round 1")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Sunday round 1").click()
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()


def test_a_file_brings_a_game_back(page: Page, tmp_path: Path) -> None:
    sit_down_for_two(page)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    link = link_of(page)
    page.get_by_role("button", name="To the lobby").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save Attika as a file").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    page.get_by_role("button", name="Delete Attika").click()
    expect(page.get_by_role("button", name="Attika round 1")).to_have_count(0)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(saved)
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
    assert link_of(page) == link


def test_a_broken_file_is_refused_with_a_sentence(page: Page, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"ludoteca": 1, "game": "attika"')
    page.goto("./")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("This file is not a game of Ludoteca.")


def test_a_second_tab_is_told_may_watch_and_may_take_over(page: Page, context: BrowserContext) -> None:
    sit_down_for_two(page)
    other = context.new_page()
    other.goto(page.url)
    other.get_by_role("dialog").get_by_role("button", name="Watch").click()
    wait_for_phase(other, "watching")
    pass_turn(page)
    expect(log_lines(other)).to_have_text(["Player 1 took 3 cards"])
    other.get_by_role("button", name="Play it here").click()
    expect(other.get_by_role("button", name="I am Player 2")).to_be_visible()
    wait_for_phase(page, "watching")


def test_a_game_deleted_in_another_tab_says_so_and_may_be_played_on(page: Page, context: BrowserContext) -> None:
    hold(page, NOTE)
    sit_down_for_two(page)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    lobby = context.new_page()
    lobby.goto("./")
    lobby.get_by_role("button", name="Delete Attika").click()
    expect(lobby.get_by_role("button", name="Attika round 1")).to_have_count(0)
    wait_for_phase(page, "watching")
    expect(page.get_by_role("alert")).to_contain_text("This game was deleted in another tab.")
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
    expect(log_lines(page)).to_have_text(["Player 1 took 3 cards"])


def test_what_cannot_be_read_is_listed_and_nothing_else_is_lost(page: Page, site: str) -> None:
    sit_down_for_two(page)
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("button", name="Attika round 1")).to_be_visible()
    page.evaluate("path => localStorage.setItem(path + '#game:odd', '{half')", "/games/ludoteca/")
    page.evaluate("path => localStorage.setItem(path + '#index', 'broken')", "/games/ludoteca/")
    page.reload()
    expect(page.get_by_role("heading", name="Could not be read")).to_be_visible()
    expect(page.get_by_role("button", name="Save game:odd as a file")).to_be_visible()
    page.get_by_role("button", name="Attika round").click()
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()


def test_a_full_storage_is_told_and_the_game_can_be_saved(page: Page) -> None:
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    page.goto("./")
    card(page).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("storage is full")


def test_killing_the_browser_loses_no_action_that_was_shown(browser: Browser, site: str, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    context, page = launch(browser, site, profile, service_workers="block")
    set_up(page, {2: "person"})
    for turn in range(KILLS):
        page.get_by_role("button", name="I am Player").click()
        wait_for_phase(page, "acting")
        expect(log_lines(page).filter(has_text="took")).to_have_count(turn)
        address = page.url
        pass_turn(page)
        wait_for_phase(page, "turn-done")
        kill(profile)
        with suppress(Error):  # the browser is gone: closing may meet that or not
            context.close()
        context, page = launch(browser, site, profile, service_workers="block")
        page.goto(address)
    expect(page.get_by_role("button", name="I am Player")).to_be_visible()
    context.close()
