"""Click paths and previews of actions, attributes of places, and reasons for what is refused."""

from ludoteca.core.rng import Rng
from ludoteca.core.text import Text, say
from ludoteca.games.quetzal import GAME, names
from ludoteca.games.quetzal.actions import BID, DELIVER, HOLD, LOAD, OCCUPY, Bid, Occupy, RerollMeeples, Visit
from ludoteca.games.quetzal.content import (
    BLACK,
    CAMP,
    CHARACTER,
    HARBOR,
    MUMMY,
    PLACES,
    QUARRY,
    SHIP_1,
    SIDE,
    STANDING,
    TEMPLE_1,
    WHITE,
)
from ludoteca.games.quetzal.delivery import printed_limit
from ludoteca.games.quetzal.state import CampReroll, Delivery, MarketSale, Pending, Placing, TemplePick, VillagePick

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
    put,
    rolled,
    table,
    tiles,
    turn_of,
)


@rule("A4-BEAT", "A4-COINS", "A4-UNIQUE", "A4-STELA", "D-9")
def test_each_closed_place_says_why() -> None:
    state = put(rolled(table(3), JON, "BBBBBB", "F"), JON, "quarry", BLACK, BLACK, BLACK, colour=BLACK)
    state = put(rolled(state, LUCY, "BBWWWW", "F"), LUCY, "ruins", BLACK, colour=BLACK)
    state = put(put(state, JON, "temple:5", BLACK), LUCY, "camp", CHARACTER)
    state = turn_of(having(state, LUCY, coins=1)._replace(marker=LUCY), LUCY)
    reasons = GAME.refusals(state, ())
    assert reasons["stela"] == Text("quetzal-refused-marker")
    assert reasons["temple:5"] == Text("quetzal-refused-occupied")
    assert reasons["temple:1"] == say("quetzal-refused-coins", coins=5, held=1)
    assert reasons["ruins"] == Text("quetzal-refused-own-bid")
    assert reasons["quarry"] == say("quetzal-refused-bid", beat=4, colour=Text("quetzal-colour-black"), usable=1)
    assert reasons["harbor"] == say("quetzal-refused-coins", coins=2, held=1)
    assert "camp" not in reasons


def test_the_camp_promises_no_reroll_to_the_last_meeple() -> None:
    state = turn_of(rolled(table(3), LUCY, "BBWWWW", "F"), LUCY)
    keys = [line.key for line in GAME.preview(state, Visit(CAMP)).lines]
    assert keys == ["quetzal-preview-camp"]
    state = put(put(state, LUCY, "ruins", BLACK, BLACK, colour=BLACK), LUCY, "quarry", WHITE, WHITE, WHITE, WHITE)
    keys = [line.key for line in GAME.preview(state, Visit(CAMP)).lines]
    assert keys == ["quetzal-preview-camp-last"]


@rule("A4-UNIQUE", "A4-BID")
def test_meeples_in_hand_that_do_not_fit_are_told() -> None:
    state = having(rolled(turn_of(table(3), LUCY), LUCY, "BBWWWW", "F"), LUCY, coins=9)
    black = GAME.refusals(play(state, HOLD[BLACK]).state, ())
    assert black["temple:1"] == say("quetzal-refused-colour", colour=Text("quetzal-colour-white"))
    mixed = GAME.refusals(play(state, HOLD[BLACK], HOLD[WHITE]).state, ())
    assert mixed["quarry"] == Text("quetzal-refused-mixed")
    assert mixed["temple:1"] == Text("quetzal-refused-one-meeple")


@rule("A4")
def test_every_place_is_either_open_or_refused_with_a_reason() -> None:
    for seed in range(4):
        seats = 2 + seed % 4
        state, luck = GAME.setup(seats, Rng(seed), {}), Rng(seed)
        while (seat := GAME.to_act(state)) is not None:
            actions = legal(state)
            placed = {PLACES[a.place] for a in actions if isinstance(a, Occupy | Bid | Visit)}
            if placed:
                reasons = set(GAME.refusals(state, ()))
                shown = [space for space in GAME.view(state, seat).spaces if space.kind == "place"]
                spaces = {space.id for space in shown if dict(space.attributes)["state"] != "covered"}
                assert placed | reasons == spaces
                assert not placed & reasons
            index, luck = luck.below(len(actions))
            state = GAME.apply(state, actions[index]).state


@rule("A11")
def test_a_place_is_one_click_and_a_bid_two_unless_there_is_one_way() -> None:
    state = having(rolled(turn_of(table(3), LUCY), LUCY, "BBWWWW", "F"), LUCY, coins=9)
    assert GAME.choice(state, OCCUPY[TEMPLE_1]).path == ("temple:1",)
    assert GAME.choice(state, OCCUPY[TEMPLE_1]).badge == "5"
    assert GAME.choice(state, BID[QUARRY][WHITE][2]).path == ("quarry", "bid:white:2")
    held = play(state, HOLD[WHITE], HOLD[WHITE]).state
    assert GAME.choice(held, BID[QUARRY][WHITE][2]).path == ("quarry",)


@rule("A11")
def test_the_ways_to_bid_come_in_a_row_for_each_side_and_the_smallest_first() -> None:
    state = rolled(turn_of(table(3), LUCY), LUCY, "BBWWST", "F")
    bids = [control for control in GAME.view(state, LUCY).controls if control.id.startswith("bid:")]
    assert [control.id for control in bids] == [
        *(f"bid:black:{size}" for size in range(1, 6)),
        *(f"bid:white:{size}" for size in range(1, 6)),
        "bid:open:1",
    ]
    rows = {control.id.split(":")[1]: control.group for control in bids}
    assert rows == {side: Text(f"quetzal-bids-{side}") for side in ("black", "white", "open")}
    three = next(control for control in bids if control.id == "bid:white:3")
    assert three.label == say(
        "quetzal-control-bid", size=3, colour=Text("quetzal-colour-white"), side=1, standing=0, character=0
    )


@rule("A4-BEAT", "A11")
def test_the_smallest_bid_that_wins_is_preferred() -> None:
    state = put(rolled(table(3), JON, "BBBBBB", "F"), JON, "quarry", BLACK, colour=BLACK)
    state = turn_of(rolled(state, LUCY, "BBBWWW", "F"), LUCY)
    offered = [GAME.choice(state, action) for action in legal(state) if isinstance(action, Bid)]
    best = {choice.path[0]: choice.path[1] for choice in offered if choice.preferred}
    assert best["quarry"] == "bid:black:2"
    # Where both sides would do, the one that the pool has more of: Lucy keeps her Character for later.
    poor = turn_of(rolled(state, LUCY, "BBWWWS", "F"), LUCY)
    offered = [GAME.choice(poor, action) for action in legal(poor) if isinstance(action, Bid)]
    assert [c.path[1] for c in offered if c.preferred and c.path[0] == "ruins"] == ["bid:white:1"]


@rule("A11")
def test_a_bid_says_which_meeples_go_and_which_stay() -> None:
    state = rolled(turn_of(table(3), LUCY), LUCY, "BBWWST", "F")
    (line,) = [x for x in GAME.preview(state, BID[QUARRY][WHITE][3]).lines if x.key == "quetzal-preview-goes"]
    assert dict(line.args) == {
        "goes": names.meeples_text((WHITE, WHITE, SIDE)),
        "stays": names.meeples_text((BLACK, BLACK, STANDING, CHARACTER)),
    }
    held = play(state, HOLD[WHITE], HOLD[STANDING]).state
    (line,) = [x for x in GAME.preview(held, BID[QUARRY][WHITE][2]).lines if x.key == "quetzal-preview-goes"]
    assert dict(line.args)["goes"] == names.meeples_text((WHITE, STANDING))


@rule("A11")
def test_a_step_says_how_many_other_players_choose_before() -> None:
    state = put(put(table(3), JON, "temple:1", BLACK), JON, "temple:2", BLACK)
    state = having(turn_of(put(state, LUCY, "temple:3", BLACK), LUCY), LUCY, coins=9)
    assert say("quetzal-preview-temple", choose=1, draw=1, above=1) in GAME.preview(state, OCCUPY[TEMPLE_1 + 3]).lines
    state = having(turn_of(state, MARIA), MARIA, coins=9)
    assert say("quetzal-preview-temple", choose=1, draw=1, above=2) in GAME.preview(state, OCCUPY[TEMPLE_1 + 3]).lines


@rule("A6")
def test_a_ship_tells_what_the_hand_would_pay_now() -> None:
    state = given(turn_of(table(3), LUCY), LUCY, "mummy-none", "mummy-none", "mummy-none")
    lines = GAME.preview(state, BID[SHIP_1][BLACK][1]).lines
    assert say("quetzal-preview-haul", points=10, coins=0, discovery=0) in lines
    assert say("quetzal-note-hand", harbor=10, ship=10) in GAME.view(state, LUCY).notes


@rule("A4-BEAT")
def test_whose_bid_stands_and_what_beats_it_is_on_the_table() -> None:
    state = put(rolled(table(3), JON, "BBBBBB", "F"), JON, "quarry", BLACK, BLACK, colour=BLACK)
    quarry = next(s for s in GAME.view(turn_of(state, LUCY), None).spaces if s.id == "quarry")
    assert quarry.owner == JON
    assert dict(quarry.attributes) == {
        "state": "held",
        "location": "quarry",
        "kind": "bidding",
        "takes": "either",
        "order": 3,
        "bonus": "vp",
        "size": 2,
        "colour": "black",
        "beat": 3,
    }


@rule("A5")
def test_the_place_to_which_a_question_belongs_is_told() -> None:
    def acting(decision: Pending) -> list[str]:
        view = GAME.view(asked(given(table(4), LUCY, "mummy-none"), decision), None)
        return [space.id for space in view.spaces if dict(space.attributes).get("is_acting")]

    assert acting(Delivery(LUCY, SHIP_1 + 1, 0, ())) == ["ship:2"]
    assert acting(Delivery(LUCY, HARBOR, 0, ())) == ["harbor"]
    assert acting(TemplePick(LUCY, 1)) == [f"temple:{number}" for number in range(1, 6)]
    assert acting(VillagePick(LUCY)) == ["village:1", "village:2", "village:3"]
    assert acting(MarketSale(LUCY)) == ["black_market"]
    assert acting(CampReroll(LUCY, 1)) == ["camp"]
    assert acting(Placing(LUCY, ())) == []


@rule("A6-3", "C12")
def test_what_is_loaded_says_what_it_pays_and_only_to_who_loads_it() -> None:
    state = asked(given(table(3), LUCY, "mummy-discovery", "mummy-none"), Delivery(LUCY, HARBOR, 0, ()))
    state = play(state, LOAD[CARD["mummy-discovery"]]).state
    [cargo] = [space for space in GAME.view(state, LUCY).spaces if space.kind == "cargo"]
    assert dict(cargo.attributes) == {"limit": 3, "points": 3, "coins": 0, "discovery": 1}
    for viewer in (None, JON):
        assert not [space for space in GAME.view(state, viewer).spaces if space.kind == "cargo"]


def test_a_delivery_of_several_cards_can_be_made_at_once() -> None:
    hand = ("mummy-none", "mummy-none", "mummy-none", "weapon-none")
    state = asked(given(table(3), LUCY, *hand), Delivery(LUCY, HARBOR, 0, ()))
    found = GAME.shortcut(state)
    assert found is not None
    assert found.actions == (LOAD[CARD["mummy-none"]],) * 3 + (DELIVER,)
    assert found.label == say("quetzal-do-deliver-best", count=3, points=state.variant.values[MUMMY][3])
    begun = play(state, found.actions[0]).state
    assert GAME.shortcut(begun) is None, "whoever loads has a choice of their own"
    offered = GAME.choice(begun, DELIVER)
    assert offered.preferred
    assert offered.label == say("quetzal-do-deliver", count=1, points=state.variant.values[MUMMY][1])


def test_a_meeple_is_picked_before_it_is_rerolled_at_the_camp() -> None:
    state = asked(rolled(table(3), LUCY, "BBWWWW", "F"), CampReroll(LUCY, 1))
    rerolls = [action for action in legal(state) if isinstance(action, RerollMeeples)]
    assert rerolls
    for action in rerolls:
        offered = GAME.choice(state, action)
        pool = names.pool(LUCY, action.kinds[0])
        assert (offered.path, offered.preferred) == ((pool, f"roll:{pool}"), True)
        assert f"roll:{pool}" in {control.id for control in GAME.view(state, LUCY).controls}


def test_all_cards_are_said_to_be_all() -> None:
    state = asked(given(table(3), LUCY, "mummy-none", "mummy-none"), Delivery(LUCY, SHIP_1, 0, ()))
    found = GAME.shortcut(state)
    assert found is not None
    assert found.label == say("quetzal-do-deliver-all", count=2, points=state.variant.values[MUMMY][2])


@rule("A7-EXTRA-DELIVERY")
def test_a_ship_shows_how_many_cards_it_takes_of_the_seat_that_acts() -> None:
    state = tiles(table(3), LUCY, "extra_delivery")

    def limits(seat: int) -> list[object]:
        attributes = {space.id: dict(space.attributes) for space in GAME.view(turn_of(state, seat), JON).spaces}
        return [attributes[slot]["limit"] for slot in ("harbor", "ship:1")]

    assert limits(JON) == [printed_limit(HARBOR), printed_limit(SHIP_1)]
    assert limits(LUCY) == [printed_limit(HARBOR) + 1, printed_limit(SHIP_1) + 1]
