"""What is put into every document before the page's own scripts, and the words of the page that are looked for."""

import json
import re
from pathlib import Path

from ludoteca.registry import GAMES

from tools.paths import ROOT

HERE = Path(__file__).parent
STORAGE = (HERE / "storage.js").read_text(encoding="utf-8")

SHELL = ROOT / "assets" / "locales" / "en" / "shell.ftl"
# Everything that is looked for in the page, by the key of its words.
LOSSES = ("loss-full", "loss-unsaved", "loss-local")
"""Notes that actions are not safely stored: what is drawn under one of them may be lost by a crash, and is told."""
WAITS = ("engine-silent", "engine-stopped", "mind-slow", "mind-stopped", "table-slow")
"""Notes that stay as long as the page waits for something."""
SEPARATED = "saved-separately"
GONE = "no-such-game"
PRESSED = {
    "share": "share",
    "undo": "undo",
    "update": "update-now",
    "watch": "watch",
    "take": "take-over",
    "retry": "try-again",
}


def words(key: str) -> str:
    """The English words of a message, up to the first value that is put into them."""
    found = re.search(rf"^{re.escape(key)} = (.*)$", SHELL.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise LookupError(f"shell.ftl has no message {key}")
    return found[1].split("{")[0].strip()


def before_each_document() -> str:
    """The whole of it, as one script."""
    known = {
        "secret": [game.meta.key for game in GAMES if game.meta.has_secrets],
        "losses": [words(key) for key in LOSSES],
        "waits": [words(key) for key in WAITS],
        "words": {name: words(key) for name, key in PRESSED.items()},
    }
    parts = [(HERE / name).read_text(encoding="utf-8") for name in ("workers.js", "page.js", "player.js")]
    return "\n".join([f"window.CHAOS = {json.dumps(known)};", STORAGE, *parts])
