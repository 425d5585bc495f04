"""What a bot must know of Attika (spec 6.1): everything in sixths of a turn, the common currency of its players.

A draw is worth three sixths, a build or a card two. So a state is worth the less, the more work it leaves.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core.game import Seat, Terms
from ludoteca.core.hexgrid import flower, neighbours
from ludoteca.games.attika.content import BUILDS
from ludoteca.games.attika.land import BLANK, Mask
from ludoteca.games.attika.legal import legal_actions
from ludoteca.games.attika.price import FULL_PRICE, cheapest, least_cards, price
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.attika.state import (
    AFTER,
    GROUP,
    GROUP_SIZE,
    MAIN_STACK,
    MEMBERS,
    STREET,
    Action,
    Begin,
    Build,
    BuildAt,
    Cards,
    Draw,
    DrawFrom,
    EndTurn,
    Expand,
    ExpandAt,
    Pay,
    PayWith,
    Player,
    Reveal,
    Site,
    State,
    TakeCards,
    Type,
)

WON = 10_000.0


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
    """What a site away from own buildings costs more, for each settlement; most will be reached by growing."""
    chain_hope: float = 0.55
    """How likely a building whose predecessor is still to come will be free beside it."""
    cards_per_symbol: float = 1.25
    """What a symbol costs on average: one card if it matches, else two."""
    group: float = 1.6
    """What a group is worth that is connected and nearly complete."""
    near: tuple[float, ...] = (0.0, 16.0, 9.0, 5.0, 2.5, 1.0)
    """Own buildings missing to join two shrines, when others may still block."""
    danger: tuple[float, ...] = (0.0, 70.0, 55.0, 40.0, 9.0, 3.0)
    """The same of a rival who moves before this seat does again."""


WEIGHTS = Weights()


def evaluate(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """How well the seat stands: the less work left the better, threats to join shrines counted."""
    return sum(value for _, value in terms(state, seat, weights))


def terms(state: State, seat: Seat, weights: Weights = WEIGHTS) -> Terms:
    """What the seat's standing consists of."""
    if state.end is not None:
        return (("end", WON if state.end.seat == seat else -WON if state.end.seat is not None else -WON / 2),)
    danger = max(_danger(state, other, weights) for other in range(len(state.players)) if other != seat)
    return (("shrines", _nearness(state, seat, weights)), ("threat", -danger), *_work(state, seat, weights))


def _nearness(state: State, seat: Seat, weights: Weights) -> float:
    missing = missing_buildings(state, seat)
    if missing is None or state.is_blessing:
        return 0.0
    return weights.near[missing] if missing < len(weights.near) else 0.0


def _danger(state: State, seat: Seat, weights: Weights) -> float:
    """What a rival threatens; one who lacks the buildings or the actions for it threatens less."""
    missing = missing_buildings(state, seat)
    if missing is None or missing >= len(weights.danger):
        return 0.0
    player = state.players[seat]
    actions = BUILDS + player.amphoras
    worth = weights.danger[missing]
    if missing > actions or missing > len(player.stored) + player.amphoras:
        worth *= 0.3
    return worth * (0.15 if state.is_blessing else 1.0)


def _work(state: State, seat: Seat, weights: Weights) -> Terms:
    """The sixths of turns until all is built: draws, builds, and the cards they will cost."""
    player = state.players[seat]
    in_hand = [d.building for d in state.decisions if isinstance(d, Reveal | Pay) and d.seat == seat]
    chosen = sum(isinstance(d, Site) for d in state.decisions)
    unbuilt = [*player.main_bag, *player.other_bag, *player.stored, *in_hand]
    cards = _cards_to_come(state, player, unbuilt, weights)
    held = sum(player.hand)
    useful = min(held, cards)
    return (
        ("draw", -weights.draw * sum(player.stacks)),
        ("build", -weights.build * (len(player.stored) - chosen)),
        ("cards", weights.spare_card * (held - useful) - weights.card * (cards - useful)),
        ("settlements", -weights.settlement * max(0, len(player.settlements) - 1)),
        ("amphoras", weights.amphora * player.amphoras),
        ("groups", _group_hopes(state, player, weights)),
        ("land", float(sum(isinstance(d, Expand) for d in state.decisions))),
    )


def _cards_to_come(state: State, player: Player, unbuilt: Sequence[Type], weights: Weights) -> float:
    """What the buildings left are likely to cost. Sites beside a predecessor are free, as many as there are."""
    empty = state.land.full & ~state.occupied
    near = empty & player.reach
    founding = weights.founding * len(player.settlements)
    beside: dict[Type, int] = {}
    cards = 0.0
    for building in sorted(unbuilt, key=FULL_PRICE.__getitem__, reverse=True):
        after = AFTER[building]
        if after is not None:
            if after not in beside:
                beside[after] = (_around(state, player.built[after]) & empty).bit_count()
            if beside[after] > 0:
                beside[after] -= 1
                continue
        far = least_cards(state.seen, empty, building) * weights.cards_per_symbol + founding
        price = min(far, least_cards(state.seen, near, building) * weights.cards_per_symbol) if near else far
        if building == STREET:
            beside[STREET] = 2
        elif after is not None and not player.built[after]:
            price *= 1.0 - weights.chain_hope
        cards += price
    return cards


def _around(state: State, indexes: Sequence[int]) -> Mask:
    area = 0
    for index in indexes:
        area |= state.land.around_hex[index]
    return area


def _group_hopes(state: State, player: Player, weights: Weights) -> float:
    """Groups whose buildings so far are one cluster may still earn their amphora."""
    hope = 0.0
    for group, members in enumerate(MEMBERS):
        sites = [index for member in members for index in player.built[member]]
        if 1 < len(sites) < GROUP_SIZE[group] and state.land.is_connected(sum(1 << index for index in sites)):
            share = len(sites) / GROUP_SIZE[group]
            hope += weights.group * share * share
    return hope


def candidates(state: State) -> Sequence[Action]:
    """The actions worth a thought, the best first: no cards declined, alike stacks once, cheap sites foremost."""
    actions = legal_actions(state)
    decision = state.decisions[0]
    match decision:
        case Begin() | Draw():
            return _worthwhile(state, actions)
        case Build():
            return [action for action in actions if not isinstance(action, EndTurn)] or actions
        case Site(seat, building) | Reveal(seat, building):
            return sorted(actions, key=lambda action: _dearness(state, seat, building, action))
        case Pay(seat):
            hand = state.players[seat].hand
            return sorted(actions, key=lambda action: _loss(hand, action))
        case Expand(seat):
            return sorted(actions, key=lambda action: _remoteness(state, seat, action))
        case _:
            return actions


def _worthwhile(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """The three stacks of other buildings share a bag: only which of them runs out first is a choice."""
    stacks = state.players[state.decisions[0].seat].stacks
    sizes: dict[int, int] = {}
    for stack in range(MAIN_STACK + 1, len(stacks)):
        sizes.setdefault(stacks[stack], stack)
    kept = {MAIN_STACK, *(sizes[size] for size in (min(sizes), max(sizes)))}
    may_take = TakeCards() in actions
    return [
        action
        for action in actions
        if not (isinstance(action, DrawFrom) and action.stack not in kept and stacks[action.stack] != 1)
        and not (may_take and isinstance(action, EndTurn))
    ]


def _dearness(state: State, seat: Seat, building: Type, action: Action) -> float:
    """Cards to pay, less a little for each own neighbour; storing comes after what costs a card or two."""
    if not isinstance(action, BuildAt):
        return 1.6
    player, land = state.players[seat], state.land
    index = land.number[action.at]
    due = price(state, seat, building, index)
    around = land.around_hex[index]
    kin = sum(around >> other & 1 for member in MEMBERS[GROUP[building]] for other in player.built[member])
    covered = 0.3 if land.symbol[index] != BLANK else 0.0
    near = 0.1 * (around & player.buildings).bit_count()
    return cheapest(player.hand, due.need, due.any_cards) + covered - near - 0.5 * kin


def _loss(hand: Cards, action: Action) -> tuple[int, int]:
    if not isinstance(action, PayWith):
        return 0, 0
    rest = [held - paid for held, paid in zip(hand, action.cards, strict=True)]
    return sum(action.cards), sum(count * count for count in rest)


def _remoteness(state: State, seat: Seat, action: Action) -> int:
    """New land is worth most where it lies against own buildings."""
    if not isinstance(action, ExpandAt):
        return 0
    land = state.land
    tile = flower(action.centre)
    own = state.players[seat].buildings
    return -sum(3 if own >> land.number[n] & 1 else 1 for at in tile for n in neighbours(at) if n in land.number)
