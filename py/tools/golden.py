"""Golden games: record files of whole games that must always replay to the same end. `run.py pin` finds new ones."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.core import codec
from ludoteca.core.record import AnyGame, Record, rng_of
from ludoteca.core.recordfile import read_file, write_file
from ludoteca.core.rng import Rng
from ludoteca.registry import GAMES, load_game

from .contract_laws import Picker, at_random, header, like_a_bot
from .paths import ROOT
from .terminal import say

FOLDER = ROOT / "tests" / "golden"
DIGESTS = FOLDER / "digests.json"


def files() -> list[Path]:
    """The files of all golden games."""
    return sorted(path for game in GAMES for path in (FOLDER / game.meta.key).glob("*.json"))


def digests() -> dict[str, str]:
    """The digest of each golden game's last state, by its path."""
    data: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.exists() else {}
    return data


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


def keep(record: Record, name: str) -> Path:
    """Write a golden game and its digest."""
    path = FOLDER / record.header.game / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_file(record), encoding="utf-8", newline="\n")
    known = digests() | {name_of(path): codec.digest(record.state)}
    DIGESTS.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
    say(f"kept {name_of(path)}: {len(record.moments)} actions")
    return path


def first(game: AnyGame, state: Any, rng: Rng) -> int:
    """Always the first legal action: unusual games."""
    return 0


def last(game: AnyGame, state: Any, rng: Rng) -> int:
    """Always the last."""
    return len(game.legal_actions(state)) - 1


def leaning(part: int) -> Picker:
    """A random action, but in so many of ten cases the last: it often does least, and the game gets long."""

    def pick(game: AnyGame, state: Any, rng: Rng) -> int:
        luck, rng = rng.below(10)
        return last(game, state, rng) if luck < part else at_random(game, state, rng)

    return pick


def shunning(ending: str) -> Picker:
    """A random action, but one that ends the game in this way only if there is no other: other endings are found."""

    def pick(game: AnyGame, state: Any, rng: Rng) -> int:
        order, _ = rng.shuffle(range(len(game.legal_actions(state))))
        return next((index for index in order if not _ends_so(game, state, index, ending)), order[0])

    return pick


def _ends_so(game: AnyGame, state: Any, index: int, ending: str) -> bool:
    outcome = game.outcome(game.apply(state, game.legal_actions(state)[index]).state)
    return outcome is not None and outcome.reason == ending


PICKERS: tuple[Picker, ...] = (at_random, first, last, leaning(3), leaning(5), leaning(7), leaning(9))
THOUGHTFUL = 5
"""Among the first games, one in this number is played like a bot, which takes more time."""


def pin(keys: Sequence[str], tries: int) -> int:
    """Look for a game with each ending at each seat count that has none yet, and save it."""
    for game in [load_game(key) for key in keys] or list(GAMES):
        for seats in game.meta.seats:
            _pin_table(game, seats, tries)
    return 0


def repin() -> int:
    """Write the digests again after a deliberate change of the states' form; `RecordError` if a replay differs."""
    for path in files():
        record = read_file(load_game, path.read_text(encoding="utf-8"))
        keep(record, path.stem)
    return 0


def _pin_table(game: AnyGame, seats: int, tries: int) -> None:
    wanted = {
        ending for ending in game.meta.endings if not (FOLDER / game.meta.key / f"{ending}-{seats}.json").exists()
    }
    pickers = (*PICKERS, *map(shunning, game.meta.endings))
    for number in range(tries):
        if not wanted:
            return
        is_thoughtful = number % THOUGHTFUL == 1 and number < 50
        pick = like_a_bot if is_thoughtful else pickers[number % len(pickers)]
        record = play(game, seats, f"golden {number}", pick)
        outcome = record.outcome()
        if outcome is not None and outcome.reason in wanted:
            keep(record, f"{outcome.reason}-{seats}")
            wanted.discard(outcome.reason)
    if wanted:
        say(f"{game.meta.key} with {seats}: {tries} games, none ended by {', '.join(sorted(wanted))}")


def play(game: AnyGame, seats: int, seed: str, pick: Picker) -> Record:
    """Play a game to its end."""
    record, rng = Record(game, header(game, seats, seed, {})), rng_of(seed)
    while record.to_act() is not None:
        luck, rng = rng.fork()
        record.do(pick(game, record.state, luck))
    return record
