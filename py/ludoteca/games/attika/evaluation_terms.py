"""What the evaluations of all bot levels share: the end, threats at shrines, groups, prices at the best sites."""

from functools import lru_cache
from typing import TypeAlias

from ludoteca.core.game import Seat, Terms
from ludoteca.games.attika.apply import apply
from ludoteca.games.attika.buildings import AFTER, ANY_COST, COST, GROUP_SIZE, MEMBERS, STREET, Type
from ludoteca.games.attika.cards import KINDS
from ludoteca.games.attika.content import BUILDS
from ludoteca.games.attika.discounts import ALL_KINDS, Seen
from ludoteca.games.attika.land import Land, Mask
from ludoteca.games.attika.legal import best_payment
from ludoteca.games.attika.prices import successor_sites
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.attika.state import Pay, Player, State

WON = 10_000.0
NEAR = (0.0, 16.0, 9.0, 5.0, 2.5, 1.0)
"""What it is worth to lack so many buildings to join two shrines, when others may still block."""
DANGER = (0.0, 70.0, 55.0, 40.0, 9.0, 3.0)
"""The same for a rival, who acts before this seat does again."""


def at_the_end(state: State, seat: Seat) -> Terms:
    """A game that is over."""
    assert state.end is not None, "the game is over"
    return (("end", WON if state.end.seat == seat else -WON if state.end.seat is not None else -WON / 2),)


def at_shrines(state: State, seat: Seat) -> Terms:
    """How near the seat is to joining two shrines, and its most dangerous rival."""
    danger = max(_danger(state, other) for other in range(len(state.players)) if other != seat)
    return ("shrines", _nearness(state, seat)), ("threat", -danger)


def _nearness(state: State, seat: Seat) -> float:
    missing = missing_buildings(state, seat)
    if missing is None or state.is_blessing:
        return 0.0
    return NEAR[missing] if missing < len(NEAR) else 0.0


def _danger(state: State, seat: Seat) -> float:
    """What a rival threatens; one who lacks the buildings or the actions for it threatens less."""
    missing = missing_buildings(state, seat)
    if missing is None or missing >= len(DANGER):
        return 0.0
    player = state.players[seat]
    worth = DANGER[missing]
    if missing > BUILDS + player.amphoras or missing > len(player.stored) + player.amphoras:
        worth *= 0.3
    return worth * (0.15 if state.is_blessing else 1.0)


def paid(state: State, decision: Pay) -> State:
    """The state once the building stands, for the payment that costs the hand least."""
    return apply(state, best_payment(state, decision)).state


SYMBOLS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((ALL_KINDS, level) for level in range(ANY_COST[building]))
    if building == STREET
    else tuple((kind, level) for kind in KINDS for level in range(cost[kind]))
    for building, cost in enumerate(COST)
)
"""For each type, the symbols of its price as (row, level) of `Seen`."""

Left: TypeAlias = tuple[Mask, ...]
"""The hexes where none, at most one, at most two… symbols of a price are left to be paid."""


@lru_cache(maxsize=512)
def symbols_left(seen: Seen) -> tuple[Left, ...]:
    """For each type, what its sites would leave to be paid. Memoized: it changes only with the symbols."""
    found = []
    for symbols in SYMBOLS:
        shown = [0] * len(symbols)
        for row, level in symbols:
            area = seen[row][level]
            for less in range(len(shown) - 1, 0, -1):
                shown[less] |= shown[less - 1] & area
            shown[0] |= area
        found.append(tuple(reversed(shown)))
    return tuple(found)


def least_left(left: Left, among: Mask) -> int:
    """The fewest symbols that the best of these hexes leaves to be paid."""
    for symbols, area in enumerate(left):
        if area & among:
            return symbols
    return len(left)


def group_hopes(land: Land, player: Player, worth: float) -> float:
    """What the groups are worth that may still earn their amphora: more the nearer they are to being complete."""
    hope = 0.0
    for group in range(len(MEMBERS)):
        count = connected_members(land, player, group)
        if 0 < count < GROUP_SIZE[group]:
            share = count / GROUP_SIZE[group]
            hope += worth * share * share
    return hope


def connected_members(land: Land, player: Player, group: int) -> int:
    """How many buildings of a group stand, if they are at least two and in one piece; 0 if not."""
    area, count = 0, 0
    for member in MEMBERS[group]:
        for index in player.built[member]:
            area |= 1 << index
            count += 1
    return count if count > 1 and land.is_connected(area) else 0


class FreePlaces:
    """The free places beside predecessors, given away to one building after another."""

    def __init__(self, player: Player, land: Land, empty: Mask) -> None:
        self._player, self._land, self._empty = player, land, empty
        self._left: dict[Type, int] = {}
        """For each predecessor asked for, how many hexes beside it are left."""

    def take(self, building: Type) -> bool:
        """Give the building a free place; False if there is none left for it."""
        after, left = AFTER[building], self._left
        if after is None:
            return False
        if after not in left:
            left[after] = (successor_sites(self._player, self._land, building) & self._empty).bit_count()
        if not left[after]:
            return False
        left[after] -= 1
        return True

    def expect(self, after: Type, count: int) -> None:
        """Count on so many places beside a building that is still to be built."""
        self._left[after] = count

    def spare(self) -> int:
        """How many places nothing needs: at most two count for each predecessor; streets are left out."""
        return sum(min(2, count) for after, count in self._left.items() if after != STREET)
