"""The rules engine: `answer` takes and returns JSON text, `handle` the same as data; `ludoteca.protocol` has the types.

This is the boundary to the page: a request may be anything, so each operation checks the types of all fields it reads.
"""

import json
import traceback
from collections.abc import Callable, Iterable
from typing import Any

from ludoteca.core import codec
from ludoteca.core.display_text import clean
from ludoteca.core.game import Game, Seat
from ludoteca.core.link import read_link, write_link
from ludoteca.core.record import SEED_LENGTH, AnyGame, Record, RecordError, read_header, read_players, replay
from ludoteca.core.recordfile import header_data, read_file, write_file
from ludoteca.core.session import IllegalAction, Session, StaleRevision
from ludoteca.core.text import say
from ludoteca.protocol.data import FrameData
from ludoteca.protocol.replies import (
    BridgeReply,
    ContentReply,
    CourseReply,
    DoneReply,
    FrameReply,
    GamesReply,
    HeaderReply,
    OpenedReply,
    PlayedReply,
    PreviewReply,
    RefusalsReply,
    StateReply,
    TextReply,
)
from ludoteca.registry import GAMES
from ludoteca.request import ID_LENGTH, BadRequest, RequestFields, read_request
from ludoteca.wire import pack_frame, pack_meta, pack_milestone, pack_problem, pack_text

TABLES = 64
"""The most tables that may be open at the same time; the page opens one, and sometimes a few more."""


class Bridge:
    """The open tables, by the ids that the page gave them, and the operations on them."""

    def __init__(self, games: Iterable[Game[Any, Any, Any]]) -> None:
        self._games = {game.meta.key: game for game in games}
        self._tables: dict[str, Session] = {}

    def answer(self, text: object) -> str:
        """Answer a request as JSON text with a reply as JSON text; never raises."""
        reply: BridgeReply
        try:
            reply = self.handle(read_request(text))
        except BadRequest as error:
            reply = pack_problem("bad_request", error.text)
        return json.dumps(reply, separators=(",", ":"), ensure_ascii=False)

    def handle(self, request: object) -> BridgeReply:
        """Answer a request; never raises."""
        try:
            fields = RequestFields.of(request)
            operation = OPERATIONS.get(fields.text("op"))
            if operation is None:
                raise BadRequest("op")
            return operation(self, fields)
        except (BadRequest, RecordError) as error:
            return pack_problem("bad_request", error.text)
        except IllegalAction as error:
            return pack_problem("illegal", error.text)
        except StaleRevision:
            return pack_problem("stale", say("stale"))
        except Exception:
            return pack_problem("internal", say("internal"), traceback.format_exc())

    def find(self, key: str) -> AnyGame:
        """The game with this key; `LookupError` if there is none."""
        return self._games[key]

    def games(self, request: RequestFields) -> GamesReply:
        """The list of all games."""
        return {"ok": True, "games": [pack_meta(game.meta) for game in self._games.values()]}

    def content(self, request: RequestFields) -> ContentReply:
        """The static tables of a game."""
        key = request.text("game")
        if key not in self._games:
            raise RecordError("record-unknown-game", game=clean(key, ID_LENGTH))
        return {"ok": True, "content": self._games[key].content()}

    def new(self, request: RequestFields) -> OpenedReply:
        """Begin a game with the given header."""
        self._check_form(request)
        game, header = read_header(self.find, request.fields("header"))
        return self._open(request, Record(game, header))

    def open(self, request: RequestFields) -> OpenedReply:
        """Open a game from a file or a link."""
        self._check_form(request)
        if request.has("link"):
            return self._open(request, read_link(self.find, request.text("link")))
        return self._open(request, read_file(self.find, request.text("record")))

    def resume(self, request: RequestFields) -> OpenedReply:
        """Open a game from a header and encoded actions."""
        self._check_form(request)
        game, header = read_header(self.find, request.fields("header"))
        return self._open(request, replay(game, header, request.items("actions")))

    def _check_form(self, request: RequestFields) -> None:
        """Check the table's id, the viewer's type and the number of tables, before a replay that may take long."""
        if request.has("viewer"):
            request.whole("viewer")
        if request.table() not in self._tables and len(self._tables) >= TABLES:
            raise BadRequest("table", say("too-many-tables", most=TABLES))

    def _open(self, request: RequestFields, record: Record) -> OpenedReply:
        """Open the record at the table; what was open there stays if the record cannot be shown."""
        table, session = request.table(), Session(record)
        frame = _frame(session, request.viewer(session.header.seats), None)
        self._tables[table] = session
        return {"ok": True, "frame": frame, "header": header_data(record)}

    def close(self, request: RequestFields) -> DoneReply:
        """Close a table."""
        self._tables.pop(request.table(), None)
        return {"ok": True}

    def _session(self, request: RequestFields) -> Session:
        session = self._tables.get(request.table())
        if session is None:
            raise BadRequest("table")
        return session

    def frame(self, request: RequestFields) -> FrameReply:
        """The table now, or at an earlier moment; since 0 actions means the whole log, that of the set-up too."""
        session = self._session(request)
        since = (request.whole("since") if request.has("since") else 0) or None
        at = request.whole("at") if request.has("at") else None
        return {"ok": True, "frame": _frame(session, request.viewer(session.header.seats), since, at)}

    def course(self, request: RequestFields) -> CourseReply:
        """The points after the set-up, at the end of each round, and now."""
        return {"ok": True, "course": [pack_milestone(milestone) for milestone in self._session(request).course()]}

    def play(self, request: RequestFields) -> PlayedReply:
        """Play one of the choices."""
        session = self._session(request)
        viewer, before = request.viewer(session.header.seats), len(session.record.moments)
        since = request.whole("since") if request.has("since") else before
        done = session.play(request.whole("revision"), request.whole("index"))
        actions = [codec.encode(moment.action) for moment in done]
        return {"ok": True, "frame": _frame(session, viewer, since), "actions": actions}

    def undo(self, request: RequestFields) -> FrameReply:
        """Go back to the latest decision of a seat, or so many of them: of the viewer, if no seat is named."""
        session = self._session(request)
        viewer = request.viewer(session.header.seats)
        seat = request.seat("seat", session.header.seats) if request.has("seat") else viewer
        steps = request.whole("steps") if request.has("steps") else 1
        if steps < 1:
            raise BadRequest("steps")
        session.undo(request.whole("revision"), seat, steps)
        return {"ok": True, "frame": _frame(session, viewer, len(session.record.moments))}

    def redo(self, request: RequestFields) -> PlayedReply:
        """Do again what was undone; the reply has the actions that are there again."""
        session = self._session(request)
        viewer, before = request.viewer(session.header.seats), len(session.record.moments)
        session.redo(request.whole("revision"))
        actions = [codec.encode(moment.action) for moment in session.record.moments[before:]]
        return {"ok": True, "frame": _frame(session, viewer, before), "actions": actions}

    def preview(self, request: RequestFields) -> PreviewReply:
        """What a choice would bring."""
        session, revision, index = self._session(request), request.whole("revision"), request.whole("index")
        lines = [pack_text(line) for line in session.preview(revision, index).lines]
        return {"ok": True, "lines": lines, "ends_turn": session.ends_turn(revision, index)}

    def refusals(self, request: RequestFields) -> RefusalsReply:
        """Which ids may not be picked next, and why."""
        reasons = self._session(request).refusals(request.whole("revision"), request.ids("picked"))
        return {"ok": True, "reasons": {slot: pack_text(text) for slot, text in reasons.items()}}

    def players(self, request: RequestFields) -> HeaderReply:
        """Replace the players: new names, or bots in place of persons."""
        session = self._session(request)
        session.seat_players(read_players(session.header.seats, request.items("players")))
        return {"ok": True, "header": header_data(session.record)}

    def concede(self, request: RequestFields) -> FrameReply:
        """Give up for a seat."""
        session = self._session(request)
        viewer = request.viewer(session.header.seats)
        session.concede(request.seat("seat", session.header.seats))
        return {"ok": True, "frame": _frame(session, viewer, len(session.record.moments))}

    def record(self, request: RequestFields) -> TextReply:
        """The record as the text of a file, whole or up to an earlier moment."""
        return {"ok": True, "text": write_file(self._record(request))}

    def link(self, request: RequestFields) -> TextReply:
        """The record as the text of a link, whole or up to an earlier moment."""
        return {"ok": True, "text": write_link(self._record(request))}

    def _record(self, request: RequestFields) -> Record:
        return self._session(request).record_until(request.whole("until") if request.has("until") else None)

    def imagine(self, request: RequestFields) -> StateReply:
        """The state for a bot, in which everything that its seat cannot know is dealt anew."""
        session, seed = self._session(request), clean(request.seed("seed"), SEED_LENGTH)
        seat = request.seat("seat", session.header.seats)
        return {"ok": True, "state": session.imagine(request.whole("revision"), seat, seed)}


def _frame(session: Session, viewer: Seat | None, since: int | None, at: int | None = None) -> FrameData:
    return pack_frame(session.frame(viewer, since, at))


OPERATIONS: dict[str, Callable[[Bridge, RequestFields], BridgeReply]] = {
    "games": Bridge.games,
    "content": Bridge.content,
    "new": Bridge.new,
    "open": Bridge.open,
    "resume": Bridge.resume,
    "close": Bridge.close,
    "frame": Bridge.frame,
    "course": Bridge.course,
    "play": Bridge.play,
    "undo": Bridge.undo,
    "redo": Bridge.redo,
    "preview": Bridge.preview,
    "refusals": Bridge.refusals,
    "players": Bridge.players,
    "concede": Bridge.concede,
    "record": Bridge.record,
    "link": Bridge.link,
    "imagine": Bridge.imagine,
}

answer = Bridge(GAMES).answer
