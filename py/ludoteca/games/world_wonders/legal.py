"""What is lawful: where each piece may go, what may be bought, and so the legal actions."""

from collections.abc import Iterator, Sequence

from ludoteca.core.game import Seat
from ludoteca.core.squaregrid import pick
from ludoteca.games.world_wonders.content import (
    LOAN_GOLD,
    LOAN_REPAYMENT,
    LONG_ROAD,
    LONG_ROAD_PRICE,
    MONUMENTS,
    PEDESTAL_PRICE,
    PEDESTALS,
    SHORT_SET_PRICE,
    STACKS,
    TOWER,
    TOWER_PRICE,
)
from ludoteca.games.world_wonders.forms import (
    GRID,
    SIDEWALK_ROW,
    TERRAIN,
    Form,
    Mask,
    covering,
    fitting,
    fitting_land,
    form_of,
)
from ludoteca.games.world_wonders.monuments import component_places, grounds_of, may_build
from ludoteca.games.world_wonders.state import (
    BUY,
    FACES,
    GO_OUT,
    LONG,
    NOBODY,
    NOTHING,
    REPAY_LOAN,
    SHORT,
    TAKE_LOAN,
    TOWER_ITEM,
    Action,
    Open,
    Place,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    Player,
    Purchase,
    State,
    Type,
    places_of,
)

STACK_FORMS = tuple(form_of(stack.form) for stack in STACKS)
_LONG_TURNS = form_of(LONG_ROAD).turns
_STACK_PRICES = tuple((index, stack.price, BUY[stack.key]) for index, stack in enumerate(STACKS))
_CHEAPEST_TILE = min(stack.price for stack in STACKS)
_MONUMENT_BUYS = tuple(BUY[monument.key] for monument in MONUMENTS)

# --- where pieces may go --------------------------------------------------------------------------


def free_land(player: Player) -> Mask:
    """Land that nothing covers; natural resources are land."""
    return TERRAIN[player.map].land & ~player.covered


def road_support(player: Player) -> Mask:
    """The spaces where a road would touch a road, a tower or the Sidewalk (page 4)."""
    return GRID.spread(player.roads | player.towers) | SIDEWALK_ROW


def building_support(player: Player, kind: Type) -> Mask:
    """The spaces where a building would touch a road or a building of its own type (page 4)."""
    return GRID.spread(player.roads | player.cells_of_type(kind))


def tower_sites(player: Player) -> Mask:
    """A tower touches something that already lies on the map, and stands on land (page 4)."""
    return GRID.spread(player.covered) & free_land(player)


def long_road_sites(player: Player) -> Iterator[Mask]:
    """For each turn the origins of a long road: it starts and ends on land and may cross water (page 4)."""
    grounds = grounds_of(player)
    support = road_support(player) & grounds[2]
    for turn in _LONG_TURNS:
        yield fitting(turn, grounds) & covering(turn, support)


def short_road_sites(player: Player, form: str) -> Iterator[Mask]:
    """For each turn the origins of a short road tile, which never crosses water."""
    land = free_land(player)
    support = road_support(player) & land
    for turn in form_of(form).turns:
        yield fitting_land(turn, land) & covering(turn, support)


def building_sites(player: Player, stack: int, kind: Type) -> Iterator[Mask]:
    """For each turn the origins of a building tile."""
    land = free_land(player)
    support = building_support(player, kind) & land
    if support:
        for turn in STACK_FORMS[stack].turns:
            yield fitting_land(turn, land) & covering(turn, support)


def fits_short_road(player: Player, left: Sequence[str]) -> bool:
    """Whether one of the tiles left of a set has a place."""
    return any(any(short_road_sites(player, form)) for form in dict.fromkeys(left))


# --- what may be bought ---------------------------------------------------------------------------


def purchases(state: State, seat: Seat, gold: int) -> Iterator[Action]:
    """What the seat may buy with so much gold: on offer, within its means, and with a lawful place (page 3)."""
    yield from _priced_purchases(state, seat, gold)
    yield from _monument_purchases(state, seat, gold)


def _priced_purchases(state: State, seat: Seat, gold: int) -> Iterator[Action]:
    player = state.players[seat]
    land = free_land(player)
    if state.long_roads and gold >= LONG_ROAD_PRICE and any(long_road_sites(player)):
        yield BUY[LONG]
    if state.short_sets and gold >= SHORT_SET_PRICE and road_support(player) & land:
        yield BUY[SHORT]
    if gold >= _CHEAPEST_TILE:
        yield from _tile_purchases(state, player, gold, land)
    if state.towers and gold >= TOWER_PRICE and GRID.spread(player.covered) & land:
        yield BUY[TOWER_ITEM]
    if gold >= PEDESTAL_PRICE and seat not in state.pedestals:
        for pedestal, holder in zip(PEDESTALS, state.pedestals, strict=False):
            if holder == NOBODY:
                yield BUY[pedestal]


def _tile_purchases(state: State, player: Player, gold: int, land: Mask) -> Iterator[Action]:
    beside_road = GRID.spread(player.roads) & land
    for (stack, price, buy), face in zip(_STACK_PRICES, state.offer, strict=False):
        if face != NOTHING and price <= gold:
            tiles = player.tiles[FACES[stack][face].type]
            support = beside_road | GRID.spread(sum(tiles)) & land if tiles else beside_road
            if _fits_somewhere(STACK_FORMS[stack], land, support):
                yield buy


def _fits_somewhere(form: Form, land: Mask, support: Mask) -> bool:
    return any(fitting_land(turn, land) & covering(turn, support) for turn in form.turns)


def _monument_purchases(state: State, seat: Seat, gold: int) -> Iterator[Action]:
    """A monument costs all the gold left, but at least one."""
    if gold >= 1:
        player = state.players[seat]
        for monument in state.monuments:
            if monument != NOTHING and may_build(player, monument):
                yield _MONUMENT_BUYS[monument]


def may_take_loan(state: State, seat: Seat, may_buy: bool) -> bool:
    """A loan is for someone who holds none, has gold left, and can buy something with it (page 4).

    What could be bought without it can be bought with it; a monument asks for no particular sum.
    """
    player = state.players[seat]
    return (
        not player.loan
        and player.gold >= 1
        and (may_buy or has_any(_priced_purchases(state, seat, player.gold + LOAN_GOLD)))
    )


def may_repay(state: State, seat: Seat) -> bool:
    """A loan is repaid in a later round than it was taken (page 4)."""
    player = state.players[seat]
    return 0 < player.loan < state.round and player.gold >= LOAN_REPAYMENT


def has_any(actions: Iterator[Action]) -> bool:
    return next(actions, None) is not None


def is_stuck(state: State, seat: Seat) -> bool:
    """Nothing to buy, with or without a loan, and none to repay: the seat is out without being asked."""
    may_buy = has_any(purchases(state, seat, state.players[seat].gold))
    return not (may_buy or may_take_loan(state, seat, may_buy) or may_repay(state, seat))


# --- the actions ----------------------------------------------------------------------------------


def legal_actions(state: State) -> Sequence[Action]:
    """All legal actions of the decision on top, in a stable order."""
    if not state.decisions:
        return ()
    match state.decisions[0]:
        case Purchase(seat):
            return _purchase_actions(state, seat)
        case PlaceBuilding(seat, stack, face):
            kind = FACES[stack][face].type
            return _places(STACKS[stack].form, building_sites(state.players[seat], stack, kind))
        case PlaceLongRoad(seat):
            return _places(LONG_ROAD, long_road_sites(state.players[seat]))
        case PlaceShortRoads(seat, left):
            player = state.players[seat]
            forms = dict.fromkeys(left)
            return [place for form in forms for place in _places(form, short_road_sites(player, form))]
        case PlaceTower(seat):
            return _places(TOWER, (tower_sites(state.players[seat]),))
        case PlaceMonument(seat, monument, laid):
            return component_places(state.players[seat], monument, laid)
        case Open(seat):
            first: list[Action] = [BUY[SHORT]] if state.short_sets else []
            return [*_places(LONG_ROAD, long_road_sites(state.players[seat])), *first]


def _purchase_actions(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    actions = list(purchases(state, seat, player.gold))
    may_buy = bool(actions)
    if may_take_loan(state, seat, may_buy):
        actions.append(TAKE_LOAN)
    if may_repay(state, seat):
        actions.append(REPAY_LOAN)
    if not may_buy:
        actions.append(GO_OUT)
    return actions


def _places(form: str, sites: "Iterator[Mask] | tuple[Mask, ...]") -> list[Place]:
    tables = places_of(form)
    actions: list[Place] = []
    for table, origins in zip(tables, sites, strict=False):
        if origins:
            actions += pick(table, origins)
    return actions
