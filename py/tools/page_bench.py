"""How fast dist/ starts in a browser, beside bare Pyodide: `run.py bench` runs this with the tools' Python.

Each visit is a browser process of its own on a profile kept on disk, begun when the browser has come to rest from its
own start; the visits of the two sides alternate, and each side has its own profile. What is shown is the median, and
the ratio to bare Pyodide's first visit or second. Then every game is played once; see play_bench.py.
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
from .places import DIST, ROOT
from .play_bench import Figures, measure_game
from .serve import Handler, Server

BARE = ROOT / "tests" / "bench"
OWN = ("bare.html", "bare.js", "play.mjs")

# Marks the frame in which the things on the table can first be picked and are all there to be seen.
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
"""Milliseconds in which a browser that was just started is busy with its own windows."""


class Host(Handler):
    """A static host as they are: what was fetched may be kept for ten minutes. Counts what it sends."""

    sent = 0

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        super(Handler, self).end_headers()

    def translate_path(self, path: str) -> str:
        name = path.split("?")[0].removeprefix("/")
        if name.startswith("assets/runtime/"):  # bare Pyodide, for which the builds have no names
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
    """What follows `#g=` for whole games: those that the tests keep."""
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
