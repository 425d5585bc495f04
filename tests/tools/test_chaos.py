"""How chaos counts what is lost, and how it plans its faults."""

from typing import Any

import pytest
from tools.chaos import scripts
from tools.chaos.ledger import Ledger
from tools.chaos.run import KINDS_BY_NAME, LIMIT, PER_EVENING, plans


def drawn(ledger: Ledger, moment: int, actions: str = "", *, is_undo: bool = False, is_warned: bool = False) -> None:
    """A picture after so many actions, the last of which were just done; each action is a letter."""
    heard: list[dict[str, Any]] = [
        {"at": moment - len(actions) + index, "action": action} for index, action in enumerate(actions)
    ]
    ledger.draw({"id": "game", "moment": moment, "actions": heard, "isUndo": is_undo, "isWarned": is_warned})


def counted(ledger: Ledger) -> tuple[int, int, int]:
    loss = ledger.take_loss()
    return loss.lost, loss.told, loss.apart


@pytest.fixture
def ledger() -> Ledger:
    played = Ledger()
    drawn(played, 2, "ab")
    drawn(played, 3, "c")
    return played


def test_what_is_there_again_is_not_lost_nor_what_has_come_since(ledger: Ledger) -> None:
    ledger.check("game", ["a", "b", "c", "d"])
    assert counted(ledger) == (0, 0, 0)


@pytest.mark.parametrize(("actions", "lost"), [("ab", 1), ("", 3), ("axc", 2), ("xbc", 3)])
def test_a_game_that_is_shorter_or_other_has_lost_all_from_there(ledger: Ledger, actions: str, lost: int) -> None:
    ledger.check("game", list(actions))
    assert counted(ledger) == (lost, 0, 0)


def test_a_picture_with_fewer_actions_shows_a_loss_unless_they_were_taken_back(ledger: Ledger) -> None:
    drawn(ledger, 2, is_undo=True)
    assert counted(ledger) == (0, 0, 0)
    drawn(ledger, 1)
    assert counted(ledger) == (1, 0, 0)


def test_what_was_taken_back_is_not_lost_even_if_the_page_was_closed_before_it_was_drawn(ledger: Ledger) -> None:
    ledger.undoing.add("game")
    drawn(ledger, 2)
    assert counted(ledger) == (0, 0, 0)
    drawn(ledger, 1)
    assert counted(ledger) == (1, 0, 0)


def test_what_was_taken_back_is_not_lost_if_an_older_copy_has_shown_it_once_more(ledger: Ledger) -> None:
    drawn(ledger, 1, is_undo=True)
    drawn(ledger, 3, "abc")  # opened from a copy that was written before the undo
    drawn(ledger, 3)  # the device is handed over
    drawn(ledger, 1, "a")
    assert counted(ledger) == (0, 0, 0)
    drawn(ledger, 0)
    assert counted(ledger) == (1, 0, 0)


def test_what_was_taken_back_and_done_again_may_be_lost(ledger: Ledger) -> None:
    drawn(ledger, 1, is_undo=True)
    drawn(ledger, 3, "bc")
    drawn(ledger, 1, "a")
    assert counted(ledger) == (2, 0, 0)


def test_what_was_drawn_under_a_warning_is_counted_apart_until_the_warning_is_gone(ledger: Ledger) -> None:
    drawn(ledger, 5, "de", is_warned=True)
    drawn(ledger, 2)
    assert counted(ledger) == (1, 2, 0)
    drawn(ledger, 3, "x", is_warned=True)
    drawn(ledger, 4, "y")
    drawn(ledger, 2)
    assert counted(ledger) == (2, 0, 0)


def test_a_game_that_a_crash_may_cost_is_known_as_such(ledger: Ledger) -> None:
    assert ledger.warned == set()
    drawn(ledger, 4, "d", is_warned=True)
    assert ledger.warned == {"game"}
    ledger.check("game", [])
    assert counted(ledger) == (3, 1, 0)
    drawn(ledger, 1, "a")
    assert ledger.warned == set()


def test_what_lies_beside_the_table_is_found_there(ledger: Ledger) -> None:
    drawn(ledger, 1)
    ledger.loss.find({"game": ["a", "b"], "other": ["b", "a", "c"]}, is_told=True)
    assert (ledger.loss.lost, ledger.loss.apart) == (2, 0)
    # Under another name it is found only where the page says so.
    ledger.loss.find({"game": ["a"], "other": ["a", "b", "c", "d"]}, is_told=False)
    assert (ledger.loss.lost, ledger.loss.apart) == (2, 0)
    assert "other has 4, 3 equal" in ledger.loss.describe({"game": ["a"], "other": ["a", "b", "c", "d"]})
    ledger.loss.find({"game": ["a"], "other": ["a", "b", "c", "d"]}, is_told=True)
    assert counted(ledger) == (0, 0, 2)


def test_what_was_drawn_of_a_game_is_looked_for_under_its_name_when_another_is_played(ledger: Ledger) -> None:
    drawn(ledger, 1)
    ledger.draw({"id": "next", "moment": 0, "actions": [], "isUndo": False, "isWarned": False})
    ledger.loss.find({"next": [], "game": ["a", "b", "c"]}, is_told=False)
    assert counted(ledger) == (0, 0, 2)


def test_actions_that_were_not_overheard_count_all_the_same() -> None:
    ledger = Ledger()
    drawn(ledger, 4)
    ledger.check("game", ["a", "b", "c"])
    assert counted(ledger) == (1, 0, 0)


def test_a_seed_makes_the_same_faults_and_every_kind_comes() -> None:
    made = plans("1", 130, ["attika", "quetzal"])
    assert made == plans("1", 130, ["attika", "quetzal"])
    assert made != plans("2", 130, ["attika", "quetzal"])
    kinds = [kind for plan in made for kind in plan.kinds]
    assert len(kinds) == 130
    assert set(kinds) == set(KINDS_BY_NAME)
    assert [plan.first for plan in made] == [number * PER_EVENING + 1 for number in range(len(made))]
    for plan in made:
        assert all(KINDS_BY_NAME[kind].kept in (None, plan.is_kept) for kind in plan.kinds)


def test_the_words_that_are_looked_for_are_in_the_page() -> None:
    assert LIMIT == 2_000
    for key in (*scripts.LOSSES, scripts.SEPARATED, *scripts.PRESSED.values()):
        assert scripts.words(key)
    with pytest.raises(LookupError, match="no-such-words"):
        scripts.words("no-such-words")
