"""Another state that a seat cannot tell from the true one: what is hidden from it is dealt anew."""

from ludoteca.core.game import Seat
from ludoteca.core.rng import Rng
from ludoteca.games.attika.cards import Cards, deal
from ludoteca.games.attika.state import State


def determinize(state: State, seat: Seat, rng: Rng) -> State:
    """The other hands are dealt anew from all cards that the seat does not see, and the chance to come is another one.

    Stacks, pool and deck have no order here, so nothing else is hidden.
    """
    w, f, h, m = (
        sum(counts)
        for counts in zip(
            state.deck, *(player.hand for other, player in enumerate(state.players) if other != seat), strict=True
        )
    )
    unseen: Cards = (w, f, h, m)
    players = list(state.players)
    for other, player in enumerate(players):
        if other != seat:
            hand, unseen, rng = deal(unseen, sum(player.hand), rng)
            players[other] = player._replace(hand=hand)
    luck, _ = rng.fork()
    return state._replace(players=tuple(players), deck=unseen, rng=luck)
