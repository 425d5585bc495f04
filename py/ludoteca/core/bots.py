"""How bots choose: pure thinking over an imagined state, in small portions so that it can be stopped.

A bot is a generator that yields after each state it has looked at and returns the action. Who runs it keeps the
clock. The same state and seed give the same action, always.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.record import AnyGame
from ludoteca.core.rng import Rng

Thinking: TypeAlias = Generator[None, None, Any]
Level: TypeAlias = Callable[[AnyGame, Any, Seat, Rng], Thinking]

FOLLOWED = 6
"""How many of its own further decisions a novice follows before it judges where an action leads."""
COMPARED = 12
"""How many answers it compares at each of them."""


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


def _novice(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Thinking:
    """The action after which it stands best, having followed its own decisions that come of it."""
    best: list[Any] = []
    highest = float("-inf")
    for action in game.bot.candidates(state):
        after = yield from _follow(game, game.apply(state, action).state, seat)
        value = game.bot.evaluate(after, seat)
        yield
        if value > highest:
            best, highest = [], value
        if value == highest:
            best.append(action)
    index, _ = rng.below(len(best))
    return best[index]


def _follow(game: AnyGame, state: Any, seat: Seat) -> Thinking:
    """Where the seat's own next decisions lead if it takes the best-looking answer to each."""
    for _ in range(FOLLOWED):
        if game.to_act(state) != seat:
            break
        reached = [game.apply(state, action).state for action in _some(game, state)]
        values = []
        for after in reached:
            values.append(game.bot.evaluate(after, seat))
            yield
        state = reached[values.index(max(values))]
    return state


def _some(game: AnyGame, state: Any) -> Sequence[Any]:
    return game.bot.candidates(state)[:COMPARED]


LEVELS: dict[str, Level] = {"random": _random, "novice": _novice}
