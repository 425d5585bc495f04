"""`run.py pictures`: takes pictures of all pages of dist/ in a real browser, and makes contact sheets of them.

There is one sheet for each game, size of the window and theme. It shows the lobby and its dialogs, moments of a game,
every kind of decision, tables with the fewest and the most seats, and the dialogs over a table. Bots play the games.
Each scene is opened once for all desktops and once for all phones; then the window gets each size and theme.
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

SIZES = ("360x640", "390x844", "844x390", "1024x768", "1440x900", "2560x1440")
THEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PHONE = 480
"""A window whose shorter side has no more pixels is that of a phone, which is touched."""


@dataclass(frozen=True, slots=True)
class Appearance:
    """How a page is looked at."""

    size: str
    theme: Any
    language: str = "en"

    @property
    def name(self) -> str:
        return f"{self.size}-{self.theme}" + ("" if self.language == "en" else f"-{self.language}")

    @property
    def window(self) -> ViewportSize:
        width, height = (int(number) for number in self.size.split("x"))
        return {"width": width, "height": height}

    @property
    def is_phone(self) -> bool:
        return min(self.window["width"], self.window["height"]) <= PHONE


# The README's pictures: file, game, scene, size, theme, and the width of the file.
README = (
    ("lobby", "attika", "lobby", "1440x900", "light", 1200),
    ("attika", "attika", "middle", "1440x900", "light", 1200),
    ("quetzal", "quetzal", "middle", "1440x900", "light", 1200),
    ("world-wonders", "world_wonders", "middle", "1440x900", "light", 1200),
    ("phone-attika", "attika", "middle", "360x640", "dark", 360),
    ("phone-quetzal", "quetzal", "middle", "360x640", "light", 360),
    ("phone-world-wonders", "world_wonders", "middle", "360x640", "dark", 360),
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
    context = chromium.new_context(
        base_url=site,
        viewport=look.window,
        color_scheme=look.theme,
        reduced_motion="reduce",
        locale=LOCALES[look.language],
        has_touch=look.is_phone,
        is_mobile=look.is_phone,
        device_scale_factor=2 if look.is_phone else 1,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    return context


def scenes_of(links: dict[str, str]) -> list[str]:
    """All scenes in the order of the sheet. The lobby is last, because by then it has games to continue."""
    *shell, lobby = IN_SHELL
    return [*shell, *links, "over", *AT_TABLE, lobby]


Taken = dict[str, list[Path]]
"""The files of the pictures, by the name of the look."""


def take(
    chromium: Browser,
    site: str,
    game: AnyGame,
    looks: Sequence[Appearance],
    links: dict[str, str],
    scenes: Sequence[str],
) -> Taken:
    """Take a picture of each scene in each look, all of phones or none."""
    taken: Taken = {look.name: [] for look in looks}
    with open_context(chromium, site, looks[0]) as context:
        guide = Guide(context.new_page(), game, links, looks[0].language)
        for scene in scenes:
            guide.look(looks[0].window, looks[0].theme)
            guide.show(scene)
            is_played = False
            for look in looks:
                guide.look(look.window, look.theme)
                if is_played:
                    guide.show(scene)
                files = take_scene(guide, scene, SHEETS / game.meta.key / look.name)
                # A tap may have been the whole answer.
                is_played = look.is_phone and len(files) > 1
                taken[look.name] += files
            guide.leave()
            say(f"{game.meta.key}: {scene}")
    return taken


def take_scene(guide: Guide, scene: str, folder: Path) -> list[Path]:
    """A picture; where a decision asks for a place, another one with a place pointed at."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{scene}.png"]
    files[0].write_bytes(guide.picture())
    if scene.startswith("ask-") and guide.point_at_place():
        files.append(folder / f"{scene}-there.png")
        files[1].write_bytes(guide.picture())
        guide.point_at_nothing()
    return files


def make_sheets(chromium: Browser, keys: Sequence[str], looks: Sequence[Appearance], part: str) -> None:
    """One sheet for each game and look, of the scenes whose names have this part."""
    with serving(Handler, DIST) as site:
        for game in (load_game(key) for key in keys):
            links = {**links_of(game), **tables_of(game), **decisions_of(game)}
            scenes = [scene for scene in scenes_of(links) if part in scene]
            for is_phone in (True, False):
                alike = [look for look in looks if look.is_phone == is_phone]
                taken = take(chromium, site, game, alike, links, scenes) if alike else {}
                for look in alike:
                    target = SHEETS / game.meta.key / f"{look.name}.png"
                    make_sheet(chromium, taken[look.name], look.window["width"], target)
                    say(f"the sheet: {target.relative_to(ROOT).as_posix()}")


def make_readme(chromium: Browser) -> None:
    """Make the README's pictures, as WebP."""
    SHOWN.mkdir(parents=True, exist_ok=True)
    played = {game.meta.key: links_of(game) for game in GAMES}
    with serving(Handler, DIST) as site:
        for name, key, scene, size, theme, width in README:
            game = load_game(key)
            look = Appearance(size, theme)
            scenes = ["middle", "lobby"] if scene == "lobby" else [scene]
            taken = take(chromium, site, game, [look], played[key], scenes)[look.name][-1]
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
                Appearance(size, theme, asked["language"])
                for size in asked["size"] or SIZES
                for theme in asked["theme"] or THEMES
            ]
            make_sheets(chromium, asked["game"] or [game.meta.key for game in GAMES], looks, asked["scene"])
        chromium.close()


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
