"""The bridge still says what the samples say, which the page's side reads too."""

import json
import re
from pathlib import Path

from ludoteca.bridge import OPERATIONS

from tests.contract.conversation import REQUESTS, SAMPLES, converse

PROTOCOL = Path(__file__).parents[2] / "web" / "bridge" / "protocol.js"


def test_the_protocol_tells_every_operation_of_the_bridge_and_no_other() -> None:
    rows = re.findall(r"^ \* \| ([a-z, ]+?) \|", PROTOCOL.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name for row in rows if row != "op" for name in row.split(", ")} == set(OPERATIONS)


def test_the_bridge_answers_as_the_samples_say() -> None:
    assert converse() == json.loads(SAMPLES.read_text(encoding="utf-8"))


def test_the_samples_show_every_operation_and_every_kind_of_error() -> None:
    assert {request["op"] for request in REQUESTS} - {"shuffle"} == set(OPERATIONS)
    replies = [exchange["reply"] for exchange in converse()]
    assert {reply["error"]["kind"] for reply in replies if not reply["ok"]} == {"stale", "illegal", "bad_request"}
