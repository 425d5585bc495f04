"""Attika's verbs: what each action does. Legality is the caller's business."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from ludoteca.core.game import Seat, Step
from ludoteca.games.attika.change import (
    asking,
    at_turn,
    building,
    drawing,
    holding,
    storing,
    with_building,
    with_cards,
    with_draw,
    with_player,
)
from ludoteca.games.attika.content import (
    BLESSING_AMPHORAS,
    BUILDS,
    DRAWS,
    EXPAND_BEFORE_PLACING,
    GROUP_AMPHORAS,
    GROUPS,
    IDLE_ROUNDS,
    PER_PLAYER,
    ROUND_LIMIT,
)
from ludoteca.games.attika.land import Mask, PlacedTile
from ludoteca.games.attika.legal import STORE, has_cards_to_take, may_build, may_build_stored, may_draw, payments_for
from ludoteca.games.attika.price import seen_with, seen_without
from ludoteca.games.attika.scoring import outcome
from ludoteca.games.attika.setup import deal
from ludoteca.games.attika.shrines import touches_two
from ludoteca.games.attika.state import (
    GROUP,
    GROUP_SIZE,
    MAIN_STACK,
    MEMBERS,
    NO_CARDS,
    Action,
    AmphoraForAction,
    AmphoraForCard,
    Begin,
    Blessed,
    Build,
    BuildAt,
    BuildType,
    Built,
    Cards,
    CardsTaken,
    CompletedGroup,
    Decision,
    Declined,
    Draw,
    DrawFrom,
    Drew,
    End,
    Ended,
    EndTurn,
    Event,
    Expand,
    ExpandAt,
    Expanded,
    Pay,
    PayOf,
    PayWith,
    Player,
    Reshuffled,
    Reveal,
    Rotate,
    Site,
    SpentAmphora,
    State,
    Store,
    Stored,
    TakeCards,
    Took,
    TurnedUp,
    TurnTo,
    Type,
)

Happened: TypeAlias = tuple[State, tuple[Event, ...]]
Rest: TypeAlias = tuple[Decision, ...]
"""The decisions below the one being answered."""

# These come up over and over; each is made once.
begin, draw, build, cards_taken = cache(Begin), cache(Draw), cache(Build), cache(CardsTaken)
site, reveal = cache(Site), cache(Reveal)
drew, stored = cache(Drew), cache(Stored)


def apply(state: State, action: Action) -> Step[State, Event]:
    """The action done, and the table brought to the next thing there is to decide."""
    after, events = _DO[type(action)](state, state.decisions[0], state.decisions[1:], action)
    if after.end is None:
        after, more = _go_on(after)
        events += more
    if after.end is not None:
        result = outcome(after)
        assert result is not None, "a game with an end has an outcome"
        events += (Ended(result.reason, result.winners),)
    return Step(after, events)


def _go_on(state: State) -> Happened:
    """Past whatever leaves nothing to decide: a building that nobody could pay for is stored; with no action left, no
    card due and no use for an amphora, the turn ends."""
    events: tuple[Event, ...] = ()
    decision = state.decisions[0]
    if type(decision) is Reveal and not may_build(state, decision.seat, decision.building):
        state, events = _store(state, decision, state.decisions[1:], STORE)
        decision = state.decisions[0]
    if type(decision) is Draw or type(decision) is Build:
        seat, left = decision.seat, decision.left
        if left and has_cards_to_take(state):
            return state, events
        if left or state.players[seat].amphoras:
            has_work = may_draw if type(decision) is Draw else may_build_stored
            if has_work(state, seat):
                return state, events
        may_take = _may_take_for_amphora(state, seat)
        return (asking(state, (cards_taken(seat),)) if may_take else _next_turn(state)), events
    if type(decision) is CardsTaken and not _may_take_for_amphora(state, decision.seat):
        state = _next_turn(state)
    return state, events


def _may_take_for_amphora(state: State, seat: Seat) -> bool:
    return state.players[seat].amphoras > 0 and has_cards_to_take(state)


def _left(decision: Decision, mode_actions: int) -> int:
    """The actions that the mode still has; a turn's first action fixes the mode (R1)."""
    return decision.left if type(decision) is Draw or type(decision) is Build else mode_actions


# --- drawing and expanding ---------------------------------------------------------------------------------------


def _draw_from(state: State, decision: Decision, _: Rest, action: DrawFrom) -> Happened:
    """Reveal the top building of a stack; the draw that empties the stack expands the land first (R3, R11, R12)."""
    seat, stack = decision.seat, action.stack
    player = state.players[seat]
    main_bag, other_bag = player.main_bag, player.other_bag
    if stack == MAIN_STACK:
        building, main_bag, rng = state.rng.take(main_bag)
    else:
        building, other_bag, rng = state.rng.take(other_bag)
    stacks = (*player.stacks[:stack], player.stacks[stack] - 1, *player.stacks[stack + 1 :])
    player = drawing(player, stacks, main_bag, other_bag)
    decisions: Rest = (reveal(seat, building), draw(seat, _left(decision, DRAWS) - 1))
    events: tuple[Event, ...] = (drew(seat, building, stack),)
    pool = state.pool
    if not stacks[stack] and pool:
        tile, pool, rng = rng.take(pool)
        expand = Expand(seat, tile)
        decisions = (expand, *decisions) if EXPAND_BEFORE_PLACING else (decisions[0], expand, decisions[1])
        events += (TurnedUp(seat, tile),)
    return with_draw(state, seat, player, pool, decisions, rng), events


def _store(state: State, decision: Reveal, rest: Rest, _: Store) -> Happened:
    seat, building = decision.seat, decision.building
    player = state.players[seat]
    player = storing(player, tuple(sorted((*player.stored, building))))
    return with_player(state, seat, player, rest), (stored(seat, building),)


def _expand_at(state: State, decision: Expand, rest: Rest, action: ExpandAt) -> Happened:
    return asking(state, (Rotate(decision.seat, decision.tile, action.centre), *rest)), ()


def _turn_to(state: State, decision: Rotate, rest: Rest, action: TurnTo) -> Happened:
    """Lay the tile; who borders the new land is borne in mind (2.7)."""
    land = state.land.with_tile(PlacedTile(decision.tile, decision.centre, action.turn))
    fresh = land.full ^ state.land.full
    bordering = land.around(fresh)
    players = tuple(
        player._replace(reach=player.reach | land.around(player.buildings & bordering)) for player in state.players
    )
    seen = seen_with(state.seen, land, state.occupied, fresh)
    event = Expanded(decision.seat, decision.tile, decision.centre, action.turn)
    return state._replace(land=land, players=players, seen=seen, decisions=rest), (event,)


# --- building ----------------------------------------------------------------------------------------------------


def _build_type(state: State, decision: Decision, _: Rest, action: BuildType) -> Happened:
    seat = decision.seat
    return asking(state, (site(seat, action.building), build(seat, _left(decision, BUILDS) - 1))), ()


def _build_at(state: State, decision: Site | Reveal, rest: Rest, action: BuildAt) -> Happened:
    """Ask how to pay, unless there is but one way. A stored building leaves storage now."""
    seat, building, at = decision.seat, decision.building, action.at
    left = state.players[seat].stored
    if type(decision) is Site:
        place = left.index(building)
        left = left[:place] + left[place + 1 :]
    asked = Pay(seat, building, at, ())
    ways = payments_for(state, asked)
    if len(ways) == 1:
        return _build(state, asked, rest, left, ways[0].cards)
    return with_player(state, seat, storing(state.players[seat], left), (asked, *rest)), ()


def _pay_with(state: State, decision: Pay, rest: Rest, action: PayWith) -> Happened:
    return _build(state, decision, rest, state.players[decision.seat].stored, action.cards)


def _pay_of(state: State, decision: Pay, rest: Rest, action: PayOf) -> Happened:
    named = (*decision.fixed, action.count)
    return asking(state, (Pay(decision.seat, decision.building, decision.at, named), *rest)), ()


def _build(state: State, decision: Pay, rest: Rest, left: tuple[Type, ...], paid: Cards) -> Happened:
    """Pay, place, see whether that wins, see whether a group is complete (2.2, resolveBuild)."""
    seat, kind, at, land = decision.seat, decision.building, decision.at, state.land
    player = state.players[seat]
    index = land.number[at]
    around = land.around_hex[index]
    settlements, joined = _with_hex(player.settlements, index, around)
    built = (*player.built[:kind], (*player.built[kind], index), *player.built[kind + 1 :])
    player = building(player, _less(player.hand, paid), left, built, settlements, player.reach | around)
    seen = seen_without(state.seen, land, index)
    state = with_building(state, seat, player, at, seen, _plus(state.discard, paid), rest)
    events: tuple[Event, ...] = (Built(seat, kind, at, paid),)
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
    """The settlements with one hex more, in the order of their lowest hex, and the one to which it belongs."""
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
    """Both ends are looked for at once, after each building (2.9)."""
    if not player.stored and player.buildings.bit_count() == PER_PLAYER:
        return "all_built_and_connection" if is_joining else "all_built"
    return "connection" if is_joining else None


def _bless(state: State, seat: Seat) -> Happened:
    player = state.players[seat]._replace(is_blessed=True)
    state = with_player(state, seat, player, state.decisions)
    state, events = _gain_amphoras(state, seat, BLESSING_AMPHORAS)
    return state, (Blessed(seat, BLESSING_AMPHORAS), *events)


def _complete_group(state: State, seat: Seat, group: int) -> Happened:
    """A group's last building brings its amphora if the group is one cluster among itself (R16, R17)."""
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
    state, events = _gain_amphoras(state, seat, amphoras)
    return state, (CompletedGroup(seat, group, amphoras), *events)


# --- amphoras, cards, turns --------------------------------------------------------------------------------------


def _gain_amphoras(state: State, seat: Seat, count: int) -> Happened:
    """For each amphora that the supply lacks, a card at once (R18, clarification 5)."""
    given = min(count, state.supply)
    player = state.players[seat]
    player = player._replace(amphoras=player.amphoras + given)
    state = with_player(state, seat, player, state.decisions)._replace(supply=state.supply - given)
    return _take(state, seat, count - given, state.decisions) if given < count else (state, ())


def _spend_amphora(state: State, seat: Seat) -> State:
    """Spent amphoras return to the supply (R19)."""
    player = state.players[seat]
    player = player._replace(amphoras=player.amphoras - 1)
    return with_player(state, seat, player, state.decisions)._replace(supply=state.supply + 1)


def _amphora_for_action(state: State, decision: Draw | Build, _: Rest, __: AmphoraForAction) -> Happened:
    seat = decision.seat
    more = draw(seat, 1) if isinstance(decision, Draw) else build(seat, 1)
    return asking(_spend_amphora(state, seat), (more,)), (SpentAmphora(seat, False),)


def _amphora_for_card(state: State, decision: Decision, _: Rest, __: AmphoraForCard) -> Happened:
    seat = decision.seat
    state, events = _take(_spend_amphora(state, seat), seat, 1, (cards_taken(seat),))
    return state, (SpentAmphora(seat, True), *events)


def _take_cards(state: State, decision: Decision, _: Rest, __: TakeCards) -> Happened:
    seat = decision.seat
    return _take(state, seat, _left(decision, BUILDS), (cards_taken(seat),))


def _end_turn(state: State, decision: Decision, _: Rest, __: EndTurn) -> Happened:
    due = 0 if isinstance(decision, CardsTaken) else _left(decision, BUILDS)
    declined = (Declined(decision.seat),) if due and has_cards_to_take(state) else ()
    return _next_turn(state), declined


def _take(state: State, seat: Seat, count: int, decisions: Rest) -> Happened:
    """Draw from the deck; the discard pile is shuffled in when a card is due and the deck is empty (2.6)."""
    events: tuple[Event, ...] = ()
    deck, discard, rng = state.deck, state.discard, state.rng
    taken = NO_CARDS
    while count:
        if not any(deck):
            if not any(discard):
                break
            deck, discard = discard, NO_CARDS
            events += (Reshuffled(),)
        share = min(count, sum(deck))
        cards, deck, rng = deal(deck, share, rng)
        taken = _plus(taken, cards)
        count -= share
    if not any(taken):
        return asking(state, decisions), events
    player = state.players[seat]
    player = holding(player, _plus(player.hand, taken))
    return with_cards(state, seat, player, deck, discard, decisions, rng), (*events, Took(seat, sum(taken), taken))


def _next_turn(state: State) -> State:
    """The next seat clockwise begins, unless a safety stop ends the game (2.10)."""
    seats = len(state.players)
    turn, idle = state.turn + 1, state.idle + 1
    state = at_turn(state, turn, idle, (begin((state.first + turn) % seats),))
    if idle >= IDLE_ROUNDS * seats:
        return state._replace(end=End("stalemate", None), decisions=())
    if turn >= ROUND_LIMIT * seats:
        return state._replace(end=End("turn_limit", None), decisions=())
    return state


def _plus(a: Cards, b: Cards) -> Cards:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def _less(a: Cards, b: Cards) -> Cards:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]


_DO: dict[type, Callable[[State, Any, Rest, Any], Happened]] = {
    DrawFrom: _draw_from,
    BuildType: _build_type,
    BuildAt: _build_at,
    PayWith: _pay_with,
    PayOf: _pay_of,
    Store: _store,
    ExpandAt: _expand_at,
    TurnTo: _turn_to,
    TakeCards: _take_cards,
    EndTurn: _end_turn,
    AmphoraForAction: _amphora_for_action,
    AmphoraForCard: _amphora_for_card,
}
"""What each action does, given the decision that it answers and those below it."""
