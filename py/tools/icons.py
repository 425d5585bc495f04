"""The icons that the page draws, taken from the four thousand of game-icons."""

import json
import re

from .paths import MODULES, ROOT, RUNTIME, files_under

SET = MODULES / "@iconify-json" / "game-icons" / "icons.json"
WORD = re.compile(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]""")


def cut() -> None:
    """Write assets/runtime/icons.js: the SVG path, in a square of 512, of each icon that a script under web/ names.

    Any string that is the name of an icon counts as a use of it: an unused icon costs a kilobyte, but a missing one
    would not be drawn.
    """
    known = json.loads(SET.read_text(encoding="utf-8"))["icons"]
    used = {name: outline(known[name]["body"]) for name in asked_for() if name in known}
    lines = "".join(f"  {json.dumps(name)}: {json.dumps(path)},\n" for name, path in sorted(used.items()))
    text = f"export default {{\n{lines}}};\n"
    target = RUNTIME / "icons.js"
    if not target.is_file() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")


def asked_for() -> set[str]:
    scripts = [f for part in ("games", "table", "ui") for f in files_under(ROOT / "web" / part, ".js")]
    return {name for script in scripts for name in WORD.findall(script.read_text(encoding="utf-8"))}


def outline(body: str) -> str:
    """All paths of an icon, joined to one."""
    return " ".join(re.findall(r'\bd="([^"]+)"', body))
