"""No text or value from outside ends the engine, here or inside Pyodide, where the stack ends before Python's limit."""

import json
from pathlib import Path

from tools import environment
from tools.paths import ROOT
from tools.terminal import call

from tests.contract.hostile import REQUESTS, kinds

EXPECTED = dict.fromkeys(REQUESTS, "bad_request") | {"afterwards": "ok"}


def test_hostile_requests_are_refused() -> None:
    assert kinds() == EXPECTED


def test_hostile_requests_are_refused_inside_pyodide() -> None:
    environment.npm_packages()
    script = Path(__file__).with_name("hostile.mjs")
    said = call([environment.node(), script, ROOT / "py"], "Pyodide ended.")
    assert json.loads(said.splitlines()[-1]) == EXPECTED
