"""Everything printed on Quetzal's components, as tables: an owner of the game can correct a row and change no rule.

Each row carries the mark of how its figures are known: RULE (in the rulebook's words), SOURCED (found outside it),
DERIVED (follows from worked examples and counts), RECONSTRUCTED (the picture is lost; chosen to fit all that is known).
"""

from typing import Final, NamedTuple

RULE: Final = "RULE"
SOURCED: Final = "SOURCED"
DERIVED: Final = "DERIVED"
RECONSTRUCTED: Final = "RECONSTRUCTED"

ROUNDS: Final = 5
START_COINS: Final = (4, 5, 5, 6, 6)
"""By place in the turn order, the first player first. RULE."""
TEAM_MEEPLES: Final = {2: 6, 3: 6, 4: 5, 5: 4}
"""Team meeples of each player, beside the Character; by the number of players. RULE."""
MOST_MEEPLES: Final = max(TEAM_MEEPLES.values()) + 1
"""Of one player, the Character included."""
SHIPS: Final = {2: 1, 3: 1, 4: 2, 5: 2}
"""By the number of players. RULE."""
ACTIVE_LIMIT: Final = 2
"""Permanent Upgrades beside a Character tile. RULE."""
MARKER_POINTS: Final = 2
"""The First Player marker at the end of the game. RULE."""
COINS_PER_POINT: Final = 3
"""At the end of the game. RULE."""


# Meeples ---------------------------------------------------------------------------------------------------------

BLACK: Final = 0
WHITE: Final = 1
SIDE: Final = 2
STANDING: Final = 3
CHARACTER: Final = 4
MEEPLES: Final = ("black", "white", "side", "standing", "character")
"""The kinds of meeples in a pool: Team meeples by how they fell, and the Character."""
ROLLS: Final = ("black", "white", "side", "standing")
CHARACTER_ROLLS: Final = ("flat", "", "side", "standing")
"""The Character has no black and no white side: on its back it is flat, which is kept as 0."""

OPEN: Final = 2
COLOURS: Final = ("black", "white", "open")
"""The colour of a group: BLACK for adventurers, WHITE for archaeologists, OPEN for the Character alone."""


class Odds(NamedTuple):
    """Chances in 25 of black (flat), white, side, standing."""

    key: str
    team: tuple[int, int, int, int]
    character: tuple[int, int, int, int]
    mark: str


ODDS_OUT_OF: Final = 25
ODDS: Final = (
    Odds("likely", (9, 9, 5, 2), (18, 0, 5, 2), RECONSTRUCTED),
    Odds("forgiving", (7, 7, 7, 4), (14, 0, 7, 4), RECONSTRUCTED),
)


# Artifact cards --------------------------------------------------------------------------------------------------


class Artifact(NamedTuple):
    """A type of artifact: how many cards, how many of them with each bonus, what 1, 2 and 3 together are worth."""

    key: str
    copies: int
    bonuses: tuple[int, int, int, int]
    """Cards without bonus, with a coin, with a Discovery point, with a victory point."""
    values: tuple[int, int, int]
    copies_mark: str
    bonuses_mark: str
    values_mark: tuple[str, str, str]


POTTERY: Final = 0
WEAPON: Final = 1
TABLET: Final = 2
STATUETTE: Final = 3
MUMMY: Final = 4
ARTIFACTS: Final = (
    Artifact("pottery", 21, (12, 3, 3, 3), (1, 2, 4), RULE, RECONSTRUCTED, (RECONSTRUCTED,) * 3),
    Artifact("weapon", 18, (9, 3, 3, 3), (1, 3, 5), RULE, RECONSTRUCTED, (RECONSTRUCTED,) * 3),
    Artifact("tablet", 15, (6, 3, 3, 3), (1, 3, 6), RULE, RECONSTRUCTED, (RECONSTRUCTED,) * 3),
    Artifact("statuette", 12, (3, 3, 3, 3), (2, 5, 8), RULE, RECONSTRUCTED, (RECONSTRUCTED, RECONSTRUCTED, RULE)),
    Artifact("mummy", 9, (6, 0, 3, 0), (3, 6, 10), RULE, RECONSTRUCTED, (RECONSTRUCTED, RULE, RECONSTRUCTED)),
)
TYPES: Final = tuple(artifact.key for artifact in ARTIFACTS)
COMPLETE: Final = 3
"""Cards of one type that make a complete collection. RULE."""

NO_BONUS: Final = 0
COIN: Final = 1
DISCOVERY: Final = 2
POINT: Final = 3
BONUSES: Final = ("none", "coin", "discovery", "vp")

MUMMY_VALUES: Final = {"-".join(map(str, row)): row for row in (ARTIFACTS[MUMMY].values, (2, 6, 10))}
"""The collection values of mummies by option: the row above, then the other candidate (RECONSTRUCTED)."""

CARD_KINDS: Final = len(ARTIFACTS) * len(BONUSES)
"""A card is a number: its type times four, plus its bonus."""
CARD_TYPE: Final = tuple(card // 4 for card in range(CARD_KINDS))
CARD_BONUS: Final = tuple(card % 4 for card in range(CARD_KINDS))
CARD_NAMES: Final = tuple(f"{TYPES[card // 4]}-{BONUSES[card % 4]}" for card in range(CARD_KINDS))
CARD_COPIES: Final = tuple(ARTIFACTS[card // 4].bonuses[card % 4] for card in range(CARD_KINDS))
DECK: Final = tuple(card for card in range(CARD_KINDS) for _ in range(CARD_COPIES[card]))


# Locations -------------------------------------------------------------------------------------------------------

UNIQUE: Final = "unique"
BIDDING: Final = "bidding"
FREE: Final = "free"
EITHER: Final = "either"
ANY: Final = "any"


class Location(NamedTuple):
    """A location's banner: kind, which meeples it takes, activation order (0: at once)."""

    key: str
    kind: str
    takes: str
    """black, white, either (no mixing) or any (mixing allowed)."""
    order: int
    """Locations of the same order are activated as they stand in the table."""
    mark: str


LOCATIONS: Final = (
    Location("camp", FREE, ANY, 0, RULE),
    Location("stela", UNIQUE, "white", 1, RULE),
    Location("temple", UNIQUE, "white", 2, DERIVED),
    Location("quarry", BIDDING, EITHER, 3, RULE),
    Location("small_temple", BIDDING, EITHER, 3, RULE),
    Location("ruins", BIDDING, EITHER, 3, RULE),
    Location("black_market", BIDDING, "black", 4, RULE),
    Location("village", UNIQUE, "black", 5, RECONSTRUCTED),
    Location("harbor", FREE, ANY, 6, RULE),
    Location("ship", BIDDING, EITHER, 7, RULE),
)
"""Legal placements, the order of Phase 3 and the page all read this table. The option of the Village replaces its row's
`takes`."""

# The places of the board where a meeple can be, as numbers.
POOL: Final = 0
STELA: Final = 1
TEMPLE_1: Final = 2
VILLAGE_1: Final = 7
QUARRY: Final = 10
SMALL_TEMPLE: Final = 11
RUINS: Final = 12
BLACK_MARKET: Final = 13
SHIP_1: Final = 14
SHIP_2: Final = 15
CAMP: Final = 16
HARBOR: Final = 17
PLACES: Final = (
    "pool",
    "stela",
    *(f"temple:{n}" for n in range(1, 6)),
    *(f"village:{n}" for n in range(1, 4)),
    "quarry",
    "small_temple",
    "ruins",
    "black_market",
    "ship:1",
    "ship:2",
    "camp",
    "harbor",
)
"""The slot of each place in the view."""
LOCATION_OF: Final = {
    place: row for row in LOCATIONS for place, slot in enumerate(PLACES) if slot.split(":")[0] == row.key
}
"""The location that each place is a space of; the pool belongs to none."""
_COLOUR_TAKEN: Final = {"black": BLACK, "white": WHITE, EITHER: OPEN, ANY: OPEN}
TAKES: Final = tuple(
    _COLOUR_TAKEN[LOCATION_OF[place].takes] if place in LOCATION_OF else OPEN for place in range(len(PLACES))
)
"""The colour of the meeples that each place takes; OPEN: both."""
BIDDING_PLACES: Final = tuple(sorted(place for place, row in LOCATION_OF.items() if row.kind == BIDDING))
ACTIVATED_PLACES: Final = tuple(
    place for place, row in sorted(LOCATION_OF.items(), key=lambda item: item[1].order) if row.order
)
"""In the order of Phase 3: by location, and within a location the top space first."""
VILLAGE_COLOURS: Final = dict(
    sorted(
        {"adventurers": BLACK, "archaeologists": WHITE, "either": OPEN}.items(),
        key=lambda option: option[1] != TAKES[VILLAGE_1],
    )
)
"""The Village's colour by option: that of its row first."""


class TempleSpace(NamedTuple):
    """A step of the Temple, from the top."""

    cost: int
    choose: int
    draw: int
    mark: str


TEMPLE: Final = (
    TempleSpace(5, 2, 0, DERIVED),
    TempleSpace(4, 2, 0, RULE),
    TempleSpace(3, 1, 1, DERIVED),
    TempleSpace(2, 1, 1, DERIVED),
    TempleSpace(1, 1, 0, DERIVED),
)
TEMPLE_CARDS: Final = 8
"""DERIVED: fourteen cards lie open, two at each of the three Surroundings."""


class Surrounding(NamedTuple):
    """One of the Temple Surroundings: its cards and the bonus for whoever wins it."""

    key: str
    cards: int
    bonus: int
    mark: str


SURROUNDINGS: Final = (
    Surrounding("quarry", 2, POINT, RECONSTRUCTED),
    Surrounding("small_temple", 2, DISCOVERY, RECONSTRUCTED),
    Surrounding("ruins", 2, COIN, RECONSTRUCTED),
)
CAMP_COINS: Final = 1
"""For each meeple; each may also reroll one of the pool. RULE."""
STELA_DISCOVERY: Final = 1
"""Discovery points beside the First Player marker. RULE."""
MARKET_COINS: Final = 7
"""For one artifact. RULE."""
HARBOR_COST: Final = 2
"""For each meeple. RULE."""
HARBOR_LIMIT: Final = 3
"""Cards delivered for each meeple. RULE."""
SHIP_LIMIT: Final = 6
"""Cards delivered with a ship. RULE."""
VILLAGE_SPACES: Final = {2: 2, 3: 3, 4: 3, 5: 3}
"""SOURCED for two players; the lowest space is the covered one (RECONSTRUCTED)."""
VILLAGE_COSTS: Final = {"2-1-1": (2, 1, 1), "2-2-1": (2, 2, 1)}
"""From the top. Between 1 and 2: RULE; which is which: RECONSTRUCTED, the likelier first."""


# The Discovery track ---------------------------------------------------------------------------------------------


class Reward(NamedTuple):
    """What a space of the Discovery track pays to whoever enters it."""

    coins: int
    points: int
    upgrades: int
    mark: str


TRACK: Final = (
    Reward(0, 0, 0, SOURCED),
    Reward(0, 0, 0, RECONSTRUCTED),
    Reward(0, 1, 0, RECONSTRUCTED),
    Reward(2, 0, 0, RECONSTRUCTED),
    Reward(0, 1, 0, RECONSTRUCTED),
    Reward(0, 0, 1, RECONSTRUCTED),
    Reward(3, 0, 0, RECONSTRUCTED),
    Reward(0, 2, 0, RECONSTRUCTED),
    Reward(0, 0, 1, RECONSTRUCTED),
    Reward(0, 3, 0, RECONSTRUCTED),
    Reward(0, 5, 0, RECONSTRUCTED),
)
TRACK_END: Final = len(TRACK) - 1


# Upgrade tiles ---------------------------------------------------------------------------------------------------


class Upgrade(NamedTuple):
    """A kind of Upgrade tile; an immediate one (red cross) pays coins and Discovery points once."""

    key: str
    copies: int
    points: int
    immediate: bool
    coins: int
    discovery: int
    effect_mark: str
    points_mark: str


def _permanent(key: str, points: int) -> Upgrade:
    return Upgrade(key, 2, points, False, 0, 0, RULE, RECONSTRUCTED)


REROLL_2: Final = 0
REROLL_ALL: Final = 1
COINS_TO_VP: Final = 2
COINS_TO_D: Final = 3
TABLET_COINS: Final = 4
TRIO_VP: Final = 5
POTTERY_3: Final = 6
WEAPON_3: Final = 7
TEMPLE_DISCOUNT: Final = 8
EXTRA_DELIVERY: Final = 9
TEMPLE_DRAW: Final = 10
NOW_COINS: Final = 11
NOW_D: Final = 12
UPGRADES: Final = (
    _permanent("reroll_2", 2),
    _permanent("reroll_all", 2),
    _permanent("coins_to_vp", 1),
    _permanent("coins_to_d", 1),
    _permanent("tablet_coins", 2),
    _permanent("trio_vp", 1),
    _permanent("pottery_3", 2),
    _permanent("weapon_3", 2),
    _permanent("temple_discount", 1),
    _permanent("extra_delivery", 1),
    _permanent("temple_draw", 2),
    Upgrade("now_coins", 1, 2, True, 5, 0, SOURCED, RECONSTRUCTED),
    Upgrade("now_d", 1, 2, True, 2, 1, RECONSTRUCTED, RECONSTRUCTED),
)
UPGRADE_NAMES: Final = tuple(upgrade.key for upgrade in UPGRADES)
UPGRADE_PILE: Final = tuple(tile for tile, upgrade in enumerate(UPGRADES) for _ in range(upgrade.copies))

COINS_FOR_POINT: Final = 2
"""What COINS_TO_VP asks for a victory point. RULE."""
COINS_FOR_DISCOVERY: Final = 3
"""What COINS_TO_D asks for a Discovery point. RULE."""
TABLET_COINS_EACH: Final = 2
"""What TABLET_COINS pays for a tablet. RULE."""
REROLL_AT_MOST: Final = 2
"""Meeples for REROLL_2. RULE."""
DISCOUNT: Final = 1
"""What TEMPLE_DISCOUNT takes off the price of a Temple space. RULE."""
EXTRA_CARDS: Final = 1
"""What EXTRA_DELIVERY adds to the limit of a delivery. RULE."""


class CargoBonus(NamedTuple):
    """What an Upgrade adds to a delivery that holds at least so many of each type."""

    tile: int
    needs: tuple[int, ...]
    coins: int
    points: int
    mark: str


CARGO_BONUSES: Final = (
    CargoBonus(TRIO_VP, (1, 1, 1, 0, 0), 0, 4, RULE),
    CargoBonus(POTTERY_3, (3, 0, 0, 0, 0), 1, 3, RULE),
    CargoBonus(WEAPON_3, (0, 3, 0, 0, 0), 2, 2, RULE),
)
EFFECT_NUMBERS: Final[dict[int, dict[str, int]]] = {
    REROLL_2: {"meeples": REROLL_AT_MOST},
    COINS_TO_VP: {"price": COINS_FOR_POINT, "vp": 1},
    COINS_TO_D: {"price": COINS_FOR_DISCOVERY, "steps": 1},
    TABLET_COINS: {"pay": TABLET_COINS_EACH},
    **{row.tile: {"cards": max(row.needs), "pay": row.coins, "vp": row.points} for row in CARGO_BONUSES},
    TEMPLE_DISCOUNT: {"price": DISCOUNT},
    EXTRA_DELIVERY: {"cards": EXTRA_CARDS},
    **{tile: {"pay": row.coins, "steps": row.discovery} for tile, row in enumerate(UPGRADES) if row.immediate},
}
"""The numbers on each tile, as its words and its picture name them: coins to pay (`price`) and paid (`pay`), points,
steps on the Discovery track, cards, meeples."""


# The automaton of a game for two ---------------------------------------------------------------------------------


class AutomatonCard(NamedTuple):
    """Where the automaton's six meeples go: Temple spaces (one white each), a Surrounding and a third place."""

    key: str
    temple: tuple[int, ...]
    surrounding: tuple[int, int, int]
    """Place, colour, meeples."""
    third: tuple[int, int, int]
    mark: str


AUTOMATON_MEEPLES: Final = 6
AUTOMATON_CARDS: Final = (
    AutomatonCard("A1", (2, 5), (QUARRY, WHITE, 3), (BLACK_MARKET, BLACK, 1), RULE),
    AutomatonCard("A2", (3,), (SMALL_TEMPLE, BLACK, 3), (SHIP_1, WHITE, 2), RECONSTRUCTED),
    AutomatonCard("A3", (1, 4), (RUINS, BLACK, 2), (SHIP_1, BLACK, 2), RECONSTRUCTED),
    AutomatonCard("A4", (2, 4), (SMALL_TEMPLE, WHITE, 2), (BLACK_MARKET, BLACK, 2), RECONSTRUCTED),
    AutomatonCard("A5", (3, 5), (RUINS, WHITE, 3), (SHIP_1, WHITE, 1), RECONSTRUCTED),
    AutomatonCard("A6", (1, 3), (QUARRY, BLACK, 2), (BLACK_MARKET, BLACK, 2), RECONSTRUCTED),
    AutomatonCard("A7", (2,), (RUINS, BLACK, 3), (SHIP_1, WHITE, 2), RECONSTRUCTED),
    AutomatonCard("A8", (1, 5), (SMALL_TEMPLE, WHITE, 3), (BLACK_MARKET, BLACK, 1), RECONSTRUCTED),
    AutomatonCard("A9", (3, 4), (QUARRY, WHITE, 2), (SHIP_1, BLACK, 2), RECONSTRUCTED),
    AutomatonCard("A10", (4,), (QUARRY, BLACK, 3), (BLACK_MARKET, BLACK, 2), RECONSTRUCTED),
)
AUTOMATON_TYPES: Final = {
    "rare": (MUMMY, STATUETTE, TABLET, WEAPON, POTTERY),
    "common": (POTTERY, WEAPON, TABLET, STATUETTE, MUMMY),
}
"""The Market automaton tile: which type it takes first. RECONSTRUCTED, the likelier first."""
AUTOMATON_BONUSES: Final = (DISCOVERY, POINT, COIN, NO_BONUS)
"""Which bonus it takes first among cards of a type. DISCOVERY first: RULE (example); the rest RECONSTRUCTED."""
