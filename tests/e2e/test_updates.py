"""A new build on the host: every open tab runs on with the build it began with, and no tab ever gets a mixture."""

import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from tools.second_build import SECOND, build_again, name_of, publish, restored

from tests.e2e.table import START, leave_dialog, link_of, log_lines, open_dialog, pass_turn, set_up, wait_for_phase

# What the page gets of every file on the list of its build, by its hash.
HASHES = """async () => {
  const [name] = await caches.keys();
  const list = await (await (await caches.open(name)).match("precache.json")).json();
  const read = async ({ url }) => {
    const hash = await crypto.subtle.digest("SHA-256", await (await fetch(url)).arrayBuffer());
    return [url, Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")];
  };
  return Object.fromEntries(await Promise.all(list.map(read)));
}"""
# Looks for a new version that is there, and tells what has become of it.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const found = new Promise((resolve) => {
    registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true });
  });
  await registration.update();
  const worker = await found;
  while (!["redundant", "activated"].includes(worker.state))
    await new Promise((changed) => worker.addEventListener("statechange", changed, { once: true }));
  return worker.state;
}"""


@pytest.fixture
def context_options() -> dict[str, Any]:
    """Here the service worker is the subject."""
    return {"service_workers": "allow"}


@pytest.fixture(scope="session")
def second(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another build of the page."""
    return build_again(tmp_path_factory.mktemp("second"))


@pytest.fixture
def first(built: Path, tmp_path: Path) -> Iterator[Path]:
    """The build that the host has at first and, for the other tests, in the end."""
    with restored(built, tmp_path) as kept:
        yield kept


def lobby(page: Page) -> Page:
    """In the lobby, with the service worker in control, and the page has looked for a new version already."""
    page.goto("./")
    wait_for_locks(page, 1)
    return page


def take_new(page: Page) -> None:
    """The page looks for a new version, is told of the second build, and is loaded anew with it."""
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    with page.expect_navigation():
        page.get_by_role("button", name="Use it now").click(timeout=START)
    expect(page.get_by_text(SECOND)).to_be_visible()


def table_for_two(page: Page) -> Page:
    """A table of two people; nothing there needs a mind."""
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click(timeout=START)
    wait_for_phase(page, "acting")
    return page


def second_said(page: Page) -> list[str]:
    """A list that fills with what the page's scripts and workers say of the second build."""
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if SECOND in message.text:
            said.append(message.text)

    page.on("console", hear)
    return said


def give_to_bot(page: Page, name: str) -> None:
    seats = page.get_by_role("region", name="Players")
    dialog = open_dialog(page, seats.get_by_role("button", name=name))
    dialog.get_by_label("Played by").select_option("novice")
    dialog.get_by_role("button", name="Apply").click()
    expect(dialog).to_have_count(0)


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def greet(page: Page, build: Path) -> None:
    """What a page says to the service worker when it has started; unused builds have been deleted when it answers."""
    page.evaluate(
        """(build) => new Promise((heard) => {
          navigator.serviceWorker.addEventListener("message", heard, { once: true });
          navigator.serviceWorker.controller.postMessage({ build });
        }).then(() => undefined)""",
        name_of(build),
    )


def wait_for_locks(page: Page, count: int) -> None:
    """Until so many tabs hold the lock of their build."""
    page.evaluate(
        """async (count) => {
          const ofBuild = (name) => /#[0-9a-f]{12} /.test(name);
          const builds = ({ held }) => new Set(held.map(({ name }) => name).filter(ofBuild));
          while (builds(await navigator.locks.query()).size !== count)
            await new Promise((done) => setTimeout(done, 50));
        }""",
        count,
    )


def builds_kept(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return [name.removeprefix("/games/ludoteca/#") for name in names]


def test_three_tabs_of_two_builds_each_run_on_with_their_own_files(
    page: Page, context: BrowserContext, built: Path, first: Path, second: Path
) -> None:
    lobby(page)
    mindless, resting = table_for_two(context.new_page()), table_for_two(context.new_page())
    said = second_said(mindless)
    wait_for_locks(page, 3)

    publish(second, built)
    take_new(page)

    # The first mind of this tab starts only now.
    give_to_bot(mindless, "Player 2")
    pass_turn(mindless)
    expect(log_lines(mindless).filter(has_text="Player 2")).not_to_have_count(0, timeout=START)
    assert said == []

    # Help and another language were never fetched by this tab.
    rules = open_dialog(resting, "Rules")
    expect(rules.get_by_text("You build a city")).to_be_visible()
    expect(rules.get_by_text(SECOND)).to_have_count(0)
    leave_dialog(resting)
    settings = open_dialog(resting, "Settings")
    settings.get_by_role("radio", name="Français").check(force=True)
    resting.get_by_role("button", name="Je suis Player 1").click(timeout=START)
    settings = resting.get_by_role("dialog", name="Réglages")
    expect(settings.get_by_role("button", name="Fermer", exact=True)).to_be_visible()

    # Whoever comes anew gets the new build, with a mind of its own.
    table_for_two(page)
    with page.expect_console_message(lambda message: SECOND in message.text, timeout=START):
        give_to_bot(page, "Player 2")
        pass_turn(page)


def test_the_files_of_a_build_are_kept_as_long_as_a_tab_runs_on_them(
    page: Page, context: BrowserContext, built: Path, first: Path, second: Path
) -> None:
    lobby(page)
    other = context.new_page()
    other.goto("./")
    wait_for_locks(page, 2)
    publish(second, built)
    take_new(page)
    expect(other.get_by_role("button", name="Use it now")).to_be_visible(timeout=START)
    wait_for_locks(page, 2)
    greet(page, second)
    assert builds_kept(page) == [name_of(first), name_of(second)]
    other.close()
    wait_for_locks(page, 1)
    greet(page, second)
    assert builds_kept(page) == [name_of(second)]
    # What the second build has from the first is the same to the last byte.
    for name, integrity in page.evaluate(HASHES).items():
        assert integrity == hash_of(second / name), name


def test_a_game_begun_in_one_build_goes_on_in_the_next(page: Page, built: Path, first: Path, second: Path) -> None:
    table_for_two(page)
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    link = link_of(page)
    page.goto("./#")
    wait_for_locks(page, 1)
    publish(second, built)
    expect(page.get_by_text(SECOND)).to_have_count(0)
    take_new(page)
    page.get_by_role("button", name="Attika round 1").click()
    page.get_by_role("button", name="I am Player 2").click(timeout=START)
    wait_for_phase(page, "acting")
    assert link_of(page) == link
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    expect(log_lines(page).filter(has_text="took")).to_have_count(2)


@pytest.mark.parametrize("missing", ["index.html", "py/mind.py"])
def test_a_build_that_is_only_half_on_the_host_is_not_taken(
    page: Page, context: BrowserContext, built: Path, first: Path, second: Path, missing: str
) -> None:
    """As while it is being copied there; once it is whole it comes."""
    lobby(page)
    half = missing if missing == "index.html" else f"builds/{name_of(second)}/{missing}"
    publish(second, built)
    whole = (built / half).read_bytes()
    if missing == "index.html":
        shutil.copyfile(first / half, built / half)
    else:
        (built / half).write_bytes(whole + b"#")
    assert page.evaluate(UPDATE) == "redundant"
    assert builds_kept(page) == [name_of(first)]
    (built / half).write_bytes(whole)
    take_new(page)


@pytest.fixture
def unkept(browser: Browser, site: str) -> Iterator[Page]:
    """In the lobby without a service worker; what the host no longer has may be said on the console."""
    opened = browser.new_context(reduced_motion="reduce", service_workers="block", base_url=site)
    page = opened.new_page()
    page.goto("./")
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=START)
    yield page
    opened.close()


def test_a_page_without_service_worker_is_told_that_the_host_has_another_build(
    unkept: Page, built: Path, first: Path, second: Path
) -> None:
    publish(second, built)
    unkept.get_by_role("button", name="Settings").click()
    note = unkept.locator(".note").filter(has_text="A new version of Ludoteca is on the host")
    with unkept.expect_navigation():
        note.get_by_role("button", name="Try again").click()
    expect(unkept.get_by_text(SECOND)).to_be_visible()
    open_dialog(unkept, "Settings")


def test_a_part_that_cannot_be_fetched_is_told_once_and_can_be_tried_again(unkept: Page) -> None:
    unkept.route("**/settings-dialog-*.js", lambda route: route.abort())
    settings = unkept.get_by_role("button", name="Settings")
    settings.click()
    note = unkept.locator(".note").filter(has_text="A part of the page could not be loaded")
    expect(note).to_have_count(1)
    with unkept.expect_event("requestfailed"):
        settings.click()
    expect(note).to_have_count(1)
    unkept.unroute_all()
    note.get_by_role("button", name="Try again").click()
    open_dialog(unkept, "Settings")


def test_a_page_whose_files_are_gone_from_the_host_is_not_blank(unkept: Page) -> None:
    """As when a browser still has the page itself of an earlier build."""
    words = unkept.get_by_text("The page is still loading.")
    unkept.route("**/builds/**", lambda route: route.abort())
    unkept.reload()
    expect(words).to_be_visible()
    unkept.unroute_all()
    unkept.route("**/*.js", lambda route: route.abort())
    unkept.reload()
    expect(words).to_be_visible()
    unkept.unroute_all()
    unkept.reload()
    expect(words).to_have_count(0)


def test_a_cache_that_does_not_answer_keeps_no_page_from_loading(page: Page, context: BrowserContext) -> None:
    lobby(page)
    (worker,) = context.service_workers
    worker.evaluate("() => { caches.match = () => new Promise(() => {}); }")
    page.reload()
    expect(page.get_by_role("heading", name="Ludoteca")).to_be_visible(timeout=START)
    assert worker.evaluate("() => Object.hasOwn(caches, 'match')"), "the same service worker has answered"
