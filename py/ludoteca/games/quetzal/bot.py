"""What a bot must know of Quetzal: everything in victory points, hand and places as what they are likely to bring."""

from collections.abc import Sequence

from ludoteca.core.game import Seat, Terms
from ludoteca.games.quetzal.actions import (
    BUY_DISCOVERY,
    BUY_POINT,
    DECLINE,
    DELIVER,
    HOLD,
    LOAD,
    REROLL_ALL_ACTION,
    REROLL_ONE,
    Action,
    Bid,
    Hold,
    RerollMeeples,
)
from ludoteca.games.quetzal.content import (
    BLACK,
    BLACK_MARKET,
    CARD_BONUS,
    CARD_TYPE,
    COINS_PER_POINT,
    HARBOR,
    MARKER_POINTS,
    OPEN,
    QUARRY,
    ROUNDS,
    SHIP_1,
    SIDE,
    STANDING,
    STELA,
    SURROUNDINGS,
    TEMPLE,
    TEMPLE_1,
    TRACK,
    TRACK_END,
    TYPES,
    UPGRADES,
    VILLAGE_1,
    WHITE,
)
from ludoteca.games.quetzal.delivery import (
    COIN_WORTH,
    DISCOVERY_WORTH,
    best_cargo,
    collection_points,
    type_counts,
)
from ludoteca.games.quetzal.kinds import Cards
from ludoteca.games.quetzal.legal import bidding_places, decision_of, delivery_limit, legal_actions
from ludoteca.games.quetzal.meeples import pool_of, spare_meeple
from ludoteca.games.quetzal.scoring import final_points
from ludoteca.games.quetzal.state import (
    EMPTY,
    CampReroll,
    Delivery,
    Group,
    Placing,
    Player,
    Rerolls,
    State,
    Steps,
    Variant,
)

COIN_IN_GAME = 0.48
"""A coin while rounds remain: it opens the Temple. At the end it is a third of a point."""
MEEPLE = 0.75
WILD = 0.15
FAR = 0.7
"""How sure it is that a card kept for a later round will be delivered in a collection."""
CONTESTED = 0.45
"""How sure it is to keep a place that somebody could still take."""
RIVAL = 0.3
ABILITY = (1.6, 1.0, 1.2, 0.9, 0.9, 1.1, 0.9, 1.0, 1.5, 1.3, 0.8)
"""What each permanent Upgrade is worth over a round, beside its printed points."""
_BONUS = (0.0, COIN_WORTH, DISCOVERY_WORTH, 1.0)


def evaluate(state: State, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others."""
    return sum(value for _, value in terms(state, seat))


def terms(state: State, seat: Seat) -> Terms:
    """What the seat's standing consists of."""
    others = [other for other in range(len(state.players)) if other != seat]
    if state.is_over:
        places = [(final_points(state, s), state.players[s].discovery) for s in range(len(state.players))]
        best = max(places[other] for other in others)
        return (("points", places[seat][0] + 0.01 * places[seat][1]), ("rivals", -best[0] - 0.01 * best[1]))
    rivals = [sum(value for _, value in _worth(state, other)) for other in others]
    return (*_worth(state, seat, is_own=True), ("rivals", -RIVAL * max(rivals)))


def _worth(state: State, seat: Seat, is_own: bool = False) -> Terms:
    player = state.players[seat]
    rounds = ROUNDS - state.round
    coin = COIN_IN_GAME if rounds else 1 / COINS_PER_POINT
    tiles = sum(UPGRADES[tile].points for tile in player.active + player.discarded)
    abilities = sum(ABILITY[tile] for tile in player.active) * rounds
    pool = pool_of(player.meeples)
    marker = MARKER_POINTS if state.marker == seat and not rounds else 0.6 * (state.marker == seat)
    steps = sum(1.0 for task in state.tasks if isinstance(task, Steps) and task.seat == seat)
    return (
        ("points", float(player.points)),
        ("upgrades", tiles + abilities + _village(state, seat, rounds)),
        ("coins", coin * player.coins),
        ("discovery", _track(player, rounds) + steps),
        ("meeples", sum(pool) * MEEPLE + (pool[SIDE] + pool[STANDING]) * WILD),
        ("marker", marker + _stela(state, seat, rounds)),
        *_board(state, seat, rounds, coin, is_own),
    )


def _track(player: Player, rounds: int) -> float:
    """The rewards ahead, the nearer the better; there is less time for them in later rounds."""
    ahead, near = 0.0, 0.5
    for space in range(player.discovery + 1, TRACK_END + 1):
        reward = TRACK[space]
        ahead += near * (reward.points + 0.4 * reward.coins + 2.5 * reward.upgrades)
        near *= 0.6
    return ahead * (0.3 + 0.15 * rounds)


def _stela(state: State, seat: Seat, rounds: int) -> float:
    group = state.board[STELA]
    return 1.2 + (0.6 if rounds else MARKER_POINTS) if group is not None and group.seat == seat else 0.0


def _village(state: State, seat: Seat, rounds: int) -> float:
    worth = 0.0
    for space in range(len(state.village)):
        group = state.board[VILLAGE_1 + space]
        if group is not None and group.seat == seat:
            worth += _best_tile(state, state.players[seat], rounds) - 0.2 * space
    return worth


def _board(state: State, seat: Seat, rounds: int, coin: float, is_own: bool) -> Terms:
    """What the seat's places are likely to bring, cards first: they are worth what can still be delivered."""
    player, board = state.players[seat], state.board
    bonuses, market, picks, draws = 0.0, 0.0, 0.0, 0.0
    for space, row in enumerate(TEMPLE):
        group = board[TEMPLE_1 + space]
        if group is not None and group.seat == seat:
            picks += row.choose * (1.15 - 0.08 * space)
            draws += row.draw
    coming: list[int] = []
    for index, row_ in enumerate(SURROUNDINGS):
        chance = _chance(state, seat, board[QUARRY + index])
        if chance:
            bonuses += chance * _BONUS[row_.bonus]
            coming += [card for card in state.surroundings[index] if card != EMPTY] if chance > CONTESTED else []
            picks += 0.0 if chance > CONTESTED else 2 * chance * 0.8
    hand = player.hand if is_own else player.known
    unknown = 0 if is_own else len(player.hand) - len(player.known)
    if player.hand or picks or draws or coming:
        market = _chance(state, seat, board[BLACK_MARKET]) * (7 * coin - 1.5)
    room = 3 * sum(code >> 2 == HARBOR for code in player.meeples)
    room += sum(6 * _chance(state, seat, group) for group in board[SHIP_1:])  # type: ignore[assignment]
    cards = _cards(state.variant, player, (*hand, *coming), picks + draws + unknown, room, rounds)
    return ("bonuses", bonuses), ("market", market), ("cards", cards)


def _chance(state: State, seat: Seat, group: Group | None) -> float:
    """How likely the seat is to keep this place until it is activated."""
    if group is None or group.seat != seat:
        return 0.0
    for other, player in enumerate(state.players):
        if other != seat:
            pool = pool_of(player.meeples)
            wild = sum(pool) - pool[BLACK] - pool[WHITE]
            side = max(pool[BLACK], pool[WHITE]) if group.colour == OPEN else pool[group.colour]
            if wild + side > group.size:
                return CONTESTED
    return 1.0


def _best_tile(state: State, player: Player, rounds: int) -> float:
    worths = [
        UPGRADES[tile].points
        + 0.45 * UPGRADES[tile].coins
        + UPGRADES[tile].discovery
        + (0.0 if UPGRADES[tile].immediate or tile in player.active else ABILITY[tile] * rounds * 0.8)
        for tile in state.village
        if tile != EMPTY
    ]
    return max(worths, default=0.0)


def _cards(variant: Variant, player: Player, cards: Cards, more: float, room: float, rounds: int) -> float:
    """The cards in hand and on their way: those there is room for now count in full, the rest by the time left."""
    total = len(cards) + more
    if not total:
        return 0.0
    now = min(1.0, room / total)
    later = (0.0, FAR - 0.1, FAR, FAR, FAR + 0.05)[rounds]
    promise = (0.0, 0.5, 0.8, 0.9, 1.0)[rounds]
    counts = type_counts(cards)
    sets = sum(_collection(variant, artifact, count, promise) for artifact, count in enumerate(counts))
    sets += sum(_BONUS[CARD_BONUS[card]] for card in cards) + 2.4 * more
    return sets * (now + (1 - now) * later)


def _collection(variant: Variant, artifact: int, count: int, promise: float) -> float:
    """Collection points, and part of the way to the next complete one while there is time."""
    if not count:
        return 0.0
    points = collection_points(variant, artifact, count)
    rest = count % 3
    ahead = collection_points(variant, artifact, count - rest + 3) - points if rest else 0
    return points + promise * ahead * (0.0, 0.2, 0.4)[rest]


# --- candidates --------------------------------------------------------------------------------------------------


def candidates(state: State) -> Sequence[Action]:
    """The legal actions worth a thought: no meeples by hand, no bid far above the need, deliveries card by card."""
    decision = decision_of(state)
    match decision:
        case Placing():
            return _placements(state)
        case Delivery():
            return [_next_load(state, decision)]
        case CampReroll(seat, _):
            spare = spare_meeple(state.players[seat].meeples)
            return [REROLL_ONE[spare] if spare in (BLACK, WHITE) else DECLINE]
        case Rerolls():
            return [_next_reroll(state, decision)]
        case _:
            return legal_actions(state)


def _placements(state: State) -> list[Action]:
    found: list[Action] = []
    least = {place: group.size + 1 if (group := state.board[place]) else 1 for place in bidding_places(state)}
    for action in legal_actions(state):
        if isinstance(action, Hold) or action in (BUY_POINT, BUY_DISCOVERY):
            continue
        if isinstance(action, Bid) and action.size > least[action.place] + 2:
            continue
        found.append(action)
    return found


def _next_reroll(state: State, decision: Rerolls) -> Action:
    """Plain meeples of the commoner side once more; all of them only after a poor roll."""
    legal = legal_actions(state)
    pool = pool_of(state.players[decision.seat].meeples)
    if REROLL_ALL_ACTION in legal and pool[SIDE] + pool[STANDING] == 0:
        return REROLL_ALL_ACTION
    side = BLACK if pool[BLACK] >= pool[WHITE] else WHITE
    if HOLD[side] in legal:
        return HOLD[side]
    return next((action for action in legal if isinstance(action, RerollMeeples)), DECLINE)


def _next_load(state: State, decision: Delivery) -> Action:
    """The next card of the delivery that is worth more than keeping its cards."""
    player, rounds = state.players[decision.seat], ROUNDS - state.round
    is_last = not rounds and not any(isinstance(t, Delivery) and t.seat == decision.seat for t in state.tasks[1:])
    keep = 0.0 if is_last else (0.6, 0.6, FAR, FAR, FAR + 0.05)[rounds]
    counts = [0] * len(TYPES)
    for card in player.hand:
        counts[CARD_TYPE[card]] += 1
    keeping = [
        [keep * _collection(state.variant, artifact, n, 1.0) for n in range(counts[artifact] + 1)]
        for artifact in range(len(TYPES))
    ]
    _, cargo = best_cargo(
        state.variant, player.active, player.hand, delivery_limit(state, decision), () if is_last else keeping
    )
    if len(decision.cargo) < delivery_limit(state, decision):
        for card in dict.fromkeys(cargo):
            if cargo.count(card) > decision.cargo.count(card):
                return LOAD[card]
    return DELIVER if decision.cargo else DECLINE
