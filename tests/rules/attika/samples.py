"""Two tables of Attika as the page gets them, in `tests/web/samples`, for the tests of the page.

The Python test holds the engine to them, tests/web/attika-scene.test.js draws them. After a deliberate change of views:
`PYTHONPATH=py:. python3 -m tests.rules.attika.samples`, then `npx biome format --write tests/web/samples`.
"""

import json
from pathlib import Path
from typing import Any

from ludoteca import wire
from ludoteca.core.record import Record
from ludoteca.core.recordfile import header_data
from ludoteca.core.rng import Rng
from ludoteca.core.session import Session
from ludoteca.games.attika import GAME
from ludoteca.games.attika.state import Expand, Reveal
from tools.contract_laws import header

FOLDER = Path(__file__).parents[2] / "web" / "samples"
SAMPLES: dict[str, tuple[type, int]] = {"reveal": (Reveal, 70), "expand": (Expand, 30)}
"""The decision that is asked, and after how many actions of a random game at least."""


def sample(name: str) -> dict[str, Any]:
    """The first table of the game that asks for the decision, as the seat to act sees it."""
    decision, least = SAMPLES[name]
    session, luck = Session(Record(GAME, header(GAME, 2, "sample", {}))), Rng(3)
    while len(session.record.moments) < least or not isinstance(session.record.state.decisions[0], decision):
        index, luck = luck.below(len(session.record.legal()))
        session.play(session.revision, index)
    data = {
        "content": GAME.content(),
        "players": header_data(session.record)["players"],
        "frame": wire.pack_frame(session.frame(session.record.to_act(), len(session.record.moments))),
    }
    plain: dict[str, Any] = json.loads(json.dumps(data))
    return plain


def write() -> None:
    for name in SAMPLES:
        text = json.dumps(sample(name), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"attika-{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
