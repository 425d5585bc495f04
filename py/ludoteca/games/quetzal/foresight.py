"""What an action would bring, told before it is done; and why the rest of the table may not be clicked."""

from collections.abc import Mapping

from ludoteca.core.game import Preview, Seat, Slot
from ludoteca.core.text import Text, say
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.actions import (
    Action,
    Bid,
    BuyDiscovery,
    Deliver,
    DiscardUpgrade,
    Keep,
    Load,
    Occupy,
    Sell,
    TakeCard,
    TakeUpgrade,
    Visit,
)
from ludoteca.games.quetzal.content import (
    BLACK,
    BLACK_MARKET,
    CAMP,
    CARD_TYPE,
    COIN,
    HARBOR,
    HARBOR_LIMIT,
    MARKET_COINS,
    ODDS_OUT_OF,
    OPEN,
    PLACES,
    QUARRY,
    SHIP_1,
    SHIP_LIMIT,
    STANDING,
    STELA,
    SURROUNDINGS,
    TEMPLE,
    TEMPLE_1,
    TRACK,
    TRACK_END,
    UPGRADES,
    VILLAGE_1,
    WHITE,
)
from ludoteca.games.quetzal.delivery import best_delivery, payment_for, type_counts
from ludoteca.games.quetzal.gains import with_cards
from ludoteca.games.quetzal.kinds import Cards, Place
from ludoteca.games.quetzal.legal import (
    bidding_places,
    cost_of,
    decision_of,
    delivery_limit,
    has_full_slots,
    legal_actions,
    village_places,
)
from ludoteca.games.quetzal.meeples import pool_of
from ludoteca.games.quetzal.state import EMPTY, Delivery, Placing, State


def preview(state: State, action: Action) -> Preview:
    """Price and gains of an action, line by line."""
    decision = decision_of(state)
    seat = decision.seat
    match action:
        case Occupy(place) | Bid(place, _, _) | Visit(place):
            return Preview(tuple(_place_lines(state, seat, place)))
        case TakeCard(slot):
            return Preview((_collection_line(state, seat, state.temple[slot]),))
        case Keep(card):
            return Preview((_collection_line(state, seat, card), Text("quetzal-preview-under")))
        case Sell(_):
            return Preview((say("quetzal-preview-coins", coins=MARKET_COINS), Text("quetzal-preview-sold")))
        case TakeUpgrade(slot):
            return Preview(tuple(_upgrade_lines(state, seat, state.village[slot])))
        case DiscardUpgrade(tile):
            return Preview((names.effect_text(tile), say("quetzal-preview-printed", points=UPGRADES[tile].points)))
        case Load(card):
            assert isinstance(decision, Delivery), "cards are loaded for a delivery"
            return Preview(tuple(delivery_lines(state, seat, with_cards(decision.cargo, card))))
        case Deliver():
            assert isinstance(decision, Delivery), "a delivery is delivered"
            return Preview(tuple(delivery_lines(state, seat, decision.cargo)))
        case BuyDiscovery():
            return Preview((_track_line(state, seat, 1),))
        case _:
            return Preview()


# --- what a place does now ---------------------------------------------------------------------------------------


def _place_lines(state: State, seat: Seat, place: Place) -> list[Text]:
    cost = cost_of(state, seat, place)
    lines = [say("quetzal-preview-cost", coins=cost)] if cost else []
    if TEMPLE_1 <= place < VILLAGE_1:
        row = TEMPLE[place - TEMPLE_1]
        above = sum(group is not None for group in state.board[TEMPLE_1:place])
        lines.append(say("quetzal-preview-temple", choose=row.choose, draw=row.draw, above=above))
    elif VILLAGE_1 <= place < QUARRY:
        tiles = sum(tile != EMPTY for tile in state.village)
        above = sum(group is not None for group in state.board[VILLAGE_1:place])
        lines.append(say("quetzal-preview-village", tiles=tiles, above=above))
    elif place == STELA:
        lines += [Text("quetzal-preview-stela"), _track_line(state, seat, 1)]
    elif place < BLACK_MARKET:
        lines += _surrounding_lines(state, seat, place)
    elif place == BLACK_MARKET:
        lines.append(say("quetzal-preview-market", coins=MARKET_COINS))
    elif place == CAMP:
        lines.append(say("quetzal-preview-camp", percent=_percent(state.variant.team_odds.count(STANDING))))
    else:
        lines += _haul_lines(state, seat, place)
    group = state.board[place] if place < CAMP else None
    if group is not None and group.seat != seat:
        key = "quetzal-preview-ousts-automaton" if group.seat == len(state.players) else "quetzal-preview-ousts"
        lines.append(say(key, seat=group.seat, size=group.size))
    return lines


def _percent(chances: int) -> int:
    return 100 * chances // ODDS_OUT_OF


def _surrounding_lines(state: State, seat: Seat, place: Place) -> list[Text]:
    row, cards = SURROUNDINGS[place - QUARRY], state.surroundings[place - QUARRY]
    there = tuple(card for card in cards if card != EMPTY)
    lines = [say("quetzal-preview-cards", cards=names.cards_text(there))] if there else []
    lines.append(say("quetzal-preview-bonus", bonus=names.bonus_text(row.bonus)))
    return [*lines, _track_line(state, seat, 1)] if row.key == "small_temple" else lines


def _haul_lines(state: State, seat: Seat, place: Place) -> list[Text]:
    """What could be delivered here with the present hand."""
    player = state.players[seat]
    limit = delivery_limit(state, Delivery(seat, place, 0, ()))
    lines = [say("quetzal-preview-limit", limit=limit)]
    cargo = best_delivery(state.variant, player.active, player.hand, limit)
    if cargo:
        paid = payment_for(state.variant, player.active, cargo)
        lines.append(say("quetzal-preview-haul", points=paid.points, coins=paid.coins, discovery=paid.discovery))
    return lines


def _track_line(state: State, seat: Seat, steps: int) -> Text:
    """What the next steps on the Discovery track pay."""
    at = state.players[seat].discovery
    spaces = TRACK[at + 1 : at + steps + 1]
    if not spaces:
        return Text("quetzal-preview-track-end")
    return say(
        "quetzal-preview-track",
        steps=len(spaces),
        space=min(at + steps, TRACK_END),
        coins=sum(space.coins for space in spaces),
        points=sum(space.points for space in spaces),
        upgrades=sum(space.upgrades for space in spaces),
    )


def _collection_line(state: State, seat: Seat, card: int) -> Text:
    artifact = CARD_TYPE[card]
    held = type_counts(state.players[seat].hand)[artifact]
    _, one, two, three = state.variant.values[artifact]
    return say(
        "quetzal-preview-collection",
        artifact=names.type_text(artifact),
        held=held,
        one=one,
        two=two,
        three=three,
    )


def _upgrade_lines(state: State, seat: Seat, tile: int) -> list[Text]:
    player = state.players[seat]
    lines = [names.effect_text(tile), say("quetzal-preview-printed", points=UPGRADES[tile].points)]
    if tile in player.active:
        lines.append(Text("quetzal-preview-twin"))
    elif has_full_slots(player) and not UPGRADES[tile].immediate:
        lines.append(Text("quetzal-preview-slots-full"))
    return lines


def delivery_lines(state: State, seat: Seat, cargo: Cards) -> list[Text]:
    """Collections by type, the cards' bonuses, what Upgrades add, and the steps on the track."""
    player = state.players[seat]
    paid = payment_for(state.variant, player.active, cargo)
    lines = []
    for artifact, count in enumerate(type_counts(cargo)):
        if count:
            one_type = tuple(card for card in cargo if CARD_TYPE[card] == artifact)
            points = payment_for(state.variant, (), one_type).collections
            lines.append(say("quetzal-preview-set", artifact=names.type_text(artifact), count=count, points=points))
    card_coins = sum(card % 4 == COIN for card in cargo)
    if paid.bonuses or card_coins or paid.discovery:
        lines.append(say("quetzal-preview-bonuses", points=paid.bonuses, coins=card_coins, discovery=paid.discovery))
    if paid.cargo or paid.coins > card_coins:
        lines.append(say("quetzal-preview-upgrades", points=paid.cargo, coins=paid.coins - card_coins))
    if paid.discovery:
        lines.append(_track_line(state, seat, paid.discovery))
    lines.append(say("quetzal-preview-total", points=paid.points, coins=paid.coins))
    return lines


# --- why not -----------------------------------------------------------------------------------------------------


def refusals(state: State, picked: tuple[str, ...]) -> Mapping[Slot, Text]:
    """Why what may not be clicked may not. (Decisions come in series: what is picked is already done.)"""
    if not state.tasks:
        return {}
    decision = decision_of(state)
    match decision:
        case Placing():
            return _refused_places(state, decision)
        case Delivery(seat, _, _, cargo) if len(cargo) >= delivery_limit(state, decision):
            limit = say("quetzal-refused-limit", limit=len(cargo))
            return {names.hand(seat, card): limit for card in set(state.players[seat].hand)}
        case _:
            return {}


def _refused_places(state: State, decision: Placing) -> dict[Slot, Text]:
    legal = {action.place for action in legal_actions(state) if isinstance(action, Occupy | Bid | Visit)}
    places = [
        STELA,
        *range(TEMPLE_1, VILLAGE_1),
        *village_places(state),
        *bidding_places(state),
        HARBOR,
    ]
    return {PLACES[place]: _why_not(state, decision, place) for place in places if place not in legal}


def _why_not(state: State, decision: Placing, place: Place) -> Text:
    """The first reason that applies, in the order in which a person would look."""
    seat, held = decision.seat, decision.held
    player = state.players[seat]
    group = state.board[place] if place < CAMP else None
    is_bidding = QUARRY <= place < CAMP
    if place == STELA and state.marker == seat:
        return Text("quetzal-refused-marker")
    if group is not None and not is_bidding:
        return Text("quetzal-refused-occupied")
    if group is not None and group.seat == seat:
        return Text("quetzal-refused-own-bid")
    if not is_bidding and place != HARBOR and len(held) > 1:
        return Text("quetzal-refused-one-meeple")
    cost = cost_of(state, seat, place) * max(1, len(held))
    if player.coins < cost:
        return say("quetzal-refused-coins", coins=cost, held=player.coins)
    colour = _colour_needed(state, place)
    if is_bidding and BLACK in held and WHITE in held:
        return Text("quetzal-refused-mixed")
    if group is not None:
        usable = _usable(state, decision, colour)
        return say("quetzal-refused-bid", beat=group.size + 1, colour=names.colour_text(colour), usable=usable)
    return say("quetzal-refused-colour", colour=names.colour_text(colour))


def _colour_needed(state: State, place: Place) -> int:
    group = state.board[place] if place < CAMP else None
    if place == BLACK_MARKET:
        return BLACK
    if group is not None:
        return group.colour
    if VILLAGE_1 <= place < QUARRY:
        return state.variant.village_colour
    return WHITE if place < VILLAGE_1 else OPEN


def _usable(state: State, decision: Placing, colour: int) -> int:
    """How many meeples could be of this colour."""
    if decision.held:
        return sum(kind not in (BLACK, WHITE) or colour in (kind, OPEN) for kind in decision.held)
    pool = pool_of(state.players[decision.seat].meeples)
    wild = sum(pool) - pool[BLACK] - pool[WHITE]
    return wild + (max(pool[BLACK], pool[WHITE]) if colour == OPEN else pool[colour])


def hauls(state: State, seat: Seat) -> tuple[int, int]:
    """The points that the present hand would bring by one Harbor meeple and by a ship."""
    player = state.players[seat]
    points = []
    for place, limit in ((HARBOR, HARBOR_LIMIT), (SHIP_1, SHIP_LIMIT)):
        extra = delivery_limit(state, Delivery(seat, place, 0, ())) - limit
        cargo = best_delivery(state.variant, player.active, player.hand, limit + extra)
        points.append(payment_for(state.variant, player.active, cargo).points)
    return points[0], points[1]
