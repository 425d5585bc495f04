"""The samples that both languages read, and the mind's replies, have the shapes that `ludoteca.protocol` describes."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from ludoteca.bridge import OPERATIONS
from ludoteca.core.recordfile import PlayerData
from ludoteca.mind import Mind
from ludoteca.protocol.data import FrameData
from ludoteca.protocol.replies import ERROR_KINDS, ErrorKind, ErrorReply
from ludoteca.protocol.requests import BridgeRequest, MindRequest
from tools.paths import ROOT

from tests.contract.conversation import SAMPLES
from tests.contract.shapes import misfits
from tests.core.tables import as_json, find, sit_down


def exchanges() -> list[dict[str, Any]]:
    """All requests with their replies in the samples; names.json has something else."""
    samples = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(SAMPLES.parent.glob("*.json"))]
    return [exchange for sample in samples if isinstance(sample, list) for exchange in sample]


EXCHANGES = exchanges()
FRAMES = sorted((ROOT / "tests" / "web" / "samples").glob("*.json"))
MIND = {"think": Mind.think, "hint": Mind.hint, "hurry": Mind.hurry, "stop": Mind.stop}


def requests_by_op(union: Any) -> dict[str, Any]:
    """The type of a request, by its `op`."""
    return {op: kind for kind in get_args(union) for op in get_args(get_type_hints(kind)["op"])}


def reply_of(operation: Any) -> Any:
    """The type of the reply that an operation gives if it is granted."""
    return get_type_hints(operation)["return"]


def mind_request(op: str) -> dict[str, Any]:
    search = {"game": "pebbles", "state": sit_down().imagine(0, 0, "a"), "seat": 0, "revision": 3, "seed": "s"}
    if op == "think":
        return {"op": op, **search, "level": "novice", "spent": 0}
    return {"op": op, **search, "plan": []} if op == "hint" else {"op": op}


def exchange_name(exchange: Mapping[str, Any]) -> str:
    return f"{exchange['request']['op']} {'ok' if exchange['reply']['ok'] else exchange['reply']['error']['kind']}"


@pytest.mark.parametrize("exchange", EXCHANGES, ids=map(exchange_name, EXCHANGES))
def test_an_exchange_has_the_shapes_of_its_operation(exchange: dict[str, Any]) -> None:
    op, reply = exchange["request"]["op"], exchange["reply"]
    if not reply["ok"]:
        assert misfits(ErrorReply, reply) == []
        return
    assert misfits(requests_by_op(BridgeRequest | MindRequest)[op], exchange["request"]) == []
    assert misfits(reply_of({**OPERATIONS, **MIND}[op]), reply) == []


@pytest.mark.parametrize("op", MIND)
def test_the_mind_answers_in_the_shape_of_the_operation(op: str) -> None:
    request = mind_request(op)
    reply = as_json(asyncio.run(Mind(lambda: 0.0, find).handle(request)))
    assert misfits(requests_by_op(MindRequest)[op], request) == []
    assert misfits(reply_of(MIND[op]), reply) == []


def test_the_mind_refuses_in_the_shape_of_an_error() -> None:
    reply = as_json(asyncio.run(Mind(lambda: 0.0, find).handle({"op": "think"})))
    assert misfits(ErrorReply, reply) == []


@pytest.mark.parametrize("path", FRAMES, ids=lambda path: path.stem)
def test_the_frames_that_the_page_is_tested_with_have_their_shape(path: Path) -> None:
    sample = json.loads(path.read_text(encoding="utf-8"))
    assert misfits(FrameData, sample["frame"]) == []
    assert misfits(list[PlayerData], sample["players"]) == []


def test_every_operation_has_a_request_and_no_other() -> None:
    assert requests_by_op(BridgeRequest).keys() == OPERATIONS.keys()
    assert requests_by_op(MindRequest).keys() == MIND.keys()


def test_every_kind_of_error_is_explained_and_known_to_the_page() -> None:
    assert set(get_args(ErrorKind)) == ERROR_KINDS.keys()
    protocol = (ROOT / "web" / "bridge" / "protocol.js").read_text(encoding="utf-8")
    assert [kind for kind in ERROR_KINDS if f'"{kind}"' not in protocol] == []


FRAME = next(exchange["reply"]["frame"] for exchange in EXCHANGES if "frame" in exchange["reply"])


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"revision": "1"}, ".revision"),
        ({"revision": True}, ".revision"),
        ({"to_act": 0.5}, ".to_act"),
        ({"colour": "red"}, ".colour: is not described"),
        ({"choices": [{"path": ["a"]}]}, ".choices[0].label: is missing"),
        ({"choices": [{"path": ["a"], "label": {"key": "a"}, "preferred": False}]}, ".choices[0].preferred"),
        ({"scores": {}}, ".scores"),
        (
            {"undoable": {"undo": True, "redo": True, "why": {"key": "a", "args": {"b": {"c": 1}}}}},
            ".undoable.why.args",
        ),
    ],
)
def test_a_value_of_another_shape_is_found(change: dict[str, Any], where: str) -> None:
    (misfit,) = misfits(FrameData, FRAME | change)
    assert misfit.startswith(where)
