"""Records: a game as its players, seed, options and actions, from which every state can be computed.

Saved games, undo, replay, links, bug reports and test fixtures are all records. Replaying never runs a bot.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ludoteca.core import codec
from ludoteca.core.display_text import clean
from ludoteca.core.effort import LEVELS
from ludoteca.core.game import Game, Options, Outcome, Seat, chosen_options
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text, say

AnyGame: TypeAlias = Game[Any, Any, Any]
FindGame: TypeAlias = Callable[[str], AnyGame]
"""The game with a key; `LookupError` if there is none."""
Value: TypeAlias = bool | int | str
PlayerKind: TypeAlias = Literal["person", "bot"]

NAME_LENGTH = 40
SEED_LENGTH = 64
CONCEDED = "conceded"
COLOURS = ("black", "sky", "yellow", "blue", "vermilion", "purple")
"""The colours of players where nobody chose any."""
_COLOUR = re.compile(r"[a-z0-9_-]{1,24}")
"""The page knows which colours there are, and a game may have its own; here only their form is checked."""


class RecordError(ValueError):
    """A record that is refused, with the message for the person."""

    def __init__(self, key: str, **args: str | int | Text) -> None:
        self.text = say(key, **args)
        super().__init__(f"{key} {args}" if args else key)


@dataclass(frozen=True, slots=True)
class Player:
    """A player at a seat. The kind is `person` or `bot`; only a bot has a level."""

    name: str
    colour: str
    kind: PlayerKind
    level: str


@dataclass(frozen=True, slots=True)
class Header:
    """A record without its actions. The options are complete, defaults included."""

    game: str
    rules_version: int
    seats: int
    seed: str
    options: tuple[tuple[str, Value], ...]
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of a record: its seat, its index among how many legal actions, and its result."""

    seat: Seat
    count: int
    index: int
    action: Any
    state: Any
    events: tuple[Any, ...]


def rng_of(seed: str) -> Rng:
    """The random generator for a seed, which may be any text."""
    return Rng(int.from_bytes(hashlib.sha256(seed.encode("utf-8", "replace")).digest()[:8], "big"))


def new_header(game: AnyGame, levels: Sequence[str], seed: str, options: Options | None = None) -> Header:
    """A header with one player for each level, "" for a person; `RecordError` if the game cannot be played so.

    >>> from ludoteca import load_game
    >>> header = new_header(load_game("quetzal"), ["", "novice"], seed="seven")
    >>> header.seats, [player.kind for player in header.players]
    (2, ['person', 'bot'])
    """
    kinds = ("bot" if level else "person" for level in levels)
    players = [
        {"name": f"Player {number}", "colour": colour, "kind": kind, "level": level}
        for number, (colour, kind, level) in enumerate(zip(COLOURS, kinds, levels, strict=False), 1)
    ]
    data = {"game": game.meta.key, "rules_version": game.meta.rules_version, "seats": len(levels), "seed": seed}
    return read_header(lambda key: game, data | {"options": options or {}, "players": players})[1]


def read_header(find: FindGame, data: Mapping[str, Any]) -> tuple[AnyGame, Header]:
    """The game and the header that the data describe; `RecordError` if something is wrong with them."""
    key, version = data.get("game"), data.get("rules_version")
    seats, seed, options = data.get("seats"), data.get("seed"), data.get("options", {})
    if not isinstance(key, str) or not isinstance(seed, str) or not isinstance(options, Mapping):
        raise RecordError("record-damaged")
    try:
        game = find(key)
    except LookupError:
        raise RecordError("record-unknown-game", game=clean(key, NAME_LENGTH)) from None
    _require_version(game, version)
    if type(seats) is not int or seats not in game.meta.seats:
        raise RecordError("record-seats", game=game.meta.title)
    try:
        chosen = tuple(chosen_options(game.meta, seats, options).items())
    except (ValueError, TypeError):
        raise RecordError("record-options", game=game.meta.title) from None
    players = read_players(seats, data.get("players"))
    seed = clean(seed, SEED_LENGTH)
    return game, Header(game.meta.key, game.meta.rules_version, seats, seed, chosen, players)


def _require_version(game: AnyGame, version: Any) -> None:
    """Refuse a record of another version of the rules: replayed with these rules it would be a different game."""
    if type(version) is not int or version < 1:
        raise RecordError("record-damaged")
    if version > game.meta.rules_version:
        raise RecordError("record-newer", game=game.meta.title)
    if version < game.meta.rules_version:
        raise RecordError("record-older", game=game.meta.title)


def read_players(seats: int, data: Any) -> tuple[Player, ...]:
    """One player for each seat, with cleaned names; `RecordError` if something is wrong."""
    if not isinstance(data, Sequence) or isinstance(data, str) or len(data) != seats:
        raise RecordError("record-players")
    players = tuple(_read_player(one) for one in data)
    if len({player.colour for player in players}) != seats:
        raise RecordError("record-players")
    return players


def _read_player(data: Any) -> Player:
    """A player, checked: a person has no level, a bot has one of `LEVELS`."""
    if not isinstance(data, Mapping):
        raise RecordError("record-players")
    words = [data.get(key) for key in ("name", "colour", "kind", "level")]
    if not all(isinstance(word, str) for word in words):
        raise RecordError("record-players")
    name, colour, kind, level = map(str, words)
    levels = {"person": ("",), "bot": LEVELS}.get(kind, ())
    if level not in levels or not _COLOUR.fullmatch(colour):
        raise RecordError("record-players")
    return Player(clean(name, NAME_LENGTH), colour, "bot" if level else "person", level)


class Record:
    """A header and the actions so far, with the state after each of them.

    States are immutable and share what did not change, so it is cheap to keep all of them, and undo only drops some.

    >>> from ludoteca import load_game
    >>> game = load_game("attika")
    >>> record = Record(game, new_header(game, ["", ""], seed="seven"))
    >>> moment = record.do(0)
    >>> moment.action == game.legal_actions(record.start)[0], record.state == moment.state
    (True, True)
    """

    def __init__(self, game: AnyGame, header: Header) -> None:
        self.game = game
        self.header = header
        self.start = game.setup(header.seats, rng_of(header.seed), dict(header.options))
        self.moments: list[Moment] = []
        self.conceded: Seat | None = None
        self._known: tuple[Any, Sequence[Any]] = (None, ())

    def setup_events(self) -> Sequence[Any]:
        """What happened before the first action."""
        header = self.header
        return self.game.setup_events(header.seats, rng_of(header.seed), dict(header.options))

    @property
    def state(self) -> Any:
        """The state now."""
        return self.moments[-1].state if self.moments else self.start

    def state_at(self, moment: int) -> Any:
        """The state after so many actions."""
        return self.moments[moment - 1].state if moment else self.start

    def to_act(self) -> Seat | None:
        """The seat that acts next; None if the game is over."""
        return None if self.conceded is not None else self.game.to_act(self.state)

    def outcome(self) -> Outcome | None:
        """How the game ended, by its rules or because somebody conceded; None if it goes on."""
        if self.conceded is None:
            return self.game.outcome(self.state)
        seats = range(self.header.seats)
        winners = tuple(seat for seat in seats if seat != self.conceded)
        last = max(2, len(seats))  # in a solo game, losing is the second place
        return Outcome(CONCEDED, winners, tuple(last if seat == self.conceded else 1 for seat in seats))

    def legal(self) -> Sequence[Any]:
        """The legal actions now, none when the game is over; computed once for each state."""
        if self.conceded is not None:
            return ()
        state = self.state
        if self._known[0] is not state:
            self._known = (state, self.game.legal_actions(state))
        return self._known[1]

    def do(self, index: int) -> Moment:
        """Apply the legal action with this index and add it; `IndexError` if there is none."""
        legal, seat = self.legal(), self.to_act()
        if seat is None or not 0 <= index < len(legal):
            raise IndexError(f"there is no legal action with the index {index}")
        assert len(self.moments) < self.game.meta.max_actions, "a game has at most `max_actions` actions"
        action = legal[index]
        step = self.game.apply(self.state, action)
        moment = Moment(seat, len(legal), index, action, step.state, step.events)
        self.moments.append(moment)
        return moment

    def concede(self, seat: Seat) -> None:
        """The seat gives up, and all others win."""
        assert self.to_act() is not None, "a game that is over cannot be conceded"
        self.conceded = seat

    def until(self, moment: int) -> "Record":
        """The game as it was after so many actions, before anybody conceded."""
        earlier = Record(self.game, self.header)
        earlier.moments = self.moments[:moment]
        return earlier

    def trail(self) -> bytes:
        """A hash of the header, all steps and the scores, by which a replay is verified.

        Options with their default values are left out, so that a game can get new options without breaking old records.
        """
        header = self.header
        players = [[player.name, player.colour, player.kind, player.level] for player in header.players]
        facts = [header.game, header.rules_version, header.seats, header.seed, dict(other_options(self)), players]
        lines = [json.dumps(facts, ensure_ascii=True, separators=(",", ":"))]
        lines += [f"{moment.seat} {moment.count} {moment.index}" for moment in self.moments]
        for seat in range(header.seats):
            points = [line.points for line in self.game.score(self.state, seat)]
            lines.append(" ".join(map(str, points)))
        lines.append(f"{self.conceded}")
        return hashlib.sha256("\n".join(lines).encode()).digest()


def other_options(record: Record) -> tuple[tuple[str, Value], ...]:
    """The options that do not have their default values, sorted."""
    default = chosen_options(record.game.meta, record.header.seats, {})
    return tuple(sorted((key, value) for key, value in record.header.options if default[key] != value))


def replay(game: AnyGame, header: Header, actions: Sequence[Any]) -> Record:
    """The record of these encoded actions; `RecordError` at the first that is not legal."""
    if len(actions) > game.meta.max_actions:
        raise RecordError("record-too-long")
    decoded = [_read_action(game, number, data) for number, data in enumerate(actions, 1)]
    record = Record(game, header)
    for number, action in enumerate(decoded, 1):
        try:
            record.do(record.legal().index(action))
        except ValueError:
            raise RecordError("record-illegal-action", number=number) from None
    return record


def _read_action(game: AnyGame, number: int, data: Any) -> Any:
    """Decode an action. All are decoded before the first is applied, so that a wrong form is refused fast."""
    try:
        return codec.decode(game.action_type, data)
    except codec.DecodeError:
        raise RecordError("record-illegal-action", number=number) from None
