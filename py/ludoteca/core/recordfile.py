"""Writes a record as a file and reads it: JSON that a person can read, with one action in each line."""

import json
from collections.abc import Sequence
from typing import Any, TypedDict

from ludoteca.core import codec
from ludoteca.core.record import CONCEDED, FindGame, PlayerKind, Record, RecordError, Value, read_header, replay
from ludoteca.core.untrusted_json import TooLong, Unreadable, parse

FORMAT = 1
FILE_LENGTH = 400_000
"""Our longest file has about twenty thousand characters; the longest possible game would fit."""
_TRAIL_DIGITS = 32
_FIELDS = ("game", "rules_version", "seats", "seed", "options", "players", "actions", "trail", "result")


class PlayerData(TypedDict):
    """A player as plain data; the level of a person is ""."""

    name: str
    colour: str
    kind: PlayerKind
    level: str


class HeaderData(TypedDict):
    """A header as plain data."""

    game: str
    rules_version: int
    seats: int
    seed: str
    options: dict[str, Value]
    players: list[PlayerData]


def write_file(record: Record) -> str:
    """The text of the file."""
    outcome, header = record.outcome(), header_data(record)
    parts = [("ludoteca", _line(FORMAT))]
    parts += [(key, _line(value)) for key, value in header.items() if key != "players"]
    parts.append(("players", _lines(header["players"])))
    parts.append(("actions", _lines([codec.encode(moment.action) for moment in record.moments])))
    parts.append(("trail", _line(record.trail().hex()[:_TRAIL_DIGITS])))
    parts.append(("result", _line(outcome and {"reason": outcome.reason, "winners": list(outcome.winners)})))
    return "{\n" + ",\n".join(f'"{key}": {text}' for key, text in parts) + "\n}\n"


def header_data(record: Record) -> HeaderData:
    """The header as plain data, in the form that `read_header` reads."""
    header = record.header
    return {
        "game": header.game,
        "rules_version": header.rules_version,
        "seats": header.seats,
        "seed": header.seed,
        "options": dict(header.options),
        "players": [
            {"name": one.name, "colour": one.colour, "kind": one.kind, "level": one.level} for one in header.players
        ],
    }


def read_file(find: FindGame, text: str) -> Record:
    """The record of a file, replayed and verified; `RecordError` if anything is wrong with it."""
    data = _parse(text)
    if type(data["ludoteca"]) is not int or data["ludoteca"] < 1:
        raise RecordError("record-not-a-file")
    if data["ludoteca"] > FORMAT:
        raise RecordError("record-newer-format")
    if any(key not in data for key in _FIELDS) or len(data) != len(_FIELDS) + 1:
        raise RecordError("record-damaged")
    game, header = read_header(find, data)
    if not _has_form(data, header.seats):
        raise RecordError("record-damaged")
    record = replay(game, header, data["actions"])
    _take_result(record, data["result"])
    if record.trail().hex()[:_TRAIL_DIGITS] != data["trail"]:
        raise RecordError("record-damaged")
    return record


def _has_form(data: dict[str, Any], seats: int) -> bool:
    """Whether actions, trail and result have the right types; checked before anything is replayed."""
    actions, trail, result = data["actions"], data["trail"], data["result"]
    if not isinstance(actions, list) or not isinstance(trail, str) or len(trail) != _TRAIL_DIGITS:
        return False
    if result is None:
        return True
    return (
        isinstance(result, dict)
        and result.keys() == {"reason", "winners"}
        and isinstance(result["reason"], str)
        and isinstance(result["winners"], list)
        and all(type(seat) is int and seat in range(seats) for seat in result["winners"][: seats + 1])
        and len(result["winners"]) <= seats
    )


def _take_result(record: Record, result: dict[str, Any] | None) -> None:
    """Apply a concession, which only the result has; any other result must be that of the replay."""
    if result is not None and result["reason"] == CONCEDED and record.to_act() is not None:
        losers = [seat for seat in range(record.header.seats) if seat not in result["winners"]]
        if len(losers) != 1:
            raise RecordError("record-damaged")
        record.concede(losers[0])
    outcome = record.outcome()
    expected = outcome and {"reason": outcome.reason, "winners": list(outcome.winners)}
    if result != expected:
        raise RecordError("record-damaged")


def _parse(text: str) -> dict[str, Any]:
    hooks: dict[str, Any] = {"object_pairs_hook": _unique, "parse_constant": _refuse, "parse_float": _refuse}
    try:
        data = parse(text, FILE_LENGTH, **hooks)
    except TooLong:
        raise RecordError("record-too-long") from None
    except Unreadable:
        raise RecordError("record-not-a-file") from None
    if not isinstance(data, dict) or "ludoteca" not in data:
        raise RecordError("record-not-a-file")
    return data


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a name is used twice")
    return data


def _refuse(text: str) -> Any:
    raise ValueError(f"a record has no value {text}")


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(values: Sequence[object]) -> str:
    return "[\n" + ",\n".join(map(_line, values)) + "\n]" if values else "[]"
