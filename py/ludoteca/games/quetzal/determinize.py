"""Replaces what a seat cannot know by a random deal."""

from dataclasses import replace

from ludoteca.core.game import Seat
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal.gains import with_cards, without_all
from ludoteca.games.quetzal.kinds import Card, Cards
from ludoteca.games.quetzal.state import Delivery, KeepOne, Pending, State, Under


def determinize(state: State, seat: Seat, rng: Rng) -> State:
    """Another state that the seat could not tell from this one.

    Dealt anew from all the cards it does not see: what others drew from the deck, what they put under it, the two
    cards another is choosing from. What was taken face up stays where it is; so does what the seat itself put under
    the deck. A delivery that another is still picking is not known to have begun. Piles have no order to hide.
    """
    deal = _Deal(_unseen(state, seat), rng)
    players = tuple(
        player
        if other == seat
        else player._replace(hand=with_cards(player.known, *deal.cards(len(player.hand) - len(player.known))))
        for other, player in enumerate(state.players)
    )
    under = tuple(card if card.seat == seat else Under(deal.cards(1)[0], card.seat) for card in state.under)
    decisions = tuple(_imagined(decision, seat, deal) for decision in state.decisions)
    luck, _ = deal.rng.fork()
    return state._replace(players=players, under=under, decisions=decisions, deck=deal.bag, rng=luck)


class _Deal:
    """A bag of cards and the generator that deals from it."""

    def __init__(self, bag: Cards, rng: Rng) -> None:
        self.bag, self.rng = bag, rng

    def cards(self, count: int) -> Cards:
        dealt: list[Card] = []
        for _ in range(count):
            card, self.bag, self.rng = self.rng.take(self.bag)
            dealt.append(card)
        return tuple(sorted(dealt))


def _unseen(state: State, seat: Seat) -> Cards:
    unseen = list(state.deck)
    for other, player in enumerate(state.players):
        if other != seat:
            unseen += without_all(player.hand, player.known)
    unseen += [card.card for card in state.under if card.seat != seat]
    for decision in state.decisions:
        if isinstance(decision, KeepOne) and decision.seat != seat:
            unseen += decision.cards
    return tuple(sorted(unseen))


def _imagined(decision: Pending, seat: Seat, deal: _Deal) -> Pending:
    match decision:
        case KeepOne(other, cards) if other != seat:
            return KeepOne(other, deal.cards(len(cards)))
        case Delivery(other, _, _, cargo) if other != seat and cargo:
            return replace(decision, cargo=())
        case _:
            return decision
