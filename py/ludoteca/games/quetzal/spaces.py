"""The spaces on Quetzal's table as a seat may see them; `view.py` lists their ids and attributes."""

from collections.abc import Iterator

from ludoteca.core.game import Seat
from ludoteca.core.view import Attributes, Space
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.content import (
    ANY,
    BIDDING_PLACES,
    BLACK_MARKET,
    BONUSES,
    CAMP,
    CAMP_COINS,
    COLOURS,
    DISCOVERY,
    EITHER,
    LOCATION_OF,
    MARKET_COINS,
    MEEPLES,
    PLACES,
    QUARRY,
    ROUNDS,
    STELA,
    SURROUNDINGS,
    TEMPLE,
    TEMPLE_1,
    TEMPLE_CARDS,
    TRACK,
    VILLAGE_1,
)
from ludoteca.games.quetzal.delivery import delivery_limit, payment_for
from ludoteca.games.quetzal.kinds import Place
from ludoteca.games.quetzal.legal import to_act
from ludoteca.games.quetzal.places import (
    TEMPLE_PLACES,
    colour_taken,
    cost_of,
    open_places,
    size_to_beat,
    village_places,
)
from ludoteca.games.quetzal.state import (
    CampReroll,
    Delivery,
    Group,
    KeepOne,
    MarketSale,
    State,
    TemplePick,
    VillagePick,
)


def spaces(state: State, viewer: Seat | None) -> Iterator[Space]:
    yield from _place_spaces(state)
    yield from _display_spaces(state)
    yield from _pool_spaces(state)
    yield from _track_spaces()
    yield from _cargo_space(state, viewer)


def _attributes(**values: bool | int | str | None) -> Attributes:
    """Attributes by name; those that are None or False are left out."""
    return tuple((name, value) for name, value in values.items() if value is not None and value is not False)


def _place_spaces(state: State) -> Iterator[Space]:
    in_use, acting = open_places(state), _acting_places(state)
    for place in range(STELA, len(PLACES)):
        slot, group = PLACES[place], _group_at(state, place)
        is_automaton = group is not None and state.is_automaton(group.seat)
        status = "covered" if place not in in_use else "empty" if group is None else "held"
        attributes = (
            *_attributes(state="automaton" if is_automaton else status, is_acting=place in acting),
            *_banner(state, place),
            *_gains(state, place),
            *(() if group is None else _bid(place, group)),
        )
        holder = None if group is None or is_automaton else group.seat
        yield Space(slot, "place", names.face(slot), holder, attributes=attributes)


def _group_at(state: State, place: Place) -> Group | None:
    return state.board[place] if place < CAMP else None


def _acting_places(state: State) -> tuple[Place, ...]:
    """The place that the decision belongs to, or all the spaces of its location."""
    match state.decisions[:1]:
        case (Delivery(_, place, _, _),):
            return (place,)
        case (CampReroll(),):
            return (CAMP,)
        case (MarketSale(),):
            return (BLACK_MARKET,)
        case (TemplePick() | KeepOne(),):
            return TEMPLE_PLACES
        case (VillagePick(),):
            return tuple(village_places(state))
        case _:
            return ()


_TAKES_WORDS = ("black", "white", EITHER)


def _banner(state: State, place: Place) -> Attributes:
    row, (location, _, number) = LOCATION_OF[place], PLACES[place].partition(":")
    return _attributes(
        location=location,
        number=int(number) if number else None,
        kind=row.kind,
        takes=ANY if row.takes == ANY else _TAKES_WORDS[colour_taken(state, place)],
        order=row.order,
    )


def _bid(place: Place, group: Group) -> Attributes:
    beat = size_to_beat(group) if place in BIDDING_PLACES else None
    return _attributes(size=group.size, colour=COLOURS[group.colour], beat=beat)


def _gains(state: State, place: Place) -> Attributes:
    """Price and gain of a place, for the seat that acts: what its banner shows."""
    asked = to_act(state)
    seat = state.leader if asked is None else asked
    cost = cost_of(state, seat, place)
    if TEMPLE_1 <= place < VILLAGE_1:
        space = TEMPLE[place - TEMPLE_1]
        return _attributes(cost=cost, choose=space.choose, draw=space.draw)
    if VILLAGE_1 <= place < QUARRY:
        return _attributes(cost=cost)
    if place == STELA:
        return _attributes(bonus=BONUSES[DISCOVERY])
    if QUARRY <= place < BLACK_MARKET:
        return _attributes(bonus=BONUSES[SURROUNDINGS[place - QUARRY].bonus])
    if place == BLACK_MARKET:
        return _attributes(coins=MARKET_COINS)
    if place == CAMP:
        return _attributes(coins=CAMP_COINS)
    return _attributes(cost=cost or None, limit=delivery_limit(state, Delivery(seat, place, 0, ())))


def _display_spaces(state: State) -> Iterator[Space]:
    displays = [("temple", TEMPLE_CARDS), *((row.key, row.cards) for row in SURROUNDINGS)]
    for location, cards in displays:
        for number in range(1, cards + 1):
            attributes = _attributes(location=location, number=number)
            yield Space(f"display:{location}:{number}", "display", location, attributes=attributes)
    for number in range(1, len(state.village) + 1):
        attributes = _attributes(location="village", number=number)
        yield Space(f"display:village:{number}", "tile_display", attributes=attributes)


def _pool_spaces(state: State) -> Iterator[Space]:
    for seat in range(len(state.players)):
        for kind, name in enumerate(MEEPLES):
            yield Space(names.pool(seat, kind), "pool", name, seat)


def _track_spaces() -> Iterator[Space]:
    for number, reward in enumerate(TRACK):
        coins, points, upgrades, _ = reward
        face = "reward" if coins or points or upgrades else "nothing" if number else "start"
        rewards = _attributes(coins=coins or None, points=points or None, upgrades=upgrades or None)
        yield Space(f"track:{number}", "track", face, attributes=(("number", number), *rewards))
    for number in range(1, ROUNDS + 1):
        yield Space(f"round:{number}", "round", attributes=(("number", number),))


def _cargo_space(state: State, viewer: Seat | None) -> Iterator[Space]:
    """Only for the seat that loads it: what others load is not known before it is delivered."""
    match state.decisions[:1]:
        case (Delivery(seat, _, _, cargo) as delivery,) if seat == viewer:
            paid = payment_for(state.variant, state.players[seat].active, cargo)
            limit = delivery_limit(state, delivery)
            attributes = _attributes(limit=limit, points=paid.points, coins=paid.coins, discovery=paid.discovery)
            yield Space("cargo", "cargo", owner=seat, attributes=attributes)
