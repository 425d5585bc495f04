"""The quick copy of a named tuple is the same as `_replace`."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ludoteca.core.replacing import replacer


class Five(NamedTuple):
    a: int
    b: str
    c: tuple[int, ...]
    d: int
    e: int


OLD = Five(1, "b", (3,), 4, 5)


@given(st.permutations(Five._fields), st.integers(1, 5))
def test_it_replaces_what_replace_would_replace(names: list[str], count: int) -> None:
    fields = names[:count]
    values: dict[str, Any] = {name: f"new {name}" for name in fields}
    changed = replacer(Five, *fields)(OLD, *values.values())
    assert changed == OLD._replace(**values)
    assert type(changed) is Five


def test_the_old_one_stays_as_it_was() -> None:
    replacer(Five, "a")(OLD, 9)
    assert Five(1, "b", (3,), 4, 5) == OLD


def test_an_unknown_field_is_an_error_at_once() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        replacer(Five, "f")


@pytest.mark.parametrize("values", [(), (1,), (1, 2, 3, 4)])
def test_too_few_and_too_many_values_are_errors(values: tuple[int, ...]) -> None:
    with pytest.raises((TypeError, ValueError)):
        replacer(Five, "a", "d", "e")(OLD, *values)
