"""Counted positions: how many sequences of so many actions begin at a position.

Each game's positions stand in `tests/perft/<game>.json`, a list of

    {"about": "…", "how": "hand", "seats": 2, "seed": "7", "options": {}, "indices": [0, 3], "counts": [1, 24, 530]}

`indices` are the actions that lead from the set-up to the position. `how` says where the counts come from: `hand`
(counted by a person from the rules), `brute` (by another, simpler program) or `pinned` (by this one, to notice change).
"""

import json
from pathlib import Path
from typing import Any

from ludoteca.core.record import AnyGame, Record
from tools.contract_laws import header

HERE = Path(__file__).parent
WAYS = ("hand", "brute", "pinned")


def positions() -> list[tuple[str, dict[str, Any]]]:
    """All counted positions, each with the key of its game."""
    return [
        (path.stem, position)
        for path in sorted(HERE.glob("*.json"))
        for position in json.loads(path.read_text(encoding="utf-8"))
    ]


def state_of(game: AnyGame, position: dict[str, Any]) -> Any:
    """The state that a position describes."""
    record = Record(game, header(game, position["seats"], position["seed"], position["options"]))
    for index in position["indices"]:
        record.do(index)
    return record.state


def count(game: AnyGame, state: Any, depth: int) -> int:
    """The number of sequences of so many actions."""
    if depth == 0:
        return 1
    actions = game.legal_actions(state)
    return len(actions) if depth == 1 else sum(count(game, game.apply(state, a).state, depth - 1) for a in actions)
