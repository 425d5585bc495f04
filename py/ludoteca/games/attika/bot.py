"""What a bot must know of Attika (spec 6.1): everything in sixths of a turn, the common currency of its players."""

from collections.abc import Sequence

from ludoteca.core.game import Seat
from ludoteca.games.attika.content import PER_PLAYER
from ludoteca.games.attika.legal import legal_actions
from ludoteca.games.attika.price import LEVELS
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.attika.state import AFTER, ANY_COST, COST, KINDS, Action, EndTurn, Player, State, TakeCards, Type

WON = 10_000.0
DRAW_COST = 3.0
BUILD_COST = 2.0
CARD = 2.0
AMPHORA = 2.6
SETTLEMENT = 1.5
CARDS_IN_USE = 7
"""Cards beyond these are worth little: they will hardly be spent in time."""
THREAT = (60.0, 24.0, 12.0, 5.0, 2.0, 1.0)
"""What it is worth to be this near to joining two shrines, from one building missing on."""


def evaluate(state: State, seat: Seat) -> float:
    """How far the seat is ahead: the turns the best rival still needs, less its own, in sixths."""
    if state.end is not None:
        return WON if state.end.seat == seat else -WON
    own = _need(state, seat) - _threat(state, seat)
    rivals = [_need(state, other) - 1.2 * _threat(state, other) for other in range(len(state.players)) if other != seat]
    return min(rivals) - own + 0.1 * sum(rivals) / len(rivals)


def _threat(state: State, seat: Seat) -> float:
    missing = missing_buildings(state, seat)
    if missing is None or missing > len(THREAT):
        return 0.0
    return THREAT[max(missing, 1) - 1]


def _need(state: State, seat: Seat) -> float:
    """The sixths of turns until all is built: draws, builds, and the cards they will cost."""
    player = state.players[seat]
    held = sum(player.hand)
    cards = sum(_expected_cards(state, player, building) for building in (*player.main_bag, *player.other_bag))
    cards += sum(_expected_cards(state, player, building) for building in player.stored)
    worth = CARD * min(held, CARDS_IN_USE) + 0.4 * CARD * max(0, held - CARDS_IN_USE)
    left = PER_PLAYER - player.buildings.bit_count()
    return (
        DRAW_COST * sum(player.stacks)
        + BUILD_COST * len(player.stored)
        + CARD * cards
        + SETTLEMENT * max(0, len(player.settlements) - 1)
        - worth * min(1.0, left / 6)
        - AMPHORA * player.amphoras
    )


def _expected_cards(state: State, player: Player, building: Type) -> float:
    """What the building is likely to cost: nothing beside its predecessor, else what the best free site leaves over."""
    empty = state.land.full & ~state.occupied
    after = AFTER[building]
    if after is not None:
        beside = 0
        for index in player.built[after]:
            beside |= state.land.around_hex[index]
        if beside & empty:
            return 0.0
    sites = empty & player.reach or empty
    if ANY_COST[building]:
        shown = sum(bool(level & sites) for level in state.seen[len(KINDS)][: ANY_COST[building]])
        return 0.7 * (ANY_COST[building] - shown)
    missing = 0
    for kind, count in enumerate(COST[building]):
        if count:
            shown = sum(bool(level & sites) for level in state.seen[kind][: min(count, LEVELS)])
            missing += count - shown
    discount = 0.35 if after is not None and not player.built[after] else 0.8
    return discount * missing + 0.25


def candidates(state: State) -> Sequence[Action]:
    """All but declining cards that are to be had."""
    actions = legal_actions(state)
    if any(isinstance(action, TakeCards) for action in actions):
        return [action for action in actions if not isinstance(action, EndTurn)]
    return actions
