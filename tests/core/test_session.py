"""Playing, going back and forth, and what each viewer is shown."""

from dataclasses import replace

import pytest
from ludoteca.core import codec
from ludoteca.core.game import Concern
from ludoteca.core.record import Player, Record
from ludoteca.core.session import IllegalAction, LogLine, Session, StaleRevision
from ludoteca.core.text import say
from ludoteca.core.view import View

from tests.core.pebbles import GAME, Event, Keep, State, Swap, Swapped, Take, Took
from tests.core.tables import play, sit_down

KEEP, SWAP = 0, 1
"""The answers to the question whether to change the tile."""


def actions(session: Session) -> list[object]:
    return [moment.action for moment in session.record.moments]


def why(session: Session, viewer: int | None) -> str | None:
    reason = session.undoable(viewer).why
    return None if reason is None else reason.key


def test_a_choice_is_played_by_its_index() -> None:
    session = play(sit_down(), 1)
    assert actions(session) == [Take(2)]
    assert session.record.state.pebbles == (2, 0)
    assert session.revision == 1


def test_a_decision_with_one_answer_is_taken_and_recorded() -> None:
    session = sit_down(seats=3, swaps=False)
    done = session.play(0, 0)
    assert [moment.action for moment in done] == [Take(1), Keep()]
    assert session.frame(1, 0).to_act == 1


def test_an_old_revision_is_refused() -> None:
    session = play(sit_down(), 0)
    with pytest.raises(StaleRevision):
        session.play(0, 0)
    assert actions(session) == [Take(1)]


@pytest.mark.parametrize("index", [-1, 3, 10**30])
def test_an_index_that_is_not_offered_is_refused_and_changes_nothing(index: int) -> None:
    session = sit_down()
    before = codec.digest(session.record.state)
    with pytest.raises(IllegalAction):
        session.play(0, index)
    assert (codec.digest(session.record.state), session.revision, actions(session)) == (before, 0, [])


def test_only_the_seat_to_act_is_offered_choices() -> None:
    session = sit_down()
    assert [len(session.frame(viewer, 0).choices) for viewer in (0, 1, None)] == [3, 0, 0]


def test_undo_goes_back_to_the_decision_before() -> None:
    session = play(sit_down(), 1)
    start = codec.digest(session.record.start)
    session.undo(1, 0)
    assert (actions(session), session.revision) == ([], 2)
    assert codec.digest(session.record.state) == start


def test_undo_goes_no_further_than_one_decision_at_a_time() -> None:
    session = play(sit_down(), 1, KEEP)
    session.undo(2, 0)
    assert actions(session) == [Take(2)]
    session.undo(3, 0)
    assert actions(session) == []


def test_undo_takes_the_forced_actions_after_a_decision_along() -> None:
    session = play(sit_down(seats=3, swaps=False), 2)
    assert actions(session) == [Take(3), Keep()]
    session.undo(1, 0)
    assert actions(session) == []


def test_undo_takes_the_actions_of_bots_along() -> None:
    session = play(sit_down(bots=(1,)), 0, KEEP, 2, KEEP)
    assert [moment.seat for moment in session.record.moments] == [0, 0, 1, 1]
    session.undo(4, 0)
    assert actions(session) == [Take(1)]


def test_nothing_is_undone_past_luck() -> None:
    session = play(sit_down(), 0, SWAP)
    assert why(session, 0) == "undo-luck"
    with pytest.raises(IllegalAction) as refused:
        session.undo(2, 0)
    assert refused.value.text == say("undo-luck")
    assert actions(session) == [Take(1), Swap()]


def test_nothing_is_undone_past_the_luck_of_a_bot() -> None:
    session = play(sit_down(bots=(1,)), 0, KEEP, 2, SWAP)
    assert why(session, 0) == "undo-luck"


def test_nothing_is_undone_past_the_showing_of_the_tiles() -> None:
    session = play(sit_down(), 2, KEEP, 0, KEEP, 2)
    assert session.record.outcome() is not None
    assert why(session, 0) == "undo-luck"


def test_nothing_is_undone_past_another_person() -> None:
    session = play(sit_down(), 0, KEEP, 2)
    assert why(session, 0) == "undo-hand-over"
    assert why(session, 1) is None


def test_before_the_first_decision_there_is_nothing_to_undo() -> None:
    session = play(sit_down(), 0)
    assert (why(session, 1), why(sit_down(), 0), why(sit_down(), None)) == ("undo-nothing",) * 3


def test_a_spectator_undoes_for_whoever_decided_last() -> None:
    session = play(sit_down(), 0, KEEP)
    session.undo(2, None)
    assert actions(session) == [Take(1)]


def test_redo_brings_back_what_undo_took() -> None:
    session = play(sit_down(bots=(1,)), 0, KEEP, 2, KEEP)
    end = codec.digest(session.record.state)
    session.undo(4, 0)
    session.undo(5, 0)
    assert session.undoable(0).redo
    session.redo(6)
    session.redo(7)
    assert codec.digest(session.record.state) == end
    assert not session.undoable(0).redo


def test_playing_on_forgets_what_could_be_redone() -> None:
    session = play(sit_down(), 0)
    session.undo(1, 0)
    play(session, 1)
    with pytest.raises(IllegalAction):
        session.redo(3)
    assert actions(session) == [Take(2)]


def test_the_same_action_after_undo_has_the_same_luck() -> None:
    session = play(sit_down(), 0, KEEP)
    session.undo(2, 0)
    play(session, SWAP)
    assert codec.digest(session.record.state) == codec.digest(play(sit_down(), 0, SWAP).record.state)


def test_the_log_tells_what_happened_since_a_moment() -> None:
    frame = play(sit_down(), 1, KEEP, 0).frame(0, 1)
    assert frame.log == [LogLine(3, 1, say("pebbles-took", count=1, seat=1))]


def beware(before: State, after: State, event: Event, viewer: int | None) -> Concern:
    """Who took nothing is warned of what another took; all may know where it was."""
    banner = say("pebbles-beware", heap=after.heap) if viewer not in (None, event.seat) else None
    return Concern(("pebble",), banner)


def test_a_line_says_where_it_happened_and_what_concerns_the_viewer() -> None:
    session = play(Session(Record(replace(GAME, concern=beware), sit_down().header)), 1)
    line = LogLine(1, 0, say("pebbles-took", count=2, seat=0), ("pebble",))
    heap = session.record.state.heap
    assert session.frame(0, 0).log == [line]
    assert session.frame(None, 0).log == [line]
    assert session.frame(1, 0).log == [line._replace(banner=say("pebbles-beware", heap=heap))]


def test_the_log_forgets_lines_that_were_undone() -> None:
    session = play(sit_down(), 0)
    assert session.frame(0, 0).log[0].text == say("pebbles-took", count=1, seat=0)
    session.undo(session.revision, 0)
    play(session, 1)
    assert session.frame(0, 0).log[0].text == say("pebbles-took", count=2, seat=0)


def with_setup_told(event: Event) -> Session:
    """A new game in whose set-up something happens."""
    game = replace(GAME, setup_events=lambda seats, rng, options: (event,))
    return Session(Record(game, sit_down().header))


def test_the_whole_log_begins_with_the_set_up_and_a_part_of_it_does_not() -> None:
    """The page has the lines of the set-up when it asks for what came after the actions so far, even after none."""
    session = with_setup_told(Took(1, 4))
    begun = LogLine(0, None, say("pebbles-took", count=4, seat=1))
    assert session.frame(0, None).log == [begun]
    assert session.frame(0, 0).log == []
    play(session, 0)
    assert session.frame(0, None).log == [begun, LogLine(1, 0, say("pebbles-took", count=1, seat=0))]
    assert session.frame(0, 0).log == [LogLine(1, 0, say("pebbles-took", count=1, seat=0))]


def test_the_set_up_is_told_to_each_viewer_as_it_may_know_it() -> None:
    session = with_setup_told(Swapped(0, 3))
    told = [session.frame(viewer, None).log[0].text for viewer in (0, 1, None)]
    hidden = say("pebbles-swapped", seat=0)
    assert told == [say("pebbles-swapped-for", seat=0, tile=3), hidden, hidden]


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    session = play(sit_down(), 0, SWAP)
    tile = session.record.state.tiles[0]
    told = [session.frame(viewer, 1).log[0].text for viewer in (0, 1, None)]
    hidden = say("pebbles-swapped", seat=0)
    assert told == [say("pebbles-swapped-for", seat=0, tile=tile), hidden, hidden]


def test_an_earlier_moment_is_shown_as_it_was_and_without_choices() -> None:
    session = play(sit_down(), 1, KEEP, 2)
    frame = session.frame(1, 0, at=2)
    assert (frame.moment, frame.to_act, frame.choices, frame.view.pieces[0].count) == (2, 1, (), 10)
    assert len(frame.log) == 1
    assert (frame.undoable.undo, frame.outcome) == (False, None)
    with pytest.raises(IllegalAction):
        session.frame(1, 0, at=4)


def test_the_course_of_a_game_that_has_not_begun_is_its_beginning() -> None:
    assert [tuple(each) for each in sit_down().course()] == [(0, 0, [0, 0])]


def test_the_course_of_a_game_is_read_from_its_states_without_building_a_view() -> None:
    session = play(sit_down(), 0, KEEP, 0, KEEP, 0, KEEP)
    wanted = session.course()
    calls: list[State] = []

    def counted(state: State, viewer: int | None) -> View:
        calls.append(state)
        return GAME.view(state, viewer)

    session.record.game = replace(GAME, view=counted)
    assert session.course() == wanted
    assert [tuple(each) for each in wanted] == [(0, 0, [0, 0]), (0, 4, [1, 1]), (1, 6, [2, 1])]
    assert calls == []


def test_whoever_concedes_loses_to_everybody_else() -> None:
    session = play(sit_down(seats=3), 0)
    session.concede(1)
    frame = session.frame(0, 0)
    assert frame.outcome is not None
    assert (frame.outcome.reason, frame.outcome.winners, frame.outcome.places) == ("conceded", (0, 2), (1, 3, 1))
    assert (frame.to_act, frame.choices, frame.revision) == (None, (), 2)
    with pytest.raises(IllegalAction):
        session.concede(0)
    with pytest.raises(IllegalAction):
        session.play(2, 0)


def test_who_conceded_by_mistake_may_undo_it_and_nobody_else() -> None:
    session = play(sit_down(), 0)
    session.concede(0)
    assert why(session, 1) == "undo-hand-over"
    session.undo(2, 0)
    assert session.frame(0, 0).to_act == 0
    assert actions(session) == [Take(1)]


def test_a_seat_can_be_given_to_a_bot_and_taken_back() -> None:
    session = sit_down()
    robot = Player("Robot", "blue", "bot", "novice")
    session.seat_players((session.header.players[0], robot))
    play(session, 0, KEEP, 0)
    assert why(session, 0) is None
    assert session.header.players[1] == robot


def test_a_bot_gets_an_imagined_table_with_other_secrets() -> None:
    session = sit_down(seats=3)
    imagined = {session.imagine(0, 0, str(seed)) for seed in range(20)}
    states = [codec.loads(State, text) for text in imagined]
    assert {state.tiles[0] for state in states} == {session.record.state.tiles[0]}
    assert len({state.tiles for state in states}) > 3
    assert session.record.state.rng not in {state.rng for state in states}
    assert session.imagine(0, 0, "a") == session.imagine(0, 0, "a")


def test_previews_and_refusals_are_for_the_present_table() -> None:
    session = play(sit_down(), 2, KEEP, 2, KEEP, 1, KEEP, 1)
    assert session.preview(session.revision, 0).lines == ()
    play(session, KEEP)
    assert session.preview(session.revision, 0).lines == (say("pebbles-gain", count=1),)
    assert session.refusals(session.revision, ("pebble",)) == {"take:3": say("pebbles-too-few")}
    with pytest.raises(StaleRevision):
        session.refusals(0, ())
