"""Hints at every game and seat count: each decision gets one that is legal and gives a reason in both languages."""

import re
from collections.abc import Iterator, Sequence

import pytest
from ludoteca.core.hint import Hint, hint
from ludoteca.core.record import AnyGame, Record
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text
from ludoteca.registry import GAMES
from tools.contract_laws import header
from tools.paths import ROOT

REGISTERED = [pytest.param(game, seats, id=f"{game.meta.key}-{seats}") for game in GAMES for seats in game.meta.seats]
SMALLEST = [pytest.param(game, min(game.meta.seats), id=game.meta.key) for game in GAMES]
POSITIONS = 6
"""How many positions of a random game are asked about."""


def found(game: AnyGame, record: Record, rng: Rng, plan: Sequence[int] = ()) -> tuple[Hint, int]:
    """The hint for the seat that is to act, found without what it cannot know, and after how many states."""
    seat = record.to_act()
    assert seat is not None
    dealing, rng = rng.fork()
    thinking = hint(game, game.determinize(record.state, seat, dealing), seat, rng, plan)
    states = 0
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            answer: Hint = done.value
            return answer, states
        states += 1


def keys(text: Text) -> Iterator[str]:
    """The keys of a message and of those inside it."""
    yield text.key
    for _, value in text.args:
        if isinstance(value, Text):
            yield from keys(value)


def words(game: AnyGame, language: str) -> set[str]:
    files = ("shell", game.meta.key)
    texts = [(ROOT / f"assets/locales/{language}/{name}.ftl").read_text(encoding="utf-8") for name in files]
    return set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))


def assert_has_reasons(game: AnyGame, answer: Hint) -> None:
    assert answer.reasons, "there is a reason"
    told = {key for reason in answer.reasons for key in keys(reason)}
    for language in ("en", "fr"):
        assert told <= words(game, language)


@pytest.mark.parametrize(("game", "seats"), REGISTERED)
def test_any_position_has_the_same_legal_hint_with_a_reason_each_time(game: AnyGame, seats: int) -> None:
    record, luck = Record(game, header(game, seats, "hints", {})), Rng(seats)
    moments = {int(game.meta.max_actions * (part + 0.5) / (12 * POSITIONS)) for part in range(POSITIONS)}
    while record.to_act() is not None and len(record.moments) <= max(moments):
        legal = record.legal()
        if len(record.moments) in moments and len(legal) > 1:
            answer, _ = found(game, record, Rng(7))
            assert answer.action in legal
            assert_has_reasons(game, answer)
            assert found(game, record, Rng(7))[0] == answer
        index, luck = luck.below(len(legal))
        record.do(index)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_hints_alone_play_a_whole_game_and_go_on_with_their_plans(game: AnyGame, seats: int) -> None:
    record, luck = Record(game, header(game, seats, "alone", {})), Rng(3)
    plan: tuple[int, ...] = ()
    planned = 0
    while (seat := record.to_act()) is not None:
        legal, (thoughts, luck) = record.legal(), luck.fork()
        if len(legal) == 1 and not (seat == 0 and game.is_shown(record.state)):
            record.do(0)
        elif seat:
            plan = ()
            record.do(thoughts.below(len(legal))[0])
        else:
            answer, states = found(game, record, thoughts, plan)
            assert_has_reasons(game, answer)
            if plan:
                planned += 1
                assert answer.action == legal[plan[0]]
                assert answer.plan[: len(plan) - 1] == plan[1:]
                assert states < 100, "what is planned is not searched again"
            plan = answer.plan
            record.do(list(legal).index(answer.action))
    outcome = record.outcome()
    assert outcome is not None
    assert outcome.winners == (0,), "somebody who follows the strongest bot wins against chance"
    assert planned >= 5
