"""What anybody may see of World Wonders: all but the order of what lies face down. Built from nothing.

**Spaces**
`city:<seat>` (face: the map's key; attributes `columns`, `rows`), `tracks:<seat>` (face: the resource board's side),
`sidewalk:<seat>` and `hand:<seat>`, for every seat.
`city:<seat>:F8` (kind `cell`; face `land`, `nature` or `water`; `state`: its name), for the viewer's city and the city
of the seat that is asked; the terrain of the others is in `content().maps`, and all pieces are told for all cities.
`offer:<item>` (face: the item: `long`, `short`, `S1`…`S8`, `tower`, `first`, `second`), there even when sold;
attributes `price` (and again as `state`, for its name), `is_tile` for a stack.
`monument:<n>` the display, in solo play 0 is left; `objective:<n>`; `order:<n>` the turn order track (`state`: the
place, from 1).

**Pieces** on offer carry the ids that a purchase's path names:
`tile:S3:4` (the tile of stack S3 shown in round 4; face: the type's key; attributes `state`: the stack, `resources`:
letters, `form`), `offered:long` and `offered:short` (with a count; none when sold out), `tower:4`, `pedestal:first`,
`card:giza` (attributes `builders`: the seats that are still in and could build it now; `is_bought` while its
components are being laid).

On a map a piece's slot is `city:<seat>:F8`, the first space it covers in reading order. Its attributes: `at`, that
space as column and row from 0; `form` and its `turn` tell the rest: `content().forms[form][turn]` lists the spaces from
there; `is_last` for what was laid last on each map.
`tile:S3:4` again (also `is_district` while no green space touches it), `tower:4`, `road:<seat>:<n>` (face `long`,
`bridge`, `two` or `one`), `wonder:giza:0` (`is_pending` while other components are still to be laid).

While a piece waits to be placed: `held:<form>` in slot `hand:<seat>` (kinds `road`, `tile`, `tower`, `wonder`; count;
attributes `is_held`, `form` and as above).
`marker:<seat>` on `order:<n>` (`state`: `active`, `out` or none); a pedestal that is sold lies there with its holder.
`card:giza` in slot `owned:<seat>` or `owned:automaton`. `objective:O01`. `loan:<seat>`, and `loans` with those left.
`pile:S3` (count: tiles face down) and `left:S3:farm:ff` (which those are, by elimination; attributes as of a tile);
`deck` (monument cards face down) and `left:deck:giza`. Solo: `solo:A03` (the card drawn last), `solo_deck` with its
count.

**Paths**: a purchase is one id. A placement is `[city:0:F8, rot:1]`, with `held:<form>` in front while pieces of
different forms wait, and without `rot:` for a form that looks the same from all sides. The n of `rot:n` is the `turn`
of the piece. Other controls: `loan`, `repay`, `out`. The badge of a purchase is its price, that of a place its points.

**Panels**: gold (left), loan, food, ceramics, gears, population, monuments, buildings, roads (spaces), out, place (in
the order), points, `objective_<name>` (what the seat has of each objective); solo: target, automaton (its points).
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from ludoteca.core.game import Seat
from ludoteca.core.squaregrid import bits
from ludoteca.core.text import Text, say
from ludoteca.core.view import Attributes, Panel, Piece, Space, View
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.choices import controls, held_text
from ludoteca.games.world_wonders.content import (
    COLUMNS,
    LONG_ROAD,
    MAPS,
    MONUMENTS,
    OBJECTIVES,
    PEDESTALS,
    PIECES,
    RESOURCE_BOARDS,
    RESOURCES,
    ROWS,
    SOLO_CARDS,
    STACKS,
    TOWER,
    TYPES,
)
from ludoteca.games.world_wonders.forms import GRID, NAME, TERRAIN
from ludoteca.games.world_wonders.legal import to_act
from ludoteca.games.world_wonders.market import PRICES, priced_items
from ludoteca.games.world_wonders.monuments import may_build
from ludoteca.games.world_wonders.pieces import held_pieces, map_pieces, tile_attributes
from ludoteca.games.world_wonders.scoring import measure, monument_points, target, total
from ludoteca.games.world_wonders.state import (
    COMPONENTS,
    FACES,
    LONG,
    NOBODY,
    NOTHING,
    SHORT,
    STACK,
    TOWER_ITEM,
    Open,
    PlaceMonument,
    PlaceShortRoads,
    Purchase,
    State,
    forms_asked,
)

_SIZE = (("columns", COLUMNS), ("rows", ROWS))
NEAR_END = 2
"""A population so many steps from the last space is pointed out: the round may be the last."""


def view(state: State, viewer: Seat | None) -> View:
    builders = _builders(state)
    return View(
        viewer=viewer,
        prompt=_prompt(state),
        round=state.round,
        spaces=(*_table_spaces(state), *_city_spaces(state, viewer)),
        pieces=(
            *_offer_pieces(state),
            *_card_pieces(state, builders),
            *_seat_pieces(state),
            *_hidden_pieces(state),
        ),
        panels=tuple(_panel(state, seat) for seat in range(len(state.players))),
        controls=controls(state),
        notes=tuple(_notes(state, builders)),
    )


def _prompt(state: State) -> Text:
    if not state.decisions:
        return Text("world-wonders-ask-nothing")
    decision = state.decisions[0]
    match decision:
        case Purchase(seat):
            return say("world-wonders-ask-purchase", gold=state.players[seat].gold)
        case Open():
            return Text("world-wonders-ask-open" if state.short_sets else "world-wonders-ask-open-road")
        case PlaceShortRoads(_, left):
            has_start = LONG_ROAD in forms_asked(decision)
            return say("world-wonders-ask-short-start" if has_start else "world-wonders-ask-short", left=len(left))
        case PlaceMonument(_, monument, laid) if MONUMENTS[monument].arrange != "single":
            waiting = len(COMPONENTS[monument]) - len(laid)
            return say(
                "world-wonders-ask-component", monument=names.monument_text(MONUMENTS[monument].key), left=waiting
            )
        case _:
            return say("world-wonders-ask-place", piece=held_text(decision, ""))


def _builders(state: State) -> dict[int, list[Seat]]:
    """For each monument on display the seats that are still in and have a lawful place for it."""
    return {
        monument: [
            seat
            for seat, player in enumerate(state.players)
            if player.gold and not player.is_out and may_build(player, monument)
        ]
        for monument in state.monuments
        if monument != NOTHING
    }


def _notes(state: State, builders: dict[int, list[Seat]]) -> Iterator[Text]:
    if not state.end:
        yield from _prospects(state, builders)
    if state.is_solo:
        yield say("world-wonders-note-target", points=target(state))


def _prospects(state: State, builders: dict[int, list[Seat]]) -> Iterator[Text]:
    end = RESOURCE_BOARDS[state.setting.board].population_end
    for seat, player in enumerate(state.players):
        if player.population >= end - NEAR_END:
            left = end - player.population
            yield say(
                "world-wonders-note-last-round" if not left else "world-wonders-note-near-end", seat=seat, left=left
            )
    for monument, seats in builders.items():
        for seat in seats:
            yield say("world-wonders-note-can-build", seat=seat, monument=names.monument_text(MONUMENTS[monument].key))


# --- spaces ---------------------------------------------------------------------------------------


def _table_spaces(state: State) -> Iterator[Space]:
    for item in priced_items(state):
        price = PRICES[item]
        is_tile = (("is_tile", True),) if item in STACK else ()
        yield Space(f"offer:{item}", "offer", item, attributes=(*is_tile, ("price", price), ("state", price)))
    for slot in range(len(state.monuments)):
        yield Space(f"monument:{slot}", "display")
    for slot in range(len(state.objectives)):
        yield Space(f"objective:{slot}", "objectives")
    for place in range(len(state.order)):
        yield Space(f"order:{place}", "order", attributes=(("state", place + 1),))


def _city_spaces(state: State, viewer: Seat | None) -> Iterator[Space]:
    for seat, player in enumerate(state.players):
        yield Space(f"city:{seat}", "city", MAPS[player.map].key, seat, attributes=_SIZE)
        yield Space(f"tracks:{seat}", "tracks", RESOURCE_BOARDS[state.setting.board].key, seat)
        yield Space(f"sidewalk:{seat}", "sidewalk", owner=seat)
        yield Space(f"hand:{seat}", "hand", owner=seat)
    for shown in dict.fromkeys((viewer, to_act(state))):
        if shown is not None:
            yield from _cells(shown, state.players[shown].map)


@cache
def _cells(seat: Seat, index: int) -> tuple[Space, ...]:
    terrain = TERRAIN[index]

    def face(bit: int) -> str:
        return "water" if terrain.water >> bit & 1 else "nature" if terrain.nature >> bit & 1 else "land"

    return tuple(
        Space(names.cell(seat, NAME[bit]), "cell", face(bit), seat, attributes=(("state", NAME[bit]),))
        for bit in bits(GRID.full)
    )


# --- pieces ---------------------------------------------------------------------------------------


def _offer_pieces(state: State) -> Iterator[Piece]:
    for item, count in ((LONG, state.long_roads), (SHORT, state.short_sets)):
        if count:
            yield Piece(f"offered:{item}", "offered", f"offer:{item}", item, count=count)
    for stack, face in enumerate(state.offer):
        if face != NOTHING:
            key = STACKS[stack].key
            kind = TYPES[FACES[stack][face].type].key
            shown = tile_attributes(stack, face)
            yield Piece(names.offered(state, key), "tile", f"offer:{key}", kind, attributes=shown)
    if state.towers:
        form = (("form", TOWER),)
        yield Piece(names.offered(state, TOWER_ITEM), "tower", f"offer:{TOWER_ITEM}", attributes=form)
    for pedestal, holder in zip(PEDESTALS, state.pedestals, strict=False):
        slot = f"offer:{pedestal}" if holder == NOBODY else f"order:{state.order.index(holder)}"
        yield Piece(f"pedestal:{pedestal}", "pedestal", slot, pedestal, None if holder == NOBODY else holder)


def _card_pieces(state: State, builders: dict[int, list[Seat]]) -> Iterator[Piece]:
    in_hand = [decision.monument for decision in state.decisions if isinstance(decision, PlaceMonument)]
    for slot, monument in enumerate(state.monuments):
        if monument != NOTHING:
            attributes: Attributes = (("builders", tuple(builders[monument])),)
            if monument in in_hand:
                attributes = (*attributes, ("is_bought", True))
            key = MONUMENTS[monument].key
            yield Piece(f"card:{key}", "card", f"monument:{slot}", key, attributes=attributes)
    for seat, player in enumerate(state.players):
        for monument in player.monuments:
            key = MONUMENTS[monument].key
            yield Piece(f"card:{key}", "card", f"owned:{seat}", key, seat)
    for monument in state.taken:
        key = MONUMENTS[monument].key
        yield Piece(f"card:{key}", "card", "owned:automaton", key)
    for slot, objective in enumerate(state.objectives):
        card = OBJECTIVES[objective]
        yield Piece(f"objective:{card.key}", "objective", f"objective:{slot}", card.name)


def _seat_pieces(state: State) -> Iterator[Piece]:
    for place, seat in enumerate(state.order):
        player = state.players[seat]
        standing = "out" if player.is_out else "active" if seat == to_act(state) else ""
        attributes: Attributes = (("state", standing),) if standing else ()
        yield Piece(f"marker:{seat}", "marker", f"order:{place}", owner=seat, attributes=attributes)
    free = PIECES["loans"]
    for seat, player in enumerate(state.players):
        yield from map_pieces(player, seat)
        if player.loan:
            free -= 1
            yield Piece(f"loan:{seat}", "loan", f"loan:{seat}", owner=seat)
    if free:
        yield Piece("loans", "loans", "loans", count=free)
    if state.decisions:
        yield from held_pieces(state, state.decisions[0])


def _hidden_pieces(state: State) -> Iterator[Piece]:
    """What lies face down, and what that is by elimination."""
    for stack, bag in enumerate(state.bags):
        key = STACKS[stack].key
        if bag:
            yield Piece(f"pile:{key}", "pile", f"pile:{key}", key, count=len(bag))
        for face, count in sorted(Counter(bag).items()):
            kind, letters = TYPES[FACES[stack][face].type].key, names.face_letters(stack, face)
            shown = tile_attributes(stack, face)
            yield Piece(f"left:{key}:{kind}:{letters}", "left_tile", f"pile:{key}", kind, count=count, attributes=shown)
    if state.deck:
        yield Piece("deck", "deck", "deck", count=len(state.deck))
    for monument in state.deck:
        key = MONUMENTS[monument].key
        yield Piece(f"left:deck:{key}", "left_card", "deck", key)
    if state.is_solo:
        if state.solo_card != NOTHING:
            card = SOLO_CARDS[state.solo_card].key
            yield Piece(f"solo:{card}", "solo", "solo", card)
        yield Piece("solo_deck", "solo_deck", "solo_deck", count=len(state.solo_deck))


# --- panels ---------------------------------------------------------------------------------------


def _panel(state: State, seat: Seat) -> Panel:
    player = state.players[seat]
    counts = {
        "gold": player.gold,
        "loan": int(bool(player.loan)),
        **dict(zip(RESOURCES, player.tracks, strict=True)),
        "population": player.population,
        "monuments": len(player.monuments),
        "buildings": sum(map(len, player.tiles)),
        "roads": player.roads.bit_count(),
        "out": int(player.is_out),
        "place": 1 + state.order.index(seat),
        "points": total(state, seat),
    }
    for objective in state.objectives:
        counts[f"objective_{OBJECTIVES[objective].name.replace('-', '_')}"] = measure(player, objective)
    if state.is_solo:
        counts |= {"target": target(state), "automaton": monument_points(state.taken)}
    return Panel(seat, tuple(counts.items()))
