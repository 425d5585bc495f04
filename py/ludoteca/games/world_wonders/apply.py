"""What each action does: pay, place, gain, and hand the turn on."""

from ludoteca.core.game import Seat, Step
from ludoteca.games.world_wonders.content import (
    LOAN_GOLD,
    LOAN_REPAYMENT,
    LONG_ROAD_PRICE,
    MONUMENTS,
    PEDESTAL_PRICE,
    PEDESTALS,
    RESOURCE_BOARDS,
    SHORT_ROADS,
    SHORT_SET_PRICE,
    STACKS,
    TOWER,
    TOWER_PRICE,
)
from ludoteca.games.world_wonders.events import Bought, Discarded, Event, Gained, Laid, LoanRepaid, LoanTaken
from ludoteca.games.world_wonders.forms import BIT, TERRAIN, form_of
from ludoteca.games.world_wonders.legal import fits_short_road, is_stuck
from ludoteca.games.world_wonders.monuments import placed_components
from ludoteca.games.world_wonders.rounds import (
    go_out,
    next_turn,
    remove_from_offer,
    show_monument,
)
from ludoteca.games.world_wonders.state import (
    FACES,
    LONG,
    MONUMENT,
    MONUMENT_SYMBOLS,
    NOTHING,
    SHORT,
    STACK,
    START,
    TOWER_ITEM,
    Action,
    Buy,
    Decision,
    GoOut,
    Open,
    Place,
    PlaceBuilding,
    Placed,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    Player,
    Purchase,
    RepayLoan,
    State,
    TakeLoan,
    Tracks,
)

_PRICES = {
    LONG: LONG_ROAD_PRICE,
    SHORT: SHORT_SET_PRICE,
    TOWER_ITEM: TOWER_PRICE,
    **dict.fromkeys(PEDESTALS, PEDESTAL_PRICE),
    **{stack.key: stack.price for stack in STACKS},
}
_HEADS = tuple(
    tuple(
        tuple(sum(mark <= position for mark in marks) for position in range(board.resource_end + 1))
        for marks in (board.food, board.ceramics, board.gears)
    )
    for board in RESOURCE_BOARDS
)
"""For each board, track and position: how many population symbols lie behind."""
_TRACK_ENDS = tuple(board.resource_end for board in RESOURCE_BOARDS)
_POPULATION_ENDS = tuple(board.population_end for board in RESOURCE_BOARDS)


def price_of(player: Player, item: str) -> int:
    """What an item costs; a monument takes all the gold left."""
    return _PRICES.get(item, player.gold)


def apply(state: State, action: Action) -> Step[State, Event]:
    """The state after the action, and what happened."""
    decision, rest = state.decisions[0], state.decisions[1:]
    seat = decision.seat
    events: list[Event] = []
    match action:
        case Place():
            state = _place(state, decision, rest, action, events)
        case Buy(item):
            state = _buy(state, seat, item, events)
        case TakeLoan():
            player = state.players[seat]
            events.append(LoanTaken(seat))
            richer = player.with_purse(player.gold + LOAN_GOLD, state.round, player.is_out)
            state = state.with_player(seat, richer, state.decisions)
        case RepayLoan():
            player = state.players[seat]
            events.append(LoanRepaid(seat))
            poorer = player.with_purse(player.gold - LOAN_REPAYMENT, 0, player.is_out)
            state = state.with_player(seat, poorer, state.decisions)
        case GoOut():
            state = go_out(state._replace(decisions=rest), seat, events)
    return Step(_settle(state, seat, events), tuple(events))


def _settle(state: State, seat: Seat, events: list[Event]) -> State:
    """Out without gold or without anything to do; at the end of a turn, on to the next."""
    decisions = state.decisions
    if decisions and not isinstance(decisions[0], Purchase):
        return state
    player = state.players[seat]
    if not player.is_out and (not player.gold or (decisions and is_stuck(state, seat))):
        state = go_out(state, seat, events)
    elif decisions:
        return state
    return next_turn(state, events)


# --- buying ---------------------------------------------------------------------------------------


def _buy(state: State, seat: Seat, item: str, events: list[Event]) -> State:
    """Pay, take the item from the table, and ask for its place."""
    player = state.players[seat]
    price = price_of(player, item)
    events.append(Bought(seat, item, price, state.offer[STACK[item]] if item in STACK else NOTHING))
    follow: tuple[Decision, ...]
    if item in MONUMENT:
        follow = (PlaceMonument(seat, MONUMENT[item], ()),)
    elif item in PEDESTALS:
        follow = ()
        place = PEDESTALS.index(item)
        state = state._replace(pedestals=(*state.pedestals[:place], seat, *state.pedestals[place + 1 :]))
    else:
        follow = _placing(state, seat, item)
        state = remove_from_offer(state, item)
    if isinstance(state.decisions[0], Open):
        player = player._replace(has_started=True)
        follow = (*follow, PlaceLongRoad(seat))
    return state.with_player(seat, player.with_purse(player.gold - price, player.loan, player.is_out), follow)


def _placing(state: State, seat: Seat, item: str) -> tuple[Decision, ...]:
    if item == LONG:
        return (PlaceLongRoad(seat),)
    if item == SHORT:
        return (PlaceShortRoads(seat, SHORT_ROADS),)
    if item == TOWER_ITEM:
        return (PlaceTower(seat),)
    stack = STACK[item]
    return (PlaceBuilding(seat, stack, state.offer[stack]),)


# --- placing --------------------------------------------------------------------------------------


def _place(state: State, decision: Decision, rest: tuple[Decision, ...], action: Place, events: list[Event]) -> State:
    seat = decision.seat
    player = state.players[seat]
    at = BIT[action.at]
    mask = form_of(action.form).turns[action.turn].masks[at]
    match decision:
        case PlaceBuilding(_, stack, face):
            shown = FACES[stack][face]
            piece = Placed(STACKS[stack].key, state.round, face, action.form, action.turn, at)
            tiles = player.tiles
            kind = shown.type
            tiles = (*tiles[:kind], (*tiles[kind], mask), *tiles[kind + 1 :])
            player = player._replace(tiles=tiles, covered=player.covered | mask, pieces=(*player.pieces, piece))
            events.append(Laid(seat, piece.item, action.form, action.at, action.turn, False, face))
            player = gain(player, state.setting.board, seat, shown.resources, 0, events)
        case PlaceTower():
            piece = Placed(TOWER_ITEM, state.round, 0, TOWER, action.turn, at)
            player = player._replace(
                towers=player.towers | mask, covered=player.covered | mask, pieces=(*player.pieces, piece)
            )
            events.append(Laid(seat, TOWER_ITEM, action.form, action.at, action.turn, False))
        case PlaceMonument(_, monument, laid):
            laid = (*laid, (action.form, action.turn, at))
            events.append(Laid(seat, MONUMENTS[monument].key, action.form, action.at, action.turn, False))
            if len(laid) < len(MONUMENTS[monument].components.split()):
                return state._replace(decisions=(PlaceMonument(seat, monument, laid), *rest))
            return _complete(state, rest, PlaceMonument(seat, monument, laid), events)
        case PlaceShortRoads():
            player = _with_road(player, seat, SHORT, action, mask, events)
            rest = (*_short_roads_left(player, decision, action.form, events), *rest)
        case _:
            item = LONG if any(piece.item == LONG for piece in player.pieces) else START
            player = _with_road(player, seat, item, action, mask, events)
    return state.with_player(seat, player, rest)


def _with_road(player: Player, seat: Seat, item: str, action: Place, mask: int, events: list[Event]) -> Player:
    """A city with one more road; the starting road lies by then, or is about to."""
    is_bridge = bool(mask & TERRAIN[player.map].water)
    kind = SHORT if item == SHORT else LONG
    piece = Placed(kind, len(player.pieces), 0, action.form, action.turn, BIT[action.at])
    events.append(Laid(seat, item, action.form, action.at, action.turn, is_bridge))
    return player._replace(
        roads=player.roads | mask, covered=player.covered | mask, pieces=(*player.pieces, piece), has_started=True
    )


def _short_roads_left(
    player: Player, decision: PlaceShortRoads, placed: str, events: list[Event]
) -> tuple[Decision, ...]:
    """The tiles of the set that come next; once none of them fits, they are discarded."""
    left = list(decision.left)
    left.remove(placed)
    if not left:
        return ()
    if not fits_short_road(player, left):
        events.append(Discarded(decision.seat, len(left)))
        return ()
    return (PlaceShortRoads(decision.seat, tuple(left)),)


def _complete(state: State, rest: tuple[Decision, ...], decision: PlaceMonument, events: list[Event]) -> State:
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
    player = gain(player, state.setting.board, seat, MONUMENT_SYMBOLS[monument], card.population, events)
    state = state.with_player(seat, player, rest)
    return show_monument(state, state.monuments.index(monument), events)


def gain(player: Player, board: int, seat: Seat, steps: Tracks, population: int, events: list[Event]) -> Player:
    """Move the markers step by step; entering a population symbol moves the population's (page 4)."""
    last = _TRACK_ENDS[board]
    before = player.tracks
    food, ceramics, gears = (
        min(before[0] + steps[0], last),
        min(before[1] + steps[1], last),
        min(before[2] + steps[2], last),
    )
    by_food, by_ceramics, by_gears = _HEADS[board]
    heads = by_food[food] + by_ceramics[ceramics] + by_gears[gears]
    heads -= by_food[before[0]] + by_ceramics[before[1]] + by_gears[before[2]]
    after = min(player.population + population + heads, _POPULATION_ENDS[board])
    tracks = (food, ceramics, gears)
    if after != player.population or tracks != before:
        gains = (food - before[0], ceramics - before[1], gears - before[2])
        events.append(Gained(seat, *gains, after - player.population))
    return player.with_markers(tracks, after)
