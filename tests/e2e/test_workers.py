"""Python starts in both workers, from dist/, on any sub-path."""

import json

from playwright.sync_api import Page, expect


def test_engine_and_mind_start_from_the_snapshot_and_answer(page: Page) -> None:
    page.goto("workers.html")
    thought = page.get_by_label("thought")
    expect(thought).not_to_be_empty(timeout=60_000)
    assert json.loads(page.get_by_label("stages").inner_text()) == ["page", "fetch", "restore", "ready"]
    answer = json.loads(page.get_by_label("answer").inner_text())
    assert answer["ok"] is True
    assert "attika" in [game["key"] for game in answer["games"]]
    assert json.loads(thought.inner_text())["error"]["kind"] == "bad_request"
