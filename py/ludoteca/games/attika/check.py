"""What is impossible about a state. Values stored for speed are computed again and compared."""

from collections import Counter
from collections.abc import Sequence

from ludoteca.core.game import Seat
from ludoteca.core.hexgrid import neighbours
from ludoteca.games.attika.content import AMPHORAS, BUILDINGS, CARDS_OF_EACH, PER_PLAYER
from ludoteca.games.attika.discounts import seen_from
from ludoteca.games.attika.land import TILE_KEYS
from ludoteca.games.attika.state import Expand, Pay, Reveal, Rotate, State


def check(state: State) -> Sequence[str]:
    """Sentences, one for each thing that cannot be; none if the state is sound."""
    problems = [*_check_land(state), *_check_supplies(state)]
    for seat in range(len(state.players)):
        problems += _check_buildings(state, seat)
        problems += _check_settlements(state, seat)
    if (state.end is None) != bool(state.decisions):
        problems.append("a game that is not over asks for a decision, and only such a game")
    return problems


def _check_land(state: State) -> list[str]:
    problems = []
    land = state.land
    if set(land.hexes) & set(land.ground.shrines):
        problems.append("no tile covers a shrine")
    laid = [placed.tile for placed in land.ground.tiles]
    in_hand = [decision.tile for decision in state.decisions if isinstance(decision, Expand | Rotate)]
    if sorted([*laid, *in_hand, *state.pool]) != list(range(len(TILE_KEYS))):
        problems.append("each landscape tile is on the land, in the pool or in hand")
    everywhere = [index for player in state.players for indexes in player.built for index in indexes]
    if len(set(everywhere)) != len(everywhere) or sum(1 << index for index in everywhere) != state.occupied:
        problems.append("the occupied hexes are those built on, once each")
    if state.seen != seen_from(land, state.occupied):
        problems.append("the discounts are those that the land shows")
    return problems


def _check_supplies(state: State) -> list[str]:
    problems = []
    for kind, counts in enumerate(zip(state.deck, state.discard, *(p.hand for p in state.players), strict=True)):
        if min(counts) < 0 or sum(counts) not in CARDS_OF_EACH:
            problems.append(f"the cards of landscape {kind} are neither {' nor '.join(map(str, CARDS_OF_EACH))}")
    if state.supply < 0 or state.supply + sum(player.amphoras for player in state.players) != AMPHORAS:
        problems.append(f"there are {AMPHORAS} amphoras")
    return problems


def _check_buildings(state: State, seat: Seat) -> list[str]:
    player = state.players[seat]
    pending = [
        decision.building
        for decision in state.decisions
        if isinstance(decision, Reveal | Pay) and decision.seat == seat
    ]
    owned = Counter([*player.main_bag, *player.other_bag, *player.stored, *pending])
    for building, indexes in enumerate(player.built):
        owned[building] += len(indexes)
    problems = []
    if any(owned[building] != row.copies for building, row in enumerate(BUILDINGS)) or owned.total() != PER_PLAYER:
        problems.append(f"seat {seat} has its thirty buildings, no more and no less")
    main, *others = player.stacks
    if main != len(player.main_bag) or sum(others) != len(player.other_bag) or min(player.stacks) < 0:
        problems.append(f"the stacks of seat {seat} hold what is in their bags")
    if len(set(player.earned)) != len(player.earned):
        problems.append(f"a group of seat {seat} brings its amphora once")
    return problems


def _check_settlements(state: State, seat: Seat) -> list[str]:
    """Settlements and reach are found again by going from hex to hex on the grid."""
    player, land = state.players[seat], state.land
    own = {land.hexes[index] for indexes in player.built for index in indexes}
    beside = {land.number[n] for at in own for n in neighbours(at) if n in land.number}
    left, found = set(own), []
    while left:
        area, edge = set(), [left.pop()]
        while edge:
            at = edge.pop()
            area.add(at)
            near = left.intersection(neighbours(at))
            left -= near
            edge.extend(near)
        found.append(sum(1 << land.number[at] for at in area))
    problems = []
    if sorted(found) != sorted(player.settlements):
        problems.append(f"the settlements of seat {seat} are those on the land")
    if sum(1 << index for index in beside) != player.reach:
        problems.append(f"the reach of seat {seat} is what its buildings touch")
    return problems
