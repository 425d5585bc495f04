"""The tables of content as the page gets them, once per game."""

from functools import cache

from ludoteca.core.game import Json
from ludoteca.games.world_wonders import content as tables
from ludoteca.games.world_wonders.forms import GRID, NAME, form_of
from ludoteca.games.world_wonders.state import LONG, SHORT, TYPE_OF_LETTER


@cache
def content() -> Json:
    """Forms, stacks, maps, boards, monuments, objectives and solo cards, each row with its provenance.

    `spaces` are the names of a map's spaces, row by row from the top.
    """
    keys = [
        tables.LONG_ROAD,
        *tables.SHORT_ROADS,
        tables.TOWER,
        *(stack.form for stack in tables.STACKS),
        *(form for monument in tables.MONUMENTS for form in monument.components.split()),
    ]
    return {
        "spaces": [[NAME[GRID.bit(column, row)] for column in range(tables.COLUMNS)] for row in range(tables.ROWS)],
        "rounds": tables.ROUNDS,
        "gold": tables.GOLD,
        "objective_points": [tables.FIRST_POINTS, tables.SECOND_POINTS],
        "loan": {"gold": tables.LOAN_GOLD, "repayment": tables.LOAN_REPAYMENT, "penalty": tables.LOAN_PENALTY},
        "forms": {
            key: [[list(cell) for cell in turn.cells] for turn in form_of(key).turns] for key in dict.fromkeys(keys)
        },
        "roads": {LONG: [tables.LONG_ROAD], SHORT: list(tables.SHORT_ROADS)},
        "types": [each._asdict() for each in tables.TYPES],
        "resources": list(tables.RESOURCES),
        "stacks": [{**stack._asdict(), "tiles": stack.tiles.split()} for stack in tables.STACKS],
        "maps": {each.key: {**each._asdict(), "rows": each.rows.split()} for each in tables.MAPS},
        "boards": {board.key: _listed(board._asdict()) for board in tables.RESOURCE_BOARDS},
        "monuments": {
            each.key: {
                **each._asdict(),
                "components": each.components.split(),
                "adjacent": [_feature(feature) for feature in each.adjacent.split()],
                "history": f"world-wonders-history-{each.key}",
            }
            for each in tables.MONUMENTS
        },
        "objectives": [
            {**each._asdict(), "of": _feature(each.of), "about": f"world-wonders-objective-about-{each.name}"}
            for each in tables.OBJECTIVES
        ],
        "solo_cards": {
            card.key: {**card._asdict(), "sections": [part.split("+") for part in card.sections.split(" / ") if part]}
            for card in tables.SOLO_CARDS
        },
    }


def _feature(name: str) -> str:
    """A building type by its key instead of its letter; other features as they are."""
    return tables.TYPES[TYPE_OF_LETTER[name]].key if name in TYPE_OF_LETTER else name


def _listed(row: dict[str, Json]) -> dict[str, Json]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in row.items()}
