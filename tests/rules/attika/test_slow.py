"""The fast rules against the slow ones, all through whole games, and the counted positions by brute force."""

import pytest
from ludoteca.core.rng import Rng
from ludoteca.games.attika import GAME
from ludoteca.games.attika.state import State

from tests.perft.positions import positions, state_of
from tests.rules.attika import slow


def states(seats: int, seed: int) -> list[State]:
    """Every state of a game played at random."""
    options = {"blessing": True} if seats > 2 and seed % 2 else {}
    state, luck, passed = GAME.setup(seats, Rng(seed), options), Rng(seed + 1000), []
    while GAME.to_act(state) is not None:
        passed.append(state)
        actions = GAME.legal_actions(state)
        index, luck = luck.below(len(actions))
        state = GAME.apply(state, actions[index]).state
    return passed


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_legal_actions_are_those_found_slowly(seats: int, seed: int) -> None:
    for state in states(seats, seed)[seed::3]:
        actions = GAME.legal_actions(state)
        assert set(actions) == slow.legal(state), state.decisions[0]
        assert len(set(actions)) == len(actions)


def slow_count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(slow_count(GAME.apply(state, action).state, depth - 1) for action in slow.legal(state))


BRUTE = [position for key, position in positions() if key == "attika" and position["how"] == "brute"]


@pytest.mark.parametrize("position", BRUTE, ids=[str(position["about"]) for position in BRUTE])
def test_counts_marked_brute_are_those_of_the_slow_rules(position: dict[str, object]) -> None:
    counts = position["counts"]
    assert isinstance(counts, list)
    state = state_of(GAME, position)
    assert [slow_count(state, depth) for depth in range(len(counts))] == counts


def test_some_counts_are_brute() -> None:
    assert len(BRUTE) == 3
