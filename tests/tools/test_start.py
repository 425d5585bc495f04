"""start.js, which tells the page all that it must know before it starts Python."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tools.build import DEVELOPMENT_ONLY
from tools.paths import ROOT, RUNTIME
from tools.snapshot import LOCK, write_start


@pytest.fixture
def start(tmp_path: Path) -> dict[str, Any]:
    snapshot = tmp_path / "some.snapshot.gz"
    snapshot.write_bytes(bytes(8))
    write_start(tmp_path / "start.js", snapshot, build="a name")
    text = (tmp_path / "start.js").read_text(encoding="utf-8")
    written: dict[str, Any] = json.loads(text.removeprefix("export default ").removesuffix(";\n"))
    return written


def test_the_page_is_handed_what_pyscript_toml_says(start: dict[str, Any]) -> None:
    assert start["python"] == tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    assert (ROOT / start["python"]["interpreter"]).is_file()


def test_pyodide_is_handed_its_list_of_packages_and_does_not_fetch_it(start: dict[str, Any]) -> None:
    assert list(start["lock"]["packages"]) == ["micropip"]
    assert (RUNTIME / "pyodide" / start["lock"]["packages"]["micropip"]["file_name"]).is_file()
    assert LOCK in DEVELOPMENT_ONLY, "nothing in dist/ asks for it"
