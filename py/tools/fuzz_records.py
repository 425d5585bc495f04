"""Altered links and files for the fuzz, and the result of reading them."""

import base64
import hashlib
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from ludoteca.core.link import read_link
from ludoteca.core.record import FindGame, Record, RecordError
from ludoteca.core.recordfile import read_file

from .fuzz_values import any_value, written

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
RESEALED = 12
"""One altered link in this number has a correct checksum."""
SIGNS = LETTERS + ' {}[]",:.\n\\é🦉\x00'


def facts(record: Record) -> tuple[Any, ...]:
    """Everything by which two records are compared."""
    steps = tuple((moment.seat, moment.count, moment.action) for moment in record.moments)
    return record.header, steps, record.conceded, record.state


def outcome_of_link(find: FindGame, record: Record, text: str) -> str:
    """The result of reading a link: `refused`, `same` or `wrong`."""
    return _outcome(record, lambda: read_link(find, text))


def outcome_of_file(find: FindGame, record: Record, text: str) -> str:
    """The result of reading a file: `refused`, `same` or `wrong`."""
    return _outcome(record, lambda: read_file(find, text))


def _outcome(record: Record, read: Callable[[], Record]) -> str:
    try:
        again = read()
    except RecordError:
        return "refused"
    return "same" if facts(again) == facts(record) else "wrong"


def mutants_of_link(text: str, luck: Random) -> Iterator[str]:
    """An endless series of altered links; some have a correct checksum, as if made by somebody who knows the format."""
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    while True:
        yield _resealed(raw, luck) if luck.randrange(RESEALED) == 0 else altered(text, LETTERS, luck)


def mutants_of_file(text: str, luck: Random) -> Iterator[str]:
    """An endless series of altered files: some characters are changed, or a value inside."""
    while True:
        yield _rewritten(text, luck) if luck.randrange(2) else altered(text, SIGNS, luck)


def altered(text: str, signs: str, luck: Random) -> str:
    """The text with one to three changes: characters are replaced, inserted, removed, repeated, swapped or cut off."""
    for _ in range(luck.randint(1, 3)):
        at, sign = luck.randrange(len(text) or 1), luck.choice(signs)
        match luck.randrange(6):
            case 0:
                text = text[:at] + sign + text[at + 1 :]
            case 1:
                text = text[:at] + sign + text[at:]
            case 2:
                text = text[:at] + text[at + 1 :]
            case 3:
                text = text[:at] + text[at : at + luck.randrange(20)] + text[at:]
            case 4:
                text = text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
            case 5:
                text = text[:at]
    return text


def _resealed(raw: bytes, luck: Random) -> str:
    """Bytes replaced, inserted or removed after the first, which is the format; with a correct checksum."""
    body = bytearray(raw[:-4])
    at = luck.randrange(1, len(body))
    size = luck.choice((1, 1, 1, 2, 5))
    match luck.randrange(4):
        case 0:
            body[at:at] = luck.choice((luck.randbytes(size), b"[" * 5_000, b"\xff" * 12, b"\xff\x7f"))
        case 1:
            del body[at : at + size]
        case _:
            body[at] = luck.randrange(256)
    return base64.urlsafe_b64encode(bytes(body) + hashlib.sha256(body).digest()[:4]).rstrip(b"=").decode()


def _rewritten(text: str, luck: Random) -> str:
    """The file with one value replaced by another; it is still JSON."""
    data = json.loads(text)
    place: Any = data
    while True:
        key = luck.choice(list(place)) if isinstance(place, dict) else luck.randrange(len(place))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner:
            break
        place = inner
    place[key] = any_value(luck)
    return written(data, luck)
