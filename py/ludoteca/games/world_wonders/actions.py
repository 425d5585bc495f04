"""World Wonders' actions: what a seat does to answer a decision."""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from ludoteca.games.world_wonders.forms import BITS, NAME, form_of
from ludoteca.games.world_wonders.state import ITEMS


@dataclass(frozen=True, slots=True)
class Buy:
    item: str


@dataclass(frozen=True, slots=True)
class TakeLoan:
    pass


@dataclass(frozen=True, slots=True)
class RepayLoan:
    pass


@dataclass(frozen=True, slots=True)
class GoOut:
    """Nothing can be bought without a loan, and none is wanted."""


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a form, turned so, with its first space in reading order at this space."""

    form: str
    at: str
    turn: int


Action: TypeAlias = Buy | TakeLoan | RepayLoan | GoOut | Place

BUY: dict[str, Buy] = {item: Buy(item) for item in ITEMS}
TAKE_LOAN = TakeLoan()
REPAY_LOAN = RepayLoan()
GO_OUT = GoOut()


@cache
def places_of(form: str) -> tuple[tuple[Place, ...], ...]:
    """For each turn of a form, the action for each bit; what would leave the map is never picked."""
    turns = range(len(form_of(form).turns))
    return tuple(tuple(Place(form, NAME[bit], turn) for bit in range(BITS)) for turn in turns)
