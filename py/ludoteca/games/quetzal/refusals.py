"""Why a place or card of the table may not be clicked now."""

from collections.abc import Mapping

from ludoteca.core.game import Slot
from ludoteca.core.text import Text, say
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.actions import Bid, Occupy, Visit
from ludoteca.games.quetzal.content import BIDDING_PLACES, BLACK, CAMP, HARBOR, MEEPLES, PLACES, STELA, WHITE
from ludoteca.games.quetzal.delivery import delivery_limit
from ludoteca.games.quetzal.kinds import Colour, Place
from ludoteca.games.quetzal.legal import decision_of, legal_actions
from ludoteca.games.quetzal.meeples import pool_of, usable
from ludoteca.games.quetzal.places import colour_taken, cost_of, open_places, size_to_beat
from ludoteca.games.quetzal.state import Delivery, Placing, State


def refusals(state: State, picked: tuple[str, ...]) -> Mapping[Slot, Text]:
    """The reasons by place or card. What was picked before does not matter: each click is an action of its own."""
    if not state.decisions:
        return {}
    decision = decision_of(state)
    match decision:
        case Placing():
            return _refused_places(state, decision)
        case Delivery(seat, _, _, cargo) if len(cargo) >= delivery_limit(state, decision):
            limit = say("quetzal-refused-limit", limit=len(cargo))
            return {names.hand(seat, card): limit for card in set(state.players[seat].hand)}
        case _:
            return {}


def _refused_places(state: State, decision: Placing) -> dict[Slot, Text]:
    legal = {action.place for action in legal_actions(state) if isinstance(action, Occupy | Bid | Visit)}
    return {PLACES[place]: _why_not(state, decision, place) for place in open_places(state) if place not in legal}


def _why_not(state: State, decision: Placing, place: Place) -> Text:
    """The first reason that applies, the plainest first."""
    seat, held = decision.seat, decision.held
    player = state.players[seat]
    group = state.board[place] if place < CAMP else None
    is_bidding = place in BIDDING_PLACES
    if place == STELA and state.marker == seat:
        return Text("quetzal-refused-marker")
    if group is not None and not is_bidding:
        return Text("quetzal-refused-occupied")
    if group is not None and group.seat == seat:
        return Text("quetzal-refused-own-bid")
    if not is_bidding and place != HARBOR and len(held) > 1:
        return Text("quetzal-refused-one-meeple")
    cost = cost_of(state, seat, place) * max(1, len(held))
    if player.coins < cost:
        return say("quetzal-refused-coins", coins=cost, held=player.coins)
    if is_bidding and BLACK in held and WHITE in held:
        return Text("quetzal-refused-mixed")
    if group is not None:
        least = size_to_beat(group)
        colour = names.colour_text(group.colour)
        return say("quetzal-refused-bid", beat=least, colour=colour, usable=_usable(state, decision, group.colour))
    return say("quetzal-refused-colour", colour=names.colour_text(colour_taken(state, place)))


def _usable(state: State, decision: Placing, colour: Colour) -> int:
    """How many meeples could be of this colour (OPEN: of one colour): of those held, else of the pool."""
    held = decision.held
    if held:
        return usable(tuple(held.count(kind) for kind in range(len(MEEPLES))))[colour]
    return usable(pool_of(state.players[decision.seat].meeples))[colour]
