"""Values of one kind that say the same are one."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.domain.value import Value


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Place(Value):
    row: int
    column: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Score(Value):
    row: int
    column: int = 1


def test_what_is_said_makes_it_equal() -> None:
    """Also in a set, where it is found again."""
    assert Place(2) == Place(2, 1)
    assert Place(2) in {Place(2, 1)}
    assert Place(2) != Place(2, 2)


def test_another_kind_is_never_equal() -> None:
    """Nor is a tuple of the same numbers."""
    assert Place(2) != Score(2)
    assert Place(2) != (2, 1)


def test_it_shows_its_kind_and_what_it_says() -> None:
    """With slots and without."""
    assert repr(Place(2)) == "Place(row=2, column=1)"
    assert repr(Score(3, 4)) == "Score(row=3, column=4)"
