"""The list of all games."""

from typing import Any

from ludoteca.core.game import Game
from ludoteca.games.attika import GAME as ATTIKA
from ludoteca.games.quetzal import GAME as QUETZAL
from ludoteca.games.world_wonders import GAME as WORLD_WONDERS

GAMES: tuple[Game[Any, Any, Any], ...] = (QUETZAL, WORLD_WONDERS, ATTIKA)


def load_game(key: str) -> Game[Any, Any, Any]:
    """The game with this key; `LookupError` if there is none."""
    for game in GAMES:
        if game.meta.key == key:
            return game
    raise LookupError(f"there is no game called {key!r}")
