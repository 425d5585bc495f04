"""Which actions a bot considers in Quetzal; how well a seat stands is in `evaluation.py`."""

from collections.abc import Sequence

from ludoteca.core.effort import Effort
from ludoteca.core.game import Seat
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
    DiscardUpgrade,
    Hold,
    Occupy,
    RerollMeeples,
)
from ludoteca.games.quetzal.content import (
    BLACK,
    BLACK_MARKET,
    CAMP,
    HARBOR,
    HARBOR_LIMIT,
    MARKET_COINS,
    QUARRY,
    ROUNDS,
    SHIP_1,
    SHIP_LIMIT,
    SIDE,
    STANDING,
    STELA,
    SURROUNDINGS,
    TEMPLE,
    TEMPLE_1,
    VILLAGE_1,
    WHITE,
)
from ludoteca.games.quetzal.delivery import best_cargo, delivery_limit
from ludoteca.games.quetzal.evaluation import (
    ABILITY,
    BONUS,
    WEIGHTS,
    Holding,
    best_pick,
    best_tile,
    chance,
    coin_worth,
    holding_of,
    keeping,
    plan,
    stela_worth,
)
from ludoteca.games.quetzal.kinds import Card, Place
from ludoteca.games.quetzal.legal import decision_of, legal_actions
from ludoteca.games.quetzal.meeples import pool_of, spare_meeple
from ludoteca.games.quetzal.places import bid_terms, bidding_places, cost_of
from ludoteca.games.quetzal.state import EMPTY, CampReroll, Delivery, Group, Placing, Rerolls, State, TileLimit

EFFORTS = {
    "novice": Effort(followed=3, branch=2, depth=12, samples=1, finalists=0, slip=2),
    "skilled": Effort(followed=8, branch=5, depth=16, samples=1, finalists=0, slip=0),
    "expert": Effort(followed=8, branch=5, depth=16, samples=2, finalists=4, slip=0, ahead=80, reply=2),
}
"""An expert simulates its best candidates to the end of the round, with everybody's placements and deliveries."""
OVERBID = 2
"""A bid is considered with so many meeples more than it needs."""


def period(state: State) -> int:
    """The round: at its end all places have paid."""
    return state.round


def candidates(state: State) -> Sequence[Action]:
    """The legal actions to consider, the most promising first; meeples are never picked up by hand."""
    decision = decision_of(state)
    match decision:
        case Placing(seat, _):
            return _placements(state, seat)
        case Delivery():
            return [_next_load(state, decision)]
        case CampReroll(seat, _):
            spare = spare_meeple(state.players[seat].meeples)
            return [REROLL_ONE[spare] if spare in (BLACK, WHITE) else DECLINE]
        case Rerolls():
            return [_next_reroll(state, decision)]
        case TileLimit():
            return _discards(state)
        case _:
            return legal_actions(state)


def _discards(state: State) -> list[Action]:
    """The Upgrade that is worth least, then the exchanges, then the other Upgrades."""
    legal = legal_actions(state)
    discards = sorted((a for a in legal if isinstance(a, DiscardUpgrade)), key=lambda a: ABILITY[a.tile])
    exchanges = [a for a in legal if not isinstance(a, DiscardUpgrade)]
    return [discards[0], *exchanges, *discards[1:]]


def _placements(state: State, seat: Seat) -> list[Action]:
    least = {place: bid_terms(state, seat, place)[0] for place in bidding_places(state)}
    found = [
        action
        for action in legal_actions(state)
        if not isinstance(action, Hold)
        and action not in (BUY_POINT, BUY_DISCOVERY)
        and not (isinstance(action, Bid) and action.size > least[action.place] + OVERBID)
    ]
    estimates = _Estimates(state, seat)
    return sorted(found, key=estimates.of, reverse=True)


class _Estimates:
    """What a placement is likely to bring, roughly: each place is estimated once, whatever the size of the bid."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.player, self.rounds = state.players[seat], ROUNDS - state.round
        self.coin = coin_worth(self.rounds)
        self.holding = holding_of(state, seat)[0]
        self.now = self._planned(self.holding)
        self.known: dict[Place, float] = {}

    def of(self, action: Action) -> float:
        place: Place = getattr(action, "place", CAMP)
        if place not in self.known:
            self.known[place] = self._of_place(place)
        if isinstance(action, Bid):
            sure = chance(self.state, self.seat, Group(self.seat, action.size, action.colour))
            return sure * self.known[place] - WEIGHTS.meeple * action.size
        cost = cost_of(self.state, self.seat, place) if isinstance(action, Occupy) or place == HARBOR else 0
        return self.known[place] - self.coin * cost - WEIGHTS.meeple

    def _of_place(self, place: Place) -> float:
        cards, more, room = self.holding
        if place == CAMP:
            return self.coin + 0.1
        if place == HARBOR:
            return self._planned(Holding(cards, more, room + HARBOR_LIMIT)) - self.now
        if place >= SHIP_1:
            return self._planned(Holding(cards, more, room + SHIP_LIMIT)) - self.now
        if place == STELA:
            return stela_worth(self.rounds)
        if place == BLACK_MARKET:
            return MARKET_COINS * self.coin - 1.5 if cards or more else 0.0
        if place >= QUARRY:
            row = place - QUARRY
            gained = [card for card in self.state.surroundings[row] if card != EMPTY]
            return BONUS[SURROUNDINGS[row].bonus] + self._with(gained, 0.0)
        if place >= VILLAGE_1:
            return best_tile(self.state, self.player, self.rounds) - 0.2 * (place - VILLAGE_1)
        return self._of_temple(place - TEMPLE_1)

    def _of_temple(self, space: int) -> float:
        shown = [card for card in self.state.temple if card != EMPTY]
        gained: list[Card] = []
        for _ in range(min(TEMPLE[space].choose, len(shown))):
            card = best_pick(self.state.variant, [*self.holding.cards, *gained], shown)
            shown.remove(card)
            gained.append(card)
        return self._with(gained, TEMPLE[space].draw) - 0.1 * space

    def _with(self, gained: Sequence[Card], drawn: float) -> float:
        cards, more, room = self.holding
        return self._planned(Holding([*cards, *gained], more + drawn, room)) - self.now

    def _planned(self, holding: Holding) -> float:
        return plan(self.state.variant, self.player.active, holding, self.rounds)


def _next_reroll(state: State, decision: Rerolls) -> Action:
    """Reroll black or white meeples, whichever are more; all of them only if none is wild."""
    legal = legal_actions(state)
    pool = pool_of(state.players[decision.seat].meeples)
    if REROLL_ALL_ACTION in legal and pool[SIDE] + pool[STANDING] == 0:
        return REROLL_ALL_ACTION
    side = BLACK if pool[BLACK] >= pool[WHITE] else WHITE
    if HOLD[side] in legal:
        return HOLD[side]
    return next((action for action in legal if isinstance(action, RerollMeeples)), DECLINE)


def _next_load(state: State, decision: Delivery) -> Action:
    """The next card of the best delivery, where delivering is worth more than keeping the cards."""
    player, rounds = state.players[decision.seat], ROUNDS - state.round
    is_last = not rounds and not any(isinstance(t, Delivery) and t.seat == decision.seat for t in state.decisions[1:])
    kept = () if is_last else keeping(state.variant, player.hand, rounds)
    limit = delivery_limit(state, decision)
    _, cargo = best_cargo(state.variant, player.active, player.hand, limit, kept)
    if len(decision.cargo) < limit:
        for card in dict.fromkeys(cargo):
            if cargo.count(card) > decision.cargo.count(card):
                return LOAD[card]
    return DELIVER if decision.cargo else DECLINE
