"""The folders of the games are alike: the same files in each, and each function of the contract in the same file."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from ludoteca.core.record import AnyGame
from ludoteca.registry import GAMES

FOLDER = Path(__file__).parents[2] / "py" / "ludoteca" / "games"

CONTRACT = {
    "setup": "setup",
    "to_act": "legal",
    "legal_actions": "legal",
    "apply": "apply",
    "outcome": "scoring",
    "score": "scoring",
    "view": "view",
    "see": "log",
    "tell": "log",
    "concern": "concerns",
    "choice": "choices",
    "preview": "preview",
    "refusals": "refusals",
    "content": "reference",
    "determinize": "determinize",
    "check": "check",
}
"""The functions of `Game`, and the file of each."""
OPTIONAL = {"setup_events": "setup", "is_midway": "legal", "is_shown": "legal", "shortcut": "choices"}
"""Functions of `Game` that have a default."""
BOT = {"evaluate": "evaluation", "terms": "evaluation", "candidates": "bot", "reason": "reasons"}
OPTIONAL_OF_BOT = {"period": "bot", "begins_turn": "bot"}
VALUES = {
    "meta": "meta.META",
    "state_type": "state.State",
    "action_type": "actions.Action",
    "event_type": "events.Event",
}

COMMON = {*CONTRACT.values(), *BOT.values(), *(place.split(".")[0] for place in VALUES.values())}
COMMON |= {"__init__", "content", "names"}
EXTRA: dict[str, dict[str, str]] = {
    "attika": {
        "buildings": "the table of buildings by number",
        "cards": "landscape cards as counts",
        "construction": "what building something does",
        "discounts": "the symbols that lower a price, as sets of hexes",
        "evaluation_terms": "what the evaluations of all levels share",
        "land": "tiles and shrines on the grid of hexes",
        "prices": "what a building costs, and how it may be paid",
        "shrines": "how far a seat is from joining two shrines",
        "simple_evaluation": "the evaluation of the levels novice and skilled",
        "sites": "where a seat can pay for a building",
        "supplies": "taking and giving back cards and amphoras",
    },
    "quetzal": {
        "activation": "what the locations do in the third phase",
        "delivery": "the size and the value of deliveries",
        "gains": "what a seat gains, and from where",
        "kinds": "names for the numbers in states, actions and events",
        "meeples": "the meeples of a seat",
        "pieces": "the pieces of the view",
        "places": "the places of the board, their prices and bids",
        "rounds": "the course of a round",
        "spaces": "the spaces of the view",
    },
    "world_wonders": {
        "arrangements": "how the components of a monument may lie",
        "automaton": "the rival of the solo game",
        "city": "resources and districts of a map",
        "forms": "every way to turn a piece",
        "market": "what is on offer, and what it costs",
        "monuments": "where a monument may stand",
        "pieces": "the pieces of the view",
        "roads": "the longest road",
        "rounds": "rounds, turn order and the end of the game",
    },
}
"""The files that only one game has, and what they are for."""


def key(game: AnyGame) -> str:
    return game.meta.key


def place_of(function: Any) -> str:
    return str(function.__module__)


def misplaced(owner: Any, game: str, places: dict[str, str]) -> dict[str, str]:
    """The functions that do not come from their files, and where they come from."""
    return {
        name: found
        for name, file in places.items()
        if (found := place_of(getattr(owner, name))) != f"ludoteca.games.{game}.{file}"
    }


def own(owner: Any, places: dict[str, str]) -> dict[str, str]:
    """The functions for which a game does not use the default."""
    used = {name: getattr(owner, name, None) for name in places}
    return {name: places[name] for name, function in used.items() if place_of(function).startswith("ludoteca.games.")}


@pytest.mark.parametrize("game", GAMES, ids=key)
def test_a_game_has_the_common_files_and_those_that_are_its_own(game: AnyGame) -> None:
    found = {path.stem for path in (FOLDER / key(game)).glob("*.py")}
    assert sorted(COMMON - found) == []
    assert sorted(found - COMMON) == sorted(EXTRA[key(game)])


@pytest.mark.parametrize("game", GAMES, ids=key)
def test_a_function_of_the_contract_comes_from_its_file(game: AnyGame) -> None:
    assert misplaced(game, key(game), CONTRACT | own(game, OPTIONAL)) == {}
    assert misplaced(game.bot, key(game), BOT | own(game.bot, OPTIONAL_OF_BOT)) == {}


@pytest.mark.parametrize("game", GAMES, ids=key)
def test_a_type_of_the_contract_comes_from_its_file(game: AnyGame) -> None:
    for name, place in VALUES.items():
        file, inner = place.split(".")
        assert getattr(game, name) == getattr(import_module(f"ludoteca.games.{key(game)}.{file}"), inner)


@pytest.mark.parametrize("game", GAMES, ids=key)
def test_what_is_to_be_asked_is_called_decisions_in_every_state(game: AnyGame) -> None:
    assert {"rng", "decisions"} <= set(game.state_type._fields)
    assert "tasks" not in game.state_type._fields


def test_every_folder_of_a_game_is_on_the_list_of_games() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/__init__.py")} == {key(game) for game in GAMES} == EXTRA.keys()
