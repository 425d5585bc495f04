"""Ids for the page, and messages for people."""

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.games.quetzal.content import (
    BONUSES,
    CARD_NAMES,
    COLOURS,
    EFFECT_NUMBERS,
    MEEPLES,
    PLACES,
    TYPES,
    UPGRADE_NAMES,
)
from ludoteca.games.quetzal.kinds import Card, Cards, Colour, Kind, Place, Tile


def pool(seat: Seat, kind: Kind) -> str:
    return f"pool:{seat}:{MEEPLES[kind]}"


def hand(seat: Seat, card: Card) -> str:
    return f"hand:{seat}:{CARD_NAMES[card]}"


def active(seat: Seat, tile: Tile) -> str:
    return f"active:{seat}:{UPGRADE_NAMES[tile]}"


def bid(colour: Colour, size: int) -> str:
    return f"bid:{COLOURS[colour]}:{size}"


def exchange(bonus: int) -> str:
    return f"exchange:{BONUSES[bonus]}"


def face(slot: str) -> str:
    """The face of a place: `temple:2` is `temple-2`."""
    return slot.replace(":", "-")


def _key(name: str) -> str:
    return name.replace("_", "-").replace(":", "-")


def place_text(place: Place) -> Text:
    return Text(f"quetzal-place-{_key(PLACES[place])}")


def card_text(card: Card) -> Text:
    return Text(f"quetzal-card-{CARD_NAMES[card]}")


def type_text(artifact: int) -> Text:
    return Text(f"quetzal-type-{TYPES[artifact]}")


def bonus_text(bonus: int) -> Text:
    return Text(f"quetzal-bonus-{BONUSES[bonus]}")


def upgrade_text(tile: Tile) -> Text:
    return Text(f"quetzal-upgrade-{_key(UPGRADE_NAMES[tile])}")


def effect_text(tile: Tile) -> Text:
    return say(f"quetzal-effect-{_key(UPGRADE_NAMES[tile])}", **EFFECT_NUMBERS.get(tile, {}))


def meeple_text(kind: Kind) -> Text:
    return Text(f"quetzal-kind-{MEEPLES[kind]}")


def colour_text(colour: Colour) -> Text:
    return Text(f"quetzal-colour-{COLOURS[colour]}")


def bids_text(colour: Colour) -> Text:
    """The name of the row of all bids of a colour."""
    return Text(f"quetzal-bids-{COLOURS[colour]}")


def list_text(items: tuple[Text, ...]) -> Text:
    """A few things one after the other: a message for each number of them up to seven."""
    if len(items) == 1:
        return items[0]
    names = {f"item{number}": item for number, item in enumerate(items, 1)}
    return say(f"quetzal-list-{len(items)}", **names)


def cards_text(cards: Cards) -> Text:
    """Cards, kind by kind: *a tablet*, or *2 tablets*."""
    counted = [(card, cards.count(card)) for card in dict.fromkeys(cards)]
    return list_text(tuple(_counted(card_text(card), count) for card, count in counted))


def meeples_text(kinds: tuple[Kind, ...]) -> Text:
    """Meeples, kind by kind: *an adventurer*, or *2 adventurers*."""
    counted = [(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    return list_text(tuple(_counted(meeple_text(kind), count) for kind, count in counted))


def _counted(thing: Text, count: int) -> Text:
    return say("quetzal-one", thing=thing) if count == 1 else say("quetzal-times", count=count, thing=thing)
