"""Roads, bridges, short sets and the starting road (pages 2 and 4)."""

import pytest
from ludoteca.core.text import Text, say
from ludoteca.games.world_wonders import GAME
from ludoteca.games.world_wonders.actions import BUY, Place
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.events import Bought, Discarded, Laid
from ludoteca.games.world_wonders.forms import GRID, TERRAIN
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.state import Open, PlaceLongRoad, PlaceShortRoads, Purchase, State

from tests.rules.ledger import rule
from tests.rules.world_wonders.cities import (
    ask,
    buys,
    changed,
    covers,
    is_lawful,
    kinds,
    lay,
    mask,
    player_of,
    spots,
    table,
    with_purchase,
)


@rule("OPEN-SIDEWALK")
def test_the_starting_road_touches_the_sidewalk() -> None:
    """T03."""
    state = table()
    assert is_lawful(state, "long", "F8..F11")
    assert is_lawful(state, "long", "C11..F11")
    assert not is_lawful(state, "long", "C10..F10")


@rule("OPEN-SIDEWALK")
def test_there_are_twenty_places_on_the_lake_map_and_one_more_on_the_rivers() -> None:
    assert len(spots(table(), "long")) == 20
    rivers = table(5, map_side="B")
    assert [len(spots(rivers, "long", seat=seat)) for seat in range(5)] == [21] * 5


@rule("OPEN-FREE")
def test_the_starting_road_is_free_and_the_purchase_is_still_owed() -> None:
    state = table()
    seat = state.order[0]
    assert state.decisions == (Open(seat), Purchase(seat))
    step = apply(state, legal_actions(state)[0])
    assert step.state.players[seat].gold == 7
    assert step.state.long_roads == state.long_roads
    assert step.state.decisions == (Purchase(seat),)
    assert [event.item for event in step.events if isinstance(event, Laid)] == ["start"]


@rule("OPEN-SHORT")
def test_a_short_set_may_come_before_the_starting_road_which_then_may_lean_on_it() -> None:
    state = table()
    seat = state.order[0]
    assert legal_actions(state)[-1] == BUY["short"]
    step = apply(state, BUY["short"])
    assert step.events == (Bought(seat, "short", 1),)
    state = step.state
    assert state.decisions == (PlaceShortRoads(seat, ("LL", "LL", "L"), is_start_owed=True),)
    for form, at, turn in (("LL", "A10", 1), ("L", "A9", 0), ("LL", "A7", 1)):
        assert not any(covers(action) == mask("C10..F10") for action in legal_actions(state))
        state = apply(state, Place(form, at, turn)).state
    assert mask("B8..E8") in map(covers, legal_actions(state))
    after = apply(state, Place("LEEL", "B9", 0)).state
    assert after.players[seat].gold == 6
    assert after.decisions == (Open(1 - seat), Purchase(1 - seat))


def opened_with(*tiles: Place) -> State:
    """The first turn, in which a short set was bought and these of its tiles were laid."""
    state = apply(table(), BUY["short"]).state
    for tile in tiles:
        state = apply(state, tile).state
    return state


def forms(state: State) -> set[str]:
    return {action.form for action in legal_actions(state) if isinstance(action, Place)}


@rule("OPEN-BETWEEN")
@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        ([], {"LL", "L"}),
        ([Place("L", "A11", 0)], {"LL", "LEEL"}),
        ([Place("LL", "A10", 1)], {"LL", "L", "LEEL"}),
        ([Place("L", "A11", 0), Place("LL", "B11", 0)], {"LL", "LEEL"}),
        ([Place("L", "A11", 0), Place("LL", "B11", 0), Place("LL", "D11", 0)], {"LEEL"}),
    ],
)
def test_after_the_first_tile_the_starting_road_may_come_before_the_others(
    tiles: list[Place], offered: set[str]
) -> None:
    """Before the first tile it is laid by laying it before the set is bought: the same city by one way only."""
    assert forms(opened_with(*tiles)) == offered


@rule("OPEN-BETWEEN")
def test_the_starting_road_between_the_tiles_leans_on_those_laid_and_supports_the_others() -> None:
    state = opened_with(Place("LL", "A10", 1))
    seat = state.active
    upwards = Place("LEEL", "A6", 1)
    assert upwards not in legal_actions(table())
    assert Place("L", "B6", 0) not in legal_actions(state)
    step = apply(state, upwards)
    assert step.events == (Laid(seat, "start", "LEEL", "A6", 1, False),)
    assert GAME.check(step.state) == []
    assert forms(step.state) == {"LL", "L"}
    after = apply(step.state, Place("L", "B6", 0)).state
    assert forms(after) == {"LL"}
    after = apply(after, Place("LL", "B11", 0)).state
    assert after.players[seat].gold == 6
    assert [piece.item for piece in after.players[seat].pieces] == ["short", "long", "short", "short"]
    assert after.decisions == (Open(1 - seat), Purchase(1 - seat))


@rule("OPEN-BETWEEN")
def test_a_set_bought_later_is_laid_without_any_starting_road() -> None:
    state = apply(table(), Place("LEEL", "F8", 1)).state
    state = apply(state, BUY["short"]).state
    state = apply(state, Place("L", "A11", 0)).state
    assert forms(state) == {"LL"}


@rule("OPEN-BETWEEN")
def test_the_starting_road_waits_in_the_hand_beside_the_tiles_and_is_named_as_such() -> None:
    state = opened_with(Place("LL", "A10", 1))
    view = GAME.view(state, state.active)
    held = {piece.id: (piece.face, piece.count) for piece in view.pieces if piece.slot.startswith("hand:")}
    assert held == {"held:LL": ("two", 1), "held:L": ("one", 1), "held:LEEL": ("long", 1)}
    assert view.prompt == say("world-wonders-ask-short-start", left=2)
    choice = GAME.choice(state, Place("LEEL", "A6", 1))
    assert choice.path == ("held:LEEL", f"city:{state.active}:A6", "rot:1")
    assert dict(choice.label.args)["piece"] == Text("world-wonders-item-start")


@rule("OPEN-SHORT")
def test_without_a_set_on_offer_only_the_starting_road_opens() -> None:
    state = table()._replace(short_sets=0)
    assert kinds(legal_actions(state)) == {"Place"}
    assert len(legal_actions(state)) == 20


@rule("ROAD-SUPPORT")
def test_a_road_touches_a_road_or_the_sidewalk_by_a_side_not_a_corner() -> None:
    state = lay(table(), "long", "F8..F11")
    assert is_lawful(state, "LL", "G9-H9")
    assert is_lawful(state, "LL", "A11-B11")
    assert not is_lawful(state, "L", "G7")
    assert not is_lawful(state, "LL", "H9-I9")


@rule("ROAD-SUPPORT", "BUILD-NOT-TOWER")
def test_buildings_and_monuments_do_not_support_roads() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S6", "C9-D9-E9-C10-D10-E10", "F:fffc")
    assert not is_lawful(state, "L", "B9")
    assert is_lawful(state, "L", "E8")


@pytest.fixture
def lakeside() -> State:
    """T04, T08: roads to the west of the lake."""
    return lay(lay(table(), "long", "D8..D11"), "long", "D4..D7")


@rule("ROAD-BRIDGE")
def test_a_long_road_may_cross_water_from_land_to_land(lakeside: State) -> None:
    """T04."""
    assert is_lawful(lakeside, "long", "E5..H5")
    assert not is_lawful(lakeside, "long", "E7..H7")
    asked = ask(lakeside, PlaceLongRoad(0))
    step = apply(asked, next(a for a in legal_actions(asked) if covers(a) == mask("E5..H5")))
    assert [event.is_bridge for event in step.events if isinstance(event, Laid)] == [True]


@rule("ROAD-BRIDGE", "BUILD-SUPPORT")
def test_a_bridge_is_a_road(lakeside: State) -> None:
    state = lay(lakeside, "long", "E5..H5")
    assert is_lawful(state, "LL", "I5-J5")
    assert is_lawful(state, "S1", "I5-J5-K5", "F:f")


@rule("ROAD-SHORT-LAND")
def test_a_short_road_never_covers_water(lakeside: State) -> None:
    """T08."""
    assert not is_lawful(lakeside, "LL", "E6-E7")
    assert not any(spot & TERRAIN[0].water for spot in spots(lakeside, "LL") + spots(lakeside, "L"))


@rule("ROAD-SET")
def test_the_tiles_of_a_set_may_lie_apart_and_lean_on_one_another() -> None:
    state = ask(lay(table(), "long", "F8..F11"), PlaceShortRoads(0, ("LL", "LL", "L")))
    state = apply(state, Place("L", "L11", 0)).state
    assert Place("LL", "L9", 1) in legal_actions(state)
    state = apply(state, Place("LL", "L9", 1)).state
    assert state.decisions[0] == PlaceShortRoads(0, ("LL",))
    state = apply(state, Place("LL", "A11", 0)).state
    assert isinstance(state.decisions[0], Purchase)


def crowded(free: str) -> State:
    """A map of which only these spaces are free; roads lie everywhere else."""
    full = GRID.full & ~mask(free)
    return changed(table(), covered=full, roads=full, has_started=True)


@rule("ROAD-SET", "ROAD-SET-PART")
def test_tiles_of_a_set_that_fit_nowhere_are_discarded() -> None:
    state = with_purchase(crowded("A1"))
    assert "short" in buys(state)
    state = apply(state, BUY["short"]).state
    assert legal_actions(state) == [Place("L", "A1", 0)]
    step = apply(state, Place("L", "A1", 0))
    assert Discarded(0, 2) in step.events
    assert not isinstance(step.state.decisions[0], PlaceShortRoads)


@rule("ROAD-SET-PART")
def test_a_tile_that_fits_may_not_be_withheld() -> None:
    state = ask(crowded("A1-B1-A3"), PlaceShortRoads(0, ("LL", "LL", "L")))
    state = apply(state, Place("L", "A3", 0)).state
    assert legal_actions(state) == [Place("LL", "A1", 0)]


@rule("PLACE-FREE")
def test_no_road_covers_another_piece_or_leaves_the_map() -> None:
    state = lay(table(), "long", "F8..F11")
    covered = player_of(state).covered
    assert not any(spot & covered for spot in spots(state, "long"))
    assert all(spot.bit_count() == 4 and spot & GRID.full == spot for spot in spots(state, "long"))
