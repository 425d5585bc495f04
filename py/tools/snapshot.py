"""The memory snapshots that Python starts from, and start.js, which tells the page about them.

In development the snapshot holds the standard library only and the page lays py/ into Python's file system itself, so
an edited rule is never hidden by an older one; in dist/ it holds all of `ludoteca`, imported.
"""

import json
import tomllib
from pathlib import Path

from . import environment
from .places import MODULES, ROOT, RUNTIME, files_under
from .say import call, step
from .stamp import alone, digest, forget, is_fresh, mark, revision

MAKER = Path(__file__).with_name("snapshot.mjs")
KNOWN = Path(__file__).with_name("known.py")
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
    write_start(RUNTIME / "start.js", DEVELOPMENT)


def make(target: Path, whole: bool) -> None:
    """A snapshot by Node, unless the one that is there was made from the same inputs."""
    packages = [MODULES / name / "package.json" for name in ("pyodide", "@pyscript/core")]
    inputs = [*packages, MAKER, KNOWN, *(sources() if whole else [])]
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


def write_start(
    target: Path, snapshot: Path, build: str | None = None, modules: dict[str, list[str]] | None = None
) -> None:
    """What the page must know before it starts Python, the name of its build, and the modules it may fetch ahead."""
    start = {
        "build": "development" if build is None else build,
        "snapshot": snapshot.name,
        "bytes": snapshot.stat().st_size,
        "revision": revision(snapshot),
        "memory": int.from_bytes(snapshot.read_bytes()[-4:], "little"),  # a gzip file ends with its size unpacked
        "whole": build is not None,
        "files": names(),
        "modules": modules or {},
        # Read here, so that the page need not fetch it: without it PyScript would ask its own host for an interpreter.
        "python": tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")),
    }
    text = f"export default {json.dumps(start, indent=1)};\n"
    if not target.is_file() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
