"""Reads the fields of a request from outside, and checks their types: a request may be any JSON."""

import re
from collections.abc import Mapping
from typing import Any, TypeVar

from ludoteca.core.game import Seat
from ludoteca.core.recordfile import FILE_LENGTH
from ludoteca.core.text import Text, say
from ludoteca.core.untrusted_json import TooLong, Unreadable, parse

REQUEST_LENGTH = 2 * FILE_LENGTH + 100_000
"""The longest request has a file in it, as a JSON string, in which each quotation mark takes two characters."""
PICKED = 32
ID_LENGTH = 100
SEED_LENGTH = 200
_TABLE = re.compile(r"[A-Za-z0-9_.:-]{1,64}")

T = TypeVar("T")


class BadRequest(Exception):
    """The request does not have the form that the protocol describes; the message names the field, or says more."""

    def __init__(self, field: str, text: Text | None = None) -> None:
        self.text = text or say("bad-request", field=field)
        super().__init__(field)


def read_request(text: object) -> object:
    """The value of a request that comes as JSON text, as it does in the workers."""
    if not isinstance(text, str):
        raise BadRequest("request")
    try:
        value: object = parse(text, REQUEST_LENGTH)
    except TooLong:
        raise BadRequest("request", say("record-too-long")) from None
    except Unreadable:
        raise BadRequest("request") from None
    return value


class RequestFields:
    """The fields of a request; `BadRequest` names the one that is missing or has a wrong type."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data

    @classmethod
    def of(cls, request: object) -> "RequestFields":
        """The fields of a value that should be a request."""
        if not isinstance(request, dict):
            raise BadRequest("op")
        return cls(request)

    def _typed(self, name: str, kind: type[T]) -> T:
        """The field, of exactly this type: True is not an integer."""
        value = self._data.get(name)
        if not isinstance(value, kind) or type(value) is not kind:
            raise BadRequest(name)
        return value

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self._data.get(name) is not None

    def text(self, name: str) -> str:
        """A string of any length; the caller checks its length."""
        return self._typed(name, str)

    def seed(self, name: str) -> str:
        """A short string, the seed of a random generator."""
        seed = self.text(name)
        if len(seed) > SEED_LENGTH:
            raise BadRequest(name)
        return seed

    def table(self) -> str:
        """The id of a table, a short word that the page has chosen."""
        table = self.text("table")
        if not _TABLE.fullmatch(table):
            raise BadRequest("table")
        return table

    def whole(self, name: str) -> int:
        """An integer that is not negative."""
        value = self._typed(name, int)
        if value < 0:
            raise BadRequest(name)
        return value

    def items(self, name: str) -> list[Any]:
        """A list of anything."""
        return self._typed(name, list)

    def fields(self, name: str) -> dict[str, Any]:
        """An object of anything."""
        return self._typed(name, dict)

    def seat(self, name: str, seats: int) -> Seat:
        """A seat of a table with so many."""
        seat = self.whole(name)
        if seat >= seats:
            raise BadRequest(name)
        return seat

    def viewer(self, seats: int) -> Seat | None:
        """A seat, or None for a spectator."""
        return self.seat("viewer", seats) if self.has("viewer") else None

    def ids(self, name: str) -> tuple[str, ...]:
        """A short list of ids."""
        items = self.items(name)
        if len(items) > PICKED or not all(isinstance(item, str) and len(item) <= ID_LENGTH for item in items):
            raise BadRequest(name)
        return tuple(items)

    def indices(self, name: str) -> tuple[int, ...]:
        """A short list of indices of actions."""
        items = self.items(name)
        if len(items) > PICKED or not all(type(item) is int and item >= 0 for item in items):
            raise BadRequest(name)
        return tuple(items)
