"""start.js, which tells the page all that it must know before it starts Python."""

import json
import tomllib
from pathlib import Path

from tools.paths import ROOT
from tools.snapshot import write_start


def test_the_page_is_handed_what_pyscript_toml_says(tmp_path: Path) -> None:
    snapshot = tmp_path / "some.snapshot.gz"
    snapshot.write_bytes(bytes(8))
    write_start(tmp_path / "start.js", snapshot, build="a name")
    text = (tmp_path / "start.js").read_text(encoding="utf-8")
    start = json.loads(text.removeprefix("export default ").removesuffix(";\n"))
    assert start["python"] == tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    assert (ROOT / start["python"]["interpreter"]).is_file()
