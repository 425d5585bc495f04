"""Type aliases for the numbers that states, actions and events consist of."""

from typing import TypeAlias

Card: TypeAlias = int
"""A kind of Artifact card: an index of `CARD_NAMES`. Cards of a kind are interchangeable."""
Cards: TypeAlias = tuple[Card, ...]
"""Sorted, except where a place gives each card its slot."""
Tile: TypeAlias = int
"""A kind of Upgrade: an index of `UPGRADES`."""
Place: TypeAlias = int
"""An index of `PLACES`."""
Kind: TypeAlias = int
"""A kind of meeple in a pool: an index of `MEEPLES`."""
Colour: TypeAlias = int
"""BLACK, WHITE or OPEN."""
Meeples: TypeAlias = tuple[int, ...]
"""A seat's meeples, the Character last: each is its place times four plus how it fell (0 … 3)."""
