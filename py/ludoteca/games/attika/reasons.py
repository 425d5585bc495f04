"""Why a hint is good: what a move changes for its seat, in figures of the states before and after it."""

from collections.abc import Callable

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.games.attika import names
from ludoteca.games.attika.buildings import GROUP_SIZE, MEMBERS, Type
from ludoteca.games.attika.cards import subtract_cards
from ludoteca.games.attika.content import PER_PLAYER
from ludoteca.games.attika.evaluation import symbols_due
from ludoteca.games.attika.evaluation_terms import connected_members
from ludoteca.games.attika.prices import printed_price
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.attika.state import CardsTaken, Expand, Pay, Player, Reveal, State


def reason(before: State, after: State, seat: Seat, term: str) -> Text | None:
    """Why the term gains; without a term, what else the seat has of it."""
    return _REASONS[term](before, after, seat) if term in _REASONS else None


def _end(_: State, after: State, seat: Seat) -> Text | None:
    if after.end is None or after.end.seat != seat:
        return None
    return say("attika-hint-end", reason=after.end.reason.replace("_", "-"), total=PER_PLAYER)


def _shrines(before: State, after: State, seat: Seat) -> Text | None:
    old, new = missing_buildings(before, seat), missing_buildings(after, seat)
    if new is None or (old is not None and old <= new):
        return None
    return say("attika-hint-shrines", missing=new)


def _threat(before: State, after: State, seat: Seat) -> Text | None:
    """The rival who is nearest to joining two shrines, if that one is farther away now."""
    missing = {
        other: count
        for other in range(len(before.players))
        if other != seat and (count := missing_buildings(before, other)) is not None
    }
    if not missing:
        return None
    rival = min(missing, key=missing.__getitem__)
    now = missing_buildings(after, rival)
    if now is None:
        return say("attika-hint-blocked", seat=rival, before=missing[rival])
    return say("attika-hint-threat", seat=rival, before=missing[rival], missing=now) if now > missing[rival] else None


def _draw(before: State, _: State, seat: Seat) -> Text | None:
    return say("attika-hint-draw", left=sum(before.players[seat].stacks))


def _build(before: State, after: State, seat: Seat) -> Text | None:
    old, new = _standing(before.players[seat]), _standing(after.players[seat])
    return say("attika-hint-build", built=new, total=PER_PLAYER) if new > old else None


def _cards(before: State, after: State, seat: Seat) -> Text | None:
    """What a building costs here instead of its printed price; without one, what the buildings left will cost less."""
    old, new = before.players[seat], after.players[seat]
    building = _new_building(old, new)
    if building is not None:
        paid = sum(old.hand) - sum(new.hand)
        full = printed_price(building)
        if paid < 0 or paid >= full:
            return None
        return say("attika-hint-price", building=names.building_text(building), paid=paid, full=full)
    fewer = symbols_due(before, seat) - symbols_due(after, seat)
    return say("attika-hint-cards", fewer=fewer) if fewer > 0 else None


def _hand(before: State, after: State, seat: Seat) -> Text | None:
    held = sum(after.players[seat].hand)
    more = held - sum(before.players[seat].hand)
    return say("attika-hint-hand", cards=more, held=held) if more > 0 else None


def _settlements(before: State, after: State, seat: Seat) -> Text | None:
    old, new = len(before.players[seat].settlements), len(after.players[seat].settlements)
    return say("attika-hint-settlements", before=old, settlements=new) if new < old else None


def _amphoras(before: State, after: State, seat: Seat) -> Text | None:
    more = after.players[seat].amphoras - before.players[seat].amphoras
    return say("attika-hint-amphoras", amphoras=more) if more > 0 else None


def _groups(before: State, after: State, seat: Seat) -> Text | None:
    """The group that grows in one piece, the most complete one first."""
    grown = []
    for group in range(len(MEMBERS)):
        count = connected_members(after.land, after.players[seat], group)
        if count > connected_members(before.land, before.players[seat], group):
            grown.append((count / GROUP_SIZE[group], count, group))
    if not grown:
        return None
    _, count, group = max(grown)
    return say("attika-hint-groups", group=names.group_text(group), count=count, size=GROUP_SIZE[group])


def _room(before: State, after: State, seat: Seat) -> Text | None:
    places = _places(after, seat)
    more = places - _places(before, seat)
    return say("attika-hint-room", places=places, more=more) if more > 0 else None


def _land(_: State, after: State, seat: Seat) -> Text | None:
    is_laid = any(isinstance(decision, Expand) and decision.seat == seat for decision in after.decisions)
    return say("attika-hint-land", tiles=len(after.pool) + 1) if is_laid else None


def _else(before: State, after: State, seat: Seat) -> Text | None:
    """What a payment leaves in hand; which amphoras are left; what waits to be built, or is built."""
    old, new = before.players[seat], after.players[seat]
    if isinstance(before.decisions[0], Pay):
        key = "attika-hint-keeps" if sum(new.hand) else "attika-hint-keeps-nothing"
        return names.cards_text(key, new.hand)
    if new.amphoras < old.amphoras:
        return say("attika-hint-spends", amphoras=new.amphoras)
    if isinstance(before.decisions[0], Reveal) and len(new.stored) > len(old.stored):
        drawn = before.decisions[0].building
        return say("attika-hint-waits", building=names.building_text(drawn), full=printed_price(drawn))
    if isinstance(before.decisions[0], CardsTaken) and new.amphoras:
        return say("attika-hint-saves", amphoras=new.amphoras)
    building = _new_building(old, new)
    if building is not None:
        paid = sum(subtract_cards(old.hand, new.hand))
        return say(
            "attika-hint-stands",
            building=names.building_text(building),
            paid=paid,
            built=_standing(new),
            total=PER_PLAYER,
        )
    return None


_REASONS: dict[str, Callable[[State, State, Seat], Text | None]] = {
    "end": _end,
    "shrines": _shrines,
    "threat": _threat,
    "draw": _draw,
    "build": _build,
    "cards": _cards,
    "hand": _hand,
    "settlements": _settlements,
    "amphoras": _amphoras,
    "groups": _groups,
    "room": _room,
    "land": _land,
    "": _else,
}


def _standing(player: Player) -> int:
    return sum(map(len, player.built))


def _new_building(old: Player, new: Player) -> Type | None:
    """The type of which one more stands."""
    return next((kind for kind, sites in enumerate(new.built) if len(sites) > len(old.built[kind])), None)


def _places(state: State, seat: Seat) -> int:
    """The empty hexes beside the seat's buildings."""
    return (state.land.full & ~state.occupied & state.players[seat].reach).bit_count()
