"""Groups and amphoras, and how the game ends."""

import pytest
from ludoteca.core.hexgrid import Hex
from ludoteca.core.rng import Rng
from ludoteca.games.attika import GAME
from ludoteca.games.attika.actions import BuildAt, BuildType, EndTurn, TakeCards
from ludoteca.games.attika.buildings import TYPE
from ludoteca.games.attika.content import BUILDINGS, GROUPS
from ludoteca.games.attika.discounts import seen_from
from ludoteca.games.attika.events import Blessed, CompletedGroup, Ended, Took
from ludoteca.games.attika.land import PlacedTile
from ludoteca.games.attika.legal import legal_actions
from ludoteca.games.attika.scoring import outcome
from ludoteca.games.attika.state import Begin, Build, Draw, Pay, Reveal, State

from tests.rules.attika.table import A, B, asked, built, example_board, play, sound, stored, with_player
from tests.rules.ledger import rule

WINE = GROUPS.index("wine")


@rule("R16")
def test_x18_the_vintner_beside_the_vineyard_is_free_and_completes_the_group() -> None:
    state = stored(built(example_board(), A, vineyard=(3, -1)), A, "vintner")
    step = play(state, BuildType(TYPE["vintner"]), BuildAt((4, -1)))
    assert CompletedGroup(A, WINE, 1) in step.events
    assert step.state.players[A].amphoras == 1
    assert step.state.supply == 14


@rule("R16")
def test_the_order_of_building_does_not_matter_for_the_amphora() -> None:
    state = stored(built(example_board({A: (9, 9, 9, 9)}), A, vintner=(3, -1)), A, "vineyard")
    state = asked(state, Build(A, 1))
    state = play(state, BuildType(TYPE["vineyard"]), BuildAt((4, -1))).state
    while isinstance(state.decisions[0], Pay):
        state = play(state, legal_actions(state)[0]).state
    assert state.players[A].amphoras == 1


@rule("R17")
def test_a_group_joined_only_through_other_buildings_earns_nothing_for_ever() -> None:
    state = built(example_board({A: (9, 9, 9, 9)}), A, vineyard=(2, 0), well=(3, 0))
    state = stored(state, A, "vintner", "cornfield")
    state = asked(state, Reveal(A, TYPE["vintner"]), Draw(A, 1))
    state = with_player(state, A, state.players[A]._replace(stored=(TYPE["cornfield"],)))
    step = GAME.apply(state, BuildAt((4, 0)))
    while step.state.decisions[0].seat == A and not any(isinstance(e, CompletedGroup) for e in step.events):
        step = GAME.apply(step.state, legal_actions(step.state)[0])
    assert CompletedGroup(A, WINE, 0) in step.events
    assert step.state.players[A].amphoras == 0
    assert step.state.players[A].earned == ()


@rule("R18")
def test_with_the_supply_empty_a_card_is_drawn_at_once_and_the_actions_go_on() -> None:
    state = stored(built(example_board(), A, vineyard=(3, -1)), A, "vintner", "well")
    state = sound(with_player(state, B, state.players[B]._replace(amphoras=15))._replace(supply=0))
    step = play(state, BuildType(TYPE["vintner"]), BuildAt((4, -1)))
    assert [event.count for event in step.events if isinstance(event, Took)] == [1]
    assert sum(step.state.players[A].hand) == 1
    assert step.state.decisions == (Build(A, 2),)


CHAIN: list[Hex] = [(1, -1), (2, -1), (3, -1), (3, 0), (3, 1)]


def nearly_joined() -> State:
    keys = ["capital", "oracle", "theatre", "tavern", "plaza"]
    return built(example_board({A: (9, 9, 9, 9)}), A, **dict(zip(keys, CHAIN, strict=True)))


@rule("END")
def test_x20_joining_two_shrines_wins_at_once() -> None:
    state = stored(nearly_joined(), A, "well")
    state = play(state, BuildType(TYPE["well"]), BuildAt((3, 2))).state
    while state.decisions:
        state = play(state, legal_actions(state)[0]).state
    result = outcome(state)
    assert result is not None
    assert (result.reason, result.winners) == ("connection", (A,))
    assert result.places == (1, 2)


@rule("END")
def test_a_rivals_building_in_the_chain_does_not_join() -> None:
    state = built(example_board({A: (9, 9, 9, 9)}), A, capital=(1, -1), oracle=(2, -1), theatre=(3, 0), tavern=(3, 1))
    state = stored(built(state, B, well=(3, -1)), A, "plaza")
    state = play(state, BuildType(TYPE["plaza"]), BuildAt((3, 2))).state
    while state.decisions[0].seat == A:
        state = play(state, legal_actions(state)[-1]).state
    assert outcome(state) is None


@rule("END")
def test_buildings_on_both_sides_of_a_shrine_are_not_joined_by_it() -> None:
    # A17: a tile beyond the shrine (1,-2), and a building on either side of it.
    state = wide_board((1, -4), (4, -5))
    state = built(state, A, capital=(1, -1), oracle=(1, -3))
    assert [bool(mask & state.land.near_shrine[0]) for mask in state.players[A].settlements] == [True, True]
    assert len(state.players[A].settlements) == 2
    assert state.players[A].reach >> state.land.number[1, -3] & 1 == 0


def all_but_one(state: State, spare: Hex) -> State:
    """Seat A has built everything but a well, on the land's first free hexes that do not join shrines."""
    hexes = [at for at in state.land.hexes if at != spare]
    touching = {index for near in state.land.near_shrine for index in range(near.bit_length()) if near >> index & 1}
    sites = iter([at for at in hexes if state.land.number[at] not in touching])
    for row in BUILDINGS:
        if row.key != "well":
            state = built(state, A, **{row.key: [next(sites) for _ in range(row.copies)]})
    return state


def wide_board(first: Hex = (-3, 1), second: Hex = (-2, 3)) -> State:
    """The test board with two more tiles, so that thirty buildings fit without touching a shrine."""
    state = example_board({A: (9, 9, 9, 9)})
    land = state.land.with_tile(PlacedTile(1, first, 0)).with_tile(PlacedTile(2, second, 0))
    pool = tuple(tile for tile in state.pool if tile not in (1, 2))
    return sound(state._replace(land=land, pool=pool, seen=seen_from(land, 0)))


@rule("END")
def test_the_thirtieth_building_wins() -> None:
    state = stored(all_but_one(wide_board(), (5, 1)), A, "well")
    step = play(state, BuildType(TYPE["well"]), BuildAt((5, 1)))
    assert Ended("all_built", (A,)) in step.events
    assert step.state.decisions == ()


@rule("END")
def test_all_built_and_joined_by_the_same_building_are_told_together() -> None:
    # One street stands beside the second shrine instead; the well beside the first joins the two.
    state = all_but_one(wide_board(), (1, -1))
    rows = list(state.players[A].built)
    rows[TYPE["street"]] = (*rows[TYPE["street"]][:-1], state.land.number[3, 2])
    state = rebuilt(state, tuple(rows))
    step = play(stored(state, A, "well"), BuildType(TYPE["well"]), BuildAt((1, -1)))
    assert Ended("all_built_and_connection", (A,)) in step.events


def rebuilt(state: State, rows: tuple[tuple[int, ...], ...]) -> State:
    """The state with seat A's buildings on other hexes; settlements and reach worked out by building them again."""
    bare = wide_board()
    hexes = state.land.hexes
    for building, indexes in enumerate(rows):
        for index in indexes:
            bare = built(bare, A, **{BUILDINGS[building].key: hexes[index]})
    return bare


@rule("STOP")
def test_three_idle_rounds_end_the_game() -> None:
    state = stored(stored(example_board(), A, "tower"), B, "tower")
    for _ in range(5):
        state = play(state, EndTurn()).state
    assert outcome(state) is None
    step = play(state, EndTurn())
    result = outcome(step.state)
    assert result is not None
    assert (result.reason, result.winners) == ("stalemate", (A, B))


@rule("STOP")
def test_a_card_taken_breaks_the_idleness() -> None:
    state = stored(stored(example_board(), A, "tower"), B, "tower")
    state = state._replace(idle=5)
    state = play(state, TakeCards(1)).state
    assert state.end is None
    assert state.idle == 0


@rule("STOP")
def test_the_end_of_round_100_ends_the_game_and_more_buildings_win() -> None:
    state = built(stored(example_board(), A, "tower"), B, well=(0, 0))._replace(
        turn=199, decisions=(Begin(B),), idle=-1
    )
    step = play(state, EndTurn())
    result = outcome(step.state)
    assert result is not None
    assert (result.reason, result.winners, result.places) == ("turn_limit", (B,), (2, 1))


@rule("STOP")
@pytest.mark.parametrize(("amphoras", "winner"), [(1, A), (0, B)])
def test_equal_buildings_are_ranked_by_amphoras_then_cards(amphoras: int, winner: int) -> None:
    state = stored(example_board({B: (1, 0, 0, 0)}), A, "tower")
    state = with_player(state, A, state.players[A]._replace(amphoras=amphoras))._replace(supply=15 - amphoras)
    state = sound(state)._replace(turn=199, idle=-1)
    result = outcome(play(state, EndTurn()).state)
    assert result is not None
    assert result.winners == (winner,)


@rule("BLESS")
def test_with_the_blessing_joining_shrines_gives_three_amphoras_once_and_the_game_goes_on() -> None:
    state = stored(nearly_joined()._replace(is_blessing=True), A, "well", "cornfield")
    state = play(state, BuildType(TYPE["well"]), BuildAt((3, 2))).state
    while not state.players[A].is_blessed:
        state = play(state, legal_actions(state)[0]).state
    assert state.players[A].amphoras == 3
    assert state.end is None
    step = play(state, BuildType(TYPE["cornfield"]), BuildAt((2, 2)))
    assert not [event for event in step.events if isinstance(event, Blessed)]
    assert step.state.players[A].amphoras == 3


@rule("INFO")
def test_a_seat_sees_its_own_hand_and_only_the_size_of_others() -> None:
    state = GAME.setup(3, Rng(9), {"start": 0})
    view = GAME.view(state, 1)
    hands: dict[str, list[tuple[str, int]]] = {
        piece.slot: [] for piece in view.pieces if piece.slot.startswith("hand:")
    }
    for piece in view.pieces:
        if piece.slot in hands:
            hands[piece.slot].append((piece.face, piece.count))
    assert hands["hand:0"] == [("", 4)]
    assert hands["hand:2"] == [("", 6)]
    assert sum(count for face, count in hands["hand:1"] if face) == 5


@rule("INFO")
def test_the_cards_another_seat_takes_are_counted_not_named() -> None:
    event = Took(A, 2, (1, 0, 1, 0))
    assert GAME.see(event, A) == event
    assert GAME.see(event, B) == Took(A, 2, None)
    assert GAME.see(event, None) == Took(A, 2, None)
