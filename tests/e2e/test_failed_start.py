"""Any file may fail to come when the page starts, once, for a while or without an end: the page stands, says what is
the matter, and a press on *Try again* goes on."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.table import card, log_lines, pass_turn, set_up, wait_for_phase
from tests.e2e.worker_faults import Outage, tolerant

# One file for each place that loads some: PyScript by fetch and by import, Pyodide by fetch and by import, the page.
ONCE = [
    ("py/worker.py", "status"),
    ("interpreter.mjs", "abort"),
    ("python_stdlib.zip", "status"),
    ("pyscript/core.js*", "abort"),
]
LASTING = ["py/worker.py", "interpreter.mjs", "python_stdlib.zip", "pyscript/core.js*"]
HELD = ["interpreter.mjs", "pyscript/core.js"]


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    with tolerant(browser, site) as opened:
        yield opened


def expect_the_engine(page: Page) -> None:
    """What needs the rules works, in the page that was there all the time."""
    card(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".game-screen")).to_be_visible()
    expect(page.locator(".game-screen:not([data-phase=starting])")).to_be_visible()
    assert page.evaluate("window.isSame") is True


def open_lobby(page: Page) -> None:
    page.goto("./")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    page.evaluate("window.isSame = true")


def engine_status(page: Page) -> Locator:
    return page.locator(".engine")


@pytest.mark.parametrize(("file", "how"), ONCE)
def test_a_file_of_python_that_fails_once_is_fetched_again(page: Page, file: str, how: str) -> None:
    outage = Outage(page, f"**/{file}", times=1, how=how)
    open_lobby(page)
    expect_the_engine(page)
    assert outage.failed == 1


@pytest.mark.parametrize("file", LASTING)
def test_a_file_of_python_that_fails_is_told_and_trying_again_starts_it(page: Page, file: str) -> None:
    outage = Outage(page, f"**/{file}")
    open_lobby(page)
    expect(engine_status(page)).to_contain_text("The rules engine did not start. Your games are safe.")
    card(page).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("The rules engine did not start.")
    outage.end()
    engine_status(page).get_by_role("button", name="Try again").click()
    expect(engine_status(page)).to_be_empty()
    expect_the_engine(page)


@pytest.mark.parametrize("file", HELD)
def test_a_file_of_python_that_never_comes_is_told_and_trying_again_starts_it(page: Page, file: str) -> None:
    outage = Outage(page, f"**/{file}", how="silence")
    open_lobby(page)
    expect(engine_status(page)).to_contain_text("Preparing the games takes unusually long")
    outage.end()
    engine_status(page).get_by_role("button", name="Try again").click()
    expect_the_engine(page)


@pytest.mark.parametrize("how", ["abort", "silence"])
def test_without_the_snapshot_python_starts_the_ordinary_way(page: Page, how: str) -> None:
    Outage(page, "**/ludoteca.snapshot.gz", how=how)
    open_lobby(page)
    expect_the_engine(page)


@pytest.mark.parametrize("other", ["no snapshot", "of something else"])
def test_with_a_spoilt_snapshot_python_starts_the_ordinary_way(page: Page, built: Path, other: str) -> None:
    (snapshot,) = built.glob("builds/*/assets/runtime/ludoteca.snapshot.gz")
    size = len(gzip.decompress(snapshot.read_bytes()))
    body = b"not a snapshot" if other == "no snapshot" else gzip.compress(bytes(size))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/ludoteca.snapshot.gz", lambda route: route.fulfill(body=body))
    open_lobby(page)
    expect_the_engine(page)
    assert any("/py/ludoteca/" in url for url in asked), "the rules come as modules, not with the memory"


def test_pyscript_asks_no_other_host_for_its_settings(page: Page) -> None:
    # What is asked of another origin fails the test.
    outage = Outage(page, "**/pyscript.toml")
    open_lobby(page)
    expect_the_engine(page)
    assert outage.failed == 0


def test_a_table_that_waits_for_python_offers_to_try_again(page: Page) -> None:
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    pass_turn(page)
    expect(log_lines(page).nth(1)).to_be_visible()
    address = page.url
    outage = Outage(page, "**/interpreter.mjs")
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_text("The rules engine did not start.")).to_be_visible()
    outage.end()
    page.get_by_role("button", name="Try again").click()
    wait_for_phase(page, "acting")


def test_kept_games_can_be_saved_as_files_while_there_is_no_engine(page: Page) -> None:
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    Outage(page, "**/interpreter.mjs")
    page.goto("about:blank")
    page.goto("./")
    expect(engine_status(page)).to_contain_text("The rules engine did not start.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save Attika as a file").click()
    kept = json.loads(download.value.path().read_text())
    # The record as local storage has it, or what the journal has beyond it.
    assert (kept.get("header", kept)["game"], len(kept["actions"]) > 0) == ("attika", True)


@pytest.mark.parametrize("file", ["shell.ftl", "attika.ftl"])
def test_words_that_fail_once_are_fetched_again(page: Page, file: str) -> None:
    outage = Outage(page, f"**/locales/en/{file}", times=1)
    open_lobby(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert outage.failed == 1


@pytest.mark.parametrize("how", ["abort", "silence"])
def test_without_the_words_the_page_speaks_english_and_trying_again_fetches_them(page: Page, how: str) -> None:
    set_up(page, {2: "person"})
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()
    outage = Outage(page, "**/locales/**", how=how)
    page.goto("about:blank")
    page.goto("./")
    expect(page.get_by_role("heading", name="Ludoteca")).to_be_visible()
    expect(page.get_by_role("button", name="Save attika as a file")).to_be_visible()
    outage.end()
    if how == "abort":
        told = page.locator(".note").filter(has_text="Some words of the page could not be loaded.")
        told.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Save Attika as a file")).to_be_visible()


def test_without_a_games_words_the_page_stands_and_trying_again_fetches_them(page: Page) -> None:
    outage = Outage(page, "**/locales/en/attika.ftl")
    page.goto("./")
    expect(page.get_by_role("heading", name="attika", exact=True)).to_be_visible()
    outage.end()
    page.locator(".note").get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Attika", exact=True)).to_be_visible()


def test_a_part_of_the_lobby_that_does_not_come_is_told_and_trying_again_loads_it(page: Page) -> None:
    outage = Outage(page, "**/web/app/lobby-actions*.js")
    open_lobby(page)
    card(page).get_by_role("button", name="Play now").click()
    told = page.locator(".note").filter(has_text="A part of the page could not be loaded.")
    expect(told).to_be_visible()
    outage.end()
    told.get_by_role("button", name="Try again").click()
    card(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".game-screen")).to_be_visible()


@pytest.mark.parametrize("part", ["app/game-page", "table/table"])
def test_a_part_of_the_table_that_does_not_come_is_told_and_trying_again_loads_it(page: Page, part: str) -> None:
    set_up(page, {2: "person"})
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()
    address = page.url
    outage = Outage(page, f"**/web/{part}*.js")
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_text("A part of the page could not be loaded.")).to_be_visible()
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("button", name="Attika round 1")).to_be_visible()
    # It was about the page that was left.
    expect(page.get_by_text("A part of the page could not be loaded.")).to_have_count(0)
    page.go_back()
    expect(page.get_by_text("A part of the page could not be loaded.")).to_be_visible()
    outage.end()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()


def test_where_not_even_the_pages_script_comes_the_page_says_so(page: Page) -> None:
    outage = Outage(page, "**/web/app/main*.js")
    page.goto("./")
    expect(page.get_by_text("The page is still loading.")).to_be_visible()
    outage.end()
    page.get_by_role("link", name="try again").click()
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
