"""What `run.py test` makes of its arguments and of the runners' closing lines."""

import subprocess
import sys

from tools.checks import DOCTESTS, Report, aimed
from tools.paths import ROOT


def test_arguments_without_a_path_are_for_all_tests() -> None:
    assert aimed(["-k", "tile"], ["tests/core"]) == ["tests/core", "-k", "tile"]


def test_a_named_path_is_tested_alone() -> None:
    assert aimed(["tests/tools::test_x"], ["tests/core"]) == ["tests/tools::test_x"]


def test_closing_lines_add_up() -> None:
    report = Report()
    report.count("==== 3 passed, 1 skipped in 0.12s ====")
    report.count("2 failed, 40 passed, 1 error in 3.10s")
    assert report.counted == {"passed": 43, "skipped": 1, "failed": 2, "error": 1}


def test_the_examples_of_every_package_are_run() -> None:
    """A wrong example in any module of `ludoteca` makes `run.py test` fail: see `DOCTESTS`."""
    collected = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:xdist", *DOCTESTS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for module in ("replacing", "rng", "codec", "link", "record", "hexgrid", "squaregrid", "session", "game", "text"):
        assert f"py/ludoteca/core/{module}.py::" in collected
    assert "README.md::README.md" in collected
