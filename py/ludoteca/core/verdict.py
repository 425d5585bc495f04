"""The verdict: how a game was decided, as one sentence for whoever looks at it; and what broke its ties."""

from collections.abc import Sequence

from ludoteca.core.game import DEED, Criterion, Outcome, ScoreLine, Seat
from ludoteca.core.record import CONCEDED
from ludoteca.core.text import Text, say


def verdict(game: str, outcome: Outcome, scores: Sequence[Sequence[ScoreLine]], viewer: Seat | None) -> Text:
    """The sentence for a viewer who has a seat, or for a spectator. The page adds the names of the winners.

    The argument `side` is `won` or `lost` for the viewer, `told` for a spectator.

    >>> outcome = Outcome("empty", (1,), (2, 1), (Criterion("points", (2, 12)),))
    >>> scores = [(ScoreLine("coins", 1), ScoreLine("cards", 1)), (ScoreLine("coins", 3), ScoreLine("cards", 9))]
    >>> text = verdict("pebbles", outcome, scores, viewer=0)
    >>> text.key, dict(text.args)["side"], dict(text.args)["by"], dict(text.args)["most"].key
    ('verdict-points', 'lost', 10, 'pebbles-score-cards')
    """
    winners, seats = outcome.winners, len(outcome.places)
    side = "told" if viewer is None else "won" if viewer in winners else "lost"
    if outcome.reason == CONCEDED:
        return say("verdict-conceded", side=side, seat=next(seat for seat in range(seats) if seat not in winners))
    if outcome.goal is not None:
        return say("verdict-goal", side=side, seat=0, points=outcome.criteria[0].values[0], goal=outcome.goal)
    if not winners or not outcome.criteria:
        return say("verdict-plain", side=side, count=len(winners))
    if len(winners) > 1 and side != "lost":
        return say("verdict-shared", side=side, value=_first(outcome).values[winners[0]])
    return _decided(game, outcome, scores, side, _rival(outcome, viewer))


def ties(outcome: Outcome) -> list[list[ScoreLine]]:
    """For each seat, what was compared where its first criterion was equal to another's: none if it was not.

    >>> criteria = (Criterion("points", (7, 9, 9)), Criterion("coins", (4, 1, 2)))
    >>> ties(Outcome("empty", (2,), (3, 2, 1), criteria))[1]
    [ScoreLine(key='coins', points=1)]
    """
    return [_tie(outcome.criteria, seat) for seat in range(len(outcome.places))]


def _tie(criteria: Sequence[Criterion], seat: Seat) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    equals = {other for other in range(len(criteria[0].values) if criteria else 0) if other != seat}
    is_main_known = False
    for criterion in criteria:
        if is_main_known and equals:
            lines.append(ScoreLine(criterion.key, criterion.values[seat]))
        equals = {other for other in equals if criterion.values[other] == criterion.values[seat]}
        is_main_known |= criterion.key != DEED
    return lines


def _first(outcome: Outcome) -> Criterion:
    """The first criterion that is a number to compare."""
    return next(criterion for criterion in outcome.criteria if criterion.key != DEED)


def _rival(outcome: Outcome, viewer: Seat | None) -> Seat:
    """Whom the winner is compared with: the viewer who lost, else the best of the others."""
    others = [seat for seat in range(len(outcome.places)) if seat not in outcome.winners]
    return viewer if viewer in others and viewer is not None else min(others, key=lambda seat: outcome.places[seat])


def _decided(game: str, outcome: Outcome, scores: Sequence[Sequence[ScoreLine]], side: str, rival: Seat) -> Text:
    winner = outcome.winners[0]
    decisive = next(each for each in outcome.criteria if each.values[winner] != each.values[rival])
    if decisive.key == DEED:
        return say(_key(game, "verdict", outcome.reason), side=side, seat=winner)
    values = {"more": decisive.values[winner], "less": decisive.values[rival]}
    label = Text(_key(game, "criterion", decisive.key))
    told: dict[str, str | int] = {"side": side, "seats": len(outcome.places)}
    if decisive is not _first(outcome):
        tied = _first(outcome).values[winner]
        return say("verdict-tie", **told, **values, value=tied, most=label)
    if len(scores[winner]) < 2:
        return say("verdict-count", **told, **values, most=label)
    most, more, less = _largest_lead(scores[winner], scores[rival])
    by = decisive.values[winner] - decisive.values[rival]
    return say("verdict-points", **told, by=by, most=Text(_key(game, "score", most)), more=more, less=less)


def _largest_lead(winner: Sequence[ScoreLine], rival: Sequence[ScoreLine]) -> tuple[str, int, int]:
    """The line of the score sheet in which the winner is furthest ahead, with the points of both."""
    theirs = {line.key: line.points for line in rival}
    lines = [(line.key, line.points, theirs.get(line.key, 0)) for line in winner]
    return max(lines, key=lambda line: line[1] - line[2])


def _key(game: str, *parts: str) -> str:
    return "-".join((game, *parts)).replace("_", "-")
