"""Frames of Quetzal for the node tests of its scene, kept in `tests/web/samples/quetzal-<name>.json`.

After a deliberate change of the view or the tables: `python3 -m tests.rules.quetzal.samples` with `py` and the root on
the path writes them anew.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from ludoteca.core.record import Player, Record
from ludoteca.core.rng import Rng
from ludoteca.core.session import Session
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.content import QUARRY, SHIP_1
from ludoteca.games.quetzal.state import Delivery, Placing, State, TileLimit
from ludoteca.wire import pack_frame
from tools.contract_laws import header

FOLDER = Path(__file__).parents[2] / "web" / "samples"
NAMES = ("Ada", "Bruno", "Chloé", "Dario")
COLOURS = ("purple", "sky", "yellow", "blue")


def is_placing(state: State) -> bool:
    """In a game for two, somebody has picked up several meeples, which may go to several places."""
    first = state.decisions[0]
    is_held = isinstance(first, Placing) and len(first.held) > 1
    return state.round == 2 and is_held and len(GAME.legal_actions(state)) > 6


def is_delivery(state: State) -> bool:
    """Somebody has loaded cards for a ship and has room for more; the Quarry is held."""
    first = state.decisions[0]
    is_loading = isinstance(first, Delivery) and first.place == SHIP_1 and 0 < len(first.cargo) < 5
    return state.round > 2 and is_loading and state.board[QUARRY] is not None


def is_limit(state: State) -> bool:
    """Somebody chooses which of three Upgrades to discard, and may exchange coins."""
    return isinstance(state.decisions[0], TileLimit) and len(GAME.legal_actions(state)) > 3


MOMENTS: dict[str, tuple[int, Callable[[State], bool]]] = {
    "placing": (2, is_placing),
    "delivery": (4, is_delivery),
    "limit": (3, is_limit),
}


def session_at(seats: int, is_wanted: Callable[[State], bool]) -> Session:
    """The first such moment of the first random game that has one."""
    for seed in range(100):
        players = tuple(Player(NAMES[seat], COLOURS[seat], "person", "") for seat in range(seats))
        session = Session(Record(GAME, replace(header(GAME, seats, f"sample {seed}", {}), players=players)))
        luck = Rng(seed)
        while session.record.to_act() is not None:
            if is_wanted(session.record.state):
                return session
            index, luck = luck.below(len(session.record.legal()))
            session.play(session.revision, index)
    raise AssertionError("no game has such a moment")


def sample(name: str) -> dict[str, Any]:
    """What the page would get, as JSON has it."""
    session = session_at(*MOMENTS[name])
    seat = session.record.to_act()
    players = [asdict(player) for player in session.header.players]
    data = {
        "content": GAME.content(),
        "frame": pack_frame(session.frame(seat, len(session.record.moments))),
        "players": players,
    }
    plain: dict[str, Any] = json.loads(json.dumps(data))
    return plain


def path_of(name: str) -> Path:
    return FOLDER / f"quetzal-{name}.json"


if __name__ == "__main__":
    for moment in MOMENTS:
        path_of(moment).write_text(json.dumps(sample(moment), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
