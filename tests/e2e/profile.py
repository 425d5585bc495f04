"""A browser process of its own on a profile that stays on disk, with the patience of the tests."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from tools import browser_profiles

from tests.e2e.conftest import PATIENCE


def launch(browser: Browser, site: str, profile: Path, **options: Any) -> tuple[BrowserContext, Page]:
    """Starts the browser on this profile, with one page; closing the context ends the process."""
    context = browser_profiles.launch(browser.browser_type, site, profile, **options)
    context.set_default_timeout(PATIENCE)
    return context, context.new_page()
