"""The two Upgrades that exchange coins, and when they may."""

from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import BUY_DISCOVERY, BUY_POINT, DECLINE, HOLD, LOAD
from ludoteca.games.quetzal.content import BLACK, HARBOR, TRACK_END
from ludoteca.games.quetzal.state import (
    CampReroll,
    Delivery,
    KeepOne,
    LastExchange,
    MarketSale,
    Pending,
    Placing,
    RoundEnd,
    State,
    TemplePick,
    VillagePick,
)

from tests.rules.ledger import rule
from tests.rules.quetzal.table import (
    CARD,
    JON,
    LUCY,
    MARIA,
    asked,
    given,
    having,
    legal,
    play,
    settled,
    table,
    tiles,
    turn_of,
)


def rich(state: State, seat: int, coins: int = 9) -> State:
    return having(tiles(state, seat, "coins_to_vp", "coins_to_d"), seat, coins=coins)


@rule("A7.coins_to_vp")
def test_two_coins_buy_a_point_again_and_again() -> None:
    state = having(tiles(table(3), LUCY, "coins_to_vp"), LUCY, coins=5)
    step = play(turn_of(state, LUCY), BUY_POINT, BUY_POINT)
    assert (step.state.players[LUCY].coins, step.state.players[LUCY].points) == (1, 2)
    assert BUY_POINT not in legal(step.state)
    assert step.state.decisions[0] == Placing(LUCY, ())


@rule("A7.coins_to_d")
def test_three_coins_buy_a_discovery_point_but_not_on_the_last_space() -> None:
    state = having(tiles(table(3), LUCY, "coins_to_d"), LUCY, coins=6)
    step = play(turn_of(state, LUCY), BUY_DISCOVERY, BUY_DISCOVERY)
    lucy = step.state.players[LUCY]
    assert (lucy.coins, lucy.discovery, lucy.points) == (0, 2, 1)
    end = having(state, LUCY, discovery=TRACK_END)
    assert BUY_DISCOVERY not in legal(turn_of(end, LUCY))


@rule("C1")
def test_exchanges_come_before_placing_and_not_with_meeples_in_hand() -> None:
    state = turn_of(rich(table(3), LUCY), LUCY)
    assert {BUY_POINT, BUY_DISCOVERY} <= set(legal(state))
    assert not {BUY_POINT, BUY_DISCOVERY} & set(legal(play(state, HOLD[BLACK]).state))


@rule("C1")
def test_every_own_question_of_phase_three_is_a_window() -> None:
    state = given(rich(table(3), LUCY), LUCY, "mummy-none")
    windows: list[Pending] = [TemplePick(LUCY, 1), MarketSale(LUCY), VillagePick(LUCY), Delivery(LUCY, HARBOR, 0, ())]
    for decision in windows:
        assert {BUY_POINT, BUY_DISCOVERY} <= set(legal(asked(state, decision)))
        assert play(asked(state, decision), BUY_POINT).state.decisions[0] == decision
    drawn = state._replace(deck=state.deck[2:])
    keep = asked(drawn, KeepOne(LUCY, state.deck[:2]))
    assert play(keep, BUY_POINT).state.decisions[0] == KeepOne(LUCY, state.deck[:2])


@rule("C1")
def test_neither_the_camp_nor_a_delivery_being_loaded_is_a_window() -> None:
    state = given(rich(table(3), LUCY), LUCY, "mummy-none", "mummy-none")
    assert BUY_POINT not in legal(asked(state, CampReroll(LUCY, 1)))
    loading = play(asked(state, Delivery(LUCY, HARBOR, 0, ())), LOAD[CARD["mummy-none"]]).state
    assert BUY_POINT not in legal(loading)


@rule("C1", "C2")
def test_the_last_window_asks_in_round_order_those_who_can() -> None:
    state = rich(rich(table(3), JON, 3), MARIA, 2)._replace(leader=LUCY)
    state = settled(state, LastExchange(LUCY, 0), RoundEnd()).state
    assert GAME.to_act(state) == MARIA
    assert legal(state) == [BUY_POINT, DECLINE]
    state = play(state, BUY_POINT).state
    assert GAME.to_act(state) == JON
    state = play(state, BUY_POINT).state
    assert state.round == 2


@rule("C1.w4")
def test_in_the_last_round_the_window_comes_round_again_until_all_pass() -> None:
    state = rich(rich(table(3), JON, 9), LUCY, 9)._replace(round=5)
    state = settled(state, LastExchange(JON, 0), RoundEnd()).state
    state = play(state, DECLINE).state
    assert GAME.to_act(state) == LUCY
    state = play(state, BUY_POINT, DECLINE).state
    assert GAME.to_act(state) == JON
    state = play(state, DECLINE).state
    assert GAME.to_act(state) is None


@rule("C1.w4")
def test_in_earlier_rounds_everybody_is_asked_once() -> None:
    state = rich(rich(table(3), JON, 9), LUCY, 9)
    state = settled(state, LastExchange(JON, 0), RoundEnd()).state
    state = play(state, DECLINE, BUY_POINT, DECLINE).state
    assert state.round == 2
