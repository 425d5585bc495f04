"""Bots choose legally and alike, know only what they imagine, and can be stopped."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from ludoteca.core.bots import BUDGETS, EFFORTS, Bots, choose, think
from ludoteca.core.effort import LEVELS
from ludoteca.core.game import Terms
from ludoteca.core.record import AnyGame
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text, say
from ludoteca.mind import SLICE, Mind
from ludoteca.protocol.replies import MindReply

from tests.core.pebbles import GAME, ChangeTile, State
from tests.core.tables import as_json, find, play, sit_down


class Clock:
    """A clock that goes on by a given time whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def request(**fields: Any) -> dict[str, Any]:
    state = sit_down().imagine(0, 0, "a")
    known = {"op": "think", "game": "pebbles", "state": state, "seat": 0, "level": "novice"}
    return known | {"spent": 0, "revision": 5, "seed": "s"} | fields


def test_a_novice_takes_what_is_best_for_it_at_once() -> None:
    assert choose(GAME, sit_down().record.state, 0, "novice", Rng(1)) == 2


def test_what_a_bot_cannot_know_makes_no_difference_to_its_choice() -> None:
    def spying(state: State, seat: int) -> float:
        return float(state.pebbles[seat] if state.tiles[1 - seat] % 2 else -state.pebbles[seat])

    spy = replace(GAME, bot=replace(GAME.bot, evaluate=spying))
    state = sit_down().record.state
    alike = [GAME.determinize(state, 0, Rng(seed)) for seed in range(10)]
    assert len({other.tiles[1] % 2 for other in alike}) == 2
    assert len({choose(spy, other, 0, "skilled", Rng(3)) for other in alike}) == 1


def test_every_level_but_the_random_one_has_its_effort_and_its_budget() -> None:
    assert ("random", *EFFORTS) == ("random", *BUDGETS) == LEVELS


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_the_same_state_and_seed_give_the_same_action(level: str) -> None:
    state = sit_down().record.state
    assert {choose(GAME, state, 0, level, Rng(9)) for _ in range(5)} == {choose(GAME, state, 0, level, Rng(9))}


def test_a_random_bot_does_anything() -> None:
    state = sit_down().record.state
    assert {choose(GAME, state, 0, "random", Rng(seed)) for seed in range(30)} == {0, 1, 2}


def test_equals_are_chosen_among_by_the_seed() -> None:
    state = play(sit_down(), 0).record.state
    assert {choose(GAME, state, 0, "novice", Rng(seed)) for seed in range(30)} == {0, 1}


def spent_by(level: str, spent: int) -> int:
    """What a turn has cost after a decision at which so much was spent already."""
    thinking = think(GAME, sit_down().record.state, 0, level, Rng(1), spent)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return int(done.value.spent)


def test_a_decision_gets_half_of_what_is_left_of_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "expert", 12)
    assert spent_by("expert", 0) == 6
    assert spent_by("expert", 6) == 9
    assert spent_by("expert", 12) == 13, "even who has spent all looks at one state"


def test_who_has_enough_spends_what_the_level_asks_for() -> None:
    whole = spent_by("expert", 0)
    assert whole < BUDGETS["expert"] // 2
    assert spent_by("expert", 100) == whole + 100


def test_another_turn_begins_with_nothing_spent() -> None:
    begins = replace(GAME, bot=replace(GAME.bot, begins_turn=lambda state: True))
    mind = Mind(Clock(0.0), lambda key: begins)
    fresh, later = (asyncio.run(mind.handle(request(spent=spent))) for spent in (0, BUDGETS["novice"]))
    assert fresh == later


def test_what_is_decided_for_a_bot_costs_nothing() -> None:
    forced = replace(GAME, legal_actions=lambda state: GAME.legal_actions(state)[:1])
    answer = asyncio.run(Mind(Clock(0.0), lambda key: forced).handle(request(spent=7)))
    assert answer == {"ok": True, "index": 0, "spent": 7, "revision": 5}


def test_who_is_out_of_budget_takes_the_best_found_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    worst_first = replace(GAME, bot=replace(GAME.bot, candidates=GAME.legal_actions))
    chosen = []
    for looks in (1, 2, 3):
        monkeypatch.setitem(BUDGETS, "skilled", 2 * looks)
        chosen.append(choose(worst_first, sit_down().record.state, 0, "skilled", Rng(1)))
    assert chosen == [0, 1, 2]


def test_bots_at_a_table_share_a_turn_and_begin_the_next_afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def watched(game: Any, state: Any, seat: int, level: str, rng: Rng, spent: int) -> Any:
        asked.append((seat, spent))
        return think(game, state, seat, level, rng, spent)

    monkeypatch.setattr("ludoteca.core.bots.think", watched)
    table, state = Bots([(GAME, "skilled")] * 2, Rng(1)), sit_down().record.state
    while (seat := GAME.to_act(state)) is not None:
        state = GAME.apply(state, GAME.legal_actions(state)[table.choose(state, seat)]).state
    for (last, _), (seat, spent) in pairwise(asked):
        assert (spent > 0) == (last == seat)
    assert {seat for seat, spent in asked if spent} == {0, 1}


def test_the_mind_answers_with_an_index_and_the_revision_it_was_asked_for() -> None:
    answer = as_json(asyncio.run(Mind(Clock(0.0), find).handle(request())))
    assert answer.pop("spent") > 0
    assert answer == {"ok": True, "index": 2, "revision": 5}


def test_a_thought_can_be_stopped() -> None:
    async def stopped() -> tuple[Any, Any]:
        mind = Mind(Clock(SLICE), find)
        thought = asyncio.create_task(mind.handle(request()))
        await asyncio.sleep(0)
        return await mind.handle({"op": "stop"}), await thought

    answer, thought = asyncio.run(stopped())
    assert answer == {"ok": True}
    assert thought["error"]["kind"] == "stopped"


def test_whoever_is_hurried_acts_by_the_best_found_so_far() -> None:
    async def hurried() -> tuple[Any, Any]:
        mind = Mind(Clock(SLICE), find)
        thought = asyncio.create_task(mind.handle(request(level="expert")))
        await asyncio.sleep(0)
        return await mind.handle({"op": "hurry"}), await thought

    answer, thought = asyncio.run(hurried())
    assert answer == {"ok": True}
    assert thought == {"ok": True, "index": 2, "spent": 1, "revision": 5}


def test_a_hurried_thought_looks_no_further() -> None:
    looks: list[int] = []

    def evaluate(state: State, seat: int) -> float:
        looks.append(seat)
        return GAME.bot.evaluate(state, seat)

    watched = replace(GAME, bot=replace(GAME.bot, evaluate=evaluate))

    async def hurried() -> None:
        mind = Mind(Clock(SLICE), lambda key: watched)
        thought = asyncio.create_task(mind.handle(request(level="expert")))
        await asyncio.sleep(0)
        await mind.handle({"op": "hurry"})
        await thought

    asyncio.run(hurried())
    assert len(looks) == 1


def is_changing(state: State) -> bool:
    return bool(state.decisions) and isinstance(state.decisions[0], ChangeTile)


MOVES = replace(GAME, is_midway=is_changing)
"""Pebbles in which the tile belongs to the same move as the pebbles."""


def hinted(game: AnyGame = MOVES, **fields: Any) -> Any:
    asked = {name: value for name, value in request(**({"op": "hint", "plan": []} | fields)).items() if name != "level"}
    return as_json(asyncio.run(Mind(Clock(0.0), lambda key: game).handle(asked)))


def test_a_hint_names_an_action_what_gains_by_it_and_how_the_move_goes_on() -> None:
    assert hinted() == {
        "ok": True,
        "index": 2,
        "revision": 5,
        "reasons": [{"key": "pebbles-hint-own", "args": {"pebbles": 3}}],
        "plan": [1],
        "paths": [["tile:0", "swap"]],
    }


def test_a_hint_goes_on_with_what_was_planned_as_far_as_it_is_legal() -> None:
    planned, impossible = hinted(plan=[0, 1]), hinted(plan=[9])
    assert (planned["index"], planned["plan"]) == (0, [1])
    assert impossible == hinted()


def test_a_reason_that_chance_would_change_is_not_given() -> None:
    def tile(_: object, after: State, seat: int, term: str) -> Text:
        return say("pebbles-hint-tile", tile=after.tiles[seat])

    swapping = replace(MOVES, bot=replace(GAME.bot, reason=tile))
    assert [reason["key"] for reason in hinted(swapping, plan=[2, 1])["reasons"]] == ["hint-best"]


def test_where_nothing_gains_a_hint_tells_how_many_choices_are_as_good() -> None:
    def nothing(state: object, seat: int) -> Terms:
        return (("nothing", 0.0),)

    flat = replace(MOVES, bot=replace(GAME.bot, terms=nothing, evaluate=lambda state, seat: 0.0))
    assert hinted(flat)["reasons"] == [{"key": "hint-equal", "args": {"count": 3}}]


def test_where_nothing_gains_a_hint_tells_what_the_next_best_choice_lacks() -> None:
    def losing(state: State, seat: int) -> Terms:
        return (("own", float(state.pebbles[seat] - 10 * (state.heap < 12))),)

    def evaluate(state: State, seat: int) -> float:
        return losing(state, seat)[0][1]

    answer = hinted(replace(MOVES, bot=replace(GAME.bot, terms=losing, evaluate=evaluate)), plan=[2, 0])
    assert [reason["key"] for reason in answer["reasons"]] == ["hint-rather"]
    assert answer["reasons"][0]["args"]["reason"] == {"key": "pebbles-hint-own", "args": {"pebbles": 1}}


def test_a_hint_can_be_stopped() -> None:
    async def stopped() -> Any:
        mind = Mind(Clock(SLICE), find)
        thought = asyncio.create_task(mind.handle(request(op="hint", plan=[])))
        await asyncio.sleep(0)
        mind.stop()
        return await thought

    assert asyncio.run(stopped())["error"]["kind"] == "stopped"


def test_a_new_thought_ends_the_one_before() -> None:
    async def both() -> tuple[MindReply, MindReply]:
        mind = Mind(Clock(SLICE), find)
        return await asyncio.gather(mind.handle(request(revision=1)), mind.handle(request(revision=2)))

    first, second = map(as_json, asyncio.run(both()))
    assert first["error"]["kind"] == "stopped"
    assert (second["index"], second["revision"]) == (2, 2)


@pytest.mark.parametrize(
    "fields",
    [
        {"op": "dream"},
        {"game": "chess"},
        {"state": "{}"},
        {"state": "[["},
        {"seat": 1},
        {"level": "god"},
        {"revision": "5"},
        {"spent": -1},
        {"spent": None},
        {"seed": 3},
        {"op": "hint"},
        {"op": "hint", "plan": [-1]},
        {"op": "hint", "plan": [True]},
        {"op": "hint", "plan": [0] * 99},
    ],
)
def test_the_mind_refuses_what_is_not_right(fields: dict[str, Any]) -> None:
    assert as_json(asyncio.run(Mind(Clock(0.0), find).handle(request(**fields))))["error"]["kind"] == "bad_request"
