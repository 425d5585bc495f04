"""What the table shows and says: paths, badges, previews, refusals, notes."""

import pytest
from ludoteca.core.text import Text, say
from ludoteca.games.world_wonders import GAME
from ludoteca.games.world_wonders.actions import BUY, Place
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.content import RESOURCE_BOARDS
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.state import (
    MONUMENT,
    NOTHING,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    State,
)

from tests.rules.world_wonders.cities import (
    ask,
    changed,
    covers,
    face_of,
    lay,
    mask,
    scored_city,
    shown,
    table,
    with_purchase,
)


def road() -> State:
    return changed(lay(table(), "long", "F8..F11"), has_started=True)


def test_a_purchase_is_one_click_with_the_price_as_its_badge() -> None:
    state = with_purchase(road())
    choices = {choice.path: choice.badge for choice in (GAME.choice(state, a) for a in legal_actions(state))}
    assert choices["offered:long",] == "1"
    assert choices["tile:S6:1",] == "5"
    assert choices["tower:1",] == "2"
    assert choices["pedestal:first",] == "1"
    assert choices["loan",] == ""


def test_a_place_is_a_space_and_a_turn() -> None:
    tile = ask(road(), PlaceBuilding(0, 3, face_of("S4", "F:ff")))
    assert all(len(path) == 2 and path[1].startswith("rot:") for path in paths(tile))
    square = ask(road(), PlaceBuilding(0, 2, face_of("S3", "F:ff")))
    assert all(len(path) == 1 for path in paths(square))
    assert [control.id for control in GAME.view(tile, 0).controls] == ["rot:0", "rot:1", "rot:2", "rot:3"]
    assert GAME.view(square, 0).controls == ()


def test_while_different_forms_wait_the_path_begins_with_one_of_them() -> None:
    roads = ask(road(), PlaceShortRoads(0, ("LL", "LL", "L")))
    assert {path[0] for path in paths(roads)} == {"held:LL", "held:L"}
    held = {piece.id: piece.count for piece in GAME.view(roads, 0).pieces if piece.slot == "hand:0"}
    assert held == {"held:LL": 2, "held:L": 1}
    alike = ask(road(), PlaceShortRoads(0, ("LL", "LL")))
    assert {path[0].split(":")[0] for path in paths(alike)} == {"city"}


def paths(state: State) -> list[tuple[str, ...]]:
    return [GAME.choice(state, action).path for action in legal_actions(state)]


def test_the_badge_of_a_place_is_its_points() -> None:
    state = ask(scored_city(), PlaceShortRoads(0, ("LL",)))
    choice = next(GAME.choice(state, a) for a in legal_actions(state) if covers(a) == mask("C10-C11"))
    assert choice.badge == "+1"
    covering = ask(road(), PlaceTower(0))
    assert GAME.choice(covering, Place("L", "E9", 0)).badge == "−1"


def test_a_pedestal_is_of_no_use_in_the_last_round() -> None:
    early = with_purchase(road())
    assert GAME.preview(early, BUY["second"]).lines[-1] == say("world-wonders-preview-pedestal", place=2)
    full = changed(early, 1, population=RESOURCE_BOARDS[early.setting.board].population_end)
    for last in (early._replace(round=10), full):
        assert GAME.preview(last, BUY["second"]).lines[-1] == Text("world-wonders-preview-pedestal-last")


def test_a_preview_tells_price_gains_and_the_change_of_the_score() -> None:
    state = with_purchase(changed(road(), gold=4)._replace(offer=(face_of("S1", "F:f"),) * 6))
    assert GAME.preview(state, BUY["S1"]).lines == (
        say("world-wonders-preview-price", price=2, left=2, picture="coin"),
        say("world-wonders-preview-symbols", food=1, ceramics=0, gears=0, population=0, picture="symbols"),
    )
    placing = ask(scored_city(), PlaceShortRoads(0, ("LL",)))
    action = next(a for a in legal_actions(placing) if covers(a) == mask("C10-C11"))
    assert GAME.preview(placing, action).lines == (
        say("world-wonders-preview-covers", places="C10, C11"),
        say("world-wonders-preview-site", points=1, sign="gain"),
        say("world-wonders-preview-line", line=Text("world-wonders-score-districts"), points=1, sign="gain"),
        say("world-wonders-preview-total", points=1, sign="gain", picture="ring"),
    )


def test_every_space_that_may_not_be_picked_says_why() -> None:
    state = ask(lay(lay(table(), "long", "D8..D11"), "long", "D4..D7"), PlaceLongRoad(0))
    upright = GAME.refusals(state, ("rot:1",))
    flat = GAME.refusals(state, ("rot:0",))
    assert upright["city:0:D8"] == Text("world-wonders-refused-covered")
    assert upright["city:0:A9"] == Text("world-wonders-refused-edge")
    assert upright["city:0:A1"] == Text("world-wonders-refused-road")
    assert flat["city:0:E7"] == Text("world-wonders-refused-ends")
    assert "city:0:E5" not in flat
    legal = {GAME.choice(state, action).path[0] for action in legal_actions(state)}
    assert legal.isdisjoint(GAME.refusals(state, ()))
    assert len(legal) + len(GAME.refusals(state, ())) == 132


@pytest.mark.parametrize("turn", ["rot:x", "rot:", "rot:-1", "rot:2", "rot:99", "rot:1.0", "rot: 1", "rot:١"])
def test_a_turn_that_the_road_does_not_have_is_as_if_none_were_picked(turn: str) -> None:
    state = ask(lay(table(), "long", "D8..D11"), PlaceLongRoad(0))
    assert GAME.refusals(state, (turn,)) == GAME.refusals(state, ())


def test_a_building_and_a_tower_say_what_they_must_touch() -> None:
    tile = ask(road(), PlaceBuilding(0, 0, face_of("S1", "F:f")))
    assert GAME.refusals(tile, ("rot:0",))["city:0:A11"] == say(
        "world-wonders-refused-support", type=Text("world-wonders-type-farm")
    )
    assert GAME.refusals(tile, ("rot:0",))["city:0:F5"] == Text("world-wonders-refused-water")
    tower = ask(road(), PlaceTower(0))
    assert GAME.refusals(tower, ())["city:0:A1"] == Text("world-wonders-refused-piece")


def test_a_monument_says_what_it_lacks() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "H:f")
    trojan = ask(shown(state, "trojan"), PlaceMonument(0, MONUMENT["trojan"], ()))
    assert GAME.refusals(trojan, ("rot:0",))["city:0:A11"] == say(
        "world-wonders-refused-beside", feature=Text("world-wonders-feature-road")
    )
    assert GAME.refusals(trojan, ("rot:0",))["city:0:G9"] == say(
        "world-wonders-refused-beside", feature=Text("world-wonders-type-habitation")
    )
    giza = ask(shown(state, "giza"), PlaceMonument(0, MONUMENT["giza"], ()))
    assert GAME.refusals(giza, ())["city:0:L1"] == Text("world-wonders-refused-arrangement")


def test_what_may_not_be_bought_says_why() -> None:
    state = with_purchase(changed(road(), gold=1))._replace(
        long_roads=0, offer=(0, NOTHING, 0, 0, 0, 0), monuments=(MONUMENT["machu"], MONUMENT["bridge"], NOTHING)
    )
    reasons = GAME.refusals(state._replace(pedestals=(0, -1)), ())
    assert reasons["offer:long"] == Text("world-wonders-refused-sold")
    assert reasons["offer:S2"] == Text("world-wonders-refused-sold")
    assert reasons["tile:S1:1"] == say("world-wonders-refused-gold", price=2, gold=1)
    assert reasons["pedestal:second"] == Text("world-wonders-refused-second-pedestal")
    assert reasons["out"] == Text("world-wonders-refused-out")
    farm = Text("world-wonders-type-farm")
    assert reasons["card:machu"] == say("world-wonders-refused-feature", feature=farm, count=2)
    assert "card:bridge" not in reasons


def test_the_view_tells_who_could_build_a_monument_now() -> None:
    state = with_purchase(road())._replace(monuments=(MONUMENT["bridge"], NOTHING, NOTHING))
    card = next(piece for piece in GAME.view(state, 0).pieces if piece.id == "card:bridge")
    assert card.attributes == (("builders", (0,)),)
    bridge = Text("world-wonders-monument-bridge")
    assert say("world-wonders-note-can-build", seat=0, monument=bridge) in GAME.view(state, None).notes
    out = changed(state, is_out=True)
    assert next(p for p in GAME.view(out, 0).pieces if p.id == "card:bridge").attributes == (("builders", ()),)


def test_once_the_game_is_over_the_view_tells_no_prospects() -> None:
    state = with_purchase(road())._replace(monuments=(MONUMENT["bridge"], NOTHING, NOTHING))
    assert GAME.view(state, None).notes
    assert not GAME.view(state._replace(end="ten_rounds"), None).notes


def test_components_laid_so_far_lie_on_the_table_and_are_pending() -> None:
    state = lay(lay(table(), "long", "F8..F11"), "S1", "C11-D11-E11", "H:f")
    state = ask(shown(state, "giza"), PlaceMonument(0, MONUMENT["giza"], ()))
    first = next(a for a in legal_actions(state) if covers(a) == mask("D9-E9-D10-E10"))
    view = GAME.view(apply(state, first).state, 0)
    lying = [piece for piece in view.pieces if piece.kind == "wonder"]
    assert [(piece.id, piece.slot, dict(piece.attributes)) for piece in lying] == [
        ("wonder:giza:0", "city:0:D9", {"at": (3, 8), "form": "LL/LL", "is_pending": True}),
        ("held:LL/LL", "hand:0", {"form": "LL/LL", "is_held": True}),
        ("held:L", "hand:0", {"form": "L", "is_held": True}),
    ]
    assert dict(next(piece for piece in view.pieces if piece.id == "card:giza").attributes)["is_bought"]


def test_pieces_keep_their_ids_from_the_offer_to_the_map() -> None:
    state = with_purchase(road())
    offered = {piece.id for piece in GAME.view(state, 0).pieces if piece.slot == "offer:S1"}
    placing = apply(state, BUY["S1"]).state
    laid = apply(placing, legal_actions(placing)[0]).state
    on_map = {
        piece.id for piece in GAME.view(laid, 0).pieces if piece.kind == "tile" and piece.slot.startswith("city:0")
    }
    assert offered == on_map == {"tile:S1:1"}


def test_districts_bridges_and_the_last_piece_are_marked() -> None:
    view = GAME.view(scored_city(), 0)
    tiles = {piece.face: dict(piece.attributes) for piece in view.pieces if piece.kind == "tile" and piece.owner == 0}
    farm = {"at": (6, 10), "form": "LLL", "resources": "f", "state": "S1", "is_district": True}
    assert tiles["farm"] == farm
    assert tiles["habitation"] == {"at": (3, 9), "form": "LL/LL", "resources": "fc", "state": "S3"}
    trojan = next(piece for piece in view.pieces if piece.id == "wonder:trojan:0")
    assert dict(trojan.attributes) == {"at": (2, 8), "form": "LL", "is_last": True}
    bridged = lay(lay(lay(table(), "long", "D8..D11"), "long", "D4..D7"), "long", "E5..H5")
    assert [piece.face for piece in GAME.view(bridged, 0).pieces if piece.kind == "road"] == ["long", "long", "bridge"]


def test_the_cells_told_are_those_of_the_viewer_and_of_whoever_is_asked() -> None:
    state = with_purchase(table(3), 1)

    def cities(viewer: int | None) -> set[int | None]:
        return {space.owner for space in GAME.view(state, viewer).spaces if space.kind == "cell"}

    assert cities(None) == {1}
    assert cities(1) == {1}
    assert cities(2) == {1, 2}


def test_panels_tell_gold_left_and_points() -> None:
    counts = dict(GAME.view(scored_city(), 0).panels[0].counts)
    assert (counts["gold"], counts["food"], counts["ceramics"], counts["gears"]) == (7, 2, 2, 1)
    assert (counts["points"], counts["buildings"], counts["monuments"], counts["roads"]) == (6, 3, 1, 13)
    assert dict(GAME.view(table(1), 0).panels[0].counts)["target"] == 0


def test_the_content_has_a_form_for_every_piece() -> None:
    content = GAME.content()
    assert isinstance(content, dict)
    forms = content["forms"]
    assert isinstance(forms, dict)
    assert forms["LEEL"] == [[[0, 0], [1, 0], [2, 0], [3, 0]], [[0, 0], [0, 1], [0, 2], [0, 3]]]
    assert len(forms["L./LL"]) == 4


def test_what_is_on_offer_says_its_price_and_whether_it_is_a_tile() -> None:
    offers = {space.face: dict(space.attributes) for space in GAME.view(road(), 0).spaces if space.kind == "offer"}
    assert offers["S6"] == {"is_tile": True, "price": 5, "state": 5}
    assert offers["tower"] == {"price": 2, "state": 2}


def test_the_marker_of_a_seat_says_whether_it_is_out_or_active() -> None:
    state = changed(with_purchase(table(3), 1), 2, is_out=True)
    markers = {piece.owner: dict(piece.attributes) for piece in GAME.view(state, 0).pieces if piece.kind == "marker"}
    assert markers == {0: {}, 1: {"state": "active"}, 2: {"state": "out"}}


def test_the_content_names_spaces_types_and_numbers_for_the_page() -> None:
    content = GAME.content()
    assert isinstance(content, dict)
    assert content["spaces"][0][:2] == ["A1", "B1"]
    assert content["spaces"][10][11] == "L11"
    assert content["objective_points"] == [3, 1]
    assert content["roads"] == {"long": ["LEEL"], "short": ["LL", "LL", "L"]}
    assert content["monuments"]["trojan"]["adjacent"] == ["habitation", "road"]
