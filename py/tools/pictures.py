"""`run.py pictures`: takes pictures of all pages of dist/ in a real browser, and makes contact sheets of them.

There is one sheet for each game, screen and colour scheme. It shows the lobby and its dialogs, moments of a game, every
kind of decision, tables with the fewest and the most seats, and the dialogs over a table. Bots play the games.
"""

import base64
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.core.record import AnyGame
from ludoteca.registry import GAMES, load_game
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from . import browser
from .contact_sheets import data_of, make_sheet
from .paths import BUILD, DIST, ROOT
from .picture_scenes import AT_TABLE, IN_SHELL, Guide
from .sample_games import decisions_of, links_of, tables_of
from .serve import Handler, serving
from .terminal import say

SHEETS = BUILD / "pictures"
ICONS = ROOT / "assets" / "icons"
SHOWN = ROOT / "assets" / "pictures"
PATIENCE = 120_000

SCREENS: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 360, "height": 640},
    "lying": {"width": 640, "height": 360},
    "wall": {"width": 2560, "height": 1440},
}
TOUCHED = ("phone", "lying")
USUAL = ("desk", "phone")
SCHEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


@dataclass(frozen=True, slots=True)
class Appearance:
    """How a page is looked at."""

    screen: str
    scheme: Any
    language: str = "en"

    @property
    def name(self) -> str:
        return f"{self.screen}-{self.scheme}" + ("" if self.language == "en" else f"-{self.language}")


# The README's pictures: file, game, scene, screen, scheme, and the width of the file.
README = (
    ("lobby", "attika", "lobby", "desk", "light", 1200),
    ("attika", "attika", "middle", "desk", "light", 1200),
    ("quetzal", "quetzal", "middle", "desk", "light", 1200),
    ("world-wonders", "world_wonders", "middle", "desk", "light", 1200),
    ("phone-attika", "attika", "middle", "phone", "dark", 360),
    ("phone-quetzal", "quetzal", "middle", "phone", "light", 360),
    ("phone-world-wonders", "world_wonders", "middle", "phone", "dark", 360),
)
SHRINK = """async ([source, width]) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((picture.naturalHeight * width) / picture.naturalWidth);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.85).split(",")[1];
}"""


def open_context(chromium: Browser, site: str, look: Appearance) -> BrowserContext:
    is_phone = look.screen in TOUCHED
    context = chromium.new_context(
        base_url=site,
        viewport=SCREENS[look.screen],
        color_scheme=look.scheme,
        reduced_motion="reduce",
        locale=LOCALES[look.language],
        has_touch=is_phone,
        is_mobile=is_phone,
        device_scale_factor=2 if is_phone else 1,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    return context


def scenes_of(links: dict[str, str]) -> list[str]:
    """All scenes in the order of the sheet. The lobby is last, because by then it has games to continue."""
    *shell, lobby = IN_SHELL
    return [*shell, *links, "over", *AT_TABLE, lobby]


def take(
    chromium: Browser, site: str, game: AnyGame, look: Appearance, links: dict[str, str], scenes: Sequence[str]
) -> list[Path]:
    """Take a picture of each scene; where a decision asks for a place, another one with a place pointed at."""
    folder = SHEETS / game.meta.key / look.name
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    with open_context(chromium, site, look) as context:
        guide = Guide(context.new_page(), game, links, look.language)
        for scene in scenes:
            guide.show(scene)
            taken.append(folder / f"{scene}.png")
            taken[-1].write_bytes(guide.picture())
            if scene.startswith("ask-") and guide.point_at_place():
                taken.append(folder / f"{scene}-there.png")
                taken[-1].write_bytes(guide.picture())
            guide.leave()
    say(f"{game.meta.key}, {look.name}: {len(taken)} pictures")
    return taken


def make_sheets(chromium: Browser, keys: Sequence[str], looks: Sequence[Appearance], part: str) -> None:
    """One sheet for each game and look, of the scenes whose names have this part."""
    with serving(Handler, DIST) as site:
        for game in (load_game(key) for key in keys):
            links = {**links_of(game), **tables_of(game), **decisions_of(game)}
            scenes = [scene for scene in scenes_of(links) if part in scene]
            for look in looks:
                taken = take(chromium, site, game, look, links, scenes)
                target = SHEETS / game.meta.key / f"{look.name}.png"
                make_sheet(chromium, taken, SCREENS[look.screen]["width"], target)
                say(f"the sheet: {target.relative_to(ROOT).as_posix()}")


def make_readme(chromium: Browser) -> None:
    """Make the README's pictures, as WebP."""
    SHOWN.mkdir(parents=True, exist_ok=True)
    played = {game.meta.key: links_of(game) for game in GAMES}
    with serving(Handler, DIST) as site:
        for name, key, scene, screen, scheme, width in README:
            game = load_game(key)
            scenes = ["middle", "lobby"] if scene == "lobby" else [scene]
            taken = take(chromium, site, game, Appearance(screen, scheme), played[key], scenes)[-1]
            page = chromium.new_page()
            kept = SHOWN / f"{name}.webp"
            kept.write_bytes(base64.b64decode(page.evaluate(SHRINK, [data_of(taken), width])))
            page.close()
            say(f"{kept.relative_to(ROOT).as_posix()}: {kept.stat().st_size // 1024} kB")


def make_icons(chromium: Browser) -> None:
    """Make the icons of the installed app from one drawing; the background of the maskable one reaches the edges."""
    source = data_of(ICONS / "ludoteca.svg")
    for name, size, part in (("192", 192, 100), ("512", 512, 100), ("maskable-512", 512, 85)):
        page = chromium.new_page(viewport={"width": size, "height": size})
        ground = "transparent" if part == 100 else "#0b6e6e"
        style = f"body{{margin:0;background:{ground}}}img{{display:block;width:{part}%;margin:{(100 - part) / 2}%}}"
        page.set_content(f'<style>{style}</style><img src="{source}">')
        page.screenshot(path=ICONS / f"ludoteca-{name}.png", omit_background=True)
        page.close()


def main(asked: dict[str, Any]) -> None:
    """Run with the arguments of `run.py pictures`."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        if asked["icons"]:
            make_icons(chromium)
        elif asked["readme"]:
            make_readme(chromium)
        else:
            looks = [
                Appearance(screen, scheme, asked["language"])
                for screen in asked["screen"] or USUAL
                for scheme in asked["scheme"] or SCHEMES
            ]
            make_sheets(chromium, asked["game"] or [game.meta.key for game in GAMES], looks, asked["scene"])
        chromium.close()


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
