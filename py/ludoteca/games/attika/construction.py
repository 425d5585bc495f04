"""Building on the land: payment, settlements, the end of the game, groups and their amphoras."""

from ludoteca.core.game import Seat
from ludoteca.core.replacing import replacer
from ludoteca.games.attika.buildings import GROUP, GROUP_SIZE, MEMBERS, Type
from ludoteca.games.attika.cards import Cards, add_cards, subtract_cards
from ludoteca.games.attika.content import BLESSING_AMPHORAS, GROUP_AMPHORAS, GROUPS, PER_PLAYER
from ludoteca.games.attika.discounts import seen_without
from ludoteca.games.attika.events import Blessed, Built, CompletedGroup, Event
from ludoteca.games.attika.land import Mask
from ludoteca.games.attika.shrines import touches_two
from ludoteca.games.attika.state import ACTIVE, Decision, End, Pay, Player, State, players_with, with_player
from ludoteca.games.attika.supplies import Happened, gain_amphoras

_with_building = replacer(Player, "hand", "stored", "built", "settlements", "reach")
_built_upon = replacer(State, "players", "occupied", "seen", "discard", "decisions", "idle", "last")


def build(state: State, order: Pay, paid: Cards, stored: tuple[Type, ...], rest: tuple[Decision, ...]) -> Happened:
    """Pay and place the building, then see whether that wins or completes a group.

    `stored` is what the player has in storage afterwards, `rest` the decisions that follow.
    """
    seat, kind, at, land = order.seat, order.building, order.at, state.land
    player = state.players[seat]
    index = land.number[at]
    around = land.around_hex[index]
    settlements, joined = _with_hex(player.settlements, index, around)
    built = (*player.built[:kind], (*player.built[kind], index), *player.built[kind + 1 :])
    hand = subtract_cards(player.hand, paid)
    player = _with_building(player, hand, stored, built, settlements, player.reach | around)
    state = _built_upon(
        state,
        players_with(state, seat, player),
        state.occupied | 1 << index,
        seen_without(state.seen, land, index),
        add_cards(state.discard, paid),
        rest,
        ACTIVE,
        at,
    )
    events: tuple[Event, ...] = (Built(seat, kind, at, paid, land.symbol[index]),)
    is_joining = touches_two(land.near_shrine, joined)
    reason = _ending(player, is_joining and not state.is_blessing)
    if reason:
        return state._replace(end=End(reason, seat), decisions=()), events
    if is_joining and not player.is_blessed:
        state, more = _bless(state, seat)
        events += more
    state, more = _complete_group(state, seat, GROUP[kind])
    return state, events + more


def _with_hex(settlements: tuple[Mask, ...], index: int, around: Mask) -> tuple[tuple[Mask, ...], Mask]:
    """The settlements with one more hex, in the order of their lowest hex, and the one to which it belongs."""
    joined: Mask = 1 << index
    apart: list[Mask] = []
    for settlement in settlements:
        if settlement & around:
            joined |= settlement
        else:
            apart.append(settlement)
    lowest = joined & -joined
    place = 0
    for settlement in apart:
        if settlement & -settlement > lowest:
            break
        place += 1
    apart.insert(place, joined)
    return tuple(apart), joined


def _ending(player: Player, is_joining: bool) -> str | None:
    """Both ends are looked for after each building (END)."""
    if not player.stored and player.buildings.bit_count() == PER_PLAYER:
        return "all_built_and_connection" if is_joining else "all_built"
    return "connection" if is_joining else None


def _bless(state: State, seat: Seat) -> Happened:
    """The variant's amphoras for joining two shrines (BLESS)."""
    player = state.players[seat]._replace(is_blessed=True)
    state = with_player(state, seat, player, state.decisions)
    state, events = gain_amphoras(state, seat, BLESSING_AMPHORAS)
    return state, (Blessed(seat, BLESSING_AMPHORAS), *events)


def _complete_group(state: State, seat: Seat, group: int) -> Happened:
    """A group's last building brings its amphora if the group is one cluster (R16, R17)."""
    player = state.players[seat]
    sites: list[int] = []
    for member in MEMBERS[group]:
        sites += player.built[member]
    if len(sites) < GROUP_SIZE[group]:
        return state, ()
    area: Mask = sum(1 << index for index in sites)
    if not state.land.is_connected(area):
        return state, (CompletedGroup(seat, group, 0),)
    amphoras = GROUP_AMPHORAS[GROUPS[group]]
    player = player._replace(earned=(*player.earned, group))
    state = with_player(state, seat, player, state.decisions)
    state, events = gain_amphoras(state, seat, amphoras)
    return state, (CompletedGroup(seat, group, amphoras), *events)
