"""The score, the winner and the objectives (pages 5 and 6)."""

from itertools import product

import pytest
from ludoteca.games.world_wonders.content import OBJECTIVES
from ludoteca.games.world_wonders.forms import BIT, GRID
from ludoteca.games.world_wonders.roads import longest_road
from ludoteca.games.world_wonders.scoring import (
    base_score,
    districts,
    measure,
    natural_resources,
    objective_points,
    outcome,
    population_points,
    score,
    total,
)
from ludoteca.games.world_wonders.state import MONUMENT, Player, State

from tests.rules.ledger import rule
from tests.rules.world_wonders.cities import changed, is_lawful, lay, mask, player_of, scored_city, table

OBJECTIVE = {card.name: index for index, card in enumerate(OBJECTIVES)}


@rule("SCORE-EXAMPLE", "SCORE-NATURE", "SCORE-DISTRICT", "LOAN-PENALTY")
def test_the_city_of_the_example_scores_six_and_four_with_a_loan() -> None:
    """T41, T42."""
    state = scored_city()
    player = player_of(state)
    assert player.tracks == (2, 2, 1)
    assert player.population == 0
    assert base_score(player, 0) == (0, 1, 1, 2, 2, 0)
    assert total(state, 0) == 6
    assert total(changed(state, loan=3), 0) == 4


@rule("SCORE-EXAMPLE")
def test_the_trojan_horse_of_the_example_may_not_stand_away_from_roads() -> None:
    """T41."""
    state = lay(lay(table(), "long", "F8..F11"), "S3", "D10-E10-D11-E11", "H:fc")
    assert not is_lawful(state, "trojan", "C10-C11")


@rule("SCORE-DISTRICT")
def test_the_example_has_a_farm_and_a_library_district() -> None:
    """T42: the Habitation is open at C10 and C11."""
    assert districts(player_of(scored_city())) == [1, 1, 0, 0, 0]
    closed = lay(scored_city(), "LL", "C10-C11")
    assert districts(player_of(closed)) == [1, 1, 1, 0, 0]


@rule("SCORE-DISTRICT")
def test_edge_sidewalk_nature_and_water_enclose_but_diagonals_do_not_matter() -> None:
    """A Farm in the corner beside the natural resource of A9 on B1 and one road."""
    corner = changed(table(), tiles=((), (mask("A11-B11-C11"),), (), (), ()), covered=mask("A11-B11-C11"))
    assert districts(player_of(corner)) == [0] * 5
    roads = mask("A10-B10-C10-D11")
    closed = changed(corner, roads=roads, covered=mask("A11-B11-C11") | roads)
    assert districts(player_of(closed)) == [0, 1, 0, 0, 0]
    shore = player_of(table())._replace(tiles=((mask("F6"),), (), (), (), ()), covered=mask("F6"))
    assert districts(shore) == [1, 0, 0, 0, 0]


@rule("SCORE-NATURE")
def test_a_covered_natural_resource_scores_nothing() -> None:
    state = lay(table(), "long", "F8..F11")
    assert natural_resources(player_of(state)) == 1
    assert natural_resources(player_of(lay(state, "tower", "E9"))) == 0


@rule("SCORE-POPULATION", "SCORE-LEAST")
def test_rings_by_side_and_the_least_resource() -> None:
    """T26: tracks 8, 9, 11."""
    player = player_of(table())._replace(tracks=(8, 9, 11), population=9)
    assert base_score(player, 0)[:2] == (4, 8)
    assert base_score(player, 1)[:2] == (5, 8)
    assert [population_points(0, population) for population in (0, 2, 3, 13)] == [0, 0, 1, 8]


@rule("SCORE-MONUMENTS")
def test_monuments_score_their_rings() -> None:
    player = player_of(table())._replace(monuments=(MONUMENT["giza"], MONUMENT["trojan"], MONUMENT["machu"]))
    assert base_score(player, 0)[2] == 5


def ended(*standings: tuple[int, int]) -> State:
    """A finished game in which each seat has so many points of its tracks, and so many monuments without rings."""
    state = table(len(standings))._replace(end="ten_rounds", decisions=())
    for seat, (points, monuments) in enumerate(standings):
        fields = {"tracks": (points - monuments,) * 3, "monuments": (MONUMENT["trojan"],) * monuments}
        state = changed(state, seat, **fields)
    return state


@rule("WIN-TIE")
def test_most_points_win_then_most_monuments_then_the_victory_is_shared() -> None:
    won = outcome(ended((9, 0), (10, 0), (8, 4)))
    assert won is not None
    assert (won.winners, won.places) == ((1,), (2, 1, 3))
    by_monuments = outcome(ended((10, 1), (10, 2), (10, 0)))
    assert by_monuments is not None
    assert by_monuments.places == (2, 1, 3)
    shared = outcome(ended((10, 2), (10, 2), (4, 0)))
    assert shared is not None
    assert (shared.winners, shared.places) == ((0, 1), (1, 1, 3))
    assert outcome(table()) is None


@rule("OBJ-POINTS")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([5, 3, 1], [3, 1, 0]),
        ([5, 3, 3], [3, 1, 1]),
        ([5, 0, 0], [3, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([5, 5, 3], [2, 2, 0]),
        ([5, 5, 5], [2, 2, 2]),
        ([5, 5, 5, 5], [1, 1, 1, 1]),
        ([2, 2, 2, 2, 2], [1, 1, 1, 1, 1]),
    ],
)
def test_first_and_second_and_ties(values: list[int], points: list[int]) -> None:
    assert objective_points(OBJECTIVES[OBJECTIVE["suburbs"]], values) == points


@rule("OBJ-METROPOLIS")
@pytest.mark.parametrize(
    ("values", "points"), [([1, 0, 0], [4, 0, 0]), ([1, 1, 0], [2, 2, 0]), ([1, 1, 1], [2, 2, 2]), ([0, 0], [0, 0])]
)
def test_metropolis_is_yes_or_no(values: list[int], points: list[int]) -> None:
    assert objective_points(OBJECTIVES[OBJECTIVE["metropolis"]], values) == points


def enclosed(*types: int) -> Player:
    """A map full of roads, with a tile of one space for each of these types."""
    cells = [1 << BIT[name] for name in ("B2", "D2", "F2", "H2", "J2")]
    tiles = tuple((cells[kind],) if kind in types else () for kind in range(5))
    return player_of(table())._replace(tiles=tiles, covered=GRID.full)


@rule("OBJ-METROPOLIS")
def test_metropolis_needs_a_district_of_every_type() -> None:
    assert measure(enclosed(0, 1, 2, 3, 4), OBJECTIVE["metropolis"]) == 1
    assert measure(enclosed(0, 1, 2, 3), OBJECTIVE["metropolis"]) == 0


@rule("OBJ-VALLEY")
def test_a_green_valley_touches_neither_edge_nor_sidewalk() -> None:
    wall = mask("B9..F9") | mask("B11..F11") | mask("B10") | mask("F10")
    player = player_of(table())._replace(covered=wall)
    assert measure(player, OBJECTIVE["green-valley"]) == 3
    assert measure(player._replace(covered=wall & ~mask("C9")), OBJECTIVE["green-valley"]) == 0
    at_sidewalk = mask("B10..F10") | mask("B11") | mask("F11")
    assert measure(player._replace(covered=at_sidewalk), OBJECTIVE["green-valley"]) == 0


@rule("OBJ-VALLEY")
def test_nature_and_water_bound_a_valley_and_the_largest_counts() -> None:
    """E9 is a natural resource: it splits the area and is no part of it."""
    wall = mask("D8..H8") | mask("D10..H10") | mask("D9") | mask("H9")
    assert measure(player_of(table())._replace(covered=wall), OBJECTIVE["green-valley"]) == 2


@rule("OBJ-ROAD")
def test_the_longest_road_of_the_cards_picture_is_fourteen() -> None:
    """T44, drawn one row lower."""
    path = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (3, 2), (2, 2), (1, 2), (1, 3), (1, 4), (2, 4)]
    spurs = [(3, 4), (2, -1), (3, 1), (0, 2)]
    roads = sum(1 << GRID.bit(column, row + 1) for column, row in path + spurs)
    assert roads.bit_count() == 17
    assert longest_road(roads) == 14


@rule("OBJ-ROAD")
def test_a_ring_counts_whole_and_the_longer_network_wins() -> None:
    ring = mask("B2..D2") | mask("B4..D4") | mask("B3") | mask("D3")
    assert longest_road(ring) == 8
    assert longest_road(ring | mask("F1..F9")) == 9
    assert longest_road(0) == 0
    assert longest_road(mask("A1..F11")) == 66


@rule("OBJ-NEXT")
def test_tiles_beside_visible_nature_and_water_count() -> None:
    player = player_of(scored_city())
    assert measure(player, OBJECTIVE["natural-resources"]) == 3
    assert measure(player, OBJECTIVE["waterfront"]) == 1
    drained = player._replace(covered=player.covered | mask("G8") | mask("E9") | mask("H10"))
    assert measure(drained, OBJECTIVE["natural-resources"]) == 0
    assert measure(drained, OBJECTIVE["waterfront"]) == 0


@rule("OBJ-GROUP")
def test_the_largest_group_counts_and_a_lone_tile_is_none() -> None:
    def village(*tiles: str) -> int:
        masks = tuple(mask(tile) for tile in tiles)
        player = player_of(table())._replace(tiles=((), (), masks, (), ()))
        return measure(player, OBJECTIVE["village"])

    assert village("A1-B1-C1") == 0
    assert village("A1-B1-C1", "A3-B3-C3") == 0
    assert village("A1-B1-C1", "D1-D2-D3", "A3-B3-C3") == 3
    assert village("A1-B1-C1", "A2-B2-C2", "A11-B11-C11") == 2


@rule("OBJ-EDGE")
def test_the_sidewalks_side_is_no_edge() -> None:
    masks = (mask("C11-D11-E11"), mask("A9-A10-A11"), mask("J1-K1-L1"), mask("E5-E6-E7"))
    player = player_of(table())._replace(tiles=((), masks, (), (), ()))
    assert measure(player, OBJECTIVE["suburbs"]) == 2


@rule("OBJ-PLAIN")
def test_counts_and_tracks_are_measured_as_they_are() -> None:
    player = player_of(scored_city())
    names = (
        "city-of-wonders",
        "philosophy",
        "devotion",
        "commerce",
        "culinary",
        "pottery",
        "engineering",
        "countryside",
    )
    assert [measure(player, OBJECTIVE[name]) for name in names] == [1, 1, 0, 0, 2, 2, 1, 0]


@rule("OBJ-POINTS", "OBJ-PLAIN")
def test_the_objectives_are_lines_of_the_score_sheet() -> None:
    shown = (OBJECTIVE["city-of-wonders"], OBJECTIVE["philosophy"], OBJECTIVE["culinary"])
    state = scored_city()._replace(objectives=shown)
    assert [line.points for line in score(state, 0)][6:] == [3, 3, 3]
    assert total(state, 0) == 15
    assert [line.points for line in score(state, 1)][6:] == [0, 0, 0]


def brute_force(cells: set[tuple[int, int]]) -> int:
    """The longest simple path by trying all."""
    best = 0

    def walk(at: tuple[int, int], seen: set[tuple[int, int]]) -> None:
        nonlocal best
        best = max(best, len(seen))
        column, row = at
        for step in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if step in cells and step not in seen:
                walk(step, seen | {step})

    for cell in cells:
        walk(cell, {cell})
    return best


@rule("OBJ-ROAD")
def test_the_longest_road_is_that_of_brute_force_on_every_board_of_three_by_four() -> None:
    places = list(product(range(4, 7), range(3, 7)))
    for number in range(1 << len(places)):
        cells = {place for index, place in enumerate(places) if number >> index & 1}
        assert longest_road(sum(1 << GRID.bit(*cell) for cell in cells)) == brute_force(cells)
