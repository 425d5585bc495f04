"""How bots choose: pure thinking over an imagined state, in small portions so that it can be stopped.

A bot is a generator that yields, after each state it has looked at, the best action so far, and returns the action it
settles on. Who runs it keeps the clock. The same state and seed give the same action, always.
"""

from dataclasses import replace
from typing import Any

from ludoteca.core.effort import Effort
from ludoteca.core.game import Seat
from ludoteca.core.record import AnyGame
from ludoteca.core.rng import Rng
from ludoteca.core.search import Thinking, best_action


def think(game: AnyGame, state: Any, seat: Seat, level: str, rng: Rng) -> Thinking:
    """The legal action that a bot of this level does."""
    assert game.to_act(state) == seat, "a bot thinks when its seat is to act"
    legal = game.legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    if level == "random":
        return (yield from _random(game, state, rng))
    effort = game.bot.efforts.get(level, EFFORTS[level])
    if level in game.bot.judges:
        game = replace(game, bot=replace(game.bot, evaluate=game.bot.judges[level]))
    return (yield from best_action(game, state, seat, effort, rng))


def choose(game: AnyGame, state: Any, seat: Seat, level: str, rng: Rng) -> int:
    """`think` without pauses, for tests and scripts: the index among the legal actions."""
    thinking = think(game, state, seat, level, rng)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return list(game.legal_actions(state)).index(done.value)


def _random(game: AnyGame, state: Any, rng: Rng) -> Thinking:
    """Any legal action, each as likely."""
    legal = game.legal_actions(state)
    index, _ = rng.below(len(legal))
    yield legal[index]
    return legal[index]


EFFORTS = {
    "novice": Effort(followed=4, branch=3, depth=12, samples=1, finalists=0, slip=4),
    "skilled": Effort(followed=8, branch=5, depth=16, samples=1, finalists=0, slip=0),
    "expert": Effort(followed=12, branch=6, depth=16, samples=2, finalists=3, slip=0),
}
"""A novice looks at little and now and then takes what looked good at first sight; a skilled player follows its turn to
the end; an expert does so under several lucks, and plays the rivals' answers to its best ideas."""

LEVELS = ("random", *EFFORTS)
