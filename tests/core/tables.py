"""Tables of Pebbles to try the core on."""

import json
from dataclasses import replace
from typing import Any

from ludoteca.core.record import AnyGame, Header, Player, Record
from ludoteca.core.session import Session
from ludoteca.protocol.replies import BridgeReply, MindReply
from tools.contract_laws import header

from tests.core.pebbles import GAME


def find(key: str) -> AnyGame:
    """Pebbles, and nothing else."""
    if key != GAME.meta.key:
        raise LookupError(key)
    return GAME


def as_json(reply: BridgeReply | MindReply) -> Any:
    """A reply as the page reads it, so that a test may look for any field."""
    return json.loads(json.dumps(reply))


def sit_down(seats: int = 2, seed: str = "seven", bots: tuple[int, ...] = (), **options: Any) -> Session:
    """A new game; the seats named are bots."""
    return Session(Record(GAME, seated(header(GAME, seats, seed, options), bots)))


def seated(head: Header, bots: tuple[int, ...]) -> Header:
    """The header with bots at some seats."""
    players = [
        replace(player, kind="bot", level="novice") if seat in bots else player
        for seat, player in enumerate(head.players)
    ]
    return replace(head, players=tuple(players))


def play(session: Session, *indices: int) -> Session:
    """Play these choices one after another."""
    for index in indices:
        session.play(session.revision, index)
    return session


def played(seats: int = 2, seed: str = "seven", **options: Any) -> Record:
    """A finished game."""
    session = sit_down(seats, seed, **options)
    while session.record.to_act() is not None:
        play(session, session.revision % 2)
    return session.record


HOSTILE = Player("<b>\u202e{$x}\n\x00" + "🦉" * 50, "black", "person", "")
