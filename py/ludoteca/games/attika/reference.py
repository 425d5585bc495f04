"""The static tables for the page: costs with their marks, arrows, tiles."""

from ludoteca.core.game import Json
from ludoteca.games.attika.content import BUILDINGS, GROUPS, LANDSCAPES, TILES


def content() -> Json:
    """The tables, for the page to show: costs with their marks, arrows, tiles."""
    return {
        "landscapes": LANDSCAPES,
        "groups": GROUPS,
        "buildings": [
            {
                "key": b.key,
                "group": b.group,
                "count": b.copies,
                "main": b.is_main,
                "cost": b.cost,
                "after": b.after,
                "mark": b.mark,
            }
            for b in BUILDINGS
        ],
        "tiles": TILES,
    }
