"""What is known of Quetzal before a game is set up: seats, options, version of the rules."""

from ludoteca.core.game import Meta, Option
from ludoteca.games.quetzal.content import AUTOMATON_TYPES, MUMMY_VALUES, ODDS, VILLAGE_COLOURS, VILLAGE_COSTS
from ludoteca.games.quetzal.scoring import ENDING

RANDOM_START = "random"
_CRATES = ("meeple", "round")

META = Meta(
    key="quetzal",
    title="Quetzal",
    seats=range(2, 6),
    options=(
        *(Option("start", (RANDOM_START, *range(seats)), range(seats, seats + 1)) for seats in range(2, 6)),
        Option("rolls", tuple(odds.key for odds in ODDS)),
        Option("tracking", (False, True)),
        Option("village_colour", tuple(VILLAGE_COLOURS)),
        Option("village_costs", tuple(VILLAGE_COSTS)),
        Option("mummy_values", tuple(MUMMY_VALUES)),
        Option("extra_crate", _CRATES),
        Option("automaton", tuple(AUTOMATON_TYPES), range(2, 3)),
    ),
    rules_version=2,
    endings=(ENDING,),
    max_actions=6000,
    has_secrets=True,
)
