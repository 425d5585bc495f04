"""Where each event of Attika happened, and what of it concerns a viewer: a threat, a way that is cut off, a building
that has to wait."""

from ludoteca.core.game import NO_CONCERN, Concern, Seat
from ludoteca.core.hexgrid import flower
from ludoteca.core.text import Text, say
from ludoteca.games.attika import names
from ludoteca.games.attika.content import PER_PLAYER
from ludoteca.games.attika.events import Built, Event, Expanded, Stored
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.attika.state import Reveal, State

NEAR = 4
"""A seat that needs no more buildings than this to join two shrines cares for each hex on the way."""


def concern(before: State, after: State, event: Event, viewer: Seat | None) -> Concern:
    """The hexes where it happened, and a banner for whoever must answer it; all of it lies open on the table.

    Where a drawn building could not be paid for nobody was asked; its owner alone is told: it is about the hand.
    """
    match event:
        case Built(seat, _, at):
            return Concern((names.board(at),), _banner(before, after, event, seat, viewer))
        case Expanded(seat, _, centre):
            return Concern(tuple(map(names.board, flower(centre))), _banner(before, after, event, seat, viewer))
        case Stored(seat, building) if seat == viewer and not isinstance(before.decisions[0], Reveal):
            return Concern(banner=say("attika-banner-must-wait", seat=seat, building=names.building_text(building)))
        case _:
            return NO_CONCERN


def _banner(before: State, after: State, event: Built | Expanded, seat: Seat, viewer: Seat | None) -> Text | None:
    """What another seat's building or tile is to the viewer: the nearest danger first."""
    if viewer in (None, seat) or after.end is not None:
        return None
    assert viewer is not None, "a spectator has no dangers"
    if isinstance(event, Built):
        left = PER_PLAYER - after.players[seat].buildings.bit_count()
        if left == 1:
            return say("attika-banner-last-building", seat=seat, building=names.building_text(event.building))
    if missing_buildings(after, seat) == 1 and missing_buildings(before, seat) != 1:
        return _threat(event, seat)
    needed, now = missing_buildings(before, viewer), missing_buildings(after, viewer)
    if isinstance(event, Built) and needed is not None and needed <= NEAR and now != needed:
        building = names.building_text(event.building)
        if now is None:
            return say("attika-banner-cut-off", seat=seat, building=building)
        return say("attika-banner-in-the-way", seat=seat, building=building, needed=needed, now=now)
    return None


def _threat(event: Built | Expanded, seat: Seat) -> Text:
    if isinstance(event, Built):
        return say("attika-banner-threat", seat=seat, building=names.building_text(event.building))
    return say("attika-banner-threat-tile", seat=seat)
