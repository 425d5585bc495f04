"""The score once more, written simply and slowly: counted from the drawing of a city in `slow.py`."""

from ludoteca.games.world_wonders.content import (
    COLUMNS,
    FIRST_POINTS,
    LOAN_PENALTY,
    METROPOLIS_SOLE_POINTS,
    MONUMENTS,
    OBJECTIVES,
    RESOURCE_BOARDS,
    ROWS,
    SECOND_POINTS,
    TYPES,
)
from ludoteca.games.world_wonders.state import Player, State

from tests.rules.world_wonders.slow import Cell, City, around, drawing, regions, rim


def districts(city: City) -> list[str]:
    return [letter for letter, cells in city.tiles if not any(city.is_green(cell) for cell in rim(cells))]


def base_points(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    city = drawing(player)
    board = RESOURCE_BOARDS[state.setting.board]
    nature = [cell for cell in city.open_cells("N") if any(near in city.kind for near in around(cell))]
    return [
        len([ring for ring in board.rings if ring <= player.population]),
        min(player.tracks),
        sum(MONUMENTS[monument].rings for monument in player.monuments),
        len(nature),
        len(districts(city)),
        -LOAN_PENALTY if player.loan else 0,
    ]


def longest_path(cells: set[Cell]) -> int:
    best = 0

    def walk(at: Cell, seen: set[Cell]) -> None:
        nonlocal best
        best = max(best, len(seen))
        for near in around(at):
            if near in cells and near not in seen:
                seen.add(near)
                walk(near, seen)
                seen.discard(near)

    for cell in cells:
        walk(cell, {cell})
    return best


def rings_in(cells: set[Cell]) -> int:
    """How many independent rings a network has: the measure of how long trying all paths takes."""
    edges = sum(near in cells for cell in cells for near in around(cell)) // 2
    return edges - len(cells) + len(regions(cells))


def measured(player: Player, objective: int) -> int | None:
    """What an objective card measures; None where trying all roads would take too long."""
    card, city = OBJECTIVES[objective], drawing(player)
    tiles = [cells for _, cells in city.tiles]
    match card.measure:
        case "enclosed_green":
            green = {cell for cell in city.terrain if city.is_green(cell)}
            inner = [
                part for part in regions(green) if not any(c in (0, COLUMNS - 1) or r in (0, ROWS - 1) for c, r in part)
            ]
            return max(map(len, inner), default=0)
        case "longest_road":
            roads = {cell for cells in city.roads for cell in cells}
            return None if rings_in(roads) > 5 else longest_path(roads)
        case "monuments":
            return len(player.monuments)
        case "next_to_nature":
            return sum(bool(rim(cells) & city.open_cells("N")) for cells in tiles)
        case "next_to_water":
            return sum(bool(rim(cells) & city.open_cells("~")) for cells in tiles)
        case "buildings":
            return sum(letter == card.of for letter, _ in city.tiles)
        case "resource":
            return player.tracks["fcg".index(card.of)]
        case "group":
            own = [cells for letter, cells in city.tiles if letter == card.of]
            sizes = [sum(bool(cells & part) for cells in own) for part in regions({c for cells in own for c in cells})]
            return max((size for size in sizes if size > 1), default=0)
        case "map_edge":
            return sum(any(r == 0 or c in (0, COLUMNS - 1) for c, r in cells) for cells in tiles)
        case _:
            return int({each.letter for each in TYPES} == set(districts(city)))


def shared_points(objective: int, values: list[int]) -> list[int]:
    """Points by rank: sorted distinct values, best first."""
    ranks = sorted({value for value in values if value}, reverse=True)
    firsts = [value for value in values if ranks and value == ranks[0]]
    is_yes_or_no = OBJECTIVES[objective].measure == "every_district"
    points = []
    for value in values:
        if not ranks or not value:
            points.append(0)
        elif value == ranks[0] and len(firsts) == 1:
            points.append(METROPOLIS_SOLE_POINTS if is_yes_or_no else FIRST_POINTS)
        elif value == ranks[0]:
            points.append({2: 2, 3: 2, 4: 1, 5: 1}[len(firsts)])
        elif len(firsts) == 1 and value == ranks[1]:
            points.append(SECOND_POINTS)
        else:
            points.append(0)
    return points
