"""What players take from the supplies and give back: cards and amphoras."""

from typing import TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.replacing import replacer
from ludoteca.games.attika.cards import NO_CARDS, add_cards, deal
from ludoteca.games.attika.events import Event, Reshuffled, Took
from ludoteca.games.attika.state import ACTIVE, Decision, Player, State, players_with, with_decisions

Happened: TypeAlias = tuple[State, tuple[Event, ...]]
"""A state, and the events that led to it."""

_with_hand = replacer(Player, "hand")
_with_amphoras = replacer(Player, "amphoras")
_with_cards = replacer(State, "players", "deck", "discard", "decisions", "idle", "rng")
_with_supply = replacer(State, "players", "supply")


def take_cards(state: State, seat: Seat, count: int, decisions: tuple[Decision, ...]) -> Happened:
    """Take cards from the deck, and go on with these decisions.

    When a card is due and the deck is empty, the discard pile is shuffled (C6).
    """
    events: tuple[Event, ...] = ()
    deck, discard, rng = state.deck, state.discard, state.rng
    taken = NO_CARDS
    while count:
        if not any(deck):
            if not any(discard):
                break
            deck, discard = discard, NO_CARDS
            events += (Reshuffled(),)
        share = min(count, sum(deck))
        cards, deck, rng = deal(deck, share, rng)
        taken = add_cards(taken, cards)
        count -= share
    if not any(taken):
        return with_decisions(state, decisions), events
    player = state.players[seat]
    players = players_with(state, seat, _with_hand(player, add_cards(player.hand, taken)))
    state = _with_cards(state, players, deck, discard, decisions, ACTIVE, rng)
    return state, (*events, Took(seat, sum(taken), taken))


def gain_amphoras(state: State, seat: Seat, count: int) -> Happened:
    """Take amphoras; for each one that the supply lacks, a card at once (R18, C5)."""
    given = min(count, state.supply)
    state = _move_amphoras(state, seat, given)
    return take_cards(state, seat, count - given, state.decisions) if given < count else (state, ())


def spend_amphora(state: State, seat: Seat) -> State:
    """Spent amphoras return to the supply (R19)."""
    return _move_amphoras(state, seat, -1)


def _move_amphoras(state: State, seat: Seat, count: int) -> State:
    """So many amphoras from the supply to the player; back to the supply if negative."""
    player = state.players[seat]
    players = players_with(state, seat, _with_amphoras(player, player.amphoras + count))
    return _with_supply(state, players, state.supply - count)
