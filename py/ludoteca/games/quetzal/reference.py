"""The static tables that the page shows: odds, cards, values, track, tiles, each with the mark of how it is known."""

from ludoteca.core.game import Json
from ludoteca.games.quetzal.content import (
    ARTIFACTS,
    AUTOMATON_BONUSES,
    AUTOMATON_CARDS,
    AUTOMATON_TYPES,
    BONUSES,
    COLOURS,
    EFFECT_NUMBERS,
    HARBOR_COST,
    HARBOR_LIMIT,
    LOCATION_OF,
    LOCATIONS,
    MARKET_COINS,
    MUMMY_VALUES,
    ODDS,
    ODDS_OUT_OF,
    ROLLS,
    ROUNDS,
    SHIP_LIMIT,
    SURROUNDINGS,
    TEMPLE,
    TRACK,
    TYPES,
    UPGRADES,
    VILLAGE_COSTS,
)


def content() -> Json:
    return {
        "rounds": ROUNDS,
        "odds": [
            {
                "key": row.key,
                "out_of": ODDS_OUT_OF,
                "team": dict(zip(ROLLS, row.team, strict=True)),
                "character": {
                    "flat": row.character[0],
                    "side": row.character[2],
                    "standing": row.character[3],
                },
                "mark": row.mark,
            }
            for row in ODDS
        ],
        "artifacts": [
            {
                "key": row.key,
                "copies": row.copies,
                "copies_mark": row.copies_mark,
                "bonuses": dict(zip(BONUSES, row.bonuses, strict=True)),
                "bonuses_mark": row.bonuses_mark,
                "values": row.values,
                "values_mark": row.values_mark,
            }
            for row in ARTIFACTS
        ],
        "mummy_values": MUMMY_VALUES,
        "locations": [row._asdict() for row in LOCATIONS],
        "temple": [row._asdict() for row in TEMPLE],
        "surroundings": [row._asdict() | {"bonus": BONUSES[row.bonus]} for row in SURROUNDINGS],
        "village_costs": VILLAGE_COSTS,
        "market_coins": MARKET_COINS,
        "harbor": {"cost": HARBOR_COST, "limit": HARBOR_LIMIT},
        "ship": {"limit": SHIP_LIMIT},
        "track": [row._asdict() for row in TRACK],
        "upgrades": [row._asdict() | {"effect": EFFECT_NUMBERS.get(tile, {})} for tile, row in enumerate(UPGRADES)],
        "automaton": _automaton(),
    }


def _automaton() -> Json:
    return {
        "types": {key: [TYPES[artifact] for artifact in order] for key, order in AUTOMATON_TYPES.items()},
        "bonuses": [BONUSES[bonus] for bonus in AUTOMATON_BONUSES],
        "cards": [
            {
                "key": card.key,
                "temple": card.temple,
                "groups": [
                    {"location": LOCATION_OF[place].key, "colour": COLOURS[colour], "size": size}
                    for place, colour, size in (card.surrounding, card.third)
                ],
                "mark": card.mark,
            }
            for card in AUTOMATON_CARDS
        ],
    }
