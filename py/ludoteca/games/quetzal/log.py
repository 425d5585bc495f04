"""The events as a seat may know them, and as lines of the log."""

from dataclasses import replace

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.content import (
    AUTOMATON_CARDS,
    BIDDING_PLACES,
    CAMP,
    CHARACTER,
    CHARACTER_ROLLS,
    COINS_FOR_DISCOVERY,
    COINS_FOR_POINT,
    MARKET_COINS,
    QUARRY,
    ROLLS,
    SURROUNDINGS,
    TEMPLE,
    TRACK,
    UPGRADES,
)
from ludoteca.games.quetzal.events import (
    Advanced,
    AutomatonPlaced,
    AutomatonTook,
    BoughtDiscovery,
    BoughtPoint,
    Declined,
    Delivered,
    DiscardedUpgrade,
    DrewCard,
    Event,
    GainedUpgrade,
    GameEnded,
    KeptCard,
    MarkerTaken,
    Ousted,
    Placed,
    Rerolled,
    Reshuffled,
    Rolled,
    RoundBegan,
    Sold,
    TookCard,
    WonSurrounding,
)


def see(event: Event, viewer: Seat | None) -> Event | None:
    """All is public but the cards that another seat draws from the deck."""
    if isinstance(event, DrewCard) and event.seat != viewer:
        return replace(event, card=None)
    if isinstance(event, KeptCard) and event.seat != viewer:
        return replace(event, card=None, other=None)
    return event


def tell(event: Event) -> Text:
    """The line of the log for an event; the page replaces `seat` by the name of the player."""
    match event:
        case RoundBegan(number):
            return say("quetzal-log-round", round=number)
        case AutomatonPlaced(card):
            return _tell_automaton_card(card)
        case Rolled(seat, (black, white, side, standing), character, coins):
            return say(
                "quetzal-log-rolled",
                seat=seat,
                black=black,
                white=white,
                side=side,
                standing=standing,
                character=Text(f"quetzal-fell-{CHARACTER_ROLLS[character]}"),
                coins=coins,
            )
        case Rerolled(seat, kinds, rolls, coins):
            return _tell_reroll(seat, kinds, rolls, coins)
        case Placed() | Ousted():
            return _tell_placement(event)
        case Delivered(seat, place, cards, points, coins, discovery):
            return say(
                "quetzal-log-delivered",
                seat=seat,
                place=names.place_text(place),
                cards=names.cards_text(cards),
                points=points,
                coins=coins,
                discovery=discovery,
            )
        case Reshuffled():
            return Text("quetzal-log-reshuffled")
        case GameEnded(winners):
            return say("quetzal-log-ended", seat=winners[0], winners=len(winners))
        case _:
            return _tell_gain(event)


def _tell_automaton_card(number: int) -> Text:
    card = AUTOMATON_CARDS[number]
    spaces = names.list_text(tuple(say("quetzal-number", number=TEMPLE[space - 1].cost) for space in card.temple))
    (first, first_colour, first_size), (second, second_colour, second_size) = card.surrounding, card.third
    return say(
        "quetzal-log-automaton",
        card=card.key,
        spaces=spaces,
        count=len(card.temple),
        first=names.place_text(first),
        first_size=first_size,
        first_colour=names.colour_text(first_colour),
        second=names.place_text(second),
        second_size=second_size,
        second_colour=names.colour_text(second_colour),
    )


def _tell_reroll(seat: Seat, kinds: tuple[int, ...], rolls: tuple[int, ...], coins: int) -> Text:
    fell = tuple(
        Text(f"quetzal-fell-{(CHARACTER_ROLLS if kind == CHARACTER else ROLLS)[side]}")
        for kind, side in zip(kinds, rolls, strict=True)
    )
    return say(
        "quetzal-log-rerolled",
        seat=seat,
        meeples=names.meeples_text(kinds),
        fell=names.list_text(fell),
        coins=coins,
    )


def _tell_placement(event: Placed | Ousted) -> Text:
    place = names.place_text(event.place)
    match event:
        case Placed(seat, _, kinds, colour, coins):
            key = "quetzal-log-bid" if event.place in BIDDING_PLACES else "quetzal-log-placed"
            if event.place == CAMP:
                key = "quetzal-log-camp"
            return say(
                key,
                seat=seat,
                place=place,
                meeples=names.meeples_text(kinds),
                size=len(kinds),
                colour=names.colour_text(colour),
                coins=coins,
            )
        case Ousted(seat, _, size, is_automaton):
            if is_automaton:
                return say("quetzal-log-ousted-automaton", place=place, size=size)
            return say("quetzal-log-ousted", seat=seat, place=place, size=size)


def _tell_gain(event: Event) -> Text:
    match event:
        case MarkerTaken(seat):
            return say("quetzal-log-marker", seat=seat)
        case TookCard(seat, card):
            return say("quetzal-log-took", seat=seat, card=names.card_text(card))
        case DrewCard(seat, card):
            if card is None:
                return say("quetzal-log-drew", seat=seat)
            return say("quetzal-log-drew-own", seat=seat, card=names.card_text(card))
        case KeptCard(seat, card, other):
            if card is None or other is None:
                return say("quetzal-log-kept", seat=seat)
            return say("quetzal-log-kept-own", seat=seat, card=names.card_text(card), other=names.card_text(other))
        case WonSurrounding(seat, place, cards):
            bonus = names.bonus_text(SURROUNDINGS[place - QUARRY].bonus)
            if not cards:
                return say("quetzal-log-won-bonus", seat=seat, place=names.place_text(place), bonus=bonus)
            return say(
                "quetzal-log-won",
                seat=seat,
                place=names.place_text(place),
                cards=names.cards_text(cards),
                bonus=bonus,
            )
        case AutomatonTook(place, cards):
            if not cards:
                return say("quetzal-log-automaton-nothing", place=names.place_text(place))
            return say("quetzal-log-automaton-took", place=names.place_text(place), cards=names.cards_text(cards))
        case Advanced(seat, space, coins, points):
            upgrades = TRACK[space].upgrades
            return say("quetzal-log-advanced", seat=seat, space=space, coins=coins, points=points, upgrades=upgrades)
        case _:
            return _tell_trade(event)


def _tell_trade(event: Event) -> Text:
    match event:
        case Sold(seat, card):
            return say("quetzal-log-sold", seat=seat, card=names.card_text(card), coins=MARKET_COINS)
        case GainedUpgrade(seat, tile, is_drawn):
            key = "quetzal-log-drew-upgrade" if is_drawn else "quetzal-log-upgrade"
            row = UPGRADES[tile]
            return say(key, seat=seat, upgrade=names.upgrade_text(tile), coins=row.coins, discovery=row.discovery)
        case DiscardedUpgrade(seat, tile):
            return say("quetzal-log-discarded-upgrade", seat=seat, upgrade=names.upgrade_text(tile))
        case BoughtPoint(seat):
            return say("quetzal-log-bought-point", seat=seat, coins=COINS_FOR_POINT)
        case BoughtDiscovery(seat):
            return say("quetzal-log-bought-discovery", seat=seat, coins=COINS_FOR_DISCOVERY)
        case Declined(seat, place):
            return say("quetzal-log-declined", seat=seat, place=names.place_text(place))
        case _:
            raise AssertionError(f"{event} has no line in the log")
