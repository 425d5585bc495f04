"""Who acts, and what the seat may do now: predicates, and the list of legal actions."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ludoteca.core.game import Seat
from ludoteca.games.attika.actions import (
    Action,
    AmphoraForAction,
    AmphoraForCard,
    BuildAt,
    BuildType,
    DrawFrom,
    EndTurn,
    ExpandAt,
    PayOf,
    PayWith,
    Store,
    TakeCards,
    TurnTo,
)
from ludoteca.games.attika.buildings import Type
from ludoteca.games.attika.cards import KINDS, NO_CARDS
from ludoteca.games.attika.content import BUILDINGS, BUILDS
from ludoteca.games.attika.land import DISTINCT_TURNS, hexes_in
from ludoteca.games.attika.prices import cheapest_payment, payments, price
from ludoteca.games.attika.sites import affordable_sites, affordable_types
from ludoteca.games.attika.state import STACKS, Begin, Build, CardsTaken, Draw, Expand, Pay, Reveal, Rotate, Site, State

MANY_PAYMENTS = 240
"""Where there are more ways to pay than this, the cards are named landscape by landscape."""

DRAW_FROM = tuple(DrawFrom(stack) for stack in STACKS)
BUILD_TYPE = tuple(BuildType(building) for building in range(len(BUILDINGS)))
TURN_TO = tuple(TurnTo(turn) for turn in range(6))
STORE, END_TURN = Store(), EndTurn()
AMPHORA_FOR_ACTION, AMPHORA_FOR_CARD = AmphoraForAction(), AmphoraForCard()
STOPS: tuple[tuple[Action, ...], ...] = tuple(
    (*(TakeCards(count) for count in range(due, 0, -1)), END_TURN) for due in range(BUILDS + 1)
)
"""For each number of cards due, the ways to stop: taking cards is never compulsory (A20)."""
_build_at, _expand_at = cache(BuildAt), cache(ExpandAt)


def may_draw(state: State, seat: Seat) -> bool:
    """Whether one of the seat's stacks still holds a building (R5)."""
    return any(state.players[seat].stacks)


def buildable_types(state: State, seat: Seat) -> list[Type]:
    """The stored types that have a site the seat can pay for; equal ones count once (C1)."""
    return affordable_types(state, seat, dict.fromkeys(state.players[seat].stored))


def may_build(state: State, seat: Seat, building: Type) -> bool:
    """Whether there is a hex where the seat can pay for the type."""
    return bool(affordable_types(state, seat, (building,)))


def may_build_stored(state: State, seat: Seat) -> bool:
    """Whether the seat can build anything it has stored."""
    return bool(affordable_types(state, seat, state.players[seat].stored))


def has_cards_to_take(state: State) -> bool:
    """Whether a card is to be had: in the deck, or in the discard pile to be shuffled (C6)."""
    return state.deck != NO_CARDS or state.discard != NO_CARDS


def cards_for(state: State, unused: int) -> int:
    """How many cards may be taken for so many unused actions: no more than there are (R2, C6)."""
    w, f, h, m = state.deck
    in_deck = w + f + h + m
    return unused if in_deck >= unused else min(unused, in_deck + sum(state.discard))


def cards_due(state: State) -> int:
    """How many cards the seat to act may take for the actions that it has not used."""
    decision = state.decisions[0]
    if type(decision) is Draw or type(decision) is Build:
        return cards_for(state, decision.left)
    return cards_for(state, BUILDS) if type(decision) is Begin else 0


def payments_for(state: State, decision: Pay) -> Sequence[PayWith]:
    """The exact payments that agree with the cards already named (C2)."""
    due = price(state, decision.seat, decision.building, state.land.number[decision.at])
    return payments(state.players[decision.seat].hand, due.need, due.any_cards, decision.fixed)


def best_payment(state: State, decision: Pay) -> PayWith:
    """The payment that costs the hand least (C2)."""
    due = price(state, decision.seat, decision.building, state.land.number[decision.at])
    return cheapest_payment(state.players[decision.seat].hand, due.need, due.any_cards, decision.fixed)


@cache
def _draws(stacks: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(DRAW_FROM[stack] for stack, size in enumerate(stacks) if size)


def _builds(state: State, seat: Seat) -> list[Action]:
    return [BUILD_TYPE[building] for building in buildable_types(state, seat)]


def _amphora_stops(state: State) -> list[Action]:
    """With the normal actions used up, an amphora is one more action or one card (R4)."""
    stops: list[Action] = [AMPHORA_FOR_ACTION]
    if has_cards_to_take(state):
        stops.append(AMPHORA_FOR_CARD)
    return [*stops, END_TURN]


def _to_begin(state: State, decision: Begin) -> list[Action]:
    seat = decision.seat
    return [*_draws(state.players[seat].stacks), *_builds(state, seat), *STOPS[cards_for(state, BUILDS)]]


def _to_draw(state: State, decision: Draw) -> list[Action]:
    if not decision.left:
        return _amphora_stops(state)
    return [*_draws(state.players[decision.seat].stacks), *STOPS[cards_for(state, decision.left)]]


def _to_build(state: State, decision: Build) -> list[Action]:
    return (
        [*_builds(state, decision.seat), *STOPS[cards_for(state, decision.left)]]
        if decision.left
        else _amphora_stops(state)
    )


def _to_site(state: State, decision: Site | Reveal) -> list[Action]:
    sites = hexes_in(state.land.hexes, affordable_sites(state, decision.seat, decision.building))
    return list(map(_build_at, sites))


def _to_reveal(state: State, decision: Reveal) -> list[Action]:
    return [*_to_site(state, decision), STORE]


def _to_pay(state: State, decision: Pay) -> list[Action]:
    ways = payments_for(state, decision)
    kind = len(decision.fixed)
    if len(ways) <= MANY_PAYMENTS or kind == len(KINDS) - 1:
        return [*ways]
    return [PayOf(count) for count in sorted({way.cards[kind] for way in ways})]


def _to_expand(state: State, _: Expand) -> list[Action]:
    return list(map(_expand_at, state.land.centres))


def _to_rotate(_: State, decision: Rotate) -> list[Action]:
    return [TURN_TO[turn] for turn in DISTINCT_TURNS[decision.tile]]


def _to_cards_taken(_: State, __: CardsTaken) -> list[Action]:
    return [AMPHORA_FOR_CARD, END_TURN]


_TO: dict[type, Callable[[State, Any], list[Action]]] = {
    Begin: _to_begin,
    Draw: _to_draw,
    Build: _to_build,
    Site: _to_site,
    Reveal: _to_reveal,
    Pay: _to_pay,
    Expand: _to_expand,
    Rotate: _to_rotate,
    CardsTaken: _to_cards_taken,
}
"""What each decision offers."""


def to_act(state: State) -> Seat | None:
    """The seat that makes the next decision; None when the game is over."""
    return state.decisions[0].seat if state.decisions else None


def legal_actions(state: State) -> Sequence[Action]:
    """Everything the seat to act may do; empty when the game is over."""
    if not state.decisions:
        return ()
    decision = state.decisions[0]
    return _TO[type(decision)](state, decision)


def is_shown(state: State) -> bool:
    """Where a building or a tile goes is seen even if it can go to one place only."""
    return bool(state.decisions) and isinstance(state.decisions[0], Site | Expand)


def is_midway(state: State) -> bool:
    """A building is chosen and its place or its price is still asked, or a tile lies and may still be turned."""
    return bool(state.decisions) and isinstance(state.decisions[0], Site | Pay | Rotate)
