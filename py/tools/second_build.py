"""A second build of the page with some edits, and its publication in place of the first, to test updates."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .build import write_precache
from .paths import MODULES, ROOT, STAMPS

SECOND = "second edition"
"""This text is in every file that the second build has changed: words, help, rules, and the script for bots."""

EDITS = {
    "assets/locales/en/shell.ftl": ("No account, no server.", f"No account, no server, {SECOND}."),
    "assets/locales/fr/shell.ftl": ("\nclose = Fermer", f"\nclose = Fermer, {SECOND}"),
    "assets/help/en/attika.html": ("<p>", f"<p>This is the {SECOND}. "),
    "py/ludoteca/bridge.py": ('"""', f'"""The {SECOND}. '),
    "py/mind.py": ("\nmind = ", f'\nprint("the mind of the {SECOND}")\nmind = '),
}


def build_again(folder: Path) -> Path:
    """Copy the tree, edit some files, run the build there, and return its dist/."""
    tree = folder / "tree"
    others = shutil.ignore_patterns("node_modules", "dist", "build", "tests", "__pycache__", ".*")
    shutil.copytree(ROOT, tree, ignore=others)
    shutil.copytree(STAMPS, tree / "build" / "stamps")
    (tree / "node_modules").symlink_to(MODULES, target_is_directory=True)
    for name, (before, after) in EDITS.items():
        text = (tree / name).read_text(encoding="utf-8")
        assert before in text, name
        (tree / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    subprocess.run([sys.executable, "run.py", "build"], cwd=tree, check=True, capture_output=True)
    return tree / "dist"


def name_of(build: Path) -> str:
    """The name of a build: that of the folder with its files."""
    (folder,) = build.glob("builds/*")
    return folder.name


def renamed(build: Path, folder: Path) -> Path:
    """A copy of a build under another name: a browser takes it for a new build, though it does the same."""
    other = Path(shutil.copytree(build, folder))
    before = name_of(other)
    after = f"{before[:-1]}{'0' if before[-1] != '0' else '1'}"
    (other / "builds" / before).rename(other / "builds" / after)
    for name in ("index.html", f"builds/{after}/assets/runtime/start.js"):
        text = (other / name).read_text(encoding="utf-8")
        assert before in text, name
        (other / name).write_text(text.replace(before, after), encoding="utf-8")
    write_precache(other, after)
    return other


def publish(build: Path, host: Path) -> None:
    """Replace the host's folder by this build in one step."""
    coming, going = host.with_name("coming"), host.with_name("going")
    shutil.copytree(build, coming)
    host.rename(going)
    coming.rename(host)
    shutil.rmtree(going)


@contextmanager
def restored(host: Path, folder: Path) -> Iterator[Path]:
    """A copy of the host's folder, which is published again at the end."""
    first = Path(shutil.copytree(host, folder / "first"))
    try:
        yield first
    finally:
        publish(first, host)
