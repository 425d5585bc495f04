"""What a bot must know of World Wonders: which actions are worth a thought; how a seat stands is told elsewhere."""

from collections.abc import Sequence

from ludoteca.core.effort import Effort
from ludoteca.games.world_wonders.apply import price_of
from ludoteca.games.world_wonders.forms import BIT, GRID, TERRAIN, Mask, form_of
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.offer import site_points
from ludoteca.games.world_wonders.scoring import green_spaces
from ludoteca.games.world_wonders.state import (
    Action,
    Buy,
    Decision,
    Place,
    PlaceBuilding,
    PlaceMonument,
    Player,
    RepayLoan,
    State,
)

EFFORTS = {
    "novice": Effort(followed=3, branch=2, depth=6, samples=1, finalists=0, slip=2),
    "skilled": Effort(followed=8, branch=5, depth=6, samples=1, finalists=0, slip=0),
    "expert": Effort(followed=10, branch=12, depth=6, samples=1, finalists=4, slip=0, ahead=40, reply=2, own=8),
}
"""A turn has six decisions at most; alone at the table nobody else ends it. An expert tries many places for every item,
and plays its best ideas to the end of the round, its own turns with care."""
CONSIDERED = 48


# --- candidates -----------------------------------------------------------------------------------


def period(state: State) -> int:
    """A round: at its end the gold is spent."""
    return state.round


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
