"""Sets up the tools: a Python environment, the npm packages, and a newer Python to test the rules on."""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from .build_cache import digest, is_fresh, locked, mark_fresh, mark_stale
from .paths import BUILD, MODULES, ON_WINDOWS, ROOT, TOOLS, python_of
from .terminal import Failure, call, step

REQUIREMENTS = ROOT / "requirements-dev.txt"
OLDEST_NODE = 20


def tool_python() -> Path:
    """The Python that has the pinned tools; installed on first use."""
    return environment(TOOLS, Path(sys.executable), f"{sys.version_info[0]}.{sys.version_info[1]}")


def with_modules() -> dict[str, str]:
    """The environment variables with which the tools' Python finds our modules."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONUTF8": "1"}


def environment(folder: Path, python: Path, version: str, requirements: Path = REQUIREMENTS) -> Path:
    """The Python of a virtual environment with exactly what a requirements file pins; made again when that changes."""
    stamp = f"python-{folder.name.lstrip('.')}"
    wanted = digest([requirements, str(folder), version])
    with locked(stamp):
        if is_fresh(stamp, wanted) and python_of(folder).exists():
            return python_of(folder)
        mark_stale(stamp)
        with step(f"Python {version} tools into {folder.relative_to(ROOT).as_posix()}"):
            make_environment(folder, python)
            call(
                [
                    *(python_of(folder), "-m", "pip", "install", "--disable-pip-version-check", "--quiet"),
                    *("--only-binary=:all:", "--require-hashes", "-r", requirements),
                ],
                f"pip could not install what {requirements.name} pins. Is there a network connection?",
            )
        mark_fresh(stamp, wanted)
    return python_of(folder)


def make_environment(folder: Path, python: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    if python == Path(sys.executable):
        try:
            venv.create(folder, with_pip=True, symlinks=not ON_WINDOWS)
        except (OSError, subprocess.CalledProcessError) as error:
            raise Failure(
                f"{error}\n\nPython's venv module does not work here; on Debian: apt-get install python3-venv."
            ) from error
    else:
        call([python, "-m", "venv", folder], f"{python} could not make a virtual environment.")


def newer_python() -> tuple[str, Path] | None:
    """The newest Python that is newer than this one and runs here, with its version."""
    found: dict[tuple[int, int], Path] = {}
    for candidate in python_candidates():
        version = version_of(candidate)
        if version is not None and version > sys.version_info[:2]:
            found.setdefault(version, candidate)
    if not found:
        return None
    newest = max(found)
    return f"{newest[0]}.{newest[1]}", found[newest]


def python_candidates() -> list[Path]:
    names = [f"python3.{minor}" for minor in range(sys.version_info[1] + 6, sys.version_info[1], -1)]
    on_path = [Path(found) for name in names if (found := shutil.which(name))]
    # A shim of pyenv on the path runs only the versions that are activated; the versions themselves always run.
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    return on_path + sorted(pyenv.glob("versions/3.*/bin/python"), reverse=True)


def version_of(python: Path) -> tuple[int, int] | None:
    """The version that an interpreter reports; None if it does not run or is not a final release."""
    ask = "import sys, venv, ensurepip; v = sys.version_info; print(v.major, v.minor, v.releaselevel)"
    try:
        done = subprocess.run([python, "-c", ask], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return None
    said = done.stdout.split()
    return (int(said[0]), int(said[1])) if len(said) == 3 and said[2] == "final" else None


def newer_environment() -> tuple[str, Path] | None:
    """The newest other Python, in a virtual environment with the same tools."""
    other = newer_python()
    if other is None:
        return None
    version, python = other
    return version, environment(BUILD / f"python-{version}", python, version)


def node() -> str:
    """The path of Node; `Failure` if it is missing or too old."""
    found = shutil.which("node")
    if found is None:
        raise Failure(f"Node is missing: run.py needs Node {OLDEST_NODE} or newer.")
    said = call([found, "--version"], "Node does not run.")
    version = re.search(r"v(\d+)", said)
    if version is None or int(version[1]) < OLDEST_NODE:
        raise Failure(f"This Node is {said.strip()}; run.py needs {OLDEST_NODE} or newer.")
    return found


def npm_packages() -> None:
    """Install the npm packages that package-lock.json pins."""
    node()
    npm = shutil.which("npm")
    if npm is None:
        raise Failure("npm is missing: it usually comes with Node.")
    wanted = digest([ROOT / "package.json", ROOT / "package-lock.json"])
    with locked("npm"):
        if is_fresh("npm", wanted) and MODULES.is_dir():
            return
        mark_stale("npm")
        with step("npm packages into node_modules"):
            call(
                [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"],
                "npm could not install what package-lock.json pins. Is there a network connection?",
            )
        mark_fresh("npm", wanted)


def npm_tool(name: str) -> Path:
    """The path of a command that an npm package installs."""
    npm_packages()
    return MODULES / ".bin" / (f"{name}.cmd" if ON_WINDOWS else name)
