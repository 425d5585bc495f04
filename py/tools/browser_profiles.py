"""Browser processes on profiles that stay on disk, as a person uses them."""

import os
import signal
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType

from . import browser


def launch(chromium: BrowserType, site: str, profile: Path, **options: Any) -> BrowserContext:
    """Start the browser with this profile; closing the context ends the process."""
    return chromium.launch_persistent_context(
        profile,
        executable_path=browser.find(),
        args=browser.arguments(),
        base_url=site,
        reduced_motion="reduce",
        **options,
    )


def kill(profile: Path) -> None:
    """Kill the browser as the system would: the process that has locked the profile and all processes it has started.

    So none of them still has the profile open when the next browser starts.
    """
    holder = int(os.readlink(profile / "SingletonLock").rsplit("-", 1)[1])
    group = os.getpgid(holder)
    assert group not in (os.getpgrp(), 1), "the browser has its own process group"
    os.killpg(group, signal.SIGKILL)
