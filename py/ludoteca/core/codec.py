"""Encodes values as JSON and decodes them by their type annotations.

`encode` turns dataclasses, named tuples, tuples and big integers into plain JSON. `decode` follows the annotations of a
type and refuses whatever does not fit. A dataclass is written with a tag, the name of its class, by which the members
of a union are distinguished.
"""

import hashlib
import json
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from ludoteca.core.untrusted_json import Unreadable, parse

_TAG = "is"
_SAFE = 1 << 53
"""JavaScript cannot represent integers from here on exactly; they are sent as strings of hexadecimal digits."""
TEXT_LENGTH = 200_000
"""The longest text that `loads` reads; our longest state has about seven thousand characters."""


class DecodeError(ValueError):
    """The JSON does not fit the type. The message has only the type of the value, whose text could be very long."""

    @classmethod
    def of(cls, data: Any, wanted: str) -> "DecodeError":
        """An error that says what was found and what was expected."""
        return cls(f"{type(data).__name__} is not {wanted}")


class _Shape(NamedTuple):
    """The name of a class, and its fields with their types."""

    name: str
    fields: tuple[tuple[str, Any], ...]


@cache
def _shape(cls: type) -> _Shape:
    hints = get_type_hints(cls)
    names = [field.name for field in fields(cls)] if is_dataclass(cls) else list(cls._fields)  # type: ignore[attr-defined]
    return _Shape(cls.__name__, tuple((name, hints[name]) for name in names))


def _is_record(cls: Any) -> bool:
    return isinstance(cls, type) and (is_dataclass(cls) or (issubclass(cls, tuple) and hasattr(cls, "_fields")))


def encode(value: Any) -> Any:
    """The value as JSON. If its class has a method `pack`, the result of that is encoded.

    >>> from dataclasses import dataclass
    >>> @dataclass
    ... class Take:
    ...     tiles: tuple[int, ...]
    >>> encode(Take((1, 2)))
    {'is': 'Take', 'tiles': [1, 2]}
    """
    if value is None or isinstance(value, (bool, str, float)):
        return value
    if isinstance(value, int):
        return value if -_SAFE < value < _SAFE else hex(value)
    cls = type(value)
    if hasattr(cls, "pack"):
        return encode(value.pack())
    if is_dataclass(cls):
        shape = _shape(cls)
        return {_TAG: shape.name} | {name: encode(getattr(value, name)) for name, _ in shape.fields}
    if isinstance(value, tuple):
        return [encode(part) for part in value]
    raise TypeError(f"{cls.__name__} has no JSON form")


def decode(kind: Any, data: Any) -> Any:
    """The value of the given type for this JSON; `DecodeError` if it does not fit.

    >>> decode(tuple[int, ...], [1, 2])
    (1, 2)
    >>> decode(tuple[int, ...], [1, "two"])
    Traceback (most recent call last):
    ludoteca.core.codec.DecodeError: str is not an integer
    """
    return _decoder(kind)(data)


def dumps(value: Any) -> str:
    """The value as compact JSON text, the same for the same value."""
    return json.dumps(encode(value), separators=(",", ":"), ensure_ascii=False)


def loads(kind: Any, text: str) -> Any:
    """The value that `dumps` wrote."""
    try:
        return decode(kind, parse(text, TEXT_LENGTH))
    except Unreadable as error:
        raise DecodeError(f"not JSON: {error}") from error


def digest(value: Any) -> str:
    """A short hash of a value, for comparisons within one version only."""
    return hashlib.sha256(dumps(value).encode()).hexdigest()[:16]


@cache
def _decoder(kind: Any) -> Callable[[Any], Any]:
    """The function that decodes JSON of a type, made once for each type."""
    if kind is Any:
        return lambda data: data
    if kind in (bool, str, float, type(None)):
        return _plain(kind)
    if kind is int:
        return _integer
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _union(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if hasattr(kind, "unpack"):
        packed = _decoder(get_type_hints(kind.unpack)["packed"])
        return lambda data: kind.unpack(packed(data))
    if isinstance(kind, type) and is_dataclass(kind):
        return _dataclass(kind)
    if _is_record(kind):
        return _named_tuple(kind)
    raise TypeError(f"{kind} has no JSON form")


def _plain(kind: type) -> Callable[[Any], Any]:
    def read(data: Any) -> Any:
        if type(data) is not kind:
            raise DecodeError.of(data, kind.__name__)
        return data

    return read


def _integer(data: Any) -> int:
    if type(data) is int:
        return data
    if isinstance(data, str) and data.lstrip("-").startswith("0x") and len(data) < 4096:
        try:
            return int(data, 16)
        except ValueError:
            pass
    raise DecodeError.of(data, "an integer")


def _union(kinds: tuple[Any, ...]) -> Callable[[Any], Any]:
    tagged: dict[str, Any] = {kind.__name__: kind for kind in kinds if isinstance(kind, type) and is_dataclass(kind)}
    others = [kind for kind in kinds if not is_dataclass(kind)]

    def read(data: Any) -> Any:
        tag = data.get(_TAG) if isinstance(data, Mapping) else None
        if isinstance(tag, str) and tag in tagged:
            return _decoder(tagged[tag])(data)
        for kind in others:
            try:
                return _decoder(kind)(data)
            except DecodeError:
                continue
        raise DecodeError.of(data, f"one of {', '.join(sorted(tagged)) or kinds}")

    return read


def _tuple(kinds: tuple[Any, ...]) -> Callable[[Any], Any]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        each = _decoder(kinds[0])

        def read_all(data: Any) -> Any:
            if not isinstance(data, list):
                raise DecodeError.of(data, "a list")
            return tuple(each(part) for part in data)

        return read_all
    parts = [_decoder(kind) for kind in kinds]
    return lambda data: tuple(_parts(parts, data))


def _parts(readers: list[Callable[[Any], Any]], data: Any) -> list[Any]:
    if not isinstance(data, list) or len(data) != len(readers):
        raise DecodeError.of(data, f"a list of {len(readers)}")
    return [read(part) for read, part in zip(readers, data, strict=True)]


def _dataclass(kind: type) -> Callable[[Any], Any]:
    shape = _shape(kind)
    readers = {name: _decoder(hint) for name, hint in shape.fields}
    names = {_TAG, *readers}

    def read(data: Any) -> Any:
        if not isinstance(data, Mapping) or set(data) != names or data[_TAG] != shape.name:
            raise DecodeError.of(data, f"a {shape.name}")
        return kind(**{name: reader(data[name]) for name, reader in readers.items()})

    return read


def _named_tuple(kind: Any) -> Callable[[Any], Any]:
    readers = [_decoder(hint) for _, hint in _shape(kind).fields]
    return lambda data: kind(*_parts(readers, data))
