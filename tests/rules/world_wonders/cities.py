"""Positions to try the rules of World Wonders on, told as a person would: what, and on which spaces."""

from collections.abc import Sequence

from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders.actions import Action, Place
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.content import STACKS
from ludoteca.games.world_wonders.forms import BIT, form_of
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.setup import setup
from ludoteca.games.world_wonders.state import (
    FACES,
    MONUMENT,
    NOTHING,
    STACK,
    Decision,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    Player,
    Purchase,
    State,
    with_player,
)


def mask(spaces: str) -> int:
    """The spaces of `F8-F9-F10`, or of a straight run `F8..F11`."""
    if ".." in spaces:
        first, last = spaces.split("..")
        columns = range(ord(first[0]), ord(last[0]) + 1)
        rows = range(int(first[1:]), int(last[1:]) + 1)
        return sum(1 << BIT[f"{chr(column)}{row}"] for column in columns for row in rows)
    return sum(1 << BIT[space] for space in spaces.split("-"))


def table(seats: int = 2, seed: int = 7, **options: bool | int | str) -> State:
    return setup(seats, Rng(seed), options)


def ask(state: State, decision: Decision) -> State:
    """The same table, with this asked of the seat now and a purchase still to come."""
    seat = decision.seat
    return state._replace(active=seat, decisions=(decision, Purchase(seat)))


def with_purchase(state: State, seat: int = 0) -> State:
    """It is this seat's turn to buy."""
    return state._replace(active=seat, decisions=(Purchase(seat),))


def changed(state: State, seat: int = 0, **fields: object) -> State:
    """The table with something of a player changed."""
    player = state.players[seat]._replace(**fields)  # type: ignore[arg-type]
    return with_player(state, seat, player, state.decisions)


def covers(action: Action) -> int:
    """The spaces that a placement covers; none for another action."""
    if not isinstance(action, Place):
        return 0
    return form_of(action.form).turns[action.turn].masks[BIT[action.at]]


def decision_for(item: str, tile: str = "", seat: int = 0) -> Decision:
    """What is asked when an item has been bought: `long`, `LL`, `L`, `tower`, a stack with its tile, a monument."""
    if item == "long":
        return PlaceLongRoad(seat)
    if item in ("LL", "L"):
        return PlaceShortRoads(seat, (item,))
    if item == "tower":
        return PlaceTower(seat)
    if item in MONUMENT:
        return PlaceMonument(seat, MONUMENT[item], ())
    return PlaceBuilding(seat, STACK[item], STACKS[STACK[item]].tiles.split().index(tile))


def spots(state: State, item: str, tile: str = "", seat: int = 0) -> list[int]:
    """The lawful places of an item, as spaces."""
    return [covers(action) for action in legal_actions(ask(state, decision_for(item, tile, seat)))]


def is_lawful(state: State, item: str, spaces: str, tile: str = "") -> bool:
    return mask(spaces) in spots(state, item, tile)


def lay(state: State, item: str, spaces: str, tile: str = "", seat: int = 0) -> State:
    """Place it there, lawfully."""
    asked = ask(shown(state, item), decision_for(item, tile, seat))
    action = next(action for action in legal_actions(asked) if covers(action) == mask(spaces))
    return apply(asked, action).state


def shown(state: State, monument: str) -> State:
    """The table with this monument on display."""
    if monument not in MONUMENT or MONUMENT[monument] in state.monuments:
        return state
    index = MONUMENT[monument]
    deck = tuple(sorted({*state.deck, *state.monuments} - {index, NOTHING, *state.monuments[1:]}))
    return state._replace(monuments=(index, *state.monuments[1:]), deck=deck)


def lay_monument(state: State, monument: str, *components: str, seat: int = 0) -> State | None:
    """The table with the monument built of these components, laid in this order; None if one may not lie so."""
    state = ask(shown(state, monument), decision_for(monument, seat=seat))
    for spaces in components:
        fitting = [action for action in legal_actions(state) if covers(action) == mask(spaces)]
        if not fitting:
            return None
        state = apply(state, fitting[0]).state
    assert MONUMENT[monument] in state.players[seat].monuments, "all its components lie"
    return state


def buys(state: State) -> set[str]:
    """The items that may be bought now."""
    return {action.item for action in legal_actions(state) if hasattr(action, "item")}


def kinds(actions: Sequence[Action]) -> set[str]:
    return {type(action).__name__ for action in actions}


def face_of(stack: str, tile: str) -> int:
    """The index of a tile's face."""
    faces = FACES[STACK[stack]]
    return faces.index(faces[STACKS[STACK[stack]].tiles.split().index(tile)])


def player_of(state: State, seat: int = 0) -> Player:
    return state.players[seat]


def scored_city() -> State:
    """The city of the scoring example (T41): every step is lawful in this order."""
    state = table()
    state = lay(state, "long", "F8..F11")
    state = lay(state, "S1", "G11-H11-I11", "F:f")
    state = lay(state, "S3", "D10-E10-D11-E11", "H:fc")
    state = lay(state, "S2", "G9-G10-H9", "B:g")
    state = lay(state, "tower", "I10")
    state = lay(state, "L", "I9")
    state = lay(state, "LL", "H8-I8")
    state = lay(state, "LL", "J11-K11")
    state = lay(state, "long", "B8..E8")
    built = lay_monument(state, "trojan", "C9-D9")
    assert built is not None, "the Trojan Horse may stand there"
    return built
