"""The ids of rules that code and tests cite stand in `docs/rules/<game>.md`."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.ledger import games, rows

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "rules"
ID = r"[A-Z]+[0-9]+|[A-Z]{3,}"
CITED = re.compile(rf"\(((?:{ID})(?:(?:,| to| and) (?:{ID}))*)\)")
"""Ids alone in brackets: `(R7)`, `(R8, C2)`, `(R7 to R10, PAY)`."""
EXAMPLE = re.compile(r"def test_(x\d+)_")
"""A test that computes a worked example has its id in its name."""
DEFINED = re.compile(rf"^(?:\||[-*]|#+) (?:\*\*|`)?({ID})\b", re.MULTILINE)
"""An id at the start of a row of a table, of an item of a list, or of a heading."""
UNPLAIN = re.compile(r"\bspec\b|\bclarification \d|\(\d\.\d+[,)]", re.IGNORECASE)
"""Citations of papers that are not in the tree."""


def documented() -> list[str]:
    """The games whose rulings are written down."""
    return [game for game in games() if (DOCS / f"{game}.md").exists()]


def sources(game: str) -> list[Path]:
    folders = (ROOT / "py" / "ludoteca" / "games" / game, ROOT / "tests" / "rules" / game)
    return [path for folder in folders for path in sorted(folder.glob("**/*.py"))]


def prose_of(text: str) -> str:
    """The comments and the docstrings of a file."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(
        token.string
        for token in tokens
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""'))
    )


def cited_in(text: str) -> Iterator[str]:
    """The ids that a file cites."""
    for match in CITED.finditer(prose_of(text)):
        yield from re.findall(ID, match[1])
    yield from (name.upper() for name in EXAMPLE.findall(text))


def defined(game: str) -> set[str]:
    return set(DEFINED.findall((DOCS / f"{game}.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", documented())
def test_every_id_that_is_cited_is_written_down(game: str) -> None:
    cited = {(name, path.name) for path in sources(game) for name in cited_in(path.read_text(encoding="utf-8"))}
    ids = defined(game)
    assert sorted(each for each in cited if each[0] not in ids) == []


@pytest.mark.parametrize("game", documented())
def test_every_row_of_the_ledger_is_written_down(game: str) -> None:
    assert sorted(set(rows(game)) - defined(game)) == []


@pytest.mark.parametrize("game", documented())
def test_nothing_is_cited_that_is_not_in_the_tree(game: str) -> None:
    assert [path.name for path in sources(game) if UNPLAIN.search(prose_of(path.read_text(encoding="utf-8")))] == []


def test_citations_are_found() -> None:
    text = "def test_x16_pays(): f(STREET)  # (R7 to R10, PAY), not (see R3), not T01 (R2)"
    assert list(cited_in(text)) == ["R7", "R10", "PAY", "R2", "X16"]


def test_rulings_are_found() -> None:
    text = "| R1 | a rule |\n* **C2**: a clarification\n### A3 A question\nthe word R4"
    assert DEFINED.findall(text) == ["R1", "C2", "A3"]
