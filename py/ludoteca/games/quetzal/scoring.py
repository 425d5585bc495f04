"""The score sheet, and who wins."""

from collections.abc import Sequence

from ludoteca.core.game import Criterion, Outcome, ScoreLine, Seat, ranked
from ludoteca.games.quetzal.content import COINS_PER_POINT, MARKER_POINTS, UPGRADES
from ludoteca.games.quetzal.state import TALLY, State

ENDING = "five_rounds"


def score(state: State, seat: Seat) -> Sequence[ScoreLine]:
    """The score sheet as if the game ended now."""
    player = state.players[seat]
    upgrades = sum(UPGRADES[tile].points for tile in player.active + player.discarded)
    return (
        *(ScoreLine(key, points) for key, points in zip(TALLY, player.tally, strict=True)),
        ScoreLine("marker", MARKER_POINTS if state.marker == seat else 0),
        ScoreLine("coins", player.coins // COINS_PER_POINT),
        ScoreLine("upgrades", upgrades),
    )


def final_points(state: State, seat: Seat) -> int:
    return sum(line.points for line in score(state, seat))


def outcome(state: State) -> Outcome | None:
    """Ranks by points, then by the Discovery track; still equal seats share a place (C14)."""
    if not state.is_over:
        return None
    points = tuple(final_points(state, seat) for seat in range(len(state.players)))
    discovery = tuple(player.discovery for player in state.players)
    return ranked(ENDING, Criterion("points", points), Criterion("discovery", discovery))
