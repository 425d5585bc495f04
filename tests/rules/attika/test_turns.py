"""A turn: drawing or building, cards for what is left, amphoras."""

from ludoteca.games.attika import GAME
from ludoteca.games.attika.actions import (
    AmphoraForAction,
    AmphoraForCard,
    BuildAt,
    BuildType,
    DrawFrom,
    EndTurn,
    PayOf,
    PayWith,
    Store,
    TakeCards,
)
from ludoteca.games.attika.apply import apply
from ludoteca.games.attika.buildings import TYPE
from ludoteca.games.attika.events import Declined, Reshuffled, SpentAmphora, Stored, Took
from ludoteca.games.attika.legal import legal_actions
from ludoteca.games.attika.state import Begin, Build, CardsTaken, Draw, Pay, Reveal, Site, State

from tests.rules.attika.table import A, B, asked, beginning, built, example_board, play, sound, stored, with_player
from tests.rules.ledger import rule


def with_amphoras(state: State, seat: int, count: int) -> State:
    state = with_player(state, seat, state.players[seat]._replace(amphoras=count))
    return sound(state._replace(supply=15 - sum(player.amphoras for player in state.players)))


def emptied(state: State, seat: int) -> State:
    """The seat has drawn everything: all its buildings wait in storage."""
    player = state.players[seat]
    everything = tuple(sorted((*player.stored, *player.main_bag, *player.other_bag)))
    player = player._replace(stored=everything, main_bag=(), other_bag=(), stacks=(0, 0, 0, 0))
    return sound(with_player(state, seat, player))


@rule("R1")
def test_a_turn_that_began_by_drawing_offers_no_stored_building() -> None:
    state = stored(example_board({A: (5, 5, 5, 5)}), A, "well", "tower")
    state = play(state, DrawFrom(1), Store()).state
    assert state.decisions == (Draw(A, 1),)
    assert not [action for action in legal_actions(state) if isinstance(action, BuildType)]


@rule("R1")
def test_a_turn_that_began_by_building_offers_no_stack() -> None:
    state = stored(example_board(), A, "well", "tower", "harbour")
    state = play(state, BuildType(TYPE["well"]), BuildAt((0, 0))).state
    assert state.decisions == (Build(A, 2),)
    assert not [action for action in legal_actions(state) if isinstance(action, DrawFrom)]


@rule("R2", "C7")
def test_any_number_of_the_cards_due_may_be_taken() -> None:
    state = stored(example_board(), A, "tower")
    assert legal_actions(state)[-4:] == [TakeCards(3), TakeCards(2), TakeCards(1), EndTurn()]
    for count in (1, 2, 3):
        step = play(state, TakeCards(count))
        assert [event.count for event in step.events if isinstance(event, Took)] == [count]
        assert sum(step.state.players[A].hand) == count
        assert step.state.decisions == (Begin(B),)
    assert legal_actions(asked(state, Build(A, 2)))[-3:] == [TakeCards(2), TakeCards(1), EndTurn()]
    assert legal_actions(asked(state, Draw(A, 1)))[-2:] == [TakeCards(1), EndTurn()]


@rule("C6", "C7")
def test_no_more_cards_are_offered_than_there_are() -> None:
    state = stored(example_board({B: (15, 15, 14, 14)}), A, "tower")
    state = sound(state._replace(deck=(0, 0, 1, 0), discard=(0, 0, 0, 1)))
    assert legal_actions(state)[-3:] == [TakeCards(2), TakeCards(1), EndTurn()]
    step = play(state, TakeCards(2))
    assert step.state.players[A].hand == (0, 0, 1, 1)


@rule("R4", "C7")
def test_an_amphora_may_still_bring_a_card_when_not_all_due_were_taken() -> None:
    state = with_amphoras(stored(example_board(), A, "tower"), A, 1)
    state = play(state, TakeCards(1)).state
    assert legal_actions(state) == [AmphoraForCard(), EndTurn()]


@rule("C7")
def test_all_cards_due_are_preferred_where_nothing_else_is_left_to_do() -> None:
    state = asked(emptied(example_board(), A), Draw(A, 2))
    offered = {action: GAME.choice(state, action).preferred for action in legal_actions(state)}
    assert offered == {TakeCards(2): True, TakeCards(1): False, EndTurn(): False}
    # While there is something to draw or build, nothing is preferred: to accept it would end the turn.
    state = stored(example_board(), A, "tower")
    assert not [action for action in legal_actions(state) if GAME.choice(state, action).preferred]


def test_the_question_names_only_what_the_seat_can_do() -> None:
    def asks(state: State, viewer: int = A) -> dict[str, object]:
        return dict(GAME.view(state, viewer).prompt.args)

    poor = stored(example_board({A: (0, 0, 0, 0)}), A, "street")
    assert asks(poor) == {"can": "draw", "cards": 3}
    assert asks(emptied(poor, A)) == {"can": "build", "cards": 3}, "beside water the well is free"
    assert asks(stored(example_board(), A, "tower"))["can"] == "both"
    # Whether another can pay is a secret of the hand.
    assert asks(poor, B) == {"can": "both", "cards": 3}
    assert asks(asked(poor, Build(A, 2))) == {"left": 0}
    assert asks(asked(poor, Build(A, 2)), B) == {"left": 2}
    assert asks(asked(emptied(poor, A), Draw(A, 1))) == {"left": 0}


def test_where_a_building_goes_is_asked_even_if_there_is_one_place_only() -> None:
    state = beginning(stored(example_board(), A, "well"), A)
    site = asked(state, Site(A, TYPE["well"]))
    assert GAME.is_shown(site)
    assert not GAME.is_shown(state)


@rule("C7")
def test_what_gives_cards_up_lies_behind_a_button_that_only_opens() -> None:
    for left in (1, 2):
        state = asked(stored(example_board(), A, "tower"), Draw(A, left))
        paths = {action: GAME.choice(state, action).path for action in legal_actions(state)}
        assert paths[TakeCards(left)] == (f"take:{left}",)
        assert paths[EndTurn()] == ("fewer", "end")
        concluding = [control.id for control in GAME.view(state, A).controls if control.concludes]
        assert concluding == [f"take:{left}"]


@rule("R2")
def test_x23_one_building_drawn_leaves_one_card() -> None:
    state = stored(example_board(), A, "tower")
    state = asked(state, Draw(A, 1))
    step = play(state, TakeCards(1))
    assert sum(step.state.players[A].hand) == 1
    assert step.state.decisions == (Begin(B),)


@rule("R2")
def test_a_full_pass_is_three_cards() -> None:
    step = play(stored(example_board(), A, "tower"), TakeCards(3))
    assert [event.count for event in step.events if isinstance(event, Took)] == [3]
    assert sum(step.state.players[A].hand) == 3
    assert step.state.decisions == (Begin(B),)


@rule("R2")
def test_after_two_builds_one_card_is_due_and_after_the_third_none() -> None:
    state = stored(example_board(), A, "well", "cornfield", "village", "harbour")
    state = play(state, BuildType(TYPE["well"]), BuildAt((0, 0)), BuildType(TYPE["cornfield"]), BuildAt((0, 1))).state
    assert state.decisions == (Build(A, 1),)
    step = play(state, TakeCards(1))
    assert sum(step.state.players[A].hand) == 1
    # The harbour is free of cards where (1,0), (-1,1) and (0,-1) are seen; (0,0) being covered, it must do elsewhere.
    state = stored(example_board({A: (3, 0, 0, 0)}), A, "well", "cornfield", "harbour")
    state = play(state, BuildType(TYPE["well"]), BuildAt((0, 0)), BuildType(TYPE["cornfield"]), BuildAt((0, 1))).state
    state = play(state, BuildType(TYPE["harbour"]), BuildAt((1, -1))).state
    assert state.decisions == (Begin(B),)


@rule("R3")
def test_the_second_building_is_revealed_after_the_first_is_dealt_with_and_may_come_from_another_stack() -> None:
    state = stored(example_board({A: (5, 5, 5, 5)}), A)
    step = play(state, DrawFrom(0))
    assert isinstance(step.state.decisions[0], Reveal)
    assert step.state.decisions[1:] == (Draw(A, 1),)
    step = play(step.state, Store(), DrawFrom(2), Store())
    assert len(step.state.players[A].stored) == 2
    assert step.state.decisions == (Begin(B),)


@rule("R4", "C4")
def test_an_amphora_is_one_more_draw_when_the_draws_are_used_up() -> None:
    state = with_amphoras(stored(example_board({A: (5, 5, 5, 5)}), A), A, 1)
    assert AmphoraForAction() not in legal_actions(state)
    state = play(state, DrawFrom(1), Store(), DrawFrom(1), Store()).state
    assert legal_actions(state) == [AmphoraForAction(), AmphoraForCard(), EndTurn()]
    step = play(state, AmphoraForAction())
    assert step.events[0] == SpentAmphora(A, False)
    assert step.state.decisions == (Draw(A, 1),)


@rule("R4", "C4")
def test_an_amphora_is_one_more_build_only_where_something_can_be_built() -> None:
    state = with_amphoras(asked(stored(example_board(), A, "well"), Build(A, 1)), A, 1)
    step = play(state, BuildType(TYPE["well"]), BuildAt((0, 0)))
    # Nothing is left to build, so only the card is to be had.
    assert step.state.decisions == (CardsTaken(A),)
    assert legal_actions(step.state) == [AmphoraForCard(), EndTurn()]


@rule("R4")
def test_any_number_of_amphoras_may_be_spent_on_cards_after_the_cards_due() -> None:
    state = with_amphoras(stored(example_board(), A, "tower"), A, 2)
    state = play(state, TakeCards(3), AmphoraForCard()).state
    assert state.decisions == (CardsTaken(A),)
    state = play(state, AmphoraForCard()).state
    assert sum(state.players[A].hand) == 5
    assert state.decisions == (Begin(B),)


@rule("R4", "R16")
def test_an_amphora_earned_this_turn_may_be_spent_this_turn() -> None:
    state = built(stored(example_board({A: (5, 5, 5, 5)}), A, "vintner", "well"), A, vineyard=(3, -1))
    state = asked(state, Build(A, 1))
    state = play(state, BuildType(TYPE["vintner"]), BuildAt((4, -1))).state
    assert state.players[A].amphoras == 1
    assert AmphoraForAction() in legal_actions(state)


@rule("R19")
def test_a_spent_amphora_returns_to_the_supply() -> None:
    state = with_amphoras(stored(example_board(), A, "tower"), A, 1)
    assert state.supply == 14
    assert play(state, TakeCards(3), AmphoraForCard()).state.supply == 15


@rule("R5")
def test_with_all_stacks_empty_drawing_is_not_offered() -> None:
    state = emptied(example_board({A: (1, 1, 1, 1)}), A)
    assert not [action for action in legal_actions(state) if isinstance(action, DrawFrom)]
    assert TakeCards(3) in legal_actions(state)


@rule("R5")
def test_a_draw_that_cannot_be_made_becomes_a_card() -> None:
    state = emptied(example_board(), A)
    player = state.players[A]
    last = TYPE["tower"]
    place = player.stored.index(last)
    player = player._replace(
        stored=player.stored[:place] + player.stored[place + 1 :], other_bag=(last,), stacks=(0, 1, 0, 0)
    )
    state = sound(with_player(state, A, player))
    state = apply(state, DrawFrom(1)).state
    while not isinstance(state.decisions[0], Draw):
        state = apply(state, legal_actions(state)[-1]).state
    assert state.decisions == (Draw(A, 1),)
    assert legal_actions(state) == [TakeCards(1), EndTurn()]


@rule("R6")
def test_neither_a_stored_nor_a_revealed_building_must_be_built() -> None:
    state = stored(example_board({A: (5, 5, 5, 5)}), A, "well")
    assert TakeCards(3) in legal_actions(state)
    assert Store() in legal_actions(play(state, DrawFrom(1)).state)


@rule("C7")
def test_cards_may_be_declined() -> None:
    step = play(stored(example_board(), A, "tower"), EndTurn())
    assert step.events == (Declined(A),)
    assert sum(step.state.players[A].hand) == 0
    assert step.state.decisions == (Begin(B),)


@rule("C7")
def test_a_revealed_building_that_cannot_be_paid_for_anywhere_is_stored_by_itself() -> None:
    state = stored(example_board(), A)
    player = state.players[A]
    # Without a card only the quarry and the silver mine can be drawn here, and no land pays for either in full.
    dear = {TYPE["quarry"], TYPE["silvermine"]}
    player = player._replace(
        main_bag=tuple(building for building in player.main_bag if building in dear),
        stacks=(2, *player.stacks[1:]),
        stored=tuple(building for building in player.main_bag if building not in dear),
    )
    state = sound(with_player(state, A, player))
    step = play(state, DrawFrom(0))
    assert isinstance(step.events[-1], Stored)
    assert step.state.decisions == (Draw(A, 1),)


@rule("C9")
def test_on_land_that_is_full_nothing_can_be_built_and_what_is_drawn_is_stored() -> None:
    state = stored(example_board({A: (9, 9, 9, 9)}), A, "well")
    full = state._replace(occupied=state.land.full)
    assert not [action for action in legal_actions(full) if isinstance(action, BuildType)]
    step = apply(full, DrawFrom(1))
    assert isinstance(step.events[-1], Stored)


@rule("C1")
def test_twins_are_offered_once_and_what_cannot_be_paid_for_not_at_all() -> None:
    state = stored(example_board(), A, "ship", "ship", "well", "quarry")
    # With no card in hand: the well is paid by the land, the ships and the quarry nowhere in full.
    assert [action for action in legal_actions(state) if isinstance(action, BuildType)] == [BuildType(TYPE["well"])]
    state = stored(example_board({A: (9, 9, 9, 9)}), A, "ship", "ship")
    assert [action for action in legal_actions(state) if isinstance(action, BuildType)] == [BuildType(TYPE["ship"])]


@rule("C1", "PAY")
def test_a_payment_is_asked_for_only_where_there_is_more_than_one() -> None:
    state = stored(example_board({A: (1, 0, 1, 0)}), A, "tower")
    step = play(state, BuildType(TYPE["tower"]), BuildAt((2, -1)))
    # One hill is due: by the hill card alone, for two others there are not.
    assert step.state.players[A].hand == (1, 0, 0, 0)
    assert step.state.discard == (0, 0, 1, 0)
    state = stored(example_board({A: (2, 0, 1, 0)}), A, "tower")
    state = play(state, BuildType(TYPE["tower"]), BuildAt((2, -1))).state
    assert state.decisions == (Pay(A, TYPE["tower"], (2, -1), ()), Build(A, 2))
    assert set(legal_actions(state)) == {PayWith((0, 0, 1, 0)), PayWith((2, 0, 0, 0))}
    assert play(state, PayWith((2, 0, 0, 0))).state.players[A].hand == (0, 0, 1, 0)


@rule("PAY")
def test_where_there_are_very_many_payments_the_cards_are_named_landscape_by_landscape() -> None:
    state = example_board({A: (15, 15, 15, 15)})
    state = built(state, A, well=(-1, 0), oracle=(2, 0), tavern=(0, 2), mint=(5, 0), market=(4, 2), temple=(2, 2))
    assert len(state.players[A].settlements) == 6
    state = asked(stored(state, A, "street"), Site(A, TYPE["street"]), Build(A, 2))
    # (4,-2) shows the hills (3,-1) and (4,-1): three cards for the street, six for the settlements; 220 ways.
    assert len(legal_actions(play(state, BuildAt((4, -2))).state)) == 220
    # With one of the hills covered there are ten cards to pay, in 286 ways, so water comes first.
    state = play(built(state, B, well=(4, -1)), BuildAt((4, -2))).state
    assert legal_actions(state) == [PayOf(count) for count in range(11)]
    state = play(state, PayOf(3)).state
    assert len(legal_actions(state)) == 36
    assert play(state, PayWith((3, 2, 2, 3))).state.players[A].hand == (12, 13, 13, 12)


@rule("DECK")
def test_an_empty_deck_is_made_anew_of_the_discard_pile_and_drawing_goes_on() -> None:
    state = stored(example_board({B: (15, 15, 14, 10)}), A, "tower")
    state = sound(state._replace(deck=(0, 0, 1, 0), discard=(0, 0, 0, 5)))
    step = play(state, TakeCards(3))
    assert Reshuffled() in step.events
    assert step.state.players[A].hand == (0, 0, 1, 2)
    assert (step.state.deck, step.state.discard) == ((0, 0, 0, 3), (0, 0, 0, 0))


@rule("DECK")
def test_the_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    state = stored(example_board({B: (15, 15, 12, 10)}), A, "tower")
    state = sound(state._replace(deck=(0, 0, 3, 0), discard=(0, 0, 0, 5)))
    step = play(state, TakeCards(3))
    assert Reshuffled() not in step.events
    assert (step.state.deck, step.state.discard) == ((0, 0, 0, 0), (0, 0, 0, 5))


@rule("DECK")
def test_with_both_piles_empty_no_card_is_offered() -> None:
    state = stored(example_board({B: (15, 15, 15, 15)}), A, "tower")
    assert not [action for action in legal_actions(state) if isinstance(action, TakeCards)]
    assert EndTurn() in legal_actions(state)


def test_a_game_that_is_over_asks_for_nothing() -> None:
    state = beginning(example_board())._replace(decisions=())
    assert legal_actions(state) == ()
