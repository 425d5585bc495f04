"""What a seat cannot know, drawn anew."""

from ludoteca.core.game import Seat
from ludoteca.core.rng import Rng
from ludoteca.games.attika.cards import Cards, deal
from ludoteca.games.attika.state import State


def determinize(state: State, seat: Seat, rng: Rng) -> State:
    """Another state that the seat could not tell from this one: the others' hands dealt anew from all the cards it
    does not see, and luck to come of its own. Stacks, pool and deck are bags without an order: nothing else is hidden.
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
