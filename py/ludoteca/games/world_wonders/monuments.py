"""Where a monument may stand: on the right ground, arranged as its card says, beside all it must touch."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from ludoteca.core.squaregrid import bits, pick
from ludoteca.games.world_wonders.actions import Place, places_of
from ludoteca.games.world_wonders.arrangements import Arrangement, Part, arrangements_of
from ludoteca.games.world_wonders.content import MONUMENTS
from ludoteca.games.world_wonders.forms import (
    FULL,
    LAND,
    SIDEWALK_ROW,
    TERRAIN,
    Grounds,
    Mask,
    Turn,
    beside,
    covering,
    fitting,
    fitting_land,
    form_of,
    spread,
)
from ludoteca.games.world_wonders.state import COMPONENTS, TYPE_OF_LETTER, Placed, Player

OPEN = ("water", "nature")
"""Features that a piece may cover, and which then count for nothing."""


class Demand(NamedTuple):
    """A feature that a card names, and how many different ones of it."""

    feature: str
    number: int


@cache
def demands_of(monument: int) -> tuple[Demand, ...]:
    """The features a card names, each once."""
    features = MONUMENTS[monument].adjacent.split()
    return tuple(Demand(feature, features.count(feature)) for feature in dict.fromkeys(features))


def grounds_of(player: Player) -> Grounds:
    """The spaces of the map that nothing covers."""
    terrain = TERRAIN[player.map]
    free = ~player.covered
    return terrain.land & free, terrain.water & free, FULL & free


def open_spaces(player: Player, feature: str) -> Mask:
    """Water or natural resources that are still visible; a covered one counts for nothing (MON-WATER)."""
    terrain = TERRAIN[player.map]
    return (terrain.water if feature == "water" else terrain.nature) & ~player.covered


def next_to_feature(player: Player, feature: str) -> Mask:
    """The spaces that touch a feature."""
    if feature in OPEN:
        return spread(open_spaces(player, feature))
    if feature == "sidewalk":
        return SIDEWALK_ROW
    if feature == "road":
        return spread(player.roads)
    return spread(player.cells_of_type(TYPE_OF_LETTER[feature]))


def instances(player: Player, feature: str) -> Sequence[Mask]:
    """The different tiles or spaces of a feature."""
    if feature in OPEN:
        return [1 << bit for bit in bits(open_spaces(player, feature))]
    if feature == "road":
        return [piece.mask for piece in player.pieces if piece.mask & player.roads]
    return player.tiles[TYPE_OF_LETTER[feature]]


class _Pattern(NamedTuple):
    """A monument's demands and arrangements, with each component given as the index of its form and turn in `turns`."""

    kinds: tuple[tuple[int, int], ...]
    """Types of buildings to touch, and how many: tested first, because a city with few buildings fails here."""
    others: tuple[str, ...]
    careful: tuple[Demand, ...]
    """Those for which it is not enough to touch a space beside one; see `_satisfying`."""
    is_connected: bool
    is_on_land: bool
    turns: tuple[Turn, ...]
    size: int
    """How many spaces all components cover together."""
    layouts: tuple[tuple[Arrangement, tuple[tuple[int, int], ...]], ...]


@cache
def _pattern(monument: int) -> _Pattern:
    card, arrangements, demands = MONUMENTS[monument], arrangements_of(monument), demands_of(monument)
    kinds = list(dict.fromkeys((part.form, part.turn) for each in arrangements for part in each.parts))
    is_on_land = set(card.components) <= set("L./ ")
    may_cover = {"water": not is_on_land, "nature": True}
    return _Pattern(
        tuple((TYPE_OF_LETTER[each.feature], each.number) for each in demands if each.feature in TYPE_OF_LETTER),
        tuple(each.feature for each in demands if each.feature not in TYPE_OF_LETTER),
        tuple(each for each in demands if each.number > 1 or may_cover.get(each.feature)),
        card.arrange == "connected",
        is_on_land,
        tuple(form_of(form).turns[turn] for form, turn in kinds),
        sum(len(form_of(form).turns[0].cells) for form in COMPONENTS[monument]),
        tuple(
            (each, tuple((kinds.index((part.form, part.turn)), part.offset) for part in each.parts))
            for each in arrangements
        ),
    )


Found: TypeAlias = list[tuple[Arrangement, Mask]]
"""Arrangements that have a lawful place, with the origins of those places."""


def lawful(player: Player, monument: int, is_one_enough: bool = False) -> Found:
    """The arrangements that have a lawful place on the map; the first one alone if that is enough."""
    pattern = _pattern(monument)
    terrain = TERRAIN[player.map]
    free = FULL & ~player.covered
    land = terrain.land & free
    ground = land if pattern.is_on_land else free
    nearby: list[Mask] = []
    for kind, number in pattern.kinds:
        tiles = player.tiles[kind]
        near = spread(sum(tiles)) & ground if len(tiles) >= number else 0
        if not near:
            return []
        nearby.append(near)
    for feature in pattern.others:
        near = next_to_feature(player, feature) & ground
        if not near:
            return []
        nearby.append(near)
    places = _single_places if len(pattern.layouts[0][1]) == 1 else _joint_places
    return places(player, pattern, (land, terrain.water & free, free), nearby, is_one_enough)


def _single_places(
    player: Player, pattern: _Pattern, grounds: Grounds, nearby: list[Mask], is_one_enough: bool
) -> Found:
    """Where a single component fits and touches a space beside each feature."""
    places: Found = []
    for turn, (arrangement, _) in zip(pattern.turns, pattern.layouts, strict=True):
        found = fitting_land(turn, grounds[LAND]) if pattern.is_on_land else fitting(turn, grounds)
        for near in nearby:
            if not found:
                break
            found &= covering(turn, near)
        if found and pattern.careful:
            found &= _satisfying(player, arrangement, pattern.careful)
        if found:
            places.append((arrangement, found))
            if is_one_enough:
                break
    return places


def _joint_places(
    player: Player, pattern: _Pattern, grounds: Grounds, nearby: list[Mask], is_one_enough: bool
) -> Found:
    """The same for several components, any of which may touch a feature."""
    places: Found = []
    if pattern.is_connected:
        grounds = _within_reach(grounds, nearby, pattern.size - 1)
    fits = [fitting(turn, grounds) for turn in pattern.turns]
    if not any(fits):
        return places
    touching = [[covering(turn, near) for turn in pattern.turns] for near in nearby]
    for arrangement, parts in pattern.layouts:
        found = FULL
        for kind, offset in parts:
            found &= fits[kind] >> offset
            if not found:
                break
        for offset in arrangement.between:
            found &= FULL >> offset
        for touched in touching:
            if not found:
                break
            some = 0
            for kind, offset in parts:
                some |= touched[kind] >> offset
            found &= some
        if found and pattern.careful:
            found &= _satisfying(player, arrangement, pattern.careful)
        if found:
            places.append((arrangement, found))
            if is_one_enough:
                break
    return places


def _within_reach(grounds: Grounds, nearby: list[Mask], steps: int) -> Grounds:
    """The grounds from which so many steps over free spaces lead to each feature: only there can components lie."""
    land, water, either = grounds
    reach = either
    for near in nearby:
        front = reached = near
        for _ in range(steps):
            front = spread(front) & either & ~reached
            if not front:
                break
            reached |= front
        reach &= reached
    return land & reach, water & reach, reach


def _satisfying(player: Player, arrangement: Arrangement, demands: Sequence[Demand]) -> Mask:
    """The origins from which the whole lies beside as many different ones of each feature as are asked for.

    A water or nature space that the monument itself covers is no longer visible, so only the rim counts.
    """
    found = FULL
    for feature, number in demands:
        if number == 1:
            found &= beside(arrangement.rim, open_spaces(player, feature))
            continue
        at_least = [0] * number
        for instance in instances(player, feature):
            touched = beside(arrangement.rim, instance)
            for count in range(number - 1, 0, -1):
                at_least[count] |= at_least[count - 1] & touched
            at_least[0] |= touched
        found &= at_least[-1]
    return found


def may_build(player: Player, monument: int) -> bool:
    """Whether the monument has a lawful place on the player's map; the gold is not considered."""
    return bool(lawful(player, monument, is_one_enough=True))


_kept_places = lru_cache(maxsize=8)(lawful)
"""The city does not change until the last component lies, so its places are found once for all of them."""


def component_places(player: Player, monument: int, laid: tuple[tuple[str, int, int], ...]) -> list[Place]:
    """The places of the next component: those that some complete lawful arrangement contains with those laid.

    So nobody can get stuck between two components (MON-COMPLETE).
    """
    found: dict[tuple[str, int], Mask] = {}
    for arrangement, origins in _kept_places(player, monument):
        for rest, kept in _agreeing(arrangement.parts, origins, laid):
            for part in rest:
                key = (part.form, part.turn)
                found[key] = found.get(key, 0) | kept << part.offset
    return [place for form, turn in sorted(found) for place in pick(places_of(form)[turn], found[form, turn])]


def _agreeing(
    parts: tuple[Part, ...], origins: Mask, laid: tuple[tuple[str, int, int], ...]
) -> Sequence[tuple[tuple[Part, ...], Mask]]:
    """The parts still to lay, and the origins, in every way the components laid may be parts of the arrangement."""
    if not laid:
        return ((parts, origins),)
    form, turn, at = laid[0]
    ways: list[tuple[tuple[Part, ...], Mask]] = []
    for index, part in enumerate(parts):
        if part.turn == turn and part.offset <= at and part.form == form:
            kept = origins & 1 << at - part.offset
            if kept:
                ways += _agreeing(parts[:index] + parts[index + 1 :], kept, laid[1:])
    return ways


def missing_features(player: Player, monument: int, mask: Mask) -> list[str]:
    """What a monument on these spaces would lack, in the card's order."""
    missing = []
    for feature, count in demands_of(monument):
        if feature == "sidewalk":
            touched = 1 if mask & SIDEWALK_ROW else 0
        else:
            rim = spread(mask) & ~mask
            touched = sum(1 for instance in instances(player, feature) if instance & rim)
        if touched < count:
            missing.append(feature)
    return missing


def placed_components(monument: int, laid: Sequence[tuple[str, int, int]]) -> tuple[Placed, ...]:
    """The components as pieces of the map."""
    key = MONUMENTS[monument].key
    return tuple(Placed(key, index, 0, form, turn, at) for index, (form, turn, at) in enumerate(laid))
