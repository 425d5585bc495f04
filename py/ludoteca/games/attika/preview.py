"""What an action would bring, line by line, before it is done."""

from ludoteca.core.game import Preview, Seat
from ludoteca.core.hexgrid import Hex, neighbours
from ludoteca.core.text import Text, say
from ludoteca.games.attika import names
from ludoteca.games.attika.actions import Action, BuildAt, BuildType, DrawFrom, ExpandAt, TakeCards, TurnTo
from ludoteca.games.attika.apply import apply
from ludoteca.games.attika.buildings import ANY_COST, COST, Type
from ludoteca.games.attika.cards import subtract_cards
from ludoteca.games.attika.content import LANDSCAPES
from ludoteca.games.attika.events import Blessed, CompletedGroup, Ended
from ludoteca.games.attika.land import BLANK, bits, faces
from ludoteca.games.attika.legal import legal_actions
from ludoteca.games.attika.prices import Price, cheapest, fewest_cards, price
from ludoteca.games.attika.sites import affordable_sites, touched_by_tile
from ludoteca.games.attika.state import Pay, Reveal, Rotate, Site, State


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
            prices = [fewest_cards(state, decision.seat, building, index) for index in bits(sites)]
            cost = names.symbols_text("attika-preview-cost", COST[building], False, site=0)
            if ANY_COST[building]:
                cost = say("attika-preview-cost-any", cards=ANY_COST[building], site=0)
            return Preview((cost, say("attika-preview-sites", count=len(prices), cards=min(prices))))
        case BuildAt(at):
            assert isinstance(decision, Site | Reveal), "a site is chosen for a building"
            due = price(state, decision.seat, decision.building, state.land.number[at])
            lines = _price_lines(state, decision.seat, decision.building, due)
            return Preview((*lines, *_consequences(state, action)))
        case ExpandAt(centre):
            mine, theirs, shrines = touched_by_tile(state, decision.seat, centre)
            touches = say("attika-preview-touches", mine=mine, theirs=theirs, shrines=shrines)
            return Preview((touches,) if mine or theirs or shrines else ())
        case TurnTo(turn):
            assert isinstance(decision, Rotate), "a tile is turned where it lies"
            return Preview(_tile_lines(decision.tile, decision.centre, turn))
        case TakeCards(count):
            return Preview((say("attika-preview-cards", count=count),))
        case _:
            return Preview()


def _tile_lines(tile: int, centre: Hex, turn: int) -> tuple[Text, ...]:
    """Where the landscapes of a tile lie, for those who do not see it."""
    places = zip((centre, *neighbours(centre)), faces(tile, turn), strict=True)
    return tuple(
        say("attika-preview-shows", landscape=Text(f"attika-landscape-{LANDSCAPES[face]}"), q=q, r=r)
        for (q, r), face in places
        if face != BLANK
    )


def _price_lines(state: State, seat: Seat, building: Type, due: Price) -> list[Text]:
    """The printed price, what lowers and raises it, and what the seat pays in the end."""
    lines = []
    if due.is_free:
        lines.append(Text("attika-preview-chain"))
    elif ANY_COST[building]:
        lines.append(say("attika-preview-cost-any", cards=ANY_COST[building], site=1))
        lines.append(say("attika-preview-land-any", symbols=min(sum(due.shown), ANY_COST[building])))
    else:
        lines.append(names.symbols_text("attika-preview-cost", COST[building], False, site=1))
        lines.append(names.symbols_text("attika-preview-land", subtract_cards(COST[building], due.need), True))
    if due.settlement:
        lines.append(say("attika-preview-settlement", cards=due.settlement))
    cards = cheapest(state.players[seat].hand, due.need, due.any_cards)
    is_swapped = cards > sum(due.need) + due.any_cards
    lines.append(say("attika-preview-pay-swapped" if is_swapped else "attika-preview-pay", cards=cards))
    return lines


def _consequences(state: State, action: Action) -> list[Text]:
    """What the building would bring, found by building it; how it is paid does not matter."""
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
