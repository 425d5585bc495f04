"""The worker in which bots search. It answers `stop` and `hurry` during a search, which pauses regularly."""

import time  # noqa: TID251 (the rules have no clock: it is passed in from here)

from ludoteca.mind import Mind
from pyscript import sync

mind = Mind(time.monotonic)


def stop() -> None:
    mind.stop()


def alive() -> None:
    """Answered between two slices of a search: a worker that does not answer is dead or hangs."""


sync.think = mind.answer
sync.stop = stop
sync.alive = alive
