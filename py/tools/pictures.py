"""`run.py pictures`: the pages as they look. Runs with the tools' Python on dist/, in a real browser.

For each game a contact sheet: lobby, set-up, early, middle, late, hand-over and end, on a desk and on a phone, by day
and in the evening. The games that are shown were played by bots here; the page opens them by their links.
"""

import base64
import functools
import html
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludoteca.core import bots
from ludoteca.core.link import write_link
from ludoteca.core.record import AnyGame, Header, Record, read_header, rng_of
from ludoteca.registry import GAMES, load_game
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from . import browser
from .places import BUILD, DIST, ROOT
from .say import say
from .serve import Handler, Server

SHEETS = BUILD / "pictures"
ICONS = ROOT / "assets" / "icons"
SHOWN = ROOT / "assets" / "pictures"
PATIENCE = 120_000

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 640}
SCREENS = {"desk": DESK, "phone": PHONE}
SCHEMES = ("light", "dark")
MOMENTS = {"early": 0.12, "middle": 0.5, "late": 0.88}
SCENES = ("lobby", "set-up", *MOMENTS, "hand-over", "end")

SEATS = {"attika": 3, "quetzal": 3, "world_wonders": 3}
COLOURS = ("black", "sky", "yellow", "blue", "vermilion")
OWN_COLOURS = {"quetzal": ("purple", *COLOURS[1:])}
NAMES = ("Ada", "Lykos", "Myrto", "Damon", "Phoibe")
LEVEL = "novice"

# The README's pictures: file, game, scene, screen, scheme, and the width it is kept at.
README = (
    ("lobby", "attika", "lobby", "desk", "light", 1200),
    ("attika", "attika", "middle", "desk", "light", 1200),
    ("quetzal", "quetzal", "middle", "desk", "light", 1200),
    ("world-wonders", "world_wonders", "middle", "desk", "light", 1200),
    ("phone-attika", "attika", "middle", "phone", "dark", 360),
    ("phone-quetzal", "quetzal", "middle", "phone", "light", 360),
    ("phone-world-wonders", "world_wonders", "middle", "phone", "dark", 360),
)
SETTLED = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((picture) => picture.decode()));
}"""
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


def header_of(game: AnyGame, persons: int) -> Header:
    """So many people, then bots."""
    seats, colours = SEATS.get(game.meta.key, min(game.meta.seats)), OWN_COLOURS.get(game.meta.key, COLOURS)
    kinds = [("person", "") if seat < persons else ("bot", LEVEL) for seat in range(seats)]
    players = [
        {"name": NAMES[seat], "colour": colours[seat], "kind": kind, "level": level}
        for seat, (kind, level) in enumerate(kinds)
    ]
    data = {"game": game.meta.key, "rules_version": game.meta.rules_version, "seats": seats, "seed": "pictures"}
    return read_header(load_game, {**data, "players": players})[1]


def play(game: AnyGame) -> list[int]:
    """A whole game between bots, as the indexes of what they did."""
    record, luck = Record(game, header_of(game, 1)), rng_of("thoughts")
    while (seat := record.to_act()) is not None:
        index = 0
        if len(record.legal()) > 1:
            dream, luck = luck.fork()
            thought, luck = luck.fork()
            index = bots.choose(game, game.determinize(record.state, seat, dream), seat, LEVEL, thought)
        record.do(index)
    return [moment.index for moment in record.moments]


def links_of(game: AnyGame) -> dict[str, str]:
    """Each scene at a table as a link; a moment is the first after its share of the game at which Ada's turn begins."""
    indexes = play(game)
    links = {name: _link(game, 1, indexes, int(len(indexes) * share)) for name, share in MOMENTS.items()}
    links["hand-over"] = _link(game, min(2, SEATS.get(game.meta.key, 2)), indexes, len(indexes) // 3)
    links["end"] = _link(game, 1, indexes, len(indexes))
    return links


def _link(game: AnyGame, persons: int, indexes: Sequence[int], least: int) -> str:
    """The game up to the first start of Ada's turn after so many actions, or to her last; the whole if that is all."""
    whole = Record(game, header_of(game, persons))
    starts, before = [], None
    for done, index in enumerate(indexes):
        if whole.to_act() == 0 and before != 0:
            starts.append(done)
        before = whole.to_act()
        whole.do(index)
    if least >= len(indexes):
        return write_link(whole)
    record = Record(game, whole.header)
    for index in indexes[: next((start for start in starts if start >= least), starts[-1])]:
        record.do(index)
    return write_link(record)


@contextmanager
def serving() -> Iterator[str]:
    with Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(DIST))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}/"
        server.shutdown()


def open_context(chromium: Browser, site: str, screen: str, scheme: Any) -> BrowserContext:
    is_phone = screen == "phone"
    context = chromium.new_context(
        base_url=site,
        viewport=SCREENS[screen],
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=is_phone,
        is_mobile=is_phone,
        device_scale_factor=2 if is_phone else 1,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    return context


def show(page: Page, game: AnyGame, scene: str, links: dict[str, str]) -> None:
    """Leads the page to a scene. The engine stays up from one to the next: only the fragment changes."""
    if scene in ("lobby", "set-up"):
        page.goto("./#")
        page.locator(".engine.ready").wait_for(state="attached")
        if scene == "set-up":
            title = page.get_by_role("heading", name=game.meta.title, exact=True)
            page.get_by_role("article").filter(has=title).get_by_role("button", name="Set up").click()
            page.get_by_role("dialog").wait_for()
    else:
        page.goto(f"./#g={links[scene]}")
        page.get_by_role("button", name="Play on").click()
        stage = {"hand-over": "handing", "end": "over"}.get(scene, "acting")
        page.locator(f".table-screen[data-stage={stage}]").wait_for(state="attached")
        if scene == "end":
            page.get_by_role("button", name="Results").click()
            page.get_by_role("dialog").wait_for()
    page.evaluate(SETTLED)


def take(chromium: Browser, site: str, game: AnyGame, screen: str, scheme: str, scenes: Sequence[str]) -> None:
    folder = SHEETS / game.meta.key
    folder.mkdir(parents=True, exist_ok=True)
    links = links_of(game)
    with open_context(chromium, site, screen, scheme) as context:
        page = context.new_page()
        # The lobby comes last: by then it has games to continue.
        for scene in sorted(scenes, key=lambda one: one == "lobby"):
            show(page, game, scene, links)
            page.screenshot(path=folder / f"{scene}-{screen}-{scheme}.png")
            leave(page)
        say(f"{game.meta.key}, {screen}, {scheme}: {len(scenes)} pictures")


def leave(page: Page) -> None:
    """Out of whatever dialog is open; the hand-over asks for an answer."""
    home = page.get_by_role("dialog").get_by_role("button", name="To the lobby")
    if home.count():
        home.click()
    elif page.get_by_role("dialog").count():
        page.keyboard.press("Escape")


def make_sheet(chromium: Browser, game: AnyGame) -> Path:
    """All pictures of a game on one, a row for each screen and scheme."""
    rows = []
    for screen, scheme in ((screen, scheme) for screen in SCREENS for scheme in SCHEMES):
        cells = "".join(_cell(game, scene, screen, scheme) for scene in SCENES)
        rows.append(f"<section>{cells}</section>")
    style = "body{margin:8px;background:#777;font:14px sans-serif}section{display:flex;gap:8px;margin-bottom:8px}"
    page = chromium.new_page(viewport={"width": 7 * 488 + 8, "height": 900})
    page.set_content(f"<style>{style}figure{{margin:0}}img{{display:block}}</style>{''.join(rows)}")
    target = SHEETS / game.meta.key / "sheet.png"
    page.screenshot(path=target, full_page=True)
    page.close()
    return target


def _cell(game: AnyGame, scene: str, screen: str, scheme: str) -> str:
    source = data_of(SHEETS / game.meta.key / f"{scene}-{screen}-{scheme}.png")
    width = 480 if screen == "desk" else 300
    caption = html.escape(f"{scene}, {screen}, {scheme}")
    return f'<figure><img src="{source}" width="{width}"><figcaption>{caption}</figcaption></figure>'


def data_of(picture: Path) -> str:
    kind = "svg+xml" if picture.suffix == ".svg" else "png"
    return f"data:image/{kind};base64,{base64.b64encode(picture.read_bytes()).decode()}"


def make_sheets(chromium: Browser, keys: Sequence[str]) -> None:
    with serving() as site:
        for game in (load_game(key) for key in keys):
            for screen in SCREENS:
                for scheme in SCHEMES:
                    take(chromium, site, game, screen, scheme, SCENES)
            say(f"the sheet: {make_sheet(chromium, game).relative_to(ROOT).as_posix()}")


def make_readme(chromium: Browser) -> None:
    """The README's pictures, as small as WebP makes them."""
    SHOWN.mkdir(parents=True, exist_ok=True)
    with serving() as site:
        for name, key, scene, screen, scheme, width in README:
            take(chromium, site, load_game(key), screen, scheme, ["middle", "lobby"] if scene == "lobby" else [scene])
            page = chromium.new_page()
            source = data_of(SHEETS / key / f"{scene}-{screen}-{scheme}.png")
            kept = SHOWN / f"{name}.webp"
            kept.write_bytes(base64.b64decode(page.evaluate(SHRINK, [source, width])))
            page.close()
            say(f"{kept.relative_to(ROOT).as_posix()}: {kept.stat().st_size // 1024} kB")


def make_icons(chromium: Browser) -> None:
    """The icons of the installed app from the one drawing; the maskable one lies on its ground to the very edge."""
    source = data_of(ICONS / "ludoteca.svg")
    for name, size, part in (("192", 192, 100), ("512", 512, 100), ("maskable-512", 512, 85)):
        page = chromium.new_page(viewport={"width": size, "height": size})
        ground = "transparent" if part == 100 else "#0b6e6e"
        style = f"body{{margin:0;background:{ground}}}img{{display:block;width:{part}%;margin:{(100 - part) / 2}%}}"
        page.set_content(f'<style>{style}</style><img src="{source}">')
        page.screenshot(path=ICONS / f"ludoteca-{name}.png", omit_background=True)
        page.close()


def main(words: Sequence[str]) -> None:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        if "--icons" in words:
            make_icons(chromium)
        elif "--readme" in words:
            make_readme(chromium)
        else:
            make_sheets(chromium, words or [game.meta.key for game in GAMES])
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
