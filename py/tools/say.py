"""What the workshop tells the person at the terminal, and how it runs other programs."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from .places import ROOT

Command = Sequence[str | Path]


class Failure(Exception):
    """Something went wrong that a sentence can explain; run.py prints it and ends."""


def say(text: str = "") -> None:
    print(text, flush=True)


def show(output: str) -> None:
    """Another program's words, indented, so that they are told from ours."""
    for line in output.rstrip().splitlines():
        say("    " + line)


@contextmanager
def step(name: str) -> Iterator[None]:
    """One line: the name at once, the verdict and the time when it is over."""
    print(f"{name:<44}", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        say(" failed")
        raise
    say(f" ok  {time.monotonic() - begun:6.1f} s")


def call(command: Command, failing: str, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run quietly and return what was written; what went wrong is shown with the sentence `failing`."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise Failure(f"{readable(done.stdout)}\n\n{failing}")
    return done.stdout


def readable(output: str) -> str:
    """Node quotes the line it stumbled over, and a minified file has lines of a megabyte."""
    return "\n".join(line if len(line) < 500 else f"{line[:200]} …" for line in output.rstrip().splitlines())


def stream(command: Command, env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run in full view, and return the exit code and the last line that says something."""
    running = subprocess.Popen(
        [str(part) for part in command],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    assert running.stdout is not None
    last = ""
    while chunk := running.stdout.readline():
        sys.stdout.write(chunk)
        sys.stdout.flush()
        last = chunk.strip() or last
    return running.wait(), re.sub(r"\x1b\[[0-9;]*m", "", last)
