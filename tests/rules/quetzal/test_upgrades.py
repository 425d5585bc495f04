"""Upgrade tiles and the Discovery track."""

from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import DISCARD_UPGRADE, OCCUPY, TAKE_UPGRADE, Occupy
from ludoteca.games.quetzal.content import TEMPLE_1, TRACK, TRACK_END, VILLAGE_1
from ludoteca.games.quetzal.events import Advanced, DiscardedUpgrade, GainedUpgrade
from ludoteca.games.quetzal.places import temple_cost
from ludoteca.games.quetzal.state import Placing, State, Steps, TileLimit, Turns, VillagePick

from tests.rules.ledger import rule
from tests.rules.quetzal.table import (
    LUCY,
    TILE,
    asked,
    having,
    legal,
    pile_of,
    play,
    rolled,
    settled,
    table,
    tiles,
    turn_of,
    village_of,
)


def at_village(state: State, *names: str) -> State:
    """Lucy picks, and then has a turn, so that the test can look at her."""
    return asked(village_of(state, *names), VillagePick(LUCY), Placing(LUCY, ()), Turns(LUCY))


def stepped(state: State, steps: int) -> State:
    return settled(state, Steps(LUCY, steps), Placing(LUCY, ())).state


# --- gaining a tile --------------------------------------------------------------------------------------------------


@rule("A7")
def test_a_permanent_upgrade_becomes_active() -> None:
    step = play(at_village(table(3), "reroll_2"), TAKE_UPGRADE[0])
    assert step.events == (GainedUpgrade(LUCY, TILE["reroll_2"], False),)
    assert step.state.players[LUCY].active == (TILE["reroll_2"],)


@rule("A7")
def test_a_twin_of_an_active_tile_may_be_taken_and_goes_to_the_discard_pile() -> None:
    state = at_village(tiles(table(3), LUCY, "reroll_2"), "reroll_2")
    lucy = play(state, TAKE_UPGRADE[0]).state.players[LUCY]
    assert (lucy.active, lucy.discarded) == ((TILE["reroll_2"],), (TILE["reroll_2"],))


@rule("D-17")
def test_a_twin_of_a_discarded_tile_becomes_active() -> None:
    state = tiles(table(3), LUCY, "reroll_2")
    state = having(state, LUCY, active=(), discarded=(TILE["reroll_2"],))
    lucy = play(at_village(state, "reroll_2"), TAKE_UPGRADE[0]).state.players[LUCY]
    assert (lucy.active, lucy.discarded) == ((TILE["reroll_2"],), (TILE["reroll_2"],))


@rule("A7", "D-18")
def test_a_third_permanent_upgrade_asks_which_of_the_three_goes() -> None:
    state = at_village(tiles(table(3), LUCY, "reroll_2", "trio_vp"), "weapon_3")
    state = play(state, TAKE_UPGRADE[0]).state
    assert state.decisions[0] == TileLimit(LUCY, TILE["weapon_3"])
    three = [TILE["reroll_2"], TILE["trio_vp"], TILE["weapon_3"]]
    assert legal(state) == [DISCARD_UPGRADE[tile] for tile in three]
    old = play(state, DISCARD_UPGRADE[TILE["reroll_2"]])
    assert old.events[0] == DiscardedUpgrade(LUCY, TILE["reroll_2"])
    assert old.state.players[LUCY].active == (TILE["trio_vp"], TILE["weapon_3"])
    assert old.state.players[LUCY].discarded == (TILE["reroll_2"],)
    new = play(state, DISCARD_UPGRADE[TILE["weapon_3"]]).state.players[LUCY]
    assert (new.active, new.discarded) == ((TILE["reroll_2"], TILE["trio_vp"]), (TILE["weapon_3"],))


@rule("A7")
def test_a_click_on_an_upgrade_does_not_discard_it_without_a_button_that_says_so() -> None:
    state = at_village(tiles(table(3), LUCY, "reroll_2", "trio_vp"), "weapon_3")
    state = play(state, TAKE_UPGRADE[0]).state
    paths = {GAME.choice(state, action).path for action in legal(state)}
    assert paths == {
        ("active:1:reroll_2", "drop:reroll_2"),
        ("active:1:trio_vp", "drop:trio_vp"),
        ("pending:weapon_3", "drop:weapon_3"),
    }
    view = GAME.view(state, LUCY)
    assert {control.id for control in view.controls} == {path[1] for path in paths}
    assert {control.label.key for control in view.controls} == {"quetzal-do-discard-upgrade"}


@rule("A7-NOW")
def test_an_immediate_upgrade_pays_and_is_discarded() -> None:
    state = at_village(having(table(3), LUCY, coins=0), "now_coins", "now_d")
    lucy = play(state, TAKE_UPGRADE[0]).state.players[LUCY]
    assert (lucy.coins, lucy.active, lucy.discarded) == (5, (), (TILE["now_coins"],))
    step = play(state, TAKE_UPGRADE[1])
    assert step.events == (GainedUpgrade(LUCY, TILE["now_d"], False), Advanced(LUCY, 1, 0, 0))
    assert (step.state.players[LUCY].coins, step.state.players[LUCY].discovery) == (2, 1)


@rule("A7-NOW")
def test_an_immediate_upgrade_never_meets_the_limit() -> None:
    state = at_village(tiles(table(3), LUCY, "reroll_2", "trio_vp"), "now_coins")
    assert play(state, TAKE_UPGRADE[0]).state.decisions[0] == Placing(LUCY, ())


@rule("A7-TEMPLE-DISCOUNT")
def test_temple_guide_takes_a_coin_off_every_space_and_never_pays() -> None:
    lucy = tiles(table(3), LUCY, "temple_discount").players[LUCY]
    assert [temple_cost(lucy, TEMPLE_1 + space) for space in range(5)] == [4, 3, 2, 1, 0]
    state = tiles(rolled(having(table(3), LUCY, coins=0), LUCY, "WWWWWW", "F"), LUCY, "temple_discount")
    step = play(turn_of(state, LUCY), OCCUPY[TEMPLE_1 + 4])
    assert step.state.players[LUCY].coins == 0


@rule("A7-TEMPLE-DISCOUNT")
def test_temple_guide_does_not_help_at_the_village() -> None:
    state = tiles(having(table(3), LUCY, coins=0), LUCY, "temple_discount")
    there = {action.place for action in legal(turn_of(state, LUCY)) if isinstance(action, Occupy)}
    assert VILLAGE_1 + 1 not in there


# --- the Discovery track ---------------------------------------------------------------------------------------------


@rule("A8")
def test_every_space_entered_pays_not_only_the_last() -> None:
    lucy = stepped(having(table(3), LUCY, coins=0), 4).players[LUCY]
    assert (lucy.discovery, lucy.points, lucy.coins) == (4, 2, 2)


@rule("A8")
def test_discovery_points_beyond_the_last_space_are_lost() -> None:
    lucy = stepped(having(table(3), LUCY, discovery=9), 3).players[LUCY]
    assert (lucy.discovery, lucy.points) == (TRACK_END, 5)
    assert [space.points for space in TRACK] == [0, 0, 1, 0, 1, 0, 0, 2, 0, 3, 5]


@rule("C6")
def test_a_tile_drawn_on_the_way_is_placed_before_the_next_step() -> None:
    state = tiles(having(table(3), LUCY, discovery=4, coins=0), LUCY, "reroll_2", "trio_vp")
    state = pile_of(state, "weapon_3")
    state = settled(state, Steps(LUCY, 3), Placing(LUCY, ())).state
    assert state.decisions[0] == TileLimit(LUCY, TILE["weapon_3"])
    assert (state.players[LUCY].discovery, state.players[LUCY].coins) == (5, 0)
    step = play(state, DISCARD_UPGRADE[TILE["trio_vp"]])
    assert step.events[1:] == (Advanced(LUCY, 6, 3, 0), Advanced(LUCY, 7, 0, 2))


@rule("C6", "A7-NOW")
def test_the_steps_of_an_immediate_tile_join_those_pending() -> None:
    state = pile_of(having(table(3), LUCY, discovery=4, coins=0), "now_d")
    step = settled(state, Steps(LUCY, 2), Placing(LUCY, ()))
    assert [event.space for event in step.events if isinstance(event, Advanced)] == [5, 6, 7]
    assert step.state.players[LUCY].coins == 2 + 3


@rule("A7-PILE")
def test_an_empty_pile_gives_nothing() -> None:
    state = having(pile_of(table(3)), LUCY, discovery=4)
    step = settled(state, Steps(LUCY, 1), Placing(LUCY, ()))
    assert step.state.players[LUCY].active == ()
    assert step.state.players[LUCY].discovery == 5
