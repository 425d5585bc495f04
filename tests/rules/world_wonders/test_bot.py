"""What the bot thinks of positions whose order nobody would dispute."""

from ludoteca.games.world_wonders import GAME
from ludoteca.games.world_wonders.bot import CONSIDERED, candidates
from ludoteca.games.world_wonders.content import ROUNDS
from ludoteca.games.world_wonders.evaluation import PLAIN, evaluate, evaluator, terms, time_left

from .cities import ask, changed, decision_for, lay, scored_city, table, with_purchase


def test_level_tracks_are_worth_more_than_one_high_one() -> None:
    state = with_purchase(table())
    assert evaluate(changed(state, tracks=(3, 3, 3)), 0) > evaluate(changed(state, tracks=(9, 0, 0)), 0)


def test_without_time_only_the_lowest_track_counts() -> None:
    state = changed(with_purchase(table()), gold=0)._replace(round=ROUNDS)
    assert dict(terms(changed(state, tracks=(2, 9, 9)), 0))["tracks"] == 2


def test_alone_each_step_of_a_track_raises_the_target() -> None:
    state = changed(with_purchase(table(1)), gold=0)._replace(round=ROUNDS)
    assert dict(terms(changed(state, tracks=(2, 2, 2)), 0))["tracks"] == 2 - 6


def test_an_enclosed_building_is_worth_more_than_an_open_one() -> None:
    open_ = with_purchase(lay(lay(table(), "long", "F8..F11"), "S1", "G11-H11-I11", "F:f"))
    city = scored_city()
    assert dict(terms(city, 0))["map"] > dict(terms(open_, 0))["map"]


def test_a_road_with_room_for_a_slab_beside_it_promises_more() -> None:
    spacious = evaluator(PLAIN._replace(room=1.0))
    without, beside = with_purchase(table()), with_purchase(lay(table(), "long", "F8..F11"))
    assert spacious(without, 0) == evaluator(PLAIN)(without, 0)
    assert spacious(beside, 0) > evaluator(PLAIN)(beside, 0)


def test_a_loan_weighs_more_when_there_is_no_round_left_to_repay_it() -> None:
    state = changed(with_purchase(table()), loan=1)
    assert dict(terms(state, 0))["loan"] == -1
    assert dict(terms(state._replace(round=ROUNDS), 0))["loan"] == -2


def test_time_runs_out_with_the_population_too() -> None:
    state = with_purchase(table())
    assert time_left(changed(state, population=12), 0) < time_left(changed(state, population=3), 0)


def test_the_candidates_for_a_place_are_legal_and_limited() -> None:
    state = lay(table(), "long", "F8..F11")
    state = ask(state, decision_for("S1", "F:f"))
    found = candidates(state)
    assert 0 < len(found) <= CONSIDERED
    assert set(found) <= set(GAME.legal_actions(state))
