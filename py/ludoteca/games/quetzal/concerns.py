"""Where each event of Quetzal happened, and what of it concerns a viewer: meeples driven away, rounds that begin."""

from ludoteca.core.game import NO_CONCERN, Concern, Seat
from ludoteca.core.text import Text, say
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.content import PLACES, ROUNDS
from ludoteca.games.quetzal.events import (
    Advanced,
    AutomatonTook,
    Declined,
    Delivered,
    Event,
    Ousted,
    Placed,
    RoundBegan,
    WonSurrounding,
)
from ludoteca.games.quetzal.kinds import Place
from ludoteca.games.quetzal.state import State


def concern(before: State, after: State, event: Event, viewer: Seat | None) -> Concern:
    """The place where it happened, and a banner for whoever lost it; all of it lies open on the table."""
    match event:
        case Ousted(seat, place, size):
            is_mine = viewer is not None and seat == viewer
            return Concern(_at(place), _ousted(after, place, size) if is_mine else None)
        case Placed(_, place) | WonSurrounding(_, place) | AutomatonTook(place) | Delivered(_, place):
            return Concern(_at(place))
        case Declined(_, place):
            return Concern(_at(place))
        case Advanced(_, space):
            return Concern((f"track:{space}",))
        case RoundBegan(number) if number > 1:
            return Concern((f"round:{number}",), _round(after, number), ends_round=True)
        case _:
            return NO_CONCERN


def _at(place: Place) -> tuple[str, ...]:
    return (PLACES[place],)


def _ousted(after: State, place: Place, size: int) -> Text:
    """Who has outbid the viewer, and with how many meeples."""
    winner = after.board[place]
    assert winner is not None, "a group is ousted by another one"
    return say(
        "quetzal-banner-ousted",
        seat=winner.seat,
        place=names.place_text(place),
        size=size,
        bid=winner.size,
    )


def _round(after: State, number: int) -> Text:
    key = "quetzal-banner-last-round" if number == ROUNDS else "quetzal-banner-round"
    return say(key, round=number, seat=after.leader)
