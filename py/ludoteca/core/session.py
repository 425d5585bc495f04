"""Sessions: a game that is being played, with undo and redo, as each viewer may see it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ludoteca.core import codec
from ludoteca.core.game import Choice, Outcome, Preview, ScoreLine, Seat, Shortcut
from ludoteca.core.record import Header, Moment, Player, Record, rng_of
from ludoteca.core.sequence import Earlier, earlier_decisions, ends_turn, is_asked, is_luck
from ludoteca.core.text import Text, say
from ludoteca.core.verdict import verdict
from ludoteca.core.view import View


class StaleRevision(Exception):
    """The request was made for a revision that is no longer the present one."""


class IllegalAction(Exception):
    """The rules do not allow this, with the message for the person."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.key)


class LogLine(NamedTuple):
    """An event as a viewer may know it, told after so many actions; the set-up is nobody's."""

    moment: int
    seat: Seat | None
    text: Text
    at: tuple[str, ...] = ()
    """The ids of the spaces and pieces where it happened."""
    banner: Text | None = None
    """What is told large instead of the line, because the event concerns the viewer."""
    ends_round: bool = False
    """Whether a round has ended with it, which is worth a recap."""


class Undoable(NamedTuple):
    """Whether undo and redo are possible, and why undo is not."""

    undo: bool
    redo: bool
    why: Text | None = None


class Frame(NamedTuple):
    """Everything that the page shows of a table at one moment."""

    revision: int
    moment: int
    to_act: Seat | None
    view: View
    choices: Sequence[Choice[Any]]
    log: Sequence[LogLine]
    scores: Sequence[Sequence[ScoreLine]]
    outcome: Outcome | None
    verdict: Text | None
    """How it was decided, as the viewer sees it; None as long as the game goes on."""
    undoable: Undoable
    earlier: Sequence[Earlier] = ()
    """Decisions of the viewer's present sequence that can be taken back, the latest first."""


def _offered(shortcut: Shortcut[Any]) -> Choice[Any]:
    return Choice(shortcut.actions, (shortcut.id,), shortcut.label, preferred=True)


class Milestone(NamedTuple):
    """The end of a round: after how many actions, and the points of each seat. The set-up counts as round 0."""

    round: int
    moment: int
    points: Sequence[int]


class Session:
    """A game that is being played. A decision with only one legal action is asked only where the game shows it to a
    person; else the action is applied at once.

    >>> from ludoteca import Record, load_game, new_header
    >>> game = load_game("attika")
    >>> session = Session(Record(game, new_header(game, ["", ""], seed="seven")))
    >>> frame = session.frame(viewer=0, since=0)
    >>> frame.to_act, len(frame.choices) == len(session.record.legal())
    (0, True)
    >>> moments = session.play(frame.revision, index=0)
    >>> session.revision
    1
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.revision = 0
        self._undone: list[list[Moment]] = []
        self._lines: dict[tuple[Seat | None, int], tuple[Moment, list[LogLine]]] = {}
        self._settle()

    @property
    def header(self) -> Header:
        """The header of the record."""
        return self.record.header

    def play(self, revision: int, index: int) -> Sequence[Moment]:
        """Apply one of the present choices; returns its moments and those of forced actions that followed."""
        actions, before = self._chosen(revision, index), len(self.record.moments)
        for action in actions:
            self.record.do(list(self.record.legal()).index(action))
        self._settle()
        self._undone.clear()
        self.revision += 1
        return self.record.moments[before:]

    def _chosen(self, revision: int, index: int) -> tuple[Any, ...]:
        """The actions of one of the present choices: the legal actions have one each, the shortcut comes after them."""
        self._require(revision)
        legal = self.record.legal()
        if 0 <= index < len(legal):
            return (legal[index],)
        shortcut = self._shortcut()
        if shortcut is None or index != len(legal):
            raise IllegalAction(say("illegal-action"))
        return shortcut.actions

    def _shortcut(self) -> Shortcut[Any] | None:
        return None if self.record.to_act() is None else self.record.game.shortcut(self.record.state)

    def _settle(self) -> None:
        while len(self.record.legal()) == 1 and not self._is_shown():
            self.record.do(0)

    def _is_shown(self) -> bool:
        seat = self.record.to_act()
        return seat is not None and self._is_person(seat) and self.record.game.is_shown(self.record.state)

    def _require(self, revision: int) -> None:
        if revision != self.revision:
            raise StaleRevision(f"the table is at revision {self.revision}, not {revision}")

    def undoable(self, viewer: Seat | None) -> Undoable:
        """Whether this viewer may go back now."""
        _, why = self._way_back(viewer, len(self.record.moments))
        return Undoable(why is None, bool(self._undone), why)

    def undo(self, revision: int, viewer: Seat | None, steps: int = 1) -> None:
        """Go back so many decisions of this person; what bots did after them is undone too."""
        self._require(revision)
        target = len(self.record.moments)
        for _ in range(steps):
            target, why = self._way_back(viewer, target)
            if why is not None:
                raise IllegalAction(why)
        if self.record.conceded is not None:
            self.record.conceded = None
        else:
            self._undone.append(self.record.moments[target:])
            del self.record.moments[target:]
        self.revision += 1

    def redo(self, revision: int) -> None:
        """Do again what the last undo took back."""
        self._require(revision)
        if not self._undone:
            raise IllegalAction(say("redo-nothing"))
        self.record.moments += self._undone.pop()
        self.revision += 1

    def _way_back(self, viewer: Seat | None, now: int) -> tuple[int, Text | None]:
        """The moment to go back to from another, or why there is none; a spectator may undo for the last person."""
        if self.record.conceded is not None:
            may = viewer in (None, self.record.conceded)
            return len(self.record.moments), None if may else say("undo-hand-over")
        moments = self.record.moments
        for at in range(now - 1, -1, -1):
            moment = moments[at]
            decided = is_asked(self.record, at) and self._is_person(moment.seat)
            mine = decided and viewer in (None, moment.seat)
            if is_luck(self.record, at):
                mine_before = mine or self._has_decided(viewer, at)
                return at, say("undo-luck" if mine_before else "undo-nothing")
            if mine:
                return at, None
            if decided:
                return at, say("undo-hand-over" if self._has_decided(viewer, at) else "undo-nothing")
        return 0, say("undo-nothing")

    def _is_person(self, seat: Seat) -> bool:
        return self.header.players[seat].kind == "person"

    def _has_decided(self, viewer: Seat | None, before: int) -> bool:
        return any(
            is_asked(self.record, at) and self._is_person(moment.seat) and viewer in (None, moment.seat)
            for at, moment in enumerate(self.record.moments[:before])
        )

    def frame(self, viewer: Seat | None, since: int | None, at: int | None = None) -> Frame:
        """The table as a viewer may see it, now or at an earlier moment (then without choices).

        The log tells what happened after the first `since` actions; without `since` all, the set-up too.
        """
        record, game, now = self.record, self.record.game, len(self.record.moments)
        moment = now if at is None else at
        if not 0 <= moment <= now:
            raise IllegalAction(say("no-such-moment"))
        state = record.state_at(moment)
        is_past = moment < now
        to_act = game.to_act(state) if is_past else record.to_act()
        is_asked = at is None and viewer is not None and viewer == to_act
        scores = [game.score(state, seat) for seat in range(self.header.seats)]
        outcome = game.outcome(state) if is_past else record.outcome()
        return Frame(
            revision=self.revision,
            moment=moment,
            to_act=to_act,
            view=game.view(state, viewer),
            choices=self.choices() if is_asked else (),
            log=self._log(viewer, since, moment),
            scores=scores,
            outcome=outcome,
            verdict=None if outcome is None else verdict(self.header.game, outcome, scores, viewer),
            undoable=Undoable(False, False) if at is not None else self.undoable(viewer),
            earlier=earlier_decisions(record, viewer) if is_asked and viewer is not None else (),
        )

    def record_until(self, moment: int | None) -> Record:
        """The record, or its part up to an earlier moment."""
        now = len(self.record.moments)
        if moment is not None and moment > now:
            raise IllegalAction(say("no-such-moment"))
        return self.record if moment is None or moment == now else self.record.until(moment)

    def course(self) -> list[Milestone]:
        """The points after the set-up, at the end of each round, and now."""
        now = len(self.record.moments)
        rounds: list[int] = [self.record.state_at(moment).round for moment in range(now + 1)]
        ends = [moment for moment in range(1, now + 1) if moment == now or rounds[moment] != rounds[moment - 1]]
        later = [Milestone(rounds[end - 1], end, self._points_at(end)) for end in ends]
        return [Milestone(0, 0, self._points_at(0)), *later]

    def _points_at(self, moment: int) -> list[int]:
        game, state = self.record.game, self.record.state_at(moment)
        return [sum(line.points for line in game.score(state, seat)) for seat in range(self.header.seats)]

    def choices(self) -> list[Choice[Any]]:
        """The choices of the seat to act, in the order of the legal actions; then the shortcut, if there is one."""
        choices = [self.record.game.choice(self.record.state, action) for action in self.record.legal()]
        shortcut = self._shortcut()
        return choices if shortcut is None else [*choices, _offered(shortcut)]

    def _log(self, viewer: Seat | None, since: int | None, until: int) -> list[LogLine]:
        lines: list[LogLine] = []
        if since is None:
            game, events = self.record.game, self.record.setup_events()
            seen = [known for event in events if (known := game.see(event, viewer)) is not None]
            lines += [LogLine(0, None, game.tell(event)) for event in seen]
        for number in range((since or 0) + 1, until + 1):
            lines += self._told(viewer, number)
        return lines

    def _told(self, viewer: Seat | None, number: int) -> list[LogLine]:
        """The lines of one action. They are kept: a whole log is asked for whenever the viewer changes."""
        moment, known = self.record.moments[number - 1], self._lines.get((viewer, number))
        if known is not None and known[0] is moment:
            return known[1]
        game, before, lines = self.record.game, self.record.state_at(number - 1), []
        for event in moment.events:
            seen = game.see(event, viewer)
            if seen is not None:
                concern = game.concern(before, moment.state, seen, viewer)
                text = game.tell(seen)
                line = LogLine(number, moment.seat, text, concern.at, concern.banner, concern.ends_round)
                lines.append(line)
        self._lines[viewer, number] = moment, lines
        return lines

    def preview(self, revision: int, index: int) -> Preview:
        """What a choice would bring; of a shortcut its last action says it."""
        *first, last = self._chosen(revision, index)
        game, state = self.record.game, self.record.state
        for action in first:
            state = game.apply(state, action).state
        return game.preview(state, last)

    def ends_turn(self, revision: int, index: int) -> bool:
        """Whether a choice would end the turn of the seat to act."""
        actions, seat = self._chosen(revision, index), self.record.to_act()
        assert seat is not None, "who has a choice acts"
        return ends_turn(self.record.game, self.record.state, seat, actions)

    def refusals(self, revision: int, picked: tuple[str, ...]) -> Mapping[str, Text]:
        """Which ids may not be picked next, and why; none when the game is over."""
        self._require(revision)
        return {} if self.record.to_act() is None else self.record.game.refusals(self.record.state, picked)

    def seat_players(self, players: tuple[Player, ...]) -> None:
        """Replace the players: new names, or bots in place of persons."""
        assert len(players) == self.header.seats, "each seat has a player"
        self.record.header = replace(self.header, players=players)

    def concede(self, seat: Seat) -> None:
        """A seat gives up, all others win, and the game is over."""
        if self.record.to_act() is None:
            raise IllegalAction(say("game-over"))
        self.record.concede(seat)
        self._undone.clear()
        self.revision += 1

    def imagine(self, revision: int, seat: Seat, seed: str) -> str:
        """The encoded state for a bot: everything that the seat cannot know is dealt anew."""
        self._require(revision)
        if self.record.to_act() is None:
            raise IllegalAction(say("game-over"))
        return codec.dumps(self.record.game.determinize(self.record.state, seat, rng_of(seed)))
