"""What the page knows before the engine is up is what the engine will say."""

import re

from ludoteca.core.bots import LEVELS
from ludoteca.registry import GAMES
from tools.places import ROOT


def listed(path: str, name: str) -> list[str]:
    """The strings of a list that a module of the page holds."""
    found = re.search(rf"{name} = \[([^\]]*)\]", (ROOT / path).read_text(encoding="utf-8"))
    assert found is not None, f"{path} has no {name}"
    return re.findall(r'"(\w+)"', found.group(1))


def test_the_lobby_paints_the_games_on_the_shelf() -> None:
    assert sorted(listed("web/gallery.js", "ON_THE_SHELF")) == sorted(game.meta.key for game in GAMES)


def test_a_poster_tells_how_many_may_play() -> None:
    gallery = (ROOT / "web/gallery.js").read_text(encoding="utf-8")
    for game in GAMES:
        told = re.search(rf'key: "{game.meta.key}",\s*seats: \[(\d+), (\d+)\]', gallery)
        assert told is not None
        assert (int(told[1]), int(told[2])) == (min(game.meta.seats), max(game.meta.seats))


def test_the_page_offers_the_levels_that_bots_have() -> None:
    assert sorted(listed("web/levels.js", "LEVELS")) == sorted(LEVELS)


def test_every_game_on_the_shelf_has_words_and_a_summary_of_its_rules() -> None:
    for game in GAMES:
        for language in ("en", "fr"):
            assert (ROOT / f"assets/locales/{language}/{game.meta.key}.ftl").is_file()
            assert (ROOT / f"assets/help/{language}/{game.meta.key}.html").is_file()
