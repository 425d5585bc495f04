"""The games on the shelf."""

from typing import Any

from ludoteca.core.game import Game
from ludoteca.games.attika import GAME as ATTIKA

GAMES: tuple[Game[Any, Any, Any], ...] = (ATTIKA,)


def load_game(key: str) -> Game[Any, Any, Any]:
    """The game with this key; `LookupError` if there is none."""
    for game in GAMES:
        if game.meta.key == key:
            return game
    raise LookupError(f"there is no game called {key!r}")
