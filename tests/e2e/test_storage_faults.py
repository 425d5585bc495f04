"""A storage that fails, closes, stalls or is full ends no game, takes nothing back and is told of truly."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.faults import make_faulty, trouble
from tests.e2e.table import NOTE, card, hold, link_of, log_lines, open_dialog, pass_turn, set_up, wait_for_phase

DATABASE = "database does not work"
# What is told when a saved game is first on the screen.
FIRST_SEEN = """() => {
  window.firstSeen = new Promise((done) => {
    const look = () => {
      const isSeen = location.hash.startsWith("#t=") && document.querySelector(".game-screen[data-phase]");
      if (!isSeen) return requestAnimationFrame(look);
      return done(Array.from(document.querySelectorAll(".note.warn p"), (words) => words.textContent));
    };
    look();
  });
}"""


def begin(page: Page) -> None:
    hold(page, NOTE)
    make_faulty(page)
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")


def next_person(page: Page) -> None:
    page.get_by_role("button", name="End turn").click()
    page.get_by_role("button", name="I am Player").click()
    wait_for_phase(page, "acting")


def expect_turns(page: Page, turns: int) -> None:
    expect(log_lines(page).filter(has_text="took")).to_have_count(turns)


def expect_kept(page: Page, turns: int) -> None:
    """After a reload all of these turns are there."""
    link = link_of(page)
    page.reload()
    page.get_by_role("button", name="I am Player").click()
    wait_for_phase(page, "acting")
    expect_turns(page, turns)
    assert link_of(page) == link


def test_one_failed_write_takes_nothing_back(page: Page) -> None:
    begin(page)
    trouble(page, put="once")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    next_person(page)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect_turns(page, 2)
    expect_kept(page, 2)


def test_a_journal_that_fails_is_told_of_once_and_taken_up_again(page: Page) -> None:
    begin(page)
    trouble(page, put="fail")
    for turns in (1, 2):
        pass_turn(page)
        wait_for_phase(page, "turn-done")
        expect(page.get_by_role("alert")).to_have_count(1)
        expect(page.get_by_role("alert")).to_contain_text(DATABASE)
        expect_turns(page, turns)
        next_person(page)
    trouble(page, put="ok")
    expect(page.locator(".note").filter(has_text="fully stored again")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect_kept(page, 3)


def test_a_journal_that_was_closed_is_opened_again(page: Page) -> None:
    begin(page)
    page.evaluate("window.trouble.connection.close()")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect_kept(page, 1)


def test_what_a_failing_journal_does_not_take_is_in_local_storage_at_once(page: Page, context: BrowserContext) -> None:
    begin(page)
    trouble(page, put="fail")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    # As if the tab had gone without a word: another one sees what is stored now.
    other = context.new_page()
    other.goto(page.url)
    other.get_by_role("dialog").get_by_role("button", name="Watch").click()
    wait_for_phase(other, "watching")
    expect_turns(other, 1)


@pytest.mark.parametrize("fault", ["open", "put"])
def test_a_journal_that_never_answers_keeps_nobody_waiting(page: Page, fault: str) -> None:
    hold(page, NOTE)
    make_faulty(page, **{fault: "stall"})
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect(page.get_by_role("alert").filter(has_text=DATABASE)).to_be_visible()
    page.get_by_role("button", name="To the lobby").click()
    page.get_by_role("button", name="Attika round 1").click()
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
    expect_turns(page, 1)


def test_the_first_write_of_a_new_game_may_fail(page: Page) -> None:
    make_faulty(page)
    page.goto("./")
    trouble(page, put="stall")
    page.evaluate(FIRST_SEEN)
    card(page).get_by_role("button", name="Play now").click()
    # A crash may cost the game as soon as it is seen.
    (told,) = page.evaluate("() => window.firstSeen")
    assert DATABASE in told
    wait_for_phase(page, "acting")
    page.wait_for_timeout(1_500)  # the page of the game has tried to save it
    alerts = page.get_by_role("alert")
    expect(alerts).to_have_count(1)
    trouble(page, put="ok")
    expect(alerts).to_have_count(0)


def test_a_draft_that_cannot_be_kept_refuses_no_game(page: Page) -> None:
    make_faulty(page)
    page.goto("./")
    trouble(page, isFull="draft:")
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_renaming_in_another_tab_does_not_disturb_who_plays(page: Page, context: BrowserContext) -> None:
    begin(page)
    lobby = context.new_page()
    lobby.goto("./")
    dialog = open_dialog(lobby, "Rename Attika")
    dialog.get_by_label("Name of the game").fill("Sunday")
    dialog.get_by_role("button", name="Apply").click()
    expect(lobby.get_by_role("button", name="Sunday round 1")).to_be_visible()
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect_turns(page, 1)
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("button", name="Sunday round 1")).to_be_visible()


def test_what_could_be_stored_nowhere_is_told_and_stays_while_the_page_is_open(page: Page) -> None:
    begin(page)
    trouble(page, put="fail", isFull=True)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect(page.get_by_role("alert")).to_contain_text("storage is full")
    page.get_by_role("button", name="To the lobby").click()
    page.get_by_role("button", name="Attika round 1").click()
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
    expect_turns(page, 1)
    trouble(page, put="ok", isFull=False)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect_kept(page, 2)


def test_a_newer_copy_goes_onto_the_table_when_the_journal_can_be_read(page: Page) -> None:
    begin(page)
    # Local storage has no room for the turn: only the journal has it.
    trouble(page, isFull=True)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    page.add_init_script("window.trouble.open = 'stall'; setTimeout(() => (window.trouble.open = 'ok'), 3000);")
    page.reload()
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()
    expect(log_lines(page).filter(has_text="took")).to_have_count(1)
    # The device is asked for anew: it is somebody else's turn there.
    expect(page.get_by_role("button", name="I am Player 1")).to_have_count(0)
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
