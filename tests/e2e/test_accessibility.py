"""axe finds nothing: on every screen of the shell, by day and in the evening, in both languages."""

import functools
from collections.abc import Iterator
from typing import Any

import pytest
from ludoteca.registry import load_game
from playwright.sync_api import BrowserContext, Page, expect
from tools.paths import ROOT
from tools.sample_games import links_of

from tests.e2e.table import NORMAL_PACE, card, hold, leave_dialog, open_dialog, wait_for_phase

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
FIND = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}"""

WORDS = {
    "en-GB": ("Settings", "Set up", "Who plays seat 2", "Start the game", "I am", "Share", "Rules"),
    "fr-FR": (
        "Réglages",
        "Personnaliser",
        "Joueur 2\u00a0: humain ou robot",
        "Commencer la partie",
        "Je suis",
        "Partager",
        "Règles",
    ),
}
AT_TABLES = {
    "en-GB": ("Play on", "Keep it here", "Look at the results", "Log", "Back to now", "Players"),
    "fr-FR": (
        "Continuer la partie",
        "La conserver ici",
        "Voir les résultats",
        "Journal",
        "Revenir au présent",
        "Joueurs",
    ),
}
SCREENS = [
    {"locale": locale, "color_scheme": scheme, "viewport": {"width": width, "height": height}}
    for locale, scheme, width, height in (
        ("en-GB", "light", 1280, 800),
        ("fr-FR", "dark", 360, 640),
    )
]


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page that has axe with it from the start."""
    context.add_init_script(AXE)
    return context.new_page()


def find_faults(page: Page) -> list[str]:
    return list(page.evaluate(FIND))


@pytest.mark.parametrize("context_options", SCREENS)
def test_axe_finds_nothing_on_the_way_to_a_table(page: Page, context_options: dict[str, Any]) -> None:
    settings, set_up, who, start, ready, share, rules = WORDS[context_options["locale"]]
    page.goto("./")
    open_dialog(page, settings)
    faults = find_faults(page)
    leave_dialog(page)
    faults += find_faults(page)
    dialog = open_dialog(page, card(page).get_by_role("button", name=set_up))
    dialog.get_by_label(who).select_option("person")
    faults += find_faults(page)
    dialog.get_by_role("button", name=start).click()
    expect(page.get_by_role("button", name=ready)).to_be_visible()
    faults += find_faults(page)
    page.get_by_role("button", name=ready).click()
    wait_for_phase(page, "acting")
    faults += find_faults(page)
    for name in (share, rules):
        open_dialog(page, name)
        faults += find_faults(page)
        leave_dialog(page)
    assert faults == []


@functools.cache
def links(key: str) -> dict[str, str]:
    """Moments of a game that bots have played."""
    return links_of(load_game(key))


@pytest.mark.parametrize("context_options", SCREENS)
def test_axe_finds_nothing_at_any_table(page: Page, context_options: dict[str, Any]) -> None:
    is_narrow = context_options["viewport"]["width"] < 600
    hold(page, NORMAL_PACE)  # no bot takes the moment away that is looked at
    faults = [
        f"{key}, {screen}: {fault}"
        for key in ("attika", "quetzal", "world_wonders")
        for screen in visit(page, key, is_narrow, *AT_TABLES[context_options["locale"]])
        for fault in find_faults(page)
    ]
    page.goto("./#")
    expect(page.locator(".saved-row")).to_have_count(6)
    assert [*faults, *find_faults(page)] == []


def open_link(page: Page, link: str, play_on: str, reached: str) -> None:
    """From a link to the kept game, without loading the page anew."""
    page.goto(f"./#g={link}")
    page.get_by_role("button", name=play_on).click()
    page.wait_for_url("**/#t=*")
    wait_for_phase(page, reached)


def visit(
    page: Page, key: str, is_narrow: bool, play_on: str, keep: str, results: str, log: str, now: str, players: str
) -> Iterator[str]:
    """Leads from screen to screen of a game without loading the page anew."""
    open_link(page, links(key)["late"], play_on, "acting")
    yield "late"
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    yield "something picked"
    page.keyboard.press("Escape")
    if is_narrow:
        page.get_by_role("button", name="Menu").click()
        yield "the menu"
        open_dialog(page, log)
        yield "the log as a sheet"
    page.locator(".log-line button").last.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=now)).to_be_visible()
    yield "an earlier moment"
    page.get_by_role("button", name=now).click()
    expect(page.get_by_role("button", name=now)).to_have_count(0)
    open_dialog(page, page.get_by_role("region", name=players).get_by_role("button").first)
    yield "a seat"
    leave_dialog(page)
    open_link(page, links(key)["end"], keep, "over")
    open_dialog(page, results)
    yield "the results"
    leave_dialog(page)
