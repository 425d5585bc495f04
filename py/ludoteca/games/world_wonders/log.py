"""World Wonders' events as lines of the log, and who may know them."""

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.content import PEDESTALS
from ludoteca.games.world_wonders.events import (
    AutomatonDrew,
    AutomatonIdled,
    AutomatonTook,
    Bought,
    Discarded,
    Ended,
    Event,
    Gained,
    Laid,
    LoanRepaid,
    LoanTaken,
    MonumentShown,
    RoundBegan,
    WentOut,
)
from ludoteca.games.world_wonders.state import MONUMENT, SHORT, STACK


def see(event: Event, viewer: Seat | None) -> Event | None:
    """The event as a viewer may know it: everything happens in the open."""
    return event


def tell(event: Event) -> Text:
    """What happened, for a person; `seat` stands for the name of whoever sits there."""
    match event:
        case RoundBegan(number, order):
            return say("world-wonders-log-round", round=number, seat=order[0])
        case Bought(seat, item, price, face):
            key = "pedestal" if item in PEDESTALS else "monument" if item in MONUMENT else "bought"
            return say(f"world-wonders-log-{key}", seat=seat, item=names.thing_text(item, face), price=price)
        case Laid():
            return _tell_laid(event)
        case Discarded(seat, count):
            return say("world-wonders-log-discarded", seat=seat, count=count)
        case Gained(seat, food, ceramics, gears, population):
            key = "gained" if food or ceramics or gears else "grew"
            return say(
                f"world-wonders-log-{key}",
                seat=seat,
                food=food,
                ceramics=ceramics,
                gears=gears,
                population=population,
            )
        case LoanTaken(seat):
            return say("world-wonders-log-loan", seat=seat)
        case LoanRepaid(seat):
            return say("world-wonders-log-repaid", seat=seat)
        case WentOut(seat, lost):
            return say("world-wonders-log-out", seat=seat, lost=lost)
        case MonumentShown(monument):
            return say("world-wonders-log-shown", monument=names.monument_text(monument))
        case AutomatonDrew(card):
            return say("world-wonders-log-automaton-drew", card=card)
        case AutomatonTook(item, face):
            return say("world-wonders-log-automaton-took", item=names.thing_text(item, face))
        case AutomatonIdled(card):
            return say("world-wonders-log-automaton-idled", card=card)
        case Ended(reason):
            return Text(f"world-wonders-log-ended-{reason.replace('_', '-')}")


def _tell_laid(event: Laid) -> Text:
    if event.item in STACK:
        piece = names.tile_text(STACK[event.item], event.face)
    elif event.item in MONUMENT:
        piece = names.component_text(event.item, event.form)
    elif event.item == SHORT:
        piece = names.road_text(event.form)
    else:
        piece = Text(f"world-wonders-item-{'bridge' if event.is_bridge else event.item}")
    return say("world-wonders-log-laid", seat=event.seat, piece=piece, at=event.at)
