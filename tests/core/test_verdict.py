"""The verdict of every golden game, for every seat and for a spectator; and of outcomes made for it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from ludoteca.core.game import Criterion, Outcome, ScoreLine
from ludoteca.core.record import Record
from ludoteca.core.recordfile import read_file
from ludoteca.core.session import Session
from ludoteca.core.text import Text
from ludoteca.core.verdict import ties, verdict
from ludoteca.registry import load_game
from tools.golden import files, name_of

SIDES = {True: "won", False: "lost"}


def golden(path: Path) -> tuple[Record, Outcome, Sequence[Sequence[ScoreLine]]]:
    record = read_file(load_game, path.read_text(encoding="utf-8"))
    outcome = record.outcome()
    assert outcome is not None
    return record, outcome, [record.game.score(record.state, seat) for seat in range(record.header.seats)]


def spoken(text: Text | None) -> tuple[str, dict[str, Any]]:
    assert text is not None
    return text.key, dict(text.args)


@pytest.mark.parametrize("path", files(), ids=name_of)
def test_a_verdict_says_what_the_scores_say(path: Path) -> None:
    record, outcome, scores = golden(path)
    totals = [sum(line.points for line in lines) for lines in scores]
    for viewer in (None, *range(record.header.seats)):
        key, args = spoken(verdict(record.header.game, outcome, scores, viewer))
        assert args["side"] == ("told" if viewer is None else SIDES[viewer in outcome.winners])
        if key == "verdict-goal":
            assert (args["points"] > args["goal"]) == bool(outcome.winners)
        elif key == "verdict-points":
            losers = [seat for seat in range(len(totals)) if seat not in outcome.winners]
            rival = viewer if viewer in losers and viewer is not None else max(losers, key=lambda seat: totals[seat])
            assert args["by"] == totals[outcome.winners[0]] - totals[rival] > 0
            pairs = zip(scores[outcome.winners[0]], scores[rival], strict=True)
            leads = [one.points - other.points for one, other in pairs]
            assert args["more"] - args["less"] == max(leads) > 0
        elif key == "verdict-count":
            assert args["more"] > args["less"]
        elif key == "verdict-tie":
            assert args["more"] > args["less"]
            assert totals.count(args["value"]) > 1
        else:
            assert key == "verdict-shared" or key == f"attika-verdict-{outcome.reason.replace('_', '-')}"


@pytest.mark.parametrize("path", files(), ids=name_of)
def test_the_first_number_that_ranks_seats_is_the_total_of_the_score_sheet(path: Path) -> None:
    _, outcome, scores = golden(path)
    first = next(criterion for criterion in outcome.criteria if criterion.key != "deed")
    assert list(first.values) == [sum(line.points for line in lines) for lines in scores]


def test_every_way_to_decide_a_game_is_among_the_golden_games() -> None:
    games = map(golden, files())
    keys = {verdict(record.header.game, outcome, scores, 0).key for record, outcome, scores in games}
    ways = {"verdict-goal", "verdict-points", "verdict-count"}
    deeds = {f"attika-verdict-{reason}" for reason in ("all-built", "connection", "all-built-and-connection")}
    assert ways | deeds <= keys


LINES = [[ScoreLine("a", 4), ScoreLine("b", 2)], [ScoreLine("a", 1), ScoreLine("b", 5)]]


def tied(winners: tuple[int, ...], places: tuple[int, ...], second: tuple[int, ...]) -> Outcome:
    return Outcome("empty", winners, places, (Criterion("points", (6, 6)), Criterion("coins", second)))


def test_a_tie_names_what_broke_it() -> None:
    key, args = spoken(verdict("pebbles", tied((1,), (2, 1), (3, 7)), LINES, 0))
    assert key == "verdict-tie"
    assert (args["side"], args["value"], args["more"], args["less"]) == ("lost", 6, 7, 3)
    assert args["most"] == Text("pebbles-criterion-coins")


def test_a_victory_that_nothing_decides_is_shared() -> None:
    for viewer, side in ((0, "won"), (None, "told")):
        assert spoken(verdict("pebbles", tied((0, 1), (1, 1), (3, 3)), LINES, viewer)) == (
            "verdict-shared",
            {"side": side, "value": 6},
        )


def test_only_seats_that_were_equal_have_something_that_broke_a_tie() -> None:
    criteria = (Criterion("points", (9, 5, 5, 2)), Criterion("coins", (0, 1, 1, 8)), Criterion("cards", (7, 3, 4, 7)))
    broken = ties(Outcome("empty", (0,), (1, 3, 2, 4), criteria))
    assert broken[0] == broken[3] == []
    assert broken[1] == [ScoreLine("coins", 1), ScoreLine("cards", 3)]
    assert broken[2] == [ScoreLine("coins", 1), ScoreLine("cards", 4)]


def test_a_game_that_was_given_up_says_who_did() -> None:
    record, _, _ = golden(files()[0])
    record.moments.pop()
    session = Session(record)
    session.concede(0)
    told = [spoken(session.frame(viewer, 0).verdict) for viewer in (None, 0, 1)]
    assert told == [("verdict-conceded", {"side": side, "seat": 0}) for side in ("told", "lost", "won")]


def test_a_game_of_another_s_making_needs_no_criteria() -> None:
    assert spoken(verdict("pebbles", Outcome("empty", (0,), (1, 2)), LINES, 1)) == (
        "verdict-plain",
        {"side": "lost", "count": 1},
    )


def test_a_game_that_goes_on_has_no_verdict() -> None:
    record, _, _ = golden(files()[0])
    assert Session(record).frame(0, 0, at=3).verdict is None
