"""Whole games: golden ones that replay to the same end, an old one that is refused, random ones that keep the laws."""

from pathlib import Path

import pytest
from ludoteca.core import codec
from ludoteca.core.link import write_link
from ludoteca.core.record import AnyGame
from ludoteca.core.recordfile import read_file, write_file
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.scoring import final_points
from tools.contract_laws import Walk, at_random, header, like_a_bot

GOLDEN = Path(__file__).parents[2] / "golden" / "quetzal"
LONGEST_LINK = 600


def find(key: str) -> AnyGame:
    assert key == GAME.meta.key
    return GAME


@pytest.mark.parametrize(
    ("seats", "digest", "points"),
    [
        (2, "4807ae3eff891497", [60, 40]),
        (3, "80c61b0762c54046", [49, 47, 48]),
        (4, "3a06afcc2b5191ce", [40, 46, 34, 33]),
        (5, "dc42b50b669dbbec", [28, 28, 22, 29, 18]),
    ],
)
def test_a_golden_game_replays_to_the_same_end(seats: int, digest: str, points: list[int]) -> None:
    text = (GOLDEN / f"five_rounds-{seats}.json").read_text(encoding="utf-8")
    record = read_file(find, text)
    assert write_file(record) == text
    assert [final_points(record.state, seat) for seat in range(seats)] == points
    assert codec.digest(record.state) == digest
    assert len(write_link(record)) <= LONGEST_LINK


@pytest.mark.parametrize("seats", GAME.meta.seats)
@pytest.mark.parametrize("number", range(3))
def test_a_random_game_keeps_the_laws(seats: int, number: int) -> None:
    options = {
        option.key: option.values[number % len(option.values)] for option in GAME.meta.options if not option.seats
    }
    pick = like_a_bot if number == 2 else at_random
    record = Walk(GAME, header(GAME, seats, f"quetzal {seats} {number}", options), pick, every=25).run()
    assert len(write_link(record)) <= LONGEST_LINK
