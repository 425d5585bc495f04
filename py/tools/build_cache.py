"""Stamp files and locks: work is repeated only when its inputs have changed, and by one process at a time."""

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from .paths import BUILD, ROOT, STAMPS


def digest(inputs: Iterable[Path | str]) -> str:
    """One hash over texts and over files with their names."""
    whole = hashlib.sha256()
    for item in inputs:
        if isinstance(item, Path):
            name = item.relative_to(ROOT).as_posix() if item.is_relative_to(ROOT) else item.name
            part = name.encode() + b"\0" + hashlib.sha256(item.read_bytes()).digest()
        else:
            part = item.encode() + b"\0"
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()


def revision(file: Path) -> str:
    """A short hash of the file's contents."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:20]


def is_fresh(name: str, value: str) -> bool:
    """Whether the work of this name was last done with inputs of this digest."""
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == value


def mark_fresh(name: str, value: str) -> None:
    """Remember the digest of the inputs that the work was done with."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(value)


def mark_stale(name: str) -> None:
    """Forget it: the work has to be done again."""
    (STAMPS / name).unlink(missing_ok=True)


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Two processes may run in one tree: the second waits until the first has left this block."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("a+") as file:
        lock(file.fileno())
        yield


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        os.lseek(file, 0, os.SEEK_SET)
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)  # it gives up after ten seconds
                return
            except OSError:
                continue
else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
