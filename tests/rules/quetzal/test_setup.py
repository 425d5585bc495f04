"""The state before the first placement."""

from collections import Counter

import pytest
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.content import (
    ARTIFACTS,
    AUTOMATON_CARDS,
    AUTOMATON_MEEPLES,
    DECK,
    ODDS,
    ODDS_OUT_OF,
    UPGRADE_PILE,
    UPGRADES,
)
from ludoteca.games.quetzal.meta import META
from ludoteca.games.quetzal.places import bidding_places

from tests.rules.ledger import rule
from tests.rules.quetzal.table import sound


@rule("T14", "A1-5", "C2")
def test_t14_coins_go_by_turn_order_from_the_first_player() -> None:
    state = GAME.setup(5, Rng(3), {"start": 2})
    earned = [state.players[seat].meeples.count(3) for seat in range(5)]
    assert [state.players[seat].coins - earned[seat] for seat in (2, 3, 4, 0, 1)] == [4, 5, 5, 6, 6]
    assert state.marker == state.leader == 2
    assert GAME.to_act(state) == 2


@rule("A1-5")
def test_two_players_start_with_four_and_five_coins() -> None:
    state = GAME.setup(2, Rng(3), {"start": 1})
    earned = [state.players[seat].meeples.count(3) for seat in range(2)]
    assert [state.players[seat].coins - earned[seat] for seat in (1, 0)] == [4, 5]


@rule("T14", "A1", "A1-3")
@pytest.mark.parametrize(("seats", "village", "pile"), [(2, 2, 22), (3, 3, 21), (4, 3, 21), (5, 3, 21)])
def test_t14_fourteen_cards_lie_open_and_three_upgrades_two_for_two_players(
    seats: int, village: int, pile: int
) -> None:
    state = sound(GAME.setup(seats, Rng(1), {}))
    assert [len(state.temple), *(len(row) for row in state.surroundings)] == [8, 2, 2, 2]
    assert min((*state.temple, *sum(state.surroundings, ()))) >= 0
    assert len(state.deck) == 61
    assert (len(state.village), len(state.pile)) == (village, pile)
    assert min(state.village) >= 0
    assert all((p.points, p.discovery, p.hand, p.active, p.discarded) == (0, 0, (), (), ()) for p in state.players)
    assert state.round == 1


@rule("A1-6", "A1-8")
@pytest.mark.parametrize(("seats", "team", "ships"), [(2, 6, 1), (3, 6, 1), (4, 5, 2), (5, 4, 2)])
def test_teams_and_ships_depend_on_the_number_of_players(seats: int, team: int, ships: int) -> None:
    state = GAME.setup(seats, Rng(1), {})
    assert [len(player.meeples) for player in state.players] == [team + 1] * seats
    assert len(bidding_places(state)) == 4 + ships


@rule("B")
def test_the_components_are_those_of_the_box() -> None:
    assert [artifact.copies for artifact in ARTIFACTS] == [21, 18, 15, 12, 9]
    assert all(sum(artifact.bonuses) == artifact.copies for artifact in ARTIFACTS)
    assert [sum(artifact.bonuses[bonus] for artifact in ARTIFACTS) for bonus in range(4)] == [36, 12, 15, 12]
    assert len(DECK) == 75
    assert len(UPGRADE_PILE) == 24
    assert sum(upgrade.immediate for upgrade in UPGRADES) == 2
    assert len(AUTOMATON_CARDS) == 10
    for card in AUTOMATON_CARDS:
        assert len(card.temple) + card.surrounding[2] + card.third[2] == AUTOMATON_MEEPLES
    spaces = Counter(space for card in AUTOMATON_CARDS for space in card.temple)
    assert [spaces[space] for space in range(1, 6)] == [3, 3, 4, 4, 3]
    assert all(sum(odds.team) == sum(odds.character) == ODDS_OUT_OF for odds in ODDS)


@rule("C15")
def test_doubtful_figures_are_options() -> None:
    offered = {option.key: option.values for option in META.options if option.key != "start"}
    assert offered == {
        "rolls": ("likely", "forgiving"),
        "tracking": (False, True),
        "village_colour": ("adventurers", "archaeologists", "either"),
        "village_costs": ("2-1-1", "2-2-1"),
        "mummy_values": ("3-6-10", "2-6-10"),
        "extra_crate": ("meeple", "round"),
        "automaton": ("rare", "common"),
    }


@rule("C15")
def test_the_mummy_values_follow_the_option() -> None:
    state = GAME.setup(3, Rng(1), {"mummy_values": "2-6-10"})
    assert state.variant.values[4] == (0, 2, 6, 10)
    assert GAME.setup(3, Rng(1), {}).variant.values[4] == (0, 3, 6, 10)
