"""Texts made to end the engine do not: a short fuzz inside the page, and the worst of them by the ways of a person."""

import re

import pytest
from playwright.sync_api import Page, expect
from tools.fuzz_page import fuzz_page

from tests.contract.hostile import DEEP, sealed_link

NO_HURRY = 600.0
"""Seconds: how long a refusal takes is for `run.py fuzz --browser`."""


def expect_to_play(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("region", name="Players")).to_be_visible()
    expect(page.locator(".tabletop-mirror button").first).to_be_visible()


def test_altered_texts_do_not_end_the_engine_of_the_page(page: Page) -> None:
    page.goto("./")
    found = fuzz_page(page, 400, "tests", NO_HURRY)
    assert found.faults == []
    assert found.counts["request: bad_request"] > 0
    expect_to_play(page)


def test_a_link_made_to_end_the_engine_is_refused_with_a_sentence(page: Page) -> None:
    page.goto(f"./#g={sealed_link('[' * DEEP)}")
    expect(page.get_by_role("alert")).to_contain_text("This game is damaged")
    expect_to_play(page)


@pytest.mark.parametrize("text", ["[" * DEEP, '{"ludoteca": 1, "options": ' + "[" * 3000 + "]" * 3000 + "}"])
def test_a_file_made_to_end_the_engine_is_refused_with_a_sentence(page: Page, text: str) -> None:
    page.goto("./")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(page.get_by_role("alert")).to_have_text(re.compile("not a game of Ludoteca"))
    expect_to_play(page)
