"""The rules are the same in the browser's Python: 3.14 on 32 bits, with a hash seed of its own."""

import json
from pathlib import Path

from tools import environment
from tools.golden import FOLDER, digests
from tools.places import ROOT
from tools.say import call


def test_golden_games_replay_to_the_same_end_inside_pyodide() -> None:
    environment.npm_packages()
    script = Path(__file__).with_name("replay.mjs")
    said = call([environment.node(), script, ROOT / "py", FOLDER], "The replay inside Pyodide failed.")
    assert json.loads(said.splitlines()[-1]) == digests()
