"""Finds what is impossible in a state; values that are stored twice for speed are compared."""

from collections import Counter
from collections.abc import Sequence

from ludoteca.core.game import Seat
from ludoteca.games.quetzal.content import (
    ACTIVE_LIMIT,
    AUTOMATON_CARDS,
    DECK,
    POOL,
    QUARRY,
    ROUNDS,
    SHIP_2,
    SHIPS,
    STELA,
    TEAM_MEEPLES,
    TRACK_END,
    UPGRADE_PILE,
    UPGRADES,
    WHITE,
)
from ludoteca.games.quetzal.legal import decision_of, is_idle
from ludoteca.games.quetzal.state import EMPTY, Delivery, KeepOne, Placing, State, TileLimit


def check(state: State) -> Sequence[str]:
    """One sentence for each fault; none if the state is sound."""
    problems = [*_check_cards(state), *_check_tiles(state), *_check_board(state), *_check_automaton(state)]
    for seat in range(len(state.players)):
        problems += _check_player(state, seat)
    if state.decisions and is_idle(state, decision_of(state)):
        problems.append("nobody is asked where there is nothing to decide")
    if not 1 <= state.round <= ROUNDS or (state.is_over and state.round != ROUNDS):
        problems.append("the game has five rounds")
    return problems


def _check_cards(state: State) -> list[str]:
    cards = Counter(state.deck)
    cards.update(state.discard)
    cards.update(card for card in (*state.temple, *sum(state.surroundings, ())) if card != EMPTY)
    cards.update(under.card for under in state.under)
    for player in state.players:
        cards.update(player.hand)
    for decision in state.decisions:
        if isinstance(decision, KeepOne):
            cards.update(decision.cards)
    problems = [] if cards == Counter(DECK) else ["the 75 Artifact cards are each in one place"]
    piles = (state.deck, state.discard, *(p.hand for p in state.players), *(p.known for p in state.players))
    if any(list(pile) != sorted(pile) for pile in piles):
        problems.append("cards without an order are kept sorted")
    return problems


def _check_tiles(state: State) -> list[str]:
    tiles = Counter(state.pile)
    tiles.update(tile for tile in state.village if tile != EMPTY)
    for player in state.players:
        tiles.update(player.active + player.discarded)
    tiles.update(decision.tile for decision in state.decisions if isinstance(decision, TileLimit))
    return [] if tiles == Counter(UPGRADE_PILE) else ["the 24 Upgrades are each in one place"]


def _check_player(state: State, seat: Seat) -> list[str]:
    player, problems = state.players[seat], []
    if player.coins < 0:
        problems.append(f"seat {seat} has debts")
    if min(player.tally) < 0 or not 0 <= player.discovery <= TRACK_END:
        problems.append(f"the disks of seat {seat} are on their tracks")
    if Counter(player.known) - Counter(player.hand):
        problems.append(f"what is known of the hand of seat {seat} is in it")
    if len(player.active) > ACTIVE_LIMIT or len(set(player.active)) != len(player.active):
        problems.append(f"seat {seat} has at most two permanent Upgrades, and no twins")
    if any(UPGRADES[tile].immediate for tile in player.active):
        problems.append(f"an immediate Upgrade of seat {seat} is not kept")
    if len(player.meeples) != TEAM_MEEPLES[len(state.players)] + 1 or player.meeples[-1] & 3 == WHITE:
        problems.append(f"seat {seat} has its Team and its Character")
    for decision in state.decisions:
        if isinstance(decision, Delivery) and decision.seat == seat and Counter(decision.cargo) - Counter(player.hand):
            problems.append(f"seat {seat} delivers from its hand")
    return problems


def _check_board(state: State) -> list[str]:
    """The groups on the board match the meeples there, and no meeple stands on a place that is not in use."""
    problems = []
    for place in range(STELA, SHIP_2 + 1):
        group = state.board[place]
        there = [
            (seat, code) for seat, player in enumerate(state.players) for code in player.meeples if code >> 2 == place
        ]
        if group is None or state.is_automaton(group.seat):
            if there:
                problems.append(f"place {place} is not held by the meeples there")
        elif {seat for seat, _ in there} != {group.seat} or len(there) != group.size:
            problems.append(f"the group at place {place} is the meeples there")
        elif place < QUARRY and group.size != 1:
            problems.append(f"place {place} takes one meeple")
    if state.board[POOL] is not None or (state.board[SHIP_2] is not None and SHIPS[len(state.players)] < 2):
        problems.append("nobody stands where there is no place")
    is_placing = any(isinstance(decision, Placing) for decision in state.decisions)
    if state.is_over and (is_placing or any(state.board)):
        problems.append("after the game the board is empty")
    return problems


def _check_automaton(state: State) -> list[str]:
    seats = len(state.players)
    if seats > 2:
        is_absent = state.automaton == EMPTY and not state.automaton_pile
        return [] if is_absent else ["the automaton plays with two only"]
    left = len(AUTOMATON_CARDS) - state.round
    problems = [] if len(state.automaton_pile) == left else ["the automaton shows a card each round"]
    for place, group in enumerate(state.board):
        if group is not None and state.is_automaton(group.seat) and state.automaton != EMPTY:
            card = AUTOMATON_CARDS[state.automaton]
            at_temple = place - 1 in card.temple and (group.size, group.colour) == (1, WHITE)
            if not at_temple and (place, group.colour, group.size) not in (card.surrounding, card.third):
                problems.append(f"the automaton's card does not name place {place}")
    return problems
