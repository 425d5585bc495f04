"""How it ended and who stands where. Attika has no points: what counts is what has been built."""

from collections.abc import Sequence

from ludoteca.core.game import Outcome, ScoreLine, Seat
from ludoteca.games.attika.state import State


def standing(state: State, seat: Seat) -> tuple[int, int, int]:
    """What seats are ranked by where no building ended the game: buildings, amphoras, cards (C10)."""
    player = state.players[seat]
    return player.buildings.bit_count(), player.amphoras, sum(player.hand)


def outcome(state: State) -> Outcome | None:
    """The seat whose building ended the game has won alone; else the standing decides, and equals share a place."""
    if state.end is None:
        return None
    ranks = [(state.end.seat == seat, *standing(state, seat)) for seat in range(len(state.players))]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(state.end.reason, tuple(seat for seat, place in enumerate(places) if place == 1), places)


def score(state: State, seat: Seat) -> Sequence[ScoreLine]:
    """The buildings on the land: whoever has thirty has won."""
    return (ScoreLine("buildings", state.players[seat].buildings.bit_count()),)
