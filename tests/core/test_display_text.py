"""What people typed is fit to be shown, or nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ludoteca.core.display_text import clean


@given(st.text())
def test_cleaning_a_name_twice_changes_nothing_more(name: str) -> None:
    once = clean(name, 40)
    assert clean(once, 40) == once
    assert len(once) <= 40


def test_what_must_not_be_shown_is_taken_out_of_names() -> None:
    assert clean("  Eve\n\x00\u202e \ud800<b>🦉 ", 40) == "Eve <b>🦉"


@pytest.mark.parametrize("turning", [*"\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"])
def test_nothing_in_a_name_turns_the_direction_of_the_text_around_it(turning: str) -> None:
    assert turning not in clean(f"Eve {turning}of Ede", 40)


@pytest.mark.parametrize(
    "name",
    [
        *("\u200b", "\u200c\u200d", "\u3164", "\u115f\u1160", "\uffa0", "\u2800 \u2800", "\u00ad", "\u034f"),
        *("\u180e", "\ufe0f", "\U000e0041", "\U000e0101", "\U0001d173", "\u2003", "\u3164" * 100, "\ufeff"),
    ],
)
def test_a_name_with_nothing_to_see_is_none(name: str) -> None:
    assert clean(name, 40) == ""


@pytest.mark.parametrize("name", ["👩\u200d🚀", "می\u200cخواهم", "❤\ufe0f", "한글", "ᄒ", "⠓⠊"])
def test_joiners_and_selectors_stay_inside_names_that_can_be_seen(name: str) -> None:
    assert clean(name, 40) == name
