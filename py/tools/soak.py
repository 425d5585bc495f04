"""`run.py soak`: plays thousands of random games and checks the laws of the contract."""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from ludoteca.core.link import write_link
from ludoteca.core.record import AnyGame, rng_of
from ludoteca.core.rng import Rng
from ludoteca.registry import GAMES, load_game

from .contract_laws import LawBroken, Walk, at_random, header
from .terminal import say

GAMES_AT_ONCE = 20
OFTEN, COSTLY = 8, 400
"""The cheap and the costly laws are checked at one state in so many; the conformance tests check more often."""
LONGEST_LINK = 600


def any_options(game: AnyGame, seats: int, rng: Rng) -> dict[str, Any]:
    """A random choice of the options that are offered at this seat count."""
    chosen = {}
    for option in game.meta.options:
        if option.seats is None or seats in option.seats:
            which, rng = rng.below(len(option.values))
            chosen[option.key] = option.values[which]
    return chosen


def soak(keys: Sequence[str], games: int, seed: str) -> int:
    """Play so many random games of each kind, with all seat counts and options."""
    return sum(_report(key, games, _in_batches(_soak_batch, key, games, GAMES_AT_ONCE, seed)) for key in keys or _all())


def _all() -> list[str]:
    return [game.meta.key for game in GAMES]


def _in_batches(
    work: Callable[[str, str, int], Counter[str]], key: str, count: int, size: int, seed: str
) -> Counter[str]:
    whole: Counter[str] = Counter()
    batches = [(key, f"{seed} {number}", min(size, count - number)) for number in range(0, count, size)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done, found in enumerate(pool.map(work, *zip(*batches, strict=True)), 1):
            for name, number in found.items():
                whole[name] = max(whole[name], number) if name.startswith("most") else whole[name] + number
            if done % 50 == 0:
                say(f"{key}: {min(done * size, count)} of {count}")
    return whole


def _report(key: str, count: int, found: Counter[str]) -> int:
    faults = sorted(name for name in found if name.startswith("FAULT"))
    say(f"{key}: {count} done; " + ", ".join(f"{name} {found[name]}" for name in sorted(found)))
    return 1 if faults else 0


def _tables(key: str, seed: str, count: int) -> Iterator[tuple[AnyGame, int, str, dict[str, Any]]]:
    game, rng = load_game(key), rng_of(seed)
    for number in range(count):
        luck, rng = rng.fork()
        seats = game.meta.seats[number % len(game.meta.seats)]
        yield game, seats, f"{seed} {number}", any_options(game, seats, luck)


def _soak_batch(key: str, seed: str, count: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for game, seats, name, options in _tables(key, seed, count):
        try:
            record = Walk(game, header(game, seats, name, options), at_random, COSTLY, OFTEN).run()
        except (LawBroken, AssertionError) as error:
            found[f"FAULT seats {seats} seed {name!r} options {options}: {error}"] += 1
            continue
        outcome = record.outcome()
        assert outcome is not None, "a walk plays to the end"
        found[outcome.reason] += 1
        length = len(write_link(record))
        found["most characters of a link"] = max(found["most characters of a link"], length)
        found["most actions"] = max(found["most actions"], len(record.moments))
        widest = max(moment.count for moment in record.moments)
        found["most choices"] = max(found["most choices"], widest)
        if length > LONGEST_LINK:
            found[f"FAULT seats {seats} seed {name!r} options {options}: a link of {length} characters"] += 1
    return found
