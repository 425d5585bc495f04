"""Report a problem: a file with the game, the version, the browser and the last errors, and nothing else."""

import json
from typing import Any

import pytest
from ludoteca.core.recordfile import read_file
from ludoteca.registry import load_game
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import USUAL, watch
from tests.e2e.table import START, log_lines, open_dialog, pass_turn, set_up, wait_for_phase
from tests.e2e.test_starting import come_back_early, leave_a_game

BROWSER = {"agent", "language", "screen", "pixel_ratio", "is_offline", "has_service_worker"}
PHONE = {"viewport": {"width": 360, "height": 640}}
THROW = "(words) => void setTimeout(() => { throw new Error(words); })"
REJECT = "(words) => void Promise.reject(new Error(words))"


def save(page: Page, dialog: Locator) -> dict[str, Any]:
    """The report that the dialog saves; it has just these parts."""
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save the file").click()
    assert download.value.suggested_filename == "ludoteca-report.json"
    report: dict[str, Any] = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert set(report) == {"record", "version", "browser", "errors"}
    assert set(report["browser"]) == BROWSER
    assert isinstance(report["version"], str)
    assert report["version"]
    assert all(set(error) == {"time", "message", "stack"} for error in report["errors"])
    return report


def test_in_the_lobby_it_holds_no_game(page: Page) -> None:
    page.goto("./")
    dialog = open_dialog(page, "Report a problem")
    expect(dialog).to_contain_text("no game, since none is open")
    report = save(page, dialog)
    assert report["record"] is None
    assert report["errors"] == []
    assert report["browser"]["agent"] == page.evaluate("navigator.userAgent")
    assert not report["browser"]["is_offline"]


def test_at_the_table_it_holds_the_game_there_and_no_other(page: Page) -> None:
    set_up(page, {2: "person"})
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_phase(page, "acting")
    first = page.url.split("#t=")[1]
    page.get_by_role("button", name="To the lobby").click()
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    pass_turn(page)
    expect(log_lines(page).first).to_be_visible()
    dialog = open_dialog(page, "Report a problem")
    expect(dialog).to_contain_text("hidden hands and draws to come can be read from it")
    report = save(page, dialog)
    record = read_file(load_game, report["record"])
    assert [player.kind for player in record.header.players] == ["person", "bot"]
    assert record.moments
    assert first not in json.dumps(report)
    assert report["errors"] == []


@pytest.mark.parametrize("context_options", [PHONE])
def test_on_a_phone_the_settings_lead_to_it(page: Page) -> None:
    leave_a_game(page)
    open_dialog(page, "Settings").get_by_role("button", name="Report a problem").click()
    dialog = page.get_by_role("dialog", name="Report a problem")
    report = save(page, dialog)
    assert report["browser"]["screen"] == {"width": 360, "height": 640}
    assert json.loads(report["record"])["game"] == "attika"


def test_while_the_engine_does_not_answer_it_holds_the_game_as_it_is_kept(page: Page) -> None:
    leave_a_game(page)
    kept = page.evaluate("() => Object.entries(localStorage).find(([name]) => name.includes('#game:'))[1]")
    sleep = come_back_early(page)
    report = save(page, open_dialog(page, "Report a problem"))
    told = json.loads(report["record"])
    assert {key: told[key] for key in ("game", "seed", "players", "actions")} == {
        key: json.loads(kept)[key] for key in ("game", "seed", "players", "actions")
    }
    sleep.end()
    wait_for_phase(page, "acting")


@pytest.mark.parametrize("fail", [THROW, REJECT])
def test_an_error_that_nobody_catches_is_told_and_leads_to_the_report(browser: Browser, site: str, fail: str) -> None:
    context = browser.new_context(**USUAL, base_url=site)
    context.set_default_timeout(START)
    faults = watch(context)
    page = context.new_page()
    set_up(page, {2: "novice"})
    wait_for_phase(page, "acting")
    for words in ("the first of two", "the second of two"):
        with page.expect_event("pageerror"):
            page.evaluate(fail, words)
    note = page.locator(".note")
    expect(note).to_have_count(1)
    expect(note).to_contain_text("Something went wrong in the page.")
    note.get_by_role("button", name="Report a problem").click()
    expect(note).to_have_count(0)
    dialog = page.get_by_role("dialog", name="Report a problem")
    expect(dialog).to_contain_text("the last 2 errors")
    report = save(page, dialog)
    assert [error["message"] for error in report["errors"]] == ["Error: the first of two", "Error: the second of two"]
    assert all(error["stack"] for error in report["errors"])
    assert json.loads(report["record"])["game"] == "attika"
    with page.expect_event("pageerror"):
        page.evaluate(fail, "a third")
    expect(note).to_have_count(1)
    context.close()
    assert [fault for fault in faults if "of two" not in fault and "a third" not in fault] == []
