"""The legal actions of Attika written a second time, simple and slow: hex by hex and card by card, without tables.

It reads a state's plain facts (tiles, buildings, hands) and the content, and nothing that was derived from them.
"""

from itertools import product
from typing import NamedTuple

from ludoteca.core.hexgrid import Hex
from ludoteca.games.attika.actions import (
    Action,
    AmphoraForAction,
    AmphoraForCard,
    BuildAt,
    BuildType,
    DrawFrom,
    EndTurn,
    ExpandAt,
    PayOf,
    PayWith,
    Store,
    TakeCards,
    TurnTo,
)
from ludoteca.games.attika.content import BUILDINGS, TILES
from ludoteca.games.attika.state import Begin, Build, CardsTaken, Draw, Expand, Pay, Reveal, Rotate, Site, State

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
KINDS = "WFHM"


def beside(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in STEPS]


def landscape(state: State) -> dict[Hex, str]:
    """What is printed on each hex of the land."""
    land: dict[Hex, str] = {}
    keys = list(TILES)
    for placed in state.land.ground.tiles:
        printed = TILES[keys[placed.tile]]
        land[placed.centre] = printed[0]
        for side, at in enumerate(beside(placed.centre)):
            land[at] = printed[1:][(side - placed.turn) % 6]
    return land


def standing(state: State) -> dict[Hex, tuple[int, str]]:
    """Who has built what where."""
    order = [at for placed in state.land.ground.tiles for at in [placed.centre, *beside(placed.centre)]]
    return {
        order[index]: (seat, BUILDINGS[building].key)
        for seat, player in enumerate(state.players)
        for building, indexes in enumerate(player.built)
        for index in indexes
    }


def settlements(own: set[Hex]) -> int:
    count, left = 0, set(own)
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            for n in beside(edge.pop()):
                if n in left:
                    left.remove(n)
                    edge.append(n)
    return count


class Board(NamedTuple):
    """What is printed and what is built, hex by hex."""

    land: dict[Hex, str]
    built: dict[Hex, tuple[int, str]]


def board(state: State) -> Board:
    return Board(landscape(state), standing(state))


def demand(table: Board, seat: int, key: str, at: Hex) -> tuple[str, int]:
    """The symbols still to be paid and the cards of any kind (R7 to R10)."""
    row = next(building for building in BUILDINGS if building.key == key)
    land, built = table
    own = {hex_ for hex_, (owner, _) in built.items() if owner == seat}
    neighbours = [n for n in beside(at) if n in own]
    any_cards = 0 if neighbours else settlements(own)
    if row.after is not None and any(built[n][1] == row.after for n in neighbours):
        return "", any_cards
    shown = [land[n] for n in [at, *beside(at)] if n in land and n not in built and land[n] != "."]
    if "*" in row.cost:
        return "", any_cards + max(0, len(row.cost) - len(shown))
    needed = list(row.cost)
    for symbol in shown:
        if symbol in needed:
            needed.remove(symbol)
    return "".join(needed), any_cards


def exact_payments(hand: tuple[int, ...], needed: str, any_cards: int) -> set[tuple[int, ...]]:
    """Every way to pay of which no card could be left out, by trying every part of the hand."""

    def pays(cards: tuple[int, ...]) -> bool:
        left, missing = dict(zip(KINDS, cards, strict=True)), 0
        for symbol in needed:
            if left[symbol]:
                left[symbol] -= 1
            else:
                missing += 1
        return sum(left.values()) >= 2 * missing + any_cards

    return {
        cards
        for cards in product(*(range(min(count, 2 * len(needed) + any_cards) + 1) for count in hand))
        if pays(cards)
        and not any(cards[k] and pays((*cards[:k], cards[k] - 1, *cards[k + 1 :])) for k in range(len(cards)))
    }


def sites(state: State, seat: int, key: str) -> set[Hex]:
    hand, table = state.players[seat].hand, board(state)
    found = set()
    for at in table.land:
        if at not in table.built:
            needed, any_cards = demand(table, seat, key, at)
            matching = sum(min(hand[KINDS.index(symbol)], needed.count(symbol)) for symbol in set(needed))
            if 2 * len(needed) + any_cards - matching <= sum(hand):
                found.add(at)
    return found


def centres(state: State) -> set[Hex]:
    taken = {*landscape(state), *state.land.ground.shrines}
    edge = {n for at in taken for n in beside(at)} - taken
    around = {n for at in edge for n in [at, *beside(at)]}
    return {c for c in around if not taken & {c, *beside(c)} and edge & {c, *beside(c)}}


def _stops(state: State, unused: int) -> set[Action]:
    """Stopping with none, some or all of the cards due for unused actions, as far as there are cards."""
    to_be_had = sum(state.deck) + sum(state.discard)
    return {EndTurn(), *(TakeCards(count) for count in range(1, unused + 1) if count <= to_be_had)}


def _draws(state: State, seat: int) -> set[Action]:
    return {DrawFrom(stack) for stack, size in enumerate(state.players[seat].stacks) if size}


def _builds(state: State, seat: int) -> set[Action]:
    stored = {BUILDINGS[building].key: building for building in state.players[seat].stored}
    return {BuildType(building) for key, building in stored.items() if sites(state, seat, key)}


def legal(state: State) -> set[Action]:
    """All that the seat to act may do."""
    if not state.decisions:
        return set()
    decision = state.decisions[0]
    seat = decision.seat
    amphora: set[Action] = {AmphoraForCard()} if sum(state.deck) + sum(state.discard) else set()
    match decision:
        case Begin():
            return _draws(state, seat) | _builds(state, seat) | _stops(state, 3)
        case Draw(_, 0) | Build(_, 0):
            return {AmphoraForAction(), EndTurn(), *amphora}
        case Draw(_, left):
            return _draws(state, seat) | _stops(state, left)
        case Build(_, left):
            return _builds(state, seat) | _stops(state, left)
        case Site(_, building):
            return {BuildAt(at) for at in sites(state, seat, BUILDINGS[building].key)}
        case Reveal(_, building):
            return {Store(), *(BuildAt(at) for at in sites(state, seat, BUILDINGS[building].key))}
        case Pay(_, building, at, fixed):
            needed, any_cards = demand(board(state), seat, BUILDINGS[building].key, at)
            ways = exact_payments(state.players[seat].hand, needed, any_cards)
            ways = {way for way in ways if way[: len(fixed)] == fixed}
            if len(ways) > 240 and len(fixed) < 3:
                return {PayOf(way[len(fixed)]) for way in ways}
            return {PayWith((w, f, h, m)) for w, f, h, m in ways}
        case Expand():
            return {ExpandAt(centre) for centre in centres(state)}
        case Rotate(_, tile):
            rim = TILES[list(TILES)[tile]][1:]
            looks = [rim[-turn:] + rim[:-turn] for turn in range(6)]
            return {TurnTo(turn) for turn in range(6) if looks[turn] not in looks[:turn]}
        case CardsTaken():
            return {EndTurn()} | amphora
