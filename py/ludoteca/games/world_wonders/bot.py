"""What a bot must know of World Wonders: which actions to consider first, and how hard each level thinks."""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core.effort import Effort
from ludoteca.games.world_wonders.actions import Action, Buy, Place, RepayLoan
from ludoteca.games.world_wonders.city import CityFacts, facts_of, gaps_of, points_of_place
from ludoteca.games.world_wonders.content import SHORT_SET_PRICE
from ludoteca.games.world_wonders.forms import BIT, TERRAIN, Mask, form_of, spread
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.market import price_of
from ludoteca.games.world_wonders.state import Decision, PlaceBuilding, PlaceMonument, Player, Purchase, State

EFFORTS = {
    "novice": Effort(followed=3, branch=2, depth=6, samples=1, finalists=0, slip=2),
    "skilled": Effort(followed=8, branch=5, depth=6, samples=1, finalists=0, slip=0),
    "expert": Effort(followed=10, branch=12, depth=6, samples=1, finalists=4, slip=0, ahead=40, reply=2, own=8),
}
"""The depth is six because a turn has six decisions at most, and in solo play no other seat ends it. An expert tries
many places for every item and plays its best candidates to the end of the round."""
CONSIDERED = 48


# --- candidates -----------------------------------------------------------------------------------


def period(state: State) -> int:
    """The round, because gold does not last longer."""
    return state.round


def begins_turn(state: State) -> bool:
    """At a purchase: in solo play one turn follows the other without another seat in between."""
    return isinstance(state.decisions[0], Purchase)


class Sight(NamedTuple):
    """What decides how promising a place in a city is."""

    facts: CityFacts
    water: Mask
    beside_road: Mask


def candidates(state: State) -> Sequence[Action]:
    """The legal actions to consider, the most promising first."""
    decision = state.decisions[0]
    player = state.players[decision.seat]
    legal = legal_actions(state)
    if isinstance(decision, Purchase):
        return sorted(legal, key=lambda action: _purchase_promise(player, action), reverse=True)[:CONSIDERED]
    city = sight_of(player)
    return sorted(legal, key=lambda action: _place_promise(city, decision, action), reverse=True)[:CONSIDERED]


def _purchase_promise(player: Player, action: Action) -> float:
    if isinstance(action, Buy):
        return float(price_of(player, action.item))
    return 2.5 if isinstance(action, RepayLoan) else -1.0


def _place_promise(city: Sight, decision: Decision, action: Action) -> float:
    if not isinstance(action, Place):
        return float(SHORT_SET_PRICE)
    mask: Mask = form_of(action.form).turns[action.turn].masks[BIT[action.at]]
    green = city.facts.green & ~mask
    is_building = isinstance(decision, PlaceBuilding)
    value = float(points_of_place(city.facts, mask, is_building))
    if is_building or isinstance(decision, PlaceMonument):
        gaps = gaps_of(mask, green).bit_count()
        return value - 0.11 * gaps - 0.05 * (mask & city.beside_road).bit_count()
    bridged = (mask & city.water).bit_count()
    return value + 0.1 * ((city.beside_road | spread(mask)) & green).bit_count() + 0.2 * bridged


def sight_of(player: Player) -> Sight:
    """What a player's city shows."""
    return Sight(facts_of(player), TERRAIN[player.map].water, spread(player.roads))
