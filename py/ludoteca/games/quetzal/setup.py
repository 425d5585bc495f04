"""The first state of a game, after set-up and the first roll."""

from functools import lru_cache

from ludoteca.core.game import Options, chosen_options
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal.content import (
    ARTIFACTS,
    AUTOMATON_BONUSES,
    AUTOMATON_CARDS,
    AUTOMATON_TYPES,
    CARD_KINDS,
    DECK,
    MUMMY,
    MUMMY_VALUES,
    ODDS,
    START_COINS,
    SURROUNDINGS,
    TEAM_MEEPLES,
    TEMPLE_CARDS,
    UPGRADE_PILE,
    VILLAGE_COLOURS,
    VILLAGE_COSTS,
    VILLAGE_SPACES,
)
from ludoteca.games.quetzal.meta import META, RANDOM_START
from ludoteca.games.quetzal.rounds import EMPTY_BOARD, refill, settle
from ludoteca.games.quetzal.state import EMPTY, TALLY, Player, RoundStart, State, Variant


def _faces(odds: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(face for face, chances in enumerate(odds) for _ in range(chances))


def variant_of(chosen: dict[str, bool | int | str]) -> Variant:
    """The values that the options choose."""
    return _variant_of(tuple(chosen.items()))


@lru_cache(maxsize=16)
def _variant_of(items: tuple[tuple[str, bool | int | str], ...]) -> Variant:
    """Cached: many games are set up with the same options."""
    chosen = dict(items)
    odds = next(odds for odds in ODDS if odds.key == chosen["rolls"])
    values = [(0, *artifact.values) for artifact in ARTIFACTS]
    values[MUMMY] = (0, *MUMMY_VALUES[str(chosen["mummy_values"])])
    types = AUTOMATON_TYPES[str(chosen.get("automaton", next(iter(AUTOMATON_TYPES))))]
    return Variant(
        village_colour=VILLAGE_COLOURS[str(chosen["village_colour"])],
        village_costs=VILLAGE_COSTS[str(chosen["village_costs"])],
        values=tuple(values),
        is_crate_per_round=chosen["extra_crate"] == "round",
        automaton_rank=tuple(
            types.index(card // 4) * 4 + AUTOMATON_BONUSES.index(card % 4) for card in range(CARD_KINDS)
        ),
        team_odds=_faces(odds.team),
        character_odds=_faces(odds.character),
        is_tracking=bool(chosen["tracking"]),
    )


def setup(seats: int, rng: Rng, options: Options) -> State:
    """Set-up and the first roll, up to the first decision."""
    chosen = chosen_options(META, seats, options)
    start, rng = rng.below(seats) if chosen["start"] == RANDOM_START else (int(chosen["start"]), rng)
    players = tuple(
        Player(
            coins=START_COINS[(seat - start) % seats],
            tally=(0,) * len(TALLY),
            discovery=0,
            hand=(),
            known=(),
            active=(),
            discarded=(),
            meeples=(0,) * (TEAM_MEEPLES[seats] + 1),
        )
        for seat in range(seats)
    )
    state = State(
        variant=variant_of(chosen),
        players=players,
        round=1,
        leader=start,
        marker=start,
        board=EMPTY_BOARD,
        temple=(EMPTY,) * TEMPLE_CARDS,
        surroundings=tuple((EMPTY,) * place.cards for place in SURROUNDINGS),
        deck=DECK,
        under=(),
        discard=(),
        village=(EMPTY,) * VILLAGE_SPACES[seats],
        pile=UPGRADE_PILE,
        automaton=EMPTY,
        automaton_pile=tuple(range(len(AUTOMATON_CARDS))) if seats == 2 else (),
        decisions=(RoundStart(),),
        rng=rng,
    )
    state, _ = refill(state)
    state, _ = settle(state)
    return state
