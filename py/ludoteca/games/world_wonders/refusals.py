"""The reason for each thing on the table that may not be picked now."""

from collections.abc import Mapping

from ludoteca.core.game import Seat, Slot
from ludoteca.core.squaregrid import bits
from ludoteca.core.text import Text, say
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.actions import Buy, Place
from ludoteca.games.world_wonders.content import MONUMENTS, PEDESTALS
from ludoteca.games.world_wonders.forms import BIT, EITHER, GRID, NAME, TERRAIN, WATER, Mask, Turn, form_of
from ludoteca.games.world_wonders.legal import (
    building_support,
    legal_actions,
    may_repay,
    purchases,
    road_support,
)
from ludoteca.games.world_wonders.market import is_on_offer, price_of, priced_items, shown_monuments
from ludoteca.games.world_wonders.monuments import demands_of, instances, missing_features, next_to_feature
from ludoteca.games.world_wonders.state import (
    FACES,
    MONUMENT,
    Decision,
    PlaceBuilding,
    PlaceMonument,
    PlaceTower,
    Player,
    Purchase,
    State,
    forms_asked,
)

_EDGE = Text("world-wonders-refused-edge")
_COVERED = Text("world-wonders-refused-covered")
_WATER = Text("world-wonders-refused-water")
_LAND = Text("world-wonders-refused-land")
_ENDS = Text("world-wonders-refused-ends")
_NO_ROAD = Text("world-wonders-refused-road")
_LONELY = Text("world-wonders-refused-piece")
_ARRANGEMENT = Text("world-wonders-refused-arrangement")


def refusals(state: State, picked: tuple[str, ...]) -> Mapping[Slot, Text]:
    """For what is picked, why each other thing may not be: items on offer, or spaces of the own city."""
    if not state.decisions:
        return {}
    decision = state.decisions[0]
    if isinstance(decision, Purchase):
        return _purchase_refusals(state, decision.seat)
    return _place_refusals(state, decision, picked)


# --- what may not be bought -----------------------------------------------------------------------


def _purchase_refusals(state: State, seat: Seat) -> dict[Slot, Text]:
    player = state.players[seat]
    lawful = {action.item for action in purchases(state, seat, player.gold) if isinstance(action, Buy)}
    reasons: dict[Slot, Text] = {}
    for item in (*priced_items(state), *shown_monuments(state)):
        if not is_on_offer(state, item):
            reasons[f"offer:{item}"] = Text("world-wonders-refused-sold")
        elif item not in lawful:
            reasons[names.offered(state, item)] = _why_not_buy(state, seat, item)
    if player.loan:
        reasons["loan"] = Text("world-wonders-refused-second-loan")
        if not may_repay(state, seat):
            late = player.loan < state.round
            reasons["repay"] = Text("world-wonders-refused-repay-gold" if late else "world-wonders-refused-repay-now")
    if lawful:
        reasons["out"] = Text("world-wonders-refused-out")
    return reasons


def _why_not_buy(state: State, seat: Seat, item: str) -> Text:
    player = state.players[seat]
    price = price_of(player, item)
    if item in PEDESTALS and seat in state.pedestals:
        return Text("world-wonders-refused-second-pedestal")
    if price > player.gold:
        return say("world-wonders-refused-gold", price=price, gold=player.gold)
    if item in MONUMENT:
        return _why_not_build(player, MONUMENT[item])
    return Text("world-wonders-refused-room")


def _why_not_build(player: Player, monument: int) -> Text:
    """The first feature that is nowhere to be touched, if any: otherwise there is no room beside them."""
    free = GRID.full & ~player.covered
    for feature, count in demands_of(monument):
        is_short = count > 1 and len(instances(player, feature)) < count
        if is_short or not next_to_feature(player, feature) & free:
            return say("world-wonders-refused-feature", feature=names.feature_text(feature), count=count)
    return Text("world-wonders-refused-monument-room")


# --- where it may not go --------------------------------------------------------------------------


def _place_refusals(state: State, decision: Decision, picked: tuple[str, ...]) -> dict[Slot, Text]:
    seat = decision.seat
    ways = _ways(decision, picked)
    if not ways:
        return {}
    lawful = {
        BIT[action.at]
        for action in legal_actions(state)
        if isinstance(action, Place) and any((action.form, action.turn) == way[:2] for way in ways)
    }
    player = state.players[seat]
    return {
        names.cell(seat, NAME[bit]): max(
            (_why_not_there(player, decision, way[2], bit) for way in ways), key=_nearness
        )[1]
        for bit in bits(GRID.full)
        if bit not in lawful
    }


def _ways(decision: Decision, picked: tuple[str, ...]) -> list[tuple[str, int, Turn]]:
    """The forms and turns that are still open; a turn that no form has leaves all of them so."""
    turn = names.turn_among(picked)
    forms = dict.fromkeys(forms_asked(decision))
    chosen = [form for form in forms if names.held(form) in picked] or list(forms)
    ways = [(form, index, each) for form in chosen for index, each in enumerate(form_of(form).turns)]
    turned = [way for way in ways if way[1] == turn or len(form_of(way[0]).turns) == 1]
    return turned or ways if turn is not None else ways


def _nearness(reason: tuple[int, Text]) -> int:
    """Of several reasons the one is told that is the nearest to being lawful."""
    return reason[0]


def _why_not_there(player: Player, decision: Decision, turn: Turn, bit: int) -> tuple[int, Text]:
    if player.covered >> bit & 1:
        return 0, _COVERED
    mask = turn.masks[bit]
    if not mask:
        return 0, _EDGE
    if mask & player.covered:
        return 1, _COVERED
    water = TERRAIN[player.map].water
    coding = turn.codings[0]
    if not any(_lies_well(water, turn, each, bit) for each in turn.codings):
        if WATER in coding:
            return 2, _LAND
        return 2, _ENDS if EITHER in coding else _WATER
    return 3, _why_not_beside(player, decision, mask)


def _lies_well(water: Mask, turn: Turn, coding: tuple[int, ...], bit: int) -> bool:
    return all(
        ground == EITHER or (water >> bit + offset & 1) == (ground == WATER)
        for offset, ground in zip(turn.offsets, coding, strict=True)
    )


def _why_not_beside(player: Player, decision: Decision, mask: Mask) -> Text:
    match decision:
        case PlaceBuilding(_, stack, face):
            kind = FACES[stack][face].type
            assert not mask & building_support(player, kind), "a supported tile on free land is lawful"
            return say("world-wonders-refused-support", type=names.type_text(kind))
        case PlaceTower():
            return _LONELY
        case PlaceMonument(_, monument, _):
            missing = missing_features(player, monument, mask)
            if MONUMENTS[monument].arrange == "single" and missing:
                return say("world-wonders-refused-beside", feature=names.feature_text(missing[0]))
            return _ARRANGEMENT
        case _:
            assert not mask & road_support(player), "a supported road on free ground is lawful"
            return _NO_ROAD
