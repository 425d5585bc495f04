"""The actions as the page offers them: the clicks that express each, its label, and the buttons among the clicks."""

from ludoteca.core.game import Choice
from ludoteca.core.text import Text, say
from ludoteca.core.view import Control
from ludoteca.games.attika import names
from ludoteca.games.attika.actions import (
    Action,
    AmphoraForAction,
    AmphoraForCard,
    BuildAt,
    BuildType,
    DrawFrom,
    EndTurn,
    ExpandAt,
    PayOf,
    PayWith,
    Store,
    TakeCards,
    TurnTo,
)
from ludoteca.games.attika.content import LANDSCAPES
from ludoteca.games.attika.legal import best_payment, cards_due, legal_actions
from ludoteca.games.attika.prices import fewest_cards
from ludoteca.games.attika.state import MAIN_STACK, Begin, Pay, Reveal, Site, State


def choice(state: State, action: Action) -> Choice[Action]:
    """The clicks that express an action, and its label."""
    decision = state.decisions[0]
    seat = decision.seat
    match action:
        case DrawFrom(stack):
            label = say("attika-do-draw", kind="main" if stack == MAIN_STACK else "other", number=stack)
            return Choice(action, (names.stack(seat, stack),), label)
        case BuildType(building):
            label = say("attika-do-build", building=names.building_text(building))
            return Choice(action, (names.next_piece(state, seat, building),), label)
        case BuildAt(at):
            assert isinstance(decision, Site | Reveal), "a site is chosen for a building"
            cards = fewest_cards(state, seat, decision.building, state.land.number[at])
            text = names.building_text(decision.building)
            label = say("attika-do-build-at", building=text, q=at[0], r=at[1], cards=cards)
            return Choice(action, (names.board(at),), label, badge=str(cards))
        case ExpandAt(centre):
            return Choice(action, (names.centre(centre),), say("attika-do-expand", q=centre[0], r=centre[1]))
        case PayWith():
            assert isinstance(decision, Pay), "cards are given for a payment"
            button = _button(state, action)
            return Choice(action, (button.id,), button.label, action == best_payment(state, decision))
        case TakeCards():
            # To accept what is preferred takes one key: it must not end a turn in which something can be done.
            button = _button(state, action)
            is_all_left = legal_actions(state)[0] == action
            return Choice(action, _path_of_stop(state, button.id, action.count), button.label, is_all_left)
        case EndTurn():
            button = _button(state, action)
            return Choice(action, _path_of_stop(state, button.id, 0), button.label)
        case _:
            button = _button(state, action)
            return Choice(action, (button.id,), button.label, action == TurnTo(0))


FEWER = Control("fewer", Text("attika-do-fewer"))
"""Opens the ways to stop with fewer cards than are due. Few people want them, they must not be pressed by mistake, and
a phone has no room for them all."""


def _path_of_stop(state: State, button: str, cards: int) -> tuple[str, ...]:
    """The clicks that end a turn with so many cards."""
    return (FEWER.id, button) if cards < cards_due(state) else (button,)


def controls(state: State) -> tuple[Control, ...]:
    """The buttons of the decision: what its click paths name that is no piece and no space."""
    buttons = tuple(_button(state, action) for action in legal_actions(state) if isinstance(action, _BUTTONS))
    return (*buttons, FEWER) if buttons and cards_due(state) else buttons


_BUTTONS = (Store, PayWith, PayOf, TurnTo, TakeCards, EndTurn, AmphoraForAction, AmphoraForCard)


def _button(state: State, action: Action) -> Control:
    """The button of an action that is expressed by one."""
    decision = state.decisions[0]
    match action:
        case Store():
            return Control("store", Text("attika-do-store"))
        case PayWith(cards):
            return Control(names.payment(cards), names.cards_text("attika-do-pay", cards))
        case PayOf(count):
            assert isinstance(decision, Pay), "cards are named for a payment"
            landscape = LANDSCAPES[len(decision.fixed)]
            label = say("attika-do-pay-of", count=count, landscape=Text(f"attika-landscape-{landscape}"))
            return Control(f"pay:{landscape}:{count}", label)
        case TurnTo(turn):
            return Control(f"rot:{turn}", say("attika-do-turn", degrees=60 * turn))
        case TakeCards(count):
            key = "attika-do-pass" if isinstance(decision, Begin) else "attika-do-finish"
            return Control(f"take:{count}", say(key, cards=count), concludes=count == cards_due(state))
        case EndTurn():
            due = cards_due(state)
            return Control("end", Text("attika-do-decline" if due else "attika-do-end"), concludes=not due)
        case AmphoraForAction():
            return Control("amphora", Text("attika-do-amphora-action"))
        case AmphoraForCard():
            return Control("amphora_card", Text("attika-do-amphora-card"))
        case _:
            raise TypeError(f"{action} is expressed by a place or a piece, not by a button")
