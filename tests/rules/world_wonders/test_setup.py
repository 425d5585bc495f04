"""Set-up and the tables of content (pages 1 and 2)."""

from collections import Counter

import pytest
from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders import GAME
from ludoteca.games.world_wonders.content import (
    INFERRED,
    MAPS,
    MONUMENTS,
    OBJECTIVES,
    PIECES,
    RECONSTRUCTED,
    RESOURCE_BOARDS,
    ROADS_ON_OFFER,
    ROUNDS,
    RULE,
    SHORT_ROADS,
    SOLO_CARDS,
    SOURCED,
    STACKS,
    TYPES,
)
from ludoteca.games.world_wonders.events import RoundBegan
from ludoteca.games.world_wonders.forms import TERRAIN
from ludoteca.games.world_wonders.state import BAGS, FACES, NOTHING, State

from tests.rules.ledger import rule
from tests.rules.world_wonders.cities import changed, table


@rule("SET-STACKS")
@pytest.mark.parametrize(("seats", "stacks"), [(1, 6), (2, 6), (3, 6), (4, 7), (5, 8)])
def test_the_number_of_players_says_how_many_stacks_are_in_play(seats: int, stacks: int) -> None:
    state = table(seats)
    assert len(state.offer) == len(state.bags) == stacks
    assert [len(bag) for bag in state.bags] == [9] * stacks


@rule("SET-ROADS", "SET-MONUMENTS")
def test_four_players_see_two_long_roads_two_sets_a_tower_and_three_monuments() -> None:
    """T01."""
    state = table(4)
    assert (state.long_roads, state.short_sets, state.towers) == (2, 2, 1)
    assert len(state.monuments) == 3
    assert len(state.deck) == 18
    assert {seats: table(seats).long_roads + table(seats).short_sets for seats in (2, 3, 5)} == {2: 2, 3: 3, 5: 5}


@rule("SET-SUPPLY")
def test_five_players_use_up_exactly_what_is_in_the_box() -> None:
    """T01."""
    long_roads, short_sets = ROADS_ON_OFFER[5]
    assert 5 + long_roads * ROUNDS == PIECES["long_roads"] == 35
    assert short_sets * ROUNDS == PIECES["short_sets"] == 20
    assert PIECES["towers"] == ROUNDS


@rule("SET-SOLO", "SET-MONUMENTS")
def test_solo_play_has_six_stacks_two_monuments_and_no_pedestals() -> None:
    """T02; the Automaton has already taken something."""
    state = table(1)
    assert len(state.offer) == 6
    assert len(state.monuments) == 2
    assert state.pedestals == ()
    assert ROADS_ON_OFFER[1] == (1, 1)


@rule("SET-ORDER")
def test_the_first_order_is_drawn() -> None:
    assert {table(3, seed).order for seed in range(60)} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }


@rule("SET-MAPS")
def test_side_a_is_one_map_and_side_b_five_different_ones() -> None:
    assert [MAPS[player.map].key for player in table(5).players] == ["A"] * 5
    rivers = [tuple(MAPS[player.map].key for player in table(5, seed, map_side="B").players) for seed in range(5)]
    assert all(sorted(each) == ["B1", "B2", "B3", "B4", "B5"] for each in rivers)
    assert len(set(rivers)) > 1


@rule("SET-START")
def test_everybody_starts_with_seven_gold_and_nothing_else() -> None:
    for player in table(3).players:
        assert (player.gold, player.loan, player.tracks, player.population) == (7, 0, (0, 0, 0), 0)
        assert not player.pieces
        assert not player.has_started


@rule("SET-ADVANCED")
def test_advanced_play_shows_three_objectives() -> None:
    assert len(table(2, advanced=True).objectives) == 3
    assert table(2).objectives == ()
    assert len({table(2, seed, advanced=True).objectives for seed in range(20)}) > 10


@rule("CON-COUNTS")
def test_the_tables_have_as_many_rows_as_the_box_has_pieces() -> None:
    assert sum(len(stack.tiles.split()) for stack in STACKS) == PIECES["building_tiles"] == 80
    assert len(MONUMENTS) == 21
    assert sum(len(monument.components.split()) for monument in MONUMENTS) == PIECES["monument_pieces"] == 28
    assert (len(OBJECTIVES), len(SOLO_CARDS), len(MAPS), len(SHORT_ROADS)) == (15, 14, 6, 3)
    assert sum(monument.rings for monument in MONUMENTS) == 26


@rule("CON-STACKS")
def test_a_stack_has_two_tiles_of_each_type_and_a_symbol_less_than_its_price() -> None:
    for stack, faces, bag in zip(STACKS, FACES, BAGS, strict=True):
        assert Counter(face.type for face in faces) == dict.fromkeys(range(len(TYPES)), 2)
        assert {sum(face.resources) for face in faces} == {stack.price - 1}
        assert stack.form.count("L") == stack.price + 1
        assert sorted(faces[index] for index in bag) == sorted(faces)
    total = [sum(face.resources[track] for faces in FACES for face in faces) for track in range(3)]
    assert total == [59, 61, 60]


@rule("CON-NATURE")
def test_each_map_has_ten_natural_resources_and_each_river_fifteen_spaces() -> None:
    assert [terrain.nature.bit_count() for terrain in TERRAIN] == [10] * 6
    assert [terrain.water.bit_count() for terrain in TERRAIN] == [10, 15, 15, 15, 15, 15]


@rule("CON-MARKS")
def test_every_row_says_where_it_comes_from() -> None:
    marks = {RULE, SOURCED, INFERRED, RECONSTRUCTED}
    for rows in (TYPES, STACKS, MAPS, RESOURCE_BOARDS, MONUMENTS, OBJECTIVES, SOLO_CARDS):
        assert {row.mark for row in rows} <= marks
    made = [row.key for row in OBJECTIVES if row.mark == RECONSTRUCTED]
    assert made == ["O07", "O08", "O10", "O11", "O13"]


@rule("HIDDEN")
def test_what_lies_face_down_has_no_order_so_only_luck_is_hidden() -> None:
    state = table(3, advanced=True)
    other = GAME.determinize(state, 0, Rng(99))
    assert other != state
    assert other._replace(rng=state.rng) == state
    assert all(bag == tuple(sorted(bag)) for bag in state.bags)
    assert NOTHING not in state.offer


@rule("SET-LOANS")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_pile_of_loans_holds_those_of_the_box_that_nobody_has(seats: int) -> None:
    state = table(seats)
    assert piles(state) == {"loans": 5}
    state = changed(state, 0, loan=1)
    assert piles(state) == {"loans": 4, "loan:0": 1}


def test_once_all_loans_are_taken_there_is_no_pile() -> None:
    state = table(5)
    for seat in range(5):
        state = changed(state, seat, loan=1)
    assert "loans" not in piles(state)


def piles(state: State) -> dict[str, int]:
    return {piece.id: piece.count for piece in GAME.view(state, 0).pieces if piece.kind in ("loan", "loans")}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_log_begins_with_the_first_round(seats: int) -> None:
    order = table(seats).order
    assert GAME.setup_events(seats, Rng(7), {}) == (RoundBegan(1, order),)
