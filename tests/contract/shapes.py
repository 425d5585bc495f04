"""Compares plain JSON with a type: says where a value does not have the shape that the annotations describe."""

import types
from collections.abc import Iterator, Mapping, Sequence
from typing import (
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def misfits(kind: Any, value: Any, at: str = "") -> list[str]:
    """Where the value does not fit the type, as paths with what was expected there."""
    return list(_misfits(kind, value, at))


def _misfits(kind: Any, value: Any, at: str) -> Iterator[str]:
    origin = get_origin(kind)
    if isinstance(kind, ForwardRef):  # JSON inside of JSON: the codec has its own tests
        return
    if is_typeddict(kind):
        yield from _object_misfits(kind, value, at)
    elif origin is Literal:
        if not any(type(value) is type(known) and value == known for known in get_args(kind)):
            yield f"{at}: {value!r} is not one of {get_args(kind)}"
    elif origin in (Union, types.UnionType):
        if all(misfits(each, value) for each in get_args(kind)):
            yield f"{at}: {value!r} is not {kind}"
    elif origin in (list, tuple, Sequence):
        yield from _array_misfits(get_args(kind)[0], value, at)
    elif origin in (dict, Mapping):
        yield from _mapping_misfits(get_args(kind)[1], value, at)
    elif type(value) is not kind:
        yield f"{at}: {value!r} is not {kind}"


def _object_misfits(kind: Any, value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is not an object"
        return
    hints = get_type_hints(kind)
    yield from (f"{at}.{name}: is missing" for name in sorted(kind.__required_keys__ - value.keys()))
    yield from (f"{at}.{name}: is not described" for name in sorted(value.keys() - hints.keys()))
    for name in hints.keys() & value.keys():
        yield from _misfits(_bare(hints[name]), value[name], f"{at}.{name}")


def _bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) in (NotRequired, Required) else kind


def _array_misfits(kind: Any, value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{at}: {value!r} is not a list"
        return
    for index, each in enumerate(value):
        yield from _misfits(kind, each, f"{at}[{index}]")


def _mapping_misfits(kind: Any, value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is not an object"
        return
    for name, each in value.items():
        yield from _misfits(kind, each, f"{at}[{name!r}]")
