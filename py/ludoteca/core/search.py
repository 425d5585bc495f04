"""The search of bots: the best actions by evaluation are followed to the end of the turn.

Random events on the way come from the generator of the state. It is the same for all actions, so that they are compared
under equal conditions; the results of several determinized states are averaged.
"""

from collections.abc import Generator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ludoteca.core.effort import Effort
from ludoteca.core.game import Game, Seat
from ludoteca.core.rng import Rng

AnyGame: TypeAlias = Game[Any, Any, Any]


class Evaluated(NamedTuple):
    """An action, the state that it leads to, and the evaluation of that state."""

    action: Any
    state: Any
    value: float


_value = attrgetter("value")

T = TypeVar("T")
Searching: TypeAlias = Generator[Any, None, Any]
"""Yields the best action so far after each evaluated state, and returns the chosen one."""
Summed: TypeAlias = Generator[int | None, None, list[float]]
"""Yields the index of the best action so far, if it is known, and returns the sum of each action's evaluations."""
SLIP_CHOICES = 3
"""Among how many of the best actions by evaluation a slip chooses."""


def best_action(game: AnyGame, state: Any, seat: Seat, effort: Effort, rng: Rng) -> Searching:
    """Search for the action with the best evaluation at the end, on average over the samples."""
    actions = game.bot.candidates(state)
    if len(actions) == 1:
        return actions[0]
    seed, rng = rng.fork()
    reseeded = state._replace(rng=seed)
    evaluated = [_evaluate(game, reseeded, seat, actions[0])]
    best = evaluated[0]
    yield best.action
    for action in actions[1:]:
        evaluated.append(_evaluate(game, reseeded, seat, action))
        best = max(best, evaluated[-1], key=_value)
        yield best.action
    evaluated.sort(key=_value, reverse=True)
    slips, rng = rng.below(effort.slip) if effort.slip else (1, rng)
    if slips == 0:
        return _pick_one([each.action for each in evaluated[:SLIP_CHOICES]], rng)
    chosen = [each.action for each in evaluated[: effort.followed]]
    samples, rng = _deal_samples(game, reseeded, seat, effort.samples, rng)
    totals = yield from _with_best(chosen, _sum_own_turns(game, samples, seat, chosen, effort))
    if effort.finalists and len(chosen) > 1:
        order = sorted(range(len(chosen)), key=totals.__getitem__, reverse=True)[: effort.finalists]
        return (yield from _search_after_rivals(game, state, seat, [chosen[index] for index in order], effort, rng))
    most = max(totals)
    return _pick_one([action for action, total in zip(chosen, totals, strict=True) if total == most], rng)


def _deal_samples(game: AnyGame, state: Any, seat: Seat, count: int, rng: Rng) -> tuple[list[Any], Rng]:
    """The state itself, and more states that look the same to the seat."""
    samples = [state]
    while len(samples) < count:
        dealing, rng = rng.fork()
        samples.append(game.determinize(state, seat, dealing))
    return samples, rng


def _search_after_rivals(
    game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any], effort: Effort, rng: Rng
) -> Searching:
    """Search for the action with the best evaluation after the rivals' turns.

    All are played with the same random samples; then the worse half is dropped, and the others are played again.
    """
    totals = dict.fromkeys(range(len(actions)), 0.0)
    while True:
        dealing, rng = rng.fork()
        samples, rng = _deal_samples(game, game.determinize(state, seat, dealing), seat, effort.samples, rng)
        left = list(totals)
        compared = [actions[index] for index in left]
        played = yield from _with_best(compared, _sum_after_rivals(game, samples, seat, compared, effort))
        for index, total in zip(left, played, strict=True):
            totals[index] += total
        left.sort(key=totals.__getitem__, reverse=True)
        if len(left) <= 2:
            return actions[left[0]]
        totals = {index: totals[index] for index in left[: (len(left) + 1) // 2]}


def _with_best(actions: Sequence[Any], work: Generator[int | None, None, T]) -> Generator[Any, None, T]:
    """Run the work, and yield the best action so far at each step: the first one until the work says another."""
    best = 0
    while True:
        try:
            index = next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        best = best if index is None else index
        yield actions[best]


def _best_so_far(totals: Sequence[float], last: int, *, is_first: bool) -> int | None:
    """The index of the best action after the one at `last` was added; None while sums of unequal length would be
    compared."""
    if is_first or last == len(totals) - 1:
        return max(range(last + 1), key=totals.__getitem__)
    return None


def _pick_one(actions: Sequence[Any], rng: Rng) -> Any:
    index, _ = rng.below(len(actions))
    return actions[index]


def _evaluate_all(
    game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]
) -> Generator[None, None, list[Evaluated]]:
    evaluated = []
    for action in actions:
        evaluated.append(_evaluate(game, state, seat, action))
        yield
    return evaluated


def _evaluate(game: AnyGame, state: Any, seat: Seat, action: Any) -> Evaluated:
    after = game.apply(state, action).state
    return Evaluated(action, after, game.bot.evaluate(after, seat))


def _sum_own_turns(game: AnyGame, states: Sequence[Any], seat: Seat, actions: Sequence[Any], effort: Effort) -> Summed:
    """For each action, the evaluation at the end of the seat's turn, summed over the samples."""
    totals = [0.0] * len(actions)
    for state in states:
        for index, action in enumerate(actions):
            after = yield from _finish_turn(game, game.apply(state, action).state, seat, effort)
            totals[index] += game.bot.evaluate(after, seat)
            yield _best_so_far(totals, index, is_first=state is states[0])
    return totals


def _sum_after_rivals(
    game: AnyGame, states: Sequence[Any], seat: Seat, actions: Sequence[Any], effort: Effort
) -> Summed:
    """For each action, the evaluation after each rival's turn or at the end of the period, summed over the samples."""
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
            yield _best_so_far(totals, index, is_first=state is states[0])
    return totals


def _finish_turn(game: AnyGame, state: Any, seat: Seat | None, effort: Effort) -> Generator[None, None, Any]:
    """Take the best action by evaluation at each later decision of the seat, until another seat is to act."""
    assert seat is not None, "somebody has a turn to finish"
    for _ in range(effort.depth):
        if game.to_act(state) != seat:
            return state
        evaluated = yield from _evaluate_all(game, state, seat, game.bot.candidates(state)[: effort.branch])
        state = max(evaluated, key=_value).state
    return state


def _finish_period(game: AnyGame, state: Any, seat: Seat, period: int, effort: Effort) -> Generator[None, None, Any]:
    """Play all seats by evaluation until the period ends; the seat's own turns are searched if `effort.own` says so."""
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
            evaluated = yield from _evaluate_all(game, state, actor, actions)
            state = max(evaluated, key=_value).state
    return state


def _best_turn(
    game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any], effort: Effort
) -> Generator[None, None, Any]:
    """The end of the turn after the best of these first actions."""
    ends = []
    for action in actions:
        end = yield from _finish_turn(game, game.apply(state, action).state, seat, effort)
        ends.append(Evaluated(action, end, game.bot.evaluate(end, seat)))
        yield
    return max(ends, key=_value).state
