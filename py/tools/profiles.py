"""A browser process of its own on a profile that stays on disk, as a person has it and no private window."""

import os
import signal
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType

from . import browser


def launch(chromium: BrowserType, site: str, profile: Path, **options: Any) -> BrowserContext:
    """Starts the browser on this profile; closing the context ends the process."""
    return chromium.launch_persistent_context(
        profile,
        executable_path=browser.find(),
        args=browser.arguments(),
        base_url=site,
        reduced_motion="reduce",
        **options,
    )


def kill(profile: Path) -> None:
    """Ends the browser at once, as the system does: the process that holds the profile, named by its lock, and all that
    it has started, so that none of them has the profile still open when the next browser comes."""
    holder = int(os.readlink(profile / "SingletonLock").rsplit("-", 1)[1])
    group = os.getpgid(holder)
    assert group not in (os.getpgrp(), 1), "the browser has a group of its own"
    os.killpg(group, signal.SIGKILL)
