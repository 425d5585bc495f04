"""The evaluation of novice and skilled bots, in sixths of a turn, as players of Attika usually count.

A draw is worth three sixths, a build or a card two. So a state is worth the less, the more work it leaves.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core.game import Seat, Terms, standing
from ludoteca.games.attika.buildings import AFTER, FULL_PRICE, STREET, Type
from ludoteca.games.attika.evaluation_terms import (
    FreePlaces,
    at_shrines,
    at_the_end,
    group_hopes,
    least_left,
    symbols_left,
)
from ludoteca.games.attika.state import Expand, Pay, Player, Reveal, Site, State


class Weights(NamedTuple):
    """What things are worth, in sixths of a turn."""

    draw: float = 3.0
    build: float = 2.0
    card: float = 2.0
    spare_card: float = 0.5
    """A card beyond what the buildings left are likely to cost."""
    amphora: float = 2.6
    settlement: float = 1.2
    """What each settlement but the first will cost in the end."""
    founding: float = 0.15
    """What a site away from own buildings costs more for each settlement: little, as most are reached by growing."""
    chain_hope: float = 0.55
    """How likely a building whose predecessor is still to come will be free beside it."""
    cards_per_symbol: float = 1.25
    """What a symbol costs on average: one card if it matches, else two."""
    group: float = 1.6
    """What a group is worth that is connected and nearly complete."""


WEIGHTS = Weights()


def judge(state: State, seat: Seat) -> float:
    """How well the seat stands: the less work left the better, threats to join shrines counted."""
    if state.end is not None:
        return standing(at_the_end(state, seat))
    return standing((*at_shrines(state, seat), *_work(state, seat)))


def _work(state: State, seat: Seat) -> Terms:
    """The sixths of turns until all is built: draws, builds, and the cards they will cost."""
    player, w = state.players[seat], WEIGHTS
    in_hand = [d.building for d in state.decisions if isinstance(d, Reveal | Pay)]
    chosen = sum(isinstance(d, Site) for d in state.decisions)
    cards = _cards_to_come(state, player, [*player.main_bag, *player.other_bag, *player.stored, *in_hand])
    held = sum(player.hand)
    useful = min(held, cards)
    return (
        ("draw", -w.draw * sum(player.stacks)),
        ("build", -w.build * (len(player.stored) - chosen)),
        ("cards", w.spare_card * (held - useful) - w.card * (cards - useful)),
        ("settlements", -w.settlement * max(0, len(player.settlements) - 1)),
        ("amphoras", w.amphora * player.amphoras),
        ("groups", group_hopes(state.land, player, w.group)),
        ("land", float(sum(isinstance(d, Expand) for d in state.decisions))),
    )


def _cards_to_come(state: State, player: Player, unbuilt: Sequence[Type]) -> float:
    """What the buildings left are likely to cost. Sites beside a predecessor are free, as many as there are."""
    empty = state.land.full & ~state.occupied
    near = empty & player.reach
    founding = WEIGHTS.founding * len(player.settlements)
    left = symbols_left(state.seen)
    free_places = FreePlaces(player, state.land, empty)
    cards = 0.0
    for building in sorted(unbuilt, key=FULL_PRICE.__getitem__, reverse=True):
        if free_places.take(building):
            continue
        after = AFTER[building]
        far = least_left(left[building], empty) if empty else FULL_PRICE[building]
        price = far * WEIGHTS.cards_per_symbol + founding
        if near:
            price = min(price, least_left(left[building], near) * WEIGHTS.cards_per_symbol)
        if building == STREET:
            free_places.expect(STREET, 2)
        elif after is not None and not player.built[after]:
            price *= 1.0 - WEIGHTS.chain_hope
        cards += price
    return cards
