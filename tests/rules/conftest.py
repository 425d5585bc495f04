import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*rows): the rows of the game's ledger that the test holds")
