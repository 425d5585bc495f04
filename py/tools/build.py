"""`run.py build`: dist/, which any static host serves from any sub-path."""

import base64
import hashlib
import json
import shutil
from pathlib import Path

from . import bundle, preload, runtime, snapshot
from .places import BUILD, DIST, ROOT, RUNTIME, files_under
from .say import say, step
from .stamp import alone, revision

PAGE = ("index.html", "manifest.webmanifest", "manifest.fr.webmanifest", "pyscript.toml", "sw.js", "LICENSE")
SCRIPTS = ("py/worker.py", "py/mind.py")
NEVER = (".d.ts", ".d.mts", ".map", ".md")
SNAPSHOT = BUILD / "ludoteca.snapshot.gz"
PRECACHE = "precache.js"
UNKEPT = ("sw.js", PRECACHE, "LICENSE", "licences.txt")

DEVELOPMENT_ONLY = (snapshot.DEVELOPMENT, RUNTIME / "start.js")
README_ONLY = ROOT / "assets" / "pictures"


def build() -> int:
    runtime.lay_out()
    snapshot.make(SNAPSHOT, whole=True)
    with alone("dist"), step("dist"):
        shutil.rmtree(DIST, ignore_errors=True)
        bundled = bundle.bundle(DIST)
        for source in sources() - bundled:
            copy(source, DIST / source.relative_to(ROOT))
        laid = DIST / "assets" / "runtime"
        copy(SNAPSHOT, laid / SNAPSHOT.name)
        snapshot.write_start(laid / "start.js", SNAPSHOT, whole=True, modules=preload.later_modules(DIST))
        bundle.join_styles(DIST)
        preload.add_links(DIST)
        write_precache(DIST)
    megabytes = sum(f.stat().st_size for f in files_under(DIST)) / 1e6
    say(f"dist/ is {megabytes:.1f} MB; any static host serves it, from any folder.")
    return 0


def sources() -> set[Path]:
    """All that dist/ takes as it is, and what is bundled."""
    found = [*(ROOT / name for name in (*PAGE, *SCRIPTS, *bundle.WORKERS)), *snapshot.sources()]
    found += files_under(ROOT / "assets")
    found = [f for f in found if not f.name.endswith(NEVER) and README_ONLY not in f.parents]
    return {f for f in found if f.is_file() and f not in DEVELOPMENT_ONLY}


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write_precache(folder: Path) -> None:
    """What the service worker keeps, each file with its hash: a build that arrives mixed with another is refused."""
    files = [entry(folder, f) for f in files_under(folder) if f.name not in UNKEPT]
    (folder / PRECACHE).write_text(f"self.LUDOTECA_FILES = {json.dumps(files, indent=1)};\n", encoding="utf-8")


def entry(folder: Path, file: Path) -> dict[str, str]:
    known = {"url": file.relative_to(folder).as_posix(), "revision": revision(file)}
    if file.suffix == ".html":  # some hosts add a line of their own to a page
        return known
    raw = hashlib.sha256(file.read_bytes()).digest()
    return known | {"integrity": f"sha256-{base64.b64encode(raw).decode()}"}
