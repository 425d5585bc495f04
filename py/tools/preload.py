"""Lists of modules to load early, so that the browser fetches them together and not one after the other.

The modules of the first paint are linked in the head of the page. Lists of the others are in start.js; the page fetches
those after the first paint.
"""

import html
import posixpath
import re
from pathlib import Path

IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.[^"'\n]+)["']""")
ENTRY = re.compile(r'<script type="module" src="(?P<src>[^"]+)"')

PYSCRIPT = "assets/runtime/pyscript/core.js"
TABLE = ("web/app/game-page.js", "web/app/lobby-actions.js", "web/table/table.js")
SCENES = "web/games/*/scene.js"


def modules_from(folder: Path, entry: str) -> list[str]:
    """The module and all that it imports, directly or not, breadth first."""
    met: dict[str, None] = {}
    waiting = [entry]
    while waiting:
        name = waiting.pop(0)
        if name in met or not Path(folder, name).is_file():
            continue
        met[name] = None
        text = Path(folder, name).read_text(encoding="utf-8")
        waiting += [posixpath.normpath(posixpath.join(posixpath.dirname(name), each)) for each in IMPORT.findall(text)]
    return list(met)


def first_modules(folder: Path) -> list[str]:
    """The modules of the first paint: what the scripts in the page's head import."""
    entries = ENTRY.findall((folder / "index.html").read_text(encoding="utf-8"))
    assert entries, "index.html has a module script"
    return list(dict.fromkeys(name for entry in entries for name in modules_from(folder, entry)))


def later_modules(folder: Path) -> dict[str, list[str]]:
    """Groups for web/lib/preload.js: PyScript, a table, each game's scene."""
    known = set(first_modules(folder))
    groups = {"python": modules_from(folder, PYSCRIPT)}
    groups["table"] = list(dict.fromkeys(name for entry in TABLE for name in modules_from(folder, entry)))
    for scene in scenes(folder):
        game = [n for n in modules_from(folder, scene.relative_to(folder).as_posix()) if n not in groups["table"]]
        groups[scene.parent.name] = game
    return {group: [name for name in names if name not in known] for group, names in groups.items()}


def scenes(folder: Path) -> list[Path]:
    """The modules that draw each game; the page finds them by the game's name."""
    return sorted(folder.glob(SCENES))


def add_links(folder: Path) -> None:
    """Add links to the modules of the first paint to index.html."""
    page = folder / "index.html"
    links = "".join(f'<link rel="modulepreload" href="{html.escape(n)}" />\n    ' for n in first_modules(folder))
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("</head>", f"  {links.rstrip()}\n  </head>", 1), encoding="utf-8")
