"""The rules and the bots are the same in the browser's Python: 3.14 on 32 bits, with a hash seed of its own."""

import json
from pathlib import Path
from typing import Any

import pytest
from tools import environment
from tools.golden import FOLDER, digests
from tools.paths import ROOT
from tools.terminal import call

from tests.contract.replay import compare


@pytest.fixture(scope="module")
def inside() -> dict[str, Any]:
    """What the replay finds inside Pyodide."""
    environment.npm_packages()
    script = Path(__file__).with_name("replay.mjs")
    said = call([environment.node(), script, ROOT / "py", FOLDER], "The replay inside Pyodide failed.")
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def test_golden_games_replay_to_the_same_end_inside_pyodide(inside: dict[str, Any]) -> None:
    assert inside["digests"] == digests()


def test_bots_think_inside_pyodide_as_they_do_here(inside: dict[str, Any]) -> None:
    assert inside["thoughts"] == compare(FOLDER)["thoughts"]
