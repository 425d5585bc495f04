"""The mind: answers requests for the actions of bots and for hints, in a worker of its own.

It gets states in which everything that the seat cannot know is dealt anew, so a bot cannot know more than its seat.
The worker passes in the clock; nothing in `ludoteca` knows the time.
"""

import asyncio
import json
import traceback
from collections.abc import Callable, Generator
from typing import Any, NamedTuple, TypeVar

from ludoteca.core import codec
from ludoteca.core.bots import think
from ludoteca.core.effort import LEVELS
from ludoteca.core.game import Seat
from ludoteca.core.hint import hint
from ludoteca.core.record import AnyGame, FindGame, rng_of
from ludoteca.core.rng import Rng
from ludoteca.core.text import say
from ludoteca.protocol.replies import DoneReply, HintReply, MindReply, ThinkReply
from ludoteca.registry import load_game
from ludoteca.request import BadRequest, RequestFields, read_request
from ludoteca.wire import pack_problem, pack_text

SLICE = 0.03
"""Seconds of search between two pauses, in which other requests are read."""

T = TypeVar("T")


class Imagined(NamedTuple):
    """What a bot searches: a state that it may know, for its seat to act."""

    game: AnyGame
    state: Any
    seat: Seat
    rng: Rng

    def index_of(self, action: Any) -> int:
        """Its index among the legal actions."""
        return list(self.game.legal_actions(self.state)).index(action)


class Stopped(Exception):
    """The search was stopped, or another one was begun."""


class Mind:
    """Runs one search at a time. `clock` returns seconds and never goes back."""

    def __init__(self, clock: Callable[[], float], find: FindGame = load_game) -> None:
        self._clock = clock
        self._find = find
        self._asked = 0
        self._hurried = 0

    async def answer(self, text: object) -> str:
        """Answer a request as JSON text with a reply as JSON text; never raises."""
        reply: MindReply
        try:
            reply = await self.handle(read_request(text))
        except BadRequest as error:
            reply = pack_problem("bad_request", error.text)
        return json.dumps(reply)

    async def handle(self, request: object) -> MindReply:
        """Answer `think` and `hint` when the search ends, `hurry` and `stop` at once; never raises."""
        try:
            fields = RequestFields.of(request)
            match fields.text("op"):
                case "stop":
                    return self.stop()
                case "hurry":
                    return self.hurry()
                case "think":
                    return await self.think(fields)
                case "hint":
                    return await self.hint(fields)
            raise BadRequest("op")
        except BadRequest as error:
            return pack_problem("bad_request", error.text)
        except Stopped:
            return pack_problem("stopped", say("stopped"))
        except Exception:
            return pack_problem("internal", say("internal"), traceback.format_exc())

    def stop(self) -> DoneReply:
        """End the present search; its request is answered with the error `stopped`."""
        self._asked += 1
        return {"ok": True}

    def hurry(self) -> DoneReply:
        """End the present search; its request is answered with the best action so far."""
        self._hurried = self._asked
        return {"ok": True}

    async def think(self, request: RequestFields) -> ThinkReply:
        """Search for the action of a bot; a search that is still running is stopped."""
        level = request.text("level")
        if level not in LEVELS:
            raise BadRequest("level")
        imagined, spent = self._imagined(request), request.whole("spent")
        game, state, seat, rng = imagined
        action, spent = await self._run(think(game, state, seat, level, rng, spent))
        revision = request.whole("revision")
        return {"ok": True, "index": imagined.index_of(action), "spent": spent, "revision": revision}

    async def hint(self, request: RequestFields) -> HintReply:
        """Search for the action that the strongest bot would choose, for reasons, and for how the move goes on."""
        imagined = self._imagined(request)
        found = await self._run(hint(*imagined, request.indices("plan")))
        texts = [pack_text(reason) for reason in found.reasons]
        index, revision = imagined.index_of(found.action), request.whole("revision")
        plan, paths = list(found.plan), [list(path) for path in found.paths]
        return {"ok": True, "index": index, "revision": revision, "reasons": texts, "plan": plan, "paths": paths}

    async def _run(self, thinking: Generator[T | None, None, T]) -> T:
        """Run a search with pauses, and return its result, or the best so far after `hurry`."""
        self._asked += 1
        mine, due = self._asked, self._clock() + SLICE
        while True:
            try:
                best = next(thinking)
            except StopIteration as done:
                result: T = done.value
                return result
            if self._clock() >= due:
                await asyncio.sleep(0)
                if mine != self._asked:
                    raise Stopped
                if mine == self._hurried and best is not None:
                    return best
                due = self._clock() + SLICE

    def _imagined(self, request: RequestFields) -> Imagined:
        """What a request asks to search; all of it is checked."""
        request.whole("revision")
        game = self._game(request)
        try:
            state = codec.loads(game.state_type, request.text("state"))
        except codec.DecodeError:
            raise BadRequest("state") from None
        seat = request.whole("seat")
        if game.to_act(state) != seat:
            raise BadRequest("seat")
        return Imagined(game, state, seat, rng_of(request.seed("seed")))

    def _game(self, request: RequestFields) -> AnyGame:
        try:
            return self._find(request.text("game"))
        except LookupError:
            raise BadRequest("game") from None
