"""The land: its hexes, its expansions, and the tables it is made from."""

from collections import Counter

import pytest
from ludoteca.core.hexgrid import Hex, flower, neighbours
from ludoteca.core.rng import Rng
from ludoteca.games.attika import GAME
from ludoteca.games.attika.actions import DrawFrom, ExpandAt, Store, TurnTo
from ludoteca.games.attika.buildings import COST
from ludoteca.games.attika.content import BUILDINGS, GROUPS, TILES
from ludoteca.games.attika.land import BLANK, DISTINCT_TURNS, TILE_KEYS, Ground, Land, PlacedTile, faces
from ludoteca.games.attika.legal import legal_actions
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.attika.state import Begin, Draw, Expand, Reveal, Rotate, State

from tests.rules.attika.table import A, example_board, play, sound, stored, with_player
from tests.rules.ledger import rule


@rule("COUNT")
def test_x36_the_tables_have_the_sourced_totals() -> None:
    assert len(BUILDINGS) == 24
    assert sum(row.copies for row in BUILDINGS) == 30
    assert sum(row.is_main for row in BUILDINGS) == 6
    demand = [sum(COST[t][kind] * row.copies for t, row in enumerate(BUILDINGS)) for kind in range(4)]
    assert demand == [18, 18, 18, 18]
    assert len(TILES) == 22
    assert Counter("".join(TILES.values())) == {"W": 17, "F": 17, "H": 17, "M": 17, ".": 86}
    sizes = {group: sum(row.copies for row in BUILDINGS if row.group == group) for group in GROUPS}
    assert sizes == {"city": 10, "supply": 4, "defence": 4, "seafaring": 4, "streets": 4, "wine": 2, "minting": 2}


def test_the_test_board_shows_what_the_description_prints() -> None:
    land = example_board().land
    shown = {
        letter: {at for at, face in zip(land.hexes, land.symbol, strict=True) if face == kind}
        for kind, letter in enumerate("WFHM")
    }
    assert shown == {
        "W": {(1, 0), (-1, 1), (0, -1), (5, 1)},
        "F": {(2, 2), (4, 2)},
        "H": {(3, -1), (4, -1), (0, 3), (3, 1)},
        "M": {(2, -1), (1, 2), (4, 0)},
    }


@rule("S1", "S2")
def test_x35_setup_for_four() -> None:
    state = GAME.setup(4, Rng(3), {"start": 2})
    assert [sum(state.players[seat].hand) for seat in (2, 3, 0, 1)] == [4, 5, 6, 7]
    assert sum(state.deck) == 38
    assert len(state.pool) == 14
    assert state.supply == 15
    for player in state.players:
        assert player.stacks == (5, 7, 7, 7)
        assert len(player.stored) == 4
        assert sum(BUILDINGS[building].is_main for building in player.stored) == 1
    assert state.decisions == (Begin(2),)


@rule("S1")
@pytest.mark.parametrize(
    ("seats", "tiles", "shrines", "hexes", "centres"), [(2, 4, 2, 28, 30), (3, 6, 3, 42, 36), (4, 8, 4, 56, 40)]
)
def test_the_start_layouts(seats: int, tiles: int, shrines: int, hexes: int, centres: int) -> None:
    for options in ({}, {"far_shrines": True}):
        land = GAME.setup(seats, Rng(5), options).land
        assert (len(land.ground.tiles), len(land.ground.shrines), len(land.hexes)) == (tiles, shrines, hexes)
        assert [near.bit_count() for near in land.near_shrine] == [2] * shrines
    assert len(GAME.setup(seats, Rng(5), {}).land.centres) == centres


@rule("S1", "S3")
@pytest.mark.parametrize(("seats", "near", "far"), [(2, 6, 7), (3, 6, 8), (4, 6, 7)])
def test_the_shortest_chain_between_shrines(seats: int, near: int, far: int) -> None:
    assert missing_buildings(GAME.setup(seats, Rng(5), {}), A) == near
    assert missing_buildings(GAME.setup(seats, Rng(5), {"far_shrines": True}), A) == far


@rule("S3")
def test_options_change_the_start() -> None:
    state = GAME.setup(2, Rng(3), {"start": 1, "extra_cards": 2, "cards_of_each": 20})
    assert [sum(player.hand) for player in state.players] == [7, 4]
    assert sum(state.deck) + 11 == 80
    with pytest.raises(ValueError, match="blessing"):
        GAME.setup(2, Rng(3), {"blessing": True})


def last_of_stack(state: State, stack: int = 1) -> State:
    """One of the seat's stacks is down to its last building; the rest of it lies in storage."""
    player = state.players[A]
    while player.stacks[stack] > 1:
        building, *bag = player.other_bag
        stacks = tuple(size - (index == stack) for index, size in enumerate(player.stacks))
        player = player._replace(other_bag=tuple(bag), stored=tuple(sorted((*player.stored, building))), stacks=stacks)
    return sound(with_player(state, A, player))


@rule("R11", "R12")
def test_the_draw_that_empties_a_stack_expands_the_land_before_the_building_is_placed() -> None:
    state = last_of_stack(example_board({A: (9, 9, 9, 9)}))
    state = play(state, DrawFrom(1)).state
    expand, reveal, draw = state.decisions
    assert isinstance(expand, Expand)
    assert isinstance(reveal, Reveal)
    assert draw == Draw(A, 1)
    assert len(state.pool) == 17
    state = play(state, ExpandAt((-3, 1)), TurnTo(0)).state
    assert state.decisions == (reveal, draw)
    assert len(state.land.hexes) == 35
    # The building may go on the new tile.
    assert (-4, 1) in [getattr(action, "at", None) for action in legal_actions(state)]


def test_where_a_turned_tile_shows_its_landscapes_is_told_before_it_lies_there() -> None:
    state = play(last_of_stack(example_board({A: (9, 9, 9, 9)})), DrawFrom(1), ExpandAt((-3, 1))).state
    for action in legal_actions(state):
        land = play(state, action).state.land
        lines = [dict(line.args) for line in GAME.preview(state, action).lines]
        told = {(line["q"], line["r"]) for line in lines}
        fresh = land.hexes[len(state.land.hexes) :]
        assert told == {at for at in fresh if land.symbol[land.number[at]] != BLANK}
        assert told


@rule("R14")
def test_two_stacks_emptied_in_a_turn_give_two_expansions() -> None:
    state = last_of_stack(last_of_stack(example_board({A: (9, 9, 9, 9)}), 1), 2)
    state = play(state, DrawFrom(1), ExpandAt((-3, 1)), TurnTo(1), Store(), DrawFrom(2)).state
    assert isinstance(state.decisions[0], Expand)
    state = play(state, ExpandAt((-2, 3)), TurnTo(0)).state
    assert len(state.land.ground.tiles) == 6


@rule("R15")
def test_with_an_empty_pool_there_is_no_expansion() -> None:
    state = last_of_stack(example_board({A: (9, 9, 9, 9)}))._replace(pool=())
    assert isinstance(GAME.apply(state, DrawFrom(1)).state.decisions[0], Reveal)


@rule("R13")
@pytest.mark.parametrize(
    ("centre", "is_legal"),
    [
        pytest.param((-3, 1), True, id="flush in the west"),
        pytest.param((-2, 3), True, id="flush in the south-west"),
        pytest.param((-3, 0), True, id="one shared edge, leaving a gap"),
        pytest.param((1, -4), True, id="touching only a shrine"),
        pytest.param((-4, 1), False, id="touching nothing"),
        pytest.param((-2, 1), False, id="covering land"),
        pytest.param((2, -3), False, id="covering a shrine"),
    ],
)
def test_x28_where_a_tile_may_be_laid(centre: Hex, is_legal: bool) -> None:
    assert (centre in example_board().land.centres) is is_legal


@rule("R13")
def test_the_legal_centres_are_those_found_by_trying_every_hex() -> None:
    land = example_board().land
    for tile, centre in enumerate([(-3, 1), (1, -4), (-3, -3)], 4):
        taken = {*land.hexes, *land.ground.shrines}
        by_trying = {
            (q, r)
            for q in range(-15, 20)
            for r in range(-15, 20)
            if not taken & set(flower((q, r))) and any(taken & set(neighbours(at)) for at in flower((q, r)))
        }
        assert set(land.centres) == by_trying
        land = land.with_tile(PlacedTile(tile, centre, 0))


@rule("C3")
def test_rotations_that_look_alike_are_offered_once() -> None:
    assert [len(DISTINCT_TURNS[TILE_KEYS.index(key)]) for key in TILE_KEYS] == [2] * 4 + [6] * 18
    state = example_board()._replace(decisions=(Rotate(A, TILE_KEYS.index("T01"), (-3, 1)),))
    assert legal_actions(state) == [TurnTo(0), TurnTo(1)]


def test_a_turned_tile_shows_its_landscapes_clockwise() -> None:
    # T05 is water in the middle and the east, forest in the west; a turn takes them south-east and north-west.
    assert faces(TILE_KEYS.index("T05"), 0) == (0, 0, -1, -1, 1, -1, -1)
    assert faces(TILE_KEYS.index("T05"), 1) == (0, -1, 0, -1, -1, 1, -1)


@rule("R10")
def test_land_laid_beside_a_building_is_in_its_reach() -> None:
    state = stored(example_board({A: (9, 9, 9, 9)}), A, "well")
    state = last_of_stack(state)
    state = play(state, DrawFrom(1), ExpandAt((-3, 1)), TurnTo(0), Store()).state
    sound(state)


def test_the_same_ground_is_the_same_land() -> None:
    land = example_board().land
    again = Land.unpack(Ground(land.ground.tiles, land.ground.shrines))
    assert again == land
    assert hash(again) == hash(land)
    assert again != land.with_tile(PlacedTile(4, (-3, 1), 0))
