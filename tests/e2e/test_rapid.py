"""Whoever acts faster than the engine answers: every tap counts in its order, and a double click counts once."""

from dataclasses import replace
from random import Random

import pytest
from ludoteca.core.link import write_link
from ludoteca.core.record import Player, Record
from ludoteca.core.session import Session
from ludoteca.registry import load_game
from playwright.sync_api import Page, expect
from tools.contract_laws import header

from tests.e2e.table import hurry, log_lines, set_up, wait_for_phase

# Each tap in the same task of the page: no answer of the engine can come between two of them.
TAPS = {
    "pointer": """(ids) => {
      const mirror = document.querySelectorAll(".tabletop-mirror [data-id]");
      const boxes = new Map(Array.from(mirror, (each) => [each.dataset.id, each.getBoundingClientRect()]));
      for (const { left, top, width, height } of ids.map((id) => boxes.get(id))) {
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        const target = document.elementFromPoint(at.clientX, at.clientY);
        const more = { ...at, pointerId: 1, pointerType: "mouse", isPrimary: true, bubbles: true };
        for (const type of ["pointerdown", "pointerup"]) target.dispatchEvent(new PointerEvent(type, more));
      }
    }""",
    "keyboard": """(ids) => {
      for (const id of ids) document.querySelector(`.tabletop-mirror [data-id="${id}"]`).click();
    }""",
}
WAYS = pytest.mark.parametrize("way", list(TAPS))


def delivery(cards: int) -> tuple[str, dict[str, int]]:
    """A link to a game against a bot in which the person delivers next from a ship, and the hand: kinds of cards with
    their numbers, at least so many kinds."""
    game = load_game("quetzal")
    head = header(game, 2, "rapid", {})
    players = (replace(head.players[0], colour="purple"), Player("Lykos", "sky", "bot", "novice"))
    for luck in range(100):
        session = Session(Record(game, replace(head, seed=f"rapid {luck}", players=players)))
        pick = Random(luck)
        while (seat := session.record.to_act()) is not None:
            frame = session.frame(seat, 0)
            hand = {piece.id: piece.count for piece in frame.view.pieces if piece.slot == "hand:0"}
            asked = dict(frame.view.prompt.args)
            is_delivery = frame.view.prompt.key == "quetzal-ask-delivery" and asked["limit"] == 6
            if seat == 0 and is_delivery and len(hand) >= cards and max(hand.values()) > 1:
                return write_link(session.record), hand
            session.play(session.revision, pick.randrange(len(frame.choices)))
    raise AssertionError("no such delivery in a hundred games")


def sit_down(page: Page, link: str) -> None:
    hurry(page)
    page.goto(f"./#g={link}")
    page.get_by_role("button", name="Play on").click()
    wait_for_phase(page, "acting")
    expect(page.locator('.tabletop-mirror .is-lit[data-id^="hand:0:"]').first).to_be_visible()


def cargo(page: Page) -> dict[str, int]:
    """What has been loaded: every card that the hand lost is there."""
    loaded = page.evaluate(
        """() => Array.from(document.querySelectorAll('.tabletop-mirror [data-id^="cargo:"]'), (each) => [
          each.dataset.id, Number(each.ariaLabel.match(/\\d+/)?.[0] ?? 1)])"""
    )
    return {str(name).replace("cargo:", "hand:0:"): count for name, count in loaded}


@WAYS
def test_five_cards_tapped_without_a_pause_are_all_loaded(page: Page, way: str) -> None:
    link, hand = delivery(5)
    sit_down(page, link)
    wanted = list(hand)[:5]
    page.evaluate(TAPS[way], wanted)
    loaded = page.locator('.tabletop-mirror [data-id^="cargo:"]')
    expect(loaded).to_have_count(5)
    assert set(cargo(page)) == set(wanted)
    expect(page.locator(".tabletop-tip")).to_be_hidden()
    # Each was an action of its own, in the order of the taps: taken back one by one, the last goes first.
    for left in range(4, -1, -1):
        page.keyboard.press("Control+z")
        expect(loaded).to_have_count(left)
        assert set(cargo(page)) == set(wanted[:left])


@WAYS
def test_two_of_a_pile_tapped_without_a_pause_are_both_loaded(page: Page, way: str) -> None:
    link, hand = delivery(5)
    sit_down(page, link)
    pile = max(hand, key=lambda name: hand[name])
    other = next(name for name in hand if name != pile)
    page.evaluate(TAPS[way], [pile, pile, other])
    loaded = page.locator('.tabletop-mirror [data-id^="cargo:"]')
    expect(loaded).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(loaded).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(loaded).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(loaded).to_have_count(0)


@WAYS
def test_a_double_click_on_a_stack_draws_once(page: Page, way: str) -> None:
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    stack = page.get_by_role("button", name="Main stack")
    expect(stack).to_be_visible()
    name = stack.get_attribute("data-id")
    page.evaluate(TAPS[way], [name, name])
    expect(page.get_by_role("button", name="Let it wait")).to_be_visible()
    expect(log_lines(page)).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    # Whatever the second click had asked of the engine would be answered before this is.
    page.get_by_role("button", name="Let it wait").click()
    expect(page.get_by_role("button", name="Let it wait")).to_have_count(0)
    expect(log_lines(page).filter(has_text="drew")).to_have_count(1)


def test_undo_waits_for_what_was_tapped_before_it(page: Page) -> None:
    link, hand = delivery(5)
    sit_down(page, link)
    first, second, third = list(hand)[:3]
    page.evaluate(TAPS["keyboard"], [first])
    loaded = page.locator('.tabletop-mirror [data-id^="cargo:"]')
    expect(loaded).to_have_count(1)
    press = "() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))"
    page.evaluate(f"(ids) => {{ ({TAPS['keyboard']})(ids); ({press})(); }}", [second, third])
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    assert set(cargo(page)) == {first, second}
