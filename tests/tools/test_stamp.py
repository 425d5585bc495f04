"""Work is done again only when its inputs changed."""

from pathlib import Path

import pytest
from tools import stamp


def test_the_digest_changes_with_a_file_its_name_and_the_texts(tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text("same")
    second.write_text("same")
    digests = {stamp.digest([first]), stamp.digest([second]), stamp.digest([first, "x"]), stamp.digest(["x"])}
    assert len(digests) == 4
    before = stamp.digest([first])
    first.write_text("other")
    assert stamp.digest([first]) != before


def test_parts_that_run_together_do_not_give_the_same_digest() -> None:
    assert stamp.digest(["ab", "c"]) != stamp.digest(["a", "bc"])


def test_a_stamp_is_fresh_only_for_the_value_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamp, "STAMPS", tmp_path / "stamps")
    assert not stamp.is_fresh("work", "1")
    stamp.mark("work", "1")
    assert stamp.is_fresh("work", "1")
    assert not stamp.is_fresh("work", "2")
    stamp.forget("work")
    assert not stamp.is_fresh("work", "1")
