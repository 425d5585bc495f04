"""The paths of the tree: its folders, and the files below a folder."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
STAMPS = BUILD / "stamps"
TOOLS = ROOT / ".venv"
MODULES = ROOT / "node_modules"
RUNTIME = ROOT / "assets" / "runtime"
DIST = ROOT / "dist"

ON_WINDOWS = sys.platform == "win32"


def python_of(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")


def present(*names: str) -> list[str]:
    """Those of the given paths that exist, relative to the root."""
    return [name for name in names if (ROOT / name).exists()]


def files_under(folder: Path, *suffixes: str) -> list[Path]:
    """Every file below a folder, sorted; without caches and hidden files."""
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if f != "__pycache__" and not f.startswith("."))
        found += [Path(parent, n) for n in names if not n.startswith(".")]
    return sorted(f for f in found if not suffixes or f.suffix in suffixes)
