"""The engine as one function: `handle(request) -> reply`, both plain JSON. web/bridge/protocol.js tells the messages.

This is the boundary: what comes in may be anything, so each operation checks the types of all it takes.
"""

import json
import traceback
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from ludoteca import wire
from ludoteca.core import codec
from ludoteca.core.display_text import clean
from ludoteca.core.game import Game, Seat
from ludoteca.core.link import read_link, write_link
from ludoteca.core.record import SEED_LENGTH, AnyGame, Record, RecordError, read_header, read_players, replay
from ludoteca.core.recordfile import header_data, read_file, write_file
from ludoteca.core.session import IllegalAction, Session, StaleRevision
from ludoteca.core.text import say
from ludoteca.registry import GAMES
from ludoteca.request import ID_LENGTH, BadRequest, Request, read_request
from ludoteca.wire import pack_problem

Reply: TypeAlias = dict[str, Any]

TABLES = 64
"""So many may be open at once; the page opens one, and a few more for a moment."""


class Bridge:
    """The open tables, by the id that the page gave them, and the operations on them."""

    def __init__(self, games: Iterable[Game[Any, Any, Any]]) -> None:
        self._games = {game.meta.key: game for game in games}
        self._tables: dict[str, Session] = {}

    def answer(self, text: Any) -> str:
        """The same from JSON text to JSON text, as the worker does it."""
        try:
            reply = self.handle(read_request(text))
        except BadRequest as error:
            reply = pack_problem("bad_request", error.text)
        return json.dumps(reply, separators=(",", ":"), ensure_ascii=False)

    def handle(self, request: Any) -> Reply:
        """Do what a request asks; never raises."""
        try:
            if not isinstance(request, dict) or not isinstance(operation := request.get("op"), str):
                raise BadRequest("op")
            if operation not in OPERATIONS:
                raise BadRequest("op")
            return {"ok": True, **OPERATIONS[operation](self, Request(request))}
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

    def games(self, request: Request) -> Reply:
        """What is on the shelf."""
        return {"games": [wire.pack_meta(game.meta) for game in self._games.values()]}

    def content(self, request: Request) -> Reply:
        """The static tables of a game."""
        key = request.text("game")
        if key not in self._games:
            raise RecordError("record-unknown-game", game=clean(key, ID_LENGTH))
        return {"content": self._games[key].content()}

    def new(self, request: Request) -> Reply:
        """A new game with the given header."""
        self._require_form(request)
        game, header = read_header(self.find, request.fields("header"))
        return self._sit_down(request, Record(game, header))

    def open(self, request: Request) -> Reply:
        """A game from a file or a link."""
        self._require_form(request)
        if request.has("link"):
            return self._sit_down(request, read_link(self.find, request.text("link")))
        return self._sit_down(request, read_file(self.find, request.text("record")))

    def resume(self, request: Request) -> Reply:
        """A game from a header and encoded actions."""
        self._require_form(request)
        game, header = read_header(self.find, request.fields("header"))
        return self._sit_down(request, replay(game, header, request.items("actions")))

    def _require_form(self, request: Request) -> None:
        """Seen first, for to replay a game may take long: an id, a viewer that may be one, and room for a table."""
        if request.has("viewer"):
            request.whole("viewer")
        if request.table() not in self._tables and len(self._tables) >= TABLES:
            raise BadRequest("table", say("too-many-tables", most=TABLES))

    def _sit_down(self, request: Request, record: Record) -> Reply:
        """Only what can be shown replaces what was open at the table."""
        table, session = request.table(), Session(record)
        reply = {"frame": _frame(session, request.viewer(session.header.seats), None), "header": header_data(record)}
        self._tables[table] = session
        return reply

    def close(self, request: Request) -> Reply:
        """Forget a table."""
        self._tables.pop(request.table(), None)
        return {}

    def _session(self, request: Request) -> Session:
        session = self._tables.get(request.table())
        if session is None:
            raise BadRequest("table")
        return session

    def frame(self, request: Request) -> Reply:
        """The table now, or at an earlier moment; since 0 actions means the whole log, that of the set-up too."""
        session = self._session(request)
        since = (request.whole("since") if request.has("since") else 0) or None
        at = request.whole("at") if request.has("at") else None
        return {"frame": _frame(session, request.viewer(session.header.seats), since, at)}

    def course(self, request: Request) -> Reply:
        """How the game went, round by round."""
        return {"course": [milestone._asdict() for milestone in self._session(request).course()]}

    def play(self, request: Request) -> Reply:
        """Do one of the choices."""
        session = self._session(request)
        viewer, before = request.viewer(session.header.seats), len(session.record.moments)
        since = request.whole("since") if request.has("since") else before
        done = session.play(request.whole("revision"), request.whole("index"))
        actions = [codec.encode(moment.action) for moment in done]
        return {"frame": _frame(session, viewer, since), "actions": actions}

    def undo(self, request: Request) -> Reply:
        """Go back to the latest decision of a seat: of the viewer, if none is named."""
        session = self._session(request)
        viewer = request.viewer(session.header.seats)
        seat = request.seat("seat", session.header.seats) if request.has("seat") else viewer
        session.undo(request.whole("revision"), seat)
        return {"frame": _frame(session, viewer, len(session.record.moments))}

    def redo(self, request: Request) -> Reply:
        """Go forth again; the reply names the actions that are there again."""
        session = self._session(request)
        viewer, before = request.viewer(session.header.seats), len(session.record.moments)
        session.redo(request.whole("revision"))
        actions = [codec.encode(moment.action) for moment in session.record.moments[before:]]
        return {"frame": _frame(session, viewer, before), "actions": actions}

    def preview(self, request: Request) -> Reply:
        """What a choice would bring."""
        preview = self._session(request).preview(request.whole("revision"), request.whole("index"))
        return {"lines": [wire.pack_text(line) for line in preview.lines]}

    def refusals(self, request: Request) -> Reply:
        """Why not there."""
        reasons = self._session(request).refusals(request.whole("revision"), request.ids("picked"))
        return {"reasons": {slot: wire.pack_text(text) for slot, text in reasons.items()}}

    def players(self, request: Request) -> Reply:
        """Rename, give a seat to a bot, take it back."""
        session = self._session(request)
        session.seat_players(read_players(session.header.seats, request.items("players")))
        return {"header": header_data(session.record)}

    def concede(self, request: Request) -> Reply:
        """A seat gives up."""
        session = self._session(request)
        viewer = request.viewer(session.header.seats)
        session.concede(request.seat("seat", session.header.seats))
        return {"frame": _frame(session, viewer, len(session.record.moments))}

    def record(self, request: Request) -> Reply:
        """The file form."""
        return {"text": write_file(self._session(request).record)}

    def link(self, request: Request) -> Reply:
        """The link form."""
        return {"text": write_link(self._session(request).record)}

    def imagine(self, request: Request) -> Reply:
        """The table as a bot may think of it."""
        session, seed = self._session(request), clean(request.seed("seed"), SEED_LENGTH)
        return {"state": session.imagine(request.whole("revision"), request.seat("seat", session.header.seats), seed)}


def _frame(session: Session, viewer: Seat | None, since: int | None, at: int | None = None) -> Reply:
    return wire.pack_frame(session.frame(viewer, since, at))


OPERATIONS: dict[str, Callable[[Bridge, Request], Reply]] = {
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
