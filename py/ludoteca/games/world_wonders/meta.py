"""World Wonders' title, number of seats, options and endings."""

from ludoteca.core.game import Meta, Option

TEN_ROUNDS = "ten_rounds"
POPULATION = "population"

META = Meta(
    key="world_wonders",
    title="World Wonders",
    seats=range(1, 6),
    options=(
        Option("map_side", ("A", "B")),
        Option("board_side", ("A", "B")),
        Option("advanced", (False, True), range(2, 6)),
        Option("solo_level", ("easy", "hard"), range(1, 2)),
    ),
    rules_version=2,
    endings=(TEN_ROUNDS, POPULATION),
    max_actions=2000,
    has_secrets=False,
)
