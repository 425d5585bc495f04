"""How it ended and who stands where. Attika has no points: what counts is what has been built."""

from collections.abc import Sequence

from ludoteca.core.game import DEED, Criterion, Outcome, ScoreLine, Seat, ranked
from ludoteca.games.attika.state import State


def outcome(state: State) -> Outcome | None:
    """The seat whose building ended the game has won alone; all others are ranked by what they have (C10)."""
    if state.end is None:
        return None
    players, winner = state.players, state.end.seat
    deed = Criterion(DEED, tuple(int(winner == seat) for seat in range(len(players))))
    return ranked(
        state.end.reason,
        *(() if winner is None else (deed,)),
        Criterion("buildings", tuple(player.buildings.bit_count() for player in players)),
        Criterion("amphoras", tuple(player.amphoras for player in players)),
        Criterion("cards", tuple(sum(player.hand) for player in players)),
    )


def score(state: State, seat: Seat) -> Sequence[ScoreLine]:
    """The buildings on the land: whoever has thirty has won."""
    return (ScoreLine("buildings", state.players[seat].buildings.bit_count()),)
