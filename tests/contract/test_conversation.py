"""The bridge and the mind still say what the samples say, which the page's side reads too."""

import json
import re
from pathlib import Path

import pytest
from ludoteca.bridge import OPERATIONS

from tests.contract import thoughts
from tests.contract.conversation import REQUESTS, SAMPLES, converse

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "web" / "bridge" / "protocol.js").read_text(encoding="utf-8")
MIND_OPERATIONS = {"think", "hint", "hurry", "stop"}
FROM_THE_PAGE = {"down"}
"""Kinds of errors that no Python says: the page itself does."""


def fields_of(typedef: str) -> set[str]:
    """The names of the properties of an object type of the protocol."""
    block = re.search(rf"@typedef \{{object\}} {typedef}\b(.*?)\*/", PROTOCOL, re.DOTALL)
    assert block
    return set(re.findall(r"^ \* @property \{.*\} \[?(\w+)", block[1], re.MULTILINE))


def kinds_said() -> set[str]:
    """The kinds of errors that the bridge and the mind can answer with."""
    texts = [(ROOT / "py" / "ludoteca" / name).read_text(encoding="utf-8") for name in ("bridge.py", "mind.py")]
    return {kind for text in texts for kind in re.findall(r'pack_problem\("(\w+)"', text)}


@pytest.mark.parametrize("typedef", ["Requests", "Replies"])
def test_the_protocol_types_every_operation_of_the_bridge_and_no_other(typedef: str) -> None:
    assert fields_of(typedef) == set(OPERATIONS)


@pytest.mark.parametrize("typedef", ["MindRequests", "MindReplies"])
def test_the_protocol_types_every_operation_of_the_mind_and_no_other(typedef: str) -> None:
    assert fields_of(typedef) == MIND_OPERATIONS


def test_the_protocol_lists_every_kind_of_error_with_a_sentence() -> None:
    union = re.search(r'@typedef \{("\w+"(?: \| "\w+")*)\} ErrorKind', PROTOCOL)
    assert union
    explained = re.findall(r"^ \* - `(\w+)`: .+\.$", PROTOCOL, re.MULTILINE)
    assert set(re.findall(r"\w+", union[1])) == set(explained) == kinds_said() | FROM_THE_PAGE


def test_the_bridge_answers_as_the_samples_say() -> None:
    assert converse() == json.loads(SAMPLES.read_text(encoding="utf-8"))


def test_the_mind_answers_as_the_samples_say() -> None:
    assert thoughts.converse() == json.loads(thoughts.SAMPLES.read_text(encoding="utf-8"))


def test_the_samples_show_every_operation_and_every_kind_of_error() -> None:
    assert {request["op"] for request in REQUESTS} - {"shuffle"} == set(OPERATIONS)
    assert {request["op"] for request in thoughts.REQUESTS} - {"dream"} == MIND_OPERATIONS
    replies = [exchange["reply"] for exchange in [*converse(), *thoughts.converse()]]
    # `internal` is a fault of ours: there is no request for it.
    assert {reply["error"]["kind"] for reply in replies if not reply["ok"]} == kinds_said() - {"internal"}
