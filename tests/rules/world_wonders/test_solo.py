"""Solo play and the Automaton (page 6)."""

import pytest
from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders import GAME
from ludoteca.games.world_wonders.actions import BUY
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.automaton import automaton_turn
from ludoteca.games.world_wonders.content import MONUMENTS, SOLO_CARDS
from ludoteca.games.world_wonders.events import AutomatonDrew, AutomatonIdled, AutomatonTook, Ended, Event, RoundBegan
from ludoteca.games.world_wonders.legal import legal_actions
from ludoteca.games.world_wonders.market import is_on_offer, priced_items
from ludoteca.games.world_wonders.scoring import outcome, target
from ludoteca.games.world_wonders.state import MONUMENT, NOTHING, Purchase, State

from tests.rules.ledger import rule
from tests.rules.world_wonders.cities import changed, lay, table, with_purchase

CARD = {card.key: index for index, card in enumerate(SOLO_CARDS)}


def alone(**fields: object) -> State:
    """A solo table with everything on offer."""
    full: dict[str, object] = {
        "offer": (0,) * 6,
        "long_roads": 1,
        "short_sets": 1,
        "towers": 1,
        "monuments": (MONUMENT["giza"], MONUMENT["moai"]),
        "deck": (MONUMENT["petra"], MONUMENT["wall"]),
        "taken": (),
    }
    return table(1)._replace(**(full | fields))  # type: ignore[arg-type]


def draw(state: State, card: str) -> tuple[State, list[Event]]:
    after, events = automaton_turn(state._replace(solo_deck=(CARD[card],)))
    return after, list(events)


@rule("SOLO-SECTION")
def test_the_first_section_with_something_on_offer_is_carried_out() -> None:
    after, events = draw(alone(), "A01")
    assert after.offer == (0, 0, 0, 0, 0, NOTHING)
    assert events == [AutomatonDrew("A01"), AutomatonTook("S6", face=0)]
    after, _ = draw(after, "A01")
    assert after.offer == (0, 0, NOTHING, 0, 0, NOTHING)
    after, _ = draw(after, "A01")
    assert after.taken == (MONUMENT["giza"],)


@rule("SOLO-SECTION")
def test_of_two_items_in_a_section_those_on_offer_go() -> None:
    both, _ = draw(alone(), "A11")
    assert (both.long_roads, both.towers) == (0, 0)
    one, events = draw(alone(towers=0), "A11")
    assert one.long_roads == 0
    assert one.offer == (0,) * 6
    assert events == [AutomatonDrew("A11"), AutomatonTook("long")]
    none, _ = draw(alone(towers=0, long_roads=0), "A11")
    assert none.offer == (0, 0, 0, 0, NOTHING, 0)


@rule("SOLO-SECTION")
def test_if_nothing_is_on_offer_nothing_happens() -> None:
    empty = alone(offer=(NOTHING,) * 6, monuments=(NOTHING, NOTHING), deck=())
    after, events = draw(empty, "A02")
    assert events == [AutomatonDrew("A02"), AutomatonIdled("A02")]
    assert after.offer == empty.offer


@rule("SOLO-MONUMENT")
def test_the_arrows_take_the_left_or_the_right_monument_and_its_place_is_refilled() -> None:
    sold = alone(offer=(NOTHING,) * 6)
    left, _ = draw(sold, "A01")
    assert left.taken == (MONUMENT["giza"],)
    assert left.monuments[0] in (MONUMENT["petra"], MONUMENT["wall"])
    assert left.monuments[1] == MONUMENT["moai"]
    right, _ = draw(sold, "A02")
    assert right.taken == (MONUMENT["moai"],)
    assert right.monuments[0] == MONUMENT["giza"]


@rule("SOLO-MONUMENT")
@pytest.mark.parametrize("card", ["A01", "A02"])
def test_with_one_monument_left_both_arrows_mean_it(card: str) -> None:
    last = alone(offer=(NOTHING,) * 6, monuments=(NOTHING, MONUMENT["moai"]), deck=())
    after, _ = draw(last, card)
    assert after.taken == (MONUMENT["moai"],)
    assert after.monuments == (NOTHING, NOTHING)


@rule("SOLO-SHUFFLE")
def test_the_shuffle_card_makes_a_new_deck_and_another_card_is_drawn() -> None:
    for seed in range(20):
        after, events = draw(alone(rng=Rng(seed)), "A14")
        drawn = [event.card for event in events if isinstance(event, AutomatonDrew)]
        assert drawn[0] == "A14"
        assert drawn[-1] != "A14"
        assert len(after.solo_deck) == 13
        assert after.solo_card not in after.solo_deck


def playing(gold: int, number: int = 3) -> State:
    state = lay(alone(round=number), "long", "F8..F11")
    state = state._replace(bags=tuple(bag[: 10 - number] for bag in state.bags))
    return with_purchase(changed(state, gold=gold, has_started=True))


@rule("SOLO-TURNS")
def test_the_automaton_begins_each_round_and_acts_between_the_players_turns() -> None:
    first = table(1)
    assert first.solo_card != NOTHING
    step = apply(playing(3), BUY["long"])
    step = apply(step.state, legal_actions(step.state)[0])
    assert sum(isinstance(event, AutomatonDrew) for event in step.events) >= 1
    assert step.state.decisions == (Purchase(0),)


@rule("SOLO-TURNS")
def test_the_first_turn_of_the_automaton_is_told_with_the_set_up() -> None:
    """What the events say is what the table shows; some of these games begin with the shuffle card or a monument."""
    cards, items = set(), set()
    for seed in range(40):
        state, events = table(1, seed), GAME.setup_events(1, Rng(seed), {})
        assert events[0] == RoundBegan(1, (0,))
        drawn = [event.card for event in events if isinstance(event, AutomatonDrew)]
        assert drawn[-1] == SOLO_CARDS[state.solo_card].key
        taken = [event.item for event in events if isinstance(event, AutomatonTook)]
        gone = [item for item in priced_items(state) if not is_on_offer(state, item)]
        assert sorted(taken) == sorted([*gone, *(MONUMENTS[monument].key for monument in state.taken)])
        cards.update(drawn)
        items.update(taken)
    assert "A14" in cards
    assert items & set(MONUMENT)


@rule("SOLO-TURNS")
def test_the_round_ends_the_moment_the_player_is_out() -> None:
    placing = apply(playing(1), BUY["long"]).state
    events = apply(placing, legal_actions(placing)[0]).events
    names = [type(event).__name__ for event in events]
    assert names.index("RoundBegan") < names.index("AutomatonDrew")
    assert RoundBegan(4, (0,)) in events
    placing = apply(playing(1, 10), BUY["long"]).state
    assert apply(placing, legal_actions(placing)[0]).events[-1] == Ended("ten_rounds")


def scored(points: int, is_hard: bool) -> State:
    """A finished solo game with tracks 8, 9, 11, the Automaton's rings 5, and so many points in all."""
    rings = (MONUMENT["giza"], MONUMENT["wall"], MONUMENT["moai"])
    assert sum(MONUMENTS[monument].rings for monument in rings) == 5
    state = alone(taken=rings, end="ten_rounds", decisions=())
    state = state._replace(setting=state.setting._replace(is_hard=is_hard))
    return changed(state, tracks=(8, 9, 11), monuments=(MONUMENT["trojan"],) * (points - 8))


@rule("SOLO-TARGET")
@pytest.mark.parametrize(
    ("points", "is_hard", "goal", "has_won"),
    [(35, False, 28, True), (35, True, 33, True), (33, True, 33, False), (28, False, 28, False), (29, False, 28, True)],
)
def test_the_target_must_be_exceeded(points: int, is_hard: bool, goal: int, has_won: bool) -> None:
    """T50."""
    state = scored(points, is_hard)
    assert target(state) == goal
    result = outcome(state)
    assert result is not None
    assert result.winners == ((0,) if has_won else ())
    assert result.places == ((1,) if has_won else (2,))
