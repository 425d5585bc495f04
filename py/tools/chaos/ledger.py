"""What the page has drawn as done, action by action, held against what is there after a fault."""

from dataclasses import dataclass, field
from typing import Any

UNKNOWN = object()
"""An action that is known to lie behind, but was not overheard."""


@dataclass
class Drawn:
    """An action that a person has seen on the table."""

    action: Any
    is_warned: bool
    """Whether the page said at the same time that it is not safely stored."""


@dataclass
class Loss:
    """Actions that had been drawn and are not in their game any more."""

    lost: int = 0
    told: int = 0
    """Those of which the page had said that they might be."""
    apart: int = 0
    """Those that the table does not show, though they are kept: it was opened while the journal did not answer."""
    branches: list[tuple[int, list[Drawn]]] = field(default_factory=list)
    """How many of whom nobody was told, and the game up to them as it was drawn."""

    def add(self, drawn: list[Drawn], at: int) -> None:
        gone = drawn[at:]
        untold = sum(not each.is_warned for each in gone)
        self.told += len(gone) - untold
        self.lost += untold
        if untold:
            self.branches.append((untold, drawn[: at + untold]))

    def find(self, games: list[list[Any]]) -> None:
        """Looks for what is lost among all games that are kept."""
        for branch in self.branches[:]:
            untold, drawn = branch
            if any(_begins(game, drawn) for game in games):
                self.branches.remove(branch)
                self.apart += untold
                self.lost -= untold


def _begins(actions: list[Any], drawn: list[Drawn]) -> bool:
    return len(actions) >= len(drawn) and all(
        each.action is UNKNOWN or each.action == action for each, action in zip(drawn, actions, strict=False)
    )


@dataclass
class Ledger:
    """The actions of each game by its id, over all tabs."""

    games: dict[str, list[Drawn]] = field(default_factory=dict)
    loss: Loss = field(default_factory=Loss)
    """Since it was last taken."""
    undoing: set[str] = field(default_factory=set)
    """Games in which somebody has pressed undo and not seen its effect yet: the page may have been closed before."""

    def draw(self, message: dict[str, Any]) -> None:
        """A picture of a game that is played, as page.js tells of it."""
        drawn = self.games.setdefault(message["id"], [])
        moment, is_warned = message["moment"], message["isWarned"]
        is_undo = message["isUndo"] or message["id"] in self.undoing
        self.undoing.discard(message["id"])
        heard = {each["at"]: each["action"] for each in message["actions"]}
        for at, each in enumerate(drawn[:moment]):
            if at in heard and each.action is not UNKNOWN and each.action != heard[at]:
                self._cut(drawn, at, is_undo=is_undo)
                break
        if len(drawn) > moment:
            self._cut(drawn, moment, is_undo=is_undo)
        if not is_warned:  # all of them are stored by now
            for each in drawn:
                each.is_warned = False
        for at in range(len(drawn), moment):
            drawn.append(Drawn(heard.get(at, UNKNOWN), is_warned))

    def check(self, game: str, actions: list[Any]) -> None:
        """The whole game as it is now: everything that was drawn must be at its beginning."""
        drawn = self.games.setdefault(game, [])
        for at, each in enumerate(drawn):
            if at >= len(actions) or (each.action is not UNKNOWN and each.action != actions[at]):
                self._cut(drawn, at, is_undo=False)
                break
        for each, action in zip(drawn, actions, strict=False):
            each.action = action

    def take_loss(self) -> Loss:
        loss, self.loss = self.loss, Loss()
        return loss

    def _cut(self, drawn: list[Drawn], at: int, *, is_undo: bool) -> None:
        if not is_undo:
            self.loss.add(drawn, at)
        del drawn[at:]
