"""Pebbles: a small whole game with luck, a secret, a stack of decisions and options, for the tests of the core.

Each seat has a tile of 1 to 4, known to itself alone. In turn a seat takes one to three pebbles from the heap, and
may then put its tile back into the bag and draw another. The game ends when the heap is empty, or at once when a seat
has half of it; then the tiles are shown. Most pebbles win; the higher tile breaks a tie.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludoteca.core.game import (
    Bot,
    Choice,
    Game,
    Json,
    Meta,
    Option,
    Options,
    Outcome,
    Preview,
    ScoreLine,
    Step,
    chosen_options,
)
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text, say
from ludoteca.core.view import Control, Panel, Piece, Space, View

TILES: tuple[int, ...] = (1, 1, 2, 2, 3, 3, 4, 4)


@dataclass(frozen=True, slots=True)
class TakePebbles:
    seat: int


@dataclass(frozen=True, slots=True)
class ChangeTile:
    seat: int


@dataclass(frozen=True, slots=True)
class Take:
    count: int


@dataclass(frozen=True, slots=True)
class Swap:
    pass


@dataclass(frozen=True, slots=True)
class Keep:
    pass


@dataclass(frozen=True, slots=True)
class Took:
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Swapped:
    seat: int
    tile: int | None


class State(NamedTuple):
    rng: Rng
    heap: int
    half: int
    swaps: bool
    pebbles: tuple[int, ...]
    tiles: tuple[int, ...]
    bag: tuple[int, ...]
    turn: int
    decisions: tuple[TakePebbles | ChangeTile, ...]


Action = Take | Swap | Keep
Event = Took | Swapped

META = Meta(
    key="pebbles",
    title="Pebbles",
    seats=range(2, 4),
    options=(Option("heap", (12, 20)), Option("swaps", (True, False), range(3, 4))),
    rules_version=2,
    endings=("empty", "half"),
    max_actions=60,
    has_secrets=True,
)
TAKES = (Take(1), Take(2), Take(3))
CHANGES = (Keep(), Swap())


def setup(seats: int, rng: Rng, options: Options) -> State:
    chosen = chosen_options(META, seats, options)
    heap, bag, tiles = int(chosen["heap"]), TILES, []
    for _ in range(seats):
        tile, bag, rng = rng.take(bag)
        tiles.append(tile)
    swaps = bool(chosen.get("swaps", True))
    return State(rng, heap, heap // 2, swaps, (0,) * seats, tuple(tiles), bag, 0, (TakePebbles(0),))


def to_act(state: State) -> int | None:
    return state.decisions[0].seat if state.decisions else None


def is_taking(state: State) -> bool:
    return isinstance(state.decisions[0], TakePebbles)


def legal_actions(state: State) -> Sequence[Action]:
    if not state.decisions:
        return ()
    if is_taking(state):
        return TAKES[: state.heap]
    return CHANGES if state.swaps else CHANGES[:1]


def apply(state: State, action: Action) -> Step[State, Event]:
    seat = state.decisions[0].seat
    if isinstance(action, Take):
        pebbles = replaced(state.pebbles, seat, state.pebbles[seat] + action.count)
        after = state._replace(
            heap=state.heap - action.count,
            pebbles=pebbles,
            decisions=(ChangeTile(seat), TakePebbles((seat + 1) % len(pebbles))),
        )
        if is_over(after):
            _, rng = state.rng.bits()  # the tiles are shown now, and undo stops where the generator moved
            after = after._replace(rng=rng, decisions=())
        return Step(after, (Took(seat, action.count),))
    events: tuple[Event, ...] = ()
    if isinstance(action, Swap):
        tile, bag, rng = state.rng.take(tuple(sorted((*state.bag, state.tiles[seat]))))
        state = state._replace(rng=rng, bag=bag, tiles=replaced(state.tiles, seat, tile))
        events = (Swapped(seat, tile),)
    rest = state.decisions[1:]
    return Step(state._replace(turn=state.turn + 1, decisions=rest), events)


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def is_over(state: State) -> bool:
    return state.heap == 0 or max(state.pebbles) >= state.half


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    ranks = list(zip(state.pebbles, state.tiles, strict=True))
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome("half" if max(state.pebbles) >= state.half else "empty", winners, places)


def score(state: State, seat: int) -> Sequence[ScoreLine]:
    return (ScoreLine("pebbles", state.pebbles[seat]),)


def view(state: State, viewer: int | None) -> View:
    seats = range(len(state.pebbles))
    spaces = (Space("heap", "heap"), *(Space(f"hand:{seat}", "hand", owner=seat) for seat in seats))
    tiles = tuple(
        Piece(
            f"tile:{seat}",
            "tile",
            f"hand:{seat}",
            face=str(state.tiles[seat]) if may_see(state, seat, viewer) else "",
            owner=seat,
        )
        for seat in seats
    )
    counts = tuple(Panel(seat, (("pebbles", state.pebbles[seat]),)) for seat in seats)
    pile = (Piece("pebble", "pebble", "heap", count=state.heap),) if state.heap else ()
    return View(viewer, prompt(state), state.turn // len(seats), spaces, (*pile, *tiles), counts, controls(state))


def may_see(state: State, seat: int, viewer: int | None) -> bool:
    return seat == viewer or is_over(state)


def prompt(state: State) -> Text:
    if not state.decisions:
        return say("pebbles-over")
    return say("pebbles-take" if is_taking(state) else "pebbles-swap", seat=state.decisions[0].seat)


def controls(state: State) -> tuple[Control, ...]:
    return tuple(Control(control_of(action), label(action)) for action in legal_actions(state))


def control_of(action: Action) -> str:
    return f"take:{action.count}" if isinstance(action, Take) else type(action).__name__.lower()


def label(action: Action) -> Text:
    if isinstance(action, Take):
        return say("pebbles-take-some", count=action.count)
    return say(f"pebbles-{control_of(action)}")


def see(event: Event, viewer: int | None) -> Event | None:
    return Swapped(event.seat, None) if isinstance(event, Swapped) and event.seat != viewer else event


def tell(event: Event) -> Text:
    if isinstance(event, Took):
        return say("pebbles-took", seat=event.seat, count=event.count)
    if event.tile is None:
        return say("pebbles-swapped", seat=event.seat)
    return say("pebbles-swapped-for", seat=event.seat, tile=event.tile)


def choice(state: State, action: Action) -> Choice[Action]:
    start = "pebble" if isinstance(action, Take) else f"tile:{state.decisions[0].seat}"
    return Choice(action, (start, control_of(action)), label(action), preferred=action in (Take(1), Keep()))


def preview(state: State, action: Action) -> Preview:
    return Preview((say("pebbles-gain", count=action.count),) if isinstance(action, Take) else ())


def refusals(state: State, picked: tuple[str, ...]) -> Mapping[str, Text]:
    return {f"take:{take.count}": say("pebbles-too-few") for take in TAKES[state.heap :]} if picked else {}


def content() -> Json:
    return {"tiles": list(TILES)}


def determinize(state: State, viewer: int, rng: Rng) -> State:
    luck, rng = rng.fork()
    known = [may_see(state, seat, viewer) for seat in range(len(state.tiles))]
    unknown = [tile for tile, is_known in zip(state.tiles, known, strict=True) if not is_known]
    order, _ = rng.shuffle(sorted((*state.bag, *unknown)))
    dealt = iter(order)
    tiles = tuple(tile if is_known else next(dealt) for tile, is_known in zip(state.tiles, known, strict=True))
    return state._replace(rng=luck, tiles=tiles, bag=tuple(sorted(dealt)))


def check(state: State) -> Sequence[str]:
    faults = []
    if state.heap + sum(state.pebbles) != 2 * state.half:
        faults.append("pebbles got lost")
    if sorted((*state.bag, *state.tiles)) != list(TILES):
        faults.append("tiles got lost")
    return faults


def evaluate(state: State, seat: int) -> float:
    return 2.0 * state.pebbles[seat] - max(state.pebbles)


GAME = Game(
    meta=META,
    state_type=State,
    action_type=Action,
    event_type=Event,
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    score=score,
    view=view,
    see=see,
    tell=tell,
    choice=choice,
    preview=preview,
    refusals=refusals,
    content=content,
    determinize=determinize,
    check=check,
    bot=Bot(evaluate=evaluate, candidates=lambda state: tuple(reversed(legal_actions(state)))),
)
