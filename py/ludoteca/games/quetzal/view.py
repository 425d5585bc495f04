"""What a seat may see of Quetzal, built from nothing.

**Spaces** (`kind`: ids, with marks as `name:value`; the first mark is the one a message may choose by)

* `place`: `camp`, `stela`, `temple:1` … `temple:5` (1 is the top), `quarry`, `small_temple`, `ruins`,
  `black_market`, `village:1` … `village:3`, `harbor`, `ship:1`, `ship:2`. The face is the id with hyphens. Places
  out of use (second ship, third village space) are there with the first mark `covered`; the others begin with
  `empty`, `held` (then the owner is who holds it) or `automaton`. Then the banner: `unique|bidding|free`,
  `takes:black|white|either|any`, `order:1` … (0 is the Camp's lightning), `cost:4` (for the seat to act, discounts
  included), `limit:3`, and what it gives: `choose:2`, `draw:1`, `bonus:vp|discovery|coin`, `coins:7`. A held place
  adds `size:2` and `colour:black|white|open`, a bidding one also `beat:3`: so many meeples of that colour (open:
  of either) take it.
* `display`: `display:temple:1` … `8`, `display:quarry:1` … `2`, `display:small_temple:…`, `display:ruins:…`
  (cards); `tile_display`: `display:village:1` … `3`.
* `pool`: `pool:<seat>:<black|white|side|standing|character>`, owner, face as the last part: where a seat's meeples
  lie by how they fell. Click paths name the pool, not a meeple: those of a kind are interchangeable.
* `track`: `track:0` … `track:10`, face `start`, `nothing`, `coin-2`, `vp-1`, `upgrade` …; `round`: `round:1` …
  `round:5`.

**Pieces** (`kind`: ids → slots)

* `meeple`: `meeple:<seat>:<n>`, `character`: `meeple:<seat>:<last>` → a pool or a place; the face is how it fell
  (black, white, side, standing; a Character: flat, side, standing). Mark `held`: picked up by hand.
  `automaton_meeple`: `automaton:<n>`, face black or white → a place, or `automaton_out` once ousted.
* `card` (face `tablet-vp`: type and bonus none, coin, discovery, vp): `card:temple:3` → its display;
  `hand:<seat>:<face>` with a count → `hand:<seat>` (the viewer's own); `hand:<seat>` without face (others', all or
  what is not tracked); `known:<seat>:<face>` (option *tracking*); `cargo:<face>` → `cargo` (loaded for the
  delivery, the viewer's own); `drawn:<face>` or `drawn` (hidden) → `drawn`; `discard:<face>` → `discard`; `deck` →
  `deck`.
  `unseen:<face>` → `unseen`: how many cards of this face the viewer cannot see, by elimination. First marks
  `discard`, `unseen` tell these from cards that lie open.
* `upgrade`: `upgrade:village:1` → its display; `active:<seat>:<key>` → `active:<seat>`; `spent:<seat>:<key>` with
  a count → `spent:<seat>` (personal discard pile); `pending:<key>` → `pending`; `left:<key>` with a count →
  `pile`; `pile` without face → `pile`. First marks: `active`, `spent`, `left`.
* `marker` → `seat:<seat>`; `plane` → `round:n`; `disk`: `disk:<seat>` → `track:n`; `automaton_card`:
  `automaton_card` (face a1 … a10) and `automaton_pile` → `automaton`.

**Panels**: points (on the track), final (as if the game ended now), coins, discovery, cards, meeples (in the
pool), adventurers and archaeologists (how many of them can be which), upgrades.

**Controls**: `bid:black:2` …, `bid:open:1` (the Character alone), `roll`, `roll:all`, `deliver`, `pass`; only for
the seat to act. An exchange is a click on the active tile.
"""

from collections.abc import Iterator

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.core.view import Panel, Space, View
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.choices import controls
from ludoteca.games.quetzal.content import (
    BLACK_MARKET,
    BONUSES,
    CAMP,
    COLOURS,
    HARBOR,
    HARBOR_LIMIT,
    LOCATIONS,
    MARKET_COINS,
    MEEPLES,
    PLACES,
    QUARRY,
    ROUNDS,
    SHIP_1,
    SHIP_LIMIT,
    STELA,
    SURROUNDINGS,
    TEMPLE,
    TEMPLE_1,
    TEMPLE_CARDS,
    TRACK,
    VILLAGE_1,
    Reward,
)
from ludoteca.games.quetzal.delivery import delivery_limit, payment_for
from ludoteca.games.quetzal.kinds import Place
from ludoteca.games.quetzal.legal import decision_of, to_act
from ludoteca.games.quetzal.meeples import pool_of, usable
from ludoteca.games.quetzal.pieces import pieces
from ludoteca.games.quetzal.places import bidding_places, cost_of, village_places
from ludoteca.games.quetzal.preview import hauls
from ludoteca.games.quetzal.scoring import final_points
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
        spaces=(*_place_spaces(state), *_display_spaces(state), *_pool_spaces(state), *_track_spaces()),
        pieces=tuple(pieces(state, viewer)),
        panels=tuple(_panel(state, seat) for seat in range(len(state.players))),
        controls=controls(state) if viewer is not None and viewer == asked else (),
        notes=tuple(_notes(state, viewer)),
    )


def _prompt(state: State) -> Text:
    """What is asked; it may not depend on what only the seat to act knows."""
    if not state.decisions:
        return Text("quetzal-ask-nothing")
    decision = decision_of(state)
    match decision:
        case Rerolls(_, _, held):
            return say("quetzal-ask-rerolls", held=len(held))
        case Placing(_, held):
            return say("quetzal-ask-place", held=len(held))
        case CampReroll():
            return Text("quetzal-ask-camp-reroll")
        case TemplePick(_, left):
            return say("quetzal-ask-temple", left=left)
        case KeepOne():
            return Text("quetzal-ask-keep")
        case MarketSale():
            return Text("quetzal-ask-market")
        case VillagePick():
            return Text("quetzal-ask-village")
        case TileLimit(_, tile):
            return say("quetzal-ask-limit", upgrade=names.upgrade_text(tile))
        case Delivery(_, place, _, _):
            limit = delivery_limit(state, decision)
            return say("quetzal-ask-delivery", place=names.place_text(place), limit=limit)
        case LastExchange():
            return Text("quetzal-ask-exchange")


# --- spaces ------------------------------------------------------------------------------------------------------

_BANNERS = {location.key: location for location in LOCATIONS}


def _place_spaces(state: State) -> Iterator[Space]:
    in_use = {
        STELA,
        CAMP,
        HARBOR,
        *range(TEMPLE_1, VILLAGE_1),
        *village_places(state),
        *bidding_places(state),
    }
    for place in range(STELA, len(PLACES)):
        slot = PLACES[place]
        covered = () if place in in_use else ("covered",)
        group = state.board[place] if place < CAMP else None
        holder = None if group is None or group.seat == len(state.players) else group.seat
        yield Space(slot, "place", names.face(slot), holder, (*covered, *_marks(state, place)))


def _marks(state: State, place: Place) -> Iterator[str]:
    group = state.board[place] if place < CAMP else None
    banner = _BANNERS[PLACES[place].split(":")[0]]
    takes = banner.takes
    if VILLAGE_1 <= place < QUARRY:
        takes = ("black", "white", "either")[state.variant.village_colour]
    is_automatons = group is not None and group.seat == len(state.players)
    yield "empty" if group is None else "automaton" if is_automatons else "held"
    yield banner.kind
    yield f"takes:{takes}"
    yield f"order:{banner.order}"
    yield from _gains(state, place)
    if group is not None:
        yield f"size:{group.size}"
        yield f"colour:{COLOURS[group.colour]}"
        if place >= QUARRY:
            yield f"beat:{group.size + 1}"


def _gains(state: State, place: Place) -> Iterator[str]:
    """Price and gain of a place: what its banner shows."""
    asked = to_act(state)
    cost = cost_of(state, state.leader if asked is None else asked, place)
    if cost or TEMPLE_1 <= place < QUARRY:
        yield f"cost:{cost}"
    if TEMPLE_1 <= place < VILLAGE_1:
        yield f"choose:{TEMPLE[place - TEMPLE_1].choose}"
        yield f"draw:{TEMPLE[place - TEMPLE_1].draw}"
    elif place == STELA:
        yield "bonus:discovery"
    elif QUARRY <= place < BLACK_MARKET:
        yield f"bonus:{BONUSES[SURROUNDINGS[place - QUARRY].bonus]}"
    elif place == BLACK_MARKET:
        yield f"coins:{MARKET_COINS}"
    elif SHIP_1 <= place < CAMP or place == HARBOR:
        yield f"limit:{HARBOR_LIMIT if place == HARBOR else SHIP_LIMIT}"
    elif place == CAMP:
        yield "coins:1"


def _display_spaces(state: State) -> Iterator[Space]:
    for slot in range(1, TEMPLE_CARDS + 1):
        yield Space(f"display:temple:{slot}", "display", "temple")
    for row in SURROUNDINGS:
        for slot in range(1, row.cards + 1):
            yield Space(f"display:{row.key}:{slot}", "display", row.key)
    for slot in range(1, len(state.village) + 1):
        yield Space(f"display:village:{slot}", "tile_display")


def _pool_spaces(state: State) -> Iterator[Space]:
    for seat in range(len(state.players)):
        for kind, name in enumerate(MEEPLES):
            yield Space(names.pool(seat, kind), "pool", name, seat)


def _track_spaces() -> Iterator[Space]:
    for number, reward in enumerate(TRACK):
        yield Space(f"track:{number}", "track", _reward_face(number, reward))
    for number in range(1, ROUNDS + 1):
        yield Space(f"round:{number}", "round", str(number))


def _reward_face(number: int, reward: Reward) -> str:
    if reward.coins:
        return f"coin-{reward.coins}"
    if reward.points:
        return f"vp-{reward.points}"
    if reward.upgrades:
        return "upgrade"
    return "nothing" if number else "start"


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
        key = "quetzal-note-automaton" if group.seat == len(state.players) else "quetzal-note-bid"
        yield say(
            key,
            seat=group.seat,
            place=names.place_text(place),
            size=group.size,
            colour=names.colour_text(group.colour),
            beat=group.size + 1,
        )
    if viewer is not None and state.decisions and state.players[viewer].hand:
        harbor, ship = hauls(state, viewer)
        yield say("quetzal-note-hand", harbor=harbor, ship=ship)
    match state.decisions:
        case (Delivery(seat, _, _, (_, *_) as cargo), *_) if seat == viewer:
            paid = payment_for(state.variant, state.players[seat].active, cargo)
            yield say("quetzal-note-cargo", points=paid.points, coins=paid.coins, discovery=paid.discovery)
