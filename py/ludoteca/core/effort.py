"""The names of the levels of bots, and the type `Effort`: how much a level searches. `bots.py` has the values."""

from typing import NamedTuple

LEVELS = ("random", "novice", "skilled", "expert")
"""The levels of bots, the weakest first; `bots.EFFORTS` has the effort of each level except `random`."""


class Effort(NamedTuple):
    """How much a bot searches at one decision."""

    followed: int
    """How many actions, the best by evaluation, are followed to the end of the turn."""
    branch: int
    """How many actions are compared at each later decision of the turn."""
    depth: int
    """The most later decisions of a turn that are followed."""
    samples: int
    """Over how many determinized states the results are averaged."""
    finalists: int
    """For how many of the best actions the rivals' turns are played too; then again for the better half of them."""
    slip: int
    """Once in so many decisions (0: never) the bot takes one of the best actions by evaluation, without a search."""
    ahead: int = 0
    """The most decisions of all seats that are played after the turn, until the game's period (a round) ends."""
    reply: int = 2
    """How many actions are compared at each of these."""
    own: int = 0
    """How many actions the seat follows at its own later turns there; 0: these turns are played like others."""
