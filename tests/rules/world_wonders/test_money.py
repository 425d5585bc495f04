"""Purchases, who is out, and loans (pages 3 and 4)."""

import pytest
from ludoteca.games.world_wonders.actions import BUY, GO_OUT, REPAY_LOAN, TAKE_LOAN
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.content import PEDESTALS, STACKS
from ludoteca.games.world_wonders.events import Bought, LoanRepaid, LoanTaken, WentOut
from ludoteca.games.world_wonders.forms import GRID
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.state import MONUMENT, NOBODY, NOTHING, Purchase, State

from tests.rules.ledger import rule
from tests.rules.world_wonders.cities import buys, changed, face_of, lay, mask, table, with_purchase

NO_TILES = (NOTHING,) * 6


def turn(gold: int = 7, **fields: object) -> State:
    """The turn of seat 0, who has a road and so much gold; nothing on offer but what is named."""
    state = changed(lay(table(), "long", "F8..F11"), gold=gold, has_started=True)
    state = changed(state, 1, has_started=True)
    bare: dict[str, object] = {
        "offer": NO_TILES,
        "long_roads": 0,
        "short_sets": 0,
        "towers": 0,
        "pedestals": (1, 1),
        "monuments": (NOTHING,) * 3,
        "deck": (),
    }
    return with_purchase(state._replace(**(bare | fields)))  # type: ignore[arg-type]


def tiles(**faces: str) -> tuple[int, ...]:
    """An offer of these tiles."""
    return tuple(face_of(s.key, faces[s.key]) if s.key in faces else NOTHING for s in STACKS[:6])


@rule("BUY-PRICES")
def test_each_item_has_its_price() -> None:
    everything = turn(
        offer=tiles(S1="F:f", S2="F:f", S3="F:ff", S4="F:ff", S5="F:ffc", S6="F:fffc"),
        long_roads=1,
        short_sets=1,
        towers=1,
        pedestals=(NOBODY, NOBODY),
        monuments=(MONUMENT["bridge"], NOTHING, NOTHING),
    )
    prices = {}
    for action in legal_actions(everything):
        for event in apply(everything, action).events:
            if isinstance(event, Bought):
                prices[event.item] = event.price
    assert prices == {
        "long": 1,
        "short": 1,
        "S1": 2,
        "S2": 2,
        "S3": 3,
        "S4": 3,
        "S5": 4,
        "S6": 5,
        "tower": 2,
        "first": 1,
        "second": 1,
        "bridge": 7,
    }


@rule("BUY-PRICES")
def test_what_costs_more_than_the_gold_left_may_not_be_bought() -> None:
    offer = tiles(S1="F:f", S3="F:ff", S5="F:ffc", S6="F:fffc")
    assert buys(turn(5, offer=offer)) == {"S1", "S3", "S5", "S6"}
    assert buys(turn(4, offer=offer)) == {"S1", "S3", "S5"}
    assert buys(turn(2, offer=offer)) == {"S1"}


@rule("BUY-MUST")
def test_whoever_can_buy_something_must() -> None:
    """T21: gold 1, only a long road on offer."""
    state = turn(1, long_roads=1)
    assert list(legal_actions(state)) == [BUY["long"], TAKE_LOAN]
    assert list(legal_actions(changed(state, loan=1)._replace(round=1))) == [BUY["long"]]


@rule("BUY-OUT")
def test_whoever_has_gold_but_nothing_to_buy_is_out_without_being_asked() -> None:
    state = changed(turn(3, pedestals=(NOBODY, 1)), 1, is_out=True, gold=0)._replace(round=10)
    step = apply(state, BUY["first"])
    assert WentOut(0, 2) in step.events
    assert step.state.end == "ten_rounds"


@rule("BUY-OUT")
def test_no_room_is_no_purchase() -> None:
    full = GRID.full & ~mask("A1")
    state = changed(turn(7, long_roads=1, short_sets=1, offer=tiles(S1="F:f")), covered=full, roads=full)
    assert buys(state) == {"short"}


@rule("BUY-GONE", "MON-REFILL")
def test_what_was_bought_is_not_replaced_during_the_round() -> None:
    state = turn(7, offer=tiles(S1="F:f", S2="F:f"), long_roads=2, short_sets=1, towers=1)
    assert apply(state, BUY["S1"]).state.offer == tiles(S2="F:f")
    assert apply(state, BUY["long"]).state.long_roads == 1
    assert apply(state, BUY["short"]).state.short_sets == 0
    assert apply(state, BUY["tower"]).state.towers == 0


@rule("BUY-PEDESTAL")
def test_a_player_holds_one_pedestal_at_most() -> None:
    state = turn(7, pedestals=(NOBODY, NOBODY), long_roads=1)
    assert buys(state) == {"long", *PEDESTALS}
    after = apply(state, BUY["second"]).state
    assert after.pedestals == (NOBODY, 0)
    assert buys(with_purchase(after)) == {"long"}
    assert "first" in buys(with_purchase(after, 1))


@rule("OUT-GOLD")
def test_the_last_gold_ends_the_round_for_a_player() -> None:
    state = turn(1, pedestals=(NOBODY, NOBODY), long_roads=1)
    step = apply(state, BUY["first"])
    assert WentOut(0, 0) in step.events
    assert step.state.players[0].is_out
    assert step.state.active == 1


@rule("OUT-STAYS")
def test_whoever_is_out_gets_no_turn_even_if_something_new_is_shown() -> None:
    state = changed(turn(3, pedestals=(NOBODY, NOBODY)), 1, is_out=True, gold=0)
    state = state._replace(long_roads=1)
    after = apply(state, BUY["first"]).state
    assert after.decisions == (Purchase(0),)
    assert after.players[1].is_out


@rule("LOAN-TAKE", "LOAN-REPAY")
def test_a_loan_brings_two_gold_and_may_not_be_repaid_in_the_same_round() -> None:
    """T18."""
    state = turn(1, offer=tiles(S3="F:ff"), pedestals=(NOBODY, 1))._replace(round=3)
    step = apply(state, TAKE_LOAN)
    assert step.events == (LoanTaken(0),)
    after = step.state
    assert (after.players[0].gold, after.players[0].loan) == (3, 3)
    assert REPAY_LOAN not in legal_actions(after)
    assert TAKE_LOAN not in legal_actions(after)
    placing = apply(after, BUY["S3"]).state
    assert placing.players[0].gold == 0
    done = apply(placing, legal_actions(placing)[0])
    assert WentOut(0, 0) in done.events
    assert done.state.players[0].loan == 3


@rule("LOAN-REPAY")
def test_a_loan_is_repaid_in_a_later_round_and_a_purchase_is_still_owed() -> None:
    """T18."""
    state = changed(turn(7, long_roads=1), loan=3)._replace(round=4)
    assert list(legal_actions(state)) == [BUY["long"], REPAY_LOAN]
    step = apply(state, REPAY_LOAN)
    assert step.events == (LoanRepaid(0),)
    assert (step.state.players[0].gold, step.state.players[0].loan) == (4, 0)
    assert list(legal_actions(step.state)) == [BUY["long"], TAKE_LOAN]
    assert REPAY_LOAN not in legal_actions(changed(state, gold=2))


@rule("LOAN-REPAY")
def test_whoever_repays_with_the_last_gold_is_out_and_owes_no_purchase() -> None:
    state = changed(turn(3, long_roads=1), loan=3)._replace(round=4)
    step = apply(state, REPAY_LOAN)
    assert step.events == (LoanRepaid(0), WentOut(0, 0))
    assert step.state.active == 1


@rule("LOAN-REPAY", "BUY-OUT")
def test_whoever_repays_and_then_finds_nothing_to_buy_is_out() -> None:
    state = changed(turn(4), loan=3)._replace(round=4)
    assert list(legal_actions(state)) == [REPAY_LOAN, GO_OUT]
    step = apply(state, REPAY_LOAN)
    assert step.events[:2] == (LoanRepaid(0), WentOut(0, 1))


@rule("LOAN-AGAIN")
def test_after_repaying_another_loan_may_be_taken_in_the_same_round() -> None:
    state = changed(turn(7, offer=tiles(S6="F:fffc")), loan=2)._replace(round=4)
    after = apply(apply(state, REPAY_LOAN).state, TAKE_LOAN).state
    assert (after.players[0].gold, after.players[0].loan) == (6, 4)
    assert REPAY_LOAN not in legal_actions(after)


@rule("LOAN-OFFER")
def test_if_only_a_loan_makes_a_purchase_possible_one_takes_it_or_is_out() -> None:
    state = turn(1, offer=tiles(S3="F:ff"))
    assert list(legal_actions(state)) == [TAKE_LOAN, GO_OUT]
    assert WentOut(0, 1) in apply(state, GO_OUT).events


@rule("LOAN-TAKE")
@pytest.mark.parametrize(("gold", "offered"), [(1, False), (2, True), (3, True)])
def test_a_loan_is_offered_only_if_something_can_be_bought_with_it(gold: int, offered: bool) -> None:
    state = turn(gold, offer=tiles(S5="F:ffc"))
    assert (TAKE_LOAN in legal_actions(state)) == offered
