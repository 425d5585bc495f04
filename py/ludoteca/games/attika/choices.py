"""The actions as they are offered: click path, label, price before the click, and why not elsewhere."""

from collections.abc import Mapping

from ludoteca.core.game import Choice, Preview, Seat, Slot
from ludoteca.core.text import Text, say
from ludoteca.core.view import Control
from ludoteca.games.attika import names
from ludoteca.games.attika.apply import apply
from ludoteca.games.attika.content import BUILDS, LANDSCAPES
from ludoteca.games.attika.land import bits
from ludoteca.games.attika.legal import has_cards_to_take, legal_actions
from ludoteca.games.attika.price import Price, affordable_sites, cheapest, price
from ludoteca.games.attika.state import (
    ANY_COST,
    COST,
    STACKS,
    Action,
    AmphoraForAction,
    AmphoraForCard,
    Begin,
    Blessed,
    Build,
    BuildAt,
    BuildType,
    Cards,
    CompletedGroup,
    Draw,
    DrawFrom,
    Ended,
    EndTurn,
    ExpandAt,
    Pay,
    PayOf,
    PayWith,
    Reveal,
    Site,
    State,
    Store,
    TakeCards,
    TurnTo,
    Type,
)


def _due(state: State) -> int:
    decision = state.decisions[0]
    return BUILDS if isinstance(decision, Begin) else decision.left if isinstance(decision, Draw | Build) else 0


def controls(state: State) -> tuple[Control, ...]:
    """The buttons of the decision: whatever its paths name that is no piece and no space."""
    return tuple(
        Control(offered.path[0], offered.label)
        for offered in (choice(state, action) for action in legal_actions(state) if isinstance(action, _BUTTONS))
    )


_BUTTONS = (Store, PayWith, PayOf, TurnTo, TakeCards, EndTurn, AmphoraForAction, AmphoraForCard)


def choice(state: State, action: Action) -> Choice[Action]:
    """The clicks that express an action, and its name."""
    decision = state.decisions[0]
    seat = decision.seat
    match action:
        case DrawFrom(stack):
            label = say("attika-do-draw", kind="main" if stack == 0 else "other", number=stack)
            return Choice(action, (names.stack(seat, stack),), label)
        case BuildType(building):
            twin = len(state.players[seat].built[building])
            label = say("attika-do-build", building=names.building_text(building))
            return Choice(action, (names.piece(seat, building, twin),), label)
        case BuildAt(at):
            assert isinstance(decision, Site | Reveal), "a site is chosen for a building"
            cards = _cards_at(state, seat, decision.building, state.land.number[at])
            label = say(
                "attika-do-build-at", building=names.building_text(decision.building), q=at[0], r=at[1], cards=cards
            )
            return Choice(action, (names.board(at),), label, badge=str(cards))
        case Store():
            return Choice(action, ("store",), Text("attika-do-store"))
        case PayWith(cards):
            return Choice(
                action, (names.payment(cards),), names.cards_text("attika-do-pay", cards), action == _thriftiest(state)
            )
        case PayOf(count):
            assert isinstance(decision, Pay), "cards are named for a payment"
            landscape = LANDSCAPES[len(decision.fixed)]
            label = say("attika-do-pay-of", count=count, landscape=Text(f"attika-landscape-{landscape}"))
            return Choice(action, (f"pay:{landscape}:{count}",), label)
        case ExpandAt(centre):
            return Choice(action, (names.centre(centre),), say("attika-do-expand", q=centre[0], r=centre[1]))
        case TurnTo(turn):
            return Choice(action, (f"rot:{turn}",), say("attika-do-turn", degrees=60 * turn), turn == 0)
        case TakeCards():
            control = "pass" if isinstance(decision, Begin) else "finish"
            return Choice(action, (control,), say(f"attika-do-{control}", cards=_due(state)))
        case EndTurn():
            declines = _due(state) > 0 and has_cards_to_take(state)
            return Choice(action, ("end",), Text("attika-do-decline" if declines else "attika-do-end"))
        case AmphoraForAction():
            return Choice(action, ("amphora",), Text("attika-do-amphora-action"))
        case AmphoraForCard():
            return Choice(action, ("amphora_card",), Text("attika-do-amphora-card"))


def _cards_at(state: State, seat: Seat, building: Type, index: int) -> int:
    due = price(state, seat, building, index)
    return cheapest(state.players[seat].hand, due.need, due.any_cards)


def _thriftiest(state: State) -> Action | None:
    """The payment that leaves the best hand: the fewest cards, then the most even rest."""
    hand = state.players[state.decisions[0].seat].hand

    def cost(way: PayWith) -> tuple[int, int, Cards]:
        rest = [held - paid for held, paid in zip(hand, way.cards, strict=True)]
        return sum(way.cards), sum(count * count for count in rest), way.cards

    ways = [action for action in legal_actions(state) if isinstance(action, PayWith)]
    return min(ways, key=cost, default=None)


# --- what an action would bring ----------------------------------------------------------------------------------


def preview(state: State, action: Action) -> Preview:
    """The price with all that makes it up, and what the building would bring."""
    decision = state.decisions[0]
    match action:
        case DrawFrom(stack):
            player = state.players[decision.seat]
            size = player.stacks[stack]
            lines = [say("attika-preview-stack", count=size)]
            if size == 1 and state.pool:
                lines.append(Text("attika-preview-expands"))
            return Preview(tuple(lines))
        case BuildType(building):
            sites = affordable_sites(state, decision.seat, building)
            prices = [_cards_at(state, decision.seat, building, index) for index in bits(sites)]
            cost = names.cards_text("attika-preview-cost", COST[building])
            if ANY_COST[building]:
                cost = say("attika-preview-cost-any", cards=ANY_COST[building])
            return Preview((cost, say("attika-preview-sites", count=len(prices), cards=min(prices))))
        case BuildAt(at):
            assert isinstance(decision, Site | Reveal), "a site is chosen for a building"
            index = state.land.number[at]
            lines = _price_lines(
                state, decision.seat, decision.building, price(state, decision.seat, decision.building, index)
            )
            return Preview((*lines, *_consequences(state, action)))
        case TakeCards():
            return Preview((say("attika-preview-cards", count=_due(state)),))
        case _:
            return Preview()


def _price_lines(state: State, seat: Seat, building: Type, due: Price) -> list[Text]:
    lines = []
    if due.is_free:
        lines.append(Text("attika-preview-chain"))
    elif ANY_COST[building]:
        lines.append(say("attika-preview-cost-any", cards=ANY_COST[building]))
        lines.append(say("attika-preview-land-any", symbols=min(sum(due.shown), ANY_COST[building])))
    else:
        cost = COST[building]
        cw, cf, ch, cm = (c - n for c, n in zip(cost, due.need, strict=True))
        lines.append(names.cards_text("attika-preview-cost", cost))
        lines.append(names.cards_text("attika-preview-land", (cw, cf, ch, cm)))
    if due.settlement:
        lines.append(say("attika-preview-settlement", cards=due.settlement))
    cards = cheapest(state.players[seat].hand, due.need, due.any_cards)
    stands_in = cards > sum(due.need) + due.any_cards
    lines.append(say("attika-preview-pay-swapped" if stands_in else "attika-preview-pay", cards=cards))
    return lines


def _consequences(state: State, action: Action) -> list[Text]:
    """What the building would bring, found by building it; how it is paid makes no difference."""
    step = apply(state, action)
    while step.state.decisions and isinstance(step.state.decisions[0], Pay):
        step = apply(step.state, legal_actions(step.state)[0])
    lines = []
    for event in step.events:
        match event:
            case CompletedGroup(_, group, amphoras):
                key = "attika-preview-amphora" if amphoras else "attika-preview-broken"
                lines.append(say(key, group=names.group_text(group)))
            case Blessed(_, amphoras):
                lines.append(say("attika-preview-blessing", amphoras=amphoras))
            case Ended(reason) if reason in ("all_built", "connection", "all_built_and_connection"):
                lines.append(Text("attika-preview-wins"))
    return lines


# --- why not ------------------------------------------------------------------------------------------------------


def refusals(state: State, picked: tuple[str, ...]) -> Mapping[Slot, Text]:
    """Why what lies on the table may not be clicked now. (Decisions come in series: what was picked is done.)"""
    if not state.decisions:
        return {}
    match state.decisions[0]:
        case Site(seat, building) | Reveal(seat, building):
            return _refused_sites(state, seat, building)
        case Begin(seat) | Build(seat):
            reasons = _refused_types(state, seat)
            if isinstance(state.decisions[0], Build):
                reasons |= {names.stack(seat, index): Text("attika-refused-building") for index in STACKS}
            else:
                reasons |= _empty_stacks(state, seat)
            return reasons
        case Draw(seat):
            stored = state.players[seat].stored
            drawn = {_first_waiting(state, seat, building): Text("attika-refused-drawing") for building in stored}
            return drawn | _empty_stacks(state, seat)
        case _:
            return {}


def _empty_stacks(state: State, seat: Seat) -> dict[Slot, Text]:
    stacks = state.players[seat].stacks
    return {names.stack(seat, index): Text("attika-refused-empty-stack") for index in STACKS if not stacks[index]}


def _first_waiting(state: State, seat: Seat, building: Type) -> Slot:
    return names.piece(seat, building, len(state.players[seat].built[building]))


def _refused_sites(state: State, seat: Seat, building: Type) -> dict[Slot, Text]:
    land, held = state.land, sum(state.players[seat].hand)
    may = affordable_sites(state, seat, building)
    reasons = {names.board(at): Text("attika-refused-shrine") for at in land.ground.shrines}
    for index, at in enumerate(land.hexes):
        if state.occupied >> index & 1:
            reasons[names.board(at)] = Text("attika-refused-occupied")
        elif not may >> index & 1:
            cards = _cards_at(state, seat, building, index)
            reasons[names.board(at)] = say("attika-refused-cards", cards=cards, held=held)
    return reasons


def _refused_types(state: State, seat: Seat) -> dict[Slot, Text]:
    return {
        _first_waiting(state, seat, building): Text("attika-refused-no-site")
        for building in set(state.players[seat].stored)
        if not affordable_sites(state, seat, building)
    }
