"""Small values: made, compared, told and left alone as data classes are."""

from __future__ import annotations

from copy import copy, deepcopy
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from functools import cached_property

import pytest

from arbiter.domain.value import Value, value


@value
class Place(Value):
    """A place with what has a default behind what has none."""

    rank: int
    name: str = "nobody"
    shared_by: tuple[int, ...] = ()


@value
class Prize(Value):
    """Of another kind, with the same fields."""

    rank: int
    name: str = "nobody"
    shared_by: tuple[int, ...] = ()


@value
class Nothing(Value):
    """No field at all."""


@value(slots=False)
class Sum(Value):
    """Looked at when it is made, and keeps what it has computed."""

    parts: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.parts:
            raise ValueError("nothing to add up")

    @cached_property
    def total(self) -> int:
        """All of them."""
        return sum(self.parts)


def test_fields_are_taken_in_their_order_and_by_their_names() -> None:
    """And what is left out has its default."""
    assert Place(2, shared_by=(1, 3)) == Place(rank=2, name="nobody", shared_by=(1, 3))
    assert (Place(2).rank, Place(2).name, Place(2).shared_by) == (2, "nobody", ())


@pytest.mark.parametrize("given", [{}, {"rank": 1, "rnak": 2}])
def test_a_field_too_few_or_too_many_is_refused(given: dict[str, int]) -> None:
    """As by every function."""
    with pytest.raises(TypeError, match=r"rank|rnak"):
        Place(**given)  # type: ignore[arg-type]


def test_equal_values_are_one_in_a_set() -> None:
    """Kind and fields count, not the object."""
    assert len({Place(1), Place(1, "nobody"), Place(2)}) == 2
    assert Place(1) != Prize(1)
    assert Nothing() == Nothing()
    assert Place(1) != (1, "nobody", ())


def test_a_value_says_what_it_is() -> None:
    """As it could be written in code."""
    assert repr(Place(1)) == "Place(rank=1, name='nobody', shared_by=())"
    assert repr(Nothing()) == "Nothing()"


@pytest.mark.parametrize("made", [Place(1), Sum((1, 2))])
def test_a_value_does_not_change(made: Value) -> None:
    """Neither a field nor anything beside; what it computes it may keep."""
    name = fields(made)[0].name
    with pytest.raises(FrozenInstanceError):
        setattr(made, name, 5)
    with pytest.raises(FrozenInstanceError):
        delattr(made, name)
    with pytest.raises((FrozenInstanceError, AttributeError)):
        setattr(made, "remark", "written on it")  # noqa: B010

    assert Sum((1, 2)).total == 3


@pytest.mark.parametrize("made", [Place(1, "Anna"), Nothing(), Sum((1, 2))])
def test_a_copy_is_equal(made: Value) -> None:
    """With slots, without, and without fields."""
    assert copy(made) == made
    assert deepcopy(made) == made


def test_what_is_wrong_is_not_made() -> None:
    """A class may look at its fields first, also when one of them is replaced."""
    with pytest.raises(ValueError, match="nothing to add up"):
        Sum(())
    with pytest.raises(ValueError, match="nothing to add up"):
        replace(Sum((1,)), parts=())


def test_the_tools_for_data_classes_know_it() -> None:
    """``replace``, ``fields`` and ``match``."""
    assert is_dataclass(Place)
    assert [field.name for field in fields(Place)] == ["rank", "name", "shared_by"]
    assert replace(Place(1), name="Anna") == Place(1, "Anna")
    match Place(3, "Anna"):
        case Place(rank, name="Anna"):
            assert rank == 3
        case _:
            pytest.fail("not taken apart")
