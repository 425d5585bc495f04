"""How a game went, round by round, as the page draws it."""

from typing import Any

import pytest
from ludoteca.core.game import Game, chosen_options
from ludoteca.core.record import Header, Player, Record
from ludoteca.core.rng import Rng
from ludoteca.core.session import Session
from ludoteca.registry import GAMES


def played(game: Game[Any, Any, Any], seats: int) -> Session:
    """A whole game at random."""
    players = tuple(Player(f"Player {seat + 1}", "red", "person", "") for seat in range(seats))
    options = tuple(chosen_options(game.meta, seats, {}).items())
    header = Header(game.meta.key, game.meta.rules_version, seats, "course", options, players)
    session, luck = Session(Record(game, header)), Rng(5)
    while session.record.to_act() is not None:
        index, luck = luck.below(len(session.record.legal()))
        session.play(session.revision, index)
    return session


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.key)
def test_the_course_has_the_beginning_the_end_of_each_round_and_the_end_of_the_game(game: Game[Any, Any, Any]) -> None:
    session = played(game, game.meta.seats[-1])
    course = session.course()
    frames = [session.frame(None, 0, moment) for moment in range(len(session.record.moments) + 1)]
    rounds = [frame.view.round for frame in frames]
    ends = [moment for moment in range(1, len(rounds)) if rounds[moment] != rounds[moment - 1]]
    assert [each.moment for each in course] == sorted({0, *ends, len(rounds) - 1})
    assert [each.round for each in course] == [0, *(rounds[each.moment - 1] for each in course[1:])]
    for each in course:
        scores = frames[each.moment].scores
        assert list(each.points) == [sum(line.points for line in lines) for lines in scores]
