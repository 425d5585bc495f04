"""Games that bots play from fixed seeds, as links to moments worth a picture."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.bots import Bots
from ludoteca.core.link import write_link
from ludoteca.core.record import AnyGame, Header, Record, read_header, rng_of
from ludoteca.registry import load_game

SHARES = {"early": 0.12, "middle": 0.5, "late": 0.88}
SEATS = {"attika": 3, "quetzal": 3, "world_wonders": 3}
COLOURS = ("black", "sky", "yellow", "blue", "vermilion")
OWN_COLOURS = {"quetzal": ("purple", *COLOURS[1:])}
NAMES = ("Ada", "Lykos", "Myrto", "Damon", "Phoibe")
LEVEL = "novice"
RANDOM_GAMES = 40
"""The most random games that are searched for decisions that bots never come to."""


@dataclass(frozen=True, slots=True)
class Played:
    """A whole game: its seats, its seed, and the indexes of its actions."""

    game: AnyGame
    seats: int
    seed: str
    indexes: tuple[int, ...]

    def record(self, persons: Sequence[int], actions: int | None = None) -> Record:
        """The record of its first actions, with persons at these seats and bots at the others."""
        record = Record(self.game, header_of(self.game, self.seats, self.seed, persons))
        for index in self.indexes[:actions]:
            record.do(index)
        return record


def header_of(game: AnyGame, seats: int, seed: str, persons: Sequence[int]) -> Header:
    colours = OWN_COLOURS.get(game.meta.key, COLOURS)
    players = [{"name": NAMES[seat], "colour": colours[seat], **_kind(seat in persons)} for seat in range(seats)]
    data = {"game": game.meta.key, "rules_version": game.meta.rules_version, "seats": seats, "seed": seed}
    return read_header(load_game, {**data, "players": players})[1]


def _kind(is_person: bool) -> dict[str, str]:
    return {"kind": "person", "level": ""} if is_person else {"kind": "bot", "level": LEVEL}


def play(game: AnyGame, seats: int, level: str = LEVEL, seed: str = "pictures") -> Played:
    """Play a whole game between bots."""
    record = Record(game, header_of(game, seats, seed, []))
    bots = Bots([(game, level)] * seats, rng_of(f"thoughts of {seed}"))
    while (seat := record.to_act()) is not None:
        record.do(bots.choose(record.state, seat))
    return Played(game, seats, seed, tuple(moment.index for moment in record.moments))


def links_of(game: AnyGame) -> dict[str, str]:
    """Links to moments of one game; each is a start of Ada's turn, at about this share of the game."""
    played = play(game, SEATS.get(game.meta.key, min(game.meta.seats)))
    links = {name: link_at(played, share) for name, share in SHARES.items()}
    if game.meta.has_secrets:
        links["hand-over"] = link_at(played, 1 / 3, persons=range(min(2, played.seats)))
    links["end"] = write_link(played.record([0]))
    return links


def tables_of(game: AnyGame) -> dict[str, str]:
    """Links to games with the fewest and the most seats, in the middle and near the end."""
    sizes = {"smallest": min(game.meta.seats), "largest": max(game.meta.seats)}
    return {
        f"{size}-{name}": link_at(played, SHARES[name])
        for size, played in ((size, play(game, seats)) for size, seats in sizes.items())
        for name in ("middle", "late")
    }


def link_at(played: Played, share: float, persons: Sequence[int] = (0,)) -> str:
    """The link of the game up to the first start of Ada's turn after this share of it, or else her last turn.

    In a solo game each round counts as a turn.
    """
    walk, starts, before = played.record([0], 0), [], None
    for done, index in enumerate(played.indexes):
        turn = (walk.to_act(), played.game.view(walk.state, 0).round if played.seats == 1 else 0)
        if walk.to_act() == 0 and turn != before:
            starts.append(done)
        before = turn
        walk.do(index)
    least = int(len(played.indexes) * share)
    return write_link(played.record(persons, next((start for start in starts if start >= least), starts[-1])))


def decisions_of(game: AnyGame) -> dict[str, str]:
    """A link to the first decision of each kind that has more than one answer, and one to a decision with many answers.

    Games of bots come first, because they look like real games; random games have the decisions that bots avoid.
    """
    links: dict[str, str] = {}
    most: dict[str, int] = {}
    for played in _games(game):
        walk = played.record([], 0)
        for done, index in enumerate(played.indexes):
            seat, answers = walk.to_act(), len(walk.legal())
            if seat is not None and answers > 1:
                kind = _kind_of(game, walk.state, seat)
                if kind not in links:
                    links[kind] = write_link(played.record([seat], done))
                    most[kind] = answers
                elif answers > 2 * most[kind] and played.seed == "pictures":
                    links[f"{kind}-most"] = write_link(played.record([seat], done))
                    most[kind] = answers
            walk.do(index)
    return links


def _games(game: AnyGame) -> Iterator[Played]:
    """Games of bots with every number of seats, then random games."""
    for seats in game.meta.seats:
        yield play(game, seats)
    for number in range(RANDOM_GAMES // len(game.meta.seats)):
        for seats in game.meta.seats:
            yield play(game, seats, "random", f"random {number}")


def _kind_of(game: AnyGame, state: Any, seat: int) -> str:
    """What is asked, and in which words if there are several."""
    decision = re.sub(r"(?<!^)(?=[A-Z])", "-", type(state.decisions[0]).__name__).lower()
    words = game.view(state, seat).prompt.key.split("-ask-")[-1]
    is_same = words in decision or decision in words
    return f"ask-{max(decision, words, key=len)}" if is_same else f"ask-{decision}-{words}"
