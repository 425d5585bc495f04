"""How fast dist/ starts in a browser, compared with bare Pyodide; a part of `run.py bench`.

Each visit has its own browser process, on a profile that stays on disk, and begins when the browser has finished its
own start. Visits to our page and to a page with bare Pyodide alternate; each has its own profile. The result is the
median, and the ratio to bare Pyodide's first or second visit. Then every game is played once; see play_bench.py.
"""

import functools
import json
import shutil
import statistics
import sys
import tempfile
import threading
from collections import defaultdict
from pathlib import Path
from typing import Any

from ludoteca.core.link import write_link
from ludoteca.core.recordfile import read_file
from ludoteca.registry import GAMES, load_game
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from . import browser, golden
from .paths import DIST, ROOT
from .play_bench import Figures, measure_game
from .serve import Handler, Server

BARE = ROOT / "tests" / "bench"
OWN = ("bare.html", "bare.js", "play.mjs")

# Marks the first frame in which the table is drawn completely and things can be picked.
WATCH = """
const look = () => {
  const things = document.querySelector(".game-screen:not([data-phase=starting]) .tabletop-mirror button");
  if (things && !document.querySelector(".is-painting"))
    performance.mark("table");
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
MARK = """(name) => new Promise((done) => {
  const look = () => {
    const [mark] = performance.getEntriesByName(name);
    if (mark) done(mark.startTime);
    else setTimeout(look, 20);
  };
  look();
})"""
KEPT = "async () => { await navigator.serviceWorker.ready; }"
OWN_START = 2500
"""Milliseconds for which a browser that was just started is busy with itself."""


class Host(Handler):
    """A usual static host: files may be cached for ten minutes. It counts the bytes that it sends."""

    sent = 0

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        super(Handler, self).end_headers()

    def translate_path(self, path: str) -> str:
        name = path.split("?")[0].removeprefix("/")
        if name.startswith("assets/runtime/"):  # the page with bare Pyodide does not know the name of the build
            return str(next(DIST.glob(f"builds/*/{name}")))
        return str(BARE / name) if name in OWN else super().translate_path(path)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        body = source.read()
        Host.sent += len(body)
        outputfile.write(body)


def launch(playwright: Playwright, profile: Path) -> tuple[BrowserContext, Page]:
    context = playwright.chromium.launch_persistent_context(
        str(profile), executable_path=browser.find(), args=browser.arguments(), viewport={"width": 1280, "height": 800}
    )
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.wait_for_timeout(OWN_START)
    page.add_init_script(WATCH)
    return context, page


def visit_bare(playwright: Playwright, site: str, profile: Path, figures: Figures) -> None:
    for name in ("bare Pyodide, first visit", "bare Pyodide, second visit"):
        context, page = launch(playwright, profile)
        page.goto(f"{site}bare.html")
        figures[name].append(page.evaluate(MARK, "engine"))
        context.close()


def visit_ours(playwright: Playwright, site: str, profile: Path, figures: Figures) -> None:
    context, page = launch(playwright, profile)
    before = Host.sent
    page.goto(site)
    page.get_by_role("button", name="Play now").first.click()
    measure(page, "first visit", figures)
    figures["megabytes until the first table"].append((Host.sent - before) / 1e6)
    page.evaluate(KEPT)
    address = page.url
    context.close()
    for name in ("second visit", "second visit, offline"):
        context, page = launch(playwright, profile)
        context.set_offline(name.endswith("offline"))
        page.goto(address)
        measure(page, name, figures)
        context.close()


def measure(page: Page, name: str, figures: Figures) -> None:
    figures[f"{name}: playable table"].append(page.evaluate(MARK, "table"))
    figures[f"{name}: engine answers"].append(page.evaluate(MARK, "engine"))
    figures[f"{name}: first picture"].append(page.evaluate(MARK, "first-contentful-paint"))


def play_games(playwright: Playwright, site: str, figures: Figures) -> None:
    running = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
    for game in GAMES:
        page = running.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(120_000)
        measure_game(page, site, game.meta.key, game.meta.title, figures)
        page.close()
        print(f"{game.meta.title} played", flush=True)
    running.close()


def measure_links(figures: Figures) -> None:
    """The lengths of the links of all golden games."""
    for game in GAMES:
        kept = [file for file in golden.files() if file.parent.name == game.meta.key]
        lengths = [len(write_link(read_file(load_game, file.read_text(encoding="utf-8")))) for file in kept]
        figures[f"{game.meta.title}: characters of a whole game's link"] = [float(length) for length in lengths]
        figures[f"{game.meta.title}: the longest of {len(lengths)}"].append(max(lengths))


def main(rounds: int) -> None:
    figures: Figures = defaultdict(list)
    with Server(("127.0.0.1", 0), functools.partial(Host, directory=str(DIST))) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        site = f"http://localhost:{serving.server_address[1]}/"
        with sync_playwright() as playwright:
            for turn in range(rounds):
                for visit in (visit_bare, visit_ours):
                    profile = Path(tempfile.mkdtemp())
                    visit(playwright, site, profile, figures)
                    shutil.rmtree(profile, ignore_errors=True)
                print(f"round {turn + 1} of {rounds}", flush=True)
            play_games(playwright, site, figures)
        serving.shutdown()
    measure_links(figures)
    print(json.dumps({name: statistics.median(found) for name, found in figures.items()}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
