"""Requests from outside, taken apart with the types checked: what comes in may be anything."""

from typing import Any

from ludoteca.core.game import Seat
from ludoteca.core.text import say

PICKED = 32
ID_LENGTH = 100


class BadRequest(Exception):
    """The request does not have the form that the protocol describes; tells which field."""

    def __init__(self, field: str) -> None:
        self.text = say("bad-request", field=field)
        super().__init__(field)


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
        """A string."""
        return str(self._of(name, str))

    def whole(self, name: str) -> int:
        """A whole number from zero on."""
        value = int(self._of(name, int))
        if value < 0:
            raise BadRequest(name)
        return value

    def items(self, name: str) -> list[Any]:
        """A list."""
        return list(self._of(name, list))

    def fields(self, name: str) -> dict[str, Any]:
        """An object."""
        return dict(self._of(name, dict))

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
