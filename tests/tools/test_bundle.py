"""The style sheets of the page become one, and the bundles have all that the page imports by name."""

from pathlib import Path

import pytest
from tools import bundle, preload
from tools.paths import ROOT
from tools.terminal import Failure

PAGE = """<head>
    <link rel="stylesheet" href="web/styles/base.css" />
    <link rel="stylesheet" href="web/table/other.css" />
    <link rel="icon" href="icon.svg" />
</head>
"""


def lay(folder: Path, first: str, second: str) -> None:
    for part in ("styles", "table"):
        (folder / "web" / part).mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "web/styles/base.css").write_text(first)
    (folder / "web/table/other.css").write_text(second)


def test_the_styles_are_one_sheet_in_the_order_of_the_page(tmp_path: Path) -> None:
    lay(tmp_path, 'a { src: url("../font.woff2") }\n', "b {}\n")
    bundle.join_styles(tmp_path, tmp_path)
    assert (tmp_path / "web/styles/base.css").read_text() == 'a { src: url("../font.woff2") }\nb {}\n'
    assert (tmp_path / "index.html").read_text() == PAGE.replace(
        '    <link rel="stylesheet" href="web/table/other.css" />\n', ""
    )


def test_a_style_that_would_look_for_a_file_in_another_place_is_refused(tmp_path: Path) -> None:
    lay(tmp_path, "a {}\n", 'b { src: url("../font.woff2") }\n')
    with pytest.raises(Failure, match="by a relative address"):
        bundle.join_styles(tmp_path, tmp_path)


def test_what_the_page_asks_for_by_name_is_there() -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    assert set(preload.ENTRY.findall(page)) <= set(bundle.ENTRIES)
    for name in (*bundle.ENTRIES, *bundle.WORKERS):
        assert (ROOT / name).is_file(), name
    assert {scene.parent.name for scene in preload.scenes(ROOT)} >= {"attika", "quetzal", "world_wonders"}
