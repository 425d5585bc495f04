"""What a bot must know of World Wonders: how well a seat stands, and which actions are worth a thought."""

from collections.abc import Sequence

from ludoteca.core.game import Seat, Terms
from ludoteca.games.world_wonders.apply import price_of
from ludoteca.games.world_wonders.content import (
    LOAN_PENALTY,
    LONG_ROAD_PRICE,
    MONUMENTS,
    OBJECTIVES,
    ROUNDS,
    SHORT_SET_PRICE,
    STACKS,
    TOWER_PRICE,
)
from ludoteca.games.world_wonders.forms import BIT, GRID, TERRAIN, Mask, form_of
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.monuments import may_build, open_spaces
from ludoteca.games.world_wonders.offer import site_points
from ludoteca.games.world_wonders.scoring import (
    green_spaces,
    measure,
    monument_points,
    objective_points,
    population_points,
    total,
)
from ludoteca.games.world_wonders.state import (
    NOTHING,
    Action,
    Buy,
    Decision,
    Place,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    Player,
    RepayLoan,
    State,
)

TRACKS = (0.62, 0.30, 0.16)
"""The lowest track scores, and the others may become the lowest."""
COIN = 0.30
PEDESTAL = 0.25
CONSIDERED = 48
FRONTIER = 14
"""Green spaces beside roads beyond this number add nothing."""


def evaluate(state: State, seat: Seat) -> float:
    """Points so far, and what the city promises; at the end the points alone, a tie broken by monuments."""
    return sum(value for _, value in terms(state, seat))


def terms(state: State, seat: Seat) -> Terms:
    """What the seat's standing consists of."""
    player = state.players[seat]
    if state.end:
        return (("points", total(state, seat) + 0.01 * len(player.monuments)),)
    low, mid, high = sorted(player.tracks)
    population = 0.25 * player.population + 0.5 * population_points(state.setting.board, player.population)
    within_reach = 0.55 * sum(m != NOTHING and may_build(player, m) for m in state.monuments)
    penalty = LOAN_PENALTY if state.round == ROUNDS else 0.5 * LOAN_PENALTY
    return (
        ("tracks", TRACKS[0] * low + TRACKS[1] * mid + TRACKS[2] * high),
        ("population", population),
        ("monuments", monument_points(player.monuments) + within_reach),
        ("map", _map_value(player)),
        ("gold", COIN * player.gold),
        ("loan", -penalty if player.loan else 0.0),
        ("pedestal", PEDESTAL if seat in state.pedestals else 0.0),
        ("objectives", _objective_value(state, seat)),
        ("pending", sum(_pending_value(decision) for decision in state.decisions if decision.seat == seat)),
    )


def _map_value(player: Player) -> float:
    green = green_spaces(player)
    nature = open_spaces(player, "nature")
    claimed = (nature & GRID.spread(player.covered)).bit_count()
    value = claimed + 0.25 * (nature.bit_count() - claimed)
    for tiles in player.tiles:
        if tiles:
            value += 0.12
        for tile in tiles:
            gaps = (GRID.spread(tile) & green).bit_count()
            value += max(0.0, 0.62 - 0.11 * gaps) if gaps else 1.0
    return value + 0.1 * min(FRONTIER, (GRID.spread(player.roads) & green).bit_count())


def _objective_value(state: State, seat: Seat) -> float:
    """Half of what the objectives would score now, and a little for each step; the longest road is estimated."""
    value = 0.0
    for objective in state.objectives:
        card = OBJECTIVES[objective]
        values = [
            _road_estimate(player) if card.measure == "longest_road" else measure(player, objective)
            for player in state.players
        ]
        value += 0.5 * objective_points(card, values)[seat] + 0.1 * min(values[seat], 12)
    return value


def _road_estimate(player: Player) -> int:
    return max((part.bit_count() for part in GRID.regions(player.roads)), default=0)


def _pending_value(decision: Decision) -> float:
    """What has been paid for and is still in hand is worth its price and a little more."""
    match decision:
        case PlaceBuilding(_, stack, _):
            return COIN * STACKS[stack].price + 0.4
        case PlaceLongRoad():
            return COIN * LONG_ROAD_PRICE
        case PlaceShortRoads(_, left):
            return COIN * SHORT_SET_PRICE + 0.1 * len(left)
        case PlaceTower():
            return COIN * TOWER_PRICE
        case PlaceMonument(_, monument, _):
            card = MONUMENTS[monument]
            return 1.2 * card.rings + 0.4 * len(card.resources) + 0.5 * card.population
        case _:
            return 0.0


# --- candidates -----------------------------------------------------------------------------------


def candidates(state: State) -> Sequence[Action]:
    """The legal actions worth a thought, the most promising first."""
    decision = state.decisions[0]
    player = state.players[decision.seat]

    def promise(action: Action) -> float:
        if isinstance(action, Place):
            return _place_promise(player, decision, action)
        if isinstance(action, Buy):
            return float(price_of(player, action.item))
        return 2.5 if isinstance(action, RepayLoan) else -1.0

    return sorted(legal_actions(state), key=promise, reverse=True)[:CONSIDERED]


def _place_promise(player: Player, decision: Decision, action: Place) -> float:
    mask: Mask = form_of(action.form).turns[action.turn].masks[BIT[action.at]]
    green = green_spaces(player) & ~mask
    gaps = (GRID.spread(mask) & green).bit_count()
    value = float(site_points(player, decision, action))
    if isinstance(decision, PlaceBuilding | PlaceMonument):
        return value - 0.11 * gaps - 0.05 * (mask & GRID.spread(player.roads)).bit_count()
    roads = player.roads | mask
    bridged = (mask & TERRAIN[player.map].water).bit_count()
    return value + 0.1 * (GRID.spread(roads) & green).bit_count() + 0.2 * bridged
