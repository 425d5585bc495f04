"""The number of sequences of actions from fixed positions is what it was counted to be."""

from typing import Any

import pytest
from ludoteca.registry import GAMES

from tests.conformance.tables import find
from tests.perft.positions import WAYS, count, positions, state_of


@pytest.mark.parametrize(
    ("key", "position"), positions(), ids=[f"{key}: {position['about']}" for key, position in positions()]
)
def test_a_position_has_as_many_continuations_as_counted(key: str, position: dict[str, Any]) -> None:
    game = find(key)
    assert position["how"] in WAYS
    state = state_of(game, position)
    assert [count(game, state, depth) for depth in range(len(position["counts"]))] == position["counts"]


@pytest.mark.parametrize("key", [game.meta.key for game in GAMES])
def test_every_game_has_counted_positions_at_every_seat_count(key: str) -> None:
    counted = {position["seats"] for game, position in positions() if game == key}
    assert counted == set(find(key).meta.seats)
