"""The icons are cut to those in use."""

from tools import icons


def test_every_path_of_an_icon_becomes_one_outline() -> None:
    assert icons.outline('<path fill="currentColor" d="M1 2z"/><path d="M3 4z"/>') == "M1 2z M3 4z"


def test_quoted_names_count_as_asked_for_and_sentences_do_not() -> None:
    script = 'const SEALS = { well: "well", mill: \'windmill\' }; say("a well in the yard");'
    assert set(icons.WORD.findall(script)) == {"well", "windmill"}
