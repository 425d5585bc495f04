"""The legal actions: where each piece may go, and what may be bought."""

from collections.abc import Iterator, Sequence

from ludoteca.core.game import Seat
from ludoteca.core.squaregrid import pick
from ludoteca.games.world_wonders.actions import BUY, GO_OUT, REPAY_LOAN, TAKE_LOAN, Action, Place, places_of
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
    EITHER,
    SIDEWALK_ROW,
    TERRAIN,
    Mask,
    covering,
    fitting,
    form_of,
    has_site,
    sites,
    spread,
)
from ludoteca.games.world_wonders.monuments import component_places, grounds_of, may_build
from ludoteca.games.world_wonders.state import (
    FACES,
    LONG,
    NOBODY,
    NOTHING,
    SHORT,
    TOWER_ITEM,
    Open,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    Player,
    Purchase,
    State,
    Type,
    forms_asked,
)

STACK_FORMS = tuple(form_of(stack.form) for stack in STACKS)
_LONG = form_of(LONG_ROAD)
_STACK_ROWS = tuple(
    (stack.price, BUY[stack.key], form, tuple(face.type for face in faces))
    for stack, form, faces in zip(STACKS, STACK_FORMS, FACES, strict=True)
)
"""What the market asks of each stack: its price, the action, its form, the types of its faces."""
_CHEAPEST_TILE = min(stack.price for stack in STACKS)
_MONUMENT_BUYS = tuple(BUY[monument.key] for monument in MONUMENTS)
_PEDESTAL_BUYS = tuple(BUY[pedestal] for pedestal in PEDESTALS)
_BUY_LONG, _BUY_SHORT, _BUY_TOWER = BUY[LONG], BUY[SHORT], BUY[TOWER_ITEM]

# --- where pieces may go --------------------------------------------------------------------------


def free_land(player: Player) -> Mask:
    """Land that nothing covers; natural resources are land."""
    return TERRAIN[player.map].land & ~player.covered


def road_support(player: Player) -> Mask:
    """The spaces where a road would touch a road, a tower or the Sidewalk (page 4)."""
    return spread(player.roads | player.towers) | SIDEWALK_ROW


def building_support(player: Player, kind: Type) -> Mask:
    """The spaces where a building would touch a road or a building of its own type (page 4)."""
    return spread(player.roads | player.cells_of_type(kind))


def tower_sites(player: Player) -> Mask:
    """A tower touches something that already lies on the map, and stands on land (page 4)."""
    return spread(player.covered) & free_land(player)


def long_road_sites(player: Player) -> list[Mask]:
    """For each turn the origins of a long road: it starts and ends on land and may cross water (page 4)."""
    grounds = grounds_of(player)
    support = road_support(player) & grounds[EITHER]
    return [fitting(turn, grounds) & covering(turn, support) for turn in _LONG.turns]


def may_lay_long_road(player: Player, land: Mask, support: Mask) -> bool:
    """Whether a long road has a place; places over land alone are tried first, because they are found faster."""
    return has_site(_LONG, land, support & land) or any(long_road_sites(player))


def short_road_sites(player: Player, form: str) -> list[Mask]:
    """For each turn the origins of a short road tile, which never crosses water."""
    land = free_land(player)
    return sites(form_of(form), land, road_support(player) & land)


def road_sites(player: Player, form: str) -> list[Mask]:
    """For each turn the origins of a road tile of either kind."""
    return long_road_sites(player) if form == LONG_ROAD else short_road_sites(player, form)


def building_sites(player: Player, stack: int, kind: Type) -> list[Mask]:
    """For each turn the origins of a building tile."""
    land = free_land(player)
    return sites(STACK_FORMS[stack], land, building_support(player, kind) & land)


def fits_short_road(player: Player, left: Sequence[str]) -> bool:
    """Whether one of the tiles left of a set has a place (ROAD-SET-PART)."""
    land = free_land(player)
    support = road_support(player) & land
    return any(has_site(form_of(form), land, support) for form in dict.fromkeys(left))


# --- what may be bought ---------------------------------------------------------------------------


def purchases(state: State, seat: Seat, gold: int) -> list[Action]:
    """What the seat may buy with so much gold: on offer, within its means, and with a lawful place (page 3)."""
    player = state.players[seat]
    land = free_land(player)
    support = road_support(player)
    actions: list[Action] = []
    if _may_buy_long_road(state, player, gold, land, support):
        actions.append(_BUY_LONG)
    if _may_buy_short_set(state, gold, land, support):
        actions.append(_BUY_SHORT)
    actions += _tile_purchases(state, player, gold, land)
    if _may_buy_tower(state, player, gold, land):
        actions.append(_BUY_TOWER)
    actions += _pedestal_purchases(state, seat, gold)
    actions += _monument_purchases(state, player, gold)
    return actions


def may_buy_something(state: State, seat: Seat, gold: int) -> bool:
    """Whether there is any purchase; what takes the least time is asked first."""
    player = state.players[seat]
    land = free_land(player)
    support = road_support(player)
    return bool(
        _pedestal_purchases(state, seat, gold)
        or _may_buy_short_set(state, gold, land, support)
        or _may_buy_tower(state, player, gold, land)
        or _may_buy_long_road(state, player, gold, land, support)
        or next(_tile_purchases(state, player, gold, land), None)
        or next(_monument_purchases(state, player, gold), None)
    )


def _may_buy_long_road(state: State, player: Player, gold: int, land: Mask, support: Mask) -> bool:
    return state.long_roads > 0 and gold >= LONG_ROAD_PRICE and may_lay_long_road(player, land, support)


def _may_buy_short_set(state: State, gold: int, land: Mask, support: Mask) -> bool:
    return state.short_sets > 0 and gold >= SHORT_SET_PRICE and support & land != 0


def _may_buy_tower(state: State, player: Player, gold: int, land: Mask) -> bool:
    return state.towers > 0 and gold >= TOWER_PRICE and spread(player.covered) & land != 0


def _pedestal_purchases(state: State, seat: Seat, gold: int) -> list[Action]:
    if gold < PEDESTAL_PRICE or NOBODY not in state.pedestals or seat in state.pedestals:
        return []
    return [buy for buy, holder in zip(_PEDESTAL_BUYS, state.pedestals, strict=False) if holder == NOBODY]


def _monument_purchases(state: State, player: Player, gold: int) -> Iterator[Action]:
    if gold >= 1:
        for shown in state.monuments:
            if shown != NOTHING and may_build(player, shown):
                yield _MONUMENT_BUYS[shown]


def _tile_purchases(state: State, player: Player, gold: int, land: Mask) -> Iterator[Action]:
    if gold < _CHEAPEST_TILE:
        return
    beside_road = spread(player.roads) & land
    for (price, buy, form, types), face in zip(_STACK_ROWS, state.offer, strict=False):
        if face != NOTHING and price <= gold:
            tiles = player.tiles[types[face]]
            support = beside_road | spread(sum(tiles)) & land if tiles else beside_road
            if has_site(form, land, support):
                yield buy


def may_take_loan(state: State, seat: Seat, may_buy: bool) -> bool:
    """A loan is for someone who holds none, has gold left, and can buy something with it (page 4, LOAN-TAKE).

    What could be bought without it can be bought with it.
    """
    player = state.players[seat]
    return not player.loan and player.gold >= 1 and (may_buy or may_buy_something(state, seat, player.gold + LOAN_GOLD))


def may_repay(state: State, seat: Seat) -> bool:
    """A loan is repaid in a later round than it was taken (page 4)."""
    player = state.players[seat]
    return 0 < player.loan < state.round and player.gold >= LOAN_REPAYMENT


def is_stuck(state: State, seat: Seat) -> bool:
    """Nothing to buy, with or without a loan, and none to repay: the seat is out without being asked (BUY-OUT)."""
    return not (
        may_buy_something(state, seat, state.players[seat].gold)
        or may_take_loan(state, seat, may_buy=False)
        or may_repay(state, seat)
    )


# --- who acts, and the actions ----------------------------------------------------------------------


def to_act(state: State) -> Seat | None:
    """The seat that the decision on top asks; None when the game is over."""
    return state.decisions[0].seat if state.decisions else None


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
        case PlaceShortRoads(seat):
            player = state.players[seat]
            forms = dict.fromkeys(forms_asked(state.decisions[0]))
            return [place for form in forms for place in _places(form, road_sites(player, form))]
        case PlaceTower(seat):
            return _places(TOWER, (tower_sites(state.players[seat]),))
        case PlaceMonument(seat, monument, laid):
            return component_places(state.players[seat], monument, laid)
        case Open(seat):
            first: list[Action] = [BUY[SHORT]] if state.short_sets else []
            return [*_places(LONG_ROAD, long_road_sites(state.players[seat])), *first]


def _purchase_actions(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    actions = purchases(state, seat, player.gold)
    may_buy = bool(actions)
    if may_take_loan(state, seat, may_buy):
        actions.append(TAKE_LOAN)
    if may_repay(state, seat):
        actions.append(REPAY_LOAN)
    if not may_buy:
        actions.append(GO_OUT)
    return actions


def _places(form: str, found: Sequence[Mask]) -> list[Place]:
    actions: list[Place] = []
    for table, origins in zip(places_of(form), found, strict=True):
        if origins:
            actions += pick(table, origins)
    return actions


def is_midway(state: State) -> bool:
    """Something is bought and has no place yet, or only some of its parts have."""
    return bool(state.decisions) and not isinstance(state.decisions[0], Open | Purchase)


def is_shown(state: State) -> bool:
    """Where a piece will lie is seen even if there is only one place for it."""
    return is_midway(state)
