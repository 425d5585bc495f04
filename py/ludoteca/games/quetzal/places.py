"""The places of the board: which are in use, what they cost, which meeples they take, what a bid needs there."""

from ludoteca.core.game import Seat
from ludoteca.games.quetzal.content import (
    BIDDING_PLACES,
    BLACK,
    CAMP,
    DISCOUNT,
    HARBOR,
    HARBOR_COST,
    QUARRY,
    SHIP_1,
    SHIP_2,
    SHIPS,
    STELA,
    TAKES,
    TEMPLE,
    TEMPLE_1,
    TEMPLE_DISCOUNT,
    VILLAGE_1,
    VILLAGE_SPACES,
    WHITE,
)
from ludoteca.games.quetzal.kinds import Colour, Place
from ludoteca.games.quetzal.state import Group, Player, State

TEMPLE_COSTS = tuple(
    tuple((TEMPLE_1 + space, max(0, row.cost - discount)) for space, row in enumerate(TEMPLE))
    for discount in (0, DISCOUNT)
)
"""Places and prices of the Temple, without and with TEMPLE_DISCOUNT; no price is below 0."""
TEMPLE_PLACES = tuple(place for place, _ in TEMPLE_COSTS[0])
_VILLAGE_PLACES = {seats: range(VILLAGE_1, VILLAGE_1 + spaces) for seats, spaces in VILLAGE_SPACES.items()}
BIDDING_PLACES_FOR = {
    seats: tuple(place for place in BIDDING_PLACES if place < SHIP_1 + ships or place > SHIP_2)
    for seats, ships in SHIPS.items()
}
"""By the number of players."""
_BID_COLOURS = ((BLACK,), (WHITE,), (BLACK, WHITE))
"""The colours a bid may have, by the colour that the place takes or the group there has."""
OPENING_TERMS = tuple((1, _BID_COLOURS[colour]) for colour in TAKES)
"""For each place, how many meeples a first bid needs at least and in which colours."""
_NO_COLOUR: tuple[Colour, ...] = ()


def village_places(state: State) -> range:
    return _VILLAGE_PLACES[len(state.players)]


def bidding_places(state: State) -> tuple[Place, ...]:
    return BIDDING_PLACES_FOR[len(state.players)]


def open_places(state: State) -> tuple[Place, ...]:
    """All places of a game with so many players."""
    return (STELA, *TEMPLE_PLACES, *village_places(state), *bidding_places(state), CAMP, HARBOR)


def temple_cost(player: Player, place: Place) -> int:
    return TEMPLE_COSTS[TEMPLE_DISCOUNT in player.active][place - TEMPLE_1][1]


def cost_of(state: State, seat: Seat, place: Place) -> int:
    """The coins for one meeple here."""
    if TEMPLE_1 <= place < VILLAGE_1:
        return temple_cost(state.players[seat], place)
    if VILLAGE_1 <= place < QUARRY:
        return state.variant.village_costs[place - VILLAGE_1]
    return HARBOR_COST if place == HARBOR else 0


def colour_taken(state: State, place: Place) -> Colour:
    """The colour of the meeples that a place takes; OPEN: both. An option fixes it for the Village."""
    return state.variant.village_colour if VILLAGE_1 <= place < QUARRY else TAKES[place]


def terms_to_beat(group: Group, seat: Seat | None) -> tuple[int, tuple[Colour, ...]]:
    """More meeples of the group's colour (A4-BEAT); nobody bids against their own group (D-9). None: any other seat."""
    return group.size + 1, _NO_COLOUR if group.seat == seat else _BID_COLOURS[group.colour]


def bid_terms(state: State, seat: Seat, place: Place) -> tuple[int, tuple[Colour, ...]]:
    """How many meeples a bid needs here at least, and in which colours; in none if the seat may not bid."""
    group = state.board[place]
    return OPENING_TERMS[place] if group is None else terms_to_beat(group, seat)


def size_to_beat(group: Group) -> int:
    """How many meeples another seat needs to oust the group."""
    return terms_to_beat(group, None)[0]
