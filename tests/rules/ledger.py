"""The ledger of rules: what a game's rulebook says, row by row, and which test holds each row.

A game keeps its rows in `tests/rules/<game>/ledger.py`:

    RULES = {
        "R1": "Each player reveals the top building of each of the four stacks into storage.",
        "R2": "A site's own landscape lowers the price of the building on it by one card.",
    }

and its tests, in files `test_*.py` beside it, name the rows they hold:

    from tests.rules.ledger import rule

    @rule("R2")
    def test_the_landscape_of_the_site_is_a_discount() -> None: ...

One test may hold several rows (`@rule("R2", "R5")`) and a row may have several tests. `test_ledger.py` fails if
a row has no test, if a test names a row that does not exist, or if the only test of a row is skipped or expected
to fail.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent


def rule(*rows: str) -> pytest.MarkDecorator:
    """Says which rows of the game's ledger a test holds; `pytest -m rule` runs only such tests."""
    assert rows, "a test holds at least one row"
    return pytest.mark.rule(*rows)


class Claim(NamedTuple):
    """A test that says it holds a row."""

    row: str
    test: str
    runs: bool


def games() -> list[str]:
    """The folders that keep a ledger."""
    return sorted(path.parent.name for path in HERE.glob("*/ledger.py"))


def rows(game: str) -> list[str]:
    """The row ids as written, a repeated one included: a plain dict would hide it."""
    return rows_in((HERE / game / "ledger.py").read_text(encoding="utf-8"))


def rows_in(source: str) -> list[str]:
    """The row ids of a ledger's text."""
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == "RULES" for target in targets):
            table = ast.literal_eval(ast.Expression(_as_pairs(node.value)))  # type: ignore[attr-defined]
            assert all(isinstance(text, str) and text.strip() for _, text in table), "each row is a sentence"
            return [row for row, _ in table]
    raise AssertionError("a ledger has a table called RULES")


def _as_pairs(table: ast.expr) -> ast.expr:
    assert isinstance(table, ast.Dict), "RULES is a dict written out"
    assert all(table.keys), "RULES is written out row by row"
    pairs: list[ast.expr] = [
        ast.Tuple([key, value], ast.Load()) for key, value in zip(table.keys, table.values, strict=True) if key
    ]
    return ast.List(pairs, ast.Load())


def claims(game: str) -> list[Claim]:
    """What the tests of a game say they hold."""
    return [
        claim
        for path in sorted((HERE / game).glob("**/test_*.py"))
        for claim in claims_in(path.read_text(encoding="utf-8"), path.name)
    ]


def claims_in(source: str, name: str) -> Iterator[Claim]:
    """The rows named in a file of tests. It is read, not run, so which tests are selected does not matter."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or not node.name.startswith("test"):
            continue
        words = {word for decorator in node.decorator_list for word in _words(decorator)}
        for decorator in node.decorator_list:
            for row in _rows_named(decorator):
                yield Claim(row, f"{name}::{node.name}", not words & {"skip", "skipif", "xfail"})


def _words(node: ast.expr) -> set[str]:
    return {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def _rows_named(decorator: ast.expr) -> Iterator[str]:
    """The arguments of `rule(...)`, as a decorator or among the marks of a `pytest.param`."""
    for part in ast.walk(decorator):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "rule":
            yield from (ast.literal_eval(argument) for argument in part.args)


def faults(rows: list[str], claims: list[Claim]) -> list[str]:
    """What is wrong between a ledger and its tests; empty if nothing is."""
    held = {claim.row for claim in claims if claim.runs}
    return [
        *(f"row {row} stands twice" for row in sorted({row for row in rows if rows.count(row) > 1})),
        *(f"row {row} has no test that runs" for row in dict.fromkeys(rows) if row not in held),
        *(f"{claim.test} names {claim.row}, which is no row" for claim in claims if claim.row not in rows),
    ]
