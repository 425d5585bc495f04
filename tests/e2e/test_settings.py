"""The settings: the list of keys, single keys switched off, sounds offered once, text sizes on the canvas."""

from playwright.sync_api import Page, expect

from tests.e2e.table import leave_dialog, open_dialog, set_up, wait_for_phase

LISTENING = """
Object.defineProperty(navigator, "webdriver", { get: () => false });
window.contexts = 0;
window.AudioContext = class extends AudioContext {
  constructor(...options) {
    super(...options);
    window.contexts += 1;
  }
};
"""
"""A browser that nobody drives, as far as the page can tell, and that counts what could make a sound."""


def test_keys_are_listed_and_single_ones_can_be_switched_off(page: Page) -> None:
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="All keys")
    expect(keys.get_by_text("to the next thing that may be picked")).to_be_visible()
    leave_dialog(page)
    settings = open_dialog(page, "Settings")
    settings.get_by_role("group", name="Single keys").get_by_role("radio", name="Off").check(force=True)
    settings.get_by_role("button", name="All keys").click()
    expect(keys.get_by_text("Single keys are switched off")).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    leave_dialog(page)
    page.keyboard.press("h")
    page.keyboard.press("?")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="Hint").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Close the hint")).to_have_count(0)


def test_sounds_are_offered_once_and_cost_nothing_before(page: Page) -> None:
    page.add_init_script(LISTENING)
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    page.get_by_role("button", name="Take fewer cards").click()
    page.goto("./#")
    offer = page.locator(".note", has_text="Would you like quiet sounds")
    expect(offer).to_be_visible()
    assert page.evaluate("window.contexts") == 0
    offer.get_by_role("button", name="Yes, please").click()
    expect(offer).to_have_count(0)
    page.wait_for_function("window.contexts === 1")
    settings = open_dialog(page, "Settings")
    sounds = settings.get_by_role("group", name="Sounds")
    expect(sounds.get_by_role("radio", name="Quiet")).to_be_checked()
    sounds.get_by_role("radio", name="Off").check(force=True)
    stored = page.evaluate("Object.entries(localStorage).find(([name]) => name.endsWith('settings'))[1]")
    assert '"sound":"off"' in stored
