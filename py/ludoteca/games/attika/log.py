"""What each viewer may know of an event, and its line in the log."""

from dataclasses import replace

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.games.attika import names
from ludoteca.games.attika.events import (
    Blessed,
    Built,
    CompletedGroup,
    Declined,
    Drew,
    Ended,
    Event,
    Expanded,
    Reshuffled,
    SpentAmphora,
    Stored,
    Took,
    TurnedUp,
)


def see(event: Event, viewer: Seat | None) -> Event | None:
    """All is public but the cards another seat takes."""
    if isinstance(event, Took) and event.seat != viewer:
        return replace(event, cards=None)
    return event


def tell(event: Event) -> Text:
    """What happened, for a person; `seat` stands for the name of whoever sits there."""
    match event:
        case Drew(seat, building):
            return say("attika-log-drew", seat=seat, building=names.building_text(building))
        case Stored(seat, building):
            return say("attika-log-stored", seat=seat, building=names.building_text(building))
        case Built(seat, building, (q, r), paid, ground):
            text, where = names.building_text(building), names.ground_text(ground)
            return say("attika-log-built", seat=seat, building=text, ground=where, cards=sum(paid), q=q, r=r)
        case TurnedUp(seat):
            return say("attika-log-turned-up", seat=seat)
        case Expanded(seat):
            return say("attika-log-expanded", seat=seat)
        case Took(seat, count, None):
            return say("attika-log-took", seat=seat, count=count)
        case Took(seat, count, cards):
            assert cards is not None, "the case above has taken the hidden ones"
            w, f, h, m = cards
            return say("attika-log-took-own", seat=seat, count=count, water=w, forest=f, hills=h, mountains=m)
        case Declined(seat):
            return say("attika-log-declined", seat=seat)
        case Reshuffled():
            return Text("attika-log-reshuffled")
        case CompletedGroup(seat, group, amphoras):
            key = "attika-log-completed" if amphoras else "attika-log-broken"
            return say(key, seat=seat, group=names.group_text(group), amphoras=amphoras)
        case Blessed(seat, amphoras):
            return say("attika-log-blessed", seat=seat, amphoras=amphoras)
        case SpentAmphora(seat, is_for_card):
            return say("attika-log-amphora-card" if is_for_card else "attika-log-amphora-action", seat=seat)
        case Ended(reason, winners):
            # Every winner of a shared place is told of; the first stands for all in the sentence's verb.
            return say(f"attika-log-ended-{reason.replace('_', '-')}", seat=winners[0], winners=len(winners))
