"""Where bots think: apart from the engine, on an imagined state, so that a bot cannot know more than its seat.

The worker hands in the clock; nothing in `ludoteca` knows the time.
"""

import asyncio
import json
import traceback
from collections.abc import Callable, Generator
from typing import Any, NamedTuple, TypeAlias

from ludoteca.core import codec
from ludoteca.core.bots import think
from ludoteca.core.effort import LEVELS
from ludoteca.core.game import Seat
from ludoteca.core.hint import hint
from ludoteca.core.record import AnyGame, FindGame, rng_of
from ludoteca.core.rng import Rng
from ludoteca.core.text import say
from ludoteca.registry import load_game
from ludoteca.request import BadRequest, Request, read_request
from ludoteca.wire import pack_problem, pack_text

SLICE = 0.03
"""Seconds of thinking between two looks at what else has been asked."""

Reply: TypeAlias = dict[str, Any]


class Imagined(NamedTuple):
    """What there is to think about."""

    game: AnyGame
    state: Any
    seat: Seat
    rng: Rng

    def place_of(self, action: Any) -> int:
        """Its index among the legal actions."""
        return list(self.game.legal_actions(self.state)).index(action)


class Stopped(Exception):
    """Nobody waits for this thought any more."""


class Mind:
    """One thought at a time. `clock` tells seconds and never goes back."""

    def __init__(self, clock: Callable[[], float], find: FindGame = load_game) -> None:
        self._clock = clock
        self._find = find
        self._asked = 0
        self._hurried = 0

    async def answer(self, text: Any) -> str:
        """The same from JSON text to JSON text, as the worker does it."""
        try:
            reply = await self.handle(read_request(text))
        except BadRequest as error:
            reply = pack_problem("bad_request", error.text)
        return json.dumps(reply)

    async def handle(self, request: Any) -> Reply:
        """Answer `think` and `hint` with the index of an action, `hurry` and `stop` at once; never raises."""
        try:
            operation = request.get("op") if isinstance(request, dict) else None
            match operation:
                case "stop":
                    return self.stop()
                case "hurry":
                    return self.hurry()
                case "think":
                    return await self.think(Request(request))
                case "hint":
                    return await self.hint(Request(request))
            raise BadRequest("op")
        except BadRequest as error:
            return pack_problem("bad_request", error.text)
        except Stopped:
            return pack_problem("stopped", say("stopped"))
        except Exception:
            return pack_problem("internal", say("internal"), traceback.format_exc())

    def stop(self) -> Reply:
        """End what is being thought about; whoever asked for it is told `stopped`."""
        self._asked += 1
        return {"ok": True}

    def hurry(self) -> Reply:
        """Whoever waits for an action gets the best found so far."""
        self._hurried = self._asked
        return {"ok": True}

    async def think(self, request: Request) -> Reply:
        """What the seat does at the given level, having looked at `spent` states in this turn. A new thought ends the
        one before."""
        level = request.text("level")
        if level not in LEVELS:
            raise BadRequest("level")
        thought = self._imagined(request)
        action, spent = await self._run(think(*thought[:3], level, thought.rng, request.whole("spent")))
        told = {"index": thought.place_of(action), "spent": spent, "revision": request.whole("revision")}
        return {"ok": True, **told}

    async def hint(self, request: Request) -> Reply:
        """What the strongest bot would do for the seat, and why."""
        thought = self._imagined(request)
        action, reasons = await self._run(hint(*thought))
        told = [pack_text(reason) for reason in reasons]
        return {"ok": True, "index": thought.place_of(action), "revision": request.whole("revision"), "reasons": told}

    async def _run(self, thinking: Generator[Any, None, Any]) -> Any:
        self._asked += 1
        mine, due = self._asked, self._clock() + SLICE
        while True:
            try:
                best = next(thinking)
            except StopIteration as done:
                return done.value
            if self._clock() >= due:
                await asyncio.sleep(0)
                if mine != self._asked:
                    raise Stopped
                if mine == self._hurried and best is not None:
                    return best
                due = self._clock() + SLICE

    def _imagined(self, request: Request) -> Imagined:
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

    def _game(self, request: Request) -> AnyGame:
        try:
            return self._find(request.text("game"))
        except LookupError:
            raise BadRequest("game") from None
