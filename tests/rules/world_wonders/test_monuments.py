"""Monuments (page 5)."""

import pytest
from ludoteca.games.world_wonders.actions import BUY
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.content import MAPS, MONUMENTS
from ludoteca.games.world_wonders.events import MonumentShown, WentOut
from ludoteca.games.world_wonders.forms import TERRAIN
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.monuments import may_build
from ludoteca.games.world_wonders.state import MONUMENT, NOTHING, PlaceMonument, State

from tests.rules.ledger import rule
from tests.rules.world_wonders.cities import (
    ask,
    buys,
    changed,
    covers,
    is_lawful,
    lay,
    lay_monument,
    mask,
    player_of,
    shown,
    table,
    with_purchase,
)


def lakeside() -> State:
    """T31: roads D8–D11, D4–D7, E2–E5."""
    state = lay(lay(table(), "long", "D8..D11"), "long", "D4..D7")
    return lay(state, "long", "E2..E5")


@rule("MON-SINGLE")
def test_the_lighthouse_may_stand_on_water_alone_beside_road_and_library() -> None:
    """T31 (a)."""
    state = lay(lakeside(), "S1", "F4-G4-H4", "B:g")
    assert is_lawful(state, "lighthouse", "F5-G5")
    assert not is_lawful(state, "lighthouse", "F3-F2")


@rule("MON-SINGLE")
def test_the_lighthouse_may_stand_half_on_land_but_not_wholly() -> None:
    """T31 (b)."""
    state = lay(lakeside(), "long", "F3..I3")
    state = lay(state, "S1", "G4-H4-I4", "B:g")
    assert is_lawful(state, "lighthouse", "F4-F5")
    assert not is_lawful(state, "lighthouse", "J3-J4")


@rule("MON-WATER", "MON-SINGLE")
def test_the_aqueduct_may_cross_water_and_must_touch_open_water() -> None:
    """T33."""
    state = lay(lay(table(), "long", "J8..J11"), "S1", "G9-H9-I9", "F:f")
    assert is_lawful(state, "aqueduct", "E8..I8")
    other = lay(lay(table(), "long", "D11..G11"), "S1", "A11-B11-C11", "F:f")
    assert not is_lawful(other, "aqueduct", "A10..E10")


@rule("MON-WATER")
def test_covered_water_does_not_count() -> None:
    state = lay(lay(table(), "long", "D8..D11"), "long", "D4..D7")
    state = lay(state, "S1", "E7-E8-E9", "T:g")
    assert is_lawful(state, "thienmu", "F8")
    water = TERRAIN[0].water
    bridged = changed(state, covered=player_of(state).covered | water, roads=player_of(state).roads | water)
    assert not is_lawful(bridged, "thienmu", "F8")


@rule("MON-SELF")
def test_a_natural_resource_under_the_monument_is_not_beside_it() -> None:
    """Moai beside the road F8–F11: E9 is the only natural resource near."""
    state = lay(table(), "long", "F8..F11")
    assert lay_monument(state, "moai", "E10", "E11", "D11") is not None
    assert lay_monument(state, "moai", "E10", "E9", "D9") is None
    market = lay(state, "S2", "E10-D10-E11", "M:c")
    assert is_lawful(market, "petra", "B10-C10-D9") is False
    assert is_lawful(market, "petra", "C9-D9-E9") is False
    assert is_lawful(market, "petra", "B9-C9-D9")


@rule("MON-CONNECTED")
def test_giza_is_one_connected_group_and_may_cover_a_natural_resource() -> None:
    """T38."""
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "H:f")
    first = "D9-E9-D10-E10"
    assert lay_monument(state, "giza", first, "B9-C9-B10-C10", "A10") is not None
    assert lay_monument(state, "giza", first, "C9", "A8-B8-A9-B9") is not None
    assert lay_monument(state, "giza", first, "A8-B8-A9-B9", "C9") is not None
    assert lay_monument(state, "giza", first, "B9-C9-B10-C10", "L1") is None


@rule("MON-COMPLETE")
def test_a_component_may_lie_apart_if_another_can_still_join_it() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "H:f")
    state = ask(shown(state, "giza"), PlaceMonument(0, MONUMENT["giza"], ()))
    first = next(a for a in legal_actions(state) if covers(a) == mask("D9-E9-D10-E10"))
    state = apply(state, first).state
    apart = {covers(action) for action in legal_actions(state)}
    assert mask("A8-B8-A9-B9") in apart
    assert mask("A7-B7-A8-B8") not in apart
    assert mask("L1") not in apart
    assert state.players[0].wonders == 0


@rule("MON-GAP")
def test_the_obelisks_have_exactly_one_space_between_them() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "M:c")
    assert lay_monument(state, "obelisks", "E10", "C10") is not None
    assert lay_monument(state, "obelisks", "E10", "E8") is not None
    assert lay_monument(state, "obelisks", "G11", "B11") is None
    assert lay_monument(state, "obelisks", "E10", "D10") is None
    assert lay_monument(state, "obelisks", "G10", "E10") is not None


@rule("MON-GAP")
def test_the_gap_does_not_reach_around_the_edge() -> None:
    state = lay(lay(table(), "long", "L8..L11"), "S1", "I11-J11-K11", "M:c")
    partners = {covers(action) for action in legal_actions(ask(state, PlaceMonument(0, MONUMENT["obelisks"], ())))}
    assert mask("A9") not in partners
    assert mask("A10") not in partners


@rule("MON-TWICE")
def test_machu_picchu_needs_two_different_farms() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "F:f")
    assert not may_build(player_of(state), MONUMENT["machu"])
    two = lay(state, "S3", "D9-E9-D10-E10", "F:ff")
    assert is_lawful(two, "machu", "B7-C7-B8-C8-B9-C9-B10-C10")
    assert not is_lawful(two, "machu", "A7-B7-A8-B8-A9-B9-A10-B10")


@rule("MON-SIDEWALK")
def test_the_ishtar_gate_lies_at_the_sidewalk_which_is_no_road() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "G10-H10-I10", "M:c")
    assert is_lawful(state, "ishtar", "G11-H11-I11")
    assert not is_lawful(state, "ishtar", "G9-H9-I9")
    assert not is_lawful(state, "carthage", "J10-K10-J11-K11")
    house = lay(state, "S1", "C11-D11-E11", "H:f")
    assert not is_lawful(house, "trojan", "A11-B11")
    assert is_lawful(house, "trojan", "E9-E10")


@rule("MON-PRICE")
@pytest.mark.parametrize("gold", [5, 1])
def test_a_monument_takes_all_gold_left_and_its_buyer_is_out(gold: int) -> None:
    """T17."""
    state = shown(lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "H:f"), "trojan")
    state = with_purchase(changed(state, gold=gold, has_started=True))
    assert "trojan" in buys(state)
    after = apply(state, BUY["trojan"]).state
    assert after.players[0].gold == 0
    done = apply(after, legal_actions(after)[0])
    assert WentOut(0, 0) in done.events
    assert done.state.players[0].is_out


@rule("MON-GAIN")
def test_a_monument_gives_its_resources_and_then_its_population() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "T:g")
    state = changed(lay(state, "S1", "C10-D10-E10", "B:g"), tracks=(0, 0, 2), population=0)
    built = lay_monument(state, "parthenon", "A9-B9-A10-B10-A11-B11")
    assert built is not None
    assert player_of(built).tracks == (0, 0, 3)
    assert player_of(built).population == 2


@rule("MON-REFILL")
def test_the_display_is_refilled_at_once_and_shrinks_without_a_deck() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "H:f")
    state = shown(state, "trojan")
    asked = ask(state, PlaceMonument(0, MONUMENT["trojan"], ()))
    step = apply(asked, next(a for a in legal_actions(asked) if covers(a) == mask("E9-E10")))
    drawn = step.state.monuments[0]
    assert drawn in state.deck
    assert MonumentShown(MONUMENTS[drawn].key) in step.events
    assert step.state.monuments[1:] == state.monuments[1:]
    dry = apply(asked._replace(deck=()), legal_actions(asked)[0]).state
    assert dry.monuments == (NOTHING, *state.monuments[1:])


@rule("MON-ALL")
@pytest.mark.parametrize("index", range(len(MAPS)), ids=[each.key for each in MAPS])
def test_every_monument_has_a_lawful_place_on_every_map(index: int) -> None:
    """With one of each feature all over the map, terrain alone decides."""
    state = table()
    land = TERRAIN[index].land & ~TERRAIN[index].nature
    spread_out = [1 << bit for bit in range(143) if land >> bit & 1 and (bit % 13 + 2 * (bit // 13)) % 5 == 0]
    for monument in range(len(MONUMENTS)):
        player = player_of(state)._replace(map=index)
        features = [f for f in MONUMENTS[monument].adjacent.split() if f not in ("water", "nature", "sidewalk")]
        found = False
        for one in spread_out:
            for two in spread_out:
                tiles = tuple(
                    tuple(m for m, f in zip((one, two, two << 1), features, strict=False) if f == letter)
                    for letter in "BFHMT"
                )
                roads = sum(m for m, f in zip((one, two, two << 1), features, strict=False) if f == "road")
                covered = roads | sum(m for group in tiles for m in group)
                if may_build(player._replace(tiles=tiles, roads=roads, covered=covered), monument):
                    found = True
                    break
            if found:
                break
        assert found, MONUMENTS[monument].key
