"""How World Wonders' things are called: ids for the page, messages for people."""

from collections.abc import Iterable

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.games.world_wonders.content import PEDESTALS, RESOURCE_LETTERS, STACKS, TYPES
from ludoteca.games.world_wonders.state import (
    COMPONENTS,
    FACES,
    MONUMENT,
    NOTHING,
    STACK,
    TOWER_ITEM,
    TYPE_OF_LETTER,
    State,
)

ROAD_FACES = {"LEEL": "long", "LL": "two", "L": "one"}


def cell(seat: Seat, name: str) -> str:
    return f"city:{seat}:{name}"


def held(form: str) -> str:
    """What waits to be placed, alike ones together."""
    return f"held:{form}"


def turn(number: int) -> str:
    """The control that turns a form so."""
    return f"rot:{number}"


_TURNS = {turn(number): number for number in range(4)}


def turn_among(picked: Iterable[str]) -> int | None:
    """The turn that is picked, if one is. What is picked comes from the page: an id that is no turn is none."""
    return next((_TURNS[each] for each in picked if each in _TURNS), None)


def offered(state: State, item: str) -> str:
    """The id of something on offer."""
    if item in STACK:
        return f"tile:{item}:{state.round}"
    if item == TOWER_ITEM:
        return f"tower:{state.round}"
    if item in PEDESTALS:
        return f"pedestal:{item}"
    return f"card:{item}" if item in MONUMENT else f"offered:{item}"


def face_letters(stack: int, face: int) -> str:
    """The resource symbols of a tile, by letter."""
    counts = FACES[stack][face].resources
    return "".join(letter * count for letter, count in zip(RESOURCE_LETTERS, counts, strict=True))


def type_text(kind: int) -> Text:
    return Text(f"world-wonders-type-{TYPES[kind].key}")


def feature_text(feature: str) -> Text:
    """A feature that a monument card names."""
    return type_text(TYPE_OF_LETTER[feature]) if feature in TYPE_OF_LETTER else Text(f"world-wonders-feature-{feature}")


def monument_text(monument: str) -> Text:
    return Text(f"world-wonders-monument-{monument}")


def component_text(monument: str, form: str) -> Text:
    """A monument, or the part of it that has this form."""
    text = monument_text(monument)
    if len(COMPONENTS[MONUMENT[monument]]) == 1:
        return text
    return say("world-wonders-component", monument=text, spaces=sum(mark != "/" for mark in form))


def item_text(state: State, item: str) -> Text:
    """What is on offer, as a noun."""
    return thing_text(item, state.offer[STACK[item]] if item in STACK else NOTHING)


def tile_text(stack: int, face: int) -> Text:
    kind = TYPES[FACES[stack][face].type].key
    return say(f"world-wonders-tile-of-{kind}", shape=shape_text(STACKS[stack].key))


def shape_text(stack: str) -> Text:
    return Text(f"world-wonders-shape-{STACKS[STACK[stack]].name}")


def thing_text(item: str, face: int) -> Text:
    """An item as a noun; a tile has a face."""
    if item in STACK:
        return tile_text(STACK[item], face)
    if item in MONUMENT:
        return monument_text(item)
    return Text(f"world-wonders-item-{item}")


def road_text(form: str) -> Text:
    return Text(f"world-wonders-road-{ROAD_FACES[form]}")
