"""How bots choose an action: a search over a state in which hidden things are dealt anew, in steps that can be stopped.

A bot is a generator. It yields the best action so far after each state it has evaluated, and returns the action it
chooses. The caller watches the time. The same state, seed and budget always give the same action.
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
"""The most states that a level evaluates in a turn; the game's `Effort` says how they are used."""


class Thought(NamedTuple):
    """An action, and how many states the bot has evaluated in this turn so far."""

    action: Any
    spent: int


Thinking: TypeAlias = Generator[Thought, None, Thought]


def think(game: AnyGame, state: Any, seat: Seat, level: str, rng: Rng, spent: int = 0) -> Thinking:
    """Search for the action of a bot of this level that has already evaluated `spent` states in this turn.

    A decision gets at most half of what is left of the turn's budget, so that something is left for later decisions.
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
    dealing, rng = rng.fork()
    imagined = game.determinize(state, seat, dealing)
    return list(game.legal_actions(state)).index(_finish(think(game, imagined, seat, level, rng)).action)


def _finish(thinking: Thinking) -> Thought:
    """Run the search to its end."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            thought: Thought = done.value
            return thought


class Bots:
    """The bots of a whole table, for tests and tools: for each seat a level, and the game with its evaluation."""

    def __init__(self, seated: Sequence[tuple[AnyGame, str]], rng: Rng) -> None:
        self._seated, self._rng = seated, rng
        self._last: Seat | None = None
        self._spent = 0

    def choose(self, state: Any, seat: Seat) -> int:
        """The index of an action among the legal ones, found without what the seat cannot know."""
        game, level = self._seated[seat]
        if seat != self._last:
            self._last, self._spent = seat, 0
        legal = game.legal_actions(state)
        if len(legal) == 1:
            return 0
        dealing, rng = self._rng.fork()
        searching, self._rng = rng.fork()
        imagined = game.determinize(state, seat, dealing)
        action, self._spent = _finish(think(game, imagined, seat, level, searching, self._spent))
        return list(legal).index(action)


EFFORTS = {
    "novice": Effort(followed=4, branch=3, depth=12, samples=1, finalists=0, slip=4),
    "skilled": Effort(followed=8, branch=5, depth=16, samples=1, finalists=0, slip=0),
    "expert": Effort(followed=12, branch=6, depth=16, samples=2, finalists=3, slip=0),
}
"""A novice searches little, and sometimes takes an action that only looks good at first. A skilled player searches to
the end of its turn. An expert does so for several random seeds, and also plays the rivals' turns after its best
actions."""
