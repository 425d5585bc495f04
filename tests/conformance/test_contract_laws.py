"""The suite itself: each law catches a game that breaks it."""

from dataclasses import replace
from typing import Any

import pytest
from ludoteca.core.game import Choice, Concern, Game, Outcome, Step
from ludoteca.core.rng import Rng
from ludoteca.core.text import say
from tools.contract_laws import LawBroken, Walk, at_random, header, secrets_are_dealt_anew

from tests.core import pebbles
from tests.core.pebbles import GAME, Event, Keep, State, Swap, Take

Pebbles = Game[State, pebbles.Action, Event]


def broken(**functions: Any) -> Pebbles:
    return replace(GAME, **functions)


def one_more(state: State) -> list[Any]:
    return [*pebbles.legal_actions(state), *pebbles.legal_actions(state)[:1]]


def too_many(state: State) -> list[Any]:
    return [*pebbles.legal_actions(state), *(Take(count) for count in range(10, 400))] if state.decisions else []


def still_acting(state: State) -> int | None:
    return 0 if pebbles.to_act(state) is None else pebbles.to_act(state)


class Counter:
    """Something that is not a value: it remembers."""

    def __init__(self) -> None:
        self.count = 0

    def legal_actions(self, state: State) -> Any:
        self.count += 1
        legal = pebbles.legal_actions(state)
        return legal if self.count % 2 else legal[::-1]

    def apply(self, state: State, action: Any) -> Step[State, Event]:
        self.count += 1
        step = pebbles.apply(state, action)
        return replace(step, state=step.state._replace(turn=self.count))


def lose_a_pebble(state: State, action: Any) -> Step[State, Event]:
    step = pebbles.apply(state, action)
    if isinstance(action, Take) and action.count == 3:
        return replace(step, state=step.state._replace(heap=max(0, step.state.heap - 1)))
    return step


def draw_the_fourth(state: State, action: Any) -> Step[State, Event]:
    """Shows a tile without moving the generator: undo would let a seat look and think again."""
    step = pebbles.apply(state, action)
    if not isinstance(action, Swap):
        return step
    seat = state.decisions[0].seat
    bag = sorted((*state.bag, state.tiles[seat]))
    tile = bag.pop(3)
    tiles = pebbles.replaced(state.tiles, seat, tile)
    after = step.state._replace(rng=state.rng, tiles=tiles, bag=tuple(bag))
    return Step(after, (pebbles.Swapped(seat, tile),))


def list_in_the_state(state: State, action: Any) -> Step[Any, Event]:
    step = pebbles.apply(state, action)
    changed: Any = list(step.state.pebbles)
    return replace(step, state=step.state._replace(pebbles=changed))


def show_every_tile(state: State, viewer: int | None) -> Any:
    view = pebbles.view(state, viewer)
    shown = [replace(piece, face=str(state.tiles[int(piece.id[5:])])) for piece in view.pieces if piece.kind == "tile"]
    return replace(view, pieces=(*(piece for piece in view.pieces if piece.kind != "tile"), *shown))


def hint_in_the_prompt(state: State, viewer: int | None) -> Any:
    return replace(pebbles.view(state, viewer), prompt=say("pebbles-sum", total=sum(state.tiles)))


def show_the_spectator(state: State, viewer: int | None) -> Any:
    return pebbles.view(state, viewer) if viewer is not None else show_every_tile(state, viewer)


def nothing_hidden(state: State, viewer: int, rng: Rng) -> State:
    return state._replace(rng=rng)


def one_tile_stays(state: State, viewer: int, rng: Rng) -> State:
    """A bot at another seat would know the first seat's tile."""
    if pebbles.is_over(state):
        return state._replace(rng=rng)
    unknown = [tile for seat, tile in enumerate(state.tiles) if seat not in (0, viewer)]
    order, rng = rng.shuffle(sorted((*state.bag, *unknown)))
    dealt = iter(order)
    tiles = tuple(tile if seat in (0, viewer) else next(dealt) for seat, tile in enumerate(state.tiles))
    return state._replace(rng=rng, tiles=tiles, bag=tuple(sorted(dealt)))


def luck_stays(state: State, viewer: int, rng: Rng) -> State:
    return pebbles.determinize(state, viewer, rng)._replace(rng=state.rng)


def bag_in_its_old_order(state: State, viewer: int, rng: Rng) -> State:
    """Shuffles, but from the order things had: the order tells."""
    unknown = (*state.bag, *(tile for seat, tile in enumerate(state.tiles) if seat != viewer))
    if pebbles.is_over(state):
        return state._replace(rng=rng)
    order, rng = rng.shuffle(unknown)
    dealt = iter(order)
    tiles = tuple(tile if seat == viewer else next(dealt) for seat, tile in enumerate(state.tiles))
    return state._replace(rng=rng, tiles=tiles, bag=tuple(sorted(dealt)))


def own_tile_changes(state: State, viewer: int, rng: Rng) -> State:
    return pebbles.determinize(state, (viewer + 1) % len(state.tiles), rng)


def take_no_more_than_the_next_tile(state: State) -> Any:
    legal = pebbles.legal_actions(state)
    if not state.decisions or not pebbles.is_taking(state):
        return legal
    return legal[: state.tiles[(state.decisions[0].seat + 1) % len(state.tiles)]]


def tell_the_tile(event: Event, viewer: int | None) -> Event | None:
    return event


def banner_with_a_hidden_tile(before: State, after: State, event: Event, viewer: int | None) -> Concern:
    other = (event.seat + 1) % len(after.tiles)
    return Concern(banner=say("pebbles-beware", tile=after.tiles[other]) if other != viewer else None)


def happened_nowhere(before: State, after: State, event: Event, viewer: int | None) -> Concern:
    return Concern(at=("moon",))


def path_to_nowhere(state: State, action: Any) -> Choice[Any]:
    return replace(pebbles.choice(state, action), path=("moon",))


def one_label(state: State, action: Any) -> Choice[Any]:
    return replace(pebbles.choice(state, action), label=say("pebbles-do"))


def one_path(state: State, action: Any) -> Choice[Any]:
    return replace(pebbles.choice(state, action), path=("tile:0",))


def refuse_all(state: State, picked: tuple[str, ...]) -> Any:
    return {"pebble": say("no")}


def undeclared(state: State) -> Outcome | None:
    outcome = pebbles.outcome(state)
    return outcome and replace(outcome, reason="rain")


def nobody_wins(state: State) -> Outcome | None:
    outcome = pebbles.outcome(state)
    return outcome and Outcome(outcome.reason, (), tuple(2 for _ in outcome.places))


def places_skip(state: State) -> Outcome | None:
    outcome = pebbles.outcome(state)
    return outcome and replace(outcome, places=tuple(place * 2 - 1 for place in outcome.places))


def pass_for_ever(state: State, action: Any) -> Step[State, Event]:
    return pebbles.apply(state, action) if isinstance(action, Keep | Swap) else Step(state)


BROKEN = [
    (broken(legal_actions=one_more), "no legal action is listed twice"),
    (broken(legal_actions=too_many), "more than 300"),
    (broken(legal_actions=Counter().legal_actions), "stable order"),
    (
        broken(
            legal_actions=take_no_more_than_the_next_tile,
            bot=replace(GAME.bot, candidates=take_no_more_than_the_next_tile),
        ),
        "does not depend on what it cannot know",
    ),
    (broken(to_act=still_acting), "somebody is to act exactly while"),
    (broken(apply=lose_a_pebble), "pebbles got lost"),
    (broken(apply=Counter().apply), "leads to the same state and events each time"),
    (broken(apply=list_in_the_state), None),
    (broken(apply=draw_the_fourth), "and so moves the generator"),
    (broken(apply=pass_for_ever), "it ends within 60 actions"),
    (broken(view=show_every_tile), "does not leak"),
    (broken(view=hint_in_the_prompt), "does not leak"),
    (broken(view=show_the_spectator), "the view of a spectator does not leak"),
    (broken(determinize=nothing_hidden), "changes what one seat hides from another"),
    (broken(determinize=luck_stays), "the random generator is hidden"),
    (broken(determinize=one_tile_stays), "changes what one seat hides from another"),
    (broken(determinize=bag_in_its_old_order), "replaces everything that is hidden"),
    (broken(determinize=own_tile_changes), "does not leak"),
    (broken(meta=replace(GAME.meta, has_secrets=False)), "a game in which seats have secrets says so"),
    (broken(see=tell_the_tile), "the events of Swap() do not leak"),
    (broken(concern=banner_with_a_hidden_tile), "does not leak"),
    (broken(concern=happened_nowhere), "does not have the ids ['moon']"),
    (broken(choice=path_to_nowhere), "the view does not have the ids"),
    (broken(choice=one_label), "labels of one decision are distinct"),
    (broken(choice=one_path), "paths of one decision are distinct"),
    (broken(refusals=refuse_all), "but is legal"),
    (broken(outcome=undeclared), "rain is a declared ending"),
    (broken(outcome=nobody_wins), "somebody wins"),
    (broken(outcome=places_skip), "one more than the number of better seats"),
    (broken(state_type=tuple[int, ...]), None),
    (broken(bot=replace(GAME.bot, candidates=lambda state: [Take(9)])), "candidates are legal"),
    (broken(bot=replace(GAME.bot, terms=lambda state, seat: (("own", 1.5),))), "the terms sum to the value"),
]


def play(game: Pebbles) -> None:
    for seats in game.meta.seats:
        for seed in range(20):
            Walk(game, header(game, seats, str(seed), {}), at_random).run()
        secrets_are_dealt_anew(game, seats)


@pytest.mark.parametrize(("game", "sentence"), BROKEN)
def test_a_broken_game_is_caught(game: Pebbles, sentence: str | None) -> None:
    kinds: tuple[type[Exception], ...] = (LawBroken,) if sentence else (LawBroken, TypeError, ValueError)
    with pytest.raises(kinds) as error:
        play(game)
    assert sentence is None or sentence in str(error.value)


def test_a_sound_game_is_not_caught() -> None:
    play(GAME)
