"""What each action does: pay, place, gain, and end the turn."""

from typing import TypeAlias

from ludoteca.core.game import Seat, Step
from ludoteca.games.world_wonders.actions import Action, Buy, GoOut, Place, RepayLoan, TakeLoan
from ludoteca.games.world_wonders.content import (
    LOAN_GOLD,
    LOAN_REPAYMENT,
    LONG_ROAD,
    MONUMENTS,
    PEDESTALS,
    RESOURCE_BOARDS,
    SHORT_ROADS,
    STACKS,
    TOWER,
)
from ludoteca.games.world_wonders.events import (
    Bought,
    Change,
    Discarded,
    Event,
    Gained,
    Laid,
    LoanRepaid,
    LoanTaken,
)
from ludoteca.games.world_wonders.forms import BIT, TERRAIN, Mask, form_of
from ludoteca.games.world_wonders.legal import fits_short_road, is_stuck
from ludoteca.games.world_wonders.market import price_of, remove_from_offer, show_monument
from ludoteca.games.world_wonders.monuments import placed_components
from ludoteca.games.world_wonders.rounds import go_out, next_turn
from ludoteca.games.world_wonders.state import (
    COMPONENTS,
    FACES,
    LONG,
    MONUMENT,
    MONUMENT_SYMBOLS,
    NOTHING,
    SHORT,
    STACK,
    START,
    TOWER_ITEM,
    Decision,
    Open,
    PlaceBuilding,
    Placed,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    Player,
    Purchase,
    State,
    Tracks,
    with_building,
    with_decisions,
    with_markers,
    with_player,
    with_purse,
    with_road,
    with_tower,
)

_Events: TypeAlias = tuple[Event, ...]
_SYMBOLS_PASSED = tuple(
    tuple(
        tuple(sum(mark <= position for mark in marks) for position in range(board.resource_end + 1))
        for marks in (board.food, board.ceramics, board.gears)
    )
    for board in RESOURCE_BOARDS
)
"""For each board, track and position: how many population symbols the marker has passed."""
_TRACK_ENDS = tuple(board.resource_end for board in RESOURCE_BOARDS)
_POPULATION_ENDS = tuple(board.population_end for board in RESOURCE_BOARDS)


def apply(state: State, action: Action) -> Step[State, Event]:
    """The state after the action, and what happened."""
    decision = state.decisions[0]
    seat = decision.seat
    match action:
        case Place():
            state, events = _place(state, decision, action)
        case Buy(item):
            state, events = _buy(state, seat, item)
        case TakeLoan():
            player = state.players[seat]
            richer = with_purse(player, player.gold + LOAN_GOLD, state.round, player.is_out)
            state, events = with_player(state, seat, richer, state.decisions), (LoanTaken(seat),)
        case RepayLoan():
            player = state.players[seat]
            poorer = with_purse(player, player.gold - LOAN_REPAYMENT, 0, player.is_out)
            state, events = with_player(state, seat, poorer, state.decisions), (LoanRepaid(seat),)
        case GoOut():
            state, events = go_out(with_decisions(state, state.decisions[1:]), seat)
    state, following = _settle(state, seat)
    return Step(state, events + following)


def _settle(state: State, seat: Seat) -> Change:
    """After a purchase: the seat is out without gold or without anything to do, and the next turn begins."""
    decisions = state.decisions
    if decisions and not isinstance(decisions[0], Purchase):
        return state, ()
    player = state.players[seat]
    events: tuple[Event, ...] = ()
    if not player.is_out and (not player.gold or (decisions and is_stuck(state, seat))):
        state, events = go_out(state, seat)
    elif decisions:
        return state, ()
    state, following = next_turn(state)
    return state, events + following


# --- buying ---------------------------------------------------------------------------------------


def _buy(state: State, seat: Seat, item: str) -> Change:
    """Pay, take the item from the table, and ask for its place."""
    player = state.players[seat]
    price = price_of(player, item)
    bought = Bought(seat, item, price, state.offer[STACK[item]] if item in STACK else NOTHING)
    is_opening = isinstance(state.decisions[0], Open)
    follow: tuple[Decision, ...]
    if item in MONUMENT:
        follow = (PlaceMonument(seat, MONUMENT[item], ()),)
    elif item in PEDESTALS:
        follow = ()
        place = PEDESTALS.index(item)
        state = state._replace(pedestals=(*state.pedestals[:place], seat, *state.pedestals[place + 1 :]))
    else:
        follow = _placing(state, seat, item, is_opening)
        state = remove_from_offer(state, item)
    if is_opening:
        player = player._replace(has_started=True)
    player = with_purse(player, player.gold - price, player.loan, player.is_out)
    return with_player(state, seat, player, follow), (bought,)


def _placing(state: State, seat: Seat, item: str, is_start_owed: bool) -> tuple[Decision, ...]:
    if item == LONG:
        return (PlaceLongRoad(seat),)
    if item == SHORT:
        return (PlaceShortRoads(seat, SHORT_ROADS, is_start_owed),)
    if item == TOWER_ITEM:
        return (PlaceTower(seat),)
    stack = STACK[item]
    return (PlaceBuilding(seat, stack, state.offer[stack]),)


# --- placing --------------------------------------------------------------------------------------


def _place(state: State, decision: Decision, action: Place) -> Change:
    seat, rest = decision.seat, state.decisions[1:]
    player = state.players[seat]
    match decision:
        case PlaceBuilding():
            player, events = _with_building(state, player, decision, action)
        case PlaceMonument():
            return _place_component(state, decision, action)
        case PlaceTower():
            player, events = _with_tower(state, player, decision, action)
        case PlaceShortRoads():
            item = START if action.form == LONG_ROAD else SHORT
            player, events = _with_road(player, seat, item, action)
            follow, discarded = _roads_left(player, decision, action.form)
            rest, events = follow + rest, events + discarded
        case _:
            item = LONG if any(piece.item == LONG for piece in player.pieces) else START
            player, events = _with_road(player, seat, item, action)
    return with_player(state, seat, player, rest), events


def _mask_of(action: Place) -> Mask:
    return form_of(action.form).turns[action.turn].masks[BIT[action.at]]


def _with_building(state: State, player: Player, decision: PlaceBuilding, action: Place) -> tuple[Player, _Events]:
    """A city with one more building, and what its symbols bring."""
    stack, face = STACKS[decision.stack].key, decision.face
    kind, resources = FACES[decision.stack][face]
    mask = _mask_of(action)
    piece = Placed(stack, state.round, face, action.form, action.turn, BIT[action.at])
    laid = Laid(decision.seat, stack, action.form, action.at, action.turn, False, face)
    tiles = player.tiles
    tiles = (*tiles[:kind], (*tiles[kind], mask), *tiles[kind + 1 :])
    player = with_building(player, tiles, player.covered | mask, (*player.pieces, piece))
    player, gained = gain(player, state.setting.board, decision.seat, resources, 0)
    return player, (laid, *gained)


def _with_tower(state: State, player: Player, decision: PlaceTower, action: Place) -> tuple[Player, _Events]:
    """A city with one more tower."""
    mask = _mask_of(action)
    piece = Placed(TOWER_ITEM, state.round, 0, TOWER, action.turn, BIT[action.at])
    laid = Laid(decision.seat, TOWER_ITEM, action.form, action.at, action.turn, False)
    return with_tower(player, player.towers | mask, player.covered | mask, (*player.pieces, piece)), (laid,)


def _with_road(player: Player, seat: Seat, item: str, action: Place) -> tuple[Player, _Events]:
    """A city with one more road; from then on the starting road lies or is owed."""
    mask = _mask_of(action)
    is_bridge = bool(mask & TERRAIN[player.map].water)
    kind = SHORT if item == SHORT else LONG
    piece = Placed(kind, len(player.pieces), 0, action.form, action.turn, BIT[action.at])
    laid = Laid(seat, item, action.form, action.at, action.turn, is_bridge)
    return with_road(player, player.roads | mask, player.covered | mask, (*player.pieces, piece), True), (laid,)


def _roads_left(
    player: Player, decision: PlaceShortRoads, placed: str
) -> tuple[tuple[Decision, ...], tuple[Event, ...]]:
    """The tiles of a short set, and perhaps the starting road, that come next (ROAD-SET)."""
    left, seat, is_start_owed = list(decision.left), decision.seat, decision.is_start_owed
    if placed == LONG_ROAD:
        is_start_owed = False
    else:
        left.remove(placed)
    if left and fits_short_road(player, left):
        return (PlaceShortRoads(seat, tuple(left), is_start_owed),), ()
    return (PlaceLongRoad(seat),) if is_start_owed else (), (Discarded(seat, len(left)),) if left else ()


# --- monuments ------------------------------------------------------------------------------------


def _place_component(state: State, decision: PlaceMonument, action: Place) -> Change:
    """A component lies; the last one completes the monument."""
    seat, monument, rest = decision.seat, decision.monument, state.decisions[1:]
    laid = (*decision.laid, (action.form, action.turn, BIT[action.at]))
    event = Laid(seat, MONUMENTS[monument].key, action.form, action.at, action.turn, False)
    placed = PlaceMonument(seat, monument, laid)
    if len(laid) < len(COMPONENTS[monument]):
        return with_decisions(state, (placed, *rest)), (event,)
    state, events = _complete(with_decisions(state, rest), placed)
    return state, (event, *events)


def _complete(state: State, decision: PlaceMonument) -> Change:
    """All components lie: gain what the card shows, then refill the display."""
    seat, monument = decision.seat, decision.monument
    player = state.players[seat]
    pieces = placed_components(monument, decision.laid)
    mask = 0
    for piece in pieces:
        mask |= piece.mask
    player = player._replace(
        wonders=player.wonders | mask,
        covered=player.covered | mask,
        pieces=player.pieces + pieces,
        monuments=(*player.monuments, monument),
    )
    card = MONUMENTS[monument]
    player, gained = gain(player, state.setting.board, seat, MONUMENT_SYMBOLS[monument], card.population)
    state = with_player(state, seat, player, state.decisions)
    state, shown = show_monument(state, state.monuments.index(monument))
    return state, gained + shown


def gain(player: Player, board: int, seat: Seat, steps: Tracks, population: int) -> tuple[Player, _Events]:
    """Move the markers step by step; entering a population symbol moves the population's (page 4)."""
    last = _TRACK_ENDS[board]
    before = player.tracks
    food, ceramics, gears = (
        min(before[0] + steps[0], last),
        min(before[1] + steps[1], last),
        min(before[2] + steps[2], last),
    )
    by_food, by_ceramics, by_gears = _SYMBOLS_PASSED[board]
    symbols = by_food[food] + by_ceramics[ceramics] + by_gears[gears]
    symbols -= by_food[before[0]] + by_ceramics[before[1]] + by_gears[before[2]]
    after = min(player.population + population + symbols, _POPULATION_ENDS[board])
    tracks = (food, ceramics, gears)
    if after == player.population and tracks == before:
        return player, ()
    gains = (food - before[0], ceramics - before[1], gears - before[2])
    return with_markers(player, tracks, after), (Gained(seat, *gains, after - player.population),)
