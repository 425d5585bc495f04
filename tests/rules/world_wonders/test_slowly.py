"""Random games against the slow rules: every piece proved again, every place tried, every score counted."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders import GAME
from ludoteca.games.world_wonders.content import MONUMENTS, OBJECTIVES, STACKS, TYPES
from ludoteca.games.world_wonders.forms import GRID
from ludoteca.games.world_wonders.monuments import may_build
from ludoteca.games.world_wonders.scoring import base_score, measure, objective_points, score
from ludoteca.games.world_wonders.state import (
    FACES,
    Open,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    State,
)

from tests.rules.world_wonders import slow, slow_score
from tests.rules.world_wonders.cities import covers


def cells(mask: int) -> slow.Cells:
    return frozenset(GRID.place(bit) for bit in range(mask.bit_length()) if mask >> bit & 1)


def game(seats: int, seed: int, options: dict[str, bool | str]) -> Iterator[State]:
    """All states of a game of chance."""
    state, rng = GAME.setup(seats, Rng(seed), options), Rng(seed + 1)
    yield state
    while state.decisions:
        actions = GAME.legal_actions(state)
        index, rng = rng.below(len(actions))
        state = GAME.apply(state, actions[index]).state
        yield state


TABLES = [
    (seats, {"map_side": side, "board_side": board} | ({"advanced": True} if seats > 1 else {"solo_level": "hard"}))
    for seats, side, board in [(1, "B", "A"), (2, "A", "A"), (3, "B", "B"), (4, "A", "B"), (5, "B", "A")]
]
SEEDS = st.integers(0, 2**32)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value) if isinstance(value, int) else "")
@settings(max_examples=4)
@given(seed=SEEDS)
def test_every_piece_lies_lawfully_and_every_score_is_right(
    seats: int, options: dict[str, bool | str], seed: int
) -> None:
    *_, last = game(seats, seed, options)
    for seat, player in enumerate(last.players):
        slow.check_city(player)
        points = slow_score.base_points(last, seat)
        assert list(base_score(player, last.setting.board)) == points
        assert [line.points for line in score(last, seat)][:6] == points
    for objective in range(15):
        values = [measure(player, objective) for player in last.players]
        slowly = [slow_score.measured(player, objective) for player in last.players]
        assert all(there is None or here == there for here, there in zip(values, slowly, strict=True))
        assert objective_points(OBJECTIVES[objective], values) == slow_score.shared_points(objective, values)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value) if isinstance(value, int) else "")
@settings(max_examples=2)
@given(seed=SEEDS)
def test_the_legal_places_are_those_found_by_trying_every_space(
    seats: int, options: dict[str, bool | str], seed: int
) -> None:
    for number, state in enumerate(game(seats, seed, options)):
        if number % 5 == seed % 5 and state.decisions:
            assert_places(state)


def assert_places(state: State) -> None:
    decision = state.decisions[0]
    city = slow.drawing(state.players[decision.seat])
    found = {(action.form, cells(covers(action))) for action in GAME.legal_actions(state) if hasattr(action, "form")}
    match decision:
        case Open() | PlaceLongRoad():
            tried = {("LEEL", c) for c in slow.everywhere("LEEL") if city.may_lay_road("LEEL", c)}
        case PlaceShortRoads(_, left):
            # Only on the first turn is there no long road yet; it may come once a tile of the set lies.
            is_first_turn = all(piece.item == "short" for piece in state.players[decision.seat].pieces)
            forms = {*left, "LEEL"} if is_first_turn and len(left) < 3 else set(left)
            tried = {(form, c) for form in forms for c in slow.everywhere(form) if city.may_lay_road(form, c)}
        case PlaceTower():
            tried = {("L", c) for c in slow.everywhere("L") if city.may_lay_tower(c)}
        case PlaceBuilding(_, stack, face):
            form, letter = STACKS[stack].form, TYPES[FACES[stack][face].type].letter
            tried = {(form, c) for c in slow.everywhere(form) if city.may_lay_building(form, letter, c)}
        case PlaceMonument(_, monument, laid):
            ways = slow.arrangements(city, MONUMENTS[monument].key)
            lying = {(form, slow.moved(slow.footprints(form)[turn], GRID.place(at))) for form, turn, at in laid}
            tried = {part for way in ways if lying <= way for part in way - lying}
        case _:
            return
    assert found == tried


@pytest.mark.parametrize("monument", range(len(MONUMENTS)), ids=[each.key for each in MONUMENTS])
def test_who_may_build_a_monument_is_found_by_trying_every_arrangement(monument: int) -> None:
    for seed in range(3):
        *_, middle = (s for s in game(3, 100 * monument + seed, {"map_side": "AB"[seed % 2]}) if s.round <= 4)
        for player in middle.players:
            ways = slow.arrangements(slow.drawing(player), MONUMENTS[monument].key)
            assert may_build(player, monument) == bool(ways)
