"""Small values that can't be changed: equal if they are of one kind and say the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeVar

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_what: object) -> Callable[[T], T]:
        """Only what checks types asks for it."""
        return lambda decorator: decorator


T = TypeVar("T")
V = TypeVar("V", bound="Value")


class Value:
    """What every class made with ``@value`` has. Written once for all of them."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def _said(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__match_args__)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value) or type(other) is not type(self):
            return NotImplemented
        return self._said() == other._said()

    def __hash__(self) -> int:
        return hash((type(self), self._said()))

    def __repr__(self) -> str:
        pairs = zip(self.__match_args__, self._said())
        return f"{type(self).__name__}({', '.join(f'{name}={said!r}' for name, said in pairs)})"

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is made like any other value, and does not write into one."""
        return type(self), self._said()

    if not TYPE_CHECKING:  # or every class would seem to have whatever is asked of it

        def __setattr__(self, name: str, value: object) -> NoReturn:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")

        def __delattr__(self, name: str) -> NoReturn:
            raise FrozenInstanceError(f"cannot delete field {name!r}")


@dataclass_transform(frozen_default=True)
def value(kind: type[V] | None = None, *, slots: bool = True) -> Any:
    """Make a class of annotated fields, derived from ``Value``, a frozen data class.

    ``slots`` is False for one that keeps what it has computed (``cached_property``).
    ``dataclass(frozen=True)`` would do the same; but it writes and compiles five functions for
    each class at every start of the program, and here it is one.
    """
    if kind is None:
        return lambda kind: _made(kind, slots=slots)
    return _made(kind, slots=slots)


def _made(kind: type[V], *, slots: bool) -> type[V]:
    made: Any = dataclass(init=False, eq=False, repr=False, slots=slots)(kind)
    made.__init__ = _init(made)
    return made  # type: ignore[no-any-return]


def _init(kind: type[Value]) -> Callable[..., None]:
    """What takes the fields of *kind* in their order or by their names, as ``dataclass`` has it."""
    asked, kept = ["self"], []
    defaults = {}
    for field in fields(kind):
        name = field.name
        if field.default is not MISSING:
            defaults[name] = field.default
        asked.append(name if field.default is MISSING else f"{name}=defaults[{name!r}]")
        kept.append(f"keep(self, {name!r}, {name})")
    if hasattr(kind, "__post_init__"):
        kept.append("self.__post_init__()")
    made: dict[str, Any] = {"keep": object.__setattr__, "defaults": defaults}
    body = "\n    ".join(kept or ["pass"])
    exec(f"def __init__({', '.join(asked)}):\n    {body}\n", made)
    init: Callable[..., None] = made["__init__"]
    init.__qualname__ = f"{kind.__qualname__}.__init__"
    return init
