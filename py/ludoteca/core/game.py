"""The contract between a game and everything around it.

A game is a record of pure functions over immutable values: `GAME = Game(meta=..., setup=..., apply=..., ...)`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar, Union

from ludoteca.core.effort import Effort
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text
from ludoteca.core.view import View

Json: TypeAlias = Union[bool, int, float, str, Sequence["Json"], Mapping[str, "Json"], None]  # noqa: UP007 (a name in quotes has no `|`)
Seat: TypeAlias = int
Slot: TypeAlias = str
Options: TypeAlias = Mapping[str, Json]

S = TypeVar("S")
"""A game's state: an immutable value whose `rng` holds all its luck to come, and whose `round` is that of its views.

An action that shows its seat something hidden moves `rng`, even in an order fixed before: undo stops where it moved.
"""
A = TypeVar("A")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made at set-up. The first value is the default; `seats` names the player counts it is offered for."""

    key: str
    values: tuple[bool | int | str, ...]
    seats: range | None = None


@dataclass(frozen=True, slots=True)
class Meta:
    """What is known of a game before anybody sits down."""

    key: str
    title: str
    seats: range
    options: tuple[Option, ...]
    rules_version: int
    endings: tuple[str, ...]
    max_actions: int
    has_secrets: bool
    """Whether a seat knows something that another person at the same screen may not see."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """What an action leads to."""

    state: S
    events: tuple[E, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    """A legal action, the clicks that express it, and its name."""

    action: A
    path: tuple[str, ...]
    label: Text
    preferred: bool = False
    badge: str = ""
    """A figure short enough to stand on the table itself: the price at a site, the points of a place."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would bring, told line by line before it is done."""

    lines: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the score sheet: what it is for and its points."""

    key: str
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: one of `meta.endings`, who won, and each seat's place (1 is first, places may be shared)."""

    reason: str
    winners: tuple[Seat, ...]
    places: tuple[int, ...]


Terms: TypeAlias = tuple[tuple[str, float], ...]
"""What a standing consists of: a name and a value each. A hint says `<game>-hint-<name>` of what gains."""


def added(values: Iterable[float]) -> float:
    """The sum, one value after the other: `sum` rounds otherwise in newer Pythons, and bots must think alike in all."""
    total = 0.0
    for value in values:
        total += value
    return total


def standing(terms: Terms) -> float:
    """What the terms come to."""
    return added(value for _, value in terms)


def _one_period(_: object) -> int:
    return 0


def _no_turn(_: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Bot(Generic[S, A]):
    """What a bot must know of a game."""

    evaluate: Callable[[S, Seat], float]
    """How well the seat stands; more is better, and only differences count."""
    terms: Callable[[S, Seat], Terms]
    """The same in parts, whose sum it is: why the seat stands so."""
    candidates: Callable[[S], Sequence[A]]
    """The legal actions worth a thought, the most promising first."""
    period: Callable[[S], int] = _one_period
    """Which stretch of the game this is, usually the round: at its end it is plain what the plans were worth."""
    begins_turn: Callable[[S], bool] = _no_turn
    """Whether the seat to act begins another turn here, though nobody acted in between; a bot shares out its budget."""
    efforts: Mapping[str, Effort] = field(default_factory=dict)
    """How hard the levels think here, where it is not as hard as elsewhere."""
    judges: Mapping[str, Callable[[S, Seat], float]] = field(default_factory=dict)
    """By what the levels judge a standing, where it is not by `evaluate`."""


def _no_events(seats: int, rng: Rng, options: Options) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, E]):
    """A game as a table of contents; every function is pure."""

    meta: Meta
    state_type: Any
    action_type: Any
    """A union of frozen dataclasses; the codec decodes by their tags."""
    event_type: Any
    setup: Callable[[int, Rng, Options], S]
    to_act: Callable[[S], Seat | None]
    """None when the game is over."""
    legal_actions: Callable[[S], Sequence[A]]
    """All of them, without duplicates, in a stable order."""
    apply: Callable[[S, A], Step[S, E]]
    """Legality is the caller's business."""
    outcome: Callable[[S], Outcome | None]
    score: Callable[[S, Seat], Sequence[ScoreLine]]
    view: Callable[[S, Seat | None], View]
    """Built from nothing; None is a spectator."""
    see: Callable[[E, Seat | None], E | None]
    """The event as a seat may know it."""
    tell: Callable[[E], Text]
    """The event as a line of the log."""
    choice: Callable[[S, A], Choice[A]]
    preview: Callable[[S, A], Preview]
    """Price, gains, score change; asked on hover or focus."""
    refusals: Callable[[S, tuple[str, ...]], Mapping[Slot, Text]]
    """Why not there, for what is picked."""
    content: Callable[[], Json]
    """Static tables to show, sent once."""
    determinize: Callable[[S, Seat, Rng], S]
    """Another state that the seat could not tell from this one."""
    check: Callable[[S], Sequence[str]]
    """What is impossible about this state; empty if it is sound."""
    bot: "Bot[S, A]"
    setup_events: Callable[[int, Rng, Options], Sequence[E]] = _no_events
    """What happened in `setup` with the same arguments, for the log; most games have nothing to tell."""


def chosen_options(meta: Meta, seats: int, options: Options) -> dict[str, bool | int | str]:
    """The options with their defaults filled in; a name or value that the game does not offer is an error.

    The value must be of the same type too: `True == 1` in Python, but a record holds what was chosen.

    >>> offered = (Option("length", (5, 7)), Option("team", (False, True), seats=range(4, 5)))
    >>> meta = Meta("pebbles", "Pebbles", range(2, 5), offered, 1, ("empty",), 60, False)
    >>> chosen_options(meta, 2, {"length": 7})
    {'length': 7}
    >>> chosen_options(meta, 4, {})
    {'length': 5, 'team': False}
    """
    offered = {option.key: option for option in meta.options if option.seats is None or seats in option.seats}
    chosen: dict[str, bool | int | str] = {key: option.values[0] for key, option in offered.items()}
    for key, value in options.items():
        if key not in offered:
            raise ValueError(f"{meta.title} with {seats} players has no option {str(key)[:40]!r}")
        match = [known for known in offered[key].values if type(known) is type(value) and known == value]
        if not match:
            raise ValueError(f"this is not a value of the option {key}")
        chosen[key] = match[0]
    return chosen
