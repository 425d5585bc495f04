"""Work is done again only when its inputs changed."""

from pathlib import Path

import pytest
from tools import build_cache


def test_the_digest_changes_with_a_file_its_name_and_the_texts(tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text("same")
    second.write_text("same")
    digests = {
        build_cache.digest([first]),
        build_cache.digest([second]),
        build_cache.digest([first, "x"]),
        build_cache.digest(["x"]),
    }
    assert len(digests) == 4
    before = build_cache.digest([first])
    first.write_text("other")
    assert build_cache.digest([first]) != before


def test_parts_that_run_together_do_not_give_the_same_digest() -> None:
    assert build_cache.digest(["ab", "c"]) != build_cache.digest(["a", "bc"])


def test_a_stamp_is_fresh_only_for_the_value_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_cache, "STAMPS", tmp_path / "stamps")
    assert not build_cache.is_fresh("work", "1")
    build_cache.mark_fresh("work", "1")
    assert build_cache.is_fresh("work", "1")
    assert not build_cache.is_fresh("work", "2")
    build_cache.mark_stale("work")
    assert not build_cache.is_fresh("work", "1")
