"""What the page has drawn as done, action by action, held against what is there after a fault."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, NamedTuple

UNKNOWN = object()
"""An action that is known to lie behind, but was not overheard."""


@dataclass
class Drawn:
    """An action that a person has seen on the table."""

    action: Any
    is_warned: bool
    """Whether the page said at the same time that it is not safely stored."""


class Branch(NamedTuple):
    """Actions that had been drawn and are not on the table any more, though nobody was told."""

    game: str
    untold: int
    drawn: list[Drawn]
    """The whole game up to them."""


@dataclass
class Loss:
    """Actions that had been drawn and are not in their game any more."""

    lost: int = 0
    told: int = 0
    """Those of which the page had said that they might be."""
    apart: int = 0
    """Those that the table does not show, though they are kept: it was opened while the journal did not answer."""
    branches: list[Branch] = field(default_factory=list)

    def add(self, game: str, drawn: list[Drawn], at: int) -> None:
        gone = drawn[at:]
        untold = sum(not each.is_warned for each in gone)
        self.told += len(gone) - untold
        self.lost += untold
        if untold:
            self.branches.append(Branch(game, untold, drawn[: at + untold]))

    def find(self, kept: Mapping[str, list[Any]], *, is_told: bool) -> None:
        """Looks for what is lost in the games that are kept: under its own name, or under any, if the page says so."""
        for branch in self.branches[:]:
            games = kept.values() if is_told else [kept.get(branch.game, [])]
            if any(_begins(actions, branch.drawn) for actions in games):
                self.branches.remove(branch)
                self.apart += branch.untold
                self.lost -= branch.untold

    def describe(self, kept: Mapping[str, list[Any]]) -> str:
        """For whoever looks for the cause: what is not found, and how far each game that is kept agrees with it."""
        found = []
        for game, untold, drawn in self.branches:
            others = [f"{name} has {len(each)}, {_agreed(each, drawn)} equal" for name, each in kept.items()]
            found.append(f"{untold} of {len(drawn)} actions of game {game}; kept: {', '.join(others)}")
        return "; ".join(found)


def _begins(actions: list[Any], drawn: list[Drawn]) -> bool:
    return _agreed(actions, drawn) == len(drawn)


def _agreed(actions: list[Any], drawn: list[Drawn]) -> int:
    """How many of them are the same from the beginning on."""
    same = takewhile(
        lambda pair: pair[0].action is UNKNOWN or pair[0].action == pair[1], zip(drawn, actions, strict=False)
    )
    return sum(1 for _ in same)


class TakenBack(NamedTuple):
    """Actions that a person has taken back."""

    line: list[Any]
    """The whole game with them."""
    at: int
    """How many of its actions stayed."""


@dataclass
class Ledger:
    """The actions of each game by its id, over all tabs."""

    games: dict[str, list[Drawn]] = field(default_factory=dict)
    loss: Loss = field(default_factory=Loss)
    """Since it was last taken."""
    warned: set[str] = field(default_factory=set)
    """Games whose latest picture had a note that a crash may cost something."""
    undoing: set[str] = field(default_factory=set)
    """Games in which somebody has pressed undo and not seen its effect yet: the page may have been closed before."""
    undone: dict[str, list[TakenBack]] = field(default_factory=dict)
    """Of each game. They are shown once more where a start finds only a copy from before the undo, and go with it."""

    def draw(self, message: dict[str, Any]) -> None:
        """A picture of a game that is played, as page.js tells of it."""
        drawn = self.games.setdefault(message["id"], [])
        moment, is_warned = message["moment"], message["isWarned"]
        (self.warned.add if is_warned else self.warned.discard)(message["id"])
        is_undo = message["isUndo"] or message["id"] in self.undoing
        self.undoing.discard(message["id"])
        heard = {each["at"]: each["action"] for each in message["actions"]}
        for at, each in enumerate(drawn[:moment]):
            if at in heard and each.action is not UNKNOWN and each.action != heard[at]:
                self._cut(message["id"], at, is_undo=is_undo)
                break
        if len(drawn) > moment:
            self._cut(message["id"], moment, is_undo=is_undo)
        if not is_warned:  # all of them are stored by now
            for each in drawn:
                each.is_warned = False
        added = range(len(drawn), moment)
        for at in added:
            drawn.append(Drawn(heard.get(at, UNKNOWN), is_warned))
        if added and len(heard) < moment:  # played, not opened: what is done again counts again
            known = self.undone.get(message["id"], [])
            self.undone[message["id"]] = [each for each in known if _agreed(each.line, drawn) <= each.at]

    def check(self, game: str, actions: list[Any]) -> None:
        """The whole game as it is now: everything that was drawn must be at its beginning."""
        drawn = self.games.setdefault(game, [])
        for at, each in enumerate(drawn):
            if at >= len(actions) or (each.action is not UNKNOWN and each.action != actions[at]):
                self._cut(game, at, is_undo=False)
                break
        for each, action in zip(drawn, actions, strict=False):
            each.action = action

    def take_loss(self) -> Loss:
        loss, self.loss = self.loss, Loss()
        return loss

    def _cut(self, game: str, at: int, *, is_undo: bool) -> None:
        drawn = self.games[game]
        if is_undo:
            self.undone.setdefault(game, []).append(TakenBack([each.action for each in drawn], at))
        elif not any(at >= each.at and _begins(each.line, drawn) for each in self.undone.get(game, [])):
            self.loss.add(game, drawn, at)
        del drawn[at:]
