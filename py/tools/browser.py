"""A Chromium for the browser tests and the bench: whichever is here, or one that can be had by name."""

import os
import shutil
import sys
from pathlib import Path

from . import environment
from .places import ROOT
from .say import Failure, call, step
from .stamp import alone

VARIABLE = "LUDOTECA_BROWSER"
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
# Quiet, alike everywhere, and unable to look up any host but this machine, which is also called home.test: a name
# that is no secure context, like an address in the home network.
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP home.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)
OWN = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"


def arguments() -> list[str]:
    """Chromium refuses its sandbox to root, as one is in a container."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*(["--no-sandbox"] if is_root else []), *ARGUMENTS]


def find() -> Path:
    """The browser's path; fetched if there is none, or a sentence saying what to do."""
    with alone("browser"):
        found = present()
        if found is None:
            fetch()
            found = present()
    if found is None:
        raise Failure(
            f"No Chromium or Chrome was found for the browser tests. Install one, or set {VARIABLE} to its path."
        )
    return found


def present() -> Path | None:
    if named := os.environ.get(VARIABLE):
        return Path(named)
    own = Path(call([environment.tool_python(), "-c", OWN], "Playwright does not run.").strip())
    in_path = (shutil.which(command) for command in COMMANDS)
    candidates = [own, *(Path(p) for p in in_path if p), *(Path(p) for p in PLACES)]
    return next((c for c in candidates if c.is_file()), None)


def fetch() -> None:
    """By Playwright; where its host is out of reach, by Debian's package."""
    try:
        with step("Chromium by Playwright"):
            call([environment.tool_python(), "-m", "playwright", "install", "chromium"], "Playwright's host is silent.")
    except Failure:
        if sys.platform != "linux" or not shutil.which("apt-get") or os.geteuid() != 0:
            return
        with step("Chromium by apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            call(["apt-get", "update", "-q"], "apt-get does not reach its packages.", quiet, ROOT)
            call(["apt-get", "install", "-y", "-q", "chromium"], "apt-get could not install chromium.", quiet, ROOT)
