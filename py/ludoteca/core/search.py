"""Looking ahead over one's own turn: the best-looking actions are followed to its end.

Luck on the way is what the imagined state's generator gives, alike for all lines, so that they are compared under the
same luck; several imagined generators are averaged.
"""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeAlias

from ludoteca.core.game import Game, Seat
from ludoteca.core.rng import Rng

AnyGame: TypeAlias = Game[Any, Any, Any]


class Effort(NamedTuple):
    """How hard a bot thinks at a decision."""

    followed: int
    """How many first actions, the best-looking ones, are followed to the end of the turn."""
    branch: int
    """How many answers are compared at each later decision of the turn."""
    depth: int
    """How many later decisions are followed at most."""
    samples: int
    """How many imagined lucks are averaged."""


class Seen(NamedTuple):
    """Where an action leads, and how well the seat stands there."""

    action: Any
    state: Any
    value: float


Looking: TypeAlias = Generator[None, None, list[Seen]]


def best_action(game: AnyGame, state: Any, seat: Seat, effort: Effort, rng: Rng) -> Generator[None, None, Any]:
    """The action that stands best on average over the samples; yields after each state looked at."""
    actions = game.bot.candidates(state)
    if len(actions) == 1:
        return actions[0]
    luck, rng = rng.fork()
    looked = yield from _look(game, state._replace(rng=luck), seat, actions)
    looked.sort(key=lambda seen: seen.value, reverse=True)
    chosen = [seen.action for seen in looked[: effort.followed]]
    totals = [0.0] * len(chosen)
    for sample in range(effort.samples):
        if sample:
            luck, rng = rng.fork()
            looked = yield from _look(game, state._replace(rng=luck), seat, chosen)
        for index in range(len(chosen)):
            totals[index] += yield from _follow(game, seat, looked[index], effort)
    return chosen[max(range(len(chosen)), key=totals.__getitem__)]


def _look(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> Looking:
    seen = []
    for action in actions:
        after = game.apply(state, action).state
        seen.append(Seen(action, after, game.bot.evaluate(after, seat)))
        yield
    return seen


def _follow(game: AnyGame, seat: Seat, seen: Seen, effort: Effort) -> Generator[None, None, float]:
    """How well the seat stands once it has taken the best-looking answer to each later decision of its turn."""
    for _ in range(effort.depth):
        if game.to_act(seen.state) != seat:
            break
        looked = yield from _look(game, seen.state, seat, game.bot.candidates(seen.state)[: effort.branch])
        seen = max(looked, key=lambda one: one.value)
    return seen.value
