"""The pieces on a player's map and in hand, as the page sees them."""

from collections import Counter
from collections.abc import Iterator

from ludoteca.core.game import Seat
from ludoteca.core.view import Attributes, Piece
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.city import gaps_of, green_spaces
from ludoteca.games.world_wonders.content import MONUMENTS, STACKS, TYPES
from ludoteca.games.world_wonders.forms import GRID, NAME, TERRAIN
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


def tile_attributes(stack: int, face: int) -> Attributes:
    """What is known of a building tile wherever it lies."""
    return (
        ("form", STACKS[stack].form),
        ("resources", names.face_letters(stack, face)),
        ("state", STACKS[stack].key),
    )


def map_pieces(player: Player, seat: Seat) -> Iterator[Piece]:
    """Everything that lies on a map."""
    green = green_spaces(player.map, player.covered)
    roads = 0
    for number, placed in enumerate(player.pieces, 1):
        last: Attributes = (("is_last", True),) if number == len(player.pieces) else ()
        if placed.item in STACK:
            stack = STACK[placed.item]
            kind = TYPES[FACES[stack][placed.face].type].key
            shown = tile_attributes(stack, placed.face)
            if not gaps_of(placed.mask, green):
                shown = (*shown, ("is_district", True))
            yield _laid(f"tile:{placed.item}:{placed.copy}", "tile", seat, placed, kind, shown + last)
        elif placed.item in MONUMENT:
            yield _component(seat, placed, last)
        elif placed.item == TOWER_ITEM:
            yield _laid(f"tower:{placed.copy}", "tower", seat, placed, "", (("form", placed.form), *last))
        else:
            face = "bridge" if placed.mask & TERRAIN[player.map].water else names.ROAD_FACES[placed.form]
            yield _laid(f"road:{seat}:{roads}", "road", seat, placed, face, (("form", placed.form), *last))
            roads += 1


def _laid(name: str, kind: str, seat: Seat, placed: Placed, face: str, attributes: Attributes) -> Piece:
    slot = names.cell(seat, NAME[placed.at])
    at = (("at", GRID.place(placed.at)),)
    return Piece(name, kind, slot, face, seat, turn=placed.turn, attributes=(*at, *attributes))


def _component(seat: Seat, placed: Placed, attributes: Attributes) -> Piece:
    name = f"wonder:{placed.item}:{placed.copy}"
    return _laid(name, "wonder", seat, placed, placed.item, (("form", placed.form), *attributes))


def held_pieces(state: State, decision: Decision) -> Iterator[Piece]:
    """What waits to be placed, and components already laid of a monument that is not complete."""
    seat = decision.seat
    if isinstance(decision, PlaceMonument):
        for placed in placed_components(decision.monument, decision.laid):
            yield _component(seat, placed, (("is_pending", True),))
    for form, count in Counter(forms_asked(decision)).items():
        attributes: Attributes = (("form", form), ("is_held", True))
        match decision:
            case PlaceBuilding(_, stack, held):
                kind, face = "tile", TYPES[FACES[stack][held].type].key
                attributes = (*tile_attributes(stack, held), ("is_held", True))
            case PlaceMonument(_, monument, _):
                kind, face = "wonder", MONUMENTS[monument].key
            case PlaceTower():
                kind, face = "tower", ""
            case _:
                kind, face = "road", names.ROAD_FACES[form]
        yield Piece(names.held(form), kind, f"hand:{seat}", face, seat, count, attributes=attributes)
