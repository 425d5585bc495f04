"""What is impossible about a state. Values that are stored for speed are computed again here and compared."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ludoteca.games.world_wonders.content import (
    GOLD,
    LOAN_GOLD,
    MONUMENTS,
    PIECES,
    RESOURCE_BOARDS,
    ROADS_ON_OFFER,
    ROUNDS,
    SHORT_ROADS,
    SOLO_CARDS,
    STACKS,
    TYPES,
)
from ludoteca.games.world_wonders.forms import GRID, SIDEWALK_ROW, TERRAIN
from ludoteca.games.world_wonders.state import (
    BAGS,
    COMPONENTS,
    FACES,
    LONG,
    MONUMENT,
    NOBODY,
    NOTHING,
    SHORT,
    STACK,
    TOWER_ITEM,
    PlaceBuilding,
    PlaceLongRoad,
    PlaceTower,
    Player,
    State,
)


def check(state: State) -> Sequence[str]:
    """Sentences, one for each thing that cannot be; none if the state is sound."""
    problems = [*_check_table(state), *_check_tiles(state), *_check_monuments(state), *_check_supplies(state)]
    for player in state.players:
        problems += _check_map(player)
        problems += _check_tracks(state, player)
    return problems


def _check_table(state: State) -> Iterator[str]:
    if sorted(state.order) != list(range(len(state.players))):
        yield "each seat has one place in the turn order"
    if not 1 <= state.round <= ROUNDS:
        yield "there are ten rounds"
    if bool(state.end) == bool(state.decisions):
        yield "a game that is not over asks for a decision, and only such a game"
    if any(decision.seat != state.active for decision in state.decisions):
        yield "only the active seat is asked"
    held = [seat for seat in state.pedestals if seat != NOBODY]
    if len(set(held)) != len(held) or (state.is_solo and state.pedestals):
        yield "a player holds one pedestal at most, and in solo play there are none"
    if state.is_solo:
        if len(set(state.solo_deck)) != len(state.solo_deck) or not state.solo_deck:
            yield "the solo deck never runs out and holds each card once"
        if not set(state.solo_deck) <= set(range(len(SOLO_CARDS))) or state.objectives:
            yield "solo play has its own cards and no objectives"
    elif state.solo_deck or state.taken:
        yield "the Automaton plays in solo play only"


def _check_tiles(state: State) -> Iterator[str]:
    """Every tile is in its stack, on offer, in hand, on a map, or discarded at the end of an earlier round."""
    in_hand = {d.stack: d.face for d in state.decisions if isinstance(d, PlaceBuilding)}
    on_maps: dict[str, list[tuple[int, int]]] = {}
    for player in state.players:
        for piece in player.pieces:
            if piece.item in STACK:
                on_maps.setdefault(piece.item, []).append((piece.copy, piece.face))
    for stack, (bag, face) in enumerate(zip(state.bags, state.offer, strict=True)):
        placed = on_maps.get(STACKS[stack].key, [])
        known = Counter([*bag, *(face for _, face in placed)])
        known.update(face for face in (face, in_hand.get(stack, NOTHING)) if face != NOTHING)
        if known - Counter(BAGS[stack]):
            yield f"stack {STACKS[stack].key} holds each tile once"
        if len(bag) != len(BAGS[stack]) - state.round:
            yield f"stack {STACKS[stack].key} shows one tile a round"
        rounds = [copy for copy, _ in placed]
        if len(set(rounds)) != len(rounds):
            yield f"stack {STACKS[stack].key} sells one tile a round"
    if set(on_maps) - {stack.key for stack in STACKS[: len(state.bags)]}:
        yield "a tile comes from a stack in play"


def _check_monuments(state: State) -> Iterator[str]:
    shown = [monument for monument in state.monuments if monument != NOTHING]
    owned = [monument for player in state.players for monument in player.monuments]
    if sorted([*state.deck, *shown, *owned, *state.taken]) != list(range(len(MONUMENTS))):
        yield "each monument card is in the deck, on display, or somebody's"
    if state.deck and NOTHING in state.monuments:
        yield "the display is full while the deck lasts"
    for player in state.players:
        parts = Counter((piece.item, piece.form) for piece in player.pieces if piece.item in MONUMENT)
        wanted = Counter(
            (MONUMENTS[monument].key, form) for monument in player.monuments for form in COMPONENTS[monument]
        )
        if parts != wanted:
            yield "a monument stands complete, and on its owner's map only"


def _check_supplies(state: State) -> Iterator[str]:
    long_roads, short_sets = ROADS_ON_OFFER[len(state.players)]
    if not (0 <= state.long_roads <= long_roads and 0 <= state.short_sets <= short_sets and 0 <= state.towers <= 1):
        yield "the offer is no larger than the number of players allows"
    laid = Counter(piece.item for player in state.players for piece in player.pieces)
    if laid[LONG] > PIECES["long_roads"] or laid[TOWER_ITEM] > PIECES["towers"]:
        yield "there are so many roads and towers in the box"
    if laid[SHORT] > PIECES["short_sets"] * len(SHORT_ROADS):
        yield "there are so many short roads in the box"
    sold = long_roads * state.round - state.long_roads
    pending = sum(isinstance(decision, PlaceLongRoad) for decision in state.decisions)
    started = sum(player.has_started for player in state.players)
    if laid[LONG] + pending > sold + started:
        yield "long roads were bought before they were laid"
    if laid[TOWER_ITEM] + sum(isinstance(d, PlaceTower) for d in state.decisions) > state.round - state.towers:
        yield "one tower is on offer in a round"


def _check_map(player: Player) -> Iterator[str]:
    """The masks agree with the pieces, no two pieces overlap, and each lies on ground that is allowed for it."""
    terrain = TERRAIN[player.map]
    masks = {"roads": 0, "towers": 0, "wonders": 0}
    tiles: list[list[int]] = [[] for _ in TYPES]
    covered = 0
    for piece in player.pieces:
        mask = piece.mask
        if not mask or mask & covered:
            yield f"{piece.item} lies on free spaces of the map"
        covered |= mask
        if piece.item in STACK:
            tiles[FACES[STACK[piece.item]][piece.face].type].append(mask)
        elif piece.item in MONUMENT:
            masks["wonders"] |= mask
        else:
            masks["towers" if piece.item == TOWER_ITEM else "roads"] |= mask
        if piece.item not in (LONG, *MONUMENT) and mask & terrain.water:
            yield f"{piece.item} stands on land"
    if (player.roads, player.towers, player.wonders) != tuple(masks.values()) or covered != player.covered:
        yield "the masks of the map are those of its pieces"
    if tuple(map(tuple, tiles)) != player.tiles:
        yield "the building tiles are those of the pieces"
    if any(
        not GRID.flood(part, player.roads) & (SIDEWALK_ROW | GRID.spread(player.towers))
        for part in GRID.regions(player.roads)
    ):
        yield "every road leads to the Sidewalk or to a tower"


def _check_tracks(state: State, player: Player) -> Iterator[str]:
    board = RESOURCE_BOARDS[state.setting.board]
    if not all(0 <= position <= board.resource_end for position in player.tracks):
        yield "the resource markers are on their tracks"
    passed = sum(
        mark <= position
        for position, marks in zip(player.tracks, (board.food, board.ceramics, board.gears), strict=True)
        for mark in marks
    )
    granted = sum(MONUMENTS[monument].population for monument in player.monuments)
    if player.population != min(passed + granted, board.population_end):
        yield "the population is what symbols and monuments have brought"
    if not 0 <= player.gold <= GOLD + LOAN_GOLD or not 0 <= player.loan <= state.round:
        yield "gold and loan are within their bounds"
    if player.is_out and player.gold:
        yield "who is out has lost the gold left"
