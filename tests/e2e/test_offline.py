"""After one visit the page needs no network."""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.conftest import watch
from tests.e2e.profile import launch
from tests.e2e.table import START, card, link_of, log_lines, pass_turn, set_up, wait_for_phase

KEPT = """async () => {
  const names = await caches.keys();
  const requests = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  return { names, urls: requests.map((request) => request.url) };
}"""
READ = """async (name) => {
  const response = await fetch(name);
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}"""
MEMORY = "assets/runtime/ludoteca.snapshot"
"""Python's memory, unpacked, for a quick start."""
LIST = "precache.json"
"""What a cache holds, for the next build."""
REPLACE_MEMORY = """async () => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  for (const key of await cache.keys())
    if (key.url.endsWith(".snapshot")) await cache.put(key, new Response("not a memory"));
}"""


@pytest.fixture
def context_options() -> dict[str, Any]:
    """Here the service worker is the subject."""
    return {"service_workers": "allow"}


def register(page: Page) -> None:
    page.goto("offline.html")
    expect(page.get_by_label("worker")).to_have_text("kept", timeout=60_000)


def build_of(host: Path) -> str:
    """The name of the build that the host has."""
    (folder,) = host.glob("builds/*")
    return folder.name


def test_every_file_of_the_build_is_kept_in_a_cache_named_after_the_path(page: Page, site: str, built: Path) -> None:
    register(page)
    kept = page.evaluate(KEPT)
    build = build_of(built)
    assert kept["names"] == [f"/games/ludoteca/#{build}"]
    urls = {url.removeprefix(site) for url in kept["urls"]}
    unkept = {".nojekyll", "sw.js", "precache.js", "LICENSE", f"builds/{build}/assets/runtime/licences.txt"}
    files = {f.relative_to(built).as_posix() for f in built.rglob("*") if f.is_file()} - unkept
    assert urls == files | {f"builds/{build}/{MEMORY}", LIST}


def test_large_files_and_the_engine_answer_without_a_network(page: Page, context: BrowserContext, built: Path) -> None:
    register(page)
    page.reload()
    expect(page.get_by_label("worker")).to_have_text("kept")
    context.set_offline(True)
    build = build_of(built)
    for name in ("assets/runtime/ludoteca.snapshot.gz", "assets/runtime/pyodide/pyodide.asm.wasm", "pyscript.toml"):
        path = f"builds/{build}/{name}"
        assert page.evaluate(READ, path) == hashlib.sha256(Path(built, path).read_bytes()).hexdigest()
    answer = page.evaluate(
        """async (build) => {
          const { startEngine } = await import(`./builds/${build}/web/bridge/engine.js`);
          return JSON.stringify(await (await startEngine()).ask({ op: "games" }));
        }""",
        build,
    )
    assert json.loads(answer)["ok"] is True


def memory_of(page: Page, build: str) -> str:
    """The hash of Python's memory as it is kept unpacked, for this version of the page."""
    answer: str = page.evaluate(
        """async (name) => {
          const kept = await (await caches.match(name)).arrayBuffer();
          const hash = await crypto.subtle.digest("SHA-256", kept);
          return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
        }""",
        f"builds/{build}/{MEMORY}",
    )
    return answer


def unpacked_memory(host: Path) -> str:
    return hashlib.sha256(gzip.decompress((host / "builds" / build_of(host) / f"{MEMORY}.gz").read_bytes())).hexdigest()


def test_python_starts_from_the_memory_kept_unpacked_and_also_when_that_is_spoilt(page: Page, built: Path) -> None:
    register(page)
    assert memory_of(page, build_of(built)) == unpacked_memory(built)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for spoil in (False, True):
        page.goto("./")
        expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
        if spoil:
            page.evaluate(REPLACE_MEMORY)
        page.goto("./#n=attika")
        page.reload()
        wait_for_phase(page, "acting")
        assert any(url.endswith(".snapshot.gz") for url in asked) == spoil


def test_after_one_visit_and_a_restart_everything_works_without_a_network(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    context, page = launch(browser, site, tmp_path)
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click(timeout=START)
    wait_for_phase(page, "acting")
    pass_turn(page)
    wait_for_phase(page, "turn-done")
    link = link_of(page)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    context.close()

    context, page = launch(browser, site, tmp_path)
    faults = watch(context)
    context.set_offline(True)
    page.goto("./")
    page.get_by_role("button", name="Attika round 1").click()
    page.get_by_role("button", name="I am Player 2").click(timeout=START)
    wait_for_phase(page, "acting")
    assert link_of(page) == link
    page.goto("./#")
    # After a game between people too, it begins one against a bot.
    card(page).get_by_role("button", name="Play now").click()
    wait_for_phase(page, "acting")
    page.get_by_role("button", name="Main stack").click()
    expect(page.get_by_role("button", name="Let it wait")).to_be_visible()
    game, another = page.url, link_of(page)
    assert another != link
    page.goto(f"./#g={link}")
    wait_for_phase(page, "watching")
    assert link_of(page) == link
    page.goto(game)
    page.reload()
    wait_for_phase(page, "acting")
    assert link_of(page) == another
    context.close()
    assert faults == []


def test_without_a_secure_context_a_table_is_played_and_kept(page: Page, insecure_site: str) -> None:
    page.goto(insecure_site)
    assert page.evaluate("[isSecureContext, 'caches' in window, 'locks' in navigator, 'clipboard' in navigator]") == [
        False,
        False,
        False,
        False,
    ]
    page.get_by_role("article").filter(has_text="Attika").get_by_role("button", name="Play now").click()
    wait_for_phase(page, "acting")
    pass_turn(page)
    taken = log_lines(page).filter(has_text="Player 1 took")
    expect(taken).to_have_count(1, timeout=START)
    page.reload()
    expect(taken).to_have_count(1, timeout=START)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.locator(".note").filter(has_text="The link")).to_be_visible()
