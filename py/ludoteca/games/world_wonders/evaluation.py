"""How well a seat stands: points so far, and what map and gold are likely to bring in the rounds left."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat, Terms, added, standing
from ludoteca.games.world_wonders.city import claimed_nature, gaps_of, green_spaces, visible_nature
from ludoteca.games.world_wonders.content import (
    GOLD,
    LOAN_PENALTY,
    LONG_ROAD_PRICE,
    MONUMENTS,
    OBJECTIVES,
    RESOURCE_BOARDS,
    ROUNDS,
    SHORT_SET_PRICE,
    STACKS,
    TOWER_PRICE,
)
from ludoteca.games.world_wonders.forms import GRID, TERRAIN, Mask, covering, fitting_land, form_of, spread
from ludoteca.games.world_wonders.monuments import may_build
from ludoteca.games.world_wonders.scoring import (
    measure,
    monument_points,
    objective_points,
    population_points,
    target,
    total,
)
from ludoteca.games.world_wonders.setup import new_player
from ludoteca.games.world_wonders.state import (
    FACES,
    MONUMENT_SYMBOLS,
    NOTHING,
    Decision,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    Player,
    State,
    Tracks,
)


class Weights(NamedTuple):
    """What things are worth in victory points while there is time, as `py/tools/weight_tuning.py` found them."""

    low: float = 0.62
    mid: float = 0.31
    high: float = 0.16
    """The lowest track scores, and the others may become the lowest."""
    population: float = 0.10
    """A step of the population, in addition to the rings."""
    ring: float = 0.38
    gold: float = 0.255
    pedestal: float = 0.25
    reach: float = 0.55
    """A monument shown that has a place on the map."""
    nature: float = 0.60
    """A natural resource not yet claimed."""
    open: float = 0.85
    gap: float = 0.15
    """A building that is not enclosed, and what each green space beside it takes off."""
    kind: float = 0.12
    """Having a type of building at all."""
    frontier: float = 0.09
    """A green space beside a road."""
    room: float = 0.13
    """A place beside a road where a slab would fit."""
    tile: float = 0.4
    """A building in hand, beside its symbols and its price."""
    symbol: float = 0.2
    """Each symbol of it."""
    monument_population: float = 0.55
    """A step of the population that a monument in hand will bring."""
    objective: float = 0.5
    """A point of the objectives, as they stand now."""
    measure: float = 0.1
    """A step towards them."""
    loan: float = 0.5
    """The part of a loan's penalty that counts while there is time to repay it."""
    slow: float = 2.25
    """In so many last rounds the values of tracks and population fall to what they score."""
    quick: float = 2.0
    """The same for the values of what the map promises."""


WEIGHTS = Weights()
PLAIN = Weights(
    mid=0.30, population=0.25, ring=0.5, gold=0.30, nature=0.25, open=0.62, gap=0.11, frontier=0.1, room=0.0, slow=4.0
)
"""The weights of novice and skilled, set by hand."""
FRONTIER = 14
"""Green spaces beside roads beyond this number add nothing."""
ROOM = 8
"""Places for a slab beyond this number add nothing."""
_NOBODY = new_player(0)
_SLAB = form_of(max((stack.form for stack in STACKS), key=lambda form: form.count("L")))
STEPS_A_ROUND = 1.4
"""How fast the population grows towards the end of the game."""


def evaluator(weights: Weights) -> Callable[[State, Seat], float]:
    """The evaluation with other weights."""
    return lambda state, seat: standing(terms(state, seat, weights))


plain = evaluator(PLAIN)


def evaluate(state: State, seat: Seat) -> float:
    """How well the seat stands; at the end the points alone, a tie broken by monuments."""
    return standing(terms(state, seat))


def time_left(state: State, seat: Seat) -> float:
    """How many rounds the seat still has; a part of one for the gold it holds."""
    end = RESOURCE_BOARDS[state.setting.board].population_end
    ahead = max(player.population for player in state.players)
    rounds = min(ROUNDS - state.round, (end - ahead) / STEPS_A_ROUND)
    return rounds + state.players[seat].gold / GOLD


def terms(state: State, seat: Seat, weights: Weights = WEIGHTS) -> Terms:
    """What the seat's standing consists of."""
    player = state.players[seat]
    if state.end:
        goal = target(state) if state.is_solo else 0
        return (("points", total(state, seat) - goal + 0.01 * len(player.monuments)),)
    left = time_left(state, seat)
    late, soon = min(1.0, left / weights.slow), min(1.0, left / weights.quick)
    rings = population_points(state.setting.board, player.population)
    city = city_of(player)
    within_reach = weights.reach * soon * monuments_with_place(state, seat)
    value, promise = _map_parts(city, weights)
    penalty = LOAN_PENALTY if left < 2 else weights.loan * LOAN_PENALTY
    pending = added(
        _pending(state, player, decision, weights, late) for decision in state.decisions if decision.seat == seat
    )
    return (
        ("tracks", _tracks(state, player.tracks, weights, late)),
        ("population", rings * (1 - (1 - weights.ring) * late) + weights.population * late * player.population),
        ("monuments", monument_points(player.monuments) + within_reach),
        ("map", value + soon * promise),
        ("gold", weights.gold * player.gold),
        ("loan", -penalty if player.loan else 0.0),
        ("pedestal", weights.pedestal if seat in state.pedestals and left >= 1 else 0.0),
        ("objectives", _objective_value(state, seat, weights)),
        ("pending", pending),
    )


def _tracks(state: State, tracks: Tracks, weights: Weights, late: float) -> float:
    """In solo play each step raises the target too."""
    low, mid, high = sorted(tracks)
    value = low * (1 - (1 - weights.low) * late) + (weights.mid * mid + weights.high * high) * late
    return value - (low + mid + high if state.is_solo else 0)


def monuments_with_place(state: State, seat: Seat) -> int:
    """How many of the monuments shown have a place on the seat's map."""
    city = city_of(state.players[seat])
    return sum(monument != NOTHING and _has_place(city, monument) for monument in state.monuments)


City: TypeAlias = tuple[int, Mask, Mask, tuple[tuple[Mask, ...], ...]]
"""A map with what lies on it: all that decides where a monument may stand, and what the map is worth."""
_KEPT = 4096
"""The size of the caches: the purchases of a turn are compared with the same city again and again."""


def city_of(player: Player) -> City:
    return player.map, player.roads, player.covered, player.tiles


@lru_cache(maxsize=_KEPT)
def _has_place(city: City, monument: int) -> bool:
    number, roads, covered, tiles = city
    return may_build(_NOBODY._replace(map=number, roads=roads, covered=covered, tiles=tiles), monument)


@lru_cache(maxsize=_KEPT)
def _map_parts(city: City, weights: Weights) -> tuple[float, float]:
    """The points of a map as it lies, and what it promises."""
    number, roads, covered, kinds = city
    land: Mask = TERRAIN[number].land & ~covered
    green = green_spaces(number, covered)
    claimed = claimed_nature(number, covered).bit_count()
    promise = weights.nature * (visible_nature(number, covered).bit_count() - claimed)
    value = float(claimed)
    for tiles in kinds:
        if tiles:
            promise += weights.kind
        for tile in tiles:
            gaps = gaps_of(tile, green).bit_count()
            if gaps:
                promise += max(0.0, weights.open - weights.gap * gaps)
            else:
                value += 1
    beside_road = spread(roads)
    promise += weights.frontier * min(FRONTIER, (beside_road & green).bit_count())
    if weights.room > 0:
        places = sum((fitting_land(turn, land) & covering(turn, beside_road)).bit_count() for turn in _SLAB.turns)
        promise += weights.room * min(ROOM, places)
    return value, promise


def _objective_value(state: State, seat: Seat, weights: Weights) -> float:
    """Half of what the objectives would score now, and a little for each step; the longest road is estimated."""
    value = 0.0
    for objective in state.objectives:
        card = OBJECTIVES[objective]
        values = [
            _road_estimate(player) if card.measure == "longest_road" else measure(player, objective)
            for player in state.players
        ]
        value += weights.objective * objective_points(card, values)[seat] + weights.measure * min(values[seat], 12)
    return value


def _road_estimate(player: Player) -> int:
    return max((part.bit_count() for part in GRID.regions(player.roads)), default=0)


def _pending(state: State, player: Player, decision: Decision, weights: Weights, late: float) -> float:
    """What has been paid for and is still in hand: its price, and what its symbols will do."""
    match decision:
        case PlaceBuilding(_, stack, face):
            gained = _gained(state, player, FACES[stack][face].resources, weights, late)
            return gained + weights.tile
        case PlaceLongRoad():
            return weights.gold * LONG_ROAD_PRICE
        case PlaceShortRoads(_, left, is_start_owed):
            start = weights.gold * LONG_ROAD_PRICE if is_start_owed else 0.0
            return start + weights.gold * SHORT_SET_PRICE + 0.1 * len(left)
        case PlaceTower():
            return weights.gold * TOWER_PRICE
        case PlaceMonument(_, monument, _):
            card = MONUMENTS[monument]
            gained = _gained(state, player, MONUMENT_SYMBOLS[monument], weights, late)
            return card.rings + gained + weights.monument_population * card.population + 0.3
        case _:
            return 0.0


def _gained(state: State, player: Player, symbols: Tracks, weights: Weights, late: float) -> float:
    food, ceramics, gears = map(int.__add__, player.tracks, symbols)
    after = _tracks(state, (food, ceramics, gears), weights, late) - _tracks(state, player.tracks, weights, late)
    return after + weights.symbol * sum(symbols)
