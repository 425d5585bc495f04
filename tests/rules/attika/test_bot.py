"""How bots judge positions, and what they do, where the better choice is plain."""

import pytest
from ludoteca.core.bots import choose
from ludoteca.core.hint import hint
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text
from ludoteca.games.attika import GAME
from ludoteca.games.attika.actions import BuildAt, BuildType, EndTurn, TakeCards
from ludoteca.games.attika.bot import candidates
from ludoteca.games.attika.buildings import STREET, TYPE
from ludoteca.games.attika.cards import Cards
from ludoteca.games.attika.evaluation import evaluate, terms
from ludoteca.games.attika.evaluation_terms import WON, least_left, symbols_left
from ludoteca.games.attika.prices import price
from ludoteca.games.attika.state import Begin, Build, Decision, Draw, Reveal, Site, State

from .table import A, B, asked, beginning, built, example_board, stored, with_hands


def chosen(state: State, level: str, seed: int = 1) -> object:
    seat = GAME.to_act(state)
    assert seat is not None
    return GAME.legal_actions(state)[choose(GAME, state, seat, level, Rng(seed))]


ONE_WATER, MANY = (1, 0, 0, 0), (3, 3, 3, 3)
"""With one card there is one way to pay for a well, with many cards there are several."""


def nearly_joined(seat: int, hand: Cards) -> State:
    """One building at (3, 2) joins the two shrines."""
    state = built(example_board(), seat, plaza=(1, -1), oracle=(2, -1), tavern=(3, -1), statue=(3, 0), gymnasium=(3, 1))
    state = stored(state, seat, "well")
    return with_hands(state, {A: hand, B: hand})


@pytest.mark.parametrize(("level", "hand"), [("skilled", ONE_WATER), ("expert", ONE_WATER), ("expert", MANY)])
def test_a_bot_joins_two_shrines_when_it_can(level: str, hand: Cards) -> None:
    state = asked(nearly_joined(A, hand), Site(A, TYPE["well"]), Build(A, 2))
    assert chosen(state, level) == BuildAt((3, 2))


@pytest.mark.parametrize(("level", "hand"), [("skilled", ONE_WATER), ("expert", ONE_WATER), ("expert", MANY)])
def test_a_bot_builds_in_the_way_of_a_rival_who_would_join_two_shrines(level: str, hand: Cards) -> None:
    state = stored(nearly_joined(B, hand), A, "well")
    assert chosen(asked(state, Site(A, TYPE["well"]), Build(A, 2)), level) == BuildAt((3, 2))


def test_an_expert_takes_the_free_place() -> None:
    state = built(example_board({A: (1, 1, 1, 1)}), A, harbour=(5, 1))
    answer = chosen(asked(state, Reveal(A, TYPE["ship"]), Draw(A, 1)), "expert")
    assert isinstance(answer, BuildAt)
    assert price(state, A, TYPE["ship"], state.land.number[answer.at]).is_free


def test_the_building_that_chance_may_bring_next_is_no_reason_for_a_hint() -> None:
    state = built(example_board({A: (1, 1, 1, 1)}), A, harbour=(5, 1))
    thinking = hint(GAME, asked(state, Reveal(A, TYPE["ship"]), Draw(A, 1)), A, Rng(1))
    told: tuple[Text, ...] = ()
    while not told:
        try:
            next(thinking)
        except StopIteration as done:
            told = done.value.reasons
    assert "attika-hint-draw" not in {reason.key for reason in told}


def test_an_expert_with_more_cards_than_it_needs_builds_what_it_has_stored() -> None:
    """Waiting for a better site must not go on for ever."""
    state = stored(example_board(), A, "quarry", "fortress", "village")
    player = state.players[A]._replace(hand=(5, 5, 5, 5))
    state = state._replace(players=(player, state.players[B]), deck=(10, 10, 10, 10))
    answers = [chosen(beginning(state), "expert", seed) for seed in range(3)]
    assert not [answer for answer in answers if isinstance(answer, TakeCards)]


def test_the_less_is_left_to_do_the_better() -> None:
    state = stored(example_board(), A, "well", "plaza")
    assert evaluate(built(state, A, well=(5, 1)), A) > evaluate(state, A)
    assert evaluate(with_hands(state, {A: (1, 1, 1, 0)}), A) > evaluate(with_hands(state, {}), A)


def test_a_won_game_is_worth_more_than_anything() -> None:
    state = asked(nearly_joined(A, MANY), Site(A, TYPE["well"]), Build(A, 2))
    after = GAME.apply(state, BuildAt((3, 2))).state
    if after.end is None:
        after = GAME.apply(after, GAME.legal_actions(after)[0]).state
    assert terms(after, A) == (("end", WON),)
    assert evaluate(after, B) == -WON


@pytest.mark.parametrize("seed", range(3))
def test_the_symbols_left_are_those_of_the_price(seed: int) -> None:
    """In states of random games, hex by hex."""
    state, luck = GAME.setup(2, Rng(seed), {}), Rng(seed)
    for step in range(120):
        if step % 30 == 29:
            left = symbols_left(state.seen)
            for at in range(len(state.land.hexes)):
                for building in range(len(left)):
                    due = price(state, A, building, at)
                    if not due.is_free and not state.occupied >> at & 1:
                        paid = due.any if building == STREET else sum(due.need)
                        assert least_left(left[building], 1 << at) == paid
        actions = GAME.legal_actions(state)
        index, luck = luck.below(len(actions))
        state = GAME.apply(state, actions[index]).state
        if GAME.to_act(state) is None:
            break


@pytest.mark.parametrize(("decision", "due"), [(Begin(A), 3), (Build(A, 2), 2), (Draw(A, 1), 1)])
def test_candidates_are_legal_and_none_declines_a_card(decision: Decision, due: int) -> None:
    state = asked(stored(example_board({A: (2, 2, 2, 2)}), A, "well", "plaza"), decision)
    found = candidates(state)
    assert set(found) <= set(GAME.legal_actions(state))
    assert [action for action in found if isinstance(action, TakeCards | EndTurn)] == [TakeCards(due)]
    assert isinstance(decision, Draw) or BuildType(TYPE["well"]) in found
