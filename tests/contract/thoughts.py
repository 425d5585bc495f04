"""Requests to the mind with its replies, kept in `samples/thoughts.json`; see `conversation.py`.

After a deliberate change: `python3 -m tests.contract.thoughts` with `py` and the root on the path writes them anew.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

from ludoteca.mind import SLICE, Mind

from tests.core.tables import find, sit_down

SAMPLES = Path(__file__).parent / "samples" / "thoughts.json"
IMAGINED = {"game": "pebbles", "state": sit_down().imagine(0, 0, "a"), "seat": 0, "revision": 5, "seed": "s"}
THINK = {"op": "think", **IMAGINED, "level": "novice", "spent": 0}

REQUESTS: tuple[dict[str, Any], ...] = (
    THINK,
    {"op": "hint", **IMAGINED, "plan": []},
    {"op": "hurry"},
    {"op": "stop"},
    {**THINK, "level": "god"},
    {"op": "dream"},
)


class Clock:
    """Time that goes on by one slice whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += SLICE
        return self.now


async def _converse() -> list[dict[str, Any]]:
    mind = Mind(Clock(), find)
    exchanges = [{"request": each, "reply": await mind.handle(each)} for each in REQUESTS]
    stopped, _ = await asyncio.gather(mind.handle(THINK), mind.handle(THINK))
    return [*exchanges, {"request": THINK, "reply": stopped}]


def converse() -> list[dict[str, Any]]:
    """All requests with their replies, as JSON has them; the last is a thought that another one ends."""
    exchanges: list[dict[str, Any]] = json.loads(json.dumps(asyncio.run(_converse())))
    return exchanges


def write() -> None:
    """Keep them, one exchange per line."""
    lines = ",\n".join(json.dumps(exchange, ensure_ascii=False) for exchange in converse())
    SAMPLES.write_text(f"[\n{lines}\n]\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
