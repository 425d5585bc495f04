"""After one visit the page needs no network."""

import hashlib
import json
import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect
from tools.build import write_precache

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


def register(page: Page) -> None:
    page.goto("offline.html")
    expect(page.get_by_label("worker")).to_have_text("kept", timeout=60_000)


def test_every_file_of_the_build_is_kept_in_a_cache_named_after_the_path(page: Page, site: str, built: Path) -> None:
    register(page)
    kept = page.evaluate(KEPT)
    assert all(name.startswith("/games/ludoteca/") for name in kept["names"])
    urls = {url.split("?")[0].removeprefix(site) for url in kept["urls"]}
    unkept = {"sw.js", "precache.js", "LICENSE", "assets/runtime/licences.txt"}
    assert urls == {f.relative_to(built).as_posix() for f in built.rglob("*") if f.is_file()} - unkept


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
