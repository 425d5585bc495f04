"""The frames that the node tests of the scene read are those that the rules make today."""

import json

import pytest

from tests.rules.quetzal.samples import MOMENTS, path_of, sample


@pytest.mark.parametrize("name", MOMENTS)
def test_a_sample_is_what_the_page_would_get_today(name: str) -> None:
    assert json.loads(path_of(name).read_text(encoding="utf-8")) == sample(name)
