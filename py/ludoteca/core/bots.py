"""How bots choose: pure thinking over an imagined state, in small portions so that it can be stopped.

A bot is a generator that yields after each state it has looked at and returns the action. Who runs it keeps the
clock. The same state and seed give the same action, always.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.record import AnyGame
from ludoteca.core.rng import Rng

Thinking: TypeAlias = Generator[None, None, Any]
Level: TypeAlias = Callable[[AnyGame, Any, Seat, Rng], Thinking]

FOLLOWED = 12
"""Of how many actions, the best-looking ones, a novice looks where its own next decisions lead."""
DEPTH = 4
"""How many of its own next decisions it follows."""
COMPARED = 6
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
    looked = yield from _look(game, state, seat, game.bot.candidates(state))
    looked.sort(key=lambda seen: seen.value, reverse=True)
    values = []
    for seen in looked[:FOLLOWED]:
        values.append((yield from _follow(game, seat, seen)))
    best = [seen.action for seen, value in zip(looked, values, strict=False) if value == max(values)]
    index, _ = rng.below(len(best))
    return best[index]


class _Seen(NamedTuple):
    """An action, where it leads, and how well the seat stands there."""

    action: Any
    state: Any
    value: float


def _look(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> Generator[None, None, list[_Seen]]:
    seen = []
    for action in actions:
        after = game.apply(state, action).state
        seen.append(_Seen(action, after, game.bot.evaluate(after, seat)))
        yield
    return seen


def _follow(game: AnyGame, seat: Seat, seen: _Seen) -> Generator[None, None, float]:
    """How well the seat stands once it has taken the best-looking answer to each of its own next decisions."""
    for _ in range(DEPTH):
        if game.to_act(seen.state) != seat:
            break
        looked = yield from _look(game, seen.state, seat, game.bot.candidates(seen.state)[:COMPARED])
        seen = max(looked, key=lambda one: one.value)
    return seen.value


LEVELS: dict[str, Level] = {"random": _random, "novice": _novice}
