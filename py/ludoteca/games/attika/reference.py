"""The static tables for the page: landscapes, buildings with their costs and marks, tiles."""

from ludoteca.core.game import Json
from ludoteca.games.attika.buildings import ANY_COST, COST
from ludoteca.games.attika.content import BUILDINGS, GROUPS, LANDSCAPES
from ludoteca.games.attika.land import BLANK, TILE_KEYS, faces


def content() -> Json:
    """The tables. A tile has the landscapes of its centre, then E, SE, SW, W, NW, NE; None where a hex shows none."""
    return {
        "landscapes": LANDSCAPES,
        "groups": GROUPS,
        "buildings": [
            {
                "key": b.key,
                "group": b.group,
                "count": b.copies,
                "main": b.is_main,
                "cost": COST[index],
                "any_cards": ANY_COST[index],
                "after": b.after,
                "mark": b.mark,
            }
            for index, b in enumerate(BUILDINGS)
        ],
        "tiles": {
            key: [None if face == BLANK else LANDSCAPES[face] for face in faces(tile, 0)]
            for tile, key in enumerate(TILE_KEYS)
        },
    }
