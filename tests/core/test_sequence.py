"""Sequences of decisions: the way back inside of one, and whether an action ends the turn."""

from collections.abc import Iterator
from random import Random

import pytest
from ludoteca import Record, load_game, new_header
from ludoteca.core.record import AnyGame
from ludoteca.core.session import IllegalAction, Session
from ludoteca.registry import GAMES

TABLES = [(game, seats) for game in GAMES for seats in game.meta.seats]
IDS = [f"{game.meta.key} {seats}" for game, seats in TABLES]


def walk(game: AnyGame, seats: int, seed: str) -> Iterator[tuple[Session, Random]]:
    """A session of people at every decision of a random game."""
    session = Session(Record(game, new_header(game, [""] * seats, seed)))
    luck = Random(seed)
    while session.record.to_act() is not None:
        yield session, luck
        if legal := session.record.legal():
            session.play(session.revision, luck.randrange(len(legal)))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_each_decision_of_a_sequence_can_be_gone_back_to(game: AnyGame, seats: int) -> None:
    met = 0
    for session, luck in walk(game, seats, "back"):
        seat = session.record.to_act()
        earlier = session.frame(seat, since=0).earlier
        if not earlier:
            continue
        met += 1
        steps, before = luck.randint(1, len(earlier)), session.record.trail()
        session.undo(session.revision, seat, steps)
        frame, wanted = session.frame(seat, since=0), earlier[steps - 1]
        single = frame.choices[: len(session.record.legal())]  # without the shortcut
        assert {choice.path[0] for choice in single} == set(wanted.ids)
        assert wanted.picked in wanted.ids
        assert list(frame.earlier) == earlier[steps:]
        session.redo(session.revision)
        assert session.record.trail() == before
    assert met > 5


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_whether_an_action_ends_the_turn_is_known_before(game: AnyGame, seats: int) -> None:
    ended = []
    for session, luck in walk(game, seats, "end"):
        seat, state = session.record.to_act(), session.record.state
        index = luck.randrange(len(session.record.legal()))
        said = session.ends_turn(session.revision, index)
        session.play(session.revision, index)
        if session.record.state.rng == state.rng:
            assert said == (session.record.to_act() != seat), session.record.moments[-1].action
            ended.append(said)
        if session.undoable(seat).undo:
            session.undo(session.revision, seat)
    assert len(set(ended)) == 2 or seats == 1


def test_who_asks_for_more_steps_than_there_are_keeps_what_is() -> None:
    game = load_game("attika")
    session = Session(Record(game, new_header(game, ["", ""], "2")))
    session.play(0, len(session.record.legal()) - 1)
    before = session.record.trail()
    with pytest.raises(IllegalAction):
        session.undo(session.revision, session.record.moments[0].seat, 5)
    assert session.record.trail() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.key)
def test_a_spectator_and_the_others_are_told_nothing_of_it(game: AnyGame) -> None:
    seats = max(game.meta.seats)
    for session, _ in walk(game, seats, "others"):
        viewers = [None, *(seat for seat in range(seats) if seat != session.record.to_act())]
        assert not any(session.frame(viewer, since=0).earlier for viewer in viewers)
        if len(session.record.moments) > 60:
            break


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_shortcut_does_what_its_actions_do_one_by_one(game: AnyGame, seats: int) -> None:
    met = 0
    for session, _ in walk(game, seats, "short"):
        state, seat, legal = session.record.state, session.record.to_act(), session.record.legal()
        shortcut = game.shortcut(state)
        if shortcut is None:
            with pytest.raises(IllegalAction):
                session.play(session.revision, len(legal))
            continue
        met += 1
        frame = session.frame(seat, since=0)
        assert len(frame.choices) == len(legal) + 1
        assert frame.choices[-1].path == (shortcut.id,)
        assert shortcut.id in {control.id for control in frame.view.controls}
        moments, lines = len(session.record.moments), session.preview(session.revision, len(legal)).lines
        session.play(session.revision, len(legal))
        played = [moment.action for moment in session.record.moments[moments:]]
        assert tuple(played[: len(shortcut.actions)]) == shortcut.actions
        for number, action in enumerate(shortcut.actions):
            assert game.to_act(state) == seat
            assert action in game.legal_actions(state)
            if number == len(shortcut.actions) - 1:
                assert lines == game.preview(state, action).lines
            elif number:
                assert state.rng == session.record.state_at(moments).rng
            state = game.apply(state, action).state
        assert state == session.record.state_at(moments + len(shortcut.actions))
    assert met > 0 or game.meta.key != "quetzal"


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_sole_answer_is_asked_where_the_game_shows_it_and_can_be_taken_back(game: AnyGame, seats: int) -> None:
    met = 0
    for session, _ in walk(game, seats, "sole"):
        if len(session.record.legal()) > 1:
            continue
        met += 1
        assert game.is_shown(session.record.state)
        seat, moments = session.record.to_act(), len(session.record.moments)
        assert len(session.frame(seat, since=0).choices) == 1
        session.play(session.revision, 0)
        if session.undoable(seat).undo:
            session.undo(session.revision, seat)
            assert len(session.record.moments) == moments
    assert met > 0 or game.meta.key == "attika"
