"""Looking back over a game: by the slider, by actions and rounds, by itself, and as the beginning of another game."""

import pytest
from ludoteca.core.link import read_link, write_link
from ludoteca.core.recordfile import read_file
from ludoteca.registry import load_game
from playwright.sync_api import Locator, Page, expect
from tools import golden

from tests.e2e.table import hurry, link_of, log_lines, open_dialog, pass_turn, set_up, wait_for_phase


def play_three_turns(page: Page) -> int:
    """A person who takes cards and a bot, each turn a round; how many lines there are to tell."""
    hurry(page)
    set_up(page, {2: "novice"})
    told = 0
    for _ in range(3):
        wait_for_phase(page, "acting")
        pass_turn(page)
        expect(log_lines(page).nth(told + 1)).to_be_visible()
        wait_for_phase(page, "acting")
        told = log_lines(page).count()
    return told


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the game")


def test_a_game_is_looked_through_from_its_beginning(page: Page) -> None:
    play_three_turns(page)
    page.get_by_role("button", name="Replay").click()
    expect(slider(page)).to_be_focused()
    expect(slider(page)).to_have_value("0")
    last = int(slider(page).get_attribute("max") or "0")
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("1")
    expect(page.locator(".replay p")).to_have_text(f"Action 1 of {last}")
    # Screen readers hear what happened, and no button.
    expect(page.locator("#live p").last).to_contain_text(f"{log_lines(page).first.inner_text()}.")
    expect(page.get_by_role("status").filter(has=page.get_by_role("button"))).to_have_count(0)
    page.get_by_role("button", name="One round on").click()
    expect(page.locator(".whose")).to_contain_text("Round 2")
    page.get_by_role("button", name="One round back").click()
    expect(slider(page)).to_have_value("0")
    expect(slider(page)).not_to_be_focused()
    page.get_by_role("button", name="Back to now").click()
    expect(slider(page)).to_have_count(0)
    wait_for_phase(page, "acting")


def test_a_replay_runs_by_itself_to_the_present(page: Page) -> None:
    play_three_turns(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Play it through").click()
    expect(slider(page)).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play it through")).to_be_visible()
    slider(page).fill(str(int(slider(page).get_attribute("max") or "0") - 1))
    page.get_by_role("button", name="Play it through").click()
    expect(slider(page)).to_have_count(0)
    wait_for_phase(page, "acting")


def test_another_game_goes_on_from_an_earlier_moment(page: Page) -> None:
    told = play_three_turns(page)
    first = page.url
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One round on").click()
    expect(page.locator(".whose")).to_contain_text("Round 2")
    page.get_by_role("button", name="Play on from here as a new game").click()
    asked = page.get_by_role("dialog", name="Play on from here?")
    expect(asked).to_contain_text("A new game begins")
    asked.get_by_role("button", name="Play on from here as a new game").click()
    expect(page).not_to_have_url(first)
    expect(slider(page)).to_have_count(0)
    wait_for_phase(page, "acting")
    expect(log_lines(page).first).to_be_visible()
    assert 0 < log_lines(page).count() < told
    page.goto(first)
    wait_for_phase(page, "acting")
    expect(log_lines(page)).to_have_count(told)


def test_a_link_shared_while_looking_back_ends_at_the_moment_that_is_shown(page: Page) -> None:
    play_three_turns(page)
    whole = read_link(load_game, link_of(page))
    page.get_by_role("button", name="Replay").click()
    expect(slider(page)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("1")
    page.get_by_role("button", name="Share").click()
    shared = page.get_by_role("dialog")
    expect(shared).to_contain_text(f"1 of {len(whole.moments)} actions")
    address = shared.get_by_role("textbox", name="Link to this game").input_value()
    assert read_link(load_game, address.split("#g=")[1]).moments == whole.moments[:1]


def test_the_end_shows_the_points_of_every_round(page: Page) -> None:
    play_three_turns(page)
    page.get_by_role("region", name="Players").get_by_role("button", name="Player 1").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    results = page.get_by_role("dialog")
    expect(results.get_by_role("figure", name="Buildings, round by round")).to_be_visible()
    expect(results.get_by_role("table", name="Buildings, round by round").get_by_role("row")).to_have_count(4)
    results.get_by_role("button", name="Replay").click()
    expect(slider(page)).to_be_focused()


@pytest.mark.parametrize(
    "game", ["attika/connection-4.json", "quetzal/five_rounds-5.json", "world_wonders/ten_rounds-5.json"]
)
def test_a_finished_game_from_a_link_shows_how_it_went_before_anything_else(page: Page, game: str) -> None:
    path = next(file for file in golden.files() if golden.name_of(file) == game)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"./#g={write_link(read_file(load_game, path.read_text(encoding='utf-8')))}")
    wait_for_phase(page, "watching")
    offers = page.locator(".bar").get_by_role("button")
    expect(offers).to_have_text(["Look at the results", "Replay", "Keep it here"])
    for width, height in ((390, 844), (844, 390), (640, 360), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        results = open_dialog(page, offers.first)
        expect(results.get_by_role("figure")).to_be_visible()
        chart, footer = (results.locator(part).bounding_box() for part in (".course > svg", "footer"))
        assert chart is not None
        assert footer is not None
        assert chart["y"] + chart["height"] <= footer["y"], "the chart is in sight"
        page.keyboard.press("Escape")
