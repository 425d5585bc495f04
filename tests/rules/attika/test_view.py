"""What the page is told of Attika's things: places, states, and what is being placed."""

from typing import Any

from ludoteca.core.view import Piece, Space
from ludoteca.games.attika import GAME
from ludoteca.games.attika.actions import BuildAt, BuildType
from ludoteca.games.attika.buildings import TYPE
from ludoteca.games.attika.land import TILE_KEYS
from ludoteca.games.attika.state import Build, Expand, Pay, Reveal, Rotate, State

from tests.rules.attika.table import A, asked, built, example_board, play, stored


def attributes(state: State, thing: str) -> dict[str, Any]:
    """What is said of the space or piece with this id."""
    view = GAME.view(state, A)
    things: list[Space | Piece] = [*view.spaces, *view.pieces]
    return dict(next(each.attributes for each in things if each.id == thing))


def test_a_hex_a_shrine_and_a_place_for_a_tile_say_where_they_are() -> None:
    state = asked(example_board(), Expand(A, TILE_KEYS.index("T05")))
    assert attributes(state, "board:4,-1") == {"at": (4, -1)}
    assert attributes(state, "board:1,-2") == {"at": (1, -2)}
    assert attributes(state, "centre:-3,1") == {"at": (-3, 1)}


def test_a_slot_says_which_copy_it_is_for_and_where_the_building_is() -> None:
    state = stored(built(example_board(), A, tower=(2, -1)), A, "tower", "well")
    assert attributes(state, "slot:0:tower:0") == {"number": 0, "state": "built"}
    assert attributes(state, "slot:0:tower:1") == {"number": 1, "state": "waiting"}
    assert attributes(state, "slot:0:quarry:0") == {"number": 0, "state": "hidden"}


def test_a_group_says_whether_it_is_complete() -> None:
    state = stored(built(example_board({A: (9, 9, 9, 9)}), A, vineyard=(3, -1)), A, "vintner")
    assert attributes(state, "group:0:wine") == {}
    assert attributes(play(state, BuildType(TYPE["vintner"]), BuildAt((4, -1))).state, "group:0:wine") == {
        "state": "complete"
    }
    state = stored(built(example_board({A: (9, 9, 9, 9)}), A, vineyard=(3, -1), vintner=(0, 0)), A, "well")
    assert attributes(state, "group:0:wine") == {"state": "broken"}


def test_what_is_being_placed_is_held() -> None:
    state = stored(example_board({A: (9, 9, 9, 9)}), A, "well", "tower")
    chosen = play(state, BuildType(TYPE["well"])).state
    assert attributes(chosen, "building:0:well:0") == {"is_held": True}
    assert attributes(chosen, "building:0:tower:0") == {}
    drawn = asked(state, Reveal(A, TYPE["ship"]), Build(A, 1))
    assert attributes(drawn, "building:0:ship:0") == {"is_held": True}
    tile = TILE_KEYS.index("T05")
    assert attributes(asked(state, Expand(A, tile)), "tile:T05") == {"is_held": True}
    assert attributes(asked(state, Rotate(A, tile, (-3, 1))), "tile:T05") == {"is_held": True, "is_ghost": True}


def test_a_building_says_that_it_was_built_last_or_is_being_paid_for() -> None:
    state = stored(example_board({A: (9, 9, 9, 9)}), A, "well", "cornfield")
    state = play(state, BuildType(TYPE["well"]), BuildAt((0, 0))).state
    assert attributes(state, "building:0:well:0") == {"state": "newest", "is_last": True}
    state = stored(example_board({A: (9, 9, 9, 9)}), A, "tower")
    paying = play(state, BuildType(TYPE["tower"]), BuildAt((2, -1))).state
    assert isinstance(paying.decisions[0], Pay)
    assert attributes(paying, "building:0:tower:0") == {"state": "pending", "is_ghost": True}
