"""Output to the terminal, and running other programs."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from .paths import ROOT

Command = Sequence[str | Path]


class Failure(Exception):
    """An error that one sentence explains; run.py prints the sentence and ends."""


def say(text: str = "") -> None:
    """Print a line at once, also into a pipe."""
    print(text, flush=True)


def show(output: str) -> None:
    """Print the output of another program, indented to set it apart from ours."""
    for line in output.rstrip().splitlines():
        say("    " + line)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print one line about a step: its name at once, whether it worked and how long it took at the end."""
    print(f"{name:<44}", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        say(" failed")
        raise
    say(f" ok  {time.monotonic() - begun:6.1f} s")


def call(command: Command, failing: str, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a program without showing its output, and return it; if it fails, `Failure` with the sentence `failing`."""
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
    """The output with long lines cut: Node quotes the line of an error, and a minified file has lines of a megabyte."""
    return "\n".join(line if len(line) < 500 else f"{line[:200]} …" for line in output.rstrip().splitlines())


def stream(command: Command, env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a program, show its output, and return its exit code and the last line that is not empty."""
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
