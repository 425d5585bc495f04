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
    """How many answers are compared at each later decision."""
    depth: int
    """How many later decisions of a turn are followed at most."""
    samples: int
    """How many imagined lucks are averaged."""
    finalists: int
    """For how many of the actions found best the rivals' answers are played out too."""
    slip: int
    """Once in so many decisions (0: never) the bot takes one of the actions that look good at first sight."""


class Seen(NamedTuple):
    """Where an action leads, and how well the seat stands there."""

    action: Any
    state: Any
    value: float


Thinking: TypeAlias = Generator[None, None, Any]
GLANCE = 3
"""Among how many actions a slip chooses."""


def best_action(game: AnyGame, state: Any, seat: Seat, effort: Effort, rng: Rng) -> Thinking:
    """The action that stands best on average over the samples; yields after each state looked at."""
    actions = game.bot.candidates(state)
    if len(actions) == 1:
        return actions[0]
    luck, rng = rng.fork()
    looked = yield from _look(game, state._replace(rng=luck), seat, actions)
    looked.sort(key=lambda seen: seen.value, reverse=True)
    slips, rng = rng.below(effort.slip) if effort.slip else (1, rng)
    if slips == 0:
        return _one_of([seen.action for seen in looked[:GLANCE]], rng)
    chosen = [seen.action for seen in looked[: effort.followed]]
    lucks = [luck]
    while len(lucks) < effort.samples:
        luck, rng = rng.fork()
        lucks.append(luck)
    totals = yield from _followed(game, [state._replace(rng=each) for each in lucks], seat, chosen, effort)
    if effort.finalists and len(chosen) > 1:
        order = sorted(range(len(chosen)), key=totals.__getitem__, reverse=True)[: effort.finalists]
        chosen = [chosen[index] for index in order]
        totals = yield from _answered(game, [state._replace(rng=each) for each in lucks], seat, chosen, effort)
    best = max(totals)
    return _one_of([action for action, total in zip(chosen, totals, strict=True) if total == best], rng)


def _one_of(actions: Sequence[Any], rng: Rng) -> Any:
    index, _ = rng.below(len(actions))
    return actions[index]


def _look(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> Generator[None, None, list[Seen]]:
    seen = []
    for action in actions:
        after = game.apply(state, action).state
        seen.append(Seen(action, after, game.bot.evaluate(after, seat)))
        yield
    return seen


def _followed(
    game: AnyGame, states: Sequence[Any], seat: Seat, actions: Sequence[Any], effort: Effort
) -> Generator[None, None, list[float]]:
    """For each action, how well the seat stands at the end of its turn, summed over the samples."""
    totals = [0.0] * len(actions)
    for state in states:
        for index, action in enumerate(actions):
            after = yield from _finish_turn(game, game.apply(state, action).state, seat, effort)
            totals[index] += game.bot.evaluate(after, seat)
            yield
    return totals


def _answered(
    game: AnyGame, states: Sequence[Any], seat: Seat, actions: Sequence[Any], effort: Effort
) -> Generator[None, None, list[float]]:
    """The same, once each rival has taken a turn too."""
    totals = [0.0] * len(actions)
    for state in states:
        for index, action in enumerate(actions):
            after = yield from _finish_turn(game, game.apply(state, action).state, seat, effort)
            while (other := game.to_act(after)) not in (None, seat):
                after = yield from _finish_turn(game, after, other, effort)
            totals[index] += game.bot.evaluate(after, seat)
            yield
    return totals


def _finish_turn(game: AnyGame, state: Any, seat: Seat | None, effort: Effort) -> Thinking:
    """The best-looking answer to each later decision of the seat, until somebody else is to act."""
    assert seat is not None, "somebody has a turn to finish"
    for _ in range(effort.depth):
        if game.to_act(state) != seat:
            return state
        looked = yield from _look(game, state, seat, game.bot.candidates(state)[: effort.branch])
        state = max(looked, key=lambda seen: seen.value).state
    return state
