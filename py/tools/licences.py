"""The text of assets/runtime/licences.txt: the licences of all libraries in that folder. It is published with dist/."""

import json
from collections.abc import Iterable
from pathlib import Path

from .paths import MODULES


def text_for(packages: Iterable[str]) -> str:
    return "\n\n".join(paragraph(MODULES / package) for package in dict.fromkeys(packages)) + "\n"


def paragraph(folder: Path) -> str:
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    home = about.get("homepage") or about.get("repository", {}).get("url", "")
    title = f"{about['name']} {about['version']}: {about['license']}. {home}"
    files = sorted(f for f in folder.iterdir() if f.name.upper().startswith(("LICENSE", "LICENCE")))
    return "\n\n".join([title, *(f.read_text(encoding="utf-8").strip() for f in files)])
