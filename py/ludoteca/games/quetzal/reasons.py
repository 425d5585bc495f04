"""Why a hint is good: what a move changes for its seat, in figures of the states before and after it."""

from collections import Counter
from collections.abc import Callable

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.content import (
    BLACK_MARKET,
    COMPLETE,
    MARKET_COINS,
    QUARRY,
    SIDE,
    STANDING,
    STELA,
    STELA_DISCOVERY,
    SURROUNDINGS,
    UPGRADES,
    VILLAGE_1,
)
from ludoteca.games.quetzal.delivery import best_delivery, collection_points, payment_for, type_counts
from ludoteca.games.quetzal.evaluation import chance, holding_of
from ludoteca.games.quetzal.kinds import Cards, Place, Tile
from ludoteca.games.quetzal.meeples import pool_of
from ludoteca.games.quetzal.state import EMPTY, CampReroll, Delivery, Placing, Rerolls, State, TemplePick, TileLimit


def reason(before: State, after: State, seat: Seat, term: str) -> Text | None:
    """Why the term gains; without a term, what else the seat has of it."""
    first = before.decisions[0]
    if isinstance(first, Delivery):
        return _delivery(before, after, seat) if term in ("points", "") else None
    if isinstance(first, Placing) and _is_activated(before, after):
        # The last placement of a round brings what all places pay, and that is not its merit.
        return say("quetzal-hint-left", meeples=0) if term == "" else None
    return _REASONS[term](before, after, seat) if term in _REASONS else None


def _is_activated(before: State, after: State) -> bool:
    """Whether all meeples are placed, and the places have paid."""
    first = after.decisions[0] if after.decisions else None
    return before.round != after.round or not isinstance(first, Placing | CampReroll)


def _delivery(before: State, after: State, seat: Seat) -> Text | None:
    """What the cards pay that left the hand; what chance adds on the Discovery track is left out."""
    old, new = before.players[seat], after.players[seat]
    cargo = _more(new.hand, old.hand)
    if not cargo:
        return None
    paid = payment_for(before.variant, old.active, cargo)
    return say("quetzal-hint-delivery", points=paid.points, coins=paid.coins, discovery=paid.discovery)


def _points(before: State, after: State, seat: Seat) -> Text | None:
    more = after.players[seat].points - before.players[seat].points
    return say("quetzal-hint-points", points=more) if more > 0 else None


def _upgrades(before: State, after: State, seat: Seat) -> Text | None:
    gained = Counter(_tiles(after, seat)) - Counter(_tiles(before, seat))
    for tile in gained:
        return say("quetzal-hint-upgrade", upgrade=names.upgrade_text(tile), points=UPGRADES[tile].points)
    for space in range(len(after.village)):
        if _is_new(before, after, seat, VILLAGE_1 + space):
            tiles = sum(tile != EMPTY for tile in after.village)
            above = sum(group is not None for group in after.board[VILLAGE_1 : VILLAGE_1 + space])
            return say("quetzal-hint-village", tiles=tiles, above=above)
    return None


def _coins(before: State, after: State, seat: Seat) -> Text | None:
    held = after.players[seat].coins
    more = held - before.players[seat].coins
    return say("quetzal-hint-coins", coins=more, held=held) if more > 0 else None


def _discovery(before: State, after: State, seat: Seat) -> Text | None:
    space = after.players[seat].discovery
    steps = space - before.players[seat].discovery
    return say("quetzal-hint-discovery", steps=steps, space=space) if steps > 0 else None


def _meeples(before: State, after: State, seat: Seat) -> Text | None:
    """Only within a round: in the next one all meeples come back by themselves."""
    left = sum(pool_of(after.players[seat].meeples))
    is_more = left > sum(pool_of(before.players[seat].meeples)) and before.round == after.round
    return say("quetzal-hint-meeples", meeples=left) if is_more else None


def _marker(before: State, after: State, seat: Seat) -> Text | None:
    is_gained = after.marker == seat != before.marker or _is_new(before, after, seat, STELA)
    return say("quetzal-hint-marker", steps=STELA_DISCOVERY) if is_gained else None


def _bonuses(before: State, after: State, seat: Seat) -> Text | None:
    for index, row in enumerate(SURROUNDINGS):
        if _is_new(before, after, seat, QUARRY + index):
            return say("quetzal-hint-bonuses", bonus=names.bonus_text(row.bonus))
    return None


def _market(before: State, after: State, seat: Seat) -> Text | None:
    return say("quetzal-hint-market", coins=MARKET_COINS) if _is_new(before, after, seat, BLACK_MARKET) else None


def _cards(before: State, after: State, seat: Seat) -> Text | None:
    """Cards that come into the hand, or are likely to; else more room to deliver."""
    drawn = _drawn(before, after, seat)
    if drawn:
        return _gained_cards(after, before.players[seat].hand, drawn, "yes")
    (old, old_draws, old_room), (new, draws, room) = holding_of(before, seat)[0], holding_of(after, seat)[0]
    gained = _more(tuple(old), tuple(new))
    if gained:
        return _gained_cards(after, tuple(old), gained, "no")
    for index, there in enumerate(after.surroundings):
        if _is_new(before, after, seat, QUARRY + index) and any(card != EMPTY for card in there):
            return _gained_cards(after, tuple(old), tuple(card for card in there if card != EMPTY), "bid")
    if room > old_room:
        player = after.players[seat]
        cargo = best_delivery(after.variant, player.active, player.hand, int(room))
        points = payment_for(after.variant, player.active, cargo).points
        return say("quetzal-hint-room", cards=int(room), points=points)
    return say("quetzal-hint-draws", draws=int(draws - old_draws)) if draws >= old_draws + 1 else None


def _gained_cards(state: State, had: Cards, gained: Cards, sure: str) -> Text:
    """The cards and the points that they add to collections; a collection that they complete is named.

    `sure` is "yes" for cards in hand, "bid" for those that a higher bid would take away, "no" for others.
    """
    counts = type_counts(had)
    total = [count + more for count, more in zip(counts, type_counts(gained), strict=True)]
    points = [collection_points(state.variant, artifact, count) for artifact, count in enumerate(total)]
    more = sum(points) - sum(collection_points(state.variant, artifact, count) for artifact, count in enumerate(counts))
    for artifact, count in enumerate(total):
        if count > counts[artifact] and count % COMPLETE == 0:
            thing = names.type_text(artifact)
            return say("quetzal-hint-complete", artifact=thing, count=count, points=more, sure=sure)
    return say("quetzal-hint-cards", cards=names.cards_text(gained), points=more, sure=sure)


def _rivals(before: State, after: State, seat: Seat) -> Text | None:
    """Whom the move drives away; only within a round, since at its end everybody goes home."""
    if before.round != after.round:
        return None
    for old, new in zip(before.board, after.board, strict=True):
        if old is not None and old.seat != seat and new is not None and new.seat == seat:
            if before.is_automaton(old.seat):
                return say("quetzal-hint-ousts-automaton", size=old.size)
            return say("quetzal-hint-ousts", seat=old.seat, size=old.size)
    return None


def _else(before: State, after: State, seat: Seat) -> Text | None:
    """The card taken; whether a bid is safe; how many meeples may count for either colour; which Upgrades stay."""
    drawn = _drawn(before, after, seat)
    if drawn:
        return _gained_cards(after, before.players[seat].hand, drawn, "yes")
    for place, group in enumerate(after.board):
        if group is not None and _is_new(before, after, seat, place) and chance(after, seat, group) == 1:
            return say("quetzal-hint-safe", size=group.size)
    pool = pool_of(before.players[seat].meeples)
    if isinstance(before.decisions[0], CampReroll | Rerolls):
        return say("quetzal-hint-wild", count=pool[SIDE] + pool[STANDING], total=sum(pool))
    if isinstance(before.decisions[0], Placing):
        return say("quetzal-hint-left", meeples=sum(pool_of(after.players[seat].meeples)))
    if isinstance(before.decisions[0], TileLimit) and after.players[seat].active:
        kept = tuple(names.upgrade_text(tile) for tile in after.players[seat].active)
        return say("quetzal-hint-keeps", upgrades=names.list_text(kept))
    return None


_REASONS: dict[str, Callable[[State, State, Seat], Text | None]] = {
    "points": _points,
    "upgrades": _upgrades,
    "coins": _coins,
    "discovery": _discovery,
    "meeples": _meeples,
    "marker": _marker,
    "bonuses": _bonuses,
    "market": _market,
    "cards": _cards,
    "rivals": _rivals,
    "": _else,
}


def _is_new(before: State, after: State, seat: Seat, place: Place) -> bool:
    """Whether the seat has a group on the place that was not there before."""
    old, new = before.board[place], after.board[place]
    return new is not None and new.seat == seat and (old is None or old.seat != seat)


def _drawn(before: State, after: State, seat: Seat) -> Cards:
    """The cards that have come into the hand; of the Temple the one taken, without what the deck may add."""
    if isinstance(before.decisions[0], TemplePick):
        shown = zip(before.temple, after.temple, strict=True)
        taken = tuple(old for old, new in shown if old != EMPTY and new == EMPTY)
        if len(taken) == 1:
            return taken
    return _more(before.players[seat].hand, after.players[seat].hand)


def _more(old: Cards, new: Cards) -> Cards:
    """The cards that are only among the new ones."""
    return tuple(sorted((Counter(new) - Counter(old)).elements()))


def _tiles(state: State, seat: Seat) -> tuple[Tile, ...]:
    """The seat's Upgrades, those discarded and a new one above the limit too."""
    player, first = state.players[seat], state.decisions[0] if state.decisions else None
    pending = (first.tile,) if isinstance(first, TileLimit) and first.seat == seat else ()
    return (*player.active, *player.discarded, *pending)
