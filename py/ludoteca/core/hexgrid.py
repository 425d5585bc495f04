"""One infinite grid of pointy-top hexes in axial coordinates, the y axis downwards."""

from collections.abc import Iterable
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from the east: E, SE, SW, W, NW, NE."""


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes that share an edge with this one, clockwise from the east."""
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def flower(centre: Hex) -> tuple[Hex, ...]:
    """A hex and its six neighbours: the shape of a landscape tile."""
    return (centre, *neighbours(centre))


def edge_of(area: Iterable[Hex]) -> frozenset[Hex]:
    """The hexes that touch an area without belonging to it."""
    inside = frozenset(area)
    return frozenset(n for at in inside for n in neighbours(at)) - inside
