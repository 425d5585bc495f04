"""The actions as they are offered: click path, label and badge, and the controls a path may name."""

from collections.abc import Iterator
from functools import lru_cache

from ludoteca.core.game import Choice, Seat
from ludoteca.core.text import Text, say
from ludoteca.core.view import Control
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.actions import Action, Buy, GoOut, Place, RepayLoan, TakeLoan
from ludoteca.games.world_wonders.city import facts_of, points_of_place
from ludoteca.games.world_wonders.content import LOAN_GOLD, LOAN_REPAYMENT, LONG_ROAD, MONUMENTS
from ludoteca.games.world_wonders.forms import BIT, form_of
from ludoteca.games.world_wonders.legal import may_buy_something, may_repay, may_take_loan
from ludoteca.games.world_wonders.market import price_of
from ludoteca.games.world_wonders.state import (
    MONUMENT,
    Decision,
    Open,
    PlaceBuilding,
    PlaceMonument,
    PlaceShortRoads,
    PlaceTower,
    Player,
    Purchase,
    State,
    forms_asked,
)

_START = Text("world-wonders-item-start")
LOAN, REPAY, OUT = "loan", "repay", "out"


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


def _money_controls(state: State, seat: Seat) -> Iterator[Control]:
    may_buy = may_buy_something(state, seat, state.players[seat].gold)
    if may_take_loan(state, seat, may_buy):
        yield Control(LOAN, _MONEY_LABELS[LOAN])
    if may_repay(state, seat):
        yield Control(REPAY, _MONEY_LABELS[REPAY])
    if not may_buy:
        yield Control(OUT, _MONEY_LABELS[OUT], concludes=True)


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
            kind = "monument" if item in MONUMENT else "other"
            label = say(key, item=names.item_text(state, item), kind=kind, price=price)
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
    piece = held_text(decision, action.form)
    # The words do not name the turn, which is seen; but no two labels of a decision are the same.
    points = site_points(state.players[decision.seat], decision, action)
    label = say("world-wonders-do-place", piece=piece, at=action.at, turn=action.turn, points=points)
    return Choice(action, tuple(path), label, badge=f"{points:+d}".replace("-", "−") if points else "")


def held_text(decision: Decision, form: str) -> Text:
    """What is being placed, as a noun."""
    match decision:
        case PlaceShortRoads():
            return _START if form == LONG_ROAD else names.road_text(form)
        case PlaceBuilding(_, stack, face):
            return names.tile_text(stack, face)
        case PlaceTower():
            return Text("world-wonders-item-tower")
        case PlaceMonument(_, monument, _):
            return names.component_text(MONUMENTS[monument].key, form)
        case Open():
            return _START
        case _:
            return Text("world-wonders-item-long")


_known_facts = lru_cache(maxsize=16)(facts_of)
"""All places of a decision are on the same map."""


def site_points(player: Player, decision: Decision, action: Place) -> int:
    """What a place changes in natural resources and districts: the points that depend on where a piece lies."""
    mask = form_of(action.form).turns[action.turn].masks[BIT[action.at]]
    return points_of_place(_known_facts(player), mask, isinstance(decision, PlaceBuilding))
