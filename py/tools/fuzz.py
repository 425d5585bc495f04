"""`run.py fuzz`: sends altered links, files and requests to the engine and checks its answers.

Each is given to the bridge as text, as in the worker. A link or file that is accepted must be the original game. A
refusal must have a message that the page has words for, must come within a tenth of a second and must change nothing.
An answer `internal` is a fault.
"""

import json
import os
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import NamedTuple

from ludoteca.core.record import AnyGame, Record, rng_of
from ludoteca.core.session import Session
from ludoteca.registry import GAMES, load_game

from .contract_laws import at_random, header
from .fuzz_records import mutants_of_file, mutants_of_link
from .fuzz_requests import OTHER, PLAYED, Asker, Watched, wrong
from .fuzz_values import written
from .paths import ROOT
from .soak import any_options
from .terminal import say

AT_ONCE = 250
LIMIT = 0.1
"""Seconds of processor time within which anything must be refused."""
REFUSED = ("bad_request", "illegal", "stale")
AFTER = ", replayed first"
MIXTURE = ("link",) * 13 + ("file",) * 1 + ("request",) * 6
RIGHT = 8
"""After one altered request in this number comes a valid one, so that the game goes on."""
LONGEST_CUT = 400
OPEN_TABLES = 8


class Answered(NamedTuple):
    """A text, and the answer of the bridge."""

    kind: str
    text: str
    reply: str
    seconds: float
    replayed: int
    """How many actions were applied before the answer."""
    has_changed: bool
    """Whether any table has changed."""
    is_same: bool
    """Whether the link or file was opened as the original game."""

    @property
    def is_ok(self) -> bool:
        """Whether the request was granted."""
        return self.reply.startswith('{"ok":true')


class Trial:
    """A random game, stopped at a random action, and a bridge that gets altered texts of it."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._luck = Random(seed)
        self.bridge = Watched(GAMES)
        record = cut_game(game, seed, self._luck)
        self._asker = Asker(record, self._luck)
        self._links = mutants_of_link(self._asker.link, self._luck)
        self._files = mutants_of_file(self._asker.file, self._luck)

    def run(self, count: int) -> Iterator[Answered]:
        """Send so many altered texts, with valid requests between them so that the game goes on."""
        for number in range(count):
            yield from self._tidy()
            kind = MIXTURE[number % len(MIXTURE)]
            if kind == "request":
                yield from self._requests()
            else:
                source = {"link": next(self._links)} if kind == "link" else {"record": next(self._files)}
                yield self._ask(kind, json.dumps({"op": "open", "table": OTHER, "viewer": None, **source}))
        for table in self.bridge.marks():
            yield self._ask("right", json.dumps({"op": "close", "table": table}))

    def _tidy(self) -> Iterator[Answered]:
        """Make sure that the game at the first table is not over, and that not too many others are open."""
        session = self.bridge.session(PLAYED)
        if session is None or session.record.to_act() is None:
            yield self._ask("right", json.dumps(self._asker.sit_down()))
        tables = list(self.bridge.marks())
        if len(tables) > OPEN_TABLES:
            for table in tables:
                if table != PLAYED:
                    yield self._ask("right", json.dumps({"op": "close", "table": table}))

    def _requests(self) -> Iterator[Answered]:
        session = self.bridge.session(PLAYED)
        assert session is not None, "the first table is open"
        yield self._ask("request", wrong(self._asker.right(session), self._luck))
        session = self.bridge.session(PLAYED)
        if session is not None and self._luck.randrange(RIGHT) == 0:
            yield self._ask("right", written(self._asker.right(session), self._luck))

    def _ask(self, kind: str, text: str) -> Answered:
        before, applied = self.bridge.marks(), self.bridge.applied
        begun = time.thread_time()
        try:
            reply = self.bridge.answer(text)
        except Exception as error:  # it must never raise: this makes it a fault in the report
            reply = json.dumps({"ok": False, "error": {"kind": "an exception", "detail": repr(error)}})
        spent = time.thread_time() - begun
        replayed, has_changed = self.bridge.applied - applied, self.bridge.marks() != before
        is_same = kind in ("link", "file") and has_changed and self._is_same()
        return Answered(kind, text, reply, spent, replayed, has_changed, is_same)

    def _is_same(self) -> bool:
        session = self.bridge.session(OTHER)
        return session is not None and self._asker.is_of(session.record)


def cut_game(game: AnyGame, seed: str, luck: Random) -> Record:
    """A random game that is not over; forced actions at its end are applied, as they are when a game is opened."""
    seats, rng = luck.choice(game.meta.seats), rng_of(seed)
    record = Record(game, header(game, seats, seed, any_options(game, seats, rng)))
    for _ in range(luck.randrange(LONGEST_CUT)):
        chance, rng = rng.fork()
        before = len(record.moments)
        record.do(at_random(game, record.state, chance))
        if record.to_act() is None:
            del record.moments[before:]
            break
    return Session(record).record


@dataclass
class Found:
    """The counts of a fuzz run."""

    counts: Counter[str] = field(default_factory=Counter)
    slowest: dict[str, tuple[float, str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def add(self, name: str, seconds: float, what: str) -> None:
        """Count one result of this name."""
        self.counts[name] += 1
        self.slowest[name] = max(self.slowest.get(name, (0.0, "")), (seconds, what))

    def merge(self, other: "Found") -> None:
        """Add the counts of another run."""
        self.counts += other.counts
        self.faults += other.faults
        for name, slow in other.slowest.items():
            self.slowest[name] = max(self.slowest.get(name, (0.0, "")), slow)


@cache
def words() -> frozenset[str]:
    """The keys that the page has words for."""
    text = (ROOT / "assets" / "locales" / "en" / "shell.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def judge(answered: Answered, limit: float, replay_limit: float) -> tuple[str, str | None]:
    """The name of the result, and the fault if there is one; a refusal after a replay has its own time limit."""
    kind = answered.kind
    if answered.is_ok:
        is_wrong = kind in ("link", "file") and not answered.is_same
        return f"{kind}: done", "accepted as a different game" if is_wrong else None
    error = json.loads(answered.reply)["error"]
    outcome = f"{kind}: {error['kind']}" + (AFTER if answered.replayed else "")
    if error["kind"] not in REFUSED:
        return outcome, f"answered with {error['kind']}: {error.get('detail', '')[-300:]}"
    if error["text"]["key"] not in words():
        return outcome, f"refused with a message that has no words: {error['text']['key']}"
    if answered.has_changed:
        return outcome, "refused, but something has changed"
    if answered.seconds > (replay_limit if answered.replayed else limit):
        return outcome, f"refused after {answered.seconds * 1000:.0f} ms"
    return outcome, None


def batch(key: str, seed: str, count: int, limit: float = LIMIT) -> Found:
    """Send so many altered texts of one random game; each must be refused within `limit` seconds."""
    found = Found()
    for number, answered in enumerate(Trial(load_game(key), f"{key} {seed}").run(count)):
        outcome, fault = judge(answered, limit, limit)
        found.add(outcome, answered.seconds, shortened(answered.text))
        if fault is not None:
            found.faults.append(f"{key}, seed {seed!r}, text {number}: {fault}: {shortened(answered.text)}")
    return found


def shortened(text: str) -> str:
    """The beginning of the text, and its length if it was cut."""
    return f"{text[:160]!a} ({len(text)} characters)" if len(text) > 160 else f"{text!a}"


def fuzz(keys: Sequence[str], count: int, seed: str) -> int:
    """Send so many altered texts of each game."""
    whole = Found()
    for key in keys or [game.meta.key for game in GAMES]:
        found = in_batches(batch, key, count, seed)
        whole.merge(found)
        say(f"{key}: {sum(found.counts.values())} done, {len(found.faults)} faults")
    return report(whole)


def in_batches(work: Callable[[str, str, int], Found], key: str, count: int, seed: str) -> Found:
    """Do the work in batches on all processors."""
    whole = Found()
    batches = [(key, f"{seed} {number}", min(AT_ONCE, count - number)) for number in range(0, count, AT_ONCE)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done, found in enumerate(pool.map(work, *zip(*batches, strict=True)), 1):
            whole.merge(found)
            if done % 100 == 0:
                say(f"{key}: {min(done * AT_ONCE, count)} of {count}, {len(whole.faults)} faults")
    return whole


def report(found: Found, faults_shown: int = 20) -> int:
    """Print the counts and the first faults; return 1 if there are any."""
    say()
    for name in sorted(found.counts):
        seconds, what = found.slowest[name]
        say(f"{name:36} {found.counts[name]:8}   slowest {seconds * 1000:5.0f} ms   {what[:100]}")
    altered = sum(number for name, number in found.counts.items() if not name.startswith("right"))
    say(f"\n{altered} altered texts, {len(found.faults)} faults; the slowest refusals:")
    for by, names in (
        ("by form", [name for name in found.slowest if not name.endswith((": done", AFTER))]),
        ("after a replay", [name for name in found.slowest if name.endswith(AFTER)]),
    ):
        slowest, what = max((found.slowest[name] for name in names), default=(0.0, "none"))
        say(f"{by}: {slowest * 1000:.0f} ms: {what}")
    for fault in found.faults[:faults_shown]:
        say(f"FAULT {fault}")
    return 1 if found.faults else 0
