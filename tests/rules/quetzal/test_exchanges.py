"""The two Upgrades that exchange coins, and when they may."""

from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import (
    BUY_DISCOVERY,
    BUY_POINT,
    DECLINE,
    DISCARD_UPGRADE,
    HOLD,
    LOAD,
    DiscardUpgrade,
)
from ludoteca.games.quetzal.content import BLACK, HARBOR, TRACK_END
from ludoteca.games.quetzal.events import Advanced, BoughtDiscovery
from ludoteca.games.quetzal.state import (
    CampReroll,
    Delivery,
    KeepOne,
    LastExchange,
    MarketSale,
    Pending,
    Placing,
    Player,
    RoundEnd,
    State,
    Steps,
    TemplePick,
    TileLimit,
    VillagePick,
)

from tests.rules.ledger import rule
from tests.rules.quetzal.table import (
    CARD,
    JON,
    LUCY,
    MARIA,
    TILE,
    asked,
    given,
    having,
    legal,
    pile_of,
    play,
    settled,
    table,
    tiles,
    turn_of,
)


def rich(state: State, seat: int, coins: int = 9) -> State:
    return having(tiles(state, seat, "coins_to_vp", "coins_to_d"), seat, coins=coins)


@rule("A7-COINS-TO-VP")
def test_two_coins_buy_a_point_again_and_again() -> None:
    state = having(tiles(table(3), LUCY, "coins_to_vp"), LUCY, coins=5)
    step = play(turn_of(state, LUCY), BUY_POINT, BUY_POINT)
    assert (step.state.players[LUCY].coins, step.state.players[LUCY].points) == (1, 2)
    assert BUY_POINT not in legal(step.state)
    assert step.state.decisions[0] == Placing(LUCY, ())


@rule("A7-COINS-TO-D")
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


@rule("C1-W4")
def test_in_the_last_round_the_window_comes_round_again_until_all_pass() -> None:
    state = rich(rich(table(3), JON, 9), LUCY, 9)._replace(round=5)
    state = settled(state, LastExchange(JON, 0), RoundEnd()).state
    state = play(state, DECLINE).state
    assert GAME.to_act(state) == LUCY
    state = play(state, BUY_POINT, DECLINE).state
    assert GAME.to_act(state) == JON
    state = play(state, DECLINE).state
    assert GAME.to_act(state) is None


@rule("C1-W4")
def test_in_earlier_rounds_everybody_is_asked_once() -> None:
    state = rich(rich(table(3), JON, 9), LUCY, 9)
    state = settled(state, LastExchange(JON, 0), RoundEnd()).state
    state = play(state, DECLINE, BUY_POINT, DECLINE).state
    assert state.round == 2


# --- while one of three Upgrades is to be discarded ------------------------------------------------------------------


def at_limit(state: State, new: str, steps: int = 1) -> State:
    """Lucy has taken so many steps from space 4, and the tile of space 5 is one too many."""
    state = settled(pile_of(having(state, LUCY, discovery=4), new), Steps(LUCY, steps), Placing(LUCY, ())).state
    assert state.decisions[0] == TileLimit(LUCY, TILE[new])
    return state


@rule("C1-W5")
def test_exchanges_are_offered_while_one_chooses_which_upgrade_to_discard() -> None:
    state = at_limit(rich(table(3), LUCY, 6), "weapon_3")
    three = [DISCARD_UPGRADE[TILE[name]] for name in ("coins_to_vp", "coins_to_d", "weapon_3")]
    assert legal(state) == [*three, BUY_POINT, BUY_DISCOVERY]
    step = play(state, BUY_POINT)
    assert (step.state.players[LUCY].coins, step.state.players[LUCY].points) == (4, 1)
    assert step.state.decisions == state.decisions
    last = play(step.state, DISCARD_UPGRADE[TILE["coins_to_vp"]])
    assert last.state.players[LUCY].active == (TILE["coins_to_d"], TILE["weapon_3"])


@rule("C1-W5")
def test_the_new_upgrade_may_be_used_before_it_is_discarded() -> None:
    state = at_limit(having(tiles(table(3), LUCY, "reroll_2", "trio_vp"), LUCY, coins=5), "coins_to_vp")
    step = play(state, BUY_POINT, BUY_POINT, DISCARD_UPGRADE[TILE["coins_to_vp"]])
    lucy = step.state.players[LUCY]
    assert (lucy.coins, lucy.points, lucy.active) == (1, 2, (TILE["reroll_2"], TILE["trio_vp"]))
    assert BUY_POINT not in legal(step.state)


@rule("C1-W5")
def test_without_the_coins_no_exchange_is_offered_at_the_limit() -> None:
    state = at_limit(rich(table(3), LUCY, 1), "weapon_3")
    assert not {BUY_POINT, BUY_DISCOVERY} & set(legal(state))


@rule("C1-W5", "C6")
def test_a_step_bought_at_the_limit_comes_before_the_discard_and_before_the_steps_that_wait() -> None:
    state = at_limit(rich(table(3), LUCY, 3), "weapon_3", steps=2)
    step = play(state, BUY_DISCOVERY)
    assert step.events == (BoughtDiscovery(LUCY), Advanced(LUCY, 6, 3, 0))
    assert step.state.decisions[:2] == (TileLimit(LUCY, TILE["weapon_3"]), Steps(LUCY, 1))
    last = play(step.state, DISCARD_UPGRADE[TILE["weapon_3"]])
    assert last.events[1:] == (Advanced(LUCY, 7, 0, 2),)


@rule("C1-W5", "A7")
def test_a_step_bought_at_the_limit_may_bring_another_upgrade_which_is_placed_first() -> None:
    state = having(rich(table(3), LUCY, 9), LUCY, discovery=7)
    state = asked(pile_of(state, "weapon_3", "trio_vp"), TileLimit(LUCY, TILE["reroll_2"]))
    state = state._replace(players=_without_discarded(state, "reroll_2"))
    state = play(state, BUY_DISCOVERY).state
    first = state.decisions[0]
    assert isinstance(first, TileLimit)
    assert first.tile in (TILE["weapon_3"], TILE["trio_vp"])
    assert state.decisions[1] == TileLimit(LUCY, TILE["reroll_2"])
    assert [action.tile for action in legal(state) if isinstance(action, DiscardUpgrade)] == [
        *state.players[LUCY].active,
        first.tile,
    ]


@rule("C1-W5", "A7")
def test_a_twin_of_the_upgrade_that_waits_for_the_choice_is_discarded() -> None:
    state = having(rich(table(3), LUCY, 9), LUCY, discovery=7)
    state = asked(pile_of(state, "weapon_3"), TileLimit(LUCY, TILE["weapon_3"]))
    state = state._replace(players=_without_discarded(state, "weapon_3"))
    state = play(state, BUY_DISCOVERY).state
    assert state.decisions[0] == TileLimit(LUCY, TILE["weapon_3"])
    assert state.players[LUCY].discarded == (TILE["weapon_3"],)
    actions = legal(state)
    assert len(set(actions)) == len(actions)


def _without_discarded(state: State, name: str) -> tuple[Player, ...]:
    """The players without one such tile in Maria's discard pile: it waits for Lucy's choice."""
    discarded = list(state.players[MARIA].discarded)
    discarded.remove(TILE[name])
    return having(state, MARIA, discarded=tuple(discarded)).players


@rule("C1-W5")
def test_at_the_limit_an_exchange_is_a_button_and_a_click_on_a_tile_picks_what_is_discarded() -> None:
    state = at_limit(rich(table(3), LUCY, 6), "weapon_3")
    paths = {action: GAME.choice(state, action).path for action in legal(state)}
    assert paths[BUY_POINT] == ("exchange:vp",)
    assert paths[BUY_DISCOVERY] == ("exchange:discovery",)
    assert len(set(paths.values())) == len(paths)
    assert {"exchange:vp", "exchange:discovery"} <= {control.id for control in GAME.view(state, LUCY).controls}
    elsewhere = turn_of(rich(table(3), LUCY), LUCY)
    assert GAME.choice(elsewhere, BUY_POINT).path == ("active:1:coins_to_vp",)
