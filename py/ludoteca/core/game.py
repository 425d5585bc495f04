"""The contract between a game and everything around it.

A game is a record of pure functions over immutable values: `GAME = Game(meta=..., setup=..., apply=..., ...)`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, Union

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

An action that shows its seat something hidden must advance `rng`, even if nothing is drawn: undo stops where it moved.
"""
A = TypeVar("A")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the set-up. The first value is the default; it is offered for these numbers of seats, or for all."""

    key: str
    values: tuple[bool | int | str, ...]
    seats: range | None = None


@dataclass(frozen=True, slots=True)
class Meta:
    """What is known of a game before it begins."""

    key: str
    title: str
    seats: range
    options: tuple[Option, ...]
    rules_version: int
    endings: tuple[str, ...]
    max_actions: int
    has_secrets: bool
    """Whether a seat knows something that another person at the same screen must not see."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """The result of an action: the next state, and the events on the way."""

    state: S
    events: tuple[E, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    """A legal action, the ids to click for it, and its name."""

    action: A
    path: tuple[str, ...]
    label: Text
    preferred: bool = False
    badge: str = ""
    """A short text to show on the table itself, such as a price or points."""


@dataclass(frozen=True, slots=True)
class Shortcut(Generic[A]):
    """Several legal actions in a row behind one button, which is the preferred one: its id and its name."""

    actions: tuple[A, ...]
    id: str
    label: Text


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would bring, line by line: price, gains, points."""

    lines: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Concern:
    """What an event is to a viewer, beside its line in the log."""

    at: tuple[str, ...] = ()
    """The ids of the spaces and pieces where it happened, as the viewer's view has them afterwards."""
    banner: Text | None = None
    """What is told large, because it concerns this viewer: it says all that the line says."""
    ends_round: bool = False
    """Whether a round of several turns has ended with it, which is worth a recap."""


NO_CONCERN = Concern()


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the score sheet: its key and its points."""

    key: str
    points: int


DEED = "deed"
"""The key of the criterion that is 1 for the seat whose action alone won the game, and 0 for all others."""


class Criterion(NamedTuple):
    """Something by which seats are ranked, with the value of each seat: more is better."""

    key: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: one of `meta.endings`, who won, and each seat's place (1 is first, places may be shared)."""

    reason: str
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    criteria: tuple[Criterion, ...] = ()
    """What the places follow from; each criterion counts where all before it are equal."""
    goal: int | None = None
    """What a seat alone had to beat."""


def ranked(reason: str, *criteria: Criterion) -> Outcome:
    """Rank the seats by these criteria, one after another; equal seats share a place, and all first ones have won.

    >>> ranked("empty", Criterion("points", (7, 9, 9)), Criterion("coins", (4, 1, 2))).places
    (3, 2, 1)
    """
    ranks = list(zip(*(criterion.values for criterion in criteria), strict=True))
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(reason, winners, places, criteria)


Terms: TypeAlias = tuple[tuple[str, float], ...]
"""The terms of an evaluation, each with a name and a value; a hint says by what they gain."""


def added(values: Iterable[float]) -> float:
    """The sum, added one by one: `sum` rounds differently in newer Pythons, and bots must choose the same in all."""
    total = 0.0
    for value in values:
        total += value
    return total


def standing(terms: Terms) -> float:
    """The sum of the terms."""
    return added(value for _, value in terms)


def _one_period(_: object) -> int:
    return 0


def _no_turn(_: object) -> bool:
    return False


def _no_reason(_before: object, _after: object, _seat: Seat, _term: str) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Bot(Generic[S, A]):
    """What a bot needs from a game."""

    evaluate: Callable[[S, Seat], float]
    """How good the state is for the seat: more is better, and only differences count."""
    terms: Callable[[S, Seat], Terms]
    """The terms whose sum is the evaluation, for hints."""
    candidates: Callable[[S], Sequence[A]]
    """The legal actions that a bot considers, the most promising first."""
    period: Callable[[S], int] = _one_period
    """The number of the present period, usually the round; an expert searches to its end."""
    begins_turn: Callable[[S], bool] = _no_turn
    """Whether a new turn of the same seat begins here, which renews the budget of a bot."""
    reason: Callable[[S, S, Seat, str], Text | None] = _no_reason
    """For hints: why a term gains from the first state to the second, in figures of the two; None if they have none to
    show. Asked without a term ("") where no term has any: what else can be said of the second state."""
    efforts: Mapping[str, Effort] = field(default_factory=dict)
    """The efforts of levels, if they differ from `bots.EFFORTS`."""
    judges: Mapping[str, Callable[[S, Seat], float]] = field(default_factory=dict)
    """The evaluations of levels, if they differ from `evaluate`."""


def _never(_: object) -> bool:
    return False


def _no_shortcut(_: object) -> None:
    return None


def _no_concern(before: object, after: object, event: object, viewer: Seat | None) -> Concern:
    return NO_CONCERN


def _no_events(seats: int, rng: Rng, options: Options) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, E]):
    """A game: its description, its types and its functions, which are all pure."""

    meta: Meta
    state_type: Any
    action_type: Any
    """A union of frozen dataclasses; the codec decodes by their tags."""
    event_type: Any
    setup: Callable[[int, Rng, Options], S]
    to_act: Callable[[S], Seat | None]
    """None when the game is over."""
    legal_actions: Callable[[S], Sequence[A]]
    """All legal actions, without duplicates, in an order that is part of every record."""
    apply: Callable[[S, A], Step[S, E]]
    """The action must be legal; the caller checks that."""
    outcome: Callable[[S], Outcome | None]
    score: Callable[[S, Seat], Sequence[ScoreLine]]
    view: Callable[[S, Seat | None], View]
    """What a seat may see, or a spectator (None)."""
    see: Callable[[E, Seat | None], E | None]
    """The event without what the seat may not know; None if it may not know of it at all."""
    tell: Callable[[E], Text]
    """The event as a line of the log."""
    choice: Callable[[S, A], Choice[A]]
    preview: Callable[[S, A], Preview]
    """What the action would bring; asked for on hover or focus."""
    refusals: Callable[[S, tuple[str, ...]], Mapping[Slot, Text]]
    """For the ids picked so far: which ids may not be picked next, and why."""
    content: Callable[[], Json]
    """Static tables for the page, sent once."""
    determinize: Callable[[S, Seat, Rng], S]
    """A random state that looks the same to the seat: everything that it cannot know is dealt anew."""
    check: Callable[[S], Sequence[str]]
    """Sentences about what is impossible in this state; empty if it is sound."""
    bot: "Bot[S, A]"
    concern: Callable[[S, S, E, Seat | None], Concern] = _no_concern
    """What an event is to a viewer, by the states before and after its action and the event as the viewer sees it.

    It may depend only on what this viewer may know of both states.
    """
    setup_events: Callable[[int, Rng, Options], Sequence[E]] = _no_events
    """What happened in `setup` with the same arguments, for the log; most games have nothing to tell."""
    is_midway: Callable[[S], bool] = _never
    """Whether the decision goes on with what the seat's action before has only begun: the place of a chosen building.
    Then the page can take that action back as easily as a click."""
    is_shown: Callable[[S], bool] = _never
    """Whether a person is asked this decision even if it has only one answer: to see where a piece will lie, and to go
    back if it should not lie there."""
    shortcut: Callable[[S], Shortcut[A] | None] = _no_shortcut
    """Actions in a row that can be played at once, such as all cards of a delivery; only the last may draw anything."""


def chosen_options(meta: Meta, seats: int, options: Options) -> dict[str, bool | int | str]:
    """The options with their defaults filled in; a name or value that the game does not offer is an error.

    The type of the value must be right too: `True == 1` in Python, but a record must have the value that was chosen.

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
            raise ValueError(f"the option {key} does not have this value")
        chosen[key] = match[0]
    return chosen
