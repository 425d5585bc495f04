"""Quetzal: whole games by mouse and by keyboard, and hands that stay secret around one device."""

from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import START, card, have_luck, hurry, open_dialog, unhurried

State: TypeAlias = dict[str, Any]
Way: TypeAlias = Literal["mouse", "keyboard"]

STEPS = 400
"""More decisions than one seat has in five rounds."""

READ = """async (before) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const read = () => {
    const things = all(".tabletop-mirror button");
    const buttons = all(".tabletop-buttons button").map((each) => each.dataset.id);
    const phase = document.querySelector(".game-screen")?.dataset.phase;
    const bright = things.filter((each) => each.classList.contains("is-lit"));
    const lit = bright.map((each) => each.dataset.id);
    // Names of what may not be picked are left out: why not is told a moment later, and is no change of the table.
    const names = bright.map((each) => each.ariaLabel);
    const told = all(".log-line").length;
    const print = JSON.stringify([phase, document.querySelector(".asked")?.textContent, told, buttons, lit, names]);
    return { phase, print, buttons, lit, primary: document.querySelector(".tabletop-buttons .is-primary")?.dataset.id };
  };
  const may = (now) => now.phase !== "acting" || now.lit.length + now.buttons.length > 0;
  const isReady = (now) =>
    now.print !== before && may(now) && ["acting", "turn-done", "handing-over", "over"].includes(now.phase);
  const end = performance.now() + 60000;
  while (!isReady(read()) && performance.now() < end) await new Promise(requestAnimationFrame);
  return read();
}"""
"""What may be done now, once the page shows something else than before."""

LISTEN = """() => {
  const { parse } = JSON;
  window.frames_seen = [];
  JSON.parse = (text, reviver) => {
    const value = parse(text, reviver);
    if (value?.frame?.view) window.frames_seen.push(value.frame.view);
    return value;
  };
}"""
"""Every answer of the engine comes through JSON.parse on the page."""


def sit_down(page: Page, players: int, people: int) -> None:
    have_luck(page, 1)
    hurry(page)
    open_dialog(page, card(page, "Quetzal").get_by_role("button", name="Set up"))
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    for seat in range(1, players + 1):
        page.get_by_label(f"Who plays seat {seat}").select_option("person" if seat <= people else "novice")
    page.get_by_label("Set-up code").fill("quetzal")
    page.get_by_role("button", name="Start the game").click()


def wish(state: State, turn: int) -> str:
    """What to do next: what the table proposes, else a place, a card or a tile, else a button."""
    buttons = [each for each in state["buttons"] if not each.startswith("table:")]
    things = [each for each in state["lit"] if not each.startswith(("pool:", "active:"))]
    if state.get("primary"):
        return str(state["primary"])
    if "deliver" in buttons:
        return "deliver"
    if things:
        return str(things[turn % len(things)])
    return str((buttons or state["lit"])[0])


def act(page: Page, state: State, turn: int, way: Way) -> None:
    wanted = wish(state, turn)
    is_button = wanted in state["buttons"]
    where = ".tabletop-buttons" if is_button else ".tabletop-mirror"
    target = unhurried(page.locator(f'{where} button[data-id="{wanted}"]'))
    if way == "mouse" and is_button:
        target.click()
    elif way == "mouse":
        box = target.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        key = "Tab" if is_button else "n"
        for _ in range(60):
            if target.evaluate("each => each === document.activeElement"):
                break
            page.keyboard.press(key)
        page.keyboard.press("Enter")


def play(page: Page, way: Way, until: Any) -> State:
    """Acts for whoever holds the device until the game is over or `until` says so."""
    state = page.evaluate(READ, "")
    for turn in range(STEPS):
        if state["phase"] == "over" or until(state):
            return dict(state)
        if state["phase"] == "turn-done":
            page.get_by_role("button", name="End turn").click()
        elif state["phase"] == "handing-over":
            page.get_by_role("button", name="I am").click()
        else:
            act(page, state, turn, way)
        state = page.evaluate(READ, state["print"])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("players", "way"), [(2, "keyboard"), (4, "mouse")])
def test_a_game_is_played_to_its_end(page: Page, players: int, way: Way) -> None:
    sit_down(page, players, people=1)
    expect(page.locator(".game-screen")).to_be_visible(timeout=START)
    state = play(page, way, until=lambda _: False)
    assert state["phase"] == "over"
    expect(page.get_by_role("button", name="Look at the results")).to_be_visible()


def faces(views: list[dict[str, Any]]) -> list[str]:
    """Cards that a frame shows although they are in somebody else's hand or cargo."""
    slots = ("hand:", "cargo", "drawn")
    return [
        f"{view['viewer']} sees {piece['id']}"
        for view in views
        for piece in view["pieces"]
        if piece["slot"].startswith(slots) and piece.get("face") and piece.get("owner") != view["viewer"]
    ]


def test_around_one_device_nobody_sees_another_hand(page: Page) -> None:
    page.add_init_script(f"({LISTEN})()")
    sit_down(page, 2, people=2)
    seen: set[str] = set()

    def look(state: State) -> bool:
        """Until both have had cards of their own before them."""
        shown = page.locator('.tabletop-mirror button[data-id^="hand:"]').evaluate_all(
            "buttons => buttons.map((each) => each.dataset.id)"
        )
        open_hands = {each.split(":")[1] for each in shown if each.count(":") == 2}
        assert len(open_hands) <= 1, shown
        if state["phase"] == "handing-over":
            assert open_hands == set()
        seen.update(open_hands)
        return seen == {"0", "1"}

    play(page, "mouse", until=look)
    views = page.evaluate("() => window.frames_seen")
    assert len(views) > 20
    assert faces(views) == []
    assert seen == {"0", "1"}
