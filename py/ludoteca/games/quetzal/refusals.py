"""Why a place or card of the table may not be clicked now."""

from collections.abc import Mapping

from ludoteca.core.game import Slot
from ludoteca.core.text import Text, say
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.actions import Bid, Occupy, Visit
from ludoteca.games.quetzal.content import (
    BLACK,
    BLACK_MARKET,
    CAMP,
    HARBOR,
    OPEN,
    PLACES,
    QUARRY,
    STELA,
    TEMPLE_1,
    VILLAGE_1,
    WHITE,
)
from ludoteca.games.quetzal.kinds import Place
from ludoteca.games.quetzal.legal import (
    bidding_places,
    cost_of,
    decision_of,
    delivery_limit,
    legal_actions,
    village_places,
)
from ludoteca.games.quetzal.meeples import pool_of
from ludoteca.games.quetzal.state import Delivery, Placing, State


def refusals(state: State, picked: tuple[str, ...]) -> Mapping[Slot, Text]:
    """Why what may not be clicked may not. (Decisions come in series: what is picked is already done.)"""
    if not state.tasks:
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
    places = [
        STELA,
        *range(TEMPLE_1, VILLAGE_1),
        *village_places(state),
        *bidding_places(state),
        HARBOR,
    ]
    return {PLACES[place]: _why_not(state, decision, place) for place in places if place not in legal}


def _why_not(state: State, decision: Placing, place: Place) -> Text:
    """The first reason that applies, in the order in which a person would look."""
    seat, held = decision.seat, decision.held
    player = state.players[seat]
    group = state.board[place] if place < CAMP else None
    is_bidding = QUARRY <= place < CAMP
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
    colour = _colour_needed(state, place)
    if is_bidding and BLACK in held and WHITE in held:
        return Text("quetzal-refused-mixed")
    if group is not None:
        usable = _usable(state, decision, colour)
        return say("quetzal-refused-bid", beat=group.size + 1, colour=names.colour_text(colour), usable=usable)
    return say("quetzal-refused-colour", colour=names.colour_text(colour))


def _colour_needed(state: State, place: Place) -> int:
    group = state.board[place] if place < CAMP else None
    if place == BLACK_MARKET:
        return BLACK
    if group is not None:
        return group.colour
    if VILLAGE_1 <= place < QUARRY:
        return state.variant.village_colour
    return WHITE if place < VILLAGE_1 else OPEN


def _usable(state: State, decision: Placing, colour: int) -> int:
    """How many meeples could be of this colour."""
    if decision.held:
        return sum(kind not in (BLACK, WHITE) or colour in (kind, OPEN) for kind in decision.held)
    pool = pool_of(state.players[decision.seat].meeples)
    wild = sum(pool) - pool[BLACK] - pool[WHITE]
    return wild + (max(pool[BLACK], pool[WHITE]) if colour == OPEN else pool[colour])
