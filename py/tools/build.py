"""`run.py build`: writes dist/, which any static host serves from any sub-path.

The files that the page runs on are in a folder named by a hash of their contents. So an address never means two
different files, and a tab that is open while the host gets a new build never receives files of both. Outside of that
folder are the few files whose addresses must not change: the page, its service worker, the list of files that this
worker caches (`precache.js`), manifests, icons, the licence, and `.nojekyll` for GitHub Pages.
"""

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

from . import bundle, preload, runtime, snapshot
from .build_cache import digest, locked
from .paths import BUILD, DIST, ROOT, RUNTIME, files_under
from .terminal import say, step

PAGE = ("index.html", "manifest.webmanifest", "manifest.fr.webmanifest", "pyscript.toml", "sw.js", "LICENSE")
SCRIPTS = ("py/worker.py", "py/mind.py")
NEVER = (".d.ts", ".d.mts", ".map", ".md")
SNAPSHOT = BUILD / "ludoteca.snapshot.gz"
PRECACHE = "precache.js"
UNKEPT = ("sw.js", PRECACHE, "LICENSE", "licences.txt")

# Their addresses are the same in every build.
STAYS = ("index.html", "manifest.webmanifest", "manifest.fr.webmanifest", "sw.js", "LICENSE", "assets/icons")
BUILDS = "builds"
ADDRESS = re.compile(r'((?:href|src)=")((?:web|assets)/(?!icons/))')

DEVELOPMENT_ONLY = (snapshot.DEVELOPMENT, snapshot.LOCK, RUNTIME / "start.js")
README_ONLY = ROOT / "assets" / "pictures"


def build() -> int:
    runtime.update()
    snapshot.make(SNAPSHOT, whole=True)
    with locked("dist"), step("dist"):
        shutil.rmtree(DIST, ignore_errors=True)
        bundled = bundle.bundle(DIST)
        for source in sources() - bundled:
            copy(source, DIST / source.relative_to(ROOT))
        copied_runtime = DIST / "assets" / "runtime"
        copy(SNAPSHOT, copied_runtime / SNAPSHOT.name)
        modules = preload.later_modules(DIST)
        snapshot.write_start(copied_runtime / "start.js", SNAPSHOT, build="", modules=modules)
        bundle.join_styles(DIST)
        preload.add_links(DIST)
        name = digest(files_under(DIST))[:12]
        snapshot.write_start(copied_runtime / "start.js", SNAPSHOT, build=name, modules=modules)
        settle(DIST, name)
        write_precache(DIST, name)
        # Without this file GitHub Pages does not publish names that begin with an underscore, such as __init__.py.
        (DIST / ".nojekyll").touch()
    megabytes = sum(f.stat().st_size for f in files_under(DIST)) / 1e6
    say(f"dist/ has {megabytes:.1f} MB. Any static host can serve it, from any folder.")
    return 0


def settle(folder: Path, name: str) -> None:
    """Move all files whose addresses may change into the folder of the build, and change the addresses in the page."""
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
    """The files that are copied to dist/ or bundled."""
    found = [*(ROOT / name for name in (*PAGE, *SCRIPTS, *bundle.WORKERS)), *snapshot.sources()]
    found += files_under(ROOT / "assets")
    found = [f for f in found if not f.name.endswith(NEVER) and README_ONLY not in f.parents]
    return {f for f in found if f.is_file() and f not in DEVELOPMENT_ONLY}


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write_precache(folder: Path, name: str) -> None:
    """Write the list of files for the service worker, each with its hash: it refuses a mixture of two builds."""
    files = [entry(folder, f) for f in files_under(folder) if f.name not in UNKEPT]
    listed = json.dumps({"build": name, "files": files}, indent=1)
    (folder / PRECACHE).write_text(f"self.LUDOTECA = {listed};\n", encoding="utf-8")


def entry(folder: Path, file: Path) -> dict[str, str]:
    known = {"url": file.relative_to(folder).as_posix()}
    if file.suffix == ".html" and file.parent == folder:  # some hosts insert a line into HTML files
        return known
    raw = hashlib.sha256(file.read_bytes()).digest()
    return known | {"integrity": f"sha256-{base64.b64encode(raw).decode()}"}
