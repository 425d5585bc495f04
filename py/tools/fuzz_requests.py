"""Requests for the fuzz: valid ones for the present state of a table, and the same with something altered."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, TypeAlias

from ludoteca.bridge import OPERATIONS, Bridge
from ludoteca.core import codec
from ludoteca.core.game import Step
from ludoteca.core.link import write_link
from ludoteca.core.record import AnyGame, Record
from ludoteca.core.recordfile import header_data, write_file
from ludoteca.core.session import Session

from .fuzz_records import SIGNS, altered
from .fuzz_values import IDS, LONG_TEXTS, TEXTS, any_value, copied, written

Request: TypeAlias = dict[str, Any]
PLAYED, OTHER = "played", "other"
"""The ids of two tables: at the first a game is played, the second is opened and closed."""
_OFTEN = ("play", "play", "undo", "redo", "refusals", "refusals", "preview", "players", "resume", "new", "frame")
_MIXED = ("course", *(op for op in OPERATIONS if op != "course"), *_OFTEN, *_OFTEN, *_OFTEN, *_OFTEN)
"""`course` is rare: it computes many views and takes long."""
_LONG = 300
"""One text in this number is long."""


class Watched(Bridge):
    """A bridge that gives access to its tables and counts the actions it applies."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        self.applied = 0
        super().__init__(replace(game, apply=partial(self._apply, game)) for game in games)

    def _apply(self, game: AnyGame, state: Any, action: Any) -> Step[Any, Any]:
        self.applied += 1
        return game.apply(state, action)

    def session(self, table: str) -> Session | None:
        """The session that is open at a table."""
        return self._tables.get(table)

    def marks(self) -> dict[str, tuple[Any, ...]]:
        """What identifies the state of each table: a refused request must not change it."""
        return {
            table: (session, session.revision, len(session.record.moments), session.header, session.record.conceded)
            for table, session in self._tables.items()
        }


class Asker:
    """Makes valid requests for one table."""

    def __init__(self, record: Record, luck: Random) -> None:
        self._luck = luck
        self.link, self.file = write_link(record), write_file(record)
        self._header = header_data(record)
        self._actions = [codec.encode(moment.action) for moment in record.moments]

    def is_of(self, record: Record) -> bool:
        """Whether this is the original game. The number of actions is compared first, which is fast."""
        return len(record.moments) == len(self._actions) and write_file(record) == self.file

    def sit_down(self) -> Request:
        """A request that opens the original game."""
        return {"op": "open", "table": PLAYED, "link": self.link, "viewer": None}

    def right(self, session: Session) -> Request:
        """A valid request for the present state."""
        op = self._luck.choice(_MIXED)
        return {"op": op, **getattr(self, f"_{op}", self._plain)(session)}

    def _plain(self, session: Session) -> Request:
        return {"table": PLAYED}

    def _games(self, session: Session) -> Request:
        return {}

    def _content(self, session: Session) -> Request:
        return {"game": session.header.game}

    def _new(self, session: Session) -> Request:
        return {"table": OTHER, "header": self._header, "viewer": self._viewer(session)}

    def _open(self, session: Session) -> Request:
        source = {"link": self.link} if self._luck.randrange(2) else {"record": self.file}
        return {"table": OTHER, "viewer": self._viewer(session), **source}

    def _resume(self, session: Session) -> Request:
        return {"table": OTHER, "header": self._header, "actions": self._actions, "viewer": self._viewer(session)}

    def _close(self, session: Session) -> Request:
        return {"table": OTHER}

    def _frame(self, session: Session) -> Request:
        now = len(session.record.moments)
        fields = {"table": PLAYED, "viewer": self._viewer(session), "since": self._luck.randint(0, now)}
        return fields | ({"at": self._luck.randint(0, now)} if self._luck.randrange(2) else {})

    def _play(self, session: Session) -> Request:
        index = self._luck.randrange(len(session.record.legal()) or 1)
        fields = {"table": PLAYED, "viewer": session.record.to_act(), "revision": session.revision, "index": index}
        return fields | {"since": len(session.record.moments)}

    def _undo(self, session: Session) -> Request:
        return {"table": PLAYED, "viewer": self._viewer(session), "revision": session.revision}

    _redo = _undo

    def _preview(self, session: Session) -> Request:
        index = self._luck.randrange(len(session.record.legal()) or 1)
        return {"table": PLAYED, "revision": session.revision, "index": index}

    def _refusals(self, session: Session) -> Request:
        """The picked ids are ids of the view, often the beginning of a click path."""
        record = session.record
        if record.legal() and self._luck.randrange(2):
            path = record.game.choice(record.state, self._luck.choice(record.legal())).path
            picked = list(path[: self._luck.randint(0, len(path))])
        else:
            view = record.game.view(record.state, record.to_act())
            ids = [thing.id for things in (view.spaces, view.pieces, view.controls) for thing in things]
            picked = self._luck.sample(ids, min(len(ids), self._luck.randrange(4)))
        return {"table": PLAYED, "revision": session.revision, "picked": picked}

    def _players(self, session: Session) -> Request:
        players = [dict(player) for player in header_data(session.record)["players"]]
        seat = self._luck.choice(players)
        level = self._luck.choice(("", "random", "novice", "skilled", "expert"))
        seat |= {"kind": "bot" if level else "person", "level": level, "name": self._luck.choice(("Eve", "é🦉", "Bo"))}
        return {"table": PLAYED, "players": players}

    def _concede(self, session: Session) -> Request:
        seat = self._luck.randrange(session.header.seats)
        return {"table": OTHER, "viewer": self._viewer(session), "seat": seat}

    def _imagine(self, session: Session) -> Request:
        seat = self._luck.randrange(session.header.seats)
        return {"table": PLAYED, "revision": session.revision, "seat": seat, "seed": str(self._luck.random())}

    def _viewer(self, session: Session) -> int | None:
        seats: tuple[int | None, ...] = (None, *range(session.header.seats))
        return self._luck.choice(seats)


def wrong(request: Request, luck: Random) -> str:
    """A request with something altered, as text."""
    if luck.randrange(_LONG) == 0:
        return luck.choice(LONG_TEXTS)
    way = luck.randrange(10)
    if way == 0:
        return luck.choice(TEXTS)
    if way == 1:
        return altered(written(request, luck), SIGNS, luck)
    other = copied(request)
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        _alter(other, luck)
    return written(other, luck)


def _alter(request: Request, luck: Random) -> None:
    """One alteration: a nested value is replaced, or fields are removed, swapped or extended."""
    keys = list(request)
    way = luck.randrange(8)
    if way == 0 and keys:
        del request[luck.choice(keys)]
    elif way == 1 and len(keys) > 1:
        one, other = luck.sample(keys, 2)
        request[one], request[other] = request[other], request[one]
    elif way == 2:
        request["op"] = luck.choice(tuple(OPERATIONS))
    elif way == 3:
        request["table"] = luck.choice((PLAYED, OTHER, "nowhere", "", any_value(luck)))
    elif way < 6 and isinstance(request.get("picked"), list):
        request["picked"].append(luck.choice(IDS))
    else:
        _replace_inside(request, luck)


def _replace_inside(request: Request, luck: Random) -> None:
    place: Any = {key: value for key, value in request.items() if key not in ("op", "table")}
    first = place
    while place:
        key = luck.choice(list(place)) if isinstance(place, dict) else luck.randrange(len(place))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or luck.randrange(4) == 0:
            place[key] = _instead(inner, luck)
            break
        place = inner
    request |= first


def _instead(value: Any, luck: Random) -> Any:
    """A value similar to the given one, or any other."""
    way = luck.randrange(6)
    if way == 0:
        return [value]
    if way == 1:
        return str(value)[:200]
    if way == 2 and isinstance(value, int):
        return value + luck.choice((-1, 1, 10))
    if way == 3 and isinstance(value, list):
        return value + value
    if way in (3, 4) and isinstance(value, str):
        return altered(value, SIGNS, luck) if way == 3 else luck.choice(IDS)
    return any_value(luck)
