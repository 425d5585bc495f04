"""The table of buildings by index: costs, predecessors, groups; made from `content.py`."""

from typing import TypeAlias

from ludoteca.games.attika.cards import NO_CARDS, Cards
from ludoteca.games.attika.content import ANY_5, BUILDINGS, GROUPS

Type: TypeAlias = int
"""A type of building: its index in `BUILDINGS`."""

TYPE = {building.key: index for index, building in enumerate(BUILDINGS)}
STREET: Type = TYPE["street"]

COST: tuple[Cards, ...] = tuple(
    NO_CARDS if b.cost == ANY_5 else (b.cost.count("W"), b.cost.count("F"), b.cost.count("H"), b.cost.count("M"))
    for b in BUILDINGS
)
"""For each type, the symbols of its price."""
ANY_COST: tuple[int, ...] = tuple(b.cost.count("*") for b in BUILDINGS)
"""For each type, the cards of any kind in its price."""
FULL_PRICE: tuple[int, ...] = tuple(2 * sum(cost) + any_cost for cost, any_cost in zip(COST, ANY_COST, strict=True))
"""The most cards that each type can cost: two for every symbol."""

AFTER: tuple[Type | None, ...] = tuple(None if b.after is None else TYPE[b.after] for b in BUILDINGS)
"""For each type, its predecessor: the type beside which it is free."""

GROUP: tuple[int, ...] = tuple(GROUPS.index(b.group) for b in BUILDINGS)
"""For each type, its group."""
MEMBERS: tuple[tuple[Type, ...], ...] = tuple(
    tuple(t for t, g in enumerate(GROUP) if g == group) for group in range(len(GROUPS))
)
"""For each group, its types."""
GROUP_SIZE: tuple[int, ...] = tuple(sum(BUILDINGS[t].copies for t in members) for members in MEMBERS)
"""For each group, how many buildings complete it."""
