"""The tables that the tests of the page draw are those that the engine sends."""

import json

import pytest

from tests.rules.attika.samples import FOLDER, SAMPLES, sample


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_is_what_the_engine_sends(name: str) -> None:
    assert json.loads((FOLDER / f"attika-{name}.json").read_text(encoding="utf-8")) == sample(name)
