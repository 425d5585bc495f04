"""Python starts in both workers, from dist/, on any sub-path, by any way of starting."""

import json

from playwright.sync_api import BrowserContext, Page, expect

PATIENCE = 180_000
"""Milliseconds: three workers start one after the other, perhaps on a busy machine."""


def start(page: Page, address: str) -> set[str]:
    """Opens the page of both workers; the steps that the engine went through."""
    page.goto(address)
    thought = page.get_by_label("thought")
    expect(thought).not_to_be_empty(timeout=PATIENCE)
    answer = json.loads(page.get_by_label("answer").inner_text())
    assert "attika" in [game["key"] for game in answer["games"]]
    assert json.loads(thought.inner_text())["error"]["kind"] == "bad_request"
    return set(json.loads(page.get_by_label("steps").inner_text()))


def test_engine_and_mind_start_from_the_snapshot_and_answer(page: Page) -> None:
    assert start(page, "workers.html") == {"page", "fetch", "restore", "ready"}


def test_where_nothing_is_made_ready_ahead_python_starts_the_ordinary_way(page: Page, context: BrowserContext) -> None:
    context.route("**/snapshot-worker.js", lambda route: route.fulfill(content_type="text/javascript", body="throw 1"))
    assert start(page, "workers.html") >= {"modules", "ready"}


def test_they_start_where_the_context_is_not_secure(page: Page, insecure_site: str) -> None:
    assert start(page, f"{insecure_site}workers.html") == {"page", "fetch", "restore", "ready"}
    assert page.evaluate("isSecureContext") is False


def test_in_development_the_modules_come_from_the_tree(page: Page, tree: str) -> None:
    assert start(page, f"{tree}workers.html") == {"page", "fetch", "restore", "modules", "ready"}
