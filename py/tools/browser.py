"""Finds a Chromium for the browser tests and the bench, or installs one."""

import os
import shutil
import sys
from pathlib import Path

from . import environment
from .build_cache import locked
from .paths import ROOT
from .terminal import Failure, call, step

VARIABLE = "LUDOTECA_BROWSER"
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
# No background traffic, and no host is resolved but this machine. It is also called home.test, a name that is not a
# secure context, like an address in a home network.
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
    """The arguments to start Chromium with. Root, usual in containers, must start it without its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*(["--no-sandbox"] if is_root else []), *ARGUMENTS]


def find() -> Path:
    """The path of a browser, which is installed if there is none; `Failure` says what to do if that does not work."""
    with locked("browser"):
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
    """Install Chromium by Playwright; if its host cannot be reached, by Debian's package."""
    try:
        with step("Chromium by Playwright"):
            call(
                [environment.tool_python(), "-m", "playwright", "install", "chromium"],
                "Playwright could not download Chromium.",
            )
    except Failure:
        if sys.platform != "linux" or not shutil.which("apt-get") or os.geteuid() != 0:
            return
        with step("Chromium by apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            call(["apt-get", "update", "-q"], "apt-get could not update its list of packages.", quiet, ROOT)
            call(["apt-get", "install", "-y", "-q", "chromium"], "apt-get could not install chromium.", quiet, ROOT)
