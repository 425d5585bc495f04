"""Where a monument may stand: on the right ground, arranged as its card says, beside all it must touch."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from ludoteca.core.squaregrid import bits
from ludoteca.games.world_wonders.arrangements import Arrangement, Part, arrangements_of
from ludoteca.games.world_wonders.content import MONUMENTS, TYPES
from ludoteca.games.world_wonders.forms import (
    EITHER,
    GRID,
    SIDEWALK_ROW,
    TERRAIN,
    Grounds,
    Mask,
    Turn,
    beside,
    covering,
    fitting,
    form_of,
)
from ludoteca.games.world_wonders.state import Place, Placed, Player, places_of

OPEN = ("water", "nature")
"""Features that a piece may cover, and which then count for nothing."""
TYPE_OF_LETTER = {each.letter: index for index, each in enumerate(TYPES)}


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
    return terrain.land & free, terrain.water & free, GRID.full & free


def open_spaces(player: Player, feature: str) -> Mask:
    """Water or natural resources that are still visible (a covered one counts for nothing)."""
    terrain = TERRAIN[player.map]
    return (terrain.water if feature == "water" else terrain.nature) & ~player.covered


def next_to_feature(player: Player, feature: str) -> Mask:
    """The spaces that touch a feature."""
    if feature in OPEN:
        return GRID.spread(open_spaces(player, feature))
    if feature == "sidewalk":
        return SIDEWALK_ROW
    if feature == "road":
        return GRID.spread(player.roads)
    return GRID.spread(player.cells_of_type(TYPE_OF_LETTER[feature]))


def instances(player: Player, feature: str) -> Sequence[Mask]:
    """The different tiles or spaces of a feature."""
    if feature in OPEN:
        return [1 << bit for bit in bits(open_spaces(player, feature))]
    if feature == "road":
        return [piece.mask for piece in player.pieces if piece.mask & player.roads]
    return player.tiles[TYPE_OF_LETTER[feature]]


class _Pattern(NamedTuple):
    """A monument's arrangements, with each component given as the index of its form and turn among `turns`."""

    turns: tuple[Turn, ...]
    size: int
    """How many spaces all components cover together."""
    layouts: tuple[tuple[Arrangement, tuple[tuple[int, int], ...]], ...]


@cache
def _pattern(monument: int) -> _Pattern:
    arrangements = arrangements_of(monument)
    kinds = list(dict.fromkeys((part.form, part.turn) for each in arrangements for part in each.parts))
    turns = tuple(form_of(form).turns[turn] for form, turn in kinds)
    return _Pattern(
        turns,
        sum(len(form_of(form).turns[0].cells) for form in MONUMENTS[monument].components.split()),
        tuple(
            (each, tuple((kinds.index((part.form, part.turn)), part.offset) for part in each.parts))
            for each in arrangements
        ),
    )


def lawful(player: Player, monument: int) -> Iterator[tuple[Arrangement, Mask]]:
    """The arrangements that have a lawful place on the map, with the origins of those places."""
    demands = demands_of(monument)
    grounds = grounds_of(player)
    nearby: list[Mask] = []
    for demand in demands:
        near = next_to_feature(player, demand.feature) & grounds[EITHER]
        if not near:
            return
        nearby.append(near)
    pattern = _pattern(monument)
    if MONUMENTS[monument].arrange == "connected":
        grounds = _within_reach(grounds, nearby, pattern.size - 1)
    if len(pattern.layouts[0][1]) == 1:
        places = _single_places(pattern, grounds, nearby)
    else:
        places = _joint_places(pattern, grounds, nearby)
    for arrangement, origins in places:
        found = origins
        for demand in demands:
            if demand.number > 1 or demand.feature in OPEN:
                found &= _satisfying(player, arrangement, demand)
        if found:
            yield arrangement, found


def _single_places(pattern: _Pattern, grounds: Grounds, nearby: list[Mask]) -> Iterator[tuple[Arrangement, Mask]]:
    """Where a single component fits and touches a space beside each feature."""
    for turn, (arrangement, _) in zip(pattern.turns, pattern.layouts, strict=True):
        found = fitting(turn, grounds)
        for near in nearby:
            if not found:
                break
            found &= covering(turn, near)
        if found:
            yield arrangement, found


def _joint_places(pattern: _Pattern, grounds: Grounds, nearby: list[Mask]) -> Iterator[tuple[Arrangement, Mask]]:
    """The same for several components, each of which may do the touching."""
    fits = [fitting(turn, grounds) for turn in pattern.turns]
    if not any(fits):
        return
    touching = [[covering(turn, near) for turn in pattern.turns] for near in nearby]
    for arrangement, parts in pattern.layouts:
        found = -1
        for kind, offset in parts:
            found &= fits[kind] >> offset
        for offset in arrangement.between:
            found &= GRID.full >> offset
        for touched in touching:
            if not found:
                break
            some = 0
            for kind, offset in parts:
                some |= touched[kind] >> offset
            found &= some
        if found:
            yield arrangement, found


def _within_reach(grounds: Grounds, nearby: list[Mask], steps: int) -> Grounds:
    """The grounds from which so many steps over free spaces lead to each feature: only there can components lie."""
    land, water, either = grounds
    reach = either
    for near in nearby:
        front = reached = near
        for _ in range(steps):
            front = GRID.spread(front) & either & ~reached
            if not front:
                break
            reached |= front
        reach &= reached
    return land & reach, water & reach, reach


def _satisfying(player: Player, arrangement: Arrangement, demand: Demand) -> Mask:
    """The origins from which the whole lies beside as many different ones of the feature as are asked for.

    A water or nature space that the monument itself covers is no longer visible, so only the rim counts.
    """
    if demand.number == 1:
        return beside(arrangement.rim, open_spaces(player, demand.feature))
    at_least = [0] * demand.number
    for instance in instances(player, demand.feature):
        touched = beside(arrangement.rim, instance)
        for count in range(demand.number - 1, 0, -1):
            at_least[count] |= at_least[count - 1] & touched
        at_least[0] |= touched
    return at_least[-1]


def may_build(player: Player, monument: int) -> bool:
    """Whether the monument has a lawful place on the player's map (the gold is another matter)."""
    return next(lawful(player, monument), None) is not None


def component_places(player: Player, monument: int, laid: tuple[tuple[str, int, int], ...]) -> list[Place]:
    """The places of the next component: those that some complete lawful arrangement contains beside those laid."""
    found: dict[tuple[str, int], Mask] = {}
    for arrangement, origins in lawful(player, monument):
        for rest, kept in _agreeing(arrangement.parts, origins, laid):
            for part in rest:
                key = (part.form, part.turn)
                found[key] = found.get(key, 0) | kept << part.offset
    return [places_of(form)[turn][bit] for form, turn in sorted(found) for bit in bits(found[form, turn])]


def _agreeing(
    parts: tuple[Part, ...], origins: Mask, laid: tuple[tuple[str, int, int], ...]
) -> Iterator[tuple[tuple[Part, ...], Mask]]:
    """The parts still to lay, and the origins, in every way the components laid may be parts of the arrangement."""
    if not laid:
        yield parts, origins
        return
    form, turn, at = laid[0]
    for index, part in enumerate(parts):
        if part.form == form and part.turn == turn and part.offset <= at:
            kept = origins & 1 << at - part.offset
            if kept:
                yield from _agreeing(parts[:index] + parts[index + 1 :], kept, laid[1:])


def missing_features(player: Player, monument: int, mask: Mask) -> list[str]:
    """What a monument on these spaces would lack, in the card's order."""
    missing = []
    for feature, count in demands_of(monument):
        if feature == "sidewalk":
            touched = 1 if mask & SIDEWALK_ROW else 0
        else:
            rim = GRID.spread(mask) & ~mask
            touched = sum(1 for instance in instances(player, feature) if instance & rim)
        if touched < count:
            missing.append(feature)
    return missing


def placed_components(monument: int, laid: Sequence[tuple[str, int, int]]) -> tuple[Placed, ...]:
    """The components as pieces of the map."""
    key = MONUMENTS[monument].key
    return tuple(Placed(key, index, 0, form, turn, at) for index, (form, turn, at) in enumerate(laid))
