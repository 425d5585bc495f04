"""Phase 4, the end of the game, and a deck that runs out."""

import pytest
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.content import BLACK
from ludoteca.games.quetzal.events import GameEnded, Reshuffled
from ludoteca.games.quetzal.gains import draw_card
from ludoteca.games.quetzal.rounds import refill
from ludoteca.games.quetzal.scoring import final_points
from ludoteca.games.quetzal.state import EMPTY, Placing, RoundEnd, State

from tests.rules.ledger import rule
from tests.rules.quetzal.table import (
    CARD,
    JON,
    LUCY,
    MARIA,
    TILE,
    deck_of,
    having,
    put,
    settled,
    shown,
    sound,
    table,
    tiles,
    village_of,
)


@rule("A9")
def test_empty_slots_are_filled_and_cards_not_taken_keep_theirs() -> None:
    state = shown(table(3), "mummy-none", "tablet-vp")
    state = village_of(state, "reroll_2")
    after = settled(state, RoundEnd()).state
    assert after.round == 2
    assert after.temple[:2] == (CARD["mummy-none"], CARD["tablet-vp"])
    assert min(after.temple) >= 0
    assert after.village[0] == TILE["reroll_2"]
    assert min(after.village) >= 0


@rule("A9")
def test_all_meeples_come_home_for_the_next_roll() -> None:
    state = put(table(3), LUCY, "quarry", BLACK, colour=BLACK)
    after = settled(state, RoundEnd()).state
    assert not any(after.board)
    assert all(max(player.meeples) <= 3 for player in after.players)
    assert isinstance(after.decisions[0], Placing)


@rule("A9")
def test_after_the_fifth_round_the_game_ends_without_a_refill() -> None:
    state = shown(table(3), "mummy-none")._replace(round=5)
    step = settled(state, RoundEnd())
    assert step.state.is_over
    assert step.state.temple == (CARD["mummy-none"],) + (EMPTY,) * 7
    assert any(isinstance(event, GameEnded) for event in step.events)
    assert GAME.legal_actions(step.state) == ()


@rule("T11", "A9-END")
def test_t11_jon_scores_forty_three() -> None:
    state = tiles(table(3), JON, "tablet_coins", "pottery_3", "coins_to_vp")
    two, third = state.players[JON].active[:2], state.players[JON].active[2:]
    state = sound(having(state, JON, tally=(34, 0, 0, 0, 0, 0), coins=8, active=two, discarded=third))
    lines = {line.key: line.points for line in GAME.score(state, JON) if line.points}
    assert lines == {"collections": 34, "marker": 2, "coins": 2, "upgrades": 5}
    assert final_points(state, JON) == 43


def ended(*ranks: tuple[int, int]) -> State:
    state = table(len(ranks))._replace(marker=len(ranks) - 1)
    for seat, (points, discovery) in enumerate(ranks):
        extra = 2 if seat == state.marker else 0
        state = having(state, seat, tally=(points - extra, 0, 0, 0, 0, 0), coins=0, discovery=discovery)
    return state._replace(round=5, decisions=())


@rule("C14")
@pytest.mark.parametrize(
    ("ranks", "winners", "places"),
    [
        (((30, 2), (41, 1), (40, 9)), (1,), (3, 1, 2)),
        (((40, 2), (40, 3), (20, 9)), (1,), (2, 1, 3)),
        (((40, 3), (40, 3), (20, 9)), (0, 1), (1, 1, 3)),
        (((40, 3), (30, 1), (30, 1)), (0,), (1, 2, 2)),
    ],
)
def test_points_rank_then_discovery_then_a_shared_place(
    ranks: tuple[tuple[int, int], ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    outcome = GAME.outcome(ended(*ranks))
    assert outcome is not None
    assert (outcome.winners, outcome.places, outcome.reason) == (winners, places, "five_rounds")


@rule("C8")
def test_the_discard_pile_becomes_the_deck_only_when_a_draw_finds_it_empty() -> None:
    state = deck_of(table(3), "mummy-none")
    card, state, events = draw_card(state)
    assert (card, state.deck, events) == (CARD["mummy-none"], (), ())
    discarded = len(state.discard)
    card, state, events = draw_card(state)
    assert card is not None
    assert (len(state.deck), state.discard, events) == (discarded - 1, (), (Reshuffled(),))


@rule("C8")
def test_with_deck_and_discard_empty_the_slot_stays_empty() -> None:
    state = deck_of(shown(table(3), "mummy-none"), "tablet-vp")
    state = having(state, MARIA, hand=state.discard)._replace(discard=())
    after = sound(refill(state)[0])
    assert after.temple == (CARD["mummy-none"], CARD["tablet-vp"], *(EMPTY,) * 6)


@rule("A7-PILE")
def test_a_short_pile_fills_the_village_partly() -> None:
    state = village_of(table(3), "reroll_2")
    keep = state.pile[0]
    state = having(state, MARIA, discarded=state.pile[1:])._replace(pile=(keep,))
    assert sound(refill(state)[0]).village == (TILE["reroll_2"], keep, EMPTY)


@rule("A9-END")
def test_cards_left_in_hand_are_worth_nothing() -> None:
    state = ended((10, 0), (5, 0), (4, 0))
    state = having(state, LUCY, hand=(CARD["mummy-none"],) * 3)
    assert final_points(state, LUCY) == 5
