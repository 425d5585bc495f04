"""Ludoteca: modern board games as pure functions over immutable values."""

from ludoteca.core.rng import Rng
from ludoteca.registry import load_game

__all__ = ["Rng", "load_game"]
