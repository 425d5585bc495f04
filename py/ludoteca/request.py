"""Requests from outside, taken apart with the types checked: what comes in may be anything."""

import re
from typing import Any, cast

from ludoteca.core.game import Seat
from ludoteca.core.recordfile import FILE_LENGTH
from ludoteca.core.text import Text, say
from ludoteca.core.untrusted_json import TooLong, Unreadable, parse

REQUEST_LENGTH = 2 * FILE_LENGTH + 100_000
"""The longest request holds a file, as text in JSON, where each quotation mark takes two characters."""
PICKED = 32
ID_LENGTH = 100
SEED_LENGTH = 200
_TABLE = re.compile(r"[A-Za-z0-9_.:-]{1,64}")


class BadRequest(Exception):
    """The request does not have the form that the protocol describes; tells which field, or says something better."""

    def __init__(self, field: str, text: Text | None = None) -> None:
        self.text = text or say("bad-request", field=field)
        super().__init__(field)


def read_request(text: Any) -> Any:
    """What a request says that arrives as JSON text, as it does in the workers."""
    if not isinstance(text, str):
        raise BadRequest("request")
    try:
        return parse(text, REQUEST_LENGTH)
    except TooLong:
        raise BadRequest("request", say("record-too-long")) from None
    except Unreadable:
        raise BadRequest("request") from None


class Request:
    """A request, field by field; `BadRequest` names the one that is missing or of a wrong type."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def _of(self, name: str, kind: type) -> Any:
        value = self._data.get(name)
        if type(value) is not kind:
            raise BadRequest(name)
        return value

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self._data.get(name) is not None

    def text(self, name: str) -> str:
        """A string; whoever takes it looks at its length."""
        return cast(str, self._of(name, str))

    def seed(self, name: str) -> str:
        """A short string, of which luck is made."""
        seed = self.text(name)
        if len(seed) > SEED_LENGTH:
            raise BadRequest(name)
        return seed

    def table(self) -> str:
        """The id of a table: the page gives it, a short word."""
        table = self.text("table")
        if not _TABLE.fullmatch(table):
            raise BadRequest("table")
        return table

    def whole(self, name: str) -> int:
        """A whole number from zero on."""
        value = cast(int, self._of(name, int))
        if value < 0:
            raise BadRequest(name)
        return value

    def items(self, name: str) -> list[Any]:
        """A list."""
        return cast("list[Any]", self._of(name, list))

    def fields(self, name: str) -> dict[str, Any]:
        """An object."""
        return cast("dict[str, Any]", self._of(name, dict))

    def seat(self, name: str, seats: int) -> Seat:
        """A seat of a table with so many."""
        seat = self.whole(name)
        if seat >= seats:
            raise BadRequest(name)
        return seat

    def viewer(self, seats: int) -> Seat | None:
        """A seat, or null for a spectator."""
        return self.seat("viewer", seats) if self.has("viewer") else None

    def ids(self, name: str) -> tuple[str, ...]:
        """A short list of ids."""
        items = self.items(name)
        if len(items) > PICKED or not all(isinstance(item, str) and len(item) <= ID_LENGTH for item in items):
            raise BadRequest(name)
        return tuple(items)
