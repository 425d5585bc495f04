"""Every registered game at every seat count, with its options, for the tests of this folder."""

import os
from typing import Any

import pytest
from hypothesis import strategies as st
from ludoteca.core.record import AnyGame
from ludoteca.registry import GAMES
from tools.checks import AGAIN

from tests.core.pebbles import GAME as PEBBLES

ALL_GAMES: tuple[AnyGame, ...] = (PEBBLES, *GAMES)
TABLES = [pytest.param(game, seats, id=f"{game.meta.key}-{seats}") for game in ALL_GAMES for seats in game.meta.seats]


def examples(many: int) -> int:
    """How many games a law is asked on: half as many where everything runs again, on another Python."""
    return max(1, many // 2) if AGAIN in os.environ else many


def options_of(game: AnyGame, seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Any choice of the options that a game offers at this seat count."""
    offered = [option for option in game.meta.options if option.seats is None or seats in option.seats]
    return st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in offered})


def find(key: str) -> AnyGame:
    """A game by its key."""
    for game in ALL_GAMES:
        if game.meta.key == key:
            return game
    raise LookupError(key)


SEEDS = st.integers(0, 2**32).map(str)
EVERY = {"pebbles": 1}
"""Where the costly laws are asked at each state; elsewhere at about one in forty."""
