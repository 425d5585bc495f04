"""The actions as they are offered: click path, label, and what they would bring."""

from collections.abc import Iterator
from functools import lru_cache

from ludoteca.core.game import Choice, Preview, ScoreLine
from ludoteca.core.text import Text, say
from ludoteca.core.view import Control
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.apply import apply, price_of
from ludoteca.games.world_wonders.content import (
    LOAN_GOLD,
    LOAN_PENALTY,
    LOAN_REPAYMENT,
    LONG_ROAD,
    MONUMENTS,
    PEDESTALS,
    STACKS,
    TOWER,
)
from ludoteca.games.world_wonders.events import Gained
from ludoteca.games.world_wonders.forms import BIT, Mask, form_of
from ludoteca.games.world_wonders.legal import may_buy_something, may_repay, may_take_loan
from ludoteca.games.world_wonders.scoring import districts, natural_resources, score
from ludoteca.games.world_wonders.state import (
    FACES,
    MONUMENT,
    MONUMENT_SYMBOLS,
    STACK,
    Action,
    Buy,
    Decision,
    GoOut,
    Open,
    Place,
    PlaceBuilding,
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

LOAN, REPAY, OUT = "loan", "repay", "out"


def forms_asked(decision: Decision) -> tuple[str, ...]:
    """The forms that wait to be placed, alike ones repeated; none where nothing is placed."""
    match decision:
        case PlaceShortRoads(_, left):
            return left
        case PlaceMonument(_, monument, laid):
            left_forms = MONUMENTS[monument].components.split()
            for form, _, _ in laid:
                left_forms.remove(form)
            return tuple(left_forms)
        case PlaceBuilding(_, stack, _):
            return (STACKS[stack].form,)
        case PlaceTower():
            return (TOWER,)
        case Open() | PlaceLongRoad():
            return (LONG_ROAD,)
        case _:
            return ()


def controls(state: State) -> tuple[Control, ...]:
    """What a path of the decision may name that is no piece and no space."""
    if not state.decisions:
        return ()
    decision = state.decisions[0]
    turns = max((len(form_of(form).turns) for form in forms_asked(decision)), default=0)
    found = [
        Control(names.turn(turn), say("world-wonders-turn", turn=turn)) for turn in range(turns if turns > 1 else 0)
    ]
    if isinstance(decision, Purchase):
        found += _money_controls(state, decision.seat)
    return tuple(found)


def _money_controls(state: State, seat: int) -> Iterator[Control]:
    may_buy = may_buy_something(state, seat, state.players[seat].gold)
    if may_take_loan(state, seat, may_buy):
        yield Control(LOAN, _MONEY_LABELS[LOAN])
    if may_repay(state, seat):
        yield Control(REPAY, _MONEY_LABELS[REPAY])
    if not may_buy:
        yield Control(OUT, _MONEY_LABELS[OUT])


_MONEY_LABELS = {
    LOAN: say("world-wonders-do-loan", gold=LOAN_GOLD),
    REPAY: say("world-wonders-do-repay", gold=LOAN_REPAYMENT),
    OUT: Text("world-wonders-do-out"),
}


# --- choices --------------------------------------------------------------------------------------


def choice(state: State, action: Action) -> Choice[Action]:
    """The clicks that express an action, and its name."""
    decision = state.decisions[0]
    match action:
        case Buy(item):
            price = price_of(state.players[decision.seat], item)
            key = "world-wonders-do-open-short" if isinstance(decision, Open) else "world-wonders-do-buy"
            label = say(key, item=names.item_text(state, item), price=price)
            return Choice(action, (names.offered(state, item),), label, badge=str(price))
        case Place():
            return _place_choice(state, decision, action)
        case TakeLoan():
            return Choice(action, (LOAN,), _MONEY_LABELS[LOAN])
        case RepayLoan():
            return Choice(action, (REPAY,), _MONEY_LABELS[REPAY])
        case GoOut():
            return Choice(action, (OUT,), _MONEY_LABELS[OUT])


def _place_choice(state: State, decision: Decision, action: Place) -> Choice[Action]:
    path = [names.cell(decision.seat, action.at)]
    if len(set(forms_asked(decision))) > 1:
        path.insert(0, names.held(action.form))
    turns = len(form_of(action.form).turns)
    if turns > 1:
        path.append(names.turn(action.turn))
    key = "world-wonders-do-place-turned" if turns > 1 else "world-wonders-do-place"
    piece = held_text(decision, action.form)
    label = say(key, piece=piece, at=action.at, turn=action.turn)
    points = site_points(state.players[decision.seat], decision, action)
    return Choice(action, tuple(path), label, badge=f"{points:+d}".replace("-", "−") if points else "")


def held_text(decision: Decision, form: str) -> Text:
    """What is being placed, as a noun."""
    match decision:
        case PlaceShortRoads():
            return names.road_text(form)
        case PlaceBuilding(_, stack, face):
            return names.tile_text(stack, face)
        case PlaceTower():
            return Text("world-wonders-item-tower")
        case PlaceMonument(_, monument, _):
            return names.component_text(MONUMENTS[monument].key, form)
        case Open():
            return Text("world-wonders-item-start")
        case _:
            return Text("world-wonders-item-long")


def _map_points(player: Player) -> int:
    return natural_resources(player) + sum(districts(player))


_known_points = lru_cache(maxsize=16)(_map_points)


def site_points(player: Player, decision: Decision, action: Place) -> int:
    """What a place changes in natural resources and districts: the points that depend on where a piece lies."""
    mask: Mask = form_of(action.form).turns[action.turn].masks[BIT[action.at]]
    after = player._replace(covered=player.covered | mask)
    if isinstance(decision, PlaceBuilding):
        kind = FACES[decision.stack][decision.face].type
        tiles = player.tiles
        after = after._replace(tiles=(*tiles[:kind], (*tiles[kind], mask), *tiles[kind + 1 :]))
    return _map_points(after) - _known_points(player)


# --- what an action would bring -------------------------------------------------------------------


def preview(state: State, action: Action) -> Preview:
    """Price and gains of a purchase; gains and change of the score of a place."""
    decision = state.decisions[0]
    player = state.players[decision.seat]
    match action:
        case Buy(item):
            return Preview(tuple(_buy_lines(state, player, item)))
        case Place():
            return Preview(tuple(_place_lines(state, decision.seat, action)))
        case TakeLoan():
            return Preview((say("world-wonders-preview-loan", gold=player.gold + LOAN_GOLD, points=LOAN_PENALTY),))
        case RepayLoan():
            return Preview(
                (say("world-wonders-preview-repay", gold=player.gold - LOAN_REPAYMENT, points=LOAN_PENALTY),)
            )
        case GoOut():
            return Preview((say("world-wonders-preview-out", gold=player.gold),))


def _buy_lines(state: State, player: Player, item: str) -> Iterator[Text]:
    price = price_of(player, item)
    yield say("world-wonders-preview-price", price=price, left=player.gold - price)
    if item in STACK:
        yield _symbols_line(FACES[STACK[item]][state.offer[STACK[item]]].resources, 0)
    elif item in MONUMENT:
        card = MONUMENTS[MONUMENT[item]]
        if card.resources or card.population:
            yield _symbols_line(MONUMENT_SYMBOLS[MONUMENT[item]], card.population)
        yield say("world-wonders-preview-rings", points=card.rings)
    elif item in PEDESTALS:
        yield say("world-wonders-preview-pedestal", place=1 + PEDESTALS.index(item))


def _symbols_line(steps: Tracks, population: int) -> Text:
    food, ceramics, gears = steps
    return say("world-wonders-preview-symbols", food=food, ceramics=ceramics, gears=gears, population=population)


def _place_lines(state: State, seat: int, action: Place) -> Iterator[Text]:
    step = apply(state, action)
    for event in step.events:
        if isinstance(event, Gained) and event.seat == seat:
            yield say(
                "world-wonders-preview-gains",
                food=event.food,
                ceramics=event.ceramics,
                gears=event.gears,
                population=event.population,
            )
    change = 0
    for line in _differences(state, step.state, seat):
        change += line.points
        yield say("world-wonders-preview-line", line=score_text(line.key), **_signed(line.points))
    yield say("world-wonders-preview-total", **_signed(change))


def _signed(points: int) -> dict[str, str | int]:
    return {"points": abs(points), "sign": "loss" if points < 0 else "gain" if points else "none"}


def _differences(before: State, after: State, seat: int) -> Iterator[ScoreLine]:
    for old, new in zip(score(before, seat), score(after, seat), strict=True):
        if old.points != new.points:
            yield ScoreLine(old.key, new.points - old.points)


def score_text(key: str) -> Text:
    return Text(f"world-wonders-score-{key.replace('_', '-')}")
