"""Modules that are compiled into the snapshot are not compiled again."""

import builtins
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools import precompiled

TEXTS = {"knownpack/__init__.py": "from knownpack.inner import VALUE", "knownpack/inner.py": "VALUE = 1"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    importlib.invalidate_caches()
    precompiled.install(str(tmp_path), TEXTS)
    yield tmp_path
    for name in ("knownpack", "knownpack.inner"):
        sys.modules.pop(name, None)


def lay(folder: Path, texts: dict[str, str]) -> None:
    (folder / "knownpack").mkdir()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


def test_a_precompiled_text_is_run_without_being_compiled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(folder, TEXTS)

    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(builtins, "compile", refuse)
    package = importlib.import_module("knownpack")
    assert package.VALUE == 1
    assert package.__file__ == str(folder / "knownpack/__init__.py")


def test_another_text_in_its_place_is_what_counts(folder: Path) -> None:
    lay(folder, TEXTS | {"knownpack/inner.py": "VALUE = 2"})
    assert importlib.import_module("knownpack").VALUE == 2


def test_before_the_files_are_laid_there_is_no_such_module(folder: Path) -> None:
    assert not (folder / "knownpack").exists()
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("knownpack")
