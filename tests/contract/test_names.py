"""Python and the page make the same of what people type as a name; tests/web/names.test.js reads the samples too."""

import json
from pathlib import Path

import pytest
from ludoteca.core.display_text import clean
from ludoteca.core.record import NAME_LENGTH

SAMPLES = json.loads((Path(__file__).parent / "samples" / "names.json").read_text(encoding="utf-8"))["names"]


@pytest.mark.parametrize(("typed", "kept"), SAMPLES)
def test_a_name_is_cleaned_as_the_page_cleans_it(typed: str, kept: str) -> None:
    assert clean(typed, NAME_LENGTH) == kept
