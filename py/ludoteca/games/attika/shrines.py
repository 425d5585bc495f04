"""How near a seat is to joining two shrines: for the notes of the view and the evaluations of bots."""

from itertools import combinations

from ludoteca.core.game import Seat
from ludoteca.games.attika.land import Land, Mask
from ludoteca.games.attika.state import Player, State


def missing_buildings(state: State, seat: Seat) -> int | None:
    """The fewest buildings with which the seat could still join two shrines on the land as it lies; None if it cannot.

    Own buildings cost nothing, empty hexes one each, others' are in the way.
    """
    player, land = state.players[seat], state.land
    empty = land.full & ~state.occupied
    lengths = [_shortest(player, land, empty, a, b) for a, b in combinations(land.near_shrine, 2)]
    return min((length for length in lengths if length is not None), default=None)


def _shortest(player: Player, land: Land, empty: Mask, start: Mask, goal: Mask) -> int | None:
    """A breadth-first search over sets of hexes: each step costs one building and takes in whole own settlements."""
    reached = fresh = _touched(player, start)
    edge, length = start & empty, 0
    while not reached & goal:
        edge = (edge | land.around(fresh)) & empty & ~reached
        if not edge:
            return None
        fresh = edge | _touched(player, land.around(edge))
        reached |= fresh
        edge = 0
        length += 1
    return length


def _touched(player: Player, area: Mask) -> Mask:
    """The own settlements that have a hex in the area, whole."""
    return sum(settlement for settlement in player.settlements if settlement & area)


def touches_two(near_shrine: tuple[Mask, ...], area: Mask) -> bool:
    """Whether the area lies at two different shrines."""
    touched = False
    for near in near_shrine:
        if area & near:
            if touched:
                return True
            touched = True
    return False
