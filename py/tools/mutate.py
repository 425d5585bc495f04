"""Links and files with something altered, and what becomes of them."""

import base64
import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from ludoteca.core.link import read_link, write_link
from ludoteca.core.record import FindGame, Record, RecordError, rng_of
from ludoteca.core.recordfile import read_file, write_file
from ludoteca.core.rng import Rng

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SIGNS = LETTERS + ' {}[]",:.\n\\é🦉\x00'


def facts(record: Record) -> tuple[Any, ...]:
    """All that makes a record this one."""
    steps = tuple((moment.seat, moment.count, moment.action) for moment in record.moments)
    return record.header, steps, record.conceded, record.state


def outcome_of_link(find: FindGame, record: Record, text: str | None) -> str:
    """`refused`, `same` or `wrong`: what reading an altered link (None: the link itself) comes to."""
    return _outcome(record, lambda: read_link(find, write_link(record) if text is None else text))


def outcome_of_file(find: FindGame, record: Record, text: str | None) -> str:
    """The like for a file."""
    return _outcome(record, lambda: read_file(find, write_file(record) if text is None else text))


def _outcome(record: Record, read: Callable[[], Record]) -> str:
    try:
        again = read()
    except RecordError:
        return "refused"
    return "same" if facts(again) == facts(record) else "wrong"


def mutants_of_link(record: Record, seed: str, count: int) -> Iterator[str]:
    """Altered links; in some of them the checksum was made to fit, as somebody would who knows the form."""
    text = write_link(record)
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    rng = rng_of(f"link {seed}")
    for number in range(count):
        luck, rng = rng.fork()
        yield _resealed(raw, luck) if number % 50 == 49 else _altered(text, LETTERS, luck)


def mutants_of_file(record: Record, seed: str, count: int) -> Iterator[str]:
    """Altered files: a sign here and there, or a value inside."""
    text = write_file(record)
    rng = rng_of(f"file {seed}")
    for number in range(count):
        luck, rng = rng.fork()
        yield _rewritten(text, luck) if number % 3 == 2 else _altered(text, SIGNS, luck)


def _altered(text: str, signs: str, rng: Rng) -> str:
    """One to three signs replaced, put in, taken out, doubled or cut off."""
    times, rng = rng.below(3)
    for _ in range(times + 1):
        at, rng = rng.below(max(1, len(text)))
        way, rng = rng.below(6)
        which, rng = rng.below(len(signs))
        size, rng = rng.below(20)
        text = (
            text[:at] + signs[which] + text[at + 1 :],
            text[:at] + signs[which] + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + text[at : at + size] + text[at:],
            text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :],
            text[:at],
        )[way]
    return text


def _resealed(raw: bytes, rng: Rng) -> str:
    body = bytearray(raw[:-4])
    at, rng = rng.below(len(body) - 1)
    byte, rng = rng.below(256)
    body[at + 1] = byte
    return base64.urlsafe_b64encode(bytes(body) + hashlib.sha256(body).digest()[:4]).rstrip(b"=").decode()


def _rewritten(text: str, rng: Rng) -> str:
    """One value inside replaced by another that is still JSON."""
    data = json.loads(text)
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        which, rng = rng.below(len(keys))
        inner = place[keys[which]]
        if not isinstance(inner, dict | list) or not inner:
            break
        place = inner
    new, rng = rng.below(8)
    place[keys[which]] = (None, 0, 1, 2, "", "attika", True, [])[new]
    return json.dumps(data)
