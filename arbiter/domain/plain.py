"""Values of the domain as plain data (dict, list, str, int, None) for files and journal, and back.

A value is written by the names of its fields; what has its default is left out, so that a
field added later can be read from an old file. An edit carries the name of its kind.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache, partial
from importlib import import_module
from reprlib import repr as brief
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from arbiter.domain.edits import Edit

T = TypeVar("T")

_EDITS = {
    "edits": (
        *("SetResult", "SetResults", "SetPending"),
        *("AddPlayers", "SetPlayer", "RemovePlayer", "MovePlayer", "DrawLots", "CancelLots"),
        *("SetEvent", "SetRegulations", "SetTournament", "SetRoundStarts"),
    ),
    "import_edits": ("ImportTournament", "TakeInPlayers", "AssumeRounds"),
    "import_updates": ("TakeInResults", "UpdatePlayers"),
    "closing_edits": ("CloseTournament", "ReopenTournament"),
    "restore_edits": ("RestoreState",),
    "calendar_edits": ("SwapGames", "MoveGame", "SwapRounds", "ExchangeColours", "SwapNumbers"),
    "withdrawal_edits": ("Withdraw", "TakeBackWithdrawal"),
    "play_off_edits": ("SetPlayOffs", "SetManualOrder", "RemoveManualOrder"),
    "prize_edits": ("SetPrizes",),
}
"""The kinds of edits by the modules that they stand in: a journal loads those that it names."""
_MODULES = {kind: module for module, kinds in _EDITS.items() for kind in kinds}


def to_plain(value: Any) -> Any:
    """*value* as what JSON can hold.

    >>> from arbiter.domain.tournament import Event
    >>> to_plain(Event(name="Club final"))
    {'name': 'Club final'}
    """
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: to_plain(getattr(value, field.name))
            for field in fields(value)
            if field.default is MISSING or getattr(value, field.name) != field.default
        }
    if isinstance(value, tuple):
        return [to_plain(item) for item in value]
    return value


def from_plain(kind: type[T], data: Any) -> T:
    """The value of *kind* that ``to_plain`` wrote as *data*.

    :raises ValueError: *data* is not of that kind.
    """
    wanted: Any = kind  # to mypy a type[T] can't be hashed
    result: T = _reader(wanted)(data)
    return result


def edit_to_plain(edit: Edit) -> dict[str, Any]:
    """*edit* as plain data, with the name of its kind under ``kind``."""
    return {"kind": type(edit).__name__, **to_plain(edit)}


def edit_from_plain(data: dict[str, Any]) -> Edit:
    """The edit that ``edit_to_plain`` wrote.

    :raises ValueError: no kind of edit known here, or its data are wrong.
    """
    rest = dict(data)
    edit: Edit = _reader(_kind_of_edit(rest.pop("kind", "")))(rest)
    return edit


def load_edits() -> None:
    """Load every kind of edit, so that the first of them need not wait for that."""
    for module in _EDITS:
        import_module(f"arbiter.domain.{module}")


@cache
def _kind_of_edit(name: str) -> Any:
    if name not in _MODULES:
        raise ValueError(f"no edit of kind {brief(name)}")
    return getattr(import_module(f"arbiter.domain.{_MODULES[name]}"), name)


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    """What reads values of *kind*: a file has hundreds of each, so it is looked into once."""
    arguments = get_args(kind)
    if get_origin(kind) in (Union, types.UnionType):
        read = _reader(next(arg for arg in arguments if arg is not type(None)))
        return partial(_read_optional, read) if type(None) in arguments else read
    if get_origin(kind) is tuple and arguments[1:] == (...,):
        return partial(_read_tuple, _reader(arguments[0]))
    if get_origin(kind) is tuple:
        return partial(_read_several, tuple(map(_reader, arguments)))
    if is_dataclass(kind):
        return partial(_read_fields, kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    return partial(_read_plain, kind)


@cache
def _field_reader(kind: Any, name: str) -> Callable[[Any], Any]:
    """What reads the field *name* of a data class: a file names a few of them, and the
    annotations of the others are not looked at."""
    one = types.SimpleNamespace(__annotations__={name: kind.__annotations__[name]})
    return _reader(get_type_hints(one, vars(sys.modules[kind.__module__]))[name])


def _read_optional(read: Callable[[Any], Any], data: Any) -> Any:
    return None if data is None else read(data)


def _read_tuple(read: Callable[[Any], Any], data: Any) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise ValueError(f"not a list: {brief(data)}")
    return tuple(map(read, data))


def _read_several(readers: tuple[Callable[[Any], Any], ...], data: Any) -> tuple[Any, ...]:
    if not isinstance(data, list) or len(data) != len(readers):
        raise ValueError(f"not {len(readers)} values: {brief(data)}")
    return tuple(read(item) for read, item in zip(readers, data))


def _read_fields(kind: Any, data: Any) -> Any:
    if not isinstance(data, dict):
        raise ValueError(f"not a {kind.__name__}: {brief(data)}")
    known = {name: value for name, value in data.items() if name in kind.__match_args__}
    try:
        return kind(**{name: _field_reader(kind, name)(value) for name, value in known.items()})
    except TypeError as error:
        raise ValueError(str(error)) from None


def _read_plain(kind: Any, data: Any) -> Any:
    if type(data) is not kind:
        raise ValueError(f"not {kind.__name__}: {brief(data)}")
    if kind is str:
        data.encode()  # half a letter, which JSON can hold, is no text
    return data
