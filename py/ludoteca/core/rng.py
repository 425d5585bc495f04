"""The random generator: an immutable SplitMix64.

All versions of CPython and Pyodide must draw the same numbers for ever, so this does not use the module `random`.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Rng(NamedTuple):
    """A random generator as a value: each method returns its result and the next generator.

    >>> first, rng = Rng(7).below(6)
    >>> second, rng = rng.below(6)
    >>> first, second
    (2, 0)
    >>> Rng(7).below(6)[0] == first
    True
    """

    state: int

    def bits(self) -> tuple[int, "Rng"]:
        """64 random bits (Steele, Lea, Flood 2014)."""
        state = (self.state + _GOLDEN) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31), Rng(state)

    def below(self, bound: int) -> tuple[int, "Rng"]:
        """An integer in `range(bound)`, all equally likely: a draw that would be biased is repeated (Lemire 2019)."""
        assert bound > 0, "there is nothing to draw from"
        value, rng = self.bits()
        product = value * bound
        if product & _MASK < bound:
            unfair = (_MASK + 1) % bound
            while product & _MASK < unfair:
                value, rng = rng.bits()
                product = value * bound
        return product >> 64, rng

    def take(self, bag: tuple[T, ...]) -> tuple[T, tuple[T, ...], "Rng"]:
        """One thing out of a bag, and the bag without it.

        >>> Rng(7).take(("red", "green", "blue"))[:2]
        ('green', ('red', 'blue'))
        """
        index, rng = self.below(len(bag))
        return bag[index], bag[:index] + bag[index + 1 :], rng

    def shuffle(self, things: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """All things in random order (Fisher and Yates).

        >>> Rng(7).shuffle("abcd")[0]
        ('c', 'd', 'a', 'b')
        """
        order, rng = list(things), self
        for last in range(len(order) - 1, 0, -1):
            index, rng = rng.below(last + 1)
            order[last], order[index] = order[index], order[last]
        return tuple(order), rng

    def draw_kind(self, counts: tuple[int, ...]) -> tuple[int, "Rng"]:
        """Draw from a bag that is given as the number of things of each kind; returns the index of the kind."""
        index, rng = self.below(sum(counts))
        for kind, count in enumerate(counts):
            if index < count:
                return kind, rng
            index -= count
        raise AssertionError("the index is less than the sum of the counts")

    def fork(self) -> tuple["Rng", "Rng"]:
        """A new independent generator, and the next generator of this one."""
        value, rng = self.bits()
        return Rng(value), rng
