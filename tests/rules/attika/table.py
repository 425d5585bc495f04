"""Positions of Attika for the tests, laid out by hand. Each is sound: `check` is asked before it is handed out."""

from collections.abc import Mapping
from typing import Any

from ludoteca.core.game import Seat, Step
from ludoteca.core.hexgrid import Hex, neighbours
from ludoteca.core.rng import Rng
from ludoteca.games.attika.actions import Action
from ludoteca.games.attika.apply import apply
from ludoteca.games.attika.buildings import TYPE
from ludoteca.games.attika.cards import Cards
from ludoteca.games.attika.check import check
from ludoteca.games.attika.content import BUILDINGS, LAYOUTS
from ludoteca.games.attika.discounts import seen_from
from ludoteca.games.attika.events import Event
from ludoteca.games.attika.land import TILE_KEYS, Ground, Land, PlacedTile
from ludoteca.games.attika.legal import legal_actions
from ludoteca.games.attika.prices import Price, price
from ludoteca.games.attika.setup import setup
from ludoteca.games.attika.state import Begin, Decision, Player, State

A, B = 0, 1
ALL: Cards = (15, 15, 15, 15)


def example_board(hands: Mapping[Seat, Cards] | None = None) -> State:
    """The board of the worked examples for two players, with nothing built; seat A begins."""
    keys = ("T01", "T07", "T20", "T21")
    layout = LAYOUTS[2]
    tiles = tuple(PlacedTile(TILE_KEYS.index(key), centre, 0) for key, centre in zip(keys, layout.centres, strict=True))
    land = Land.unpack(Ground(tiles, layout.shrines))
    state = setup(2, Rng(1), {"start": 0})
    state = state._replace(
        land=land,
        seen=seen_from(land, 0),
        pool=tuple(tile for tile in range(len(TILE_KEYS)) if tile not in {placed.tile for placed in tiles}),
    )
    return with_hands(state, hands or {})


def sound(state: State) -> State:
    problems = check(state)
    assert not problems, problems
    return state


def with_player(state: State, seat: Seat, player: Player) -> State:
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def with_hands(state: State, hands: Mapping[Seat, Cards]) -> State:
    """The seats hold these cards and nobody else any; the rest is the deck."""
    for seat, player in enumerate(state.players):
        state = with_player(state, seat, player._replace(hand=hands.get(seat, (0, 0, 0, 0))))
    w, f, h, m = (
        total - sum(counts)
        for total, counts in zip(ALL, zip(*(p.hand for p in state.players), strict=True), strict=True)
    )
    return sound(state._replace(deck=(w, f, h, m), discard=(0, 0, 0, 0)))


def _without(player: Player, building: int) -> Player:
    """The player's next copy of the building taken from wherever it is: storage first, then the stacks."""
    if building in player.stored:
        place = player.stored.index(building)
        return player._replace(stored=player.stored[:place] + player.stored[place + 1 :])
    if building in player.main_bag:
        stacks = (player.stacks[0] - 1, *player.stacks[1:])
        return player._replace(main_bag=tuple(t for t in player.main_bag if t != building), stacks=stacks)
    place = player.other_bag.index(building)
    fullest = max((1, 2, 3), key=lambda index: player.stacks[index])
    stacks = tuple(size - (index == fullest) for index, size in enumerate(player.stacks))
    return player._replace(other_bag=player.other_bag[:place] + player.other_bag[place + 1 :], stacks=stacks)


def built(state: State, seat: Seat, **sites: Hex | list[Hex]) -> State:
    """The seat's buildings stand on these hexes: `built(state, A, quarry=(2, 0), tower=[(1, 2), (2, 2)])`."""
    for key, where in sites.items():
        for at in where if isinstance(where, list) else [where]:
            state = _put(state, seat, TYPE[key], at)
    return sound(state)


def _put(state: State, seat: Seat, building: int, at: Hex) -> State:
    player, land = _without(state.players[seat], building), state.land
    index = land.number[at]
    around = [land.number[n] for n in neighbours(at) if n in land.number]
    touching = [mask for mask in player.settlements if any(mask >> n & 1 for n in around)]
    apart = [mask for mask in player.settlements if mask not in touching]
    row = list(player.built)
    row[building] += (index,)
    reach = player.reach
    for n in around:
        reach |= 1 << n
    player = player._replace(
        built=tuple(row),
        settlements=tuple(sorted([*apart, sum(touching) + (1 << index)], key=lambda mask: mask & -mask)),
        reach=reach,
    )
    occupied = state.occupied | 1 << index
    return with_player(state, seat, player)._replace(occupied=occupied, seen=seen_from(land, occupied))


def stored(state: State, seat: Seat, *keys: str) -> State:
    """The seat's storage holds just these buildings; what it held goes back to the stacks."""
    player = state.players[seat]
    for building in player.stored:
        stack = 0 if BUILDINGS[building].is_main else 1
        stacks = tuple(size + (index == stack) for index, size in enumerate(player.stacks))
        bag = "main_bag" if stack == 0 else "other_bag"
        fields: dict[str, Any] = {bag: tuple(sorted((*getattr(player, bag), building))), "stacks": stacks}
        player = player._replace(**fields)
    player = player._replace(stored=())
    for key in keys:
        player = _without(player, TYPE[key])
    player = player._replace(stored=tuple(sorted(TYPE[key] for key in keys)))
    return sound(with_player(state, seat, player))


def asked(state: State, *decisions: Decision) -> State:
    """The state asks for these, next first."""
    return state._replace(decisions=decisions)


def price_of(state: State, seat: Seat, key: str, at: Hex) -> tuple[str, int]:
    """The price as the worked examples write it: `("HM", 0)` for a hill, a mountain and no cards of any kind."""
    due: Price = price(state, seat, TYPE[key], state.land.number[at])
    need = "".join(letter * count for letter, count in zip("WFHM", due.need, strict=True))
    return need, due.any_cards


def play(state: State, *actions: Action) -> Step[State, Event]:
    """The actions in turn, each of which must be legal; the events of all."""
    events: tuple[Event, ...] = ()
    for action in actions:
        assert action in legal_actions(state), f"{action} is not among {legal_actions(state)}"
        step = apply(state, action)
        state, events = sound(step.state), events + step.events
    return Step(state, events)


def beginning(state: State, seat: Seat = A) -> State:
    return asked(state, Begin(seat))
