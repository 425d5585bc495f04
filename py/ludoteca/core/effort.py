"""How hard a bot thinks."""

from typing import NamedTuple

LEVELS = ("random", "novice", "skilled", "expert")
"""The levels that a bot may have, the weakest first; `bots.EFFORTS` has what each does but the random one."""


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
    """For how many of the actions found best everybody's answers are played out too; then for the better half again."""
    slip: int
    """Once in so many decisions (0: never) the bot takes one of the actions that look good at first sight."""
    ahead: int = 0
    """How many decisions of everybody are played after the turn at most, while the game's period (a round) lasts."""
    reply: int = 2
    """How many answers are compared at each of these."""
    own: int = 0
    """How many first actions of its own later turns the seat follows there; 0: it plays these at first sight too."""
