"""The mind's worker: where bots think. `stop` and `hurry` are heard because thinking yields."""

import time  # noqa: TID251 (the clock is handed in from here: the rules have none)

from ludoteca.mind import Mind
from pyscript import sync

mind = Mind(time.monotonic)


def stop() -> None:
    mind.stop()


def alive() -> None:
    """Answered between two slices of a thought: a mind that does not answer is dead or hangs."""


sync.think = mind.answer
sync.stop = stop
sync.alive = alive
