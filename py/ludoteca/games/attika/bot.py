"""Which actions are worth considering for a bot, and how hard each level thinks."""

from collections.abc import Sequence

from ludoteca.core.effort import Effort
from ludoteca.core.game import Seat
from ludoteca.core.hexgrid import flower, neighbours
from ludoteca.games.attika.actions import Action, BuildAt, DrawFrom, EndTurn, ExpandAt, PayWith, TakeCards
from ludoteca.games.attika.buildings import GROUP, MEMBERS, Type
from ludoteca.games.attika.cards import Cards
from ludoteca.games.attika.land import BLANK
from ludoteca.games.attika.legal import cards_due, legal_actions
from ludoteca.games.attika.prices import fewest_cards, hand_loss
from ludoteca.games.attika.state import MAIN_STACK, Begin, Build, Draw, Expand, Pay, Reveal, Site, State

EFFORTS = {
    "novice": Effort(followed=4, branch=3, depth=12, samples=1, finalists=0, slip=4),
    "skilled": Effort(followed=8, branch=5, depth=16, samples=1, finalists=0, slip=0),
    "expert": Effort(followed=8, branch=5, depth=16, samples=6, finalists=0, slip=0),
}
"""The value of a draw shows only over several samples of chance: a skilled bot takes one, an expert six."""


def candidates(state: State) -> Sequence[Action]:
    """The actions worth considering, the best first: no card declined, equal stacks once, cheap sites before others."""
    actions = legal_actions(state)
    decision = state.decisions[0]
    match decision:
        case Begin() | Draw():
            return _distinct_draws(state, _without_declining(state, actions))
        case Build():
            return _without_declining(state, actions)
        case Site(seat, building) | Reveal(seat, building):
            return sorted(actions, key=lambda action: _site_cost(state, seat, building, action))
        case Pay(seat):
            hand = state.players[seat].hand
            return sorted(actions, key=lambda action: _payment_cost(hand, action))
        case Expand(seat):
            return sorted(actions, key=lambda action: _expansion_cost(state, seat, action))
        case _:
            return actions


def _without_declining(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """All actions but those that leave cards due untaken: a card more is never worse."""
    due = cards_due(state)
    if not due:
        return actions
    return [
        action
        for action in actions
        if not (isinstance(action, EndTurn) or (isinstance(action, TakeCards) and action.count < due))
    ]


def _distinct_draws(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """The three stacks of other buildings share a bag: only which of them runs out first is a choice."""
    stacks = state.players[state.decisions[0].seat].stacks
    sizes: dict[int, int] = {}
    for stack in range(MAIN_STACK + 1, len(stacks)):
        sizes.setdefault(stacks[stack], stack)
    kept = {MAIN_STACK, *(sizes[size] for size in (min(sizes), max(sizes)))}
    return [
        action
        for action in actions
        if not (isinstance(action, DrawFrom) and action.stack not in kept and stacks[action.stack] != 1)
    ]


def _site_cost(state: State, seat: Seat, building: Type, action: Action) -> float:
    """The cards to pay, less a little for each own neighbour. Storing is ranked after sites for one card."""
    if not isinstance(action, BuildAt):
        return 1.6
    player, land = state.players[seat], state.land
    index = land.number[action.at]
    around = land.around_hex[index]
    kin = sum(around >> other & 1 for member in MEMBERS[GROUP[building]] for other in player.built[member])
    covered = 0.3 if land.symbol[index] != BLANK else 0.0
    near = 0.1 * (around & player.buildings).bit_count()
    return fewest_cards(state, seat, building, index) + covered - near - 0.5 * kin


def _payment_cost(hand: Cards, action: Action) -> tuple[int, int]:
    return hand_loss(hand, action.cards) if isinstance(action, PayWith) else (0, 0)


def _expansion_cost(state: State, seat: Seat, action: Action) -> int:
    """New land is worth most where it touches own buildings; the least value is the best place."""
    if not isinstance(action, ExpandAt):
        return 0
    land = state.land
    tile = flower(action.centre)
    own = state.players[seat].buildings
    return -sum(3 if own >> land.number[n] & 1 else 1 for at in tile for n in neighbours(at) if n in land.number)
