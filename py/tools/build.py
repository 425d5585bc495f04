"""`run.py build`: dist/, which any static host serves from any sub-path.

What the page runs on lies in a folder that is named after its contents. So no address ever means two different files,
and a tab that is open while the host gets another build never receives a mixture of the two. Beside that folder lie the
few files whose addresses must stay: the page itself, its service worker, and what an installed app is known by.
"""

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

from . import bundle, preload, runtime, snapshot
from .places import BUILD, DIST, ROOT, RUNTIME, files_under
from .say import say, step
from .stamp import alone, digest

PAGE = ("index.html", "manifest.webmanifest", "manifest.fr.webmanifest", "pyscript.toml", "sw.js", "LICENSE")
SCRIPTS = ("py/worker.py", "py/mind.py")
NEVER = (".d.ts", ".d.mts", ".map", ".md")
SNAPSHOT = BUILD / "ludoteca.snapshot.gz"
PRECACHE = "precache.js"
UNKEPT = ("sw.js", PRECACHE, "LICENSE", "licences.txt")

# Whose addresses stay the same from build to build.
STAYS = ("index.html", "manifest.webmanifest", "manifest.fr.webmanifest", "sw.js", "LICENSE", "assets/icons")
BUILDS = "builds"
ADDRESS = re.compile(r'((?:href|src)=")((?:web|assets)/(?!icons/))')

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
        modules = preload.later_modules(DIST)
        snapshot.write_start(laid / "start.js", SNAPSHOT, build="", modules=modules)
        bundle.join_styles(DIST)
        preload.add_links(DIST)
        name = digest(files_under(DIST))[:12]
        snapshot.write_start(laid / "start.js", SNAPSHOT, build=name, modules=modules)
        settle(DIST, name)
        write_precache(DIST, name)
        # Else GitHub Pages leaves out what begins with an underscore, as __init__.py does.
        (DIST / ".nojekyll").touch()
    megabytes = sum(f.stat().st_size for f in files_under(DIST)) / 1e6
    say(f"dist/ is {megabytes:.1f} MB; any static host serves it, from any folder.")
    return 0


def settle(folder: Path, name: str) -> None:
    """Moves everything that need not stay where it is into the folder of the build, and lets the page find it there."""
    moved = [f for f in files_under(folder) if not f.relative_to(folder).as_posix().startswith(STAYS)]
    for file in moved:
        target = folder / BUILDS / name / file.relative_to(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        file.rename(target)
    for emptied in ("py", "web", "assets/covers", "assets/help", "assets/locales", "assets/runtime"):
        shutil.rmtree(folder / emptied, ignore_errors=True)
    page = folder / "index.html"
    page.write_text(ADDRESS.sub(rf"\1{BUILDS}/{name}/\2", page.read_text(encoding="utf-8")), encoding="utf-8")


def sources() -> set[Path]:
    """All that dist/ takes as it is, and what is bundled."""
    found = [*(ROOT / name for name in (*PAGE, *SCRIPTS, *bundle.WORKERS)), *snapshot.sources()]
    found += files_under(ROOT / "assets")
    found = [f for f in found if not f.name.endswith(NEVER) and README_ONLY not in f.parents]
    return {f for f in found if f.is_file() and f not in DEVELOPMENT_ONLY}


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write_precache(folder: Path, name: str) -> None:
    """What the service worker keeps, each file with its hash: a build that arrives mixed with another is refused."""
    files = [entry(folder, f) for f in files_under(folder) if f.name not in UNKEPT]
    listed = json.dumps({"build": name, "files": files}, indent=1)
    (folder / PRECACHE).write_text(f"self.LUDOTECA = {listed};\n", encoding="utf-8")


def entry(folder: Path, file: Path) -> dict[str, str]:
    known = {"url": file.relative_to(folder).as_posix()}
    if file.suffix == ".html" and file.parent == folder:  # some hosts add a line of their own to a page
        return known
    raw = hashlib.sha256(file.read_bytes()).digest()
    return known | {"integrity": f"sha256-{base64.b64encode(raw).decode()}"}
