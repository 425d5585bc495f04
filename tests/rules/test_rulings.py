"""Each id of a rule or ruling that code and tests of a game cite stands in `docs/rules/<game>.md`."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.ledger import HERE, games, rows

ROOT = HERE.parents[1]
DOCS = ROOT / "docs" / "rules"
FIRST_CELL = re.compile(r"^\| *[`*]*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)[`*]* *\|", re.MULTILINE)
"""An id that begins a row of a table in a document."""


def shape_of(row: str) -> str:
    """What ids like this one look like: `OPEN-SHORT` is any `OPEN-…`, `R12` any R and a number, `HIDDEN` itself."""
    family, hyphen, _ = row.partition("-")
    if hyphen:
        return rf"{family}(?:-[A-Z0-9]+)+"
    return re.sub(r"\d+", r"\\d+", row)


def cited(source: str, known: list[str]) -> set[str]:
    """The ids in a text that look like one of those known."""
    shapes = "|".join(sorted({shape_of(row) for row in known}))
    return set(re.findall(rf"(?<![\w-])(?:{shapes})(?![\w-])", source)) if shapes else set()


def defined(document: str) -> list[str]:
    return FIRST_CELL.findall(document)


def missing(source: str, ledger: list[str], document: str) -> list[str]:
    """The ids that are cited and stand in no row of the document."""
    rulings = defined(document)
    return sorted(cited(source, [*ledger, *rulings]) - set(rulings))


def sources(game: str) -> Iterator[Path]:
    yield from sorted((ROOT / "py" / "ludoteca" / "games" / game).glob("*.py"))
    yield from sorted((HERE / game).glob("*.py"))


@pytest.mark.parametrize("game", [game for game in games() if (DOCS / f"{game}.md").exists()])
def test_every_id_that_is_cited_stands_in_the_document(game: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources(game))
    document = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    assert missing(text, rows(game), document) == []


@pytest.mark.parametrize("game", [game for game in games() if (DOCS / f"{game}.md").exists()])
def test_no_id_stands_twice_in_the_document(game: str) -> None:
    found = defined((DOCS / f"{game}.md").read_text(encoding="utf-8"))
    assert sorted(set(found)) == sorted(found)


DOCUMENT = """
| id | rule |
|---|---|
| MOVE-FIRST | Black begins. |
| `R1` | A stone never moves. |
| **HIDDEN** | Nothing is hidden. |
"""


def test_an_id_of_a_known_family_that_the_document_lacks_is_missing() -> None:
    assert missing('@rule("MOVE-LAST")', ["MOVE-FIRST"], DOCUMENT) == ["MOVE-LAST"]
    assert missing("see R7, R1 and HIDDEN", [], DOCUMENT) == ["R7"]
    assert missing('"SET-UP"', ["SET-UP"], DOCUMENT) == ["SET-UP"]


def test_what_only_looks_like_an_id_is_none() -> None:
    assert missing("MOVE_FIRST, REMOVE-LAST, R1A, AR1, OTHER-THING", ["MOVE-FIRST"], DOCUMENT) == []
