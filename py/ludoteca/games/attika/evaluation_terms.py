"""What every level of Attika's bots judges alike: how a game ended, how near a seat is to joining two shrines, what its
groups may still earn, and what the sites there are would leave to be paid."""

from functools import lru_cache
from typing import TypeAlias

from ludoteca.core.game import Seat, Terms
from ludoteca.games.attika.apply import apply
from ludoteca.games.attika.content import BUILDS
from ludoteca.games.attika.land import Land, Mask
from ludoteca.games.attika.legal import payments_for
from ludoteca.games.attika.price import ALL_KINDS
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.attika.state import (
    ANY_COST,
    COST,
    GROUP_SIZE,
    KINDS,
    MEMBERS,
    STREET,
    Cards,
    Pay,
    Player,
    Seen,
    State,
)

WON = 10_000.0
NEAR = (0.0, 16.0, 9.0, 5.0, 2.5, 1.0)
"""What it is worth to lack so many buildings to join two shrines, when others may still block."""
DANGER = (0.0, 70.0, 55.0, 40.0, 9.0, 3.0)
"""The same of a rival who moves before this seat does again."""


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
    hand = state.players[decision.seat].hand
    way = min(payments_for(state, decision), key=lambda way: loss(hand, way.cards))
    return apply(state, way).state


def loss(hand: Cards, cards: Cards) -> tuple[int, int]:
    """What a payment costs: its cards, then how unlike it leaves the counts of the landscapes."""
    w, f, h, m = (held - paid for held, paid in zip(hand, cards, strict=True))
    return sum(cards), w * w + f * f + h * h + m * m


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
    """For each type, what its sites would leave to be paid. Most buildings cover nothing and leave this as it is."""
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
    """Groups whose buildings so far are one cluster may still earn their amphora; its worth, the nearer the more."""
    hope = 0.0
    for group, members in enumerate(MEMBERS):
        area, count = 0, 0
        for member in members:
            for index in player.built[member]:
                area |= 1 << index
                count += 1
        if 1 < count < GROUP_SIZE[group] and land.is_connected(area):
            share = count / GROUP_SIZE[group]
            hope += worth * share * share
    return hope
