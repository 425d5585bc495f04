"""The mind's worker: where bots think. `stop` and `hurry` are heard because thinking yields."""

import time  # noqa: TID251 (the clock is handed in from here: the rules have none)

from ludoteca.mind import Mind
from pyscript import sync

mind = Mind(time.monotonic)


def stop() -> None:
    mind.stop()


sync.think = mind.answer
sync.stop = stop
