"""`run.py test`: runs every check; one line for each, and the whole output of pytest."""

import os
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from . import browser, build, environment, runtime
from .paths import ROOT, files_under, present
from .terminal import Command, Failure, call, say, show, step, stream

# These tests must pass on every Python and with every hash seed; the others run once.
EVERYWHERE = ("py/ludoteca", "tests/core", "tests/conformance", "tests/rules", "tests/golden", "tests/perft")
DOCTESTS = ("py/ludoteca", "README.md")
"""Where examples in docstrings and documents are run as tests."""
NOTHING_COLLECTED = 5
AGAIN = "LUDOTECA_AGAIN"
"""This variable is set while the tests of the rules run a second time, on another Python."""


@dataclass
class Report:
    """The checks that failed so far, and the counts of the test runners."""

    failed: list[str] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)

    def count(self, closing_line: str) -> None:
        for number, word in re.findall(r"(\d+) (passed|failed|errors?|skipped|xfailed)", closing_line):
            self.counted[word] += int(number)


def run(only: list[str] | None, pytest_arguments: list[str]) -> int:
    report = Report()
    begun = time.monotonic()
    if pytest_arguments and not only:
        only = ["browser" if any("e2e" in a for a in pytest_arguments) else "python"]
    for name, part in PARTS.items():
        if only is None or name in only:
            part(report, pytest_arguments)
    return close(report, time.monotonic() - begun)


def close(report: Report, seconds: float) -> int:
    """Print the result, then one line with the counts of all test runners, in the form that pytest uses."""
    say()
    for name in report.failed:
        say(f"Failed: {name}")
    if not report.failed:
        say("All checks passed.")
    counts = ", ".join(f"{number} {word}" for word, number in report.counted.items())
    if counts:
        say(f"===== {counts} in {seconds:.2f}s =====")
    return 1 if report.failed else 0


def check(report: Report, name: str, command: Command) -> str:
    """Run a check; its output is shown only if it fails, and the other checks still run."""
    try:
        with step(name):
            return call(command, f"{name} failed.")
    except Failure as failure:
        show(str(failure))
        report.failed.append(name)
        return ""


def style(report: Report, _: list[str]) -> None:
    ruff: list[str | Path] = [environment.tool_python(), "-m", "ruff"]
    check(report, "ruff check", [*ruff, "check", "--quiet", "--output-format=concise", "."])
    check(report, "ruff format", [*ruff, "format", "--check", "--quiet", "--diff", "."])
    check(report, "biome", [environment.npm_tool("biome"), "ci", "--colors=off", "."])


def types(report: Report, _: list[str]) -> None:
    check(report, "mypy --strict", [environment.tool_python(), "-m", "mypy"])
    if files_under(ROOT / "web", ".js", ".mjs"):
        runtime.update()
        for project in sorted(ROOT.glob("tsconfig*.json")):  # one for each place where scripts run
            check(report, f"tsc {project.stem}", [environment.npm_tool("tsc"), "--project", project.name])


def web(report: Report, _: list[str]) -> None:
    scripts = files_under(ROOT / "tests" / "web", ".js", ".mjs")
    tests = [f for f in scripts if "node:test" in f.read_text(encoding="utf-8")]
    if not tests:
        return
    runtime.update()
    # Some of them ask the real engine, in this Python.
    os.environ["LUDOTECA_PYTHON"] = sys.executable
    output = check(report, "node --test", [environment.node(), "--test", "--test-reporter=tap", *tests])
    passed = re.search(r"^# pass (\d+)", output, re.MULTILINE)
    report.counted["passed"] += int(passed[1]) if passed else 0


def python(report: Report, arguments: list[str]) -> None:
    runtime.update()  # some tests of the tools read it
    folders = sorted(f for f in (ROOT / "tests").iterdir() if is_python_tests(f))
    everything = [f.relative_to(ROOT).as_posix() for f in folders] + present(*DOCTESTS)
    pytest(report, "pytest", environment.tool_python(), seed=0, arguments=aimed(arguments, everything))


def aimed(arguments: list[str], everything: list[str]) -> list[str]:
    """The arguments for pytest: those given, and all paths if none was given."""
    names_a_path = any(not a.startswith("-") and (ROOT / a.split("::")[0]).exists() for a in arguments)
    return arguments if names_a_path else [*everything, *arguments]


def is_python_tests(folder: Path) -> bool:
    """Whether pytest runs this folder in the part `python`; the browser tests need a built page and run separately."""
    return folder.name not in ("e2e", "bench") and folder.is_dir() and any(files_under(folder, ".py"))


def newer(report: Report, _: list[str]) -> None:
    """Run the tests of the rules again with another hash seed, on the newest Python that is installed."""
    folders = present(*EVERYWHERE)
    if not folders:
        return
    other = environment.newer_environment()
    version, interpreter = other or ("this Python again", environment.tool_python())
    os.environ[AGAIN] = version
    pytest(report, f"pytest, {version}, another hash seed", interpreter, seed=2026, arguments=folders)
    del os.environ[AGAIN]


def browser_tests(report: Report, arguments: list[str]) -> None:
    """Test the built page in a real browser."""
    if not any(files_under(ROOT / "tests" / "e2e", ".py")):
        return
    say()
    build.build()
    os.environ[browser.VARIABLE] = str(browser.find())
    pytest(
        report, "pytest in the browser", environment.tool_python(), seed=0, arguments=aimed(arguments, ["tests/e2e"])
    )


def pytest(report: Report, name: str, interpreter: Path, seed: int, arguments: list[str]) -> None:
    say(f"\n{name}: PYTHONHASHSEED={seed}")
    env = {**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONUTF8": "1"}
    # A process that has finished its tests takes over tests of the others.
    in_parallel = [] if {"-s", "--pdb", "-n"} & set(arguments) else ["-n", str(os.cpu_count() or 1), "--dist=worksteal"]
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    code, closing = stream([interpreter, "-m", "pytest", "-q", *in_parallel, *colour, *arguments], env)
    report.count(closing)
    if code not in (0, NOTHING_COLLECTED):
        report.failed.append(name)


PARTS: dict[str, Callable[[Report, list[str]], None]] = {
    "style": style,
    "types": types,
    "web": web,
    "python": python,
    "newer": newer,
    "browser": browser_tests,
}
