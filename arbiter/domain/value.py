"""What values have in common: they are equal if they are of one kind and say the same."""

from __future__ import annotations

from typing import ClassVar


class Value:
    """For a data class made with ``eq=False, repr=False``.

    Written once for all of them: ``dataclass`` would write it for each class anew, and have
    it compiled at every start of the program.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

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
