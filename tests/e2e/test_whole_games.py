"""Whole games in the page: by mouse, by keyboard alone, and between people who share a screen and keep their hands."""

import json
import re
from collections.abc import Iterator
from typing import Any

from ludoteca.core.link import read_link
from ludoteca.registry import load_game
from playwright.sync_api import Page, expect

from tests.e2e import attika
from tests.e2e.table import card, have_luck, hurry, leave_dialog, link_of, log_lines, set_up, unhurried, wait_for_phase

TURNS = 8
"""Turns of two people that are watched for secrets: both build, draw and take cards in them."""

MOST_STEPS = 60
"""Presses of a key to anything on the page."""

# Everything that any worker, or any channel to one, hands to the page.
OVERHEAR = """
window.heard = [];
const keep = ({ data }) => { window.heard.push(JSON.stringify(data)); };
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", keep);
  }
};
window.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    this.port1.addEventListener("message", keep);
    this.port2.addEventListener("message", keep);
  }
};
"""


def click(page: Page, name: str) -> None:
    unhurried(page.get_by_role("button", name=name, exact=True).first).click()


def test_a_game_against_a_bot_is_played_to_its_end_by_mouse(page: Page, elsewhere: Page) -> None:
    have_luck(page, 3)
    hurry(page)
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    table = attika.read(page)
    while table.phase == "acting":
        click(page, table.best())
        table = attika.read(page, table)
    results = page.get_by_role("dialog", name="joined two shrines" if "joined" in told(page) else "built all thirty")
    expect(results).to_be_visible()
    results.get_by_role("button", name="Close").click()
    expect(results).to_have_count(0)
    expect_same(page, elsewhere)


def told(page: Page) -> str:
    """The last line of the log."""
    return log_lines(page).last.inner_text()


def expect_same(page: Page, elsewhere: Page) -> None:
    """The finished game's link, opened in a fresh profile: the same trail, to the same end."""
    link = link_of(page)
    elsewhere.goto(f"./#g={link}")
    expect(log_lines(elsewhere).last).to_have_text(told(page))
    again = link_of(elsewhere)
    record, seen = read_link(load_game, link), read_link(load_game, again)
    assert seen.trail() == record.trail()
    assert record.outcome() is not None


def focused(page: Page) -> str:
    """The name of what has the keyboard's focus."""
    name: str = page.evaluate(
        """() => {
          const { activeElement: at } = document;
          return at?.getAttribute("aria-label") ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? "";
        }"""
    )
    return name


def on_board(page: Page) -> bool:
    return page.locator(".tabletop-tray-cell :focus").count() == 0


def walk(page: Page, key: str, name: str) -> None:
    """Presses a key until what is called so has the focus."""
    passed = [focused(page)]
    while passed[-1] != name:
        assert len(passed) < MOST_STEPS, f"{key} leads to {passed}, never to {name}"
        page.keyboard.press(key)
        passed.append(focused(page))


def test_a_game_is_played_to_its_end_by_keyboard_alone(page: Page) -> None:
    have_luck(page, 3)
    page.goto("./")
    expect(card(page)).to_be_visible()
    walk(page, "Tab", "Settings")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    pace = page.get_by_role("group", name="Pace of bots")
    while not pace.locator(":focus").count():
        page.keyboard.press("Tab")
    walk(page, "ArrowRight", "Instant")
    leave_dialog(page)
    walk(page, "Tab", "Set upAttika")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    walk(page, "Tab", "Who plays seat 2")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_label("Who plays seat 2")).to_have_value("novice")
    walk(page, "Tab", "Start the game")
    page.keyboard.press("Enter")
    table = attika.read(page)
    while table.phase == "acting":
        best = table.best()
        # The buttons stand between the board and the tray.
        walk(page, "n" if best in table.lit else "Tab" if on_board(page) else "Shift+Tab", best)
        unhurried(page.locator(":focus"))
        page.keyboard.press("Enter")
        table = attika.read(page, table)
    expect(page.get_by_role("dialog", name=re.compile("^You"))).to_be_visible()
    walk(page, "Tab", "Again, same seats")
    page.keyboard.press("Enter")
    wait_for_phase(page, "acting")


def frames(page: Page) -> Iterator[dict[str, Any]]:
    """Every picture of a table that a worker has handed to the page, in order."""
    for message in filter(None, map(json.loads, page.evaluate("window.heard"))):  # the page itself sends empty ones
        for part in message:
            reply = json.loads(part) if isinstance(part, str) and part.startswith("{") else {}
            if "frame" in reply:
                yield reply["frame"]


def hands_told(frame: dict[str, Any]) -> set[int]:
    """The seats of whose cards a frame tells more than their number."""
    pieces = [piece["id"].split(":") for piece in frame["view"]["pieces"]]
    lines = [line["text"] for line in frame["log"]]
    return {int(words[1]) for words in pieces if words[0] == "hand" and len(words) > 2} | {
        line["args"]["seat"] for line in lines if line["key"] == "attika-log-took-own"
    }


def hands_shown(page: Page) -> set[str]:
    """The seats of whose cards the page itself tells more than their number."""
    things = page.locator("[data-id^='hand:']").evaluate_all("all => all.map((each) => each.dataset.id.split(':'))")
    return {words[1] for words in things if len(words) > 2}


def test_between_people_at_one_screen_no_hand_reaches_the_page_but_the_viewer_s(page: Page) -> None:
    page.add_init_script(OVERHEAR)
    have_luck(page, 3)
    set_up(page, {2: "person"})
    for turn in range(TURNS):
        seat = turn % 2
        page.get_by_role("button", name=f"I am Player {seat + 1}").click()
        wait_for_phase(page, "acting")
        table = attika.read(page)
        while table.phase == "acting":
            assert hands_shown(page) <= {str(seat)}
            click(page, table.best())
            table = attika.read(page, table)
        others = log_lines(page).filter(has_text=f"Player {2 - seat} took").all_inner_texts()
        assert all(line.endswith(("took a card", " cards")) for line in others)
        if table.phase == "over":
            break
        page.get_by_role("button", name="End turn").click()
        expect(page.get_by_role("dialog", name=f"Player {2 - seat}")).to_be_visible()
        assert hands_shown(page) == set()
        assert list(frames(page))[-1]["view"]["viewer"] is None
    heard = list(frames(page))
    assert {frame["view"]["viewer"] for frame in heard} == {None, 0, 1}
    assert any(hands_told(frame) == {0} for frame in heard)
    for frame in heard:
        assert hands_told(frame) <= {frame["view"]["viewer"]}
