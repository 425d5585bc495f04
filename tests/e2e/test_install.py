"""The page installs as an app: the browser finds nothing wrong with it."""

import json
import struct
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.profile import launch
from tests.e2e.table import START, card

# Bare sizes in pixels; "any" is the drawing itself.
WANTED = {("any", "any"), ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
GROUND = {"light": "rgb(244, 236, 216)", "dark": "rgb(30, 36, 34)"}

# The colour that the browser gives its own frame: the first of those that apply.
FRAME = """() => {
  const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = metas.find((meta) => matchMedia(meta.media).matches).content;
  return getComputedStyle(probe).color;
}"""
SIDE = 64
PIXELS = f"""const pixels = async (name) => {{
  const picture = new Image();
  picture.src = name;
  await picture.decode();
  const pen = new OffscreenCanvas({SIDE}, {SIDE}).getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, {SIDE}, {SIDE});
  return pen.getImageData(0, 0, {SIDE}, {SIDE}).data;
}}"""
# How far two pictures are apart on average, of 255.
DIFFERENCE = """async ([one, other]) => {
  const [a, b] = [await pixels(one), await pixels(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
}"""
# How far anything outside the middle circle is from the ground.
OUTSIDE = f"""async (name) => {{
  const [data, ground] = [await pixels(name), [11, 110, 110, 255]];
  return data.reduce((most, value, at) => {{
    const [x, y] = [Math.floor(at / 4) % {SIDE}, Math.floor(at / 4 / {SIDE})];
    const isOutside = Math.hypot(x + 0.5 - {SIDE / 2}, y + 0.5 - {SIDE / 2}) > {SIDE * 0.4};
    return isOutside ? Math.max(most, Math.abs(value - ground[at % 4])) : most;
  }}, 0);
}}"""


def manifest(built: Path, name: str = "manifest.webmanifest") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((built / name).read_text(encoding="utf-8"))
    return found


def size_of(png: Path) -> str:
    """Width and height as the file itself says."""
    return "{}x{}".format(*struct.unpack(">II", png.read_bytes()[16:24]))


@pytest.mark.parametrize(
    ("locale", "words", "name"),
    [("en-GB", "Play now", "manifest.webmanifest"), ("fr-FR", "Jouer", "manifest.fr.webmanifest")],
)
def test_the_browser_finds_no_installability_error(
    browser: Browser, site: str, tmp_path: Path, locale: str, words: str, name: str
) -> None:
    context, page = launch(browser, site, tmp_path, locale=locale)
    page.goto("./")
    expect(card(page).get_by_role("button", name=words)).to_be_visible()
    protocol = context.new_cdp_session(page)
    read = protocol.send("Page.getAppManifest")
    assert read["errors"] == []
    assert read["url"] == urljoin(page.url, name)
    assert protocol.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    context.close()


def test_the_app_has_a_window_of_its_own_and_icons_of_every_kind(built: Path) -> None:
    app = manifest(built)
    assert (app["display"], app["id"], app["start_url"], app["scope"]) == ("standalone", "./", "./", "./")
    assert {(icon["sizes"], icon.get("purpose", "any")) for icon in app["icons"]} == WANTED
    for icon in app["icons"]:
        if icon["type"] == "image/png":
            assert size_of(built / icon["src"]) == icon["sizes"]


def test_the_app_differs_from_language_to_language_by_its_words_alone(built: Path) -> None:
    def without_words(app: dict[str, Any]) -> dict[str, Any]:
        shortcuts = [{**shortcut, "name": ""} for shortcut in app["shortcuts"]]
        return {**app, "lang": "", "description": "", "shortcuts": shortcuts}

    english, french = manifest(built), manifest(built, "manifest.fr.webmanifest")
    assert without_words(english) == without_words(french)
    assert (english["lang"], french["lang"]) == ("en", "fr")
    assert french["shortcuts"][0]["name"] == "Continuer"


def test_the_icons_show_the_one_drawing(page: Page) -> None:
    page.goto("./")
    for icon in ("ludoteca-192.png", "ludoteca-512.png"):
        assert (
            page.evaluate(
                f"(given) => {{ {PIXELS}; return ({DIFFERENCE})(given); }}",
                ["assets/icons/ludoteca.svg", f"assets/icons/{icon}"],
            )
            < 2
        )


def test_a_mask_cuts_nothing_but_ground_off_the_maskable_icon(page: Page) -> None:
    """Whatever the system cuts away lies outside a circle of four fifths of the width."""
    page.goto("./")
    most = page.evaluate(
        f"(given) => {{ {PIXELS}; return ({OUTSIDE})(given); }}", "assets/icons/ludoteca-maskable-512.png"
    )
    assert most <= 2


def test_shortcuts_lead_to_continue_and_to_each_game(built: Path) -> None:
    shortcuts = {shortcut["name"]: shortcut["url"] for shortcut in manifest(built)["shortcuts"]}
    assert shortcuts == {
        "Continue": "./#c",
        "Quetzal": "./#n=quetzal",
        "World Wonders": "./#n=world_wonders",
        "Attika": "./#n=attika",
    }


def test_a_shortcut_starts_a_game_and_continue_goes_back_to_it(page: Page) -> None:
    page.goto("./#n=attika")
    expect(page.get_by_role("region", name="Players")).to_be_visible(timeout=START)
    game = page.url
    assert "#t=" in game
    page.goto("./#")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    page.goto("./#c")
    expect(page.get_by_role("region", name="Players")).to_be_visible(timeout=START)
    assert page.url == game


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_frame_of_the_window_has_the_colour_of_the_ground(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto("./")
    expect(page.locator("body")).to_have_css("background-color", GROUND[scheme])
    assert page.evaluate(FRAME) == GROUND[scheme]


def test_the_frame_of_the_window_follows_the_chosen_theme(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("./")
    page.get_by_role("button", name="Settings").click()
    for theme in ("dark", "light"):
        page.get_by_role("radio", name=theme.title()).check(force=True)
        expect(page.locator("body")).to_have_css("background-color", GROUND[theme])
        assert page.evaluate(FRAME) == GROUND[theme]
