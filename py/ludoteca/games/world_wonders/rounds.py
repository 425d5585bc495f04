"""The table around the cities: set-up, the offer of a round, turn order, the Automaton, the end."""

from ludoteca.core.game import Options, Seat, chosen_options
from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders.content import (
    GOLD,
    MAPS,
    MONUMENTS,
    MONUMENTS_SHOWN,
    MONUMENTS_SHOWN_SOLO,
    OBJECTIVES,
    OBJECTIVES_SHOWN,
    PEDESTALS,
    RESOURCE_BOARDS,
    ROADS_ON_OFFER,
    ROUNDS,
    SOLO_CARDS,
    STACKS,
    TYPES,
)
from ludoteca.games.world_wonders.events import (
    AutomatonDrew,
    AutomatonIdled,
    AutomatonTook,
    Ended,
    Event,
    MonumentShown,
    RoundBegan,
    WentOut,
)
from ludoteca.games.world_wonders.legal import is_stuck
from ludoteca.games.world_wonders.meta import META, POPULATION, TEN_ROUNDS
from ludoteca.games.world_wonders.state import (
    BAGS,
    LONG,
    NO_SYMBOLS,
    NOBODY,
    NOTHING,
    PURCHASE,
    SHORT,
    STACK,
    TOWER_ITEM,
    Open,
    Player,
    Setting,
    State,
)

SECTIONS = tuple(
    tuple(tuple(section.split("+")) for section in card.sections.split(" / ") if section) for card in SOLO_CARDS
)
"""The solo cards as sections of items."""
_SIDES = {"left": 0, "right": -1}


def setup(seats: int, rng: Rng, options: Options) -> State:
    """The table before the first action (page 2); in solo play the Automaton has had its first turn."""
    chosen = chosen_options(META, seats, options)
    side = str(chosen["map_side"])
    boards = [board.key for board in RESOURCE_BOARDS]
    setting = Setting(side, boards.index(str(chosen["board_side"])), chosen.get("solo_level") == "hard")
    maps = tuple(index for index, each in enumerate(MAPS) if each.side == side)
    if len(maps) > 1:
        maps, rng = rng.shuffle(maps)
    order, rng = rng.shuffle(range(seats))
    stacks = sum(stack.players <= seats for stack in STACKS)
    objectives: tuple[int, ...] = ()
    if chosen.get("advanced"):
        objectives, rng = rng.shuffle(range(len(OBJECTIVES)))
    state = State(
        setting=setting,
        players=tuple(newcomer(maps[seat % len(maps)]) for seat in range(seats)),
        round=0,
        order=order,
        active=order[-1],
        decisions=(),
        bags=BAGS[:stacks],
        offer=(NOTHING,) * stacks,
        long_roads=0,
        short_sets=0,
        towers=0,
        pedestals=() if seats == 1 else (NOBODY,) * len(PEDESTALS),
        monuments=(NOTHING,) * (MONUMENTS_SHOWN_SOLO if seats == 1 else MONUMENTS_SHOWN),
        deck=tuple(range(len(MONUMENTS))),
        objectives=tuple(sorted(objectives[:OBJECTIVES_SHOWN])),
        solo_deck=tuple(range(len(SOLO_CARDS))) if seats == 1 else (),
        solo_card=NOTHING,
        taken=(),
        end="",
        rng=rng,
    )
    events: list[Event] = []
    for slot in range(len(state.monuments)):
        state = show_monument(state, slot, events)
    return next_turn(_begin_round(state, order, events), events)


def newcomer(map_index: int) -> Player:
    """A player with an empty map."""
    return Player(
        map=map_index,
        roads=0,
        towers=0,
        wonders=0,
        tiles=((),) * len(TYPES),
        covered=0,
        pieces=(),
        gold=0,
        loan=0,
        tracks=NO_SYMBOLS,
        population=0,
        monuments=(),
        has_started=False,
        is_out=True,
    )


def show_monument(state: State, slot: int, events: list[Event]) -> State:
    """Fill a place of the display from the deck; with an empty deck it stays empty (page 5)."""
    monument, deck, rng = (NOTHING, (), state.rng) if not state.deck else state.rng.take(state.deck)
    if monument != NOTHING:
        events.append(MonumentShown(MONUMENTS[monument].key))
    shown = (*state.monuments[:slot], monument, *state.monuments[slot + 1 :])
    return state._replace(monuments=shown, deck=deck, rng=rng)


# --- rounds ---------------------------------------------------------------------------------------


def _begin_round(state: State, order: tuple[Seat, ...], events: list[Event]) -> State:
    """A new offer, the new order, everyone's gold (page 3). The first in order acts after the last one."""
    bags, offer, rng = [], [], state.rng
    for bag in state.bags:
        face, rest, rng = rng.take(bag)
        bags.append(rest)
        offer.append(face)
    long_roads, short_sets = ROADS_ON_OFFER[len(state.players)]
    events.append(RoundBegan(state.round + 1, order))
    return state._replace(
        players=tuple(player.with_purse(GOLD, player.loan, is_out=False) for player in state.players),
        round=state.round + 1,
        order=order,
        active=order[-1],
        bags=tuple(bags),
        offer=tuple(offer),
        long_roads=long_roads,
        short_sets=short_sets,
        towers=1,
        pedestals=(NOBODY,) * len(state.pedestals),
        rng=rng,
    )


def next_order(state: State) -> tuple[Seat, ...]:
    """Pedestals first, then the least population, then the fewest monuments, then as before (page 3)."""
    rest = [seat for seat in state.order if seat not in state.pedestals]
    rest.sort(key=lambda seat: (state.players[seat].population, len(state.players[seat].monuments)))
    order = [holder if holder != NOBODY else NOBODY for holder in state.pedestals]
    order += [NOBODY] * (len(state.players) - len(order))
    waiting = iter(rest)
    filled = [seat if seat != NOBODY else next(waiting, NOBODY) for seat in order]
    return tuple(seat for seat in filled if seat != NOBODY)


def ending(state: State) -> str:
    """How the game ends with this round; empty if it does not (page 5)."""
    last = RESOURCE_BOARDS[state.setting.board].population_end
    if any(player.population >= last for player in state.players):
        return POPULATION
    return TEN_ROUNDS if state.round >= ROUNDS else ""


def next_turn(state: State, events: list[Event]) -> State:
    """The next seat that is not out and can do something; when all are out, the next round or the end."""
    while True:
        seat = _next_seat(state)
        if seat is None:
            reason = ending(state)
            if reason:
                events.append(Ended(reason))
                return state._replace(end=reason, decisions=())
            state = _begin_round(state, next_order(state), events)
            continue
        if state.is_solo:
            state = automaton_turn(state, events)
        if not state.players[seat].has_started:
            return state.asking(state.players, seat, (Open(seat), PURCHASE[seat]))
        if not is_stuck(state, seat):
            return state.asking(state.players, seat, (PURCHASE[seat],))
        state = go_out(state.asking(state.players, seat, ()), seat, events)


def _next_seat(state: State) -> Seat | None:
    order = state.order
    place = order.index(state.active) + 1
    for seat in order[place:] + order[:place]:
        if not state.players[seat].is_out:
            return seat
    return None


def go_out(state: State, seat: Seat, events: list[Event]) -> State:
    """Out for the round; gold not spent is lost."""
    player = state.players[seat]
    events.append(WentOut(seat, player.gold))
    return state.with_player(seat, player.with_purse(0, player.loan, is_out=True), state.decisions)


# --- the Automaton --------------------------------------------------------------------------------


def automaton_turn(state: State, events: list[Event]) -> State:
    """Reveal a card and carry out its first section of which something is on offer (page 6)."""
    card, deck, rng = state.rng.take(state.solo_deck)
    events.append(AutomatonDrew(SOLO_CARDS[card].key))
    while not SECTIONS[card]:
        card, deck, rng = rng.take(tuple(range(len(SOLO_CARDS))))
        events.append(AutomatonDrew(SOLO_CARDS[card].key))
    state = state._replace(solo_deck=deck, solo_card=card, rng=rng)
    for section in SECTIONS[card]:
        available = [item for item in section if _is_on_offer(state, item)]
        for item in available:
            state = _take(state, item, events)
        if available:
            return state
    events.append(AutomatonIdled(SOLO_CARDS[card].key))
    return state


def _is_on_offer(state: State, item: str) -> bool:
    stack = STACK.get(item)
    if stack is not None:
        return state.offer[stack] != NOTHING
    if item in _SIDES:
        return any(monument != NOTHING for monument in state.monuments)
    return (state.long_roads if item == LONG else state.short_sets if item == SHORT else state.towers) > 0


def _take(state: State, item: str, events: list[Event]) -> State:
    if item in _SIDES:
        slots = [slot for slot, monument in enumerate(state.monuments) if monument != NOTHING]
        slot = slots[_SIDES[item]]
        monument = state.monuments[slot]
        events.append(AutomatonTook(MONUMENTS[monument].key))
        return show_monument(state._replace(taken=(*state.taken, monument)), slot, events)
    events.append(AutomatonTook(item, state.offer[STACK[item]] if item in STACK else NOTHING))
    return remove_from_offer(state, item)


def remove_from_offer(state: State, item: str) -> State:
    """The offer without a tile, road, set or tower."""
    offer, stack = state.offer, STACK.get(item)
    if stack is not None:
        offer = (*offer[:stack], NOTHING, *offer[stack + 1 :])
    return state.with_market(
        offer,
        state.long_roads - (item == LONG),
        state.short_sets - (item == SHORT),
        state.towers - (item == TOWER_ITEM),
    )
