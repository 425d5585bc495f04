"""`run.py build`: dist/, which any static host serves from any sub-path."""

import json
import shutil
from pathlib import Path

from . import runtime, snapshot
from .places import BUILD, DIST, ROOT, RUNTIME, files_under
from .say import say, step
from .stamp import alone, digest

PAGE = ("index.html", "manifest.webmanifest", "pyscript.toml", "sw.js", "LICENSE")
FOLDERS = ("web", "assets")
SCRIPTS = ("py/worker.py", "py/mind.py")
NEVER = (".d.ts", ".d.mts", ".map", ".md")
SNAPSHOT = BUILD / "ludoteca.snapshot.gz"
PRECACHE = "precache.js"

# Not fetched when the page starts from its snapshot; a service worker keeps them all the same, for the ordinary start.
# The other snapshot is of no use in dist/.
DEVELOPMENT_ONLY = (snapshot.DEVELOPMENT, RUNTIME / "start.js")


def build() -> int:
    runtime.lay_out()
    snapshot.make(SNAPSHOT, whole=True)
    with alone("dist"), step("dist"):
        shutil.rmtree(DIST, ignore_errors=True)
        for source in sources():
            copy(source, DIST / source.relative_to(ROOT))
        laid = DIST / "assets" / "runtime"
        copy(SNAPSHOT, laid / SNAPSHOT.name)
        snapshot.write_start(laid / "start.js", SNAPSHOT, whole=True)
        write_precache()
    megabytes = sum(f.stat().st_size for f in files_under(DIST)) / 1e6
    say(f"dist/ is {megabytes:.1f} MB; any static host serves it, from any folder.")
    return 0


def sources() -> list[Path]:
    found = [*(ROOT / name for name in (*PAGE, *SCRIPTS)), *snapshot.sources()]
    for folder in FOLDERS:
        found += files_under(ROOT / folder)
    return [f for f in found if f.is_file() and not f.name.endswith(NEVER) and f not in DEVELOPMENT_ONLY]


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write_precache() -> None:
    """What the service worker keeps, versioned as one: each file with its hash, and a hash over all."""
    files = [f for f in files_under(DIST) if f.name not in ("sw.js", PRECACHE, "LICENSE")]
    entries = [{"url": f.relative_to(DIST).as_posix(), "revision": runtime.hash_of(f)[:20]} for f in files]
    version = digest([json.dumps(entries)])[:20]
    listed = json.dumps(entries, indent=1)
    text = f"self.LUDOTECA_VERSION = {json.dumps(version)};\nself.LUDOTECA_FILES = {listed};\n"
    (DIST / PRECACHE).write_text(text, encoding="utf-8")
