"""The words of docs/glossary.md: what they name is there, and the words that are not used do not come back."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"
FORBIDDEN_ENDINGS = ("Manager", "Helper", "Util", "Base")
NAMED_BY_PYTHON = {"get_code"}
"""Functions whose names the standard library demands."""


class Entry(NamedTuple):
    """A row of the glossary."""

    word: str
    names: list[str]
    not_used: list[str]


def entries() -> list[Entry]:
    found = []
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[0] not in ("word", "---"):
            not_used = [word.strip() for word in cells[3].split(",") if word.strip()]
            found.append(Entry(cells[0], re.findall(r"`([^`]+)`", cells[2]), not_used))
    return found


def sources(*endings: str) -> list[Path]:
    folders = (ROOT / "web", ROOT / "py")
    return sorted(f for folder in folders for ending in endings for f in folder.rglob(f"*{ending}"))


def python_classes() -> set[str]:
    trees = (ast.parse(f.read_text(encoding="utf-8")) for f in sources(".py"))
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def javascript_names(pattern: str) -> set[str]:
    return {name for f in sources(".js", ".mjs") for name in re.findall(pattern, f.read_text(encoding="utf-8"), re.M)}


CLASSES = python_classes() | javascript_names(r"^(?:export )?class (\w+)")
TYPES = javascript_names(r"@typedef \{.*\} ([A-Z]\w+)")
FILE_NAMES = {part for f in sources(".py", ".js", ".mjs", ".css") for part in (f.stem, *re.split("[-_.]", f.stem))}
ENTRIES = entries()
NOT_USED = sorted({word for entry in ENTRIES for word in entry.not_used})


def test_a_word_is_explained_once() -> None:
    words = [entry.word for entry in ENTRIES]
    assert len(words) > 60
    assert sorted(set(words)) == sorted(words)


def test_no_word_is_used_and_not_used() -> None:
    assert {entry.word for entry in ENTRIES} & set(NOT_USED) == set()


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.word for entry in ENTRIES])
def test_what_a_word_names_is_there(entry: Entry) -> None:
    for name in entry.names:
        assert (ROOT / name).is_file() if "/" in name else name in CLASSES | TYPES, name


@pytest.mark.parametrize("word", NOT_USED)
def test_a_word_that_is_not_used_names_no_file_and_no_class(word: str) -> None:
    parts = word.split()
    assert {"-".join(parts), "_".join(parts), "".join(parts)} & FILE_NAMES == set()
    assert "".join(part.capitalize() for part in parts) not in CLASSES


def test_no_class_name_ends_in_a_word_without_meaning() -> None:
    assert {name for name in CLASSES if name.endswith(FORBIDDEN_ENDINGS)} == set()


def test_no_function_begins_with_get() -> None:
    python = {
        node.name
        for f in sources(".py")
        for node in ast.walk(ast.parse(f.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }
    scripts = javascript_names(r"\bfunction (\w+)")
    assert {name for name in python | scripts if re.match(r"get_|get[A-Z]", name)} == NAMED_BY_PYTHON
