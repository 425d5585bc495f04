"""Naming every module in the page's head, so that a first visit fetches them together and not one after the other."""

import html
import posixpath
import re
from pathlib import Path

IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.[^"'\n]+)["']""")
ENTRY = re.compile(r'<script type="module" src="(?P<src>[^"]+)">')


def modules_from(folder: Path, entry: str) -> list[str]:
    """The module and all that it imports, directly or not, in the order in which they are met."""
    met: dict[str, None] = {}
    waiting = [entry]
    while waiting:
        name = waiting.pop(0)
        if name in met:
            continue
        met[name] = None
        text = Path(folder, name).read_text(encoding="utf-8")
        waiting += [
            posixpath.normpath(posixpath.join(posixpath.dirname(name), found)) for found in IMPORT.findall(text)
        ]
    return list(met)


def add_links(folder: Path, further: list[str]) -> None:
    """Adds the links to index.html; `further` are modules that the page fetches later, but always."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    entry = ENTRY.search(text)
    assert entry is not None, "index.html has a module script"
    names = dict.fromkeys(n for start in (entry["src"], *further) for n in modules_from(folder, start))
    links = "".join(f'<link rel="modulepreload" href="{html.escape(name)}" />\n    ' for name in names)
    page.write_text(text.replace("</head>", f"  {links.rstrip()}\n  </head>", 1), encoding="utf-8")
