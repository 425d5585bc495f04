"""Whole games, random and sensible ones, with the laws of the contract asked on the way."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from ludoteca.core import codec
from ludoteca.core.link import write_link
from ludoteca.core.record import AnyGame, Record, RecordError, replay
from ludoteca.core.recordfile import write_file
from ludoteca.core.session import IllegalAction, Session, StaleRevision
from tools.contract_laws import Walk, at_random, header, like_a_bot, secrets_are_dealt_anew
from tools.fuzz_records import facts, mutants_of_file, mutants_of_link, outcome_of_file, outcome_of_link

from tests.conformance.tables import EVERY, SEEDS, TABLES, examples, find, options_of

settings.register_profile(
    "games",
    deadline=None,
    derandomize=True,
    # A seed cannot be made simpler, and a game is long: shrinking would only cost time.
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
GAMES = settings.get_profile("games")


def walk(data: st.DataObject, game: AnyGame, seats: int, pick: Any = at_random) -> Walk:
    head = header(game, seats, data.draw(SEEDS), data.draw(options_of(game, seats)))
    return Walk(game, head, pick, EVERY.get(game.meta.key, 40))


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(GAMES, max_examples=examples(3))
@given(data=st.data())
def test_a_random_game_keeps_the_laws_to_its_end(game: AnyGame, seats: int, data: st.DataObject) -> None:
    walk(data, game, seats).run()


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(GAMES, max_examples=1)
@given(data=st.data())
def test_a_sensible_game_keeps_the_laws_to_its_end(game: AnyGame, seats: int, data: st.DataObject) -> None:
    walk(data, game, seats, like_a_bot).run()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_keeps_from_another_is_dealt_anew_when_that_one_imagines(game: AnyGame, seats: int) -> None:
    secrets_are_dealt_anew(game, seats)


def played(data: st.DataObject, game: AnyGame, seats: int) -> Record:
    """A random game, cut at any moment."""
    record = Record(game, header(game, seats, data.draw(SEEDS), data.draw(options_of(game, seats))))
    luck = Walk(game, record.header, at_random)
    for _ in range(data.draw(st.sampled_from([game.meta.max_actions, 60, 17, 1]))):
        if record.to_act() is None:
            break
        record.do(at_random(game, record.state, luck.draw()))
    return record


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(GAMES, max_examples=examples(4))
@given(data=st.data())
def test_a_record_comes_back_the_same_and_its_mutants_do_not(game: AnyGame, seats: int, data: st.DataObject) -> None:
    record = played(data, game, seats)
    mutants = 3 if game.meta.key in EVERY else 1
    link, text, luck = write_link(record), write_file(record), Random(data.draw(SEEDS))
    assert outcome_of_link(find, record, link) == "same"
    assert outcome_of_file(find, record, text) == "same"
    for mutant in islice(mutants_of_link(link, luck), 100 * mutants):
        assert outcome_of_link(find, record, mutant) in ("refused", "same")
    for mutant in islice(mutants_of_file(text, luck), 5 * mutants):
        assert outcome_of_file(find, record, mutant) in ("refused", "same")


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(GAMES, max_examples=examples(2))
@given(data=st.data())
def test_the_same_seed_and_actions_give_the_same_game(game: AnyGame, seats: int, data: st.DataObject) -> None:
    record = played(data, game, seats)
    again = replay(game, record.header, [codec.encode(moment.action) for moment in record.moments])
    assert facts(again) == facts(record)
    assert codec.digest(again.state) == codec.digest(record.state)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(GAMES, max_examples=examples(2))
@given(data=st.data())
def test_an_altered_action_is_refused_and_changes_nothing(game: AnyGame, seats: int, data: st.DataObject) -> None:
    session = Session(played(data, game, seats))
    before = codec.digest(session.record.state), len(session.record.moments)
    for index in (len(session.record.legal()), -1):
        with pytest.raises(IllegalAction):
            session.play(session.revision, index)
    with pytest.raises(StaleRevision):
        session.play(session.revision + 1, 0)
    values: list[Any] = [None, {}, [], "x", 0, {"is": "Nothing"}]
    strange = data.draw(st.sampled_from(values))
    actions = [codec.encode(moment.action) for moment in session.record.moments]
    with pytest.raises(RecordError):
        replay(game, session.header, [*actions[: len(actions) // 2], strange])
    assert (codec.digest(session.record.state), len(session.record.moments)) == before
