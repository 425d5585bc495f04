"""Where bots think: apart from the engine, on an imagined state, so that a bot cannot know more than its seat.

The worker hands in the clock; nothing in `ludoteca` knows the time.
"""

import asyncio
import traceback
from collections.abc import Callable, Generator
from typing import Any, TypeAlias

from ludoteca.core import codec
from ludoteca.core.bots import LEVELS, think
from ludoteca.core.record import AnyGame, FindGame, rng_of
from ludoteca.core.text import say
from ludoteca.registry import load_game
from ludoteca.request import BadRequest, Request
from ludoteca.wire import pack_problem

SLICE = 0.03
"""Seconds of thinking between two looks at what else has been asked."""

Reply: TypeAlias = dict[str, Any]


class Mind:
    """One thought at a time. `clock` tells seconds and never goes back."""

    def __init__(self, clock: Callable[[], float], find: FindGame = load_game) -> None:
        self._clock = clock
        self._find = find
        self._asked = 0

    async def handle(self, request: Any) -> Reply:
        """Answer `think` with the index of an action and `stop` at once; never raises."""
        try:
            operation = request.get("op") if isinstance(request, dict) else None
            if operation == "stop":
                return self.stop()
            if operation == "think":
                return await self.think(request)
            raise BadRequest("op")
        except BadRequest as error:
            return pack_problem("bad_request", error.text)
        except Exception:
            return pack_problem("internal", say("internal"), traceback.format_exc())

    def stop(self) -> Reply:
        """End what is being thought about; whoever asked for it is told `stopped`."""
        self._asked += 1
        return {"ok": True}

    async def think(self, request: dict[str, Any]) -> Reply:
        """What the seat does at the given level. A new thought ends the one before."""
        self._asked += 1
        mine, thinking = self._asked, self._begin(Request(request))
        revision = Request(request).whole("revision")
        due = self._clock() + SLICE
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return {"ok": True, "index": done.value, "revision": revision}
            if self._clock() >= due:
                await asyncio.sleep(0)
                if mine != self._asked:
                    return pack_problem("stopped", say("stopped"))
                due = self._clock() + SLICE

    def _begin(self, request: Request) -> Generator[None, None, int]:
        level, seed = request.text("level"), request.text("seed")
        if level not in LEVELS:
            raise BadRequest("level")
        game = self._game(request)
        try:
            state = codec.loads(game.state_type, request.text("state"))
        except codec.DecodeError:
            raise BadRequest("state") from None
        seat = request.whole("seat")
        if game.to_act(state) != seat:
            raise BadRequest("seat")
        return think(game, state, seat, level, rng_of(seed))

    def _game(self, request: Request) -> AnyGame:
        try:
            return self._find(request.text("game"))
        except LookupError:
            raise BadRequest("game") from None
