"""Games recorded under older rules are refused with a sentence that says so, not as damaged ones."""

from collections.abc import Callable
from pathlib import Path

import pytest
from ludoteca.bridge import Bridge
from ludoteca.core.link import read_link
from ludoteca.core.record import FindGame, Record, RecordError
from ludoteca.core.recordfile import read_file
from ludoteca.registry import GAMES, load_game

READ: dict[str, Callable[[FindGame, str], Record]] = {".json": read_file, ".link": read_link}
OLDER = sorted(path for path in Path(__file__).parent.iterdir() if path.suffix in READ)
"""Real games of older rules: as a file, `<game>-<version>.json`, and as the text of a link, `<game>-<version>.link`."""


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.name)
def test_a_game_of_older_rules_is_refused_as_such(path: Path) -> None:
    text = path.read_text(encoding="utf-8").rstrip() if path.suffix == ".link" else path.read_text(encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        READ[path.suffix](load_game, text)
    game = load_game(path.stem.rsplit("-", 1)[0])
    assert refused.value.text.key == "record-older"
    assert dict(refused.value.text.args) == {"game": game.meta.title}
    request = {"op": "open", "table": "t", "viewer": None, {".json": "record", ".link": "link"}[path.suffix]: text}
    reply = Bridge(GAMES).handle(request)
    assert not reply["ok"]
    assert reply["error"]["text"]["key"] == "record-older"


def test_there_are_games_of_older_rules() -> None:
    assert OLDER
