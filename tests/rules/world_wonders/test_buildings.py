"""Buildings and towers (page 4)."""

import pytest
from ludoteca.games.world_wonders.content import STACKS
from ludoteca.games.world_wonders.forms import GRID, TERRAIN, form_of

from tests.rules.ledger import rule
from tests.rules.world_wonders.cities import is_lawful, lay, spots, table


@rule("BUILD-SUPPORT", "BUILD-NOT-TOWER")
def test_the_sidewalk_does_not_support_a_building_but_a_road_does() -> None:
    """T11."""
    state = lay(table(), "long", "F8..F11")
    assert not is_lawful(state, "S1", "A11-B11-C11", "F:f")
    assert is_lawful(state, "S1", "C11-D11-E11", "F:f")


@rule("BUILD-SUPPORT")
def test_a_building_may_lean_on_one_of_its_own_type_only() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "F:f")
    assert is_lawful(state, "S3", "A10-B10-A11-B11", "F:ff")
    assert not is_lawful(state, "S3", "A10-B10-A11-B11", "M:cc")


@rule("BUILD-SUPPORT")
def test_buildings_of_different_types_may_touch_if_each_has_its_own_support() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "F:f")
    assert is_lawful(state, "S1", "C10-D10-E10", "M:c")


@rule("BUILD-LAND")
def test_a_building_stands_on_land_and_may_cover_a_natural_resource() -> None:
    state = lay(table(), "long", "F8..F11")
    assert is_lawful(state, "S1", "C9-D9-E9", "F:f")
    assert not is_lawful(state, "S1", "G8-G9-G10", "F:f")
    for stack in STACKS:
        tile = stack.tiles.split()[0]
        assert not any(spot & TERRAIN[0].water for spot in spots(state, stack.key, tile))


@rule("BUILD-TURN")
@pytest.mark.parametrize(
    ("stack", "ways"), [("S1", 2), ("S2", 4), ("S3", 1), ("S4", 4), ("S5", 4), ("S6", 2), ("S7", 4), ("S8", 4)]
)
def test_tiles_are_turned_but_never_mirrored(stack: str, ways: int) -> None:
    """T15."""
    form = next(row.form for row in STACKS if row.key == stack)
    turns = form_of(form).turns
    assert len(turns) == ways
    mirrored = form_of("/".join(row[::-1] for row in form.split("/"))).turns
    same = {turn.cells for turn in turns} & {turn.cells for turn in mirrored}
    assert bool(same) == (stack not in ("S4", "S5"))


@rule("BUILD-NOT-TOWER", "TOWER-ROAD")
def test_a_tower_supports_roads_but_no_buildings() -> None:
    state = lay(table(), "long", "F8..F11")
    state = lay(state, "S1", "G11-H11-I11", "F:f")
    state = lay(state, "tower", "J11")
    assert is_lawful(state, "LL", "J9-J10")
    assert not is_lawful(state, "S1", "J8-J9-J10", "M:c")


@rule("TOWER-SUPPORT")
def test_a_tower_touches_something_placed_and_the_sidewalk_is_nothing_placed() -> None:
    assert spots(table(), "tower") == []
    state = lay(table(), "long", "F8..F11")
    assert not is_lawful(state, "tower", "A11")
    assert is_lawful(state, "tower", "F7") is False
    assert is_lawful(state, "tower", "E9")
    assert len(spots(state, "tower")) == 7


@rule("PLACE-FREE")
def test_no_building_covers_another_piece() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "F:f")
    covered = state.players[0].covered
    for stack in STACKS:
        found = spots(state, stack.key, stack.tiles.split()[0])
        assert found
        assert not any(spot & covered or spot & ~GRID.full for spot in found)
        assert {spot.bit_count() for spot in found} == {stack.price + 1}
