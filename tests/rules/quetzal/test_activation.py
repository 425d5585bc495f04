"""Phase 3 up to the Village: the marker, cards, the market."""

from itertools import groupby

from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import (
    BUY_POINT,
    DECLINE,
    KEEP,
    SELL,
    TAKE_CARD,
    TAKE_UPGRADE,
    TakeCard,
    TakeUpgrade,
)
from ludoteca.games.quetzal.content import BLACK, CHARACTER, HARBOR, PLACES, QUARRY, SMALL_TEMPLE, WHITE
from ludoteca.games.quetzal.events import DrewCard, KeptCard, MarkerTaken, Sold, WonSurrounding
from ludoteca.games.quetzal.state import (
    EMPTY,
    Activation,
    Delivery,
    KeepOne,
    LastExchange,
    MarketSale,
    RoundEnd,
    State,
    TemplePick,
    Under,
    VillagePick,
)

from tests.rules.ledger import rule
from tests.rules.quetzal.table import (
    CARD,
    JON,
    LUCY,
    MARIA,
    deck_of,
    given,
    having,
    legal,
    play,
    put,
    rolled,
    settled,
    shown,
    table,
    tiles,
    village_of,
)


def activated(state: State) -> State:
    """Phase 3 up to its first question, with all meeples of no use at the Camp."""
    for seat, player in enumerate(state.players):
        home = tuple(code if code > 3 else code + (16 << 2) for code in player.meeples)
        state = having(state, seat, meeples=home)
    return settled(state, Activation(0), RoundEnd()).state


def whites(seats: int = 3) -> State:
    state = table(seats)
    for seat in range(seats):
        state = rolled(state, seat, "W" * (len(state.players[seat].meeples) - 1), "F")
    return state


@rule("A5")
def test_the_locations_come_in_the_order_of_their_numbers() -> None:
    """Lucy and Maria hold every location; what comes up is told by the events and by what is asked."""
    state = given(having(rolled(table(3), LUCY, "WWBBBB", "F"), LUCY, coins=9), LUCY, *["pottery-none"] * 3)
    state = tiles(given(state, MARIA, "pottery-none"), LUCY, "coins_to_vp")
    state = put(put(put(state, LUCY, "stela", WHITE), LUCY, "temple:2", WHITE), LUCY, "quarry", BLACK, colour=BLACK)
    state = put(put(state, LUCY, "black_market", BLACK, colour=BLACK), LUCY, "village:1", BLACK)
    state = put(put(state, LUCY, "harbor", BLACK), MARIA, "ship:1", BLACK, colour=BLACK)
    state = activated(put(put(state, MARIA, "ruins", BLACK, colour=BLACK), MARIA, "small_temple", BLACK, colour=BLACK))
    assert (state.marker, state.players[LUCY].discovery) == (LUCY, 1)
    asked: list[object] = []
    while state.round == 1:
        decision = state.decisions[0]
        asked.append(PLACES[decision.place] if isinstance(decision, Delivery) else type(decision))
        step = play(state, next(action for action in legal(state) if action != BUY_POINT))
        asked += [PLACES[event.place] for event in step.events if isinstance(event, WonSurrounding)]
        state = step.state
    surroundings = ["quarry", "small_temple", "ruins"]
    order = [TemplePick, *surroundings, MarketSale, VillagePick, "harbor", "ship:1", LastExchange]
    assert [kind for kind, _ in groupby(asked)] == order


@rule("A5-1", "C2")
def test_the_stela_gives_marker_and_discovery_and_the_order_changes_next_round() -> None:
    state = activated(put(put(whites(), LUCY, "stela", WHITE), JON, "temple:5", WHITE))
    assert state.marker == LUCY
    assert state.leader == JON
    assert state.players[LUCY].discovery == 1
    after = play(state, TAKE_CARD[0]).state
    assert (after.round, after.leader) == (2, LUCY)


@rule("A5-1")
def test_an_empty_stela_leaves_the_marker_where_it_is() -> None:
    step = settled(table(3), Activation(0), RoundEnd())
    assert not any(isinstance(event, MarkerTaken) for event in step.events)
    assert step.state.marker == JON


@rule("T8", "A5-2", "C11")
def test_t8_lucy_picks_two_of_eight_jon_one_of_six_and_draws_maria_one_of_five() -> None:
    state = put(put(put(whites(), LUCY, "temple:2", WHITE), JON, "temple:4", WHITE), MARIA, "temple:5", WHITE)
    state = activated(state)
    counts = []
    first = state
    while isinstance(decision := state.decisions[0], TemplePick):
        picks = legal(state)
        assert all(isinstance(action, TakeCard) for action in picks)
        counts.append((decision.seat, len(picks)))
        if len(picks) == 5:
            left = sum(card != EMPTY for card in state.temple)
        last = state
        state = play(state, picks[0]).state
    assert counts == [(LUCY, 8), (LUCY, 7), (JON, 6), (MARIA, 5)]
    assert left == 5
    assert [len(last.players[seat].hand) for seat in (LUCY, JON, MARIA)] == [2, 2, 0]
    assert len(state.players[MARIA].hand) == 1
    assert len(first.deck) - len(last.deck) == 1
    assert sum(card != EMPTY for card in last.temple) - 1 == 4


@rule("A5-2")
def test_the_first_space_chooses_two_the_third_chooses_one_and_draws_one() -> None:
    state = activated(put(put(whites(), LUCY, "temple:1", WHITE), JON, "temple:3", WHITE))
    step = play(state, TAKE_CARD[0], TAKE_CARD[1], TAKE_CARD[2])
    assert len(step.state.players[LUCY].hand) == 2
    assert len(step.state.players[JON].hand) == 2
    assert next(event for event in step.events if isinstance(event, DrewCard)).seat == JON


@rule("A7-TEMPLE-DRAW")
def test_keen_eye_keeps_one_of_two_and_puts_the_other_under_the_deck() -> None:
    state = tiles(put(whites(), LUCY, "temple:3", WHITE), LUCY, "temple_draw")
    state = deck_of(state, "mummy-none", "pottery-none")
    state = play(activated(state), TAKE_CARD[0]).state
    assert state.decisions[0] == KeepOne(LUCY, (CARD["pottery-none"], CARD["mummy-none"]))
    assert legal(state) == [KEEP[CARD["pottery-none"]], KEEP[CARD["mummy-none"]]]
    before = state
    step = GAME.apply(state, KEEP[CARD["mummy-none"]])
    assert KeptCard(LUCY, CARD["mummy-none"], CARD["pottery-none"]) in step.events
    assert CARD["mummy-none"] in step.state.players[LUCY].hand
    assert before.under == ()


@rule("A7-TEMPLE-DRAW")
def test_the_card_put_under_the_deck_is_drawn_after_all_others() -> None:
    state = tiles(put(whites(), LUCY, "temple:3", WHITE), LUCY, "temple_draw")
    state = put(state, JON, "temple:4", WHITE)
    state = deck_of(state, "mummy-none", "pottery-none")
    state = play(activated(state), TAKE_CARD[0], KEEP[CARD["mummy-none"]]).state
    assert state.under == (Under(CARD["pottery-none"], LUCY),)
    step = play(state, TAKE_CARD[1])
    assert DrewCard(JON, CARD["pottery-none"]) in step.events
    assert step.state.rng != state.rng


@rule("A7-TEMPLE-DRAW", "C8")
def test_keen_eye_reshuffles_for_its_second_card_and_keeps_a_single_one() -> None:
    state = tiles(put(whites(), LUCY, "temple:3", WHITE), LUCY, "temple_draw")
    reshuffled = play(activated(deck_of(state, "mummy-none")), TAKE_CARD[0]).state
    assert isinstance(reshuffled.decisions[0], KeepOne)
    alone = deck_of(state, "mummy-none")
    alone = having(alone, MARIA, hand=alone.discard)._replace(discard=())
    step = play(activated(alone), TAKE_CARD[0])
    assert DrewCard(LUCY, CARD["mummy-none"]) in step.events


@rule("A5-3")
def test_each_surrounding_gives_both_cards_and_its_own_bonus() -> None:
    state = put(whites(), LUCY, "quarry", WHITE)
    state = put(put(state, LUCY, "small_temple", WHITE), LUCY, "ruins", WHITE)
    state = put(having(state, LUCY, coins=0), MARIA, "temple:5", WHITE)
    cards = sum(state.surroundings, ())
    state = activated(put(state, JON, "black_market", CHARACTER, colour=BLACK))
    # Maria's pick at the Temple comes first.
    after = play(state, TAKE_CARD[0])
    lucy = after.state.players[LUCY]
    assert lucy.hand == lucy.known == tuple(sorted(cards))
    assert (lucy.points, lucy.discovery, lucy.coins - lucy.meeples.count(3)) == (1, 1, 1)
    assert [event.place for event in after.events if isinstance(event, WonSurrounding)] == [10, 11, 12]


@rule("A5-3", "A9")
def test_cards_without_a_winner_stay_for_the_next_round() -> None:
    before = table(3)
    after = settled(before, Activation(0), RoundEnd()).state
    assert after.round == 2
    assert after.surroundings == before.surroundings
    assert after.temple == before.temple
    assert after.village == before.village


@rule("A5-4", "C11")
def test_the_market_gives_seven_coins_for_one_card_and_nothing_else() -> None:
    state = given(having(table(3), LUCY, coins=0), LUCY, "mummy-discovery", "pottery-vp", "pottery-vp")
    state = activated(put(state, LUCY, "black_market", BLACK, colour=BLACK))
    assert state.decisions[0] == MarketSale(LUCY)
    assert legal(state) == [SELL[CARD["pottery-vp"]], SELL[CARD["mummy-discovery"]], DECLINE]
    step = play(state, SELL[CARD["mummy-discovery"]])
    lucy = step.state.players[LUCY]
    assert step.events[0] == Sold(LUCY, CARD["mummy-discovery"])
    assert (lucy.coins - lucy.meeples.count(3), lucy.points, lucy.discovery, len(lucy.hand)) == (7, 0, 0, 2)
    assert CARD["mummy-discovery"] in step.state.discard
    assert len(play(state, DECLINE).state.players[LUCY].hand) == 3


@rule("A5-4")
def test_the_market_asks_nothing_of_an_empty_hand() -> None:
    assert activated(put(table(3), LUCY, "black_market", BLACK, colour=BLACK)).round == 2


@rule("A5-5", "C11")
def test_village_spaces_from_the_top_take_a_tile_each_and_must() -> None:
    state = put(put(table(3), MARIA, "village:3", BLACK), LUCY, "village:1", BLACK)
    state = activated(village_of(state, "reroll_2", "temple_draw", "pottery_3"))
    assert state.decisions[0] == VillagePick(LUCY)
    assert legal(state) == [TAKE_UPGRADE[0], TAKE_UPGRADE[1], TAKE_UPGRADE[2]]
    state = play(state, TAKE_UPGRADE[1]).state
    assert GAME.to_act(state) == MARIA
    assert legal(state) == [TAKE_UPGRADE[0], TAKE_UPGRADE[2]]
    assert play(state, TakeUpgrade(0)).state.round == 2


@rule("A5-5", "A7-PILE")
def test_without_a_tile_left_a_village_space_gives_nothing() -> None:
    state = put(put(table(3), MARIA, "village:3", BLACK), LUCY, "village:1", BLACK)
    state = village_of(state, "reroll_2")
    state = activated(having(state, JON, discarded=state.pile)._replace(pile=()))
    after = play(state, TAKE_UPGRADE[0]).state
    assert after.round == 2
    assert after.village == (EMPTY,) * 3


@rule("C2", "C7")
def test_harbor_deliveries_go_in_round_order_even_if_the_marker_has_moved() -> None:
    """Maria leads the round: neither the order of seats nor the new holder of the marker gives this order."""
    state = table(3)._replace(leader=MARIA, marker=MARIA)
    for seat in (JON, LUCY, MARIA):
        state = put(given(state, seat, "mummy-none"), seat, "harbor", BLACK)
    state = put(given(rolled(state, LUCY, "WWBBBB", "F"), LUCY, "mummy-none"), LUCY, "harbor", BLACK, BLACK)
    state = activated(put(state, LUCY, "stela", WHITE))
    assert state.marker == LUCY
    asked = [decision for decision in state.decisions if isinstance(decision, Delivery)]
    assert [(delivery.seat, delivery.number) for delivery in asked] == [(MARIA, 0), (JON, 0), (LUCY, 0), (LUCY, 1)]
    assert {delivery.place for delivery in asked} == {HARBOR}


@rule("A5-3")
def test_a_place_whose_cards_ran_out_still_gives_its_bonus() -> None:
    state = shown(put(table(3), LUCY, "small_temple", BLACK, colour=BLACK))
    taken = state.surroundings[SMALL_TEMPLE - QUARRY]
    surroundings = (state.surroundings[0], (EMPTY, EMPTY), state.surroundings[2])
    state = state._replace(surroundings=surroundings, discard=tuple(sorted((*state.discard, *taken))))
    assert activated(state).players[LUCY].discovery == 1
