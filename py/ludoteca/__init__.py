"""Ludoteca: modern board games as pure functions over immutable values. These names are what a script needs."""

from ludoteca.core.bots import choose
from ludoteca.core.effort import LEVELS
from ludoteca.core.game import Game
from ludoteca.core.link import read_link, write_link
from ludoteca.core.record import Record, RecordError, new_header
from ludoteca.core.recordfile import read_file, write_file
from ludoteca.core.rng import Rng
from ludoteca.core.session import Session
from ludoteca.registry import GAMES, load_game

__all__ = [
    "GAMES",
    "LEVELS",
    "Game",
    "Record",
    "RecordError",
    "Rng",
    "Session",
    "choose",
    "load_game",
    "new_header",
    "read_file",
    "read_link",
    "write_file",
    "write_link",
]
