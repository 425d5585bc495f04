"""A short fuzz of each game; `run.py fuzz` has more of it, and also looks at how long a refusal takes."""

import pytest
from ludoteca.registry import GAMES
from tools.fuzz import batch

NO_HURRY = 60.0
AT_LEAST = 5


@pytest.mark.parametrize("key", [game.meta.key for game in GAMES])
def test_no_altered_link_file_or_request_is_taken_for_right_or_ends_in_an_error_of_ours(key: str) -> None:
    found = batch(key, "tests", 400, NO_HURRY)
    assert found.faults == []
    for name in ("link: bad_request", "file: bad_request", "request: bad_request", "request: done", "right: done"):
        assert found.counts[name] >= AT_LEAST, f"{name}: the fuzz reaches this"
