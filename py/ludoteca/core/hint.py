"""Hints: the action that the strongest bot would choose, how the move goes on, and why, in figures of the position.

The reasons are about the whole move: a building is chosen, then its place, then its payment. What is planned is
returned too, so that the hint at the next decision can go on with it.
"""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeAlias

from ludoteca.core.bots import think
from ludoteca.core.game import Seat, Terms
from ludoteca.core.record import AnyGame
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text, say

LEVEL = "expert"
SAMPLES = 4
"""With how many random seeds a move that draws is looked at; only what is the same with all of them is a reason."""
DEPTH = 16
"""The most decisions of one move."""
OTHERS = 6
"""How many other actions the chosen one is compared with."""
REASONS = 2
WORTH_TELLING = 0.5
"""A second reason is given if its gain is at least this share of the first one's."""


class Hint(NamedTuple):
    """An action, at least one reason for it, and the actions that follow in the same move: their indices and paths."""

    action: Any
    reasons: tuple[Text, ...]
    plan: tuple[int, ...]
    paths: tuple[tuple[str, ...], ...]


class _Move(NamedTuple):
    """The actions of a move, forced ones too; indices and paths of those after the first that a person is asked for;
    the states after it, one for each sample of chance."""

    actions: tuple[Any, ...]
    plan: tuple[int, ...]
    paths: tuple[tuple[str, ...], ...]
    ends: tuple[Any, ...]


Work: TypeAlias = Generator[None, None, Any]


def hint(game: AnyGame, state: Any, seat: Seat, rng: Rng, plan: Sequence[int] = ()) -> Generator[None, None, Hint]:
    """Search for the action and its reasons; yields after each evaluated state, as a bot does.

    `plan` has the indices of what an earlier hint planned from here on; as far as that is legal, nothing else is
    searched for.
    """
    luck, rng = rng.fork()
    searching, rng = rng.fork()
    move: _Move = yield from _plan_move(game, state._replace(rng=luck), seat, searching, plan)
    if move.ends[0].rng != luck:
        more = []
        for _ in range(SAMPLES - 1):
            luck, rng = rng.fork()
            more.append(_play(game, state._replace(rng=luck), move.actions))
        move = move._replace(ends=(*move.ends, *more))
    reasons = yield from _reasons(game, state, seat, move)
    return Hint(move.actions[0], reasons, move.plan, move.paths)


def _plan_move(game: AnyGame, state: Any, seat: Seat, rng: Rng, plan: Sequence[int]) -> Work:
    """The best action and those that finish what it begins, until something random happens."""
    luck, spent = state.rng, 0
    actions: list[Any] = []
    indices: list[int] = []
    paths: list[tuple[str, ...]] = []
    for _ in range(DEPTH):
        legal = game.legal_actions(state)
        index = 0
        if len(legal) > 1 or game.is_shown(state):
            planned = plan[len(indices)] if len(indices) < len(plan) else None
            if planned is not None and planned < len(legal):
                index = planned
            elif len(legal) > 1:
                searching, rng = rng.fork()
                action, spent = yield from _think(game, state, seat, searching, spent)
                index, plan = list(legal).index(action), ()
            indices.append(index)
            paths.append(game.choice(state, legal[index]).path)
        actions.append(legal[index])
        state = game.apply(state, legal[index]).state
        if game.to_act(state) != seat or state.rng != luck or not game.is_midway(state):
            break
    return _Move(tuple(actions), tuple(indices[1:]), tuple(paths[1:]), (state,))


def _think(game: AnyGame, state: Any, seat: Seat, rng: Rng, spent: int) -> Work:
    thinking = think(game, state, seat, LEVEL, rng, spent)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value
        yield


def _play(game: AnyGame, state: Any, actions: Sequence[Any]) -> Any:
    for action in actions:
        state = game.apply(state, action).state
    return state


# --- reasons -----------------------------------------------------------------------------------------------------


def _reasons(game: AnyGame, state: Any, seat: Seat, move: _Move) -> Generator[None, None, tuple[Text, ...]]:
    """The terms that gain most, as far as the game can say by what; else what can be said of the result."""
    legal = game.legal_actions(state)
    if len(legal) == 1:
        return (say("hint-only"),)
    gains: dict[str, float] = {}
    before = game.bot.terms(state, seat)
    for end in move.ends:
        _add_gains(gains, before, game.bot.terms(end, seat), len(move.ends))
    told = _told_gains(game, state, move.ends, seat, gains)
    if told:
        return told
    said = _same_for_all(game, state, move.ends, seat, "")
    if said is not None:
        return (said,)
    return ((yield from _comparison(game, state, seat, move)),)


def _add_gains(gains: dict[str, float], before: Terms, after: Terms, count: int) -> None:
    """Adds what each term gains, as one of so many samples; a term that is missing counts as nothing."""
    old = dict(before)
    for name, value in after:
        gains[name] = gains.get(name, 0.0) + (value - old.get(name, 0.0)) / count


def _told_gains(
    game: AnyGame, before: Any, ends: Sequence[Any], seat: Seat, gains: dict[str, float]
) -> tuple[Text, ...]:
    """The reasons of the terms that gain most, in this order; those of which nothing can be said are left out."""
    told: list[Text] = []
    least = 0.0
    for gain, name in sorted(((gain, name) for name, gain in gains.items() if gain > 0), reverse=True):
        if gain < least or len(told) == REASONS:
            break
        text = _same_for_all(game, before, ends, seat, name)
        if text is not None and text not in told:
            least = least or WORTH_TELLING * gain
            told.append(text)
    return tuple(told)


def _same_for_all(game: AnyGame, before: Any, ends: Sequence[Any], seat: Seat, term: str) -> Text | None:
    """What can be said whatever chance brings."""
    texts = {game.bot.reason(before, end, seat, term) for end in ends}
    return texts.pop() if len(texts) == 1 else None


def _comparison(game: AnyGame, state: Any, seat: Seat, move: _Move) -> Generator[None, None, Text]:
    """What the move has that the best of some others lacks, or how many are as good."""
    end, luck = move.ends[0], move.ends[0].rng
    ours = game.bot.evaluate(end, seat)
    best: tuple[float, Any, Any] | None = None
    equal = 1
    for action in [each for each in game.bot.candidates(state) if each != move.actions[0]][:OTHERS]:
        other = yield from _until_luck(game, game.apply(state._replace(rng=luck), action).state, seat, luck)
        value = game.bot.evaluate(other, seat)
        equal += abs(value - ours) < 1e-9
        if best is None or value > best[0]:
            best = (value, action, other)
    if equal > 1:
        return say("hint-equal", count=equal)
    if best is not None and len(move.ends) == 1 and best[2].rng == luck:
        gains: dict[str, float] = {}
        _add_gains(gains, game.bot.terms(best[2], seat), game.bot.terms(end, seat), 1)
        told = _told_gains(game, best[2], (end,), seat, gains)
        if told:
            return say("hint-rather", choice=game.choice(state, best[1]).label, reason=told[0])
    return say("hint-best", count=len(game.legal_actions(state)))


def _until_luck(game: AnyGame, state: Any, seat: Seat, luck: Rng) -> Work:
    """The end of a move played by evaluation alone, before anything random happens."""
    for _ in range(DEPTH):
        if game.to_act(state) != seat or state.rng != luck or not game.is_midway(state):
            return state
        evaluated = []
        for action in game.bot.candidates(state)[:OTHERS]:
            evaluated.append(game.apply(state, action).state)
            yield
        best = max(evaluated, key=lambda after: game.bot.evaluate(after, seat))
        if best.rng != luck:
            return state
        state = best
    return state
