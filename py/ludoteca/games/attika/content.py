"""Attika's tables: buildings, landscape tiles, start layouts, cards.

Each row carries its provenance. RULE and SOURCED rows are facts; RECONSTRUCTED ones were chosen to fit everything
known (the pictures that held them are lost): an owner of the game may correct such a row without touching a rule.
"""

from typing import Final, NamedTuple

from ludoteca.core.hexgrid import Hex

RULE: Final = "RULE"
SOURCED: Final = "SOURCED"
RECONSTRUCTED: Final = "RECONSTRUCTED"

LANDSCAPES: Final = ("water", "forest", "hills", "mountains")
LETTERS: Final = "WFHM"
"""How the tables below write the landscapes."""

GROUPS: Final = ("city", "supply", "defence", "seafaring", "streets", "wine", "minting")


class Building(NamedTuple):
    """A type of building. `after` names the type beside which it is free (the arrow on the player board)."""

    key: str
    group: str
    copies: int
    is_main: bool
    cost: str
    after: str | None
    mark: str


ANY_5: Final = "*****"
"""A street costs five cards of any kind."""

BUILDINGS: Final = (
    Building("capital", "city", 1, True, "WFHM", None, SOURCED),
    Building("oracle", "city", 1, False, "FH", "capital", SOURCED),
    Building("theatre", "city", 1, False, "WM", "capital", SOURCED),
    Building("tavern", "city", 1, False, "WF", "capital", SOURCED),
    Building("plaza", "city", 1, False, "WH", "capital", SOURCED),
    Building("gymnasium", "city", 1, False, "HM", "capital", SOURCED),
    Building("statue", "city", 1, False, "FM", "capital", SOURCED),
    Building("market", "city", 1, False, "WFH", "plaza", SOURCED),
    Building("stadium", "city", 1, False, "FHM", "gymnasium", SOURCED),
    Building("temple", "city", 1, False, "WFM", "statue", SOURCED),
    Building("well", "supply", 1, True, "W", None, RECONSTRUCTED),
    Building("cornfield", "supply", 1, False, "WW", "well", RECONSTRUCTED),
    Building("mill", "supply", 1, False, "FHM", "cornfield", RECONSTRUCTED),
    Building("village", "supply", 1, False, "WFFH", "mill", RECONSTRUCTED),
    Building("quarry", "defence", 1, True, "MMM", None, RECONSTRUCTED),
    Building("fortress", "defence", 1, False, "HHMM", "quarry", RECONSTRUCTED),
    Building("tower", "defence", 2, False, "HHM", "fortress", SOURCED),
    Building("vineyard", "wine", 1, True, "WHH", None, RECONSTRUCTED),
    Building("vintner", "wine", 1, False, "FHH", "vineyard", RECONSTRUCTED),
    Building("silvermine", "minting", 1, True, "FMM", None, RECONSTRUCTED),
    Building("mint", "minting", 1, False, "WMM", "silvermine", RECONSTRUCTED),
    Building("harbour", "seafaring", 1, True, "WWW", None, RECONSTRUCTED),
    Building("ship", "seafaring", 3, False, "WFF", "harbour", RECONSTRUCTED),
    Building("street", "streets", 4, False, ANY_5, "street", SOURCED),
)
PER_PLAYER: Final = sum(building.copies for building in BUILDINGS)

AMPHORAS: Final = 15
"""SOURCED (seven pages; two say 5, taken for a typing error)."""

GROUP_AMPHORAS: Final = {
    "city": 1,
    "supply": 1,
    "defence": 1,
    "seafaring": 1,
    "streets": 1,
    "wine": 1,
    "minting": 1,
}
"""SOURCED as one each (A3). Should a copy of the game show more for a group, this is the number to change."""

BLESSING_AMPHORAS: Final = 3
"""SOURCED as a variant for three and four: joining two shrines gives these instead of the win, once per player."""

CARDS_OF_EACH: Final = (15, 20)
"""SOURCED: fifteen cards of each landscape, sixty in all. A later edition has twenty, which is an option here."""

FIRST_HAND: Final = 4
"""RULE: the starting player's hand; each player after that gets one card more."""

DRAWS: Final = 2
BUILDS: Final = 3

STACK_OF_MAIN: Final = 6
STACKS_OF_OTHERS: Final = (8, 8, 8)

TILES: Final = {
    "T01": ".W.W.W.",
    "T02": ".F.F.F.",
    "T03": ".H.H.H.",
    "T04": ".M.M.M.",
    "T05": "WW..F..",
    "T06": "FF..H..",
    "T07": "HH..M..",
    "T08": "MM..W..",
    "T09": ".WH.W..",
    "T10": ".FM.F..",
    "T11": ".HW.H..",
    "T12": ".MF.M..",
    "T13": ".WWM...",
    "T14": ".FFW...",
    "T15": ".HHF...",
    "T16": ".MMH...",
    "T17": "WF.H...",
    "T18": "FW.M...",
    "T19": "HW.M...",
    "T20": "MF.H...",
    "T21": ".WF.HM.",
    "T22": ".MWH.F.",
}
"""RECONSTRUCTED, all of them: centre, then E, SE, SW, W, NW, NE; a dot is blank. (T21 and T22 share a combination.)"""


class Layout(NamedTuple):
    """Where the first tiles and the shrines lie."""

    centres: tuple[Hex, ...]
    shrines: tuple[Hex, ...]
    far_shrines: tuple[Hex, ...]
    mark: str


LAYOUTS: Final = {
    2: Layout(
        centres=((0, 0), (3, -1), (1, 2), (4, 1)),
        shrines=((1, -2), (3, 3)),
        far_shrines=((-2, 1), (6, 0)),
        mark=RECONSTRUCTED,
    ),
    3: Layout(
        centres=((0, 0), (3, -1), (1, 2), (6, -2), (4, 1), (2, 4)),
        shrines=((1, -2), (0, 5), (7, -1)),
        far_shrines=((-2, 1), (3, 5), (7, -4)),
        mark=RECONSTRUCTED,
    ),
    4: Layout(
        centres=((0, 0), (1, 2), (2, 4), (3, -1), (4, 1), (5, -4), (6, -2), (7, 0)),
        shrines=((1, -2), (0, 5), (6, 2), (7, -5)),
        far_shrines=((-1, -1), (0, 5), (8, 1), (7, -5)),
        mark=RECONSTRUCTED,
    ),
}

ROUND_LIMIT: Final = 100
IDLE_ROUNDS: Final = 3
"""Limits of our own that end a game which cannot go on (STOP): never reached in sensible play."""
