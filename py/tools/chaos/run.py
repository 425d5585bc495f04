"""Plans the faults of a run, lets them happen, and says what each of them cost."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Timer

from playwright.sync_api import BrowserType, Error

from tools.browser_profiles import kill

from .evening import Evening, Seen, Stopped
from .faults import ALONE, Kind
from .host import Host
from .ledger import Loss
from .rivals import KINDS

PER_EVENING = 20
LIMIT = 2_000
"""Milliseconds after which a person must have been told that something does not go on."""
LONGEST = 240
"""Seconds after which a fault, or the restart after one, hangs: then its browser is killed."""
KINDS_BY_NAME = {kind.name: kind for kind in (*ALONE, *KINDS)}


@dataclass(frozen=True)
class Plan:
    """An evening: some faults one after the other in one profile. Everything about it follows from seed and number."""

    seed: str
    number: int
    game: str
    kinds: tuple[str, ...]
    is_kept: bool
    """Whether a service worker keeps the page."""

    @property
    def first(self) -> int:
        return self.number * PER_EVENING + 1


@dataclass
class Outcome:
    """What one fault cost."""

    seed: str
    number: int
    game: str
    kind: str
    loss: Loss
    seen: Seen
    seconds: float

    @property
    def slowest(self) -> int:
        return max((wait["ms"] for wait in self.seen.waits), default=0)

    @property
    def silences(self) -> list[str]:
        return [
            f"silent for {wait['ms']} ms: {wait['what']}, then {wait['how'] or 'nothing'}"
            for wait in self.seen.waits
            if wait["ms"] > LIMIT
        ]

    @property
    def harm(self) -> list[str]:
        """What must never be, however slow the machine is: in a sentence each, with how often."""
        lost = [f"{self.loss.lost} drawn actions lost: {' '.join(self.seen.accounts)}"] if self.loss.lost else []
        shown = [f"a hand shown: {text}" for text in self.seen.leaks]
        found = Counter([*lost, *shown, *self.seen.errors, *self.seen.stops])
        return [text if times == 1 else f"{text} ({times} times)" for text, times in found.items()]

    @property
    def violations(self) -> list[str]:
        return [*self.harm, *self.silences]


def plans(seed: str, count: int, games: Sequence[str]) -> list[Plan]:
    """So many faults over the games by turns, every kind as often as any other."""
    made: list[Plan] = []
    decks: dict[bool, list[str]] = {True: [], False: []}
    for number in range(-(-count // PER_EVENING)):
        rng = Random(f"{seed} evening {number}")
        is_kept = number % 2 == 0
        wanted = min(PER_EVENING, count - number * PER_EVENING)
        while len(decks[is_kept]) < wanted:
            decks[is_kept] += shuffled(rng, is_kept)
        kinds, decks[is_kept] = decks[is_kept][:wanted], decks[is_kept][wanted:]
        made.append(Plan(seed, number, games[number % len(games)], tuple(kinds), is_kept))
    return made


def shuffled(rng: Random, is_kept: bool) -> list[str]:
    names = [kind.name for kind in KINDS_BY_NAME.values() if kind.kept in (None, is_kept)]
    rng.shuffle(names)
    return names


def spend(chromium: BrowserType, plan: Plan, builds: Sequence[Path], until: int | None = None) -> Iterator[Outcome]:
    """The faults of an evening, one after the other, up to this number."""
    host = Host(builds)
    with host.serving() as site:
        evening = Evening(chromium, host, site, plan.game, seed=f"{plan.seed} {plan.number}", is_kept=plan.is_kept)
        try:
            evening.begin_game(evening.other_key())
            evening.begin_game()
            if plan.is_kept:
                evening.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
            for number, kind in enumerate(plan.kinds, plan.first):
                if until is not None and number > until:
                    return
                yield meet(evening, KINDS_BY_NAME[kind], plan.seed, number)
        finally:
            evening.close()


def meet(evening: Evening, kind: Kind, seed: str, number: int) -> Outcome:
    """One fault: some play before it, the fault itself, the way back to the table, the account."""
    rng, begun = Random(f"{seed} fault {number}"), time.monotonic()
    try:
        with limited(evening):
            evening.play(rng, rng.randrange(1, 4), may_undo=True)
            evening.expects_network_errors = kind.is_network
            kind.run(evening, rng)
            evening.come_back()
            evening.play(rng, 1)
            evening.note_waits()
            evening.come_back()
            evening.verify()
            evening.search()
    except (Stopped, Error) as error:
        evening.seen.stops.append(f"stopped: {str(error).splitlines()[0][:900]}")
        evening.note_waits()
        rescue(evening)
    evening.expects_network_errors = False
    seen, evening.seen = evening.seen, Seen()
    return Outcome(seed, number, evening.key, kind.name, evening.ledger.take_loss(), seen, time.monotonic() - begun)


@contextmanager
def limited(evening: Evening) -> Iterator[None]:
    """A page that hangs answers no `evaluate`, which has no limit of its own; if its browser is gone, it fails."""

    def end() -> None:
        evening.seen.stops.append(f"hung for {LONGEST} s")
        with suppress(OSError):  # there may be no browser just now
            kill(evening.profile)

    timer = Timer(LONGEST, end)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def rescue(evening: Evening) -> None:
    """What stopped is started anew, so that the evening goes on; what was lost by then is seen too."""
    evening.host.is_down, evening.host.failing = False, set()
    try:
        with limited(evening):
            start_anew(evening)
            evening.come_back()
            evening.play(Random(0), 1)
            evening.come_back()
            evening.verify()
    except (Stopped, Error) as error:
        evening.seen.stops.append(f"not even after a restart: {str(error).splitlines()[0][:900]}")
        with limited(evening):
            start_anew(evening)
            evening.begin_game()


def start_anew(evening: Evening) -> None:
    """Another browser with the same profile, at the same game."""
    try:
        evening.kill_browser()
    except OSError:
        evening.context.close()
    evening.start_browser()
    evening.page.goto(evening.address)
