"""What a seat may see of Quetzal, built from nothing.

**Spaces** (`kind`: ids, and their attributes by name)

* `place`: `camp`, `stela`, `temple:1` … `temple:5` (1 is the top), `quarry`, `small_temple`, `ruins`,
  `black_market`, `village:1` … `village:3`, `harbor`, `ship:1`, `ship:2`; the face is the id with hyphens. The owner is
  the seat that holds it. `state`: covered (out of use in this game), empty, held or automaton (the automaton holds it).
  `location` and `number`: `temple` and 2 for `temple:2`; a location of one space has no number.
  The banner: `kind` (unique, bidding, free), `takes` (black, white, either, any), `order` (of activation; 0: at once).
  Price and gain: `cost` (for the seat to act, discounts included), `choose` and `draw` (cards), `bonus` (vp,
  discovery, coin), `coins`, `limit` (of a delivery). A held place adds `size` and `colour` (black, white, open) of the
  group, one that is bid for also `beat`: so many meeples of that colour (open: of either) take it.
  `is_acting`: what is asked now belongs to this place, or to all the spaces of its location.
* `display`: `display:temple:1` … `8`, `display:quarry:1` … `2`, `display:small_temple:…`, `display:ruins:…` (cards);
  `tile_display`: `display:village:1` … `3`. `location`, `number`.
* `pool`: `pool:<seat>:<black|white|side|standing|character>`, owner, face as the last part: where a seat's meeples
  lie by how they fell. Click paths name the pool, not a meeple: those of a kind are interchangeable.
* `track`: `track:0` … `track:10`, face start, nothing or reward; `number`, and of a reward `coins`, `points`,
  `upgrades`. `round`: `round:1` … `round:5`, `number`.
* `cargo`: the delivery that the viewer is loading: `limit` (cards), and what is loaded pays `points`, `coins`,
  `discovery`.

**Pieces** (`kind`: ids → slots)

* `meeple`: `meeple:<seat>:<n>`, `character`: `meeple:<seat>:<last>` → a pool or a place; the face is how it fell
  (black, white, side, standing; a Character: flat, side, standing). `state` held: picked up by hand.
  `automaton_meeple`: `automaton:<n>`, face black or white → a place, or `automaton_out` once ousted.
* `card` (face `tablet-vp`: type and bonus none, coin, discovery, vp): `card:temple:3` → its display;
  `hand:<seat>:<face>` with a count → `hand:<seat>` (the viewer's own); `hand:<seat>` without face (others', all or
  what is not tracked); `known:<seat>:<face>` (option *tracking*); `cargo:<face>` → `cargo` (loaded for the
  delivery, the viewer's own); `drawn:<face>` or `drawn` (hidden) → `drawn`; `discard:<face>` → `discard`, `state`
  discarded; `deck` → `deck`; `unseen:<face>` → `unseen`, `state` unseen: how many cards of this face the viewer
  cannot see, by elimination.
* `upgrade`: `upgrade:village:1` → its display; `active:<seat>:<key>` → `active:<seat>`, `state` active;
  `spent:<seat>:<key>` with a count → `spent:<seat>` (personal discard pile), `state` spent; `pending:<key>` →
  `pending`; `left:<key>` with a count → `pile`, `state` left; `pile` without face → `pile`.
* `marker` → `seat:<seat>`; `plane` → `round:n`; `disk`: `disk:<seat>` → `track:n`; `automaton_card`:
  `automaton_card` (face a1 … a10) and `automaton_pile` → `automaton`.

**Panels**: points (on the track), final (as if the game ended now), coins, discovery, cards, meeples (in the
pool), adventurers and archaeologists (how many of them can be which), upgrades.

**Controls**: `bid:black:2` …, `bid:open:1` (the Character alone) in a row for each colour, `roll`, `roll:all`,
`deliver`, `deliver:best` and `keep` (which opens `pass`) while nothing is loaded, `pass`, `exchange:vp` and
`exchange:discovery` and `drop:<key>` (while an Upgrade is to be discarded); only for the seat to act.
Elsewhere an exchange is a click on the active tile.
"""

from collections.abc import Iterator

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.core.view import Panel, View
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.actions import Hold, RerollAll, RerollMeeples
from ludoteca.games.quetzal.choices import controls
from ludoteca.games.quetzal.content import MARKET_COINS
from ludoteca.games.quetzal.delivery import delivery_limit, payment_for
from ludoteca.games.quetzal.legal import decision_of, legal_actions, to_act
from ludoteca.games.quetzal.meeples import pool_of, usable
from ludoteca.games.quetzal.pieces import pieces
from ludoteca.games.quetzal.places import bidding_places, size_to_beat
from ludoteca.games.quetzal.preview import hand_points
from ludoteca.games.quetzal.scoring import final_points
from ludoteca.games.quetzal.spaces import spaces
from ludoteca.games.quetzal.state import (
    CampReroll,
    Delivery,
    KeepOne,
    LastExchange,
    MarketSale,
    Placing,
    Rerolls,
    State,
    TemplePick,
    TileLimit,
    VillagePick,
)


def view(state: State, viewer: Seat | None) -> View:
    asked = to_act(state)
    return View(
        viewer=viewer,
        prompt=_prompt(state),
        round=state.round,
        spaces=tuple(spaces(state, viewer)),
        pieces=tuple(pieces(state, viewer)),
        panels=tuple(_panel(state, seat) for seat in range(len(state.players))),
        controls=controls(state) if viewer is not None and viewer == asked else (),
        notes=tuple(_notes(state, viewer)),
    )


def _may_roll(state: State) -> bool:
    return any(isinstance(action, Hold | RerollMeeples | RerollAll) for action in legal_actions(state))


def _prompt(state: State) -> Text:
    """What is asked; it may not depend on what only the seat to act knows."""
    if not state.decisions:
        return Text("quetzal-ask-nothing")
    decision = decision_of(state)
    match decision:
        case Rerolls(_, _, held):
            return say("quetzal-ask-rerolls" if _may_roll(state) else "quetzal-ask-exchange-first", held=len(held))
        case Placing(_, held):
            return say("quetzal-ask-place", held=len(held))
        case CampReroll(_, times):
            return say("quetzal-ask-camp-reroll", times=times)
        case TemplePick(_, left):
            return say("quetzal-ask-temple", left=left)
        case KeepOne():
            return Text("quetzal-ask-keep")
        case MarketSale():
            return say("quetzal-ask-market", coins=MARKET_COINS)
        case VillagePick():
            return Text("quetzal-ask-village")
        case TileLimit(_, tile):
            return say("quetzal-ask-limit", upgrade=names.upgrade_text(tile))
        case Delivery(_, place, _, _):
            limit = delivery_limit(state, decision)
            return say("quetzal-ask-delivery", place=names.place_text(place), limit=limit)
        case LastExchange():
            return Text("quetzal-ask-exchange")


# --- panels and notes --------------------------------------------------------------------------------------------


def _panel(state: State, seat: Seat) -> Panel:
    player = state.players[seat]
    pool = pool_of(player.meeples)
    black, white, _ = usable(pool)
    counts = {
        "points": player.points,
        "final": final_points(state, seat),
        "coins": player.coins,
        "discovery": player.discovery,
        "cards": len(player.hand),
        "meeples": sum(pool),
        "adventurers": black,
        "archaeologists": white,
        "upgrades": len(player.active) + len(player.discarded),
    }
    return Panel(seat, tuple(counts.items()))


def _notes(state: State, viewer: Seat | None) -> Iterator[Text]:
    """Whose bid stands and what would beat it; what the viewer's own hand or cargo would bring."""
    for place in bidding_places(state):
        group = state.board[place]
        if group is None:
            continue
        key = "quetzal-note-automaton" if state.is_automaton(group.seat) else "quetzal-note-bid"
        yield say(
            key,
            seat=group.seat,
            place=names.place_text(place),
            size=group.size,
            colour=names.colour_text(group.colour),
            beat=size_to_beat(group),
        )
    if viewer is not None and state.decisions and state.players[viewer].hand:
        harbor, ship = hand_points(state, viewer)
        yield say("quetzal-note-hand", harbor=harbor, ship=ship)
    match state.decisions:
        case (Delivery(seat, _, _, (_, *_) as cargo), *_) if seat == viewer:
            paid = payment_for(state.variant, state.players[seat].active, cargo)
            yield say("quetzal-note-cargo", points=paid.points, coins=paid.coins, discovery=paid.discovery)
