"""Nothing ordered comes out of a set: whole games are alike under another hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from ludoteca.core.record import AnyGame

from tests.conformance.tables import ALL_GAMES

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from ludoteca.core import codec
from ludoteca.core.record import Record, rng_of
from tests.conformance.tables import find
from tools.contract_laws import at_random, header
game = find(sys.argv[1])
for seats in game.meta.seats:
    record, rng = Record(game, header(game, seats, "alike", {})), rng_of("alike")
    while record.to_act() is not None:
        luck, rng = rng.fork()
        for viewer in (None, *range(seats)):
            if len(record.moments) % 20 == 0:
                print(game.view(record.state, viewer))
        print(codec.digest(tuple(record.legal())), [game.choice(record.state, a).path for a in record.legal()][:5])
        record.do(at_random(game, record.state, luck))
    print(record.trail().hex(), codec.digest(record.state))
"""


def printed(game: AnyGame, seed: str) -> str:
    paths = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game.meta.key],
        env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
        cwd=ROOT,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.meta.key)
def test_a_game_is_the_same_under_another_hash_seed(game: AnyGame) -> None:
    first = printed(game, "1")
    assert first.count("\n") > 20
    assert first == printed(game, "4242")
