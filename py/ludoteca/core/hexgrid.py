"""An infinite grid of pointy-top hexes in axial coordinates; the y axis points down."""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from the east: E, SE, SW, W, NW, NE."""


@cache
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes that share an edge with this one, clockwise from the east.

    >>> neighbours((0, 0))
    ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    """
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from one hex to another.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


@cache
def flower(centre: Hex) -> tuple[Hex, ...]:
    """A hex and its six neighbours: the shape of a landscape tile."""
    return (centre, *neighbours(centre))


def ball(centre: Hex, radius: int) -> frozenset[Hex]:
    """All hexes at most so many steps away.

    >>> len(ball((0, 0), 2))
    19
    """
    return _moved(_ball_at_origin(radius), centre)


def ring(centre: Hex, radius: int) -> frozenset[Hex]:
    """All hexes exactly so many steps away."""
    return _moved(_ring_at_origin(radius), centre)


@cache
def _ball_at_origin(radius: int) -> frozenset[Hex]:
    area: frozenset[Hex] = frozenset(((0, 0),))
    for _ in range(radius):
        area |= edge_of(area)
    return area


@cache
def _ring_at_origin(radius: int) -> frozenset[Hex]:
    return edge_of(_ball_at_origin(radius - 1))


def _moved(area: frozenset[Hex], to: Hex) -> frozenset[Hex]:
    q, r = to
    return frozenset([(q + dq, r + dr) for dq, dr in area])


def edge_of(area: Iterable[Hex]) -> frozenset[Hex]:
    """The hexes outside of an area that touch it."""
    inside = frozenset(area)
    return frozenset(n for at in inside for n in neighbours(at)) - inside
