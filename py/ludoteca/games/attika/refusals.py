"""Why a thing on the table may not be clicked now."""

from collections.abc import Mapping

from ludoteca.core.game import Seat, Slot
from ludoteca.core.text import Text, say
from ludoteca.games.attika import names
from ludoteca.games.attika.buildings import Type
from ludoteca.games.attika.prices import fewest_cards
from ludoteca.games.attika.sites import affordable_sites, affordable_types
from ludoteca.games.attika.state import STACKS, Begin, Build, Draw, Reveal, Site, State


def refusals(state: State, picked: tuple[str, ...]) -> Mapping[Slot, Text]:
    """The reasons, by the id of what may not be clicked. Each click is an action here, so nothing is ever picked."""
    if not state.decisions:
        return {}
    match state.decisions[0]:
        case Site(seat, building) | Reveal(seat, building):
            return _refused_sites(state, seat, building)
        case Begin(seat) | Build(seat):
            reasons = _refused_types(state, seat)
            if isinstance(state.decisions[0], Build):
                reasons |= {names.stack(seat, index): Text("attika-refused-building") for index in STACKS}
            else:
                reasons |= _empty_stacks(state, seat)
            return reasons
        case Draw(seat):
            stored = state.players[seat].stored
            drawn = {names.next_piece(state, seat, building): Text("attika-refused-drawing") for building in stored}
            return drawn | _empty_stacks(state, seat)
        case _:
            return {}


def _empty_stacks(state: State, seat: Seat) -> dict[Slot, Text]:
    stacks = state.players[seat].stacks
    return {names.stack(seat, index): Text("attika-refused-empty-stack") for index in STACKS if not stacks[index]}


def _refused_sites(state: State, seat: Seat, building: Type) -> dict[Slot, Text]:
    land, held = state.land, sum(state.players[seat].hand)
    may = affordable_sites(state, seat, building)
    reasons = {names.board(at): Text("attika-refused-shrine") for at in land.ground.shrines}
    for index, at in enumerate(land.hexes):
        if state.occupied >> index & 1:
            reasons[names.board(at)] = Text("attika-refused-occupied")
        elif not may >> index & 1:
            cards = fewest_cards(state, seat, building, index)
            reasons[names.board(at)] = say("attika-refused-cards", cards=cards, held=held)
    return reasons


def _refused_types(state: State, seat: Seat) -> dict[Slot, Text]:
    stored = set(state.players[seat].stored)
    return {
        names.next_piece(state, seat, building): Text("attika-refused-no-site")
        for building in stored.difference(affordable_types(state, seat, stored))
    }
