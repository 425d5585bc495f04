"""The static tables as the page gets them, once."""

from functools import cache

from ludoteca.core.game import Json
from ludoteca.games.world_wonders import content as tables
from ludoteca.games.world_wonders.forms import form_of


@cache
def content() -> Json:
    """Forms, stacks, maps, boards, monuments, objectives and solo cards, each row with its mark."""
    keys = [
        tables.LONG_ROAD,
        *tables.SHORT_ROADS,
        tables.TOWER,
        *(stack.form for stack in tables.STACKS),
        *(form for monument in tables.MONUMENTS for form in monument.components.split()),
    ]
    return {
        "columns": tables.COLUMNS,
        "rows": tables.ROWS,
        "rounds": tables.ROUNDS,
        "gold": tables.GOLD,
        "loan": {"gold": tables.LOAN_GOLD, "repayment": tables.LOAN_REPAYMENT, "penalty": tables.LOAN_PENALTY},
        "forms": {
            key: [[list(cell) for cell in turn.cells] for turn in form_of(key).turns] for key in dict.fromkeys(keys)
        },
        "types": [each._asdict() for each in tables.TYPES],
        "resources": list(tables.RESOURCES),
        "stacks": [{**stack._asdict(), "tiles": stack.tiles.split()} for stack in tables.STACKS],
        "maps": {each.key: {**each._asdict(), "rows": each.rows.split()} for each in tables.MAPS},
        "boards": {board.key: _listed(board._asdict()) for board in tables.RESOURCE_BOARDS},
        "monuments": {
            each.key: {
                **each._asdict(),
                "components": each.components.split(),
                "adjacent": each.adjacent.split(),
                "history": f"world-wonders-history-{each.key}",
            }
            for each in tables.MONUMENTS
        },
        "objectives": [
            {**each._asdict(), "about": f"world-wonders-objective-about-{each.name}"} for each in tables.OBJECTIVES
        ],
        "solo_cards": {
            card.key: {**card._asdict(), "sections": [part.split("+") for part in card.sections.split(" / ") if part]}
            for card in tables.SOLO_CARDS
        },
    }


def _listed(row: dict[str, Json]) -> dict[str, Json]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in row.items()}
