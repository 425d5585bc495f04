"""The memory snapshots that Python starts from, and start.js, which tells the page about them.

In development the snapshot holds the standard library only and the page lays py/ into Python's file system itself, so
an edited rule is never hidden by an older one; in dist/ it holds all of `ludoteca`, imported.
"""

import json
from pathlib import Path

from . import environment
from .places import MODULES, ROOT, RUNTIME, files_under
from .say import call, step
from .stamp import alone, digest, forget, is_fresh, mark

MAKER = Path(__file__).with_name("snapshot.mjs")
PY = ROOT / "py"
DEVELOPMENT = RUNTIME / "stdlib.snapshot.gz"


def sources() -> list[Path]:
    """The modules of the package; a folder that is not yet a package is nobody's."""
    return [f for f in files_under(PY / "ludoteca", ".py") if (f.parent / "__init__.py").is_file()]


def names() -> list[str]:
    """The modules' files as the page asks for them, relative to py/."""
    return [f.relative_to(PY).as_posix() for f in sources()]


def prepare_development() -> None:
    make(DEVELOPMENT, whole=False)
    write_development_start()


def write_development_start() -> None:
    write_start(RUNTIME / "start.js", DEVELOPMENT, whole=False)


def make(target: Path, whole: bool) -> None:
    """A snapshot by Node, unless the one that is there was made from the same inputs."""
    inputs = [MODULES / "pyodide" / "package.json", MAKER, *(sources() if whole else [])]
    stamp = f"snapshot-{target.stem}"
    with alone(stamp):
        wanted = digest([*inputs, str(whole)])
        if target.is_file() and is_fresh(stamp, wanted):
            return
        forget(stamp)
        target.parent.mkdir(parents=True, exist_ok=True)
        with step(f"memory snapshot {target.name}"):
            ours = [str(PY), *names()] if whole else []
            call([environment.node(), MAKER, target, *ours], "Node could not make the memory snapshot.")
        mark(stamp, wanted)


def start_text(snapshot: Path, whole: bool) -> str:
    start = {"snapshot": snapshot.name, "bytes": snapshot.stat().st_size, "whole": whole, "files": names()}
    return f"export default {json.dumps(start, indent=1)};\n"


def write_start(target: Path, snapshot: Path, whole: bool) -> None:
    text = start_text(snapshot, whole)
    if not target.is_file() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
