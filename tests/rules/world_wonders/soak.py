"""`python -m tests.rules.world_wonders.soak 500`: so many random games, every state against the slow rules.

Too long for the test run; the tests beside it do the same on a few games.
"""

import sys

from ludoteca.core.rng import Rng
from ludoteca.games.world_wonders import GAME
from ludoteca.games.world_wonders.content import OBJECTIVES
from ludoteca.games.world_wonders.scoring import base_score, measure
from ludoteca.games.world_wonders.state import Player, State

from tests.rules.world_wonders import slow, slow_score

OFTEN = 40
"""The objectives are measured again at one state in so many, and at the last."""


def options_of(number: int) -> tuple[int, dict[str, bool | str]]:
    """Seats and options: over forty games, each combination."""
    seats = 1 + number % 5
    options: dict[str, bool | str] = {"map_side": "AB"[number // 5 % 2], "board_side": "AB"[number // 10 % 2]}
    if seats == 1:
        return seats, options | {"solo_level": ("easy", "hard")[number // 20 % 2]}
    return seats, options | {"advanced": bool(number // 20 % 2)}


def compare(state: State, before: State | None, has_objectives: bool) -> None:
    """Whatever changed since the state before is the same slowly."""
    assert GAME.check(state) == []
    for seat, player in enumerate(state.players):
        if before is None or before.players[seat] is not player:
            assert list(base_score(player, state.setting.board)) == slow_score.base_points(state, seat)
        if has_objectives:
            _compare_objectives(player)


def _compare_objectives(player: Player) -> None:
    for objective in range(len(OBJECTIVES)):
        slowly = slow_score.measured(player, objective)
        assert slowly is None or measure(player, objective) == slowly, OBJECTIVES[objective].name


def play(number: int) -> int:
    """One game; returns how many states it had."""
    seats, options = options_of(number)
    state, rng, before, states = GAME.setup(seats, Rng(number), options), Rng(number + 7), None, 0
    while True:
        compare(state, before, not state.decisions or states % OFTEN == 0)
        states += 1
        if not state.decisions:
            break
        actions = GAME.legal_actions(state)
        index, rng = rng.below(len(actions))
        before, state = state, GAME.apply(state, actions[index]).state
    for player in state.players:
        slow.check_city(player)
    return states


def main(games: int, first: int = 0) -> None:
    states = sum(play(number) for number in range(first, first + games))
    sys.stdout.write(f"{games} games, {states} states: the slow rules agree\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
