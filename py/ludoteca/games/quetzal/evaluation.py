"""How well a seat stands, in victory points: what it has, and what its hand and its places are likely to bring."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ludoteca.core.game import Seat, Terms, added, standing
from ludoteca.games.quetzal.content import (
    ACTIVE_LIMIT,
    BLACK_MARKET,
    CARD_BONUS,
    CARD_TYPE,
    CARGO_BONUSES,
    COINS_PER_POINT,
    COMPLETE,
    HARBOR,
    HARBOR_LIMIT,
    MARKER_POINTS,
    MARKET_COINS,
    QUARRY,
    ROUNDS,
    SHIP_1,
    SHIP_LIMIT,
    SIDE,
    STANDING,
    STELA,
    SURROUNDINGS,
    TABLET,
    TABLET_COINS,
    TABLET_COINS_EACH,
    TEMPLE,
    TEMPLE_1,
    TRACK,
    TRACK_END,
    TYPES,
    UPGRADES,
    VILLAGE_1,
)
from ludoteca.games.quetzal.delivery import COIN_WORTH, DISCOVERY_WORTH, collection_points
from ludoteca.games.quetzal.kinds import Card, Cards, Tile
from ludoteca.games.quetzal.legal import tiles_in_play
from ludoteca.games.quetzal.meeples import count_at, pool_of, usable
from ludoteca.games.quetzal.scoring import final_points
from ludoteca.games.quetzal.state import EMPTY, Group, Player, State, Steps, TileLimit, Variant


class Weights(NamedTuple):
    """What things are worth in victory points; `py/tools/weight_tuning.py` tries others."""

    coin: float = 0.48
    """A coin while rounds remain, since it pays for the Temple. At the end it is a third of a point."""
    meeple: float = 0.75
    wild: float = 0.15
    far: float = 0.7
    """The probability that a card kept for a later round will be delivered in a collection."""
    contested: float = 0.45
    """The probability to keep a place that somebody could still take."""
    rival: float = 0.3
    ability: float = 1.0
    track: float = 1.0
    card: float = 2.2
    """A card not yet known."""
    marker: float = 0.6


WEIGHTS = Weights()
ABILITY = (1.6, 1.0, 1.2, 0.9, 0.9, 1.1, 0.9, 1.0, 1.5, 1.3, 0.8)
"""What each permanent Upgrade is worth over a round, beside its printed points."""
BONUS = (0.0, COIN_WORTH, DISCOVERY_WORTH, 1.0)
PROGRESS = (0.0, 0.5, 0.8, 0.9, 1.0)
"""By rounds left: how much the progress to the next complete collection counts."""
Values: TypeAlias = tuple[tuple[float, ...], ...]


class Holding(NamedTuple):
    """Cards in hand and expected, how many more that are not known, and how many can be delivered."""

    cards: Sequence[Card]
    more: float
    room: float


def evaluator(weights: Weights) -> Callable[[State, Seat], float]:
    """The evaluation with other weights; `py/tools/weight_tuning.py` compares them."""
    return lambda state, seat: standing(terms(state, seat, weights))


def evaluate(state: State, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others."""
    return standing(terms(state, seat))


def terms(state: State, seat: Seat, weights: Weights = WEIGHTS) -> Terms:
    """What the seat's standing consists of."""
    others = [other for other in range(len(state.players)) if other != seat]
    if state.is_over:
        places = [(final_points(state, s), state.players[s].discovery) for s in range(len(state.players))]
        best = max(places[other] for other in others)
        return (("points", places[seat][0] + 0.01 * places[seat][1]), ("rivals", -best[0] - 0.01 * best[1]))
    rivals = [standing(_worth(state, other, weights)) for other in others]
    return (*_worth(state, seat, weights, is_own=True), ("rivals", -weights.rival * max(rivals)))


def coin_worth(rounds: int, weights: Weights = WEIGHTS) -> float:
    return weights.coin if rounds else 1 / COINS_PER_POINT


def _worth(state: State, seat: Seat, weights: Weights, is_own: bool = False) -> Terms:
    player = state.players[seat]
    rounds = ROUNDS - state.round
    coin = coin_worth(rounds, weights)
    first, active, abilities = state.decisions[0], player.active, [ABILITY[tile] for tile in player.active]
    if isinstance(first, TileLimit) and first.seat == seat:
        active = tiles_in_play(state, seat)
        abilities = sorted((ABILITY[tile] for tile in active), reverse=True)[:ACTIVE_LIMIT]
    tiles = sum(UPGRADES[tile].points for tile in active + player.discarded)
    pool = pool_of(player.meeples)
    marker = (weights.marker if rounds else MARKER_POINTS) * (state.marker == seat)
    steps = sum(1.0 for decision in state.decisions if isinstance(decision, Steps) and decision.seat == seat)
    holding, bonuses, sales = holding_of(state, seat, weights, is_own)
    return (
        ("points", float(player.points)),
        ("upgrades", tiles + weights.ability * added(abilities) * rounds + _village(state, seat, rounds, weights)),
        ("coins", coin * player.coins),
        ("discovery", weights.track * _track(player, rounds) + steps),
        ("meeples", sum(pool) * weights.meeple + (pool[SIDE] + pool[STANDING]) * weights.wild),
        ("marker", marker + _stela(state, seat, rounds, weights)),
        ("bonuses", bonuses),
        ("market", sales * (MARKET_COINS * coin - 1.5)),
        ("cards", plan(state.variant, player.active, holding, rounds, weights)),
    )


def _track(player: Player, rounds: int) -> float:
    """The rewards of the next spaces, near ones counting more; less in later rounds, when fewer can be reached."""
    ahead, near = 0.0, 0.5
    for space in range(player.discovery + 1, TRACK_END + 1):
        reward = TRACK[space]
        ahead += near * (reward.points + 0.4 * reward.coins + 2.5 * reward.upgrades)
        near *= 0.6
    return ahead * (0.3 + 0.15 * rounds)


def stela_worth(rounds: int, weights: Weights = WEIGHTS) -> float:
    """The Discovery point and the marker."""
    return 1.2 + (weights.marker if rounds else MARKER_POINTS)


def _stela(state: State, seat: Seat, rounds: int, weights: Weights) -> float:
    group = state.board[STELA]
    return stela_worth(rounds, weights) if group is not None and group.seat == seat else 0.0


def _village(state: State, seat: Seat, rounds: int, weights: Weights) -> float:
    worth = 0.0
    for space in range(len(state.village)):
        group = state.board[VILLAGE_1 + space]
        if group is not None and group.seat == seat:
            worth += best_tile(state, state.players[seat], rounds, weights) - 0.2 * space
    return worth


def best_tile(state: State, player: Player, rounds: int, weights: Weights = WEIGHTS) -> float:
    """What the best Upgrade on offer is worth to this player."""
    worths = [
        UPGRADES[tile].points
        + 0.45 * UPGRADES[tile].coins
        + UPGRADES[tile].discovery
        + (0.0 if UPGRADES[tile].immediate or tile in player.active else weights.ability * ABILITY[tile] * rounds * 0.8)
        for tile in state.village
        if tile != EMPTY
    ]
    return max(worths, default=0.0)


def chance(state: State, seat: Seat, group: Group | None, weights: Weights = WEIGHTS) -> float:
    """The probability that the seat keeps this place until it is activated: rivals can beat it only in its colour."""
    if group is None or group.seat != seat:
        return 0.0
    for other, player in enumerate(state.players):
        if other != seat and usable(pool_of(player.meeples))[group.colour] > group.size:
            return weights.contested
    return 1.0


# --- cards -------------------------------------------------------------------------------------------------------


def holding_of(
    state: State, seat: Seat, weights: Weights = WEIGHTS, is_own: bool = True
) -> tuple[Holding, float, float]:
    """What the seat has and will get, what the Surroundings' bonuses are worth, and how likely it sells a card."""
    player, board = state.players[seat], state.board
    cards = list(player.hand if is_own else player.known)
    more = 0.0 if is_own else float(len(player.hand) - len(player.known))
    bonuses = 0.0
    for index, row in enumerate(SURROUNDINGS):
        sure = chance(state, seat, board[QUARRY + index], weights)
        if sure:
            bonuses += sure * BONUS[row.bonus]
            if sure == 1:
                cards += [card for card in state.surroundings[index] if card != EMPTY]
            else:
                more += 2 * sure * 0.8
    draws = _from_temple(state, seat, cards)
    sales = chance(state, seat, board[BLACK_MARKET], weights) if cards or draws else 0.0
    room = float(HARBOR_LIMIT * count_at(player.meeples, HARBOR))
    room += added(SHIP_LIMIT * chance(state, seat, group, weights) for group in board[SHIP_1:])
    return Holding(cards, more + draws, room), bonuses, sales


def _from_temple(state: State, seat: Seat, cards: list[Card]) -> float:
    """Adds the cards that the seat will probably choose to `cards`; returns how many it will draw besides."""
    spaces = [(space, group.seat) for space in range(len(TEMPLE)) if (group := state.board[TEMPLE_1 + space])]
    draws = 0.0
    if any(holder == seat for _, holder in spaces):
        shown = [card for card in state.temple if card != EMPTY]
        for space, holder in spaces:
            for _ in range(TEMPLE[space].choose):
                if shown:
                    card = best_pick(state.variant, cards if holder == seat else (), shown)
                    shown.remove(card)
                    if holder == seat:
                        cards.append(card)
            if holder == seat:
                draws += TEMPLE[space].draw
    return draws


def best_pick(variant: Variant, cards: Sequence[Card], shown: Sequence[Card]) -> Card:
    """The shown card that adds most to these."""
    types = [CARD_TYPE[card] for card in cards]

    def added(card: Card) -> float:
        artifact = CARD_TYPE[card]
        values, rest = variant.values[artifact], types.count(artifact) % COMPLETE
        step = values[rest + 1] - values[rest]
        return step + 0.25 * values[COMPLETE] / COMPLETE + BONUS[CARD_BONUS[card]]

    return max(shown, key=added)


@lru_cache(maxsize=512)
def _values(variant: Variant, active: tuple[Tile, ...]) -> Values:
    """For each type what 0 to 3 together pay to somebody with these Upgrades."""
    table = [[float(value) for value in variant.values[artifact][: COMPLETE + 1]] for artifact in range(len(TYPES))]
    for bonus in CARGO_BONUSES:
        if bonus.tile in active:
            for artifact, need in enumerate(bonus.needs):
                if need == COMPLETE:
                    table[artifact][COMPLETE] += bonus.points + COIN_WORTH * bonus.coins
    if TABLET_COINS in active:
        for count in range(COMPLETE + 1):
            table[TABLET][count] += COIN_WORTH * TABLET_COINS_EACH * count
    return tuple(map(tuple, table))


def plan(
    variant: Variant, active: tuple[Tile, ...], holding: Holding, rounds: int, weights: Weights = WEIGHTS
) -> float:
    """What keeping the cards is worth, plus the gain of delivering as many as there is room for."""
    cards, more, room = holding
    if not cards and not more:
        return 0.0
    far = (0.0, weights.far - 0.1, weights.far, weights.far, weights.far + 0.05)[rounds]
    table, worth = _values(variant, active), far * weights.card * more
    gains: list[tuple[float, float]] = []
    counts, bonuses = [0] * len(TYPES), [0.0] * len(TYPES)
    for card in cards:
        counts[CARD_TYPE[card]] += 1
        bonuses[CARD_TYPE[card]] += BONUS[CARD_BONUS[card]]
    for artifact, count in enumerate(counts):
        if not count:
            continue
        values, each = table[artifact], bonuses[artifact] / count
        threes, rest = divmod(count, COMPLETE)
        if threes:
            worth += far * threes * (values[COMPLETE] + COMPLETE * each)
            gain = (1 - far) * (values[COMPLETE] + COMPLETE * each) / COMPLETE
            gains.append((gain, COMPLETE * threes))
        if rest:
            ahead = PROGRESS[rounds] * (values[COMPLETE] - values[rest]) * (0.0, 0.2, 0.4)[rest]
            kept = far * (values[rest] + rest * each + ahead)
            worth += kept
            gains.append(((values[rest] + rest * each - kept) / rest, rest))
    if more:
        gains.append((weights.card * (1 - far), more))
    gains.sort(reverse=True)
    for gain, size in gains:
        if gain <= 0 or room <= 0:
            break
        worth += gain * min(room, size)
        room -= size
    return worth


def kept_worth(variant: Variant, artifact: int, count: int) -> float:
    """Collection points, and a part of the difference to the next complete collection."""
    if not count:
        return 0.0
    points = collection_points(variant, artifact, count)
    rest = count % COMPLETE
    ahead = collection_points(variant, artifact, count - rest + COMPLETE) - points if rest else 0
    return points + ahead * (0.0, 0.2, 0.4)[rest]


def keeping(variant: Variant, hand: Cards, rounds: int, weights: Weights = WEIGHTS) -> list[list[float]]:
    """For each type what it is worth to keep so many of its cards for a later delivery."""
    sure = (0.6, 0.6, weights.far, weights.far, weights.far + 0.05)[rounds]
    counts = [0] * len(TYPES)
    for card in hand:
        counts[CARD_TYPE[card]] += 1
    return [
        [sure * kept_worth(variant, artifact, n) for n in range(counts[artifact] + 1)] for artifact in range(len(TYPES))
    ]
