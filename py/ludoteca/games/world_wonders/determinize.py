"""States that a seat cannot tell from the true one, for bots to think about."""

from ludoteca.core.game import Seat
from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders.state import State


def determinize(state: State, seat: Seat, rng: Rng) -> State:
    """Another state that the seat could not tell from this one.

    Stacks, monument deck and solo deck are bags without an order, so the luck to come is all that is hidden.
    """
    luck, _ = rng.fork()
    return state._replace(rng=luck)
