"""The table as it is laid out before the first action."""

from ludoteca.core.game import Options, chosen_options
from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders.content import (
    MAPS,
    MONUMENTS,
    MONUMENTS_SHOWN,
    MONUMENTS_SHOWN_SOLO,
    OBJECTIVES,
    OBJECTIVES_SHOWN,
    PEDESTALS,
    RESOURCE_BOARDS,
    SOLO_CARDS,
    STACKS,
    TYPES,
)
from ludoteca.games.world_wonders.events import Change, Event
from ludoteca.games.world_wonders.market import show_monument
from ludoteca.games.world_wonders.meta import META
from ludoteca.games.world_wonders.rounds import begin_round, next_turn
from ludoteca.games.world_wonders.state import BAGS, NO_SYMBOLS, NOBODY, NOTHING, Player, Setting, State


def setup(seats: int, rng: Rng, options: Options) -> State:
    """The table before the first action (page 2); in solo play the Automaton has had its first turn."""
    state, _ = _set_up(seats, rng, options)
    return state


def setup_events(seats: int, rng: Rng, options: Options) -> tuple[Event, ...]:
    """The first round and, in solo play, the Automaton's first turn."""
    _, events = _set_up(seats, rng, options)
    return events


def _set_up(seats: int, rng: Rng, options: Options) -> Change:
    state = _empty_table(seats, rng, options)
    for slot in range(len(state.monuments)):
        state, _ = show_monument(state, slot)
    state, begun = begin_round(state, state.order)
    state, events = next_turn(state)
    return state, begun + events


def _empty_table(seats: int, rng: Rng, options: Options) -> State:
    """All cards and tiles face down; maps, turn order and objectives are drawn."""
    chosen = chosen_options(META, seats, options)
    boards = [board.key for board in RESOURCE_BOARDS]
    setting = Setting(boards.index(str(chosen["board_side"])), chosen.get("solo_level") == "hard")
    maps = tuple(index for index, each in enumerate(MAPS) if each.side == chosen["map_side"])
    if len(maps) > 1:
        maps, rng = rng.shuffle(maps)
    order, rng = rng.shuffle(range(seats))
    stacks = sum(stack.players <= seats for stack in STACKS)
    objectives: tuple[int, ...] = ()
    if chosen.get("advanced"):
        objectives, rng = rng.shuffle(range(len(OBJECTIVES)))
    return State(
        setting=setting,
        players=tuple(new_player(maps[seat % len(maps)]) for seat in range(seats)),
        round=0,
        order=order,
        active=order[-1],
        decisions=(),
        bags=BAGS[:stacks],
        offer=(NOTHING,) * stacks,
        long_roads=0,
        short_sets=0,
        towers=0,
        pedestals=() if seats == 1 else (NOBODY,) * len(PEDESTALS),
        monuments=(NOTHING,) * (MONUMENTS_SHOWN_SOLO if seats == 1 else MONUMENTS_SHOWN),
        deck=tuple(range(len(MONUMENTS))),
        objectives=tuple(sorted(objectives[:OBJECTIVES_SHOWN])),
        solo_deck=tuple(range(len(SOLO_CARDS))) if seats == 1 else (),
        solo_card=NOTHING,
        taken=(),
        end="",
        rng=rng,
    )


def new_player(map_index: int) -> Player:
    """A player with an empty map, who gets gold when the first round begins."""
    return Player(
        map=map_index,
        roads=0,
        towers=0,
        wonders=0,
        tiles=((),) * len(TYPES),
        covered=0,
        pieces=(),
        gold=0,
        loan=0,
        tracks=NO_SYMBOLS,
        population=0,
        monuments=(),
        has_started=False,
        is_out=True,
    )
