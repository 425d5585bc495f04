"""What must come out alike in every Python; test_pyodide.py runs this in CPython and inside Pyodide."""

from pathlib import Path

from ludoteca.core import codec
from ludoteca.core.bots import choose
from ludoteca.core.record import Record, rng_of
from ludoteca.core.recordfile import read_file
from ludoteca.registry import load_game

LEVELS = ("skilled", "expert")
ASKED = 20
"""At about so many decisions of a game bots are asked what they would do."""


def read(path: Path) -> Record:
    return read_file(load_game, path.read_text(encoding="utf-8"))


def digest_of(path: Path) -> str:
    """How a golden game ends, or what went wrong."""
    try:
        return codec.digest(read(path).state)
    except Exception as error:
        return repr(error)


def thoughts_of(path: Path) -> list[int]:
    """What bots would have done in a golden game, as indexes among the legal actions; the levels take turns."""
    record = read(path)
    decisions = [at for at, moment in enumerate(record.moments) if moment.count > 1]
    chosen = []
    for number, at in enumerate(decisions[:: max(1, len(decisions) // ASKED)]):
        state, seat, level = record.state_at(at), record.moments[at].seat, LEVELS[number % len(LEVELS)]
        chosen.append(choose(record.game, state, seat, level, rng_of(f"{path.name} {at}")))
    return chosen


def compare(root: Path) -> dict[str, dict[str, str | list[int]]]:
    """The digests of all golden games, and the thoughts in those of two seats."""
    games, duels = sorted(root.glob("*/*.json")), sorted(root.glob("*/*-2.json"))
    return {
        "digests": {path.relative_to(root).as_posix(): digest_of(path) for path in games},
        "thoughts": {path.relative_to(root).as_posix(): thoughts_of(path) for path in duels},
    }
