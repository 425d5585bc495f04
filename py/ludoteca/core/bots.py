"""How bots choose: pure thinking over an imagined state, in small portions so that it can be stopped.

A bot is a generator that yields after each state it has looked at and returns the action. Who runs it keeps the
clock. The same state and seed give the same action, always.
"""

from collections.abc import Callable, Generator
from functools import partial
from typing import Any, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.record import AnyGame
from ludoteca.core.rng import Rng
from ludoteca.core.search import Effort, best_action

Thinking: TypeAlias = Generator[None, None, Any]
Level: TypeAlias = Callable[[AnyGame, Any, Seat, Rng], Thinking]


def think(game: AnyGame, state: Any, seat: Seat, level: str, rng: Rng) -> Generator[None, None, int]:
    """The index, among the legal actions, of what a bot of this level does."""
    assert game.to_act(state) == seat, "a bot thinks when its seat is to act"
    legal = game.legal_actions(state)
    if len(legal) == 1:
        return 0
    action = yield from LEVELS[level](game, state, seat, rng)
    return list(legal).index(action)


def choose(game: AnyGame, state: Any, seat: Seat, level: str, rng: Rng) -> int:
    """`think` without pauses, for tests and scripts."""
    thinking = think(game, state, seat, level, rng)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return int(done.value)


def _random(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Thinking:
    """Any legal action, each as likely."""
    yield
    legal = game.legal_actions(state)
    index, _ = rng.below(len(legal))
    return legal[index]


def _searching(effort: Effort, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Thinking:
    return best_action(game, state, seat, effort, rng)


LEVELS: dict[str, Level] = {
    "random": _random,
    "novice": partial(_searching, Effort(followed=4, branch=3, depth=12, samples=1, finalists=0, slip=4)),
    "skilled": partial(_searching, Effort(followed=8, branch=5, depth=16, samples=1, finalists=0, slip=0)),
    "expert": partial(_searching, Effort(followed=12, branch=6, depth=16, samples=2, finalists=3, slip=0)),
}
"""A novice looks at little and now and then takes what looked good at first sight; a skilled player follows its turn to
the end; an expert does so under several lucks, and plays the rivals' answers to its best ideas."""
