"""Looking ahead over one's own turn: the best-looking actions are followed to its end.

Luck on the way is what the imagined state's generator gives, alike for all lines, so that they are compared under the
same luck; several imagined generators are averaged.
"""

from collections.abc import Generator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ludoteca.core.effort import Effort
from ludoteca.core.game import Game, Seat
from ludoteca.core.rng import Rng

AnyGame: TypeAlias = Game[Any, Any, Any]


class Seen(NamedTuple):
    """Where an action leads, and how well the seat stands there."""

    action: Any
    state: Any
    value: float


_value = attrgetter("value")

T = TypeVar("T")
Searching: TypeAlias = Generator[Any, None, Any]
"""Yields the best action so far after each state looked at, and returns the one it settles on."""
Summed: TypeAlias = Generator[int | None, None, list[float]]
"""The same by places among the actions, where the best is known; returns what each comes to."""
GLANCE = 3
"""Among how many actions a slip chooses."""


def best_action(game: AnyGame, state: Any, seat: Seat, effort: Effort, rng: Rng) -> Searching:
    """The action that stands best on average over the samples."""
    actions = game.bot.candidates(state)
    if len(actions) == 1:
        return actions[0]
    luck, rng = rng.fork()
    lucky = state._replace(rng=luck)
    looked = [_seen(game, lucky, seat, actions[0])]
    best = looked[0]
    yield best.action
    for action in actions[1:]:
        looked.append(_seen(game, lucky, seat, action))
        best = max(best, looked[-1], key=_value)
        yield best.action
    looked.sort(key=_value, reverse=True)
    slips, rng = rng.below(effort.slip) if effort.slip else (1, rng)
    if slips == 0:
        return _one_of([seen.action for seen in looked[:GLANCE]], rng)
    chosen = [seen.action for seen in looked[: effort.followed]]
    dreams, rng = _dreams(game, lucky, seat, effort.samples, rng)
    totals = yield from _meanwhile(chosen, _followed(game, dreams, seat, chosen, effort))
    if effort.finalists and len(chosen) > 1:
        order = sorted(range(len(chosen)), key=totals.__getitem__, reverse=True)[: effort.finalists]
        return (yield from _halved(game, state, seat, [chosen[index] for index in order], effort, rng))
    most = max(totals)
    return _one_of([action for action, total in zip(chosen, totals, strict=True) if total == most], rng)


def _dreams(game: AnyGame, state: Any, seat: Seat, count: int, rng: Rng) -> tuple[list[Any], Rng]:
    """The state itself, and others that the seat could not tell from it."""
    dreams = [state]
    while len(dreams) < count:
        dream, rng = rng.fork()
        dreams.append(game.determinize(state, seat, dream))
    return dreams, rng


def _halved(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any], effort: Effort, rng: Rng) -> Searching:
    """The action that stands best once the rivals have answered: all under the same lucks, the worse half sent away
    before the next ones."""
    totals = dict.fromkeys(range(len(actions)), 0.0)
    while True:
        dream, rng = rng.fork()
        dreams, rng = _dreams(game, game.determinize(state, seat, dream), seat, effort.samples, rng)
        left = list(totals)
        compared = [actions[index] for index in left]
        played = yield from _meanwhile(compared, _answered(game, dreams, seat, compared, effort))
        for index, total in zip(left, played, strict=True):
            totals[index] += total
        left.sort(key=totals.__getitem__, reverse=True)
        if len(left) <= 2:
            return actions[left[0]]
        totals = {index: totals[index] for index in left[: (len(left) + 1) // 2]}


def _meanwhile(actions: Sequence[Any], work: Generator[int | None, None, T]) -> Generator[Any, None, T]:
    """The work, with the best action so far at each pause: the first one until the work names another."""
    best = 0
    while True:
        try:
            place = next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        best = best if place is None else place
        yield actions[best]


def _lead(totals: Sequence[float], last: int, *, is_first: bool) -> int | None:
    """The place of the best action when the one at `last` has been summed up, as far as as many samples of each are."""
    if is_first or last == len(totals) - 1:
        return max(range(last + 1), key=totals.__getitem__)
    return None


def _one_of(actions: Sequence[Any], rng: Rng) -> Any:
    index, _ = rng.below(len(actions))
    return actions[index]


def _look(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> Generator[None, None, list[Seen]]:
    looked = []
    for action in actions:
        looked.append(_seen(game, state, seat, action))
        yield
    return looked


def _seen(game: AnyGame, state: Any, seat: Seat, action: Any) -> Seen:
    after = game.apply(state, action).state
    return Seen(action, after, game.bot.evaluate(after, seat))


def _followed(game: AnyGame, states: Sequence[Any], seat: Seat, actions: Sequence[Any], effort: Effort) -> Summed:
    """For each action, how well the seat stands at the end of its turn, summed over the samples."""
    totals = [0.0] * len(actions)
    for state in states:
        for index, action in enumerate(actions):
            after = yield from _finish_turn(game, game.apply(state, action).state, seat, effort)
            totals[index] += game.bot.evaluate(after, seat)
            yield _lead(totals, index, is_first=state is states[0])
    return totals


def _answered(game: AnyGame, states: Sequence[Any], seat: Seat, actions: Sequence[Any], effort: Effort) -> Summed:
    """The same, once each rival has taken a turn too, or at the end of the period."""
    totals = [0.0] * len(actions)
    for state in states:
        for index, action in enumerate(actions):
            after = yield from _finish_turn(game, game.apply(state, action).state, seat, effort)
            if effort.ahead:
                after = yield from _finish_period(game, after, seat, game.bot.period(state), effort)
            else:
                while (other := game.to_act(after)) not in (None, seat):
                    after = yield from _finish_turn(game, after, other, effort)
            totals[index] += game.bot.evaluate(after, seat)
            yield _lead(totals, index, is_first=state is states[0])
    return totals


def _finish_turn(game: AnyGame, state: Any, seat: Seat | None, effort: Effort) -> Generator[None, None, Any]:
    """The best-looking answer to each later decision of the seat, until somebody else is to act."""
    assert seat is not None, "somebody has a turn to finish"
    for _ in range(effort.depth):
        if game.to_act(state) != seat:
            return state
        looked = yield from _look(game, state, seat, game.bot.candidates(state)[: effort.branch])
        state = max(looked, key=_value).state
    return state


def _finish_period(game: AnyGame, state: Any, seat: Seat, period: int, effort: Effort) -> Generator[None, None, Any]:
    """Everybody's decisions at first sight until the period is over; the seat's own with more care."""
    cheap = effort._replace(branch=effort.reply)
    for _ in range(effort.ahead):
        actor = game.to_act(state)
        if actor is None or game.bot.period(state) != period:
            return state
        actions = game.bot.candidates(state)[: effort.own if effort.own and actor == seat else effort.reply]
        if len(actions) == 1:
            state = game.apply(state, actions[0]).state
        elif effort.own and actor == seat:
            state = yield from _best_turn(game, state, seat, actions, cheap)
        else:
            looked = yield from _look(game, state, actor, actions)
            state = max(looked, key=_value).state
    return state


def _best_turn(
    game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any], effort: Effort
) -> Generator[None, None, Any]:
    """The end of the turn, after whichever of these first actions leads to the best one."""
    ends = []
    for action in actions:
        end = yield from _finish_turn(game, game.apply(state, action).state, seat, effort)
        ends.append(Seen(action, end, game.bot.evaluate(end, seat)))
        yield
    return max(ends, key=_value).state
