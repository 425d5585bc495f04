"""The golden games of World Wonders cover what it has: seats, sides, advanced play, solo play won and lost."""

from functools import cache
from pathlib import Path

import pytest
from ludoteca.core.record import AnyGame, Record
from ludoteca.core.recordfile import read_file, write_file
from ludoteca.games.world_wonders import GAME

FOLDER = Path(__file__).parents[2] / "golden" / "world_wonders"
FILES = sorted(FOLDER.glob("*.json"))


def find(key: str) -> AnyGame:
    assert key == GAME.meta.key
    return GAME


@cache
def record(path: Path) -> Record:
    """The game, replayed; reading proves its trail, its scores and its result."""
    return read_file(find, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    assert write_file(record(path)) == path.read_text(encoding="utf-8")
    outcome = record(path).outcome()
    assert outcome is not None
    assert path.stem == f"{outcome.reason}-{record(path).header.seats}"


def test_the_golden_games_cover_seats_endings_sides_and_modes() -> None:
    games = [(game.header.seats, dict(game.header.options), game.outcome()) for game in map(record, FILES)]
    assert {(seats, outcome.reason) for seats, _, outcome in games if outcome} == {
        (seats, ending) for seats in GAME.meta.seats for ending in GAME.meta.endings
    }
    assert {(options["map_side"], options["board_side"]) for _, options, _ in games} == {
        ("A", "A"),
        ("A", "B"),
        ("B", "A"),
        ("B", "B"),
    }
    assert {options.get("advanced") for _, options, _ in games} == {None, False, True}
    solo = {
        (options["solo_level"], bool(outcome and outcome.winners)) for seats, options, outcome in games if seats == 1
    }
    assert solo == {("easy", True), ("hard", False)}
