"""The score: six lines for every game, the objectives in advanced play, the Automaton's target in solo play."""

from collections.abc import Callable, Sequence

from ludoteca.core.game import Criterion, Outcome, ScoreLine, Seat, ranked
from ludoteca.games.world_wonders.city import claimed_nature, gaps_of, green_spaces
from ludoteca.games.world_wonders.content import (
    FIRST_POINTS,
    LOAN_PENALTY,
    METROPOLIS_SOLE_POINTS,
    MONUMENTS,
    OBJECTIVES,
    RESOURCE_BOARDS,
    RESOURCE_LETTERS,
    SECOND_POINTS,
    SMALLEST_GROUP,
    Objective,
)
from ludoteca.games.world_wonders.forms import BORDER, GRID, MAP_EDGE, Mask, spread
from ludoteca.games.world_wonders.monuments import open_spaces
from ludoteca.games.world_wonders.roads import longest_road
from ludoteca.games.world_wonders.state import TYPE_OF_LETTER, Player, State

# --- what a city shows ----------------------------------------------------------------------------


def natural_resources(player: Player) -> int:
    """Visible natural resources beside at least one piece (page 5)."""
    return claimed_nature(player.map, player.covered).bit_count()


def districts(player: Player) -> list[int]:
    """For each type, how many building tiles have no green space beside them (page 5)."""
    green = green_spaces(player.map, player.covered)
    return [sum(not gaps_of(tile, green) for tile in tiles) for tiles in player.tiles]


def population_points(board: int, population: int) -> int:
    """A point for each ring reached or passed."""
    return sum(ring <= population for ring in RESOURCE_BOARDS[board].rings)


def monument_points(monuments: Sequence[int]) -> int:
    return sum(MONUMENTS[monument].rings for monument in monuments)


# --- objectives -----------------------------------------------------------------------------------


def _enclosed_green(player: Player, _: str) -> int:
    """The largest green area that reaches neither an edge of the map nor the Sidewalk."""
    green = green_spaces(player.map, player.covered)
    inner = green & ~GRID.flood(green & BORDER, green)
    return max((area.bit_count() for area in GRID.regions(inner)), default=0)


def _tiles_touching(player: Player, mask: Mask) -> int:
    return sum(1 for tiles in player.tiles for tile in tiles if tile & mask)


def _group(player: Player, letter: str) -> int:
    """The most tiles of a type in one connected group; a lone tile is none."""
    kind = TYPE_OF_LETTER[letter]
    sizes = [sum(1 for tile in player.tiles[kind] if tile & area) for area in GRID.regions(player.cells_of_type(kind))]
    largest = max(sizes, default=0)
    return largest if largest >= SMALLEST_GROUP else 0


MEASURES: dict[str, Callable[[Player, str], int]] = {
    "enclosed_green": _enclosed_green,
    "longest_road": lambda player, _: longest_road(player.roads),
    "monuments": lambda player, _: len(player.monuments),
    "next_to_nature": lambda player, _: _tiles_touching(player, spread(open_spaces(player, "nature"))),
    "next_to_water": lambda player, _: _tiles_touching(player, spread(open_spaces(player, "water"))),
    "buildings": lambda player, letter: len(player.tiles[TYPE_OF_LETTER[letter]]),
    "resource": lambda player, letter: player.tracks[RESOURCE_LETTERS.index(letter)],
    "group": _group,
    "map_edge": lambda player, _: _tiles_touching(player, MAP_EDGE),
    "every_district": lambda player, _: int(all(districts(player))),
}
"""What the cards measure (page 6)."""


def measure(player: Player, objective: int) -> int:
    """How well a player does what an objective card asks."""
    card = OBJECTIVES[objective]
    return MEASURES[card.measure](player, card.of)


def objective_points(card: Objective, values: Sequence[int]) -> list[int]:
    """What each player scores for a card, by what they have of it; nothing for nothing (page 6)."""
    first = max(values)
    if not first:
        return [0] * len(values)
    winners = sum(value == first for value in values)
    if card.measure == "every_district":
        sole = METROPOLIS_SOLE_POINTS
        second = 0
    else:
        sole = FIRST_POINTS
        second = max((value for value in values if value < first), default=0) if winners == 1 else 0
    shared = sole if winners == 1 else -(-(FIRST_POINTS + SECOND_POINTS) // winners)
    return [shared if value == first else SECOND_POINTS if second and value == second else 0 for value in values]


def _points_of_objective(state: State, objective: int, seat: Seat) -> int:
    values = [measure(player, objective) for player in state.players]
    return objective_points(OBJECTIVES[objective], values)[seat]


# --- the score ------------------------------------------------------------------------------------


def base_score(player: Player, board: int) -> tuple[int, int, int, int, int, int]:
    """The six lines of every game: population, least resource, monuments, natural resources, districts, loan."""
    return (
        population_points(board, player.population),
        min(player.tracks),
        monument_points(player.monuments),
        natural_resources(player),
        sum(districts(player)),
        -LOAN_PENALTY if player.loan else 0,
    )


LINES = ("population", "least_resource", "monuments", "natural_resources", "districts", "loan")


def score(state: State, seat: Seat) -> Sequence[ScoreLine]:
    """The score sheet as it stands now; at the end it is final."""
    points = base_score(state.players[seat], state.setting.board)
    lines = [ScoreLine(key, value) for key, value in zip(LINES, points, strict=True)]
    for objective in state.objectives:
        key = OBJECTIVES[objective].name.replace("-", "_")
        lines.append(ScoreLine(f"objective_{key}", _points_of_objective(state, objective, seat)))
    return lines


def total(state: State, seat: Seat) -> int:
    return sum(line.points for line in score(state, seat))


def target(state: State) -> int:
    """What the player must beat in solo play: the three tracks, and in hard play the Automaton's monuments (page 6)."""
    return sum(state.players[0].tracks) + (monument_points(state.taken) if state.setting.is_hard else 0)


def outcome(state: State) -> Outcome | None:
    """Most points win, then most monuments, then the victory is shared (page 5)."""
    if not state.end:
        return None
    points = Criterion("points", tuple(total(state, seat) for seat in range(len(state.players))))
    if state.is_solo:
        goal = target(state)
        has_won = total(state, 0) > goal
        return Outcome(state.end, (0,) if has_won else (), (1 if has_won else 2,), (points,), goal)
    return ranked(state.end, points, Criterion("monuments", tuple(len(player.monuments) for player in state.players)))
