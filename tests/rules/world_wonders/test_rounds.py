"""Rounds, turn order, resources and the end (pages 3 to 5)."""

import pytest
from ludoteca.games.world_wonders.actions import BUY
from ludoteca.games.world_wonders.apply import apply, gain
from ludoteca.games.world_wonders.events import Ended, Gained, RoundBegan
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.rounds import next_order
from ludoteca.games.world_wonders.state import NOBODY, NOTHING, Purchase, State

from tests.rules.ledger import rule
from tests.rules.world_wonders.cities import changed, lay, player_of, table, with_purchase

RED, BLUE, YELLOW, WHITE, GREEN = range(5)


@rule("ROUND-ORDER")
def test_pedestals_then_population_then_monuments_then_the_order_before() -> None:
    """T28."""
    state = table(5)._replace(order=(RED, BLUE, YELLOW, WHITE, GREEN), pedestals=(YELLOW, NOBODY))
    for seat, population, monuments in ((WHITE, 3, 0), (RED, 3, 1), (BLUE, 5, 1), (GREEN, 5, 1), (YELLOW, 9, 3)):
        state = changed(state, seat, population=population, monuments=tuple(range(monuments)))
    assert next_order(state) == (YELLOW, WHITE, RED, BLUE, GREEN)


@rule("ROUND-ORDER")
@pytest.mark.parametrize(
    ("pedestals", "order"),
    [
        ((NOBODY, NOBODY), (2, 1, 0)),
        ((NOBODY, 0), (2, 0, 1)),
        ((0, NOBODY), (0, 2, 1)),
        ((1, 0), (1, 0, 2)),
        ((NOBODY, 2), (1, 2, 0)),
    ],
)
def test_the_second_pedestal_takes_the_second_place(pedestals: tuple[int, int], order: tuple[int, ...]) -> None:
    state = table(3)._replace(order=(0, 1, 2), pedestals=pedestals)
    for seat, population in enumerate((6, 4, 2)):
        state = changed(state, seat, population=population)
    assert next_order(state) == order


def last_turn(number: int = 4, seats: int = 2, **options: bool | int | str) -> State:
    """Seat 0 has one gold, the others are out: the next purchase ends the round."""
    state = lay(table(seats, 7, **options), "long", "F8..F11")._replace(round=number, long_roads=1)
    state = state._replace(bags=tuple(bag[: 10 - number] for bag in state.bags))
    for other in range(1, seats):
        state = changed(state, other, is_out=True, gold=0, has_started=True)
    return with_purchase(changed(state, gold=1, has_started=True))


@rule("ROUND-NEW")
def test_a_new_round_shows_new_tiles_and_everyone_has_seven_gold() -> None:
    state = last_turn()._replace(offer=(NOTHING, 0, 0, NOTHING, 0, 0), short_sets=0, towers=0)
    step = apply(state, BUY["first"])
    after = step.state
    assert RoundBegan(5, (0, 1)) in step.events
    assert after.round == 5
    assert NOTHING not in after.offer
    assert [len(bag) for bag in after.bags] == [5] * 6
    assert (after.long_roads, after.short_sets, after.towers) == (1, 1, 1)
    assert after.pedestals == (NOBODY, NOBODY)
    assert [(player.gold, player.is_out) for player in after.players] == [(7, False), (7, False)]
    assert after.active == 0


@rule("END-TEN")
def test_the_game_ends_after_ten_rounds() -> None:
    step = apply(last_turn(10), BUY["first"])
    assert step.events[-1] == Ended("ten_rounds")
    assert step.state.end == "ten_rounds"
    assert legal_actions(step.state) == ()


@rule("END-POPULATION")
def test_the_game_ends_with_the_round_in_which_a_population_is_full() -> None:
    state = changed(last_turn(6), 1, population=13)
    assert apply(state, BUY["first"]).state.end == "population"
    assert apply(changed(state, 1, population=12), BUY["first"]).state.end == ""
    assert apply(changed(last_turn(10), population=13), BUY["first"]).state.end == "population"


@rule("END-POPULATION")
def test_a_full_population_does_not_stop_the_round() -> None:
    state = changed(changed(last_turn(6), population=13, gold=3), 1, is_out=False, gold=2)
    after = apply(state, BUY["first"]).state
    assert after.end == ""
    assert after.decisions == (Purchase(1),)


@rule("GAIN-TRACK")
def test_a_marker_that_enters_a_population_symbol_brings_population() -> None:
    """T24: food 2, ceramics 8, population 2, and the slab Farm with three food and one ceramics."""
    state = changed(lay(table(), "long", "F8..F11"), tracks=(2, 8, 0), population=2)
    after = player_of(lay(state, "S6", "C9-D9-E9-C10-D10-E10", "F:fffc"))
    assert after.tracks == (5, 9, 0)
    assert after.population == 4


@rule("GAIN-TRACK")
def test_the_symbols_stand_elsewhere_on_side_b() -> None:
    player = player_of(table())._replace(tracks=(1, 2, 4))
    for board, population in ((0, 1), (1, 3)):
        after, events = gain(player, board, 0, (1, 1, 1), 0)
        assert after.population == population
        assert events == (Gained(0, 1, 1, 1, population),)


@rule("GAIN-END")
def test_markers_stop_at_the_end_of_their_tracks() -> None:
    player = player_of(table())._replace(tracks=(14, 15, 0), population=12)
    after, _ = gain(player, 0, 0, (3, 2, 0), 2)
    assert after.tracks == (15, 15, 0)
    assert after.population == 13


@rule("GAIN-END")
def test_nothing_is_told_if_nothing_moves() -> None:
    player = player_of(table())._replace(tracks=(15, 15, 15), population=13)
    assert gain(player, 0, 0, (1, 0, 0), 1) == (player, ())
