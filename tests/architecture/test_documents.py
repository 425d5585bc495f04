"""The documents agree with the tree: what they name exists, and the map of the README has every folder."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.commands import COMMANDS
from tools.paths import ROOT, files_under

README = ROOT / "README.md"
FOLDERS = ("py", "web", "tests", "docs", "assets")
"""A path that a document names begins with one of these, or is a bare file name."""
SUFFIXES = (
    ".py",
    ".js",
    ".mjs",
    ".css",
    ".html",
    ".md",
    ".toml",
    ".json",
    ".txt",
    ".in",
    ".webmanifest",
    ".ftl",
    ".yml",
)
WRITTEN_BY_BUILD = ("precache.js",)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#:\s]+)\)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PLACEHOLDER = re.compile(r"<[^>]+>|…")
COMMAND = re.compile(r"run\.py ([a-z]+)")


def documents() -> list[Path]:
    return [README, ROOT / "CONTRIBUTING.md", *files_under(ROOT / "docs", ".md")]


def workflows() -> list[Path]:
    return sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def named(document: Path) -> Iterator[str]:
    """What stands in backticks and looks like a path or a file of the tree."""
    for text in CODE.findall(FENCED.sub("", document.read_text(encoding="utf-8"))):
        word = text.split("::")[0]
        is_path = word.startswith(tuple(f"{folder}/" for folder in FOLDERS))
        if " " not in word and (is_path or Path(word).suffix in SUFFIXES):
            yield word


def is_ignored(path: str) -> bool:
    """Whether it is made by the tools: .gitignore lists it, or the build writes it."""
    ignored = [line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()]
    return path in WRITTEN_BY_BUILD or any(line and f"{path}/".startswith(f"{line}/") for line in ignored)


def exists(path: str) -> bool:
    """Whether the tree has it; a placeholder stands for anything, and a bare file name for a file in any folder."""
    pattern = PLACEHOLDER.sub("*", path.rstrip("/"))
    if "/" in pattern:
        return any(ROOT.glob(pattern))
    return any(ROOT.glob(pattern)) or any(next((ROOT / folder).rglob(pattern), None) for folder in FOLDERS)


@pytest.mark.parametrize("document", documents(), ids=name)
def test_every_path_that_a_document_names_exists(document: Path) -> None:
    assert sorted({path for path in named(document) if not is_ignored(path) and not exists(path)}) == []


@pytest.mark.parametrize("document", documents(), ids=name)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", [*documents(), *workflows()], ids=name)
def test_every_command_that_a_document_names_exists(document: Path) -> None:
    assert set(COMMAND.findall(document.read_text(encoding="utf-8"))) - COMMANDS.keys() == set()


def test_the_readme_maps_every_folder() -> None:
    _, _, rest = README.read_text(encoding="utf-8").partition("### The map of the code")
    table, _, _ = rest.partition("\nImports go one way")
    mapped = [path.rstrip("/") for path in CODE.findall(table)]
    packages = [path for path in (ROOT / "py" / "ludoteca").iterdir() if (path / "__init__.py").exists()]
    folders = [ROOT / folder for folder in FOLDERS if (ROOT / folder).is_dir()]
    folders += [path for path in (ROOT / "web").iterdir() if path.is_dir()] + packages
    missing = [path for path in map(name, folders) if not any(f"{row}/".startswith(f"{path}/") for row in mapped)]
    assert missing == []


def test_the_folders_that_documents_name_are_all_there_are() -> None:
    """A new folder at the top is to be added to `FOLDERS`, so that paths into it are looked at."""
    made = ("build", "dist", "node_modules")
    found = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith((".", "__"))}
    assert found - set(made) <= set(FOLDERS)
