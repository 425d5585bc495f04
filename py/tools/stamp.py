"""Doing work only when its inputs changed, and never twice at once."""

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from .places import BUILD, ROOT, STAMPS


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
    """A short name for what is in the file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:20]


def is_fresh(name: str, value: str) -> bool:
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == value


def mark(name: str, value: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(value)


def forget(name: str) -> None:
    (STAMPS / name).unlink(missing_ok=True)


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Two terminals may run the workshop in one tree: the second waits until the first has set things up."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("a+") as lock:
        hold(lock.fileno())
        yield


if sys.platform == "win32":
    import msvcrt

    def hold(file: int) -> None:
        os.lseek(file, 0, os.SEEK_SET)
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)  # gives up after ten seconds
                return
            except OSError:
                continue
else:
    import fcntl

    def hold(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
