"""Bundles the page's modules and styles for dist/ with esbuild: some 40 files instead of about 200.

A request costs more than what it brings, most of all where a service worker answers it. What the page imports by name
stays a file of that name; what several share lies in chunks in web/lib/, because web/lib/base-url.js tells by its own
place where the page is. Workers load what they need themselves and stay as they are.
"""

import json
import re
from pathlib import Path, PurePosixPath
from typing import Any

from . import environment, preload, runtime
from .paths import BUILD, ROOT, RUNTIME
from .terminal import Failure, call

WORKERS = ("web/bridge/interpreter.mjs", "web/bridge/snapshot-worker.js")

ENTRIES = (
    *("web/app/prestart.js", "web/app/main.js"),  # the scripts of index.html
    *preload.TABLE,  # imported when they are wanted, like the scenes
    *(
        "web/bridge/engine.js",
        "web/app/offline.js",
        "web/play/bot-client.js",
    ),  # of use to the tests and the bench
)
FINDER = "web/lib/base-url.js"

START = "assets/runtime/start.js"
# A classic script that leaves its name on the global object; inside a bundle it would not.
KONVA = "assets/runtime/konva/konva.min.js"

STYLE = re.compile(r'^ *<link rel="stylesheet" href="(?P<href>[^"]+)" />\n', re.MULTILINE)


def bundle(folder: Path) -> set[Path]:
    """Write the bundled modules into the folder, and return the files that need not be copied any more."""
    scenes = [f.relative_to(ROOT).as_posix() for f in preload.scenes(ROOT)]
    page = esbuild(
        [*ENTRIES, *scenes],
        *(f"--outdir={folder}", "--outbase=.", "--chunk-names=web/lib/[name]-[hash]", "--splitting", "--minify"),
        *(f"--external:../../{name}" for name in (START, preload.PYSCRIPT, KONVA)),
    )
    (home,) = (PurePosixPath(name) for name, made in page["outputs"].items() if FINDER in made["inputs"])
    if home.parent.as_posix().split("/")[-2:] != ["web", "lib"]:
        raise Failure(f"{FINDER} has come to lie in {home}: nothing would be found from there.")
    # PyScript imports its small plugins, used or not; what those would fetch is not laid out. Its workers import some
    # by their names, so they stay.
    absent = [f"./{pattern}" for pattern in runtime.PYSCRIPT_UNUSED]
    esbuild(
        [preload.PYSCRIPT],
        f"--outfile={folder / preload.PYSCRIPT}",
        *(f"--external:{name}" for name in (*absent, "micropip", "mip")),
    )
    inside = {ROOT / name for name in page["inputs"]}
    libraries = {f.parent for f in inside if RUNTIME in f.parent.parents}
    return inside | {f for folder in libraries for f in folder.iterdir()} | {ROOT / preload.PYSCRIPT}


def esbuild(entries: list[str], *options: str) -> Any:
    """Run esbuild, and return its report about inputs and outputs."""
    told = BUILD / "bundle.json"
    fixed = ("--bundle", "--format=esm", "--target=es2022", "--legal-comments=none", "--log-level=warning")
    call(
        [environment.npm_tool("esbuild"), *entries, *fixed, f"--metafile={told}", *options],
        "esbuild could not bundle the page.",
    )
    return json.loads(told.read_text(encoding="utf-8"))


def join_styles(folder: Path, source: Path = ROOT) -> None:
    """Join all style sheets, in the order of the page, into the first."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    links = list(STYLE.finditer(text))
    names = [link["href"] for link in links]
    texts = [(source / name).read_text(encoding="utf-8") for name in names]
    if any(
        "url(" in each for name, each in zip(names, texts, strict=True) if Path(name).parent != Path(names[0]).parent
    ):
        raise Failure("A style sheet of another folder refers to a file by a relative address.")
    sheet = folder / names[0]
    sheet.parent.mkdir(parents=True, exist_ok=True)
    sheet.write_text("".join(texts), encoding="utf-8")
    for link in links[1:]:
        text = text.replace(link[0], "", 1)
    page.write_text(text, encoding="utf-8")
