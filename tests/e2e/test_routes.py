"""Routes: going back, going on, and addresses that lead nowhere."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import START, card, set_up, wait_for_phase


@pytest.mark.parametrize("name", ["Share", "Settings", "Rules"])
def test_going_back_closes_what_is_open_over_the_table(page: Page, name: str) -> None:
    page.goto("./#n=attika")
    wait_for_phase(page, "acting")
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_going_back_closes_the_hand_over_and_going_on_asks_again(page: Page) -> None:
    set_up(page, {2: "person"})
    ready = page.get_by_role("button", name="I am Player 1")
    expect(ready).to_be_visible(timeout=START)
    page.go_back()
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_forward()
    ready.click(timeout=START)
    wait_for_phase(page, "acting")


def test_going_on_closes_what_is_open_over_the_lobby(page: Page) -> None:
    page.goto("./#n=attika")
    wait_for_phase(page, "acting")
    page.go_back()
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("button", name="Open a link").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_forward()
    wait_for_phase(page, "acting")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", ["chess", "constructor", "..%2Fattika", ""])
def test_a_game_that_does_not_exist_gets_a_sentence_and_nothing_is_asked_for(page: Page, game: str) -> None:
    missed: list[str] = []
    page.on("response", lambda response: missed.append(response.url) if response.status >= 400 else None)
    page.goto(f"./#n={game}")
    expect(page.get_by_role("alert")).to_contain_text("game", timeout=START)
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    assert missed == []
