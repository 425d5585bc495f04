"""Python's workers may die or hang at any time: the person is told, another is started, and the game goes on."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.table import NORMAL_PACE, card, hold, link_of, log_lines, open_dialog, pass_turn, set_up, wait_for_phase
from tests.e2e.worker_faults import Outage, hang, kill, tolerant

INTERPRETER = "**/interpreter.mjs"
Fault = Callable[[Page, int], None]


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    with tolerant(browser, site) as opened:
        yield opened


@pytest.fixture
def insecure(browser: Browser, insecure_site: str) -> Iterator[Page]:
    """Where there are no locks, which tell at once that a worker has died."""
    with tolerant(browser, insecure_site) as opened:
        yield opened


def notes(page: Page) -> Locator:
    return page.locator("#notes")


def hot_seat(page: Page) -> None:
    """Two people; the first is to act."""
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")


def against_a_bot(page: Page, level: str = "novice") -> None:
    """A person against a bot whose mind has begun; the person is to act."""
    set_up(page, {2: level})
    wait_for_phase(page, "acting")
    page.wait_for_function("window.pythons.length === 2")


def expect_to_go_on(page: Page) -> None:
    """The turn is done, nothing is lost, and the other person's turn can be done too."""
    expect(notes(page)).to_contain_text("The rules engine stopped and was started again. Nothing is lost.")
    wait_for_phase(page, "turn-done")
    expect(log_lines(page).filter(has_text="took")).to_have_count(1)
    page.get_by_role("button", name="End turn").click()
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect(log_lines(page).filter(has_text="took")).to_have_count(2)


@pytest.mark.parametrize("fault", [kill, hang])
def test_an_engine_that_dies_or_hangs_is_started_again_and_the_action_is_done(page: Page, fault: Fault) -> None:
    hot_seat(page)
    fault(page, 0)
    pass_turn(page)
    expect_to_go_on(page)


def test_an_engine_that_dies_where_there_are_no_locks_is_started_again(insecure: Page) -> None:
    hot_seat(insecure)
    kill(insecure, 0)
    pass_turn(insecure)
    expect_to_go_on(insecure)


def test_the_game_is_the_same_after_each_death_of_an_idle_engine(page: Page) -> None:
    hot_seat(page)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    before = link_of(page)
    for _ in range(2):
        kill(page, -1)
        expect(notes(page)).to_contain_text("Nothing is lost.")
        assert link_of(page) == before
        notes(page).get_by_role("button", name="Close").click()
        expect(notes(page)).to_be_empty()


def test_the_lobby_is_reached_while_there_is_no_engine_and_trying_again_brings_it_back(page: Page) -> None:
    hot_seat(page)
    outage = Outage(page, INTERPRETER)
    kill(page, 0)
    expect(notes(page)).to_contain_text("The rules engine stopped and could not be started again.")
    pass_turn(page)
    expect(notes(page)).to_contain_text("The rules engine is not running: this was not done.")
    page.get_by_role("button", name="To the lobby").click()
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="Attika round 1")).to_be_visible()
    outage.end()
    page.get_by_role("status").filter(has_text="did not start").get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Attika round 1").click()
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")


def test_a_bot_that_could_not_act_without_an_engine_acts_when_there_is_one_again(page: Page) -> None:
    hold(page, NORMAL_PACE)
    against_a_bot(page)
    pass_turn(page)
    wait_for_phase(page, "bots")
    outage = Outage(page, INTERPRETER)
    kill(page, 0)
    lost = page.locator(".note").filter(has_text="could not be started again")
    expect(lost).to_be_visible()
    page.get_by_role("button", name="Act now").click()
    expect(notes(page)).to_contain_text("The rules engine is not running: this was not done.")
    outage.end()
    lost.get_by_role("button", name="Try again").click()
    expect(notes(page)).to_contain_text("Nothing is lost.")
    page.get_by_role("button", name="Act now").click()
    expect(log_lines(page).nth(1)).to_be_visible()


def test_the_lobby_is_reached_while_the_engine_hangs(page: Page) -> None:
    hot_seat(page)
    hang(page, 0)
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("button", name="Attika round 1")).to_be_visible()
    page.get_by_role("button", name="Attika round 1").click()
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")


def test_a_hand_is_covered_at_once_though_the_engine_hangs(page: Page) -> None:
    hot_seat(page)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    hang(page, 0)
    page.get_by_role("button", name="End turn").click()
    expect(page.locator("main.table")).to_be_hidden()
    page.evaluate("() => document.getElementById('live').replaceChildren()")
    page.keyboard.press("m")  # says what is in hand, at other times
    page.wait_for_timeout(300)
    expect(page.locator("#live")).not_to_contain_text("card")
    page.get_by_role("button", name="I am Player 2").click()
    wait_for_phase(page, "acting")


@pytest.mark.parametrize("fault", [kill, hang])
def test_a_mind_that_dies_or_hangs_is_started_again_and_thinks_again(page: Page, fault: Fault) -> None:
    against_a_bot(page)
    fault(page, 1)
    pass_turn(page)
    expect(log_lines(page).nth(2)).to_be_visible()
    wait_for_phase(page, "acting")


def test_a_mind_that_hangs_is_told_of(page: Page) -> None:
    against_a_bot(page)
    hang(page, 1)
    pass_turn(page)
    expect(notes(page)).to_contain_text("The bots’ thinking stopped and was started again.")
    wait_for_phase(page, "acting")


def test_act_now_works_with_a_mind_that_hung(page: Page) -> None:
    against_a_bot(page, "expert")
    hang(page, 1)
    pass_turn(page)
    wait_for_phase(page, "bots")
    page.get_by_role("button", name="Act now").click()
    wait_for_phase(page, "acting")


def test_a_mind_that_cannot_be_started_is_told_of_and_trying_again_works(page: Page) -> None:
    outage = Outage(page, "**/py/mind.py")
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "bots")
    told = page.locator(".note").filter(has_text="The bots cannot think")
    expect(told).to_be_visible()
    outage.end()
    told.get_by_role("button", name="Try again").click()
    wait_for_phase(page, "acting")
    expect(log_lines(page).nth(1)).to_be_visible()


def test_a_mind_whose_file_fails_once_is_started_again_by_itself(page: Page) -> None:
    outage = Outage(page, "**/py/mind.py", times=1)
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    pass_turn(page)
    expect(log_lines(page).nth(1)).to_be_visible()
    wait_for_phase(page, "acting")
    assert outage.failed == 1


def test_a_dialog_of_set_up_outlives_the_engine(page: Page) -> None:
    page.goto("./")
    dialog = open_dialog(page, card(page).get_by_role("button", name="Set up"))
    kill(page, 0)
    dialog.get_by_label("Who plays seat 2").select_option("person")
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="I am Player")).to_be_visible()
