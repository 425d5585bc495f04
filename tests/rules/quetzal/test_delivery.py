"""Deliveries: collections, bonuses, what Upgrades add."""

from itertools import combinations

import pytest
from ludoteca.core.text import Text
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import DECLINE, DELIVER, LOAD, Action
from ludoteca.games.quetzal.content import HARBOR, SHIP_1
from ludoteca.games.quetzal.delivery import best_cargo, best_delivery, collection_points, delivery_limit, payment_for
from ludoteca.games.quetzal.events import Advanced, Delivered
from ludoteca.games.quetzal.state import Delivery, State

from tests.rules.ledger import rule
from tests.rules.quetzal.table import CARD, LUCY, MARIA, TILE, asked, given, having, legal, pile_of, play, table, tiles

PLAIN = table().variant


def loads(*names: str) -> list[Action]:
    return [LOAD[CARD[name]] for name in names]


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(CARD[name] for name in names))


def at(state: State, seat: int, place: int, number: int = 0) -> State:
    return asked(state, Delivery(seat, place, number, ()))


@rule("T9", "A6-2")
@pytest.mark.parametrize(("artifact", "points"), [(0, 4 + 2), (1, 5 + 3), (2, 6 + 3), (3, 8 + 5), (4, 10 + 6)])
def test_t9_five_of_a_type_are_a_complete_collection_and_one_of_two(artifact: int, points: int) -> None:
    assert collection_points(PLAIN, artifact, 5) == points


@rule("A6-2")
def test_collections_of_one_two_three_six_and_seven() -> None:
    assert [collection_points(PLAIN, 3, count) for count in (0, 1, 2, 3, 6, 7)] == [0, 2, 5, 8, 16, 18]
    assert [collection_points(PLAIN, 0, count) for count in (1, 2, 3, 4)] == [1, 2, 4, 5]


@rule("T10", "A6", "A6-3", "A8")
def test_t10_marias_ship_brings_fifteen_points_and_leaves_her_a_statuette() -> None:
    hand = (
        "statuette-discovery",
        "statuette-discovery",
        "statuette-none",
        "statuette-coin",
        "mummy-none",
        "mummy-none",
    )
    state = at(given(table(3), MARIA, *hand), MARIA, SHIP_1)
    chosen = (hand[0], hand[1], hand[2], hand[4], hand[5])
    step = play(state, *loads(*chosen), DELIVER)
    assert step.events[0] == Delivered(MARIA, SHIP_1, cards(*chosen), 14, 0, 2)
    assert step.events[1:3] == (Advanced(MARIA, 1, 0, 0), Advanced(MARIA, 2, 0, 1))
    maria = step.state.players[MARIA]
    assert (maria.points, maria.discovery, maria.hand) == (15, 2, cards("statuette-coin"))
    assert all(step.state.discard.count(card) >= cards(*chosen).count(card) for card in cards(*chosen))


@rule("A6")
def test_no_more_cards_than_the_place_takes() -> None:
    hand = ["pottery-none"] * 8
    state = given(table(3), LUCY, *hand)
    for place, limit in ((HARBOR, 3), (SHIP_1, 6)):
        full = play(at(state, LUCY, place), *loads(*hand[:limit])).state
        assert legal(full) == [DELIVER, DECLINE]


@rule("A6", "C11")
def test_a_delivery_may_be_declined_even_when_cards_are_picked() -> None:
    state = at(given(table(3), LUCY, "pottery-none", "mummy-none"), LUCY, HARBOR)
    assert DECLINE in legal(state)
    assert DELIVER not in legal(state)
    step = play(state, *loads("mummy-none"), DECLINE)
    assert step.state.players[LUCY].hand == cards("pottery-none", "mummy-none")
    assert step.state.players[LUCY].points == 0


@rule("A6-3")
def test_each_bonus_pays_on_delivery() -> None:
    paid = payment_for(PLAIN, (), cards("tablet-coin", "tablet-vp", "weapon-discovery", "pottery-coin"))
    assert (paid.collections, paid.bonuses, paid.coins, paid.discovery) == (3 + 1 + 1, 1, 2, 1)


@rule("A6-4")
def test_tablet_patron_pays_two_coins_for_each_tablet() -> None:
    paid = payment_for(PLAIN, (TILE["tablet_coins"],), cards("tablet-none", "tablet-coin", "mummy-none"))
    assert (paid.coins, paid.cargo) == (5, 0)


@rule("A6-4")
@pytest.mark.parametrize(
    ("tile", "names", "coins", "points"),
    [
        ("trio_vp", ["pottery-none", "weapon-none", "tablet-none"], 0, 4),
        ("trio_vp", ["pottery-none", "weapon-none", "tablet-none"] * 2, 0, 4),
        ("trio_vp", ["pottery-none", "weapon-none", "mummy-none"], 0, 0),
        ("pottery_3", ["pottery-none"] * 3, 1, 3),
        ("pottery_3", ["pottery-none"] * 6, 1, 3),
        ("pottery_3", ["pottery-none"] * 2, 0, 0),
        ("weapon_3", ["weapon-none"] * 3, 2, 2),
        ("weapon_3", ["weapon-none"] * 2, 0, 0),
    ],
)
def test_set_upgrades_pay_once_for_a_delivery(tile: str, names: list[str], coins: int, points: int) -> None:
    paid = payment_for(PLAIN, (TILE[tile],), cards(*names))
    assert (paid.coins, paid.cargo) == (coins, points)


@rule("C7", "A6-4")
def test_two_harbor_meeples_are_two_deliveries_and_each_may_pay_a_set_upgrade() -> None:
    state = tiles(given(having(table(3), LUCY, coins=0), LUCY, *["pottery-none"] * 6), LUCY, "pottery_3")
    state = asked(state, Delivery(LUCY, HARBOR, 0, ()), Delivery(LUCY, HARBOR, 1, ()))
    three = [*loads(*["pottery-none"] * 3), DELIVER]
    step = play(state, *three)
    assert step.state.decisions[0] == Delivery(LUCY, HARBOR, 1, ())
    step = play(step.state, *three)
    lucy = step.state.players[LUCY]
    assert lucy.tally[:3] == (8, 0, 6)
    assert lucy.coins - lucy.meeples.count(3) == 2


@rule("A7-EXTRA-DELIVERY")
def test_extra_crate_adds_a_card_to_each_harbor_meeple_and_each_ship() -> None:
    state = tiles(table(3), LUCY, "extra_delivery")
    limits = [
        delivery_limit(state, Delivery(LUCY, place, n, ())) for place, n in ((HARBOR, 0), (HARBOR, 1), (SHIP_1, 0))
    ]
    assert limits == [4, 4, 7]


@rule("C15")
def test_extra_crate_may_be_read_as_one_card_a_round_at_the_harbor() -> None:
    state = tiles(table(3, extra_crate="round"), LUCY, "extra_delivery")
    limits = [
        delivery_limit(state, Delivery(LUCY, place, n, ())) for place, n in ((HARBOR, 0), (HARBOR, 1), (SHIP_1, 0))
    ]
    assert limits == [4, 3, 7]


@rule("A6")
def test_a_seventh_card_goes_with_the_extra_crate() -> None:
    state = tiles(given(table(3), LUCY, *["weapon-none"] * 7), LUCY, "extra_delivery")
    step = play(at(state, LUCY, SHIP_1), *loads(*["weapon-none"] * 7), DELIVER)
    assert step.state.players[LUCY].points == 5 + 5 + 1


@rule("D-16")
def test_an_upgrade_won_by_a_delivery_counts_only_for_the_next_one() -> None:
    state = given(having(table(3), LUCY, discovery=4, coins=0), LUCY, "tablet-discovery", "tablet-none")
    state = pile_of(state, "tablet_coins")
    state = asked(state, Delivery(LUCY, HARBOR, 0, ()), Delivery(LUCY, HARBOR, 1, ()))
    step = play(state, *loads("tablet-discovery"), DELIVER)
    assert step.events[0] == Delivered(LUCY, HARBOR, cards("tablet-discovery"), 1, 0, 1)
    assert step.state.players[LUCY].active == (TILE["tablet_coins"],)
    step = play(step.state, *loads("tablet-none"), DELIVER)
    assert step.events[0] == Delivered(LUCY, HARBOR, cards("tablet-none"), 1, 2, 0)


@rule("A6")
def test_the_preferred_button_makes_the_best_delivery_or_that_which_was_loaded() -> None:
    hand = ("statuette-none", "statuette-none", "statuette-none", "pottery-vp", "weapon-none")
    state = at(given(table(3), LUCY, *hand), LUCY, HARBOR)
    found = GAME.shortcut(state)
    assert found is not None
    assert found.actions == (*loads("statuette-none", "statuette-none", "statuette-none"), DELIVER)
    loaded = play(state, *loads("weapon-none")).state
    preferred = [action for action in legal(loaded) if GAME.choice(loaded, action).preferred]
    assert (GAME.shortcut(loaded), preferred) == (None, [DELIVER])


def test_what_the_hand_would_pay_is_given_up_behind_a_button_that_only_opens() -> None:
    paying = at(given(table(3), LUCY, "mummy-none"), LUCY, HARBOR)
    assert GAME.choice(paying, DECLINE).path == ("keep", "pass")
    assert {"keep", "pass"} <= {control.id for control in GAME.view(paying, LUCY).controls}
    loaded = play(paying, *loads("mummy-none")).state
    assert GAME.choice(loaded, DECLINE).path == ("pass",)


def test_the_delivery_that_is_offered_pays_most_points_before_coins_and_discovery() -> None:
    cards = ("pottery-none", "pottery-none", "pottery-vp", "weapon-discovery", "tablet-discovery", "statuette-coin")
    hand = tuple(sorted(CARD[card] for card in cards))
    offered = best_delivery(PLAIN, (), hand, 3)
    ways = (payment_for(PLAIN, (), tuple(sorted(way))) for way in combinations(hand, 3))
    assert payment_for(PLAIN, (), offered).points == max(way.points for way in ways)


@rule("A6-4")
def test_the_best_delivery_is_found_with_the_upgrades_counted() -> None:
    hand = cards("pottery-none", "weapon-none", "tablet-none", "mummy-none")
    worth, cargo = best_cargo(PLAIN, (), hand, 3)
    assert worth == 3 + 1 + 1
    assert CARD["mummy-none"] in cargo
    trio = cards("pottery-none", "weapon-none", "tablet-none")
    assert best_cargo(PLAIN, (TILE["trio_vp"],), hand, 3) == (3 + 4, trio)
    assert best_cargo(PLAIN, (TILE["trio_vp"],), hand, 4) == (3 + 4 + 3, hand)


@rule("A6-3")
def test_a_preview_tells_what_the_delivery_would_pay() -> None:
    state = at(given(table(3), MARIA, "mummy-none", "mummy-discovery"), MARIA, SHIP_1)
    state = play(state, *loads("mummy-none")).state
    lines = GAME.preview(state, LOAD[CARD["mummy-discovery"]]).lines
    told = {line.key.removeprefix("quetzal-preview-"): dict(line.args) for line in lines}
    assert told["set"] == {"artifact": Text("quetzal-type-mummy"), "count": 2, "points": 6}
    assert told["bonuses"] == {"coins": 0, "discovery": 1, "points": 0}
    assert "track" not in told, "the step pays nothing, and the bonuses name it"
    assert told["total"] == {"coins": 0, "points": 6}
