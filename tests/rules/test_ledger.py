"""Each rule in a game's ledger has a test, and each test names a rule that exists."""

import pytest

from tests.rules.ledger import claims, claims_in, faults, games, rows, rows_in

LEDGER = 'RULES = {"R1": "A stone goes on an empty hex.", "R2": "A stone never moves."}'


@pytest.mark.parametrize("game", games())
def test_every_rule_has_a_test_and_every_test_a_rule(game: str) -> None:
    assert faults(rows(game), claims(game)) == []


def found(tests: str, ledger: str = LEDGER) -> list[str]:
    return faults(rows_in(ledger), list(claims_in(tests, "test_stones.py")))


def test_a_rule_without_a_test_is_a_fault() -> None:
    assert found('@rule("R1")\ndef test_a(): ...') == ["row R2 has no test that runs"]


def test_a_test_of_an_unknown_rule_is_a_fault() -> None:
    assert found('@rule("R1", "R2", "R9")\ndef test_a(): ...') == ["test_stones.py::test_a names R9, which is no row"]


def test_a_skipped_test_holds_no_rule() -> None:
    tests = '@rule("R1")\ndef test_a(): ...\n@rule("R2")\n@pytest.mark.skip(reason="later")\ndef test_b(): ...'
    assert found(tests) == ["row R2 has no test that runs"]


def test_a_rule_may_be_named_by_one_case_of_many() -> None:
    tests = '@rule("R1")\n@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("R2"))])\ndef test_a(n): ...'
    assert found(tests) == []


def test_a_function_that_is_no_test_holds_nothing() -> None:
    tests = '@rule("R1", "R2")\ndef a_test(): ...'
    assert found(tests) == ["row R1 has no test that runs", "row R2 has no test that runs"]


def test_a_row_that_stands_twice_is_a_fault() -> None:
    twice = 'RULES: dict[str, str] = {"R1": "A stone.", "R1": "Another."}'
    assert found('@rule("R1")\ndef test_a(): ...', twice) == ["row R1 stands twice"]
