"""Writes a record as the text of a link, and reads it: base64url of a header and of all actions as one integer.

The integer is in mixed radix: each digit is the index of an action among the legal ones, and their number is its base.
So a forced action needs no space, and a link is read by replaying it. The bytes are: format, header, number of actions,
length and bytes of the integer, trail, checksum.
"""

import base64
import hashlib
import json
import re
from typing import Any

from ludoteca.core.record import FindGame, Record, RecordError, other_options, read_header
from ludoteca.core.untrusted_json import Unreadable, parse

FORMAT = 1
LINK_LENGTH = 16_384
_TRAIL_BYTES = 9
_CHECK_BYTES = 4
_OPTION_LENGTH = 200

_WORDS = (
    "",
    *("attika", "quetzal", "world_wonders"),
    *("person", "bot", "random", "novice", "skilled", "expert"),
    *("black", "sky", "yellow", "blue", "vermilion", "purple"),
    *("start", "extra_cards", "far_shrines", "blessing", "cards_of_each"),
    *("rolls", "tracking", "village_colour", "village_costs", "mummy_values", "extra_crate", "automaton"),
    *("map_side", "board_side", "advanced", "solo_level"),
)
"""Words that a link abbreviates by their index here. New words may only be added at the end."""
_LITERAL = 0xFF


class _Short(Exception):
    """The bytes end too early."""


def write_link(record: Record) -> str:
    """The text of the link, without the address before it.

    >>> from ludoteca import Record, load_game, new_header
    >>> game = load_game("attika")
    >>> record = Record(game, new_header(game, ["", "expert"], seed="seven"))
    >>> moment = record.do(1)
    >>> again = read_link(load_game, write_link(record))
    >>> again.moments == [moment], again.header == record.header
    (True, True)
    """
    header = record.header
    body = bytearray([FORMAT])
    body += _word(header.game) + _number(header.rules_version) + _number(header.seats) + _text(header.seed)
    options = other_options(record)
    body += _number(len(options))
    for key, value in options:
        body += _word(key) + _text(json.dumps(value))
    for player in header.players:
        body += _text(player.name) + _word(player.colour) + _word(player.kind) + _word(player.level)
    body += _number(0 if record.conceded is None else record.conceded + 1)
    body += _number(len(record.moments)) + _text_bytes(_digits(record))
    body += record.trail()[:_TRAIL_BYTES]
    body += _check(body)
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def _digits(record: Record) -> bytes:
    """The indices of all actions as one integer; the first action is the lowest digit."""
    whole = 0
    for moment in reversed(record.moments):
        whole = whole * moment.count + moment.index
    return whole.to_bytes((whole.bit_length() + 7) // 8, "big")


def read_link(find: FindGame, text: str) -> Record:
    """The record of a link, replayed and verified; `RecordError` if anything is wrong with it."""
    raw = _unpack(text)
    try:
        parts = _Parts(_Reader(raw))
    except _Short:
        raise RecordError("record-truncated") from None
    if _check(raw[: -len(parts.check)]) != parts.check:
        raise RecordError("record-damaged")
    record = _replay(find, parts)
    if record.trail()[:_TRAIL_BYTES] != parts.trail:
        raise RecordError("record-damaged")
    return record


def _unpack(text: str) -> bytes:
    if len(text) > LINK_LENGTH:
        raise RecordError("record-too-long")
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text):
        raise RecordError("record-not-a-link")
    if len(text) % 4 == 1:
        raise RecordError("record-truncated")
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if raw[0] != FORMAT:
        raise RecordError("record-newer-format" if FORMAT < raw[0] < 16 else "record-not-a-link")
    return raw


class _Parts:
    """The parts of a link, before its game is looked up: most damage is found here or by the checksum."""

    def __init__(self, reader: "_Reader") -> None:
        reader.take(1)
        self.header = _header_data(reader)
        self.conceded = reader.number()
        self.count = reader.number()
        self.whole = int.from_bytes(reader.sized(), "big")
        self.trail = reader.take(_TRAIL_BYTES)
        self.check = reader.take(_CHECK_BYTES)
        if reader.rest():
            raise RecordError("record-damaged")


def _replay(find: FindGame, parts: _Parts) -> Record:
    game, header = read_header(find, parts.header)
    if parts.count > game.meta.max_actions or parts.conceded > header.seats:
        raise RecordError("record-damaged")
    record, whole = Record(game, header), parts.whole
    for number in range(1, parts.count + 1):
        legal = record.legal()
        if not legal:
            raise RecordError("record-illegal-action", number=number)
        whole, index = divmod(whole, len(legal))
        record.do(index)
    if whole or (parts.conceded and record.to_act() is None):
        raise RecordError("record-damaged")
    if parts.conceded:
        record.concede(parts.conceded - 1)
    return record


def _header_data(reader: "_Reader") -> dict[str, Any]:
    data: dict[str, Any] = {"game": reader.word(), "rules_version": reader.number(), "seats": reader.number()}
    data["seed"] = reader.text()
    try:
        data["options"] = {reader.word(): _option(reader.text()) for _ in range(reader.small())}
    except Unreadable:
        raise RecordError("record-damaged") from None
    data["players"] = [_player(reader) for _ in range(min(data["seats"], 16))]
    return data


def _option(text: str) -> Any:
    """The value of an option, which is never a list or an object."""
    return parse(text, _OPTION_LENGTH, depth=0)


def _player(reader: "_Reader") -> dict[str, str]:
    return {"name": reader.text(), "colour": reader.word(), "kind": reader.word(), "level": reader.word()}


def _check(body: bytes | bytearray) -> bytes:
    return hashlib.sha256(body).digest()[:_CHECK_BYTES]


def _number(value: int) -> bytes:
    """An integer with seven bits in each byte, the lowest first; the eighth bit says that more follow."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def _text_bytes(raw: bytes) -> bytes:
    return _number(len(raw)) + raw


def _text(text: str) -> bytes:
    return _text_bytes(text.encode())


def _word(word: str) -> bytes:
    return bytes([_WORDS.index(word)]) if word in _WORDS else bytes([_LITERAL]) + _text(word)


class _Reader:
    """Reads values from the bytes, from the beginning on."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._at = 0

    def take(self, count: int) -> bytes:
        part = self._body[self._at : self._at + count]
        if len(part) < count:
            raise _Short
        self._at += count
        return part

    def rest(self) -> bytes:
        return self._body[self._at :]

    def number(self) -> int:
        value = 0
        for shift in range(0, 35, 7):
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            if byte <= 0x7F:
                return value
        raise RecordError("record-damaged")

    def small(self) -> int:
        return min(self.number(), 64)

    def sized(self) -> bytes:
        return self.take(self.number())

    def text(self) -> str:
        try:
            return self.sized().decode()
        except UnicodeDecodeError:
            raise RecordError("record-damaged") from None

    def word(self) -> str:
        place = self.take(1)[0]
        if place == _LITERAL:
            return self.text()
        if place >= len(_WORDS):
            raise RecordError("record-damaged")
        return _WORDS[place]
