"""What a seat may see of Attika, built from nothing.

Spaces, by kind:
* `hex`: `board:q,r`, face its landscape or none; `shrine`: `board:q,r`; `centre`: `centre:q,r`, where the centre of a
  tile may be laid, while that is asked. Attribute `at`: its axial coordinates.
* `slot`: `slot:seat:type:n`, the place of a building on the player's board. Attributes `number` (which copy of the
  type) and `state`: `hidden`, `waiting`, `pending` (it is being placed) or `built`.
* `group`: `group:seat:group`. Attribute `state`: `complete` or `broken`, once all its buildings stand.

Pieces, by kind:
* `building`: `building:seat:type:n` on its slot, on a hex, or `revealed`. Attributes `is_held` (it is being placed),
  `is_last`, `is_ghost` (it is being paid for), `state`: `newest` or `pending`, for the last two.
* `tile`: `tile:T05` on the hex of its centre, `turned_up`, or on a `centre`. Attributes `is_held`, `is_ghost`.
* `card`: `hand:seat:landscape` (own), `hand:seat` (another's, counted), `discard:landscape`; `deck`.
* `stack`: `stack:seat:n`; `left`: `left:seat:type`, what the stacks still hold, by elimination.
* `pool`, and `pooled`: `pool:T05`, the tiles in it; `amphora`: `amphora` (the supply), `amphora:seat`.

Controls: `store`, `take:n`, `fewer`, `end`, `amphora`, `amphora_card`, `rot:n`, `pay:w,f,h,m` (so many cards of each
landscape, in the order of the reference) or `pay:landscape:n`.
"""

from collections import Counter
from collections.abc import Iterator

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.core.view import Attributes, Panel, Piece, Space, View
from ludoteca.games.attika import names
from ludoteca.games.attika.buildings import GROUP_SIZE, MEMBERS
from ludoteca.games.attika.choices import controls
from ludoteca.games.attika.content import BUILDINGS, BUILDS, GROUPS, LANDSCAPES, PER_PLAYER
from ludoteca.games.attika.land import BLANK, TILE_KEYS, faces
from ludoteca.games.attika.legal import cards_due, may_build_stored, may_draw, to_act
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.attika.sites import touched_by_tile
from ludoteca.games.attika.state import (
    MAIN_STACK,
    Begin,
    Build,
    CardsTaken,
    Draw,
    Expand,
    Pay,
    Player,
    Reveal,
    Rotate,
    Site,
    State,
)

THREAT = BUILDS
"""A seat that needs no more buildings than this to join two shrines is pointed out: it may build so many in a turn."""

HELD: Attributes = (("is_held", True),)
NEWEST: Attributes = (("state", "newest"), ("is_last", True))
PENDING: Attributes = (("state", "pending"), ("is_ghost", True))


def view(state: State, viewer: Seat | None) -> View:
    """The table as a seat sees it; None is a spectator."""
    missing = [missing_buildings(state, seat) for seat in range(len(state.players))]
    return View(
        viewer=viewer,
        prompt=_prompt(state, viewer),
        round=state.round,
        spaces=(*_land_spaces(state), *_board_spaces(state)),
        pieces=(*_land_pieces(state), *_supply_pieces(state), *_seat_pieces(state, viewer)),
        panels=tuple(_panel(state, seat, missing[seat]) for seat in range(len(state.players))),
        controls=controls(state) if viewer == to_act(state) else (),
        notes=tuple(
            say("attika-note-threat", seat=seat, missing=count)
            for seat, count in enumerate(missing)
            if count is not None and count <= THREAT and state.end is None
        ),
    )


def _prompt(state: State, viewer: Seat | None) -> Text:
    if not state.decisions:
        return Text("attika-ask-nothing")
    decision = state.decisions[0]
    match decision:
        case Begin(seat):
            # What can be built depends on the hand, which only its owner knows.
            is_paid = viewer != seat or may_build_stored(state, seat)
            can = {(True, True): "both", (True, False): "draw", (False, True): "build", (False, False): "nothing"}
            return say("attika-ask-begin", can=can[may_draw(state, seat), is_paid], cards=cards_due(state))
        case Draw(_, 0):
            return Text("attika-ask-draw-amphora")
        case Build(_, 0):
            return Text("attika-ask-build-amphora")
        case Draw(seat, left):
            return say("attika-ask-draw", left=left if may_draw(state, seat) else 0)
        case Build(seat, left):
            is_paid = viewer != seat or may_build_stored(state, seat)
            return say("attika-ask-build", left=left if is_paid else 0)
        case Site(_, building) | Reveal(_, building) | Pay(_, building):
            key = {Site: "site", Reveal: "reveal", Pay: "pay"}[type(decision)]
            return say(f"attika-ask-{key}", building=names.building_text(building))
        case Expand(_, tile):
            shown = faces(tile, 0)
            water, forest, hills, mountains = (shown.count(kind) for kind in range(len(LANDSCAPES)))
            return names.cards_text("attika-ask-expand", (water, forest, hills, mountains))
        case Rotate():
            return Text("attika-ask-rotate")
        case CardsTaken():
            return Text("attika-ask-cards")


def _land_spaces(state: State) -> Iterator[Space]:
    land = state.land
    for at, symbol in zip(land.hexes, land.symbol, strict=True):
        face = "" if symbol == BLANK else LANDSCAPES[symbol]
        yield Space(names.board(at), "hex", face, attributes=(("at", at),))
    for at in land.ground.shrines:
        yield Space(names.board(at), "shrine", attributes=(("at", at),))
    match state.decisions:
        case (Expand(seat, _), *_):
            # The first ones are those that touch most of the seat's buildings: whoever listens meets them first.
            for at in sorted(land.centres, key=lambda at: -touched_by_tile(state, seat, at)[0]):
                yield Space(names.centre(at), "centre", attributes=(("at", at),))
        case (Rotate(_, _, at), *_):
            yield Space(names.centre(at), "centre", attributes=(("at", at),))


def _board_spaces(state: State) -> Iterator[Space]:
    for seat, player in enumerate(state.players):
        stored = Counter(player.stored)
        for building, row in enumerate(BUILDINGS):
            built = len(player.built[building])
            waiting = built + stored[building]
            pending = waiting + _is_pending(state, seat, building)
            for twin in range(row.copies):
                limits = (("built", built), ("waiting", waiting), ("pending", pending))
                place = next((name for name, limit in limits if twin < limit), "hidden")
                attributes = (("number", twin), ("state", place))
                yield Space(names.slot(seat, building, twin), "slot", row.key, seat, attributes=attributes)
        for group, key in enumerate(GROUPS):
            yield Space(f"group:{seat}:{key}", "group", key, seat, attributes=_group_attributes(player, group))


def _is_pending(state: State, seat: Seat, building: int) -> bool:
    """Whether such a building was drawn or chosen and is not on the land yet."""
    return any(
        isinstance(decision, Reveal | Pay) and (decision.seat, decision.building) == (seat, building)
        for decision in state.decisions
    )


def _group_attributes(player: Player, group: int) -> Attributes:
    if group in player.earned:
        return (("state", "complete"),)
    is_all_built = sum(len(player.built[member]) for member in MEMBERS[group]) == GROUP_SIZE[group]
    return (("state", "broken"),) if is_all_built else ()


def _land_pieces(state: State) -> Iterator[Piece]:
    for placed in state.land.ground.tiles:
        key = TILE_KEYS[placed.tile]
        yield Piece(f"tile:{key}", "tile", names.board(placed.centre), key, turn=placed.turn)
    match state.decisions:
        case (Expand(_, tile), *_):
            yield Piece(f"tile:{TILE_KEYS[tile]}", "tile", "turned_up", TILE_KEYS[tile], attributes=HELD)
        case (Rotate(_, tile, at), *_):
            key, attributes = TILE_KEYS[tile], (*HELD, ("is_ghost", True))
            yield Piece(f"tile:{key}", "tile", names.centre(at), key, attributes=attributes)


def _supply_pieces(state: State) -> Iterator[Piece]:
    yield Piece("deck", "deck", "deck", count=sum(state.deck))
    for landscape, count in zip(LANDSCAPES, state.discard, strict=True):
        if count:
            yield Piece(f"discard:{landscape}", "card", "discard", landscape, count=count)
    yield Piece("pool", "pool", "pool", count=len(state.pool))
    for tile in state.pool:
        yield Piece(f"pool:{TILE_KEYS[tile]}", "pooled", "pool", TILE_KEYS[tile])
    yield Piece("amphora", "amphora", "supply", count=state.supply)


def _seat_pieces(state: State, viewer: Seat | None) -> Iterator[Piece]:
    for seat, player in enumerate(state.players):
        yield from _building_pieces(state, seat)
        for index, size in enumerate(player.stacks):
            face = "main" if index == MAIN_STACK else "other"
            yield Piece(names.stack(seat, index), "stack", f"stacks:{seat}", face, seat, size)
        for building, count in sorted(Counter((*player.main_bag, *player.other_bag)).items()):
            key = BUILDINGS[building].key
            yield Piece(f"left:{seat}:{key}", "left", f"left:{seat}", key, seat, count)
        if seat == viewer:
            for landscape, count in zip(LANDSCAPES, player.hand, strict=True):
                if count:
                    yield Piece(f"hand:{seat}:{landscape}", "card", f"hand:{seat}", landscape, seat, count)
        else:
            yield Piece(f"hand:{seat}", "card", f"hand:{seat}", owner=seat, count=sum(player.hand))
        yield Piece(f"amphora:{seat}", "amphora", f"amphoras:{seat}", owner=seat, count=player.amphoras)


def _building_pieces(state: State, seat: Seat) -> Iterator[Piece]:
    """Built ones first, then those waiting, so that a twin keeps its id on its way from the board to the land."""
    player, hexes = state.players[seat], state.land.hexes
    stored = Counter(player.stored)
    for building, row in enumerate(BUILDINGS):
        twin = 0
        for twin, index in enumerate(player.built[building], 1):
            attributes = NEWEST if hexes[index] == state.last else ()
            where = names.board(hexes[index])
            yield Piece(names.piece(seat, building, twin - 1), "building", where, row.key, seat, attributes=attributes)
        is_chosen = state.decisions[:1] == (Site(seat, building),)
        for waiting in range(twin, twin + stored[building]):
            attributes = HELD if is_chosen and waiting == twin else ()
            where = names.slot(seat, building, waiting)
            yield Piece(names.piece(seat, building, waiting), "building", where, row.key, seat, attributes=attributes)
        yield from _pending_piece(state, seat, building, twin + stored[building])


def _pending_piece(state: State, seat: Seat, building: int, twin: int) -> Iterator[Piece]:
    """The building just drawn, or the one being paid for, which lies at its site as a ghost."""
    name, face = names.piece(seat, building, twin), BUILDINGS[building].key
    for decision in state.decisions:
        match decision:
            case Reveal(owner, drawn) if (owner, drawn) == (seat, building):
                yield Piece(name, "building", "revealed", face, seat, attributes=HELD)
            case Pay(owner, chosen, at) if (owner, chosen) == (seat, building):
                yield Piece(name, "building", names.board(at), face, seat, attributes=PENDING)


def _panel(state: State, seat: Seat, missing: int | None) -> Panel:
    player = state.players[seat]
    counts = {
        "buildings_left": PER_PLAYER - player.buildings.bit_count(),
        "stored": len(player.stored),
        "cards": sum(player.hand),
        "amphoras": player.amphoras,
        "settlements": len(player.settlements),
    }
    if missing is not None:
        counts["missing"] = missing
    return Panel(seat, tuple(counts.items()))
