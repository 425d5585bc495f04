"""Sequences: decisions in a row that belong together, such as a building, its place, and the cards that pay for it.

This module tells what of the present sequence has been decided already, so that the page can lead back to it, and
whether an action would end the turn.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ludoteca.core.game import Seat
from ludoteca.core.record import AnyGame, Record
from ludoteca.core.rng import Rng


class Earlier(NamedTuple):
    """An answered decision of the present sequence: the thing picked, and all that could be picked then."""

    picked: str
    ids: tuple[str, ...]


def is_luck(record: Record, at: int) -> bool:
    """Whether the action advanced the random generator: then something was shown, and nobody may go back before it."""
    return bool(record.moments[at].state.rng != record.state_at(at).rng)


def is_asked(record: Record, at: int) -> bool:
    """Whether a person is asked before this action; a decision with one answer is asked only where it is shown."""
    return record.moments[at].count > 1 or bool(record.game.is_shown(record.state_at(at)))


def earlier_decisions(record: Record, seat: Seat) -> list[Earlier]:
    """The decisions of the seat's present sequence that can be taken back, the latest first; none at its beginning."""
    return [_answered(record, at) for at in _answers(record, seat)]


def _answers(record: Record, seat: Seat) -> Iterator[int]:
    """The actions of the present sequence that the seat has chosen, the latest first; forced ones are left out."""
    game, at = record.game, len(record.moments)
    while at > 0 and game.is_midway(record.state_at(at)):
        at -= 1
        while at > 0 and not is_asked(record, at) and not is_luck(record, at):
            at -= 1
        if is_luck(record, at) or record.moments[at].seat != seat or not is_asked(record, at):
            return
        yield at


def _answered(record: Record, at: int) -> Earlier:
    game, state, moment = record.game, record.state_at(at), record.moments[at]
    choices = [game.choice(state, action) for action in game.legal_actions(state)]
    return Earlier(choices[moment.index].path[0], tuple(dict.fromkeys(choice.path[0] for choice in choices)))


_LUCK = Rng(0)


def ends_turn(game: AnyGame, state: Any, seat: Seat, actions: Iterable[Any]) -> bool:
    """Whether the actions, with the forced ones that follow, would end the seat's turn.

    What the seat cannot know is dealt anew first: the answer must not tell what will be drawn.
    """
    imagined = game.determinize(state, seat, _LUCK)
    after = imagined
    for action in actions:
        after = game.apply(after, action).state
    while len(legal := game.legal_actions(after)) == 1 and not game.is_shown(after):
        after = game.apply(after, legal[0]).state
    if game.to_act(after) != seat:
        return True
    # Alone at the table nobody acts between two turns.
    return bool(after.rng != imagined.rng and game.bot.begins_turn(after))
