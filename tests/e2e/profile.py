"""A browser process of its own on a profile that stays on disk, as a person has it and no private window."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from tools import browser as chromium

from tests.e2e.conftest import PATIENCE


def launch(browser: Browser, site: str, profile: Path, **options: Any) -> tuple[BrowserContext, Page]:
    """Starts the browser on this profile, with one page; closing the context ends the process."""
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=chromium.find(),
        args=chromium.arguments(),
        base_url=site,
        reduced_motion="reduce",
        **options,
    )
    context.set_default_timeout(PATIENCE)
    return context, context.new_page()
