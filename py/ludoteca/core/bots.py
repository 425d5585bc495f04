"""How bots choose: pure thinking over an imagined state, in small portions so that it can be stopped.

A bot is a generator that yields, after each state it has looked at, the best thought so far, and returns the one it
settles on. Who runs it keeps the clock. The same state, seed and budget give the same action, always.
"""

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from ludoteca.core.effort import Effort
from ludoteca.core.game import Seat
from ludoteca.core.record import AnyGame
from ludoteca.core.rng import Rng
from ludoteca.core.search import best_action

BUDGETS = {"novice": 1000, "skilled": 2000, "expert": 8000}
"""How many states a level looks at in a turn at most; how a game spends them is its `Effort`."""


class Thought(NamedTuple):
    """What a bot settles on, and how many states it has looked at in this turn so far."""

    action: Any
    spent: int


Thinking: TypeAlias = Generator[Thought, None, Thought]


def think(game: AnyGame, state: Any, seat: Seat, level: str, rng: Rng, spent: int = 0) -> Thinking:
    """The legal action that a bot of this level does, which has looked at so many states in this turn already.

    A decision gets half of what is left of the turn's budget at most, so that later ones are thought about too.
    """
    assert game.to_act(state) == seat, "a bot thinks when its seat is to act"
    legal = game.legal_actions(state)
    if game.bot.begins_turn(state):
        spent = 0
    if len(legal) == 1:
        return Thought(legal[0], spent)
    if level == "random":
        index, _ = rng.below(len(legal))
        return Thought(legal[index], spent)
    effort = game.bot.efforts.get(level, EFFORTS[level])
    if level in game.bot.judges:
        game = replace(game, bot=replace(game.bot, evaluate=game.bot.judges[level]))
    limit = spent + (BUDGETS[level] - spent) // 2
    searching = best_action(game, state, seat, effort, rng)
    while True:
        try:
            best = next(searching)
        except StopIteration as done:
            return Thought(done.value, spent)
        spent += 1
        thought = Thought(best, spent)
        if spent >= limit:
            return thought
        yield thought


def choose(game: AnyGame, state: Any, seat: Seat, level: str, rng: Rng) -> int:
    """The index, among the legal actions, of what a bot of this level does; it knows only what its seat may know."""
    dream, rng = rng.fork()
    imagined = game.determinize(state, seat, dream)
    return list(game.legal_actions(state)).index(_settled(think(game, imagined, seat, level, rng)).action)


def _settled(thinking: Thinking) -> Thought:
    """A thought without pauses."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            thought: Thought = done.value
            return thought


class Bots:
    """The bots of a whole table, for tests and scripts: at each seat a level, and the game as it is judged there."""

    def __init__(self, seated: Sequence[tuple[AnyGame, str]], luck: Rng) -> None:
        self._seated, self._luck = seated, luck
        self._last: Seat | None = None
        self._spent = 0

    def choose(self, state: Any, seat: Seat) -> int:
        """The index among the legal actions, found on what the seat may imagine."""
        game, level = self._seated[seat]
        if seat != self._last:
            self._last, self._spent = seat, 0
        legal = game.legal_actions(state)
        if len(legal) == 1:
            return 0
        dream, luck = self._luck.fork()
        luck, self._luck = luck.fork()
        imagined = game.determinize(state, seat, dream)
        action, self._spent = _settled(think(game, imagined, seat, level, luck, self._spent))
        return list(legal).index(action)


EFFORTS = {
    "novice": Effort(followed=4, branch=3, depth=12, samples=1, finalists=0, slip=4),
    "skilled": Effort(followed=8, branch=5, depth=16, samples=1, finalists=0, slip=0),
    "expert": Effort(followed=12, branch=6, depth=16, samples=2, finalists=3, slip=0),
}
"""A novice looks at little and now and then takes what looked good at first sight; a skilled player follows its turn to
the end; an expert does so under several lucks, and plays the rivals' answers to its best ideas."""
