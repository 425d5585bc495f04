"""The pieces on a player's map and in hand, as the page sees them."""

from collections import Counter
from collections.abc import Iterator

from ludoteca.core.game import Seat
from ludoteca.core.view import Piece
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.city import gaps_of, green_spaces
from ludoteca.games.world_wonders.content import MONUMENTS, STACKS, TYPES
from ludoteca.games.world_wonders.forms import NAME, TERRAIN
from ludoteca.games.world_wonders.monuments import placed_components
from ludoteca.games.world_wonders.state import (
    FACES,
    MONUMENT,
    STACK,
    TOWER_ITEM,
    Decision,
    PlaceBuilding,
    Placed,
    PlaceMonument,
    PlaceTower,
    Player,
    State,
    forms_asked,
)


def map_pieces(player: Player, seat: Seat) -> Iterator[Piece]:
    """Everything that lies on a map."""
    green = green_spaces(player.map, player.covered)
    roads = 0
    for number, placed in enumerate(player.pieces, 1):
        marks = ("last",) if number == len(player.pieces) else ()
        slot = names.cell(seat, NAME[placed.at])
        if placed.item in STACK:
            stack = STACK[placed.item]
            kind = TYPES[FACES[stack][placed.face].type].key
            shown: tuple[str, ...] = (placed.item, names.face_letters(stack, placed.face))
            if not gaps_of(placed.mask, green):
                shown = (*shown, "district")
            yield Piece(
                f"tile:{placed.item}:{placed.copy}", "tile", slot, kind, seat, turn=placed.turn, marks=shown + marks
            )
        elif placed.item in MONUMENT:
            yield _component(seat, placed, marks)
        elif placed.item == TOWER_ITEM:
            yield Piece(f"tower:{placed.copy}", "tower", slot, owner=seat, marks=marks)
        else:
            face = "bridge" if placed.mask & TERRAIN[player.map].water else names.ROAD_FACES[placed.form]
            yield Piece(f"road:{seat}:{roads}", "road", slot, face, seat, turn=placed.turn, marks=marks)
            roads += 1


def _component(seat: Seat, placed: Placed, marks: tuple[str, ...]) -> Piece:
    return Piece(
        f"wonder:{placed.item}:{placed.copy}",
        "wonder",
        names.cell(seat, NAME[placed.at]),
        placed.item,
        seat,
        turn=placed.turn,
        marks=(placed.form, *marks),
    )


def held_pieces(state: State, decision: Decision) -> Iterator[Piece]:
    """What waits to be placed, and components already laid of a monument that is not complete."""
    seat = decision.seat
    if isinstance(decision, PlaceMonument):
        for placed in placed_components(decision.monument, decision.laid):
            yield _component(seat, placed, ("pending",))
    for form, count in Counter(forms_asked(decision)).items():
        match decision:
            case PlaceBuilding(_, stack, face):
                kind, shown = TYPES[FACES[stack][face].type].key, names.face_letters(stack, face)
                marks: tuple[str, ...] = (STACKS[stack].key, shown, form)
                yield Piece(names.held(form), "tile", f"hand:{seat}", kind, seat, count, marks=marks)
            case PlaceMonument(_, monument, _):
                key = MONUMENTS[monument].key
                yield Piece(names.held(form), "wonder", f"hand:{seat}", key, seat, count, marks=(form,))
            case PlaceTower():
                yield Piece(names.held(form), "tower", f"hand:{seat}", owner=seat, marks=(form,))
            case _:
                face_name = names.ROAD_FACES[form]
                yield Piece(names.held(form), "road", f"hand:{seat}", face_name, seat, count, marks=(form,))
