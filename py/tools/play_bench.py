"""How fast the page is while a game is played; a part of `run.py bench`, see page_bench.py.

Measured for each game: tasks over 50 ms on the main thread while the table opens, while a person picks, while bots
think and when the window is resized; the time from a pick to its painted effect; the time from a request to a frame
with choices; and the time of a bot's turn by level. tests/bench/play.mjs does this inside the page.
"""

import statistics
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

Figures = dict[str, list[float]]

PICKS = 40
TURNS = 30
PATIENCE = 12_000
"""Milliseconds in which the turns of one level must be finished."""
LEVELS = ("novice", "skilled", "expert")
SIZES = ((1000, 700), (700, 900), (1440, 900), (1280, 800))
IN_PAGE = "async ([name, asked]) => (await import('./play.mjs'))[name](asked)"
AT_REST = "() => new Promise((done) => setTimeout(done, 600))"


def inside(page: Page, name: str, asked: object = None) -> Any:
    return page.evaluate(IN_PAGE, [name, asked])


def high(values: Sequence[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[int(len(values) * 0.95)] if values else 0.0


def open_table(page: Page, site: str, title: str) -> None:
    page.goto(site)
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))
    card.get_by_role("button", name="Play now").click()
    page.locator(".tabletop-mirror button").first.wait_for(state="attached")


def measure_game(page: Page, site: str, key: str, title: str, figures: Figures) -> None:
    open_table(page, site, title)
    page.evaluate(AT_REST)
    page.reload()  # now it opens the table at once, as on a later visit
    page.locator(".tabletop-mirror button").first.wait_for(state="attached")
    page.evaluate(AT_REST)
    inside(page, "watch")
    began = note_tasks(page, f"{title}: at the start", figures, 0.0)
    played = inside(page, "play", PICKS)
    told = inside(page, "tasksUntilNow")
    for phase, name in (("bots", "while bots think"), ("", "while a person picks")):
        times = [task["time"] for task in told["tasks"] if (task["phase"] == "bots") == (phase == "bots")]
        show_tasks(f"{title}: {name}", times, told["now"] - began, figures)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(AT_REST)
    note_tasks(page, f"{title}: on resize", figures, told["now"])
    figures[f"{title}: pick to its painted effect, median ms"].append(statistics.median(played["effects"] or [0.0]))
    figures[f"{title}: pick to its painted effect, p95 ms"].append(high(played["effects"]))
    figures[f"{title}: a frame with its choices, p95 ms"].append(high(played["frames"]))
    for level in LEVELS:
        turns = inside(page, "turns", {"game": key, "level": level, "count": TURNS, "most": PATIENCE})
        figures[f"{title}: a turn of {level}, p95 ms of {len(turns)}"].append(high(turns))


def note_tasks(page: Page, name: str, figures: Figures, since: float) -> float:
    told = inside(page, "tasksUntilNow")
    show_tasks(name, [task["time"] for task in told["tasks"]], told["now"] - since, figures)
    return float(told["now"])


def show_tasks(name: str, times: Sequence[float], elapsed: float, figures: Figures) -> None:
    figures[f"{name}, longest task over 50 ms"].append(max(times, default=0.0))
    figures[f"{name}, percent of the time in such tasks"].append(100 * sum(times) / max(1.0, elapsed))
