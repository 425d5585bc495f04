"""No file is longer than 350 lines and no function longer than 50: Python, JavaScript, styles; tables are exempt."""

import ast
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import environment
from tools.paths import ROOT, files_under

FILE_LINES = 350
FUNCTION_LINES = 50
PYTHON = ("py", "tests")
JAVASCRIPT = ("web", "tests/web")
TABLES = ("content.py",)
"""Names of files that hold tables: what is printed on the components of a game."""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def sources() -> list[Path]:
    """Every file whose length counts."""
    python = [path for folder in PYTHON for path in files_under(ROOT / folder, ".py") if path.name not in TABLES]
    page = [path for folder in JAVASCRIPT for path in files_under(ROOT / folder, ".js", ".mjs", ".css")]
    return python + page


def long_files() -> Iterator[tuple[str, str]]:
    for path in sources():
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > FILE_LINES:
            yield name(path), f"{lines} lines"


def long_python_functions() -> Iterator[tuple[str, str]]:
    for path in sources():
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    lines = (node.end_lineno or node.lineno) - node.lineno + 1
                    if lines > FUNCTION_LINES:
                        yield name(path), f"{node.name} has {lines} lines"


def long_javascript_functions(config: Path) -> Iterator[tuple[str, str]]:
    """Biome reports every function of more than one line with its first and last line, and we count."""
    rule = {"noExcessiveLinesPerFunction": {"level": "info", "options": {"maxLines": 1}}}
    (config / "biome.json").write_text(json.dumps({"root": True, "linter": {"rules": {"complexity": rule}}}))
    options = ["--only=complexity/noExcessiveLinesPerFunction", "--max-diagnostics=none", "--reporter=json"]
    command = [str(environment.npm_tool("biome")), "lint", f"--config-path={config}", *options, *JAVASCRIPT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    found = json.loads(done.stdout)["diagnostics"]
    assert found, "Biome reports functions"
    for each in found:
        place = each["location"]
        lines = place["end"]["line"] - place["start"]["line"] + 1
        if lines > FUNCTION_LINES:
            yield place["path"], f"the function in line {place['start']['line']} has {lines} lines"


@pytest.fixture(scope="module")
def too_long(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """Each file with something too long, and what it is."""
    config = tmp_path_factory.mktemp("biome")
    return [*long_files(), *long_python_functions(), *long_javascript_functions(config)]


def test_files_and_functions_are_short(too_long: list[tuple[str, str]]) -> None:
    assert [f"{path}: {what}" for path, what in too_long] == []
