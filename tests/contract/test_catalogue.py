"""What the page knows before the engine is up is what the engine will say."""

import re

from ludoteca.core import link, record, recordfile
from ludoteca.core.effort import LEVELS
from ludoteca.registry import GAMES
from tools.paths import ROOT


def listed(path: str, name: str) -> list[str]:
    """The strings of a list that a module of the page holds."""
    found = re.search(rf"{name}(?: =|:) \[([^\]]*)\]", (ROOT / path).read_text(encoding="utf-8"))
    assert found is not None, f"{path} has no {name}"
    return re.findall(r'"(\w+)"', found.group(1))


def test_the_lobby_shows_the_games_that_are_registered() -> None:
    assert sorted(listed("web/play/catalogue.js", "BUILT_IN")) == sorted(game.meta.key for game in GAMES)


def test_a_poster_tells_how_many_may_play() -> None:
    catalogue = (ROOT / "web/play/catalogue.js").read_text(encoding="utf-8")
    for game in GAMES:
        told = re.search(rf'key: "{game.meta.key}",\s*seats: \[(\d+), (\d+)\]', catalogue)
        assert told is not None
        assert (int(told[1]), int(told[2])) == (min(game.meta.seats), max(game.meta.seats))


def test_the_page_offers_the_levels_that_bots_have_but_for_the_one_that_plays_at_random() -> None:
    assert sorted([*listed("web/play/levels.js", "LEVELS"), "random"]) == sorted(LEVELS)


def test_the_page_refuses_texts_of_the_length_that_the_engine_refuses() -> None:
    limits = (ROOT / "web/lib/limits.js").read_text(encoding="utf-8")
    told = {name: int(number.replace("_", "")) for name, number in re.findall(r"const (\w+) = ([\d_]+);", limits)}
    assert told["LINK_LENGTH"] == link.LINK_LENGTH
    assert told["FILE_LENGTH"] == recordfile.FILE_LENGTH
    assert told["NAME_LENGTH"] == record.NAME_LENGTH


def test_links_abbreviate_games_levels_colours_and_options() -> None:
    colours = set(listed("web/play/catalogue.js", "PALETTE")) | set(listed("web/play/catalogue.js", "colours"))
    options = {option.key for game in GAMES for option in game.meta.options}
    assert {game.meta.key for game in GAMES} | set(LEVELS) | colours | options <= set(link._WORDS)


def test_every_registered_game_has_words_and_a_summary_of_its_rules() -> None:
    for game in GAMES:
        for language in ("en", "fr"):
            assert (ROOT / f"assets/locales/{language}/{game.meta.key}.ftl").is_file()
            assert (ROOT / f"assets/help/{language}/{game.meta.key}.html").is_file()
