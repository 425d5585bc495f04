"""What counts in a city because of its position: natural resources beside a piece, and districts."""

from typing import NamedTuple

from ludoteca.games.world_wonders.forms import TERRAIN, Mask, spread
from ludoteca.games.world_wonders.state import Player


def green_spaces(map_index: int, covered: Mask) -> Mask:
    """Land of a map that is no natural resource and that nothing covers."""
    terrain = TERRAIN[map_index]
    return terrain.land & ~terrain.nature & ~covered


def visible_nature(map_index: int, covered: Mask) -> Mask:
    """The natural resources of a map that nothing covers."""
    return TERRAIN[map_index].nature & ~covered


def claimed_nature(map_index: int, covered: Mask) -> Mask:
    """Those of them beside at least one piece: a point each (page 5)."""
    return visible_nature(map_index, covered) & spread(covered)


def gaps_of(tile: Mask, green: Mask) -> Mask:
    """The green spaces beside a building tile; one without any is a district, a point (page 5)."""
    return spread(tile) & green


class CityFacts(NamedTuple):
    """What decides how many points another piece on the map would change."""

    green: Mask
    nature: Mask
    """Natural resources still visible."""
    claimed: Mask
    """Those that count already."""
    gaps: tuple[Mask, ...]
    """For each building that is no district, the green spaces beside it."""


def facts_of(player: Player) -> CityFacts:
    """The facts of a player's city."""
    green = green_spaces(player.map, player.covered)
    gaps = [gaps_of(tile, green) for tiles in player.tiles for tile in tiles]
    return CityFacts(
        green,
        visible_nature(player.map, player.covered),
        claimed_nature(player.map, player.covered),
        tuple(filter(None, gaps)),
    )


def points_of_place(city: CityFacts, mask: Mask, is_building: bool) -> int:
    """What a piece there changes in natural resources and districts; a building may be a district itself."""
    rim = spread(mask)
    points = ((city.claimed | rim & city.nature) & ~mask).bit_count() - city.claimed.bit_count()
    points += sum(not gap & ~mask for gap in city.gaps)
    return points + (is_building and not gaps_of(mask, city.green & ~mask))
