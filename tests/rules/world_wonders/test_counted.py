"""Counted positions: how many ways to go on, by the fast rules and by trying every space."""

import pytest
from ludoteca.games.world_wonders.actions import BUY, Place
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.state import (
    MONUMENT,
    Decision,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    State,
)

from tests.rules.world_wonders import slow
from tests.rules.world_wonders.cities import ask, face_of, lay, scored_city, shown, table

ROAD = "one road F8–F11 on the lake map"
HOUSE = "the same road, and a Habitation C11–E11"
CITY = "the city of the scoring example"


def position(name: str, decision: Decision) -> State:
    state = scored_city() if name == CITY else lay(table(), "long", "F8..F11")
    if name == HOUSE:
        state = lay(state, "S1", "C11-D11-E11", "H:f")
    for monument in ("giza", "moai", "wall", "obelisks"):
        if isinstance(decision, PlaceMonument) and decision.monument == MONUMENT[monument]:
            state = shown(state, monument)
    return ask(state, decision)


def count(state: State, depth: int) -> int:
    """Sequences of placements by the fast rules."""
    actions = [action for action in legal_actions(state) if isinstance(action, Place)]
    return len(actions) if depth == 1 else sum(count(apply(state, action).state, depth - 1) for action in actions)


def brute_roads(city: slow.City, left: tuple[str, ...], depth: int) -> int:
    """Sequences of road tiles by trying every space."""
    total = 0
    for form in dict.fromkeys(left):
        rest = list(left)
        rest.remove(form)
        for cells in slow.everywhere(form):
            if city.may_lay_road(form, cells):
                after = city.copy()
                after.add("road", cells)
                total += 1 if depth == 1 else brute_roads(after, tuple(rest), depth - 1)
    return total


def brute_monument(city: slow.City, monument: str) -> int:
    """Orders of laying all components, by trying every arrangement; those that look alike differ by their places."""
    factorial = {1: 1, 2: 2, 3: 6}
    return sum(factorial[len(way)] for way in slow.arrangements(city, monument))


@pytest.mark.parametrize(
    ("name", "left", "depth", "counted"),
    [
        (ROAD, ("LEEL",), 1, 22),
        (ROAD, ("LL", "LL", "L"), 1, 45),
        (ROAD, ("LL", "LL", "L"), 2, 1807),
        (CITY, ("LEEL",), 1, 17),
        (CITY, ("LL", "LL", "L"), 1, 44),
    ],
)
def test_roads_have_as_many_places_as_trying_finds(name: str, left: tuple[str, ...], depth: int, counted: int) -> None:
    decision = PlaceLongRoad(0) if left == ("LEEL",) else PlaceShortRoads(0, left)
    state = position(name, decision)
    assert count(state, depth) == counted
    assert brute_roads(slow.drawing(state.players[0]), left, depth) == counted


def brute_opening(city: slow.City, left: tuple[str, ...], depth: int) -> int:
    """Sequences of the tiles of a set bought first, with the starting road anywhere after the first of them."""
    is_start_due = "LEEL" in left and len(left) < 4
    total = 0
    for form in dict.fromkeys(form for form in left if form != "LEEL" or is_start_due):
        rest = list(left)
        rest.remove(form)
        for cells in slow.everywhere(form):
            if city.may_lay_road(form, cells):
                after = city.copy()
                after.add("road", cells)
                total += 1 if depth == 1 else brute_opening(after, tuple(rest), depth - 1)
    return total


@pytest.mark.parametrize(("depth", "counted"), [(1, 35), (2, 1867)])
def test_the_starting_road_comes_after_any_tile_of_a_set_bought_first(depth: int, counted: int) -> None:
    state = apply(table(), BUY["short"]).state
    assert count(state, depth) == counted
    assert brute_opening(slow.drawing(state.players[state.active]), ("LL", "LL", "L", "LEEL"), depth) == counted


@pytest.mark.parametrize(
    ("name", "stack", "tile", "counted"),
    [(ROAD, "S1", "F:f", 11), (ROAD, "S4", "F:ff", 21), (ROAD, "S6", "F:fffc", 10), (CITY, "S5", "H:fcg", 33)],
)
def test_a_tile_has_as_many_places_as_trying_finds(name: str, stack: str, tile: str, counted: int) -> None:
    state = position(name, PlaceBuilding(0, int(stack[1]) - 1, face_of(stack, tile)))
    form, letter = slow.STACK_ROWS[stack].form, tile[0]
    city = slow.drawing(state.players[0])
    assert count(state, 1) == counted
    assert sum(city.may_lay_building(form, letter, cells) for cells in slow.everywhere(form)) == counted


def test_the_tower_has_as_many_places_as_trying_finds() -> None:
    state = position(CITY, PlaceTower(0))
    city = slow.drawing(state.players[0])
    assert count(state, 1) == sum(city.may_lay_tower(cells) for cells in slow.everywhere("L")) == 16


@pytest.mark.parametrize(
    ("name", "monument", "parts", "counted"),
    [(CITY, "moai", 3, 132), (HOUSE, "wall", 3, 1740), (HOUSE, "giza", 3, 438)],
)
def test_a_monument_of_parts_is_laid_in_as_many_ways_as_trying_finds(
    name: str, monument: str, parts: int, counted: int
) -> None:
    state = position(name, PlaceMonument(0, MONUMENT[monument], ()))
    assert count(state, parts) == counted
    assert brute_monument(slow.drawing(state.players[0]), monument) == counted
