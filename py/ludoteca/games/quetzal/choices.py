"""How actions are offered: click path, label and badge. What an action would bring is in `preview.py`."""

from ludoteca.core.game import Choice, Shortcut
from ludoteca.core.text import Text, say
from ludoteca.core.view import Control
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.actions import (
    DELIVER,
    LOAD,
    Action,
    Bid,
    BuyDiscovery,
    BuyPoint,
    Decline,
    Deliver,
    DiscardUpgrade,
    Hold,
    Keep,
    Load,
    Occupy,
    RerollAll,
    RerollMeeples,
    Sell,
    TakeCard,
    TakeUpgrade,
    Visit,
)
from ludoteca.games.quetzal.content import (
    BLACK,
    CAMP,
    CAMP_COINS,
    CARD_NAMES,
    CHARACTER,
    COINS_FOR_DISCOVERY,
    COINS_FOR_POINT,
    COINS_TO_D,
    COINS_TO_VP,
    COLOURS,
    DISCOVERY,
    HARBOR_COST,
    OPEN,
    PLACES,
    POINT,
    SIDE,
    STANDING,
    UPGRADE_NAMES,
    WHITE,
)
from ludoteca.games.quetzal.delivery import best_delivery, delivery_limit, payment_for
from ludoteca.games.quetzal.kinds import Tile
from ludoteca.games.quetzal.legal import bid_payment, decision_of, legal_actions
from ludoteca.games.quetzal.meeples import pool_of
from ludoteca.games.quetzal.places import cost_of
from ludoteca.games.quetzal.state import (
    CampReroll,
    Delivery,
    LastExchange,
    MarketSale,
    Placing,
    Rerolls,
    State,
    TileLimit,
)


def choice(state: State, action: Action) -> Choice[Action]:
    """The clicks that express an action, and its name."""
    decision = decision_of(state)
    seat = decision.seat
    match action:
        case Occupy(place):
            cost = cost_of(state, seat, place)
            label = say("quetzal-do-occupy", place=names.place_text(place), coins=cost)
            return Choice(action, (PLACES[place],), label, badge=str(cost))
        case Bid():
            return _bid(state, action)
        case Visit(place):
            assert isinstance(decision, Placing), "a visit is a placement"
            size = max(1, len(decision.held))
            coins = (CAMP_COINS if place == CAMP else HARBOR_COST) * size
            key = "quetzal-do-camp" if place == CAMP else "quetzal-do-harbor"
            badge = f"+{coins}" if place == CAMP else str(coins)
            return Choice(action, (PLACES[place],), say(key, size=size, coins=coins), badge=badge)
        case Hold(kind):
            key = "quetzal-do-hold" if isinstance(decision, Placing) else "quetzal-do-hold-reroll"
            return Choice(action, (names.pool(seat, kind),), say(key, meeple=names.meeple_text(kind)))
        case RerollMeeples(kinds):
            # A roll cannot be taken back: a click on a meeple only picks it.
            picked = names.pool(seat, kinds[0])
            path = (picked, f"roll:{picked}") if isinstance(decision, CampReroll) else ("roll",)
            label = say("quetzal-do-reroll", meeples=names.meeples_text(kinds))
            return Choice(action, path, label, preferred=True)
        case RerollAll():
            return Choice(action, ("roll:all",), Text("quetzal-do-reroll-all"))
        case BuyPoint():
            label = say("quetzal-do-buy-point", coins=COINS_FOR_POINT)
            return Choice(action, (_exchange_path(state, COINS_TO_VP, POINT),), label)
        case BuyDiscovery():
            label = say("quetzal-do-buy-discovery", coins=COINS_FOR_DISCOVERY)
            return Choice(action, (_exchange_path(state, COINS_TO_D, DISCOVERY),), label)
        case _:
            return _activation_choice(state, action)


def _exchange_path(state: State, tile: Tile, bonus: int) -> str:
    """A click on the tile; at the limit a click on a tile picks it to be discarded, so there is a button (C1-W5)."""
    decision = decision_of(state)
    return names.exchange(bonus) if isinstance(decision, TileLimit) else names.active(decision.seat, tile)


def _bid(state: State, bid: Bid) -> Choice[Action]:
    """A place that can be bid for in one way only needs no second click."""
    place, colour, size = bid.place, bid.colour, bid.size
    ways = [other for other in legal_actions(state) if isinstance(other, Bid) and other.place == place]
    is_sole = len(ways) == 1
    path = (PLACES[place],) if is_sole else (PLACES[place], names.bid(colour, size))
    label = say("quetzal-do-bid", place=names.place_text(place), size=size, colour=names.colour_text(colour))
    least = min(ways, key=lambda way: _sacrifice(state, way))
    return Choice(bid, path, label, preferred=bid == least and not is_sole, badge=str(size))


def _sacrifice(state: State, bid: Bid) -> tuple[int, ...]:
    """What a bid takes away, to find the one that wins with least: few meeples, none that could be of both colours,
    of the side that the pool has more of."""
    seat = decision_of(state).seat
    wild = sum(kind not in (BLACK, WHITE) for kind in bid_payment(state, bid))
    same = 0 if bid.colour == OPEN else pool_of(state.players[seat].meeples)[bid.colour]
    return bid.size, wild, -same


def _activation_choice(state: State, action: Action) -> Choice[Action]:
    seat = decision_of(state).seat
    match action:
        case TakeCard(slot):
            label = say("quetzal-do-take-card", card=names.card_text(state.temple[slot]), slot=slot + 1)
            return Choice(action, (f"card:temple:{slot + 1}",), label)
        case Keep(card):
            return Choice(
                action,
                (f"drawn:{CARD_NAMES[card]}",),
                say("quetzal-do-keep", card=names.card_text(card)),
            )
        case Sell(card):
            return Choice(action, (names.hand(seat, card),), say("quetzal-do-sell", card=names.card_text(card)))
        case TakeUpgrade(slot):
            label = say("quetzal-do-take-upgrade", upgrade=names.upgrade_text(state.village[slot]), slot=slot + 1)
            return Choice(action, (f"upgrade:village:{slot + 1}",), label)
        case DiscardUpgrade(tile):
            is_new = tile not in state.players[seat].active
            shown = f"pending:{UPGRADE_NAMES[tile]}" if is_new else names.active(seat, tile)
            return Choice(action, (shown, _drop(tile)), _drop_text(tile), preferred=True)
        case Load(card):
            label = say("quetzal-do-load", card=names.card_text(card))
            return Choice(action, (names.hand(seat, card),), label)
        case Deliver():
            return Choice(action, ("deliver",), _deliver_text(state), preferred=True)
        case _:
            assert isinstance(action, Decline), "every action has its choice"
            path = (_KEEP.id, "pass") if _gives_up(state) else ("pass",)
            return Choice(action, path, Text(_decline_key(state)))


_KEEP = Control("keep", Text("quetzal-do-keep-all"))
"""Opens the button that delivers nothing: it stands beside the usual one, and must not be pressed by mistake."""


def _gives_up(state: State) -> bool:
    """Whether to decline means to give up what the hand would pay."""
    return shortcut(state) is not None


def _drop(tile: Tile) -> str:
    """The button that discards an Upgrade: a click on the Upgrade only picks it, because it is lost for good."""
    return f"drop:{UPGRADE_NAMES[tile]}"


def _drop_text(tile: Tile) -> Text:
    return say("quetzal-do-discard-upgrade", upgrade=names.upgrade_text(tile))


def _decline_key(state: State) -> str:
    match decision_of(state):
        case Delivery():
            return "quetzal-do-deliver-nothing"
        case MarketSale():
            return "quetzal-do-sell-nothing"
        case LastExchange():
            return "quetzal-do-exchange-nothing"
        case Rerolls(_, _, ()):
            return "quetzal-do-go-on"
        case _:
            return "quetzal-do-reroll-nothing"


def _best_steps(state: State) -> tuple[Action, ...]:
    """The actions that load and deliver what pays most now."""
    decision = decision_of(state)
    assert isinstance(decision, Delivery), "cards are loaded for a delivery"
    player = state.players[decision.seat]
    cargo = best_delivery(state.variant, player.active, player.hand, delivery_limit(state, decision))
    return (*(LOAD[card] for card in cargo), DELIVER) if cargo else ()


def _deliver_text(state: State) -> Text:
    """What is loaded, and what it pays."""
    decision = decision_of(state)
    assert isinstance(decision, Delivery), "cards are loaded for a delivery"
    paid = payment_for(state.variant, state.players[decision.seat].active, decision.cargo)
    return say("quetzal-do-deliver", count=len(decision.cargo), points=paid.points)


def shortcut(state: State) -> Shortcut[Action] | None:
    """The whole delivery that pays most now, as long as nothing is loaded: whoever loads has a choice of their own."""
    decision = decision_of(state)
    if not isinstance(decision, Delivery) or decision.cargo:
        return None
    steps = _best_steps(state)
    if len(steps) < 2:
        return None
    seat, cargo = decision.seat, tuple(step.card for step in steps if isinstance(step, Load))
    paid = payment_for(state.variant, state.players[seat].active, cargo)
    is_all = len(cargo) == len(state.players[seat].hand)
    key = "quetzal-do-deliver-all" if is_all else "quetzal-do-deliver-best"
    return Shortcut(steps, "deliver:best", say(key, count=len(cargo), points=paid.points))


_BUTTONS = (RerollMeeples, RerollAll, Deliver, Decline, BuyPoint, BuyDiscovery)
"""Actions for which there may be a button."""
_THINGS = ("pool:", "active:")
"""The ids of spaces and pieces begin so; an action whose path ends with one has no button."""


def controls(state: State) -> tuple[Control, ...]:
    """The buttons of the decision: whatever its paths name that is no piece and no space."""
    found: dict[str, Control] = {}
    for action in legal_actions(state):
        if isinstance(action, Bid):
            name = names.bid(action.colour, action.size)
            found[name] = _bid_control(state, action)
        elif isinstance(action, DiscardUpgrade):
            found[_drop(action.tile)] = Control(_drop(action.tile), _drop_text(action.tile))
        elif isinstance(action, _BUTTONS):
            offered = choice(state, action)
            if not offered.path[-1].startswith(_THINGS):
                usual = isinstance(action, Decline) and not isinstance(decision_of(state), Delivery | MarketSale)
                found[offered.path[-1]] = Control(offered.path[-1], offered.label, concludes=usual)
    quick = shortcut(state)
    if quick is not None:
        found[quick.id] = Control(quick.id, quick.label)
        found[_KEEP.id] = _KEEP
    return tuple(sorted(found.values(), key=lambda control: _ROWS.get(control.id, 0)))


_ROWS = {names.bid(colour, size): 100 * colour + size for colour in range(len(COLOURS)) for size in range(1, 100)}
"""The ways to bid in their order: a row for each colour, the smallest group first. Other buttons come before."""


def _bid_control(state: State, bid: Bid) -> Control:
    """A size of a colour. Its label counts the meeples that could be of both colours, for the page's picture."""
    kinds = () if bid.colour == OPEN else bid_payment(state, bid)
    label = say(
        "quetzal-control-bid",
        size=bid.size,
        colour=names.colour_text(bid.colour),
        side=kinds.count(SIDE),
        standing=kinds.count(STANDING),
        character=kinds.count(CHARACTER),
    )
    return Control(names.bid(bid.colour, bid.size), label, names.bids_text(bid.colour))
