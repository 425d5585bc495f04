"""What a building costs where: the worked examples X1 to X11 and X16 of docs/rules/attika.md, and more."""

import pytest
from ludoteca.games.attika import GAME
from ludoteca.games.attika.actions import PayWith
from ludoteca.games.attika.buildings import TYPE
from ludoteca.games.attika.cards import Cards
from ludoteca.games.attika.land import bits
from ludoteca.games.attika.prices import cheapest, cheapest_payment, payments, price
from ludoteca.games.attika.sites import affordable_sites
from ludoteca.games.attika.state import Build, Pay

from tests.rules.attika.table import A, B, asked, built, example_board, price_of
from tests.rules.ledger import rule


@rule("R7")
def test_x1_the_mountain_under_a_tower_and_the_hill_beside_it_are_paid_by_the_land() -> None:
    assert price_of(example_board(), A, "tower", (2, -1)) == ("H", 0)


@rule("R7")
def test_x2_a_hill_that_a_rival_has_covered_no_longer_counts() -> None:
    assert price_of(built(example_board(), B, well=(3, -1)), A, "tower", (2, -1)) == ("HH", 0)


@rule("R7")
def test_a_hill_that_one_has_covered_oneself_no_longer_counts_either() -> None:
    assert price_of(built(example_board(), A, well=(3, -1)), A, "tower", (2, -1)) == ("HH", 0)


@rule("R7")
def test_a_surplus_of_symbols_is_lost() -> None:
    # (0,0) sees three waters; the well needs one and gets nothing back.
    assert price(example_board(), A, TYPE["well"], example_board().land.number[0, 0]).need == (0, 0, 0, 0)
    assert price_of(example_board(), A, "harbour", (0, 0)) == ("", 0)


@rule("R8")
def test_x3_a_fortress_beside_the_own_quarry_is_free() -> None:
    assert price_of(built(example_board(), A, quarry=(2, 0)), A, "fortress", (2, 1)) == ("", 0)


@rule("R8")
def test_x4_a_tower_beside_the_own_fortress_is_free() -> None:
    state = built(example_board(), A, quarry=(2, 0), fortress=(2, 1))
    assert price_of(state, A, "tower", (1, 2)) == ("", 0)


@rule("R8")
def test_a_tower_beside_the_quarry_alone_is_not_free() -> None:
    # (1,1) touches the quarry only; its land shows the waters (1,0) and (0,1)'s neighbour and the mountain (1,2).
    assert price_of(built(example_board(), A, quarry=(2, 0)), A, "tower", (1, 1)) == ("HH", 0)


@rule("R8")
def test_x6_reverse_order_is_not_free_and_a_main_building_never_is() -> None:
    assert price_of(built(example_board(), A, fortress=(2, 1)), A, "quarry", (2, 0)) == ("MM", 0)


@rule("R8")
def test_x7_a_rivals_predecessor_is_useless() -> None:
    assert price_of(built(example_board(), B, quarry=(2, 0)), A, "fortress", (2, 1)) == ("HM", 0)


@rule("R8")
def test_a_chain_needs_only_its_direct_predecessor() -> None:
    # A mill without cornfield or well still frees the village (A7).
    assert price_of(built(example_board(), A, mill=(0, 0)), A, "village", (0, 1)) == ("", 0)


@rule("R8")
def test_ships_hang_on_the_harbour_and_towers_on_the_fortress_not_on_each_other() -> None:
    state = built(example_board(), A, ship=(2, 0), tower=(3, 2))
    assert not price(state, A, TYPE["ship"], state.land.number[2, 1]).is_free
    assert not price(state, A, TYPE["tower"], state.land.number[4, 2]).is_free
    state = built(example_board(), A, harbour=(2, 0))
    assert price(state, A, TYPE["ship"], state.land.number[2, 1]).is_free


@rule("R10")
def test_x8_a_second_settlement_costs_a_card_even_where_the_land_pays_the_building() -> None:
    state = built(example_board(), A, quarry=(2, 0), fortress=(2, 1))
    assert price_of(state, A, "well", (5, 1)) == ("", 1)


@rule("R10")
def test_the_settlement_cost_grows_with_each_settlement_and_falls_when_two_merge() -> None:
    state = built(example_board(), A, quarry=(0, 0), well=(2, 0))
    assert price_of(state, A, "harbour", (5, 0)) == ("WW", 2)
    state = built(state, A, street=(1, 0))
    assert len(state.players[A].settlements) == 1
    assert price_of(state, A, "harbour", (5, 0)) == ("WW", 1)


@rule("R10")
def test_symbols_do_not_lower_the_settlement_cost() -> None:
    # (0,0) shows three waters, two more than a well needs (A8).
    state = built(example_board(), A, quarry=(5, 0))
    assert price_of(state, A, "well", (0, 0)) == ("", 1)


@rule("R9")
def test_x11_a_street_costs_five_cards_less_the_symbols_seen() -> None:
    assert price_of(example_board(), A, "street", (4, 1)) == ("", 1)
    assert price_of(example_board(), A, "street", (-1, 0)) == ("", 3)


@rule("R9")
def test_a_street_beside_an_own_street_is_free() -> None:
    assert price_of(built(example_board(), A, street=(-1, 0)), A, "street", (0, 0)) == ("", 0)
    assert price_of(built(example_board(), B, street=(-1, 0)), A, "street", (0, 0)) == ("", 2)


HM: Cards = (0, 0, 1, 1)


@rule("PAY")
@pytest.mark.parametrize(
    ("cards", "is_exact"),
    [
        pytest.param((2, 2, 0, 0), True, id="WWFF pays both symbols by two each"),
        pytest.param((2, 0, 1, 0), True, id="HWW pays the hill by itself"),
        pytest.param((0, 0, 1, 1), True, id="HM matches"),
        pytest.param((1, 0, 1, 0), False, id="HW is too little"),
        pytest.param((1, 0, 1, 1), False, id="HMW could leave the water out"),
        pytest.param((1, 2, 1, 1), False, id="HMWFF overpays"),
    ],
)
def test_x16_payments_for_a_hill_and_a_mountain(cards: Cards, is_exact: bool) -> None:
    assert (PayWith(cards) in payments((5, 5, 5, 5), HM, 0)) is is_exact


@rule("PAY")
def test_the_payments_from_a_small_hand_are_all_there_are() -> None:
    # By hand: one hill to pay with W, W, H: the hill itself, or both waters.
    assert set(payments((2, 0, 1, 0), (0, 0, 1, 0), 0)) == {PayWith((0, 0, 1, 0)), PayWith((2, 0, 0, 0))}
    assert payments((1, 0, 0, 0), (0, 0, 1, 0), 0) == ()
    assert payments((0, 0, 0, 0), (0, 0, 0, 0), 0) == (PayWith((0, 0, 0, 0)),)


@rule("PAY")
@pytest.mark.parametrize("hand", [(0, 0, 0, 0), (1, 0, 2, 0), (2, 1, 0, 3), (4, 4, 4, 4)])
@pytest.mark.parametrize("need", [(0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 2, 2), (1, 1, 1, 1), (3, 0, 0, 0)])
@pytest.mark.parametrize("any_cards", [0, 1, 3])
def test_payments_are_those_of_which_no_card_can_be_left_out(hand: Cards, need: Cards, any_cards: int) -> None:
    def pays(cards: Cards) -> bool:
        """As PAY says it: enough cards, and a matching one for each card that is missing."""
        short = 2 * sum(need) + any_cards - sum(cards)
        return short <= sum(min(c, n) for c, n in zip(cards, need, strict=True))

    subsets: list[Cards] = [
        (w, f, h, m)
        for w in range(hand[0] + 1)
        for f in range(hand[1] + 1)
        for h in range(hand[2] + 1)
        for m in range(hand[3] + 1)
    ]
    exact = set()
    for cards in subsets:
        fewer = [tuple(c - (k == kind) for k, c in enumerate(cards)) for kind in range(4) if cards[kind]]
        if pays(cards) and not any(pays((w, f, h, m)) for w, f, h, m in fewer):
            exact.add(PayWith(cards))
    assert set(payments(hand, need, any_cards)) == exact
    assert (cheapest(hand, need, any_cards) <= sum(hand)) == bool(exact)
    if exact:
        assert min(sum(way.cards) for way in exact) == cheapest(hand, need, any_cards)


@rule("C1")
@pytest.mark.parametrize("hand", [(0, 0, 0, 0), (1, 0, 1, 0), (0, 2, 2, 1), (3, 0, 0, 0), (5, 5, 5, 5)])
def test_the_sites_found_by_table_are_those_found_by_pricing_every_hex(hand: Cards) -> None:
    state = built(example_board({A: hand}), A, quarry=(2, 0), street=(5, 0))
    state = built(state, B, capital=(1, 0), well=(3, 1))
    for building in range(len(TYPE)):
        by_price = [
            index
            for index in range(len(state.land.hexes))
            if not state.occupied >> index & 1
            and payments(
                hand,
                price(state, A, building, index).need,
                price(state, A, building, index).any_cards,
            )
        ]
        assert list(bits(affordable_sites(state, A, building))) == by_price


def test_the_best_payment_is_searched_for_once_and_looked_up_for_each_choice() -> None:
    hand: Cards = (5, 5, 5, 5)
    state = asked(example_board({A: hand}), Pay(A, TYPE["street"], (-1, 0), ()), Build(A, 2))
    cheapest_payment.cache_clear()
    preferred = [GAME.choice(state, action).preferred for action in GAME.legal_actions(state)]
    assert (len(preferred), sum(preferred)) == (20, 1)
    assert cheapest_payment.cache_info().misses == 1
    GAME.view(state, A)
    assert cheapest_payment.cache_info().misses == 1


@rule("PAY")
def test_the_best_payment_has_the_fewest_cards_and_leaves_an_even_hand() -> None:
    assert cheapest_payment((5, 1, 1, 1), (0, 0, 0, 0), 2) == PayWith((2, 0, 0, 0))
    assert cheapest_payment((5, 1, 1, 1), (0, 1, 0, 0), 0) == PayWith((0, 1, 0, 0))
    assert cheapest_payment((5, 1, 1, 1), (0, 0, 0, 0), 2, (1,)) == PayWith((1, 0, 0, 1))
