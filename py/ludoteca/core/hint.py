"""Hints: the action that the strongest bot would choose, and as reasons the terms of the evaluation that gain most."""

from collections.abc import Generator
from typing import Any, TypeAlias

from ludoteca.core.bots import think
from ludoteca.core.game import Seat
from ludoteca.core.record import AnyGame
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text, say

Hint: TypeAlias = tuple[Any, tuple[Text, ...]]
"""An action and at most two reasons; none if no term gains."""

LEVEL = "expert"
SAMPLES = 4
"""Over how many random seeds the gains of an action that draws are averaged."""
DEPTH = 16
BRANCH = 6
REASONS = 2
WORTH_TELLING = 0.5
"""A second reason is given if its gain is at least this share of the first one's."""


def hint(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Generator[None, None, Hint]:
    """Search for the action and its reasons; yields after each evaluated state, as a bot does."""
    luck, rng = rng.fork()
    thinking = think(game, state, seat, LEVEL, luck)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            reasons = yield from _reasons(game, state, seat, done.value.action, rng)
            return done.value.action, reasons
        yield


def _reasons(game: AnyGame, state: Any, seat: Seat, action: Any, rng: Rng) -> Generator[None, None, tuple[Text, ...]]:
    before = dict(game.bot.terms(state, seat))
    gains: dict[str, float] = {}
    for _ in range(SAMPLES):
        luck, rng = rng.fork()
        after = yield from _until_luck(game, game.apply(state._replace(rng=luck), action).state, seat, luck)
        for name, value in game.bot.terms(after, seat):
            gains[name] = gains.get(name, 0.0) + value - before.get(name, 0.0)
        if after.rng == luck:
            break
    best = sorted(((gain, name) for name, gain in gains.items() if gain > 0), reverse=True)[:REASONS]
    prefix = game.meta.key.replace("_", "-")
    return tuple(say(f"{prefix}-hint-{name}") for gain, name in best if gain >= WORTH_TELLING * best[0][0])


def _until_luck(game: AnyGame, state: Any, seat: Seat, luck: Rng) -> Generator[None, None, Any]:
    """Play the rest of the turn by evaluation, until something random happens: that would not be a reason."""
    for _ in range(DEPTH):
        if game.to_act(state) != seat or state.rng != luck:
            return state
        evaluated = []
        for action in game.bot.candidates(state)[:BRANCH]:
            evaluated.append(game.apply(state, action).state)
            yield
        best = max(evaluated, key=lambda after: game.bot.evaluate(after, seat))
        if best.rng != luck:
            return state
        state = best
    return state
