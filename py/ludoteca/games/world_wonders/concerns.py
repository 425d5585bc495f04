"""Where each event of World Wonders happened, and what concerns a viewer: what is bought away, rounds that begin."""

from ludoteca.core.game import NO_CONCERN, Concern, Seat
from ludoteca.core.squaregrid import bits
from ludoteca.core.text import Text, say
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.actions import Buy
from ludoteca.games.world_wonders.content import PEDESTALS, RESOURCE_BOARDS, ROUNDS
from ludoteca.games.world_wonders.events import (
    AutomatonTook,
    Bought,
    Event,
    Gained,
    Laid,
    MonumentShown,
    RoundBegan,
    WentOut,
)
from ludoteca.games.world_wonders.forms import BIT, NAME, form_of
from ludoteca.games.world_wonders.legal import purchases, to_act
from ludoteca.games.world_wonders.state import FACES, MONUMENT, NOTHING, STACK, State


def concern(before: State, after: State, event: Event, viewer: Seat | None) -> Concern:
    """The places where it happened, and a banner for whoever it concerns; all of it lies open on the table."""
    match event:
        case Bought(seat, item):
            return Concern(_offer(before, item), _bought_away(before, item, event.face, seat, viewer))
        case AutomatonTook(item, face):
            return Concern(_offer(before, item), _bought_away(before, item, face, None, viewer))
        case Laid():
            return Concern(_covered(after, event, viewer))
        case Gained(seat, population=gained):
            return Concern((f"tracks:{seat}",), _population(before, after, seat) if gained else None)
        case MonumentShown(monument):
            return Concern(_display(after, monument))
        case WentOut(seat, lost) if seat == viewer and lost:
            return Concern(banner=say("world-wonders-banner-out", lost=lost))
        case RoundBegan(number, order) if number > 1:
            return Concern(banner=_round(number, order, viewer), ends_round=True)
        case _:
            return NO_CONCERN


def _offer(before: State, item: str) -> tuple[str, ...]:
    """Where an item lay on the table."""
    return _display(before, item) if item in MONUMENT else (f"offer:{item}",)


def _display(state: State, monument: str) -> tuple[str, ...]:
    """The place of a monument on the display."""
    number = MONUMENT[monument]
    return (f"monument:{state.monuments.index(number)}",) if number in state.monuments else ()


def _covered(after: State, event: Laid, viewer: Seat | None) -> tuple[str, ...]:
    """The spaces that a piece covers, where the viewer sees the spaces of this city; else the city."""
    if event.seat not in (viewer, to_act(after)):
        return (f"city:{event.seat}",)
    mask = form_of(event.form).turns[event.turn].masks[BIT[event.at]]
    return tuple(names.cell(event.seat, NAME[bit]) for bit in bits(mask))


def _bought_away(before: State, item: str, face: int, seat: Seat | None, viewer: Seat | None) -> Text | None:
    """The viewer could have bought this, and nothing of its kind is left."""
    if viewer is None or viewer == seat or before.players[viewer].is_out or not before.players[viewer].has_started:
        return None
    kind = _kind(before, item)
    mine = purchases(before, viewer, before.players[viewer].gold)
    alike = [buy for buy in mine if isinstance(buy, Buy) and _kind(before, buy.item) == kind]
    left = before.long_roads if item == "long" else before.short_sets if item == "short" else len(alike)
    if item not in {buy.item for buy in alike} or left > 1:
        return None
    text, kind = names.thing_text(item, face), "monument" if item in MONUMENT else "other"
    if seat is None:
        return say("world-wonders-banner-automaton-took", item=text, kind=kind)
    return say("world-wonders-banner-bought-away", seat=seat, item=text, kind=kind)


def _kind(state: State, item: str) -> str:
    """What an item is an example of: a type of building, a pedestal, or itself."""
    if item in PEDESTALS:
        return "pedestal"
    face = state.offer[STACK[item]] if item in STACK else NOTHING
    return f"type {FACES[STACK[item]][face].type}" if face != NOTHING else item


def _population(before: State, after: State, seat: Seat) -> Text | None:
    """Somebody's population has reached the end: this round is the last one. It is told once."""
    end = RESOURCE_BOARDS[after.setting.board].population_end
    if after.players[seat].population < end or any(player.population >= end for player in before.players):
        return None
    return say("world-wonders-banner-last-round", seat=seat)


def _round(number: int, order: tuple[Seat, ...], viewer: Seat | None) -> Text:
    key = "world-wonders-banner-tenth-round" if number == ROUNDS else "world-wonders-banner-round"
    place = 0 if viewer is None else order.index(viewer) + 1
    return say(key, round=number, place=place if len(order) > 1 else 0, seat=order[0])
