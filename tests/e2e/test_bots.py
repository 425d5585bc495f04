"""Bots at the table: they answer, wait their time, and stop at once."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import attika
from tests.e2e.table import (
    SLOW_PACE,
    card,
    enter,
    have_luck,
    hold,
    hurry,
    leave_dialog,
    log_lines,
    open_dialog,
    pass_turn,
    set_up,
    unhurried,
    wait_for_phase,
)


def turn_words(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def test_three_bots_act_each_in_its_turn(page: Page) -> None:
    have_luck(page, 2)
    hurry(page)
    dialog = open_dialog(page, card(page).get_by_role("button", name="Set up"))
    dialog.get_by_role("radio", name="4", exact=True).check(force=True)
    for seat, level in ((2, "novice"), (3, "skilled"), (4, "novice")):
        dialog.get_by_label(f"Who plays seat {seat}").select_option(level)
    dialog.get_by_role("button", name="Start the game").click()
    wait_for_phase(page, "acting")
    table = attika.read(page)
    names = ("Player 1", "Lykos", "Myrto", "Damon")
    told = ""
    while not all(told.count(f"{name} built") >= 2 for name in names):
        assert table.phase == "acting", told
        # As a screen reader presses it: on a wide land the place may lie outside the window.
        unhurried(page.get_by_role("button", name=table.best(), exact=True).first).dispatch_event("click")
        table = attika.read(page, table)
        told = "\n".join(log_lines(page).all_inner_texts())


def test_a_new_bot_is_skilled_and_nobody_is_offered_a_bot_that_plays_at_random(page: Page) -> None:
    enter(page)
    who = open_dialog(page, card(page).get_by_role("button", name="Set up")).get_by_label("Who plays seat 2")
    expect(who).to_have_value("skilled")
    expect(who.get_by_role("option")).to_have_text(["Person", "Bot: Novice", "Bot: Skilled", "Bot: Expert"])


def caught(page: Page) -> None:
    """A game in which an expert thinks about its answer, and goes on doing so."""
    hold(page, SLOW_PACE)
    enter(page)
    settings = open_dialog(page, "Settings")
    settings.get_by_role("group", name="Pace of bots").get_by_role("radio", name="Slow").check(force=True)
    leave_dialog(page)
    set_up(page, {2: "expert"})
    wait_for_phase(page, "acting")
    page.get_by_role("button", name="Take fewer cards").click()
    page.get_by_role("button", name="End without cards").click()
    wait_for_phase(page, "bots")
    expect(turn_words(page)).to_have_text("Lykos is thinking…")


def test_undo_stops_a_thinking_expert_and_gives_the_decision_back(page: Page) -> None:
    caught(page)
    page.get_by_role("button", name="Undo").click()
    wait_for_phase(page, "acting")
    expect(turn_words(page)).to_have_text("Draw a building, build one that waits, or take up to 3 cards")
    expect(log_lines(page)).to_have_count(0)
    pass_turn(page)
    wait_for_phase(page, "bots")
    expect(log_lines(page)).to_have_text([re.compile("^Player 1 took")])


def test_leaving_stops_a_thinking_expert_and_coming_back_lets_it_think_again(page: Page) -> None:
    caught(page)
    told = log_lines(page).all_inner_texts()
    page.get_by_role("button", name="To the lobby").click()
    page.get_by_role("region", name="Continue").get_by_role("button", name="Attika").first.click()
    wait_for_phase(page, "bots")
    expect(log_lines(page)).to_have_text(told)
    urge(page, "mouse")


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_bot_can_be_made_to_act_now(page: Page, by: str) -> None:
    caught(page)
    urge(page, by)


def urge(page: Page, by: str) -> None:
    """Presses until the bot has acted: it may have decisions to make before there is something to tell."""
    helper = page.get_by_role("button", name=re.compile("^(Act now|Hint)$"))
    while log_lines(page).filter(has_text="Lykos").count() == 0:
        if by == "key":
            page.keyboard.press("h")
        else:
            helper.click()
