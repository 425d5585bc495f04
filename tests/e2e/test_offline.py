"""After one visit the page needs no network."""

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.build import write_precache
from tools.places import MODULES, ROOT, STAMPS

from tests.e2e.conftest import watch
from tests.e2e.profile import launch
from tests.e2e.table import START, card, link_of, log_lines, pass_turn, set_up, stage

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
REPLACE_MEMORY = """async () => {
  const name = (await caches.keys()).find((name) => name.endsWith("-memory-ludoteca"));
  const cache = await caches.open(name);
  for (const key of await cache.keys()) await cache.put(key, new Response("not a memory"));
}"""


@pytest.fixture
def context_options() -> dict[str, Any]:
    """Here the service worker is the subject."""
    return {"service_workers": "allow"}


def register(page: Page) -> None:
    page.goto("offline.html")
    expect(page.get_by_label("worker")).to_have_text("kept", timeout=60_000)


def test_every_file_of_the_build_is_kept_in_a_cache_named_after_the_path(page: Page, site: str, built: Path) -> None:
    register(page)
    kept = page.evaluate(KEPT)
    assert all(name.startswith("/games/ludoteca/") for name in kept["names"])
    urls = {url.split("?")[0].removeprefix(site) for url in kept["urls"]}
    unkept = {"sw.js", "precache.js", "LICENSE", "assets/runtime/licences.txt"}
    files = {f.relative_to(built).as_posix() for f in built.rglob("*") if f.is_file()} - unkept
    assert urls == files | {MEMORY}


def test_large_files_and_the_engine_answer_without_a_network(page: Page, context: BrowserContext, built: Path) -> None:
    register(page)
    page.reload()
    expect(page.get_by_label("worker")).to_have_text("kept")
    context.set_offline(True)
    for name in ("assets/runtime/ludoteca.snapshot.gz", "assets/runtime/pyodide/pyodide.asm.wasm", "pyscript.toml"):
        assert page.evaluate(READ, name) == hashlib.sha256(Path(built, name).read_bytes()).hexdigest()
    answer = page.evaluate(
        """async () => {
          const { startEngine } = await import("./web/bridge/engine.js");
          return JSON.stringify(await (await startEngine()).ask({ op: "games" }));
        }"""
    )
    assert json.loads(answer)["ok"] is True


def memory_of(page: Page) -> str:
    """The hash of Python's memory as it is kept unpacked, for this version of the page."""
    answer: str = page.evaluate(
        """async () => {
          const { default: runtime } = await import("./assets/runtime/start.js");
          const key = `assets/runtime/ludoteca.snapshot?${runtime.revision}`;
          const kept = await (await caches.match(key)).arrayBuffer();
          const hash = await crypto.subtle.digest("SHA-256", kept);
          return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
        }"""
    )
    return answer


def test_python_starts_from_the_memory_kept_unpacked_and_also_when_that_is_spoilt(page: Page, built: Path) -> None:
    register(page)
    assert memory_of(page) == hashlib.sha256(gzip.decompress((built / f"{MEMORY}.gz").read_bytes())).hexdigest()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for spoil in (False, True):
        page.goto("./")
        expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
        if spoil:
            page.evaluate(REPLACE_MEMORY)
        page.goto("./#n=attika")
        page.reload()
        stage(page, "acting")
        assert any(url.endswith(".snapshot.gz") for url in asked) == spoil


def versions(page: Page) -> set[str]:
    """The last lines of two files as the page gets them."""
    texts = page.evaluate(
        """() => Promise.all(["pyscript.toml", "py/worker.py"].map(async (name) => (await fetch(name)).text()))"""
    )
    return {text.splitlines()[-1] for text in texts}


def publish(folder: Path, version: str) -> None:
    for name in ("pyscript.toml", "py/worker.py"):
        text = (folder / name).read_text().split("\n# version")[0]
        (folder / name).write_text(f"{text}\n# version {version}")
    write_precache(folder)


def test_a_new_version_waits_for_a_person_and_is_never_mixed_with_the_old(
    page: Page, built: Path, tmp_path: Path
) -> None:
    saved = tmp_path / "dist"
    shutil.copytree(built, saved)
    try:
        publish(built, "1")
        register(page)
        page.reload()
        expect(page.get_by_label("worker")).to_have_text("kept")
        publish(built, "2")
        page.get_by_role("button", name="Look for a new version").click()
        take_over = page.get_by_role("button", name="Take over")
        expect(take_over).to_be_visible(timeout=60_000)
        assert versions(page) == {"# version 1"}
        with page.expect_navigation():
            take_over.click()
        expect(page.get_by_label("worker")).to_have_text("kept")
        assert versions(page) == {"# version 2"}
    finally:
        shutil.copytree(saved, built, dirs_exist_ok=True)


def test_after_one_visit_and_a_restart_everything_works_without_a_network(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    context, page = launch(browser, site, tmp_path)
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click(timeout=START)
    stage(page, "acting")
    pass_turn(page)
    stage(page, "ending")
    link = link_of(page)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    context.close()

    context, page = launch(browser, site, tmp_path)
    faults = watch(context)
    context.set_offline(True)
    page.goto("./")
    page.get_by_role("button", name="Attika round 1").click()
    page.get_by_role("button", name="I am Player 2").click(timeout=START)
    stage(page, "acting")
    assert link_of(page) == link
    page.goto("./#")
    card(page).get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="I am Player 1").click(timeout=START)
    stage(page, "acting")
    pass_turn(page)
    stage(page, "ending")
    game, another = page.url, link_of(page)
    assert another != link
    page.goto(f"./#g={link}")
    stage(page, "watching")
    assert link_of(page) == link
    page.goto(game)
    page.reload()
    page.get_by_role("button", name="I am Player 2").click(timeout=START)
    stage(page, "acting")
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
    stage(page, "acting")
    pass_turn(page)
    taken = log_lines(page).filter(has_text="Player 1 took")
    expect(taken).to_have_count(1, timeout=START)
    page.reload()
    expect(taken).to_have_count(1, timeout=START)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status").filter(has_text="The link")).to_be_visible()


SECOND = {
    "assets/locales/en/shell.ftl": ("No account, no server.", "No account, no server, second edition."),
    "py/ludoteca/bridge.py": ('"""', '"""Second edition. '),
}


def build_again(folder: Path) -> Path:
    """The dist/ of a copy of the tree in which words and rules have been edited, built as a host builds it."""
    tree = folder / "tree"
    others = shutil.ignore_patterns("node_modules", "dist", "build", "tests", "__pycache__", ".*")
    shutil.copytree(ROOT, tree, ignore=others)
    shutil.copytree(STAMPS, tree / "build" / "stamps")
    (tree / "node_modules").symlink_to(MODULES, target_is_directory=True)
    for name, (before, after) in SECOND.items():
        text = (tree / name).read_text(encoding="utf-8")
        assert before in text
        (tree / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    subprocess.run([sys.executable, "run.py", "build"], cwd=tree, check=True, capture_output=True)
    return tree / "dist"


def test_a_game_begun_in_one_build_goes_on_in_the_next(page: Page, site: str, built: Path, tmp_path: Path) -> None:
    saved = Path(shutil.copytree(built, tmp_path / "first"))
    second = build_again(tmp_path)
    try:
        set_up(page, {2: "person"})
        page.get_by_role("button", name="I am Player 1").click(timeout=START)
        stage(page, "acting")
        pass_turn(page)
        stage(page, "ending")
        link = link_of(page)
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        shutil.rmtree(built)
        shutil.copytree(second, built)
        page.goto("./")
        page.reload()
        expect(page.get_by_text("no server, second edition.")).to_have_count(0)
        with page.expect_navigation():
            page.get_by_role("button", name="Use it now").click(timeout=START)
        expect(page.get_by_text("no server, second edition.")).to_be_visible()
        page.get_by_role("button", name="Attika round 1").click()
        page.get_by_role("button", name="I am Player 2").click(timeout=START)
        stage(page, "acting")
        assert link_of(page) == link
        pass_turn(page)
        stage(page, "ending")
        expect(log_lines(page).filter(has_text="took")).to_have_count(2)
        expect_only(page, site, second)
    finally:
        shutil.rmtree(built)
        shutil.copytree(saved, built)


def expect_only(page: Page, site: str, build: Path) -> None:
    """Every file that the page gets is this build's, to the last byte."""
    names = [url.split("?")[0].removeprefix(site) for url in page.evaluate(KEPT)["urls"]]
    assert len(names) == len(set(names)) > 100
    assert memory_of(page) == hashlib.sha256(gzip.decompress((build / f"{MEMORY}.gz").read_bytes())).hexdigest()
    for name in set(names) - {MEMORY}:
        assert page.evaluate(READ, name) == hashlib.sha256((build / name).read_bytes()).hexdigest(), name
