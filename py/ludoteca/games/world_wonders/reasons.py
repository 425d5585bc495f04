"""Why a hint is good: what a move changes for its seat, in figures of the states before and after it."""

from collections.abc import Callable

from ludoteca.core.game import Seat
from ludoteca.core.text import Text, say
from ludoteca.games.world_wonders import names
from ludoteca.games.world_wonders.city import gaps_of, green_spaces
from ludoteca.games.world_wonders.content import LOAN_PENALTY, MONUMENTS, OBJECTIVES
from ludoteca.games.world_wonders.evaluation import monuments_with_place
from ludoteca.games.world_wonders.forms import spread
from ludoteca.games.world_wonders.preview import score_text
from ludoteca.games.world_wonders.rounds import ending
from ludoteca.games.world_wonders.scoring import (
    districts,
    measure,
    natural_resources,
    population_points,
    score,
    target,
    total,
)
from ludoteca.games.world_wonders.state import Player, Purchase, State


def reason(before: State, after: State, seat: Seat, term: str) -> Text | None:
    """Why the term gains; without a term, what else the seat has of it."""
    return _REASONS[term](before, after, seat) if term in _REASONS else None


def _points(_: State, after: State, seat: Seat) -> Text | None:
    if not after.end:
        return None
    if after.is_solo:
        return say("world-wonders-hint-target", points=total(after, seat), target=target(after))
    return say("world-wonders-hint-points", points=total(after, seat))


def _tracks(before: State, after: State, seat: Seat) -> Text | None:
    old, new = before.players[seat].tracks, after.players[seat].tracks
    food, ceramics, gears = (now - then for now, then in zip(new, old, strict=True))
    if not (food or ceramics or gears):
        return None
    rise = min(new) - min(old)
    return say("world-wonders-hint-tracks", food=food, ceramics=ceramics, gears=gears, points=rise, least=min(new))


def _population(before: State, after: State, seat: Seat) -> Text | None:
    old, new = before.players[seat].population, after.players[seat].population
    if new <= old:
        return None
    board = after.setting.board
    points = population_points(board, new) - population_points(board, old)
    return say("world-wonders-hint-population", population=new, points=points)


def _monuments(before: State, after: State, seat: Seat) -> Text | None:
    """A monument built; else monuments that now have a place, as long as the same ones are on offer."""
    built = [each for each in after.players[seat].monuments if each not in before.players[seat].monuments]
    if built:
        card = MONUMENTS[built[0]]
        return say("world-wonders-hint-monument", monument=names.monument_text(card.key), points=card.rings)
    count = monuments_with_place(after, seat)
    is_more = before.monuments == after.monuments and count > monuments_with_place(before, seat)
    return say("world-wonders-hint-monuments", count=count) if is_more else None


def _map(before: State, after: State, seat: Seat) -> Text | None:
    """Points of the map; else what a building lacks, fewer gaps beside buildings, or more room beside roads."""
    old, new = before.players[seat], after.players[seat]
    nature = natural_resources(new) - natural_resources(old)
    closed = sum(districts(new)) - sum(districts(old))
    if nature > 0 or closed > 0:
        points = nature + closed
        return say("world-wonders-hint-map", nature=max(0, nature), districts=max(0, closed), points=points)
    placed = [tile for tiles in new.tiles for tile in tiles if not tile & old.covered]
    if placed:
        green = green_spaces(new.map, new.covered)
        return say("world-wonders-hint-open", gaps=gaps_of(placed[0], green).bit_count())
    fewer = _gaps(old) - _gaps(new)
    if fewer > 0:
        return say("world-wonders-hint-gaps", fewer=fewer, left=_gaps(new))
    more = _frontier(new) - _frontier(old)
    return say("world-wonders-hint-room", more=more, places=_frontier(new)) if more > 0 else None


def _gold(before: State, after: State, seat: Seat) -> Text | None:
    """Gold comes by a loan alone; a new round's is nobody's merit."""
    old, new = before.players[seat], after.players[seat]
    is_borrowed = new.loan and not old.loan and before.round == after.round
    return say("world-wonders-hint-gold", gold=new.gold) if is_borrowed else None


def _loan(before: State, after: State, seat: Seat) -> Text | None:
    is_repaid = before.players[seat].loan and not after.players[seat].loan
    return say("world-wonders-hint-loan", points=LOAN_PENALTY) if is_repaid else None


def _pedestal(before: State, after: State, seat: Seat) -> Text | None:
    if seat in before.pedestals or seat not in after.pedestals or ending(after):
        return None
    return say("world-wonders-hint-pedestal", place=1 + after.pedestals.index(seat))


def _objectives(before: State, after: State, seat: Seat) -> Text | None:
    """The objective whose points grow; else one whose measure does."""
    lines = {line.key: line.points for line in score(before, seat)}
    nearer: Text | None = None
    for objective, line in zip(after.objectives, list(score(after, seat))[-len(after.objectives) :], strict=True):
        value = measure(after.players[seat], objective)
        card = score_text(f"objective_{OBJECTIVES[objective].name.replace('-', '_')}")
        if line.points > lines[line.key]:
            more = line.points - lines[line.key]
            return say("world-wonders-hint-objectives", objective=card, value=value, points=more)
        if nearer is None and value > measure(before.players[seat], objective):
            nearer = say("world-wonders-hint-objectives", objective=card, value=value, points=0)
    return nearer


def _else(before: State, after: State, seat: Seat) -> Text | None:
    """What is built and where, though it gains little; else the gold that a purchase leaves for the round."""
    for part in (_monuments, _population, _map):
        text = part(before, after, seat)
        if text is not None:
            return text
    player = after.players[seat]
    if not isinstance(before.decisions[0], Purchase) or before.round != after.round or after.end or player.is_out:
        return None
    return say("world-wonders-hint-left", gold=player.gold)


_REASONS: dict[str, Callable[[State, State, Seat], Text | None]] = {
    "points": _points,
    "tracks": _tracks,
    "population": _population,
    "monuments": _monuments,
    "map": _map,
    "gold": _gold,
    "loan": _loan,
    "pedestal": _pedestal,
    "objectives": _objectives,
    "": _else,
}


def _gaps(player: Player) -> int:
    """The green spaces beside buildings."""
    green = green_spaces(player.map, player.covered)
    return sum(gaps_of(tile, green).bit_count() for tiles in player.tiles for tile in tiles)


def _frontier(player: Player) -> int:
    """The green spaces beside roads, where something can be built."""
    return (spread(player.roads) & green_spaces(player.map, player.covered)).bit_count()
