"""Starts of all rounds from the first, and what looks wrong about them."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from arbiter.domain.round_dates import (
    DateDoubt,
    DoubtfulStart,
    Plan,
    days_of,
    doubtful_starts,
    parse_a_day,
    parse_time,
    parse_times,
    plan_of,
    planned,
    proposed,
)

WEDNESDAY = date(2026, 5, 6)


def test_one_round_a_day() -> None:
    """Every day at the same time, over the end of the month."""
    starts = planned(Plan(date(2026, 5, 30), "15:00"), 3)

    assert starts == ("2026-05-30T15:00", "2026-05-31T15:00", "2026-06-01T15:00")


def test_the_same_day_of_the_week() -> None:
    """A club plays every seventh day; the clocks that go forward do not matter."""
    starts = planned(Plan(date(2026, 3, 25), "18:30", every=7), 3)

    assert starts == ("2026-03-25T18:30", "2026-04-01T18:30", "2026-04-08T18:30")


def test_a_rest_day() -> None:
    """After round 2 one day is left out, in a club one evening."""
    assert planned(Plan(WEDNESDAY, rest_after=frozenset({2})), 4) == (
        "2026-05-06",
        "2026-05-07",
        "2026-05-09",
        "2026-05-10",
    )
    weekly = planned(Plan(WEDNESDAY, every=7, rest_after=frozenset({1})), 2)
    assert weekly == ("2026-05-06", "2026-05-20")


def test_a_day_on_which_nobody_plays() -> None:
    """The round moves to the next day of play; so does the first."""
    free = frozenset({date(2026, 5, 6), date(2026, 5, 8)})

    assert planned(Plan(WEDNESDAY, free=free), 2) == ("2026-05-07", "2026-05-09")


def test_double_rounds() -> None:
    """Two rounds a day with their two times; days with one round have their own."""
    plan = Plan(WEDNESDAY, "15:00", (1, 2, 1), ("10:00", "16:00"))

    assert planned(plan, 5) == (
        "2026-05-06T15:00",
        "2026-05-07T10:00",
        "2026-05-07T16:00",
        "2026-05-08T15:00",
        "2026-05-09T15:00",
    )


def test_a_rest_day_comes_after_the_whole_of_a_double_day() -> None:
    """Also where the first of its two rounds was named."""
    plan = Plan(WEDNESDAY, a_day=(2,), times=("10:00", "16:00"), rest_after=frozenset({1}))

    assert [start[:10] for start in planned(plan, 4)] == ["2026-05-06"] * 2 + ["2026-05-08"] * 2


def test_a_last_day_that_is_not_full() -> None:
    """An odd number of rounds ends with the first time of the day."""
    plan = Plan(WEDNESDAY, a_day=(2,), times=("10:00", "16:00"))

    assert planned(plan, 3)[-1] == "2026-05-07T10:00"
    assert planned(plan, 0) == ()


def test_a_plan_without_days_is_none() -> None:
    """Every Wednesday of the next ten years is free."""
    free = frozenset(date.fromordinal(WEDNESDAY.toordinal() + 7 * n) for n in range(520))

    with pytest.raises(ValueError, match="no day of play"):
        planned(Plan(WEDNESDAY, every=7, free=free), 1)


@example(a_day=(1, 2), every=1, rest=frozenset(), rounds=2)  # a day of two cut short
@example(a_day=(3, 1), every=1, rest=frozenset(), rounds=4)  # not a day of three cut short
@given(
    a_day=st.lists(st.integers(1, 3), min_size=1, max_size=3).map(tuple),
    every=st.sampled_from((1, 2, 7)),
    rest=st.frozensets(st.integers(1, 12), max_size=2),
    rounds=st.integers(1, 14),
)
def test_a_plan_is_found_again_in_its_dates(a_day, every, rest, rounds) -> None:
    """Not word for word, but it makes the same dates."""
    starts = planned(
        Plan(WEDNESDAY, "15:00", a_day, ("09:00", "13:00", "17:00"), every, rest), rounds
    )
    found = plan_of(starts)

    assert found is None or planned(found, rounds) == starts
    if not rest:
        assert found is not None


@pytest.mark.parametrize(
    "starts", [(), ("2026-05-06", ""), ("2026-05-07", "2026-05-06"), ("2026-05-06T15:00",) * 2]
)
def test_dates_without_a_plan(starts) -> None:
    """None, with holes, or backwards; two rounds at one time are two on a day."""
    found = plan_of(starts)

    assert found is None or found.a_day == (2,)


@pytest.mark.parametrize(
    ("text", "time"),
    [("15:00", "15:00"), ("15.00", "15:00"), ("9", "09:00"), ("930", "09:30"), ("", "")],
)
def test_times_as_they_are_written(text: str, time: str) -> None:
    """With a colon, a full stop, or neither."""
    assert parse_time(text) == time


@pytest.mark.parametrize("text", ["25:00", "15:60", "noon", "15:0", "-1"])
def test_no_time_of_day(text: str) -> None:
    """Refused."""
    with pytest.raises(ValueError, match="no time"):
        parse_time(text)


def test_several_times() -> None:
    """In their order; the other way round is a slip."""
    assert parse_times("10:00, 16.00") == ("10:00", "16:00")
    assert parse_times(" ") == ()
    with pytest.raises(ValueError, match="not in order"):
        parse_times("16:00 10:00")


def test_rounds_a_day() -> None:
    """One figure for all days, or several in turn; nothing is one."""
    assert parse_a_day("1, 2 2") == (1, 2, 2)
    assert parse_a_day("") == (1,)
    for text in ("0", "two", "12"):
        with pytest.raises(ValueError, match="no numbers"):
            parse_a_day(text)


def test_what_looks_wrong() -> None:
    """Before an earlier round, twice at one time, outside the event: one doubt a round."""
    starts = ("2026-05-06T15:00", "2026-05-05", "", "2026-05-06T15:00", "2026-05-09", "2026-05-01")
    found = doubtful_starts(starts, "2026-05-06", "2026-05-08")

    assert found == [
        DoubtfulStart(2, DateDoubt.BEFORE_EARLIER, 1),
        DoubtfulStart(4, DateDoubt.TWICE, 1),
        DoubtfulStart(5, DateDoubt.AFTER_EVENT),
        DoubtfulStart(6, DateDoubt.BEFORE_EARLIER, 5),
    ]
    assert doubtful_starts(("2026-05-05",), "2026-05-06") == [
        DoubtfulStart(1, DateDoubt.BEFORE_EVENT)
    ]


def test_what_is_in_order() -> None:
    """Two rounds on one day without times; an event without days."""
    assert doubtful_starts(("2026-05-06", "2026-05-06", "2026-05-06T15:00")) == []
    assert doubtful_starts(("2026-05-06T10:00", "2026-05-06T16:00"), "2026-05-06") == []


def test_the_days_of_the_event() -> None:
    """From the first to the last, whatever order the rounds are in."""
    assert days_of(("", "2026-05-09T15:00", "2026-05-06")) == ("2026-05-06", "2026-05-09")
    assert days_of(()) == ("", "")


@pytest.mark.parametrize(
    ("first", "last", "rounds", "a_day", "every"),
    [
        ("2026-05-06", "", 9, (1,), 1),
        ("2026-05-06", "2026-05-14", 9, (1,), 1),
        ("2026-05-06", "2026-05-16", 9, (1,), 1),
        ("2026-05-06", "2026-07-01", 9, (1,), 7),
        ("2026-05-08", "2026-05-10", 5, (2,), 1),
        ("2026-05-09", "2026-05-09", 7, (7,), 1),
        ("2026-05-09", "2026-05-09", 1, (1,), 1),
        ("2026-05-09", "2026-05-01", 5, (1,), 1),
    ],
)
def test_a_plan_that_fits_the_event(first, last, rounds, a_day, every) -> None:
    """Daily, weekly, a weekend, a blitz of one day; days that make no sense do no harm."""
    plan = proposed(first, last, rounds)

    assert plan is not None
    assert (plan.a_day, plan.every) == (a_day, every)
    if last >= first:
        assert days_of(planned(plan, rounds))[1] <= last


def test_without_a_first_day_nothing_is_proposed() -> None:
    """There is nothing to begin with."""
    assert proposed("", "2026-05-09", 5) is None
