"""The names of Attika's things: ids for the page, messages for people."""

from ludoteca.core.game import Seat
from ludoteca.core.hexgrid import Hex
from ludoteca.core.text import Text, say
from ludoteca.games.attika.buildings import Type
from ludoteca.games.attika.cards import Cards
from ludoteca.games.attika.content import BUILDINGS, GROUPS, LANDSCAPES
from ludoteca.games.attika.land import BLANK
from ludoteca.games.attika.state import State


def board(at: Hex) -> str:
    return f"board:{at[0]},{at[1]}"


def centre(at: Hex) -> str:
    return f"centre:{at[0]},{at[1]}"


def slot(seat: Seat, building: Type, twin: int) -> str:
    return f"slot:{seat}:{BUILDINGS[building].key}:{twin}"


def piece(seat: Seat, building: Type, twin: int) -> str:
    return f"building:{seat}:{BUILDINGS[building].key}:{twin}"


def next_piece(state: State, seat: Seat, building: Type) -> str:
    """The piece of this type that is built next: built ones have the lower numbers."""
    return piece(seat, building, len(state.players[seat].built[building]))


def stack(seat: Seat, index: int) -> str:
    return f"stack:{seat}:{index}"


def payment(cards: Cards) -> str:
    return "pay:" + ",".join(map(str, cards))


def building_text(building: Type) -> Text:
    return Text(f"attika-building-{BUILDINGS[building].key}")


def ground_text(landscape: int) -> Text:
    """On what ground a building stands: no coordinates are printed on the tiles."""
    return Text(f"attika-ground-{'blank' if landscape == BLANK else LANDSCAPES[landscape]}")


def group_text(group: int) -> Text:
    return Text(f"attika-group-{GROUPS[group]}")


def cards_text(key: str, cards: Cards, **more: str | int) -> Text:
    """A message with the number of cards or symbols of each landscape, and other arguments."""
    water, forest, hills, mountains = cards
    return say(key, water=water, forest=forest, hills=hills, mountains=mountains, total=sum(cards), **more)


def symbols_text(key: str, symbols: Cards, is_paid: bool, **more: int) -> Text:
    """A message about symbols: the page shows them as pictures, those that the land pays struck through."""
    return cards_text(key, symbols, symbols="paid" if is_paid else "due", **more)
