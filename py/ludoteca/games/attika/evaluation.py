"""The evaluation of expert bots, in sixths of a turn still to be played; the reasons of hints are its terms.

What a building still to come costs depends less on its price than on whether it can wait for a free place. So the
weights were first fitted by least squares to the turns that players really took from some five thousand positions of
bots' games, then corrected where bots with them played badly; py/tools/weight_tuning.py can improve them.
"""

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.core.game import Seat, Terms, standing
from ludoteca.games.attika.buildings import AFTER, COST, FULL_PRICE, STREET, Type
from ludoteca.games.attika.cards import KINDS
from ludoteca.games.attika.evaluation_terms import (
    FreePlaces,
    at_shrines,
    at_the_end,
    group_hopes,
    least_left,
    paid,
    symbols_left,
)
from ludoteca.games.attika.land import Mask
from ludoteca.games.attika.state import Expand, Pay, Player, Reveal, Site, State


class Weights(NamedTuple):
    """What things are worth, in sixths of a turn."""

    draw: float = 6.3
    """A building still in a stack: to be drawn, and to be built then or later."""
    hoped: float = 0.35
    """More for one whose predecessor does not stand yet."""
    priced: float = 0.6
    """More for one that nothing can make free any more, or that is not free where it could stand now."""
    stored: float = 2.8
    """A building that waits in storage for an action."""
    symbol: float = 0.65
    """More for each symbol that its best site would leave to be paid."""
    late_symbol: float = 1.2
    """More again when the stacks are empty: a better site is not likely to come then."""
    card: float = 0.9
    spare_card: float = 0.3
    """A card beyond what the buildings left are likely to cost."""
    match: float = 0.1
    """More for a card that a stored building asks for."""
    amphora: float = 2.2
    settlement: float = 4.0
    """What each settlement but the first will cost in the end."""
    group: float = 6.0
    """What a group is worth that is connected and nearly complete."""
    room: float = 0.2
    """An empty hex beside an own building."""
    more_room: float = 0.6
    """The same where there are eight already: a place for chains yet to come."""
    spare_place: float = 0.5
    """A free place beside a predecessor that no building left needs: a reserve if others are taken."""


WEIGHTS = Weights()

ENOUGH_ROOM, MOST_ROOM = 8, 14
MOST_SYMBOLS = 3
"""More symbols make no difference: nobody builds at such a site."""
LATE = 8
"""With fewer buildings than this in the stacks the game is called late, more so the fewer there are."""


def evaluate(state: State, seat: Seat) -> float:
    """How well the seat stands: the less work left the better, threats to join shrines counted."""
    return standing(terms(state, seat))


def evaluator(weights: Weights) -> Callable[[State, Seat], float]:
    """The same with other weights."""
    return lambda state, seat: standing(terms(state, seat, weights))


def terms(state: State, seat: Seat, weights: Weights = WEIGHTS) -> Terms:
    """What the seat's standing consists of. A building that is only to be paid for is judged where it will stand."""
    if state.decisions and isinstance(state.decisions[0], Pay):
        state = paid(state, state.decisions[0])
    if state.end is not None:
        return at_the_end(state, seat)
    return (*at_shrines(state, seat), *_work(state, seat, weights))


RANK: tuple[int, ...] = tuple(-price for price in FULL_PRICE)
"""For each type a key by which the dearest are sorted first."""


class Plan(NamedTuple):
    """What is still needed for the buildings left."""

    price: float
    """What they are likely to cost more than their draws and actions, in sixths."""
    symbols: int
    """To be paid at the best sites there are now."""
    wanted: tuple[int, int, int, int]
    """How many cards of each landscape the stored buildings that are not free ask for."""
    spare_places: int


def _work(state: State, seat: Seat, weights: Weights) -> Terms:
    """What is left to do until all is built."""
    player = state.players[seat]
    stored, under_way = list(player.stored), 0
    for decision in state.decisions:
        if isinstance(decision, Reveal):
            stored.append(decision.building)
            under_way += 1
        elif isinstance(decision, Site):
            under_way += 1
    empty = state.land.full & ~state.occupied
    plan = _plan(state, player, stored, empty, weights)
    in_stacks, held = sum(player.stacks), sum(player.hand)
    useful = min(held, 1 + 1.3 * plan.symbols + 0.25 * in_stacks)
    spare = weights.spare_place * plan.spare_places
    matching = sum(map(min, player.hand, plan.wanted))
    room = (empty & player.reach).bit_count()
    more_room = max(0, min(room, MOST_ROOM) - ENOUGH_ROOM)
    expanding = sum(isinstance(decision, Expand) for decision in state.decisions)
    return (
        ("draw", -weights.draw * in_stacks),
        ("build", -weights.stored * (len(stored) - under_way)),
        ("cards", -plan.price),
        ("hand", weights.card * useful + weights.spare_card * (held - useful) + weights.match * matching),
        ("settlements", -weights.settlement * max(0, len(player.settlements) - 1)),
        ("amphoras", weights.amphora * player.amphoras),
        ("groups", group_hopes(state.land, player, weights.group)),
        ("room", weights.room * min(room, ENOUGH_ROOM) + weights.more_room * more_room + spare),
        ("land", float(expanding)),
    )


def symbols_due(state: State, seat: Seat) -> int:
    """How many symbols the buildings left would cost at the best sites there are now."""
    player = state.players[seat]
    stored = [*player.stored, *(each.building for each in state.decisions if isinstance(each, Reveal))]
    return _plan(state, player, stored, state.land.full & ~state.occupied, WEIGHTS).symbols


def _plan(state: State, player: Player, stored: list[Type], empty: Mask, weights: Weights) -> Plan:
    """Free places go to the dearest buildings, those in storage first; the others take the best site there is now."""
    in_stacks = player.main_bag + player.other_bag
    late = weights.late_symbol * max(0.0, 1.0 - len(in_stacks) / LATE)
    best_sites = _BestSites(state, player, empty)
    price, symbols, wanted = 0.0, 0, [0, 0, 0, 0]
    for building in sorted(stored, key=RANK.__getitem__):
        due = best_sites.price(building)
        if due is not None:
            symbols += due
            price += weights.priced + weights.symbol * min(due, MOST_SYMBOLS) + late * due
            for kind in KINDS:
                wanted[kind] += COST[building][kind]
    for building in sorted(in_stacks, key=RANK.__getitem__):
        due = best_sites.price(building)
        if due is not None:
            symbols += due
            after = AFTER[building]
            is_hoped = after is not None and not player.built[after]
            more = weights.hoped if is_hoped else weights.priced + weights.symbol * min(due, MOST_SYMBOLS) / 2
            price += more + late * due
    return Plan(price, symbols, (wanted[0], wanted[1], wanted[2], wanted[3]), best_sites.free_places.spare())


class _BestSites:
    """What the buildings left would cost at the best sites there are, free places given to one after another."""

    def __init__(self, state: State, player: Player, empty: Mask) -> None:
        self._empty, self._near = empty, empty & player.reach
        self._left = symbols_left(state.seen)
        self._settlement = min(2, len(player.settlements))
        self.free_places = FreePlaces(player, state.land, empty)

    def price(self, building: Type) -> int | None:
        """The symbols left to be paid at the best site; None at a free place, which is then taken."""
        if self.free_places.take(building):
            return None
        left = self._left[building]
        due = least_left(left, self._empty) + self._settlement
        if self._near:
            due = min(due, least_left(left, self._near))
        if building != STREET:
            return due
        # The first street is paid, the others stand beside it.
        self.free_places.expect(STREET, 3)
        return due * 3 // 4
