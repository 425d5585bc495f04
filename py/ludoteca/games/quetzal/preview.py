"""What an action would cost and bring, told before it is done."""

from ludoteca.core.game import Preview, Seat
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
    BLACK_MARKET,
    CAMP,
    CAMP_COINS,
    CARD_BONUS,
    CARD_TYPE,
    COIN,
    DISCOVERY,
    HARBOR,
    MARKET_COINS,
    ODDS_OUT_OF,
    QUARRY,
    SHIP_1,
    STANDING,
    STELA,
    STELA_DISCOVERY,
    SURROUNDINGS,
    TEMPLE,
    TEMPLE_1,
    TRACK,
    UPGRADES,
    VILLAGE_1,
)
from ludoteca.games.quetzal.delivery import best_delivery, delivery_limit, payment_for, type_counts
from ludoteca.games.quetzal.gains import with_cards, without_all
from ludoteca.games.quetzal.kinds import Cards, Place
from ludoteca.games.quetzal.legal import bid_payment, decision_of, has_full_slots
from ludoteca.games.quetzal.meeples import pool_of
from ludoteca.games.quetzal.places import cost_of
from ludoteca.games.quetzal.state import EMPTY, Delivery, Placing, State


def preview(state: State, action: Action) -> Preview:
    """Price and gains of an action, line by line."""
    decision = decision_of(state)
    seat = decision.seat
    match action:
        case Bid(place, _, _):
            return Preview((_meeples_line(state, seat, action), *_place_lines(state, seat, place)))
        case Occupy(place):
            return Preview(tuple(_place_lines(state, seat, place)))
        case Visit(place):
            held = len(decision.held) if isinstance(decision, Placing) else 0
            return Preview(tuple(_place_lines(state, seat, place, max(1, held))))
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


def _meeples_line(state: State, seat: Seat, bid: Bid) -> Text:
    """Which meeples go, and which stay in the pool."""
    goes = bid_payment(state, bid)
    left = [count - goes.count(kind) for kind, count in enumerate(pool_of(state.players[seat].meeples))]
    stays = tuple(kind for kind, count in enumerate(left) for _ in range(count))
    if not stays:
        return say("quetzal-preview-goes-all", goes=names.meeples_text(goes))
    return say("quetzal-preview-goes", goes=names.meeples_text(goes), stays=names.meeples_text(stays))


# --- what a place does now ---------------------------------------------------------------------------------------


def _place_lines(state: State, seat: Seat, place: Place, meeples: int = 1) -> list[Text]:
    """What a place costs and brings; Camp and Harbor for so many meeples at once."""
    cost = meeples * cost_of(state, seat, place)
    lines = [say("quetzal-preview-cost", coins=cost)] if cost else []
    if TEMPLE_1 <= place < VILLAGE_1:
        row = TEMPLE[place - TEMPLE_1]
        above = _choosing_first(state, seat, TEMPLE_1, place)
        lines.append(say("quetzal-preview-temple", choose=row.choose, draw=row.draw, above=above))
    elif VILLAGE_1 <= place < QUARRY:
        tiles = sum(tile != EMPTY for tile in state.village)
        above = _choosing_first(state, seat, VILLAGE_1, place)
        lines.append(say("quetzal-preview-village", tiles=tiles, above=above))
    elif place == STELA:
        lines += [say("quetzal-preview-stela", steps=STELA_DISCOVERY), *_track_lines(state, seat, STELA_DISCOVERY)]
    elif place < BLACK_MARKET:
        lines += _surrounding_lines(state, seat, place)
    elif place == BLACK_MARKET:
        lines.append(say("quetzal-preview-market", coins=MARKET_COINS))
    elif place == CAMP:
        lines.append(_camp_line(state, seat, meeples))
    else:
        lines += _hand_lines(state, seat, place, meeples)
    group = state.board[place] if place < CAMP else None
    if group is not None and group.seat != seat:
        key = "quetzal-preview-ousts-automaton" if state.is_automaton(group.seat) else "quetzal-preview-ousts"
        lines.append(say(key, seat=group.seat, size=group.size))
    return lines


def _camp_line(state: State, seat: Seat, meeples: int) -> Text:
    """The coins of so many meeples, and the rerolls, if any meeple is left to roll again."""
    percent = _percent(state.variant.team_odds.count(STANDING))
    kind = "-last" if meeples >= sum(pool_of(state.players[seat].meeples)) else "" if meeples == 1 else "-several"
    return say(f"quetzal-preview-camp{kind}", pay=CAMP_COINS * meeples, times=meeples, percent=percent)


def _choosing_first(state: State, seat: Seat, first: Place, place: Place) -> int:
    """How many other players hold a space above this one."""
    return len({group.seat for group in state.board[first:place] if group is not None} - {seat})


def _percent(chances: int) -> int:
    return 100 * chances // ODDS_OUT_OF


def _surrounding_lines(state: State, seat: Seat, place: Place) -> list[Text]:
    row, cards = SURROUNDINGS[place - QUARRY], state.surroundings[place - QUARRY]
    there = tuple(card for card in cards if card != EMPTY)
    lines = [say("quetzal-preview-cards", cards=names.cards_text(there))] if there else []
    lines.append(say("quetzal-preview-bonus", bonus=names.bonus_text(row.bonus)))
    return [*lines, *_track_lines(state, seat, 1)] if row.bonus == DISCOVERY else lines


def _hand_lines(state: State, seat: Seat, place: Place, meeples: int) -> list[Text]:
    """What could be delivered here with the present hand, by one meeple after another."""
    player = state.players[seat]
    limit, hand = delivery_limit(state, Delivery(seat, place, 0, ())), player.hand
    key = "quetzal-preview-limit" if meeples == 1 else "quetzal-preview-limit-each"
    lines = [say(key, limit=limit, meeples=meeples)]
    paid = []
    for number in range(meeples):
        limit = delivery_limit(state, Delivery(seat, place, number, ()))
        cargo = best_delivery(state.variant, player.active, hand, limit)
        paid.append(payment_for(state.variant, player.active, cargo))
        hand = without_all(hand, cargo)
    if hand != player.hand:
        points, coins = sum(each.points for each in paid), sum(each.coins for each in paid)
        discovery = sum(each.discovery for each in paid)
        lines.append(say("quetzal-preview-haul", points=points, coins=coins, discovery=discovery))
    return lines


def _track_lines(state: State, seat: Seat, steps: int) -> list[Text]:
    """The same beside a line that names the steps: nothing where they only lead on."""
    spaces = TRACK[state.players[seat].discovery + 1 :][:steps]
    is_plain = spaces and not any(space.coins or space.points or space.upgrades for space in spaces)
    return [] if is_plain else [_track_line(state, seat, steps)]


def _track_line(state: State, seat: Seat, steps: int) -> Text:
    """What the next steps on the Discovery track pay."""
    at = state.players[seat].discovery
    spaces = TRACK[at + 1 : at + steps + 1]
    if not spaces:
        return Text("quetzal-preview-track-end")
    return say(
        "quetzal-preview-track",
        steps=len(spaces),
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
    card_coins = sum(CARD_BONUS[card] == COIN for card in cargo)
    if paid.bonuses or card_coins or paid.discovery:
        lines.append(say("quetzal-preview-bonuses", points=paid.bonuses, coins=card_coins, discovery=paid.discovery))
    if paid.cargo or paid.coins > card_coins:
        lines.append(say("quetzal-preview-upgrades", points=paid.cargo, coins=paid.coins - card_coins))
    lines.append(say("quetzal-preview-total", points=paid.points, coins=paid.coins))
    return [*lines, *(_track_lines(state, seat, paid.discovery) if paid.discovery else ())]


def hand_points(state: State, seat: Seat) -> tuple[int, int]:
    """The points that the hand would bring now: with a meeple at the Harbor Master's Office, and with a ship."""
    player = state.players[seat]
    points = []
    for place in (HARBOR, SHIP_1):
        limit = delivery_limit(state, Delivery(seat, place, 0, ()))
        cargo = best_delivery(state.variant, player.active, player.hand, limit)
        points.append(payment_for(state.variant, player.active, cargo).points)
    return points[0], points[1]
