"""Golden games: each replays to the same end, and each ending of each game has one."""

from pathlib import Path

import pytest
from ludoteca.core import codec
from ludoteca.core.record import AnyGame
from ludoteca.core.recordfile import read_file, write_file
from ludoteca.registry import GAMES, load_game
from tools.golden import digests, files, name_of


@pytest.mark.parametrize("path", files(), ids=name_of)
def test_a_golden_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_file(load_game, text)
    assert codec.digest(record.state) == digests()[name_of(path)]
    assert write_file(record) == text


def test_every_digest_belongs_to_a_golden_game() -> None:
    assert sorted(digests()) == [name_of(path) for path in files()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.key)
def test_every_ending_at_every_seat_count_has_a_golden_game(game: AnyGame) -> None:
    kept = {tuple(path.stem.rsplit("-", 1)) for path in files() if path.parent.name == game.meta.key}
    assert kept == {(ending, str(seats)) for ending in game.meta.endings for seats in game.meta.seats}
