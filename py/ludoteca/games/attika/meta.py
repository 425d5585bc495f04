"""Attika's name, player counts, options and endings."""

from ludoteca.core.game import Meta, Option
from ludoteca.games.attika.content import CARDS_OF_EACH

RANDOM_START = "random"

META = Meta(
    key="attika",
    title="Attika",
    seats=range(2, 5),
    options=(
        Option("start", (RANDOM_START, 0, 1), range(2, 3)),
        Option("start", (RANDOM_START, 0, 1, 2), range(3, 4)),
        Option("start", (RANDOM_START, 0, 1, 2, 3), range(4, 5)),
        Option("extra_cards", (0, 1, 2)),
        Option("far_shrines", (False, True)),
        Option("blessing", (False, True), range(3, 5)),
        Option("cards_of_each", CARDS_OF_EACH),
    ),
    rules_version=2,
    endings=("all_built", "connection", "all_built_and_connection", "stalemate", "turn_limit"),
    max_actions=5000,
    has_secrets=True,
)
