"""Makes the memory snapshots from which Python starts, and start.js, which describes them to the page.

In development the snapshot has the standard library only, and the page copies py/ into Python's file system, so that an
edit is never hidden by an older snapshot. In dist/ the snapshot has all of `ludoteca` imported.
"""

import json
import tomllib
from pathlib import Path

from . import environment
from .build_cache import digest, is_fresh, locked, mark_fresh, mark_stale, revision
from .paths import MODULES, ROOT, RUNTIME, files_under
from .terminal import call, step

MAKER = Path(__file__).with_name("snapshot.mjs")
PRECOMPILED = Path(__file__).with_name("precompiled.py")
PY = ROOT / "py"
LOCK = RUNTIME / "pyodide" / "pyodide-lock.json"
DEVELOPMENT = RUNTIME / "stdlib.snapshot.gz"


def sources() -> list[Path]:
    """The modules of the package; a folder without `__init__.py` is left out."""
    return [f for f in files_under(PY / "ludoteca", ".py") if (f.parent / "__init__.py").is_file()]


def names() -> list[str]:
    """The files of the modules, relative to py/."""
    return [f.relative_to(PY).as_posix() for f in sources()]


def prepare_development() -> None:
    make(DEVELOPMENT, whole=False)
    write_development_start()


def write_development_start() -> None:
    write_start(RUNTIME / "start.js", DEVELOPMENT)


def make(target: Path, whole: bool) -> None:
    """Make a snapshot with Node, unless there is one of the same inputs."""
    packages = [MODULES / name / "package.json" for name in ("pyodide", "@pyscript/core")]
    inputs = [*packages, MAKER, PRECOMPILED, *(sources() if whole else [])]
    stamp = f"snapshot-{target.stem}"
    with locked(stamp):
        wanted = digest([*inputs, str(whole)])
        if target.is_file() and is_fresh(stamp, wanted):
            return
        mark_stale(stamp)
        target.parent.mkdir(parents=True, exist_ok=True)
        with step(f"memory snapshot {target.name}"):
            ours = [str(PY), *names()] if whole else []
            call([environment.node(), MAKER, target, *ours], "Node could not make the memory snapshot.")
        mark_fresh(stamp, wanted)


def write_start(
    target: Path, snapshot: Path, build: str | None = None, modules: dict[str, list[str]] | None = None
) -> None:
    """Write what the page must know before it starts Python, the name of its build, and the modules to load early."""
    start = {
        "build": "development" if build is None else build,
        "snapshot": snapshot.name,
        "bytes": snapshot.stat().st_size,
        "revision": revision(snapshot),
        "memory": int.from_bytes(
            snapshot.read_bytes()[-4:], "little"
        ),  # the last bytes of a gzip file are its uncompressed size
        "whole": build is not None,
        "files": names(),
        "modules": modules or {},
        # Included, so that the page need not fetch them; without the second PyScript would load an interpreter from its
        # host. Pyodide fetches the first without handling its failure.
        "lock": json.loads(LOCK.read_text(encoding="utf-8")),
        "python": tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")),
    }
    text = f"export default {json.dumps(start, indent=1)};\n"
    if not target.is_file() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
