"""World Wonders' tables: stacks, roads, maps, resource boards, monuments, objectives, solo cards.

Each row carries its provenance. RULE and SOURCED rows are facts, INFERRED ones follow from facts by arithmetic;
RECONSTRUCTED ones were chosen to fit everything known, because only pictures held them: an owner of the game may
correct such a row without touching a rule. Where a row is mixed, `sourced` names the part of it that is a fact. The
reasons for what was chosen, and our rulings, stand in `docs/rules/world_wonders.md`; code cites them by their ids.

A *form* is written as the spaces it covers, row by row, `/` between rows: `L` must lie on land, `W` on water, `E` on
either; `.` is no part of it.
"""

from typing import Final, NamedTuple

RULE: Final = "RULE"
SOURCED: Final = "SOURCED"
INFERRED: Final = "INFERRED"
RECONSTRUCTED: Final = "RECONSTRUCTED"

# --- money, rounds, supplies ----------------------------------------------------------------------

ROUNDS: Final = 10
GOLD: Final = 7
LOAN_GOLD: Final = 2
LOAN_REPAYMENT: Final = 3
LOAN_PENALTY: Final = 2
"""RULE, all five."""

LONG_ROAD_PRICE: Final = 1
SHORT_SET_PRICE: Final = 1
TOWER_PRICE: Final = 2
PEDESTAL_PRICE: Final = 1
"""RULE, all four; a monument costs all the gold left."""

LONG_ROAD: Final = "LEEL"
"""SOURCED length; RULE: it may cross water but starts and ends on land."""
SHORT_ROADS: Final = ("LL", "LL", "L")
"""RULE."""
TOWER: Final = "L"
"""RULE."""

ROADS_ON_OFFER: Final = {1: (1, 1), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}
"""RULE: long roads and short sets a round, by the number of players."""
MONUMENTS_SHOWN: Final = 3
MONUMENTS_SHOWN_SOLO: Final = 2
OBJECTIVES_SHOWN: Final = 3
"""RULE, all three."""

PIECES: Final = {
    "long_roads": 35,
    "short_sets": 20,
    "towers": 10,
    "building_tiles": 80,
    "monument_pieces": 28,
    "loans": 5,
}
"""SOURCED: what lies in the box."""

PEDESTALS: Final = ("first", "second")

# --- buildings ------------------------------------------------------------------------------------


class BuildingType(NamedTuple):
    letter: str
    key: str
    mark: str


TYPES: Final = (
    BuildingType("B", "library", RULE),
    BuildingType("F", "farm", RULE),
    BuildingType("H", "habitation", RULE),
    BuildingType("M", "market", RULE),
    BuildingType("T", "temple", RULE),
)
RESOURCES: Final = ("food", "ceramics", "gears")
"""RULE; the tables below write them `f`, `c`, `g`."""
RESOURCE_LETTERS: Final = "fcg"


class Stack(NamedTuple):
    """A stack of building tiles of one form and price, turned but never mirrored. `tiles` are `TYPE:resources`."""

    key: str
    name: str
    price: int
    form: str
    players: int
    """From how many players on it is in play."""
    tiles: str
    mark: str


STACKS: Final = (
    Stack("S1", "row", 2, "LLL", 1, "F:f F:f M:c M:c B:g B:g H:f H:c T:g T:f", RECONSTRUCTED),
    Stack("S2", "corner", 2, "L./LL", 1, "F:f F:f M:c M:c B:g B:g H:c H:g T:g T:c", RECONSTRUCTED),
    Stack("S3", "square", 3, "LL/LL", 1, "F:ff F:fc M:cc M:cg B:gg B:fg H:fc H:cg T:fg T:fg", RECONSTRUCTED),
    Stack("S4", "ell", 3, "L./L./LL", 1, "F:ff F:fg M:cc M:fc B:gg B:cg H:fc H:fg T:cg T:fc", RECONSTRUCTED),
    Stack(
        "S5",
        "step",
        4,
        "LL/LL/L.",
        1,
        "F:ffc F:ffg M:fcc M:ccg B:cgg B:fgg H:fcg H:fcg T:fcg T:fcg",
        RECONSTRUCTED,
    ),
    Stack(
        "S6",
        "slab",
        5,
        "LLL/LLL",
        1,
        "F:fffc F:ffcg M:cccg M:fccg B:fggg B:fcgg H:ffcc H:ccgg T:ffgg T:fccg",
        RECONSTRUCTED,
    ),
    Stack("S7", "tee", 3, "LLL/.L.", 4, "F:ff F:fc M:cc M:cg B:gg B:fg H:cg H:fc T:cg T:fg", RECONSTRUCTED),
    Stack(
        "S8",
        "elbow",
        4,
        "L../L../LLL",
        5,
        "F:ffg F:ffc M:ccg M:fcc B:fgg B:cgg H:fcg H:fcg T:fcg T:fcg",
        RECONSTRUCTED,
    ),
)
# --- maps -----------------------------------------------------------------------------------------

COLUMNS: Final = 12
ROWS: Final = 11
"""RECONSTRUCTED, both. The Sidewalk lies below the last row."""


class Map(NamedTuple):
    """`.` land, `N` natural resource (land), `~` water; rows from the top. Ten natural resources each: SOURCED."""

    key: str
    side: str
    rows: str
    mark: str


MAPS: Final = (
    Map(
        "A",
        "A",
        "............ ..N.....N... ...........N N........... .....~~..... ...N~~~~.... "
        ".....~~~.N.. .N....~..... ....N.....N. .......N.... ............",
        RECONSTRUCTED,
    ),
    Map(
        "B1",
        "B",
        "............ .....N....N. ............ ~~~~........ ...~~~~~..N. .N.....~~~.. "
        ".....N...~~~ .........N.. N..N...N.... ...........N ............",
        RECONSTRUCTED,
    ),
    Map(
        "B2",
        "B",
        "............ .........N.. .....N...... .N.......~~~ ......~~~~.. ..~~~~~....N "
        "~~~....N.... ....N....... .N.......N.. ...N..N..... ............",
        RECONSTRUCTED,
    ),
    Map(
        "B3",
        "B",
        "..~......... ..~......N.. N.~..N...... ..~~......N. ...~~~...... .N...~~~~~~~ "
        "............ ...N...N..N. ............ .....N...N.. ............",
        RECONSTRUCTED,
    ),
    Map(
        "B4",
        "B",
        ".........~.. ....N....~.. .N......~~.N .....N..~... ......~~~... ~~~~~~~...N. "
        "............ .N..N..N.... .........N.. ...N........ ............",
        RECONSTRUCTED,
    ),
    Map(
        "B5",
        "B",
        "............ .........N.. .N...N...... .........~~~ ~~~.....~~.. ..~~~~~~~..N "
        "N........... ....N...N... ..N......... ......N...N. ............",
        RECONSTRUCTED,
    ),
)

# --- resource boards ------------------------------------------------------------------------------


class ResourceBoard(NamedTuple):
    """Where the population symbols stand on each resource track, and the rings on the population track."""

    key: str
    resource_end: int
    food: tuple[int, ...]
    ceramics: tuple[int, ...]
    gears: tuple[int, ...]
    population_end: int
    """The purple space. SOURCED."""
    rings: tuple[int, ...]
    mark: str


RESOURCE_BOARDS: Final = (
    ResourceBoard(
        "A",
        15,
        (3, 6, 9, 11, 13, 15),
        (3, 6, 9, 11, 13, 15),
        (3, 6, 9, 11, 13, 15),
        13,
        (3, 5, 7, 9, 10, 11, 12, 13),
        RECONSTRUCTED,
    ),
    ResourceBoard(
        "B",
        15,
        (2, 4, 7, 10, 13, 15),
        (3, 6, 9, 11, 13, 15),
        (5, 8, 11, 12, 13, 14),
        13,
        (4, 6, 7, 8, 9, 10, 11, 13),
        RECONSTRUCTED,
    ),
)

# --- monuments ------------------------------------------------------------------------------------


class Monument(NamedTuple):
    """A monument card.

    `arrange`: `single` is one piece; `connected` several that form one group; `gap1` two in line, one space between.
    `adjacent` names the features it must touch: `road`, `sidewalk`, `water`, `nature`, or a building type's letter.
    """

    key: str
    components: str
    arrange: str
    adjacent: str
    rings: int
    resources: str
    population: int
    mark: str
    sourced: str


MONUMENTS: Final = (
    Monument("ziggurat", "LLL/LLL", "single", "T H", 1, "cc", 0, RECONSTRUCTED, "name"),
    Monument("giza", "LL/LL LL/LL L", "connected", "road H", 2, "", 1, RECONSTRUCTED, "rings, large"),
    Monument("obelisks", "L L", "gap1", "road M", 1, "g", 0, RECONSTRUCTED, "several pieces, the space between"),
    Monument("trojan", "LL", "single", "H road", 1, "c", 0, RECONSTRUCTED, "adjacent"),
    Monument("ishtar", "LLL", "single", "sidewalk M", 1, "c", 0, RECONSTRUCTED, "the Sidewalk is a feature"),
    Monument("theater", "LL/LL", "single", "B road", 1, "", 1, RECONSTRUCTED, "name"),
    Monument("parthenon", "LLL/LLL", "single", "T B", 1, "g", 1, RECONSTRUCTED, "name"),
    Monument("carthage", "WW/EE", "single", "M road", 1, "fc", 0, RECONSTRUCTED, "some stand on water"),
    Monument("aqueduct", "LEEEL", "single", "water F", 1, "f", 1, RECONSTRUCTED, "next to water, hard to place"),
    Monument("petra", "LLL", "single", "M nature", 1, "g", 0, RECONSTRUCTED, "name"),
    Monument("lighthouse", "WE", "single", "road B", 1, "g", 0, RECONSTRUCTED, "components, adjacent (of one card)"),
    Monument("wall", "LL LL LL", "connected", "H nature", 2, "", 0, RECONSTRUCTED, "three pieces"),
    Monument("bridge", "LWEL", "single", "road", 1, "c", 0, RECONSTRUCTED, "some span water from land to land"),
    Monument("colosseum", "LLL/LLL", "single", "M H road", 1, "", 2, RECONSTRUCTED, "components, adjacent"),
    Monument("angkor", "LLLL/LLLL", "single", "water T", 2, "g", 0, RECONSTRUCTED, "adjacent (of one card)"),
    Monument("hippodrome", "LLLL/LLLL", "single", "F road", 2, "f", 0, RECONSTRUCTED, "adjacent (of one card)"),
    Monument("moai", "L L L", "connected", "road nature", 1, "", 0, RECONSTRUCTED, "three pieces, early"),
    Monument("castillo", "LL/LL", "single", "F B", 1, "fg", 0, RECONSTRUCTED, "name"),
    Monument("machu", "LLLL/LLLL", "single", "F F", 2, "f", 1, RECONSTRUCTED, "Farms, large"),
    Monument("shitennoji", "LL/LL", "single", "T road", 1, "g", 0, RECONSTRUCTED, "buildable in round 1"),
    Monument("thienmu", "L", "single", "water T", 1, "", 0, RECONSTRUCTED, "name"),
)

# --- objectives -----------------------------------------------------------------------------------


class Objective(NamedTuple):
    """A public objective card: what is measured, and of what (a building type's letter or a resource)."""

    key: str
    name: str
    measure: str
    of: str
    mark: str


OBJECTIVES: Final = (
    Objective("O01", "green-valley", "enclosed_green", "", SOURCED),
    Objective("O02", "roads-to-rome", "longest_road", "", SOURCED),
    Objective("O03", "city-of-wonders", "monuments", "", SOURCED),
    Objective("O04", "natural-resources", "next_to_nature", "", SOURCED),
    Objective("O05", "waterfront", "next_to_water", "", SOURCED),
    Objective("O06", "philosophy", "buildings", "B", SOURCED),
    Objective("O07", "devotion", "buildings", "T", RECONSTRUCTED),
    Objective("O08", "commerce", "buildings", "M", RECONSTRUCTED),
    Objective("O09", "culinary", "resource", "f", SOURCED),
    Objective("O10", "pottery", "resource", "c", RECONSTRUCTED),
    Objective("O11", "engineering", "resource", "g", RECONSTRUCTED),
    Objective("O12", "village", "group", "H", SOURCED),
    Objective("O13", "countryside", "group", "F", RECONSTRUCTED),
    Objective("O14", "suburbs", "map_edge", "", SOURCED),
    Objective("O15", "metropolis", "every_district", "", SOURCED),
)
FIRST_POINTS: Final = 3
SECOND_POINTS: Final = 1
"""SOURCED, both."""
METROPOLIS_SOLE_POINTS: Final = 4
"""A ruling, OBJ-METROPOLIS: the card is yes or no, so whoever fulfils it alone takes all its points."""
SMALLEST_GROUP: Final = 2
"""A ruling, OBJ-GROUP: a lone tile is no group."""

# --- solo cards -----------------------------------------------------------------------------------


class SoloCard(NamedTuple):
    """Sections from the top, `/` between them, the items of one section joined by `+`.

    Items: a stack, `long`, `short`, `tower`, `left` or `right` monument. No sections at all: shuffle all cards anew.
    """

    key: str
    sections: str
    mark: str


SOLO_CARDS: Final = (
    SoloCard("A01", "S6 / S3 / left", RECONSTRUCTED),
    SoloCard("A02", "S5 / S4 / right", RECONSTRUCTED),
    SoloCard("A03", "S4 / S6 / left", RECONSTRUCTED),
    SoloCard("A04", "S3 / S5 / right", RECONSTRUCTED),
    SoloCard("A05", "S2 / S1 / left", RECONSTRUCTED),
    SoloCard("A06", "S1 / S2 / right", RECONSTRUCTED),
    SoloCard("A07", "S6 / S2 / right", RECONSTRUCTED),
    SoloCard("A08", "S5 / S1 / left", RECONSTRUCTED),
    SoloCard("A09", "long+S1 / S4 / left", RECONSTRUCTED),
    SoloCard("A10", "short+S2 / S3 / right", RECONSTRUCTED),
    SoloCard("A11", "long+tower / S5 / left", RECONSTRUCTED),
    SoloCard("A12", "short+tower / S6 / right", RECONSTRUCTED),
    SoloCard("A13", "right / S4+S3", RECONSTRUCTED),
    SoloCard("A14", "", RECONSTRUCTED),
)
