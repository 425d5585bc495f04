"""Values come back from JSON as they were, and what does not fit is refused."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ludoteca.core.codec import DecodeError, decode, digest, dumps, loads


@dataclass(frozen=True, slots=True)
class Stone:
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Mark:
    at: tuple[int, int]


class Board(NamedTuple):
    mask: int
    things: tuple[Stone | Mark | None, ...]
    name: str


@given(st.integers(), st.text())
def test_any_integer_and_text_come_back(mask: int, name: str) -> None:
    board = Board(mask, (Stone((1, -2)), None, Mark((1, -2))), name)
    assert loads(Board, dumps(board)) == board


def test_what_javascript_cannot_count_travels_as_text() -> None:
    assert dumps(Board(2**53, (), "")) == '["0x20000000000000",[],""]'


def test_kinds_with_equal_fields_are_told_apart() -> None:
    assert type(loads(Stone | Mark, dumps(Mark((0, 0))))) is Mark


def test_equal_values_have_equal_digests_and_others_do_not() -> None:
    assert digest(Stone((0, 1))) == digest(Stone((0, 1)))
    assert len({digest(Stone((0, 1))), digest(Mark((0, 1))), digest(Stone((1, 0)))}) == 3


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (int, True),
        (int, 1.0),
        (int, "12"),
        (int, "0xzz"),
        (bool, 1),
        (str, None),
        (tuple[int, ...], "12"),
        (tuple[int, int], [1]),
        (Stone, {"is": "Stone"}),
        (Stone, {"is": "Mark", "at": [0, 0]}),
        (Stone, {"is": "Stone", "at": [0, 0], "more": 1}),
        (Stone | Mark, {"is": "Tree", "at": [0, 0]}),
        (Stone | Mark, {"is": ["Stone"], "at": [0, 0]}),
        (Board, [0, []]),
    ],
)
def test_what_does_not_fit_is_refused(kind: Any, data: Any) -> None:
    with pytest.raises(DecodeError):
        decode(kind, data)


@pytest.mark.parametrize("text", ["", "[", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(DecodeError):
        loads(Board, text)
