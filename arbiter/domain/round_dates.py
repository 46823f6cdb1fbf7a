"""When the rounds begin: all of them from the first, and what looks wrong about them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from itertools import groupby, pairwise
from typing import NamedTuple

_TIME = re.compile(r"([01]?\d|2[0-3])(?:[:.]?([0-5]\d))?")
MOST_DAYS_OFF = 366
"""So many free days are skipped, then the plan makes no sense."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the days of play follow each other.

    ``a_day`` says how many rounds the first day has, the second, and so on; the last figure
    goes on. ``time`` (``15:00`` or empty) is for days with one round, ``times`` for days
    with more, in their order. ``every`` is the number of days from one day of play to the
    next. ``rest_after`` are rounds after whose day one day of play is left out, ``free``
    days on which nobody plays.
    """

    first: date
    time: str = ""
    a_day: tuple[int, ...] = (1,)
    times: tuple[str, ...] = ()
    every: int = 1
    rest_after: frozenset[int] = frozenset()
    free: frozenset[date] = frozenset()


def planned(plan: Plan, rounds: int) -> tuple[str, ...]:
    """The start of each of *rounds* rounds (ISO), as *plan* has it.

    >>> planned(Plan(date(2026, 5, 6), "15:00", (1, 2), ("10:00", "16:00")), 3)
    ('2026-05-06T15:00', '2026-05-07T10:00', '2026-05-07T16:00')

    :raises ValueError: there is no day left to play on.
    """
    starts: list[str] = []
    day = plan.first
    for number in range(rounds):
        if len(starts) == rounds:
            break
        day = _day_of_play(day, plan)
        count = plan.a_day[min(number, len(plan.a_day) - 1)]
        played = range(len(starts) + 1, min(len(starts) + count, rounds) + 1)
        times = (plan.time,) if count == 1 else plan.times
        for place, _ in enumerate(played):
            starts.append(start_of(day, times[place] if place < len(times) else ""))
        step = plan.every * (2 if plan.rest_after & set(played) else 1)
        day += timedelta(days=step)
    return tuple(starts)


def _day_of_play(day: date, plan: Plan) -> date:
    for _ in range(MOST_DAYS_OFF):
        if day not in plan.free:
            return day
        day += timedelta(days=plan.every)
    raise ValueError("no day of play")


def plan_of(starts: Sequence[str]) -> Plan | None:
    """The plan by which *starts* were made, or None where they follow none.

    >>> plan_of(["2026-05-06", "2026-05-13"]).every
    7
    """
    if not starts or not all(is_day(start[:10]) for start in starts):
        return None
    days = [(day, [start[11:16] for start in own]) for day, own in groupby(starts, _day)]
    steps = [(after - before).days for (before, _), (after, _) in pairwise(days)]
    if any(step <= 0 for step in steps):
        return None
    counts = [len(times) for _, times in days]
    rest, played = set(), 0
    every = min(steps, default=1)
    for count, step in zip(counts, steps):
        played += count
        if step == 2 * every:
            rest.add(played)
    several = max((times for _, times in days if len(times) > 1), key=len, default=[])
    alone = next((times[0] for _, times in days if len(times) == 1), several[0] if several else "")
    cut_short = (*counts[:-1], counts[-1] + 1)  # the last day would have gone on
    for a_day in (_shortest(counts), tuple(counts), cut_short):
        times = tuple(days[-1][1] if a_day is cut_short and not several else several)
        plan = Plan(days[0][0], alone, a_day, times, max(every, 1), frozenset(rest))
        if planned(plan, len(starts)) == tuple(starts):
            return plan
    return None


def proposed(first_day: str, last_day: str, rounds: int) -> Plan | None:
    """A plan for an event from *first_day* to *last_day* (ISO, or empty) that fits into it.

    One round a day, or once in so many days if that ends on the last day; as many a day as
    needed where there are fewer days than rounds. None without a first day.

    >>> proposed("2026-05-06", "2026-06-03", 5).every, proposed("2026-05-08", "2026-05-10", 5).a_day
    (7, (2,))
    """
    if not is_day(first_day):
        return None
    first = date.fromisoformat(first_day)
    days = (date.fromisoformat(last_day) - first).days + 1 if is_day(last_day) else rounds
    if 0 < days < rounds:
        return Plan(first, a_day=(-(-rounds // days),))
    steps, rest = divmod(days - 1, max(rounds - 1, 1))
    return Plan(first, every=steps if steps > 0 and not rest else 1)


def _shortest(counts: Sequence[int]) -> tuple[int, ...]:
    """*counts* without what goes on by itself; a day that was cut short by the last round is
    as long as the one before it."""
    figures = list(counts)
    if len(figures) > 1 and figures[-1] < figures[-2]:
        figures.pop()
    while len(figures) > 1 and figures[-1] == figures[-2]:
        figures.pop()
    return tuple(figures)


def is_day(text: str) -> bool:
    """Whether *text* is a day as a tournament holds it: a file of another hand may hold more.

    >>> is_day("2026-05-06"), is_day("2026-05-32"), is_day("")
    (True, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _day(start: str) -> date:
    return date.fromisoformat(start[:10])


def start_of(day: date, time: str = "") -> str:
    """The start of a round as a tournament holds it: ``2026-05-06T15:00``, or only the day."""
    return f"{day.isoformat()}T{time}" if time else day.isoformat()


def parse_time(text: str) -> str:
    """``15:00`` from ``15:00``, ``15.00``, ``1500`` or ``15``; nothing from nothing.

    >>> parse_time("9.30"), parse_time("15"), parse_time(" ")
    ('09:30', '15:00', '')

    :raises ValueError: no time of day.
    """
    plain = text.strip()
    if not plain:
        return ""
    found = _TIME.fullmatch(plain)
    if found is None:
        raise ValueError(f"no time: {text!r}")
    return f"{int(found[1]):02d}:{found[2] or '00'}"


def parse_times(text: str) -> tuple[str, ...]:
    """Several times, with blanks, commas or semicolons between them.

    :raises ValueError: one of them is none, or they are not in order.
    """
    times = tuple(parse_time(word) for word in re.split(r"[\s,;]+", text.strip()) if word)
    if list(times) != sorted(set(times)):
        raise ValueError(f"not in order: {text!r}")
    return times


def parse_a_day(text: str) -> tuple[int, ...]:
    """How many rounds each day of play has: ``2`` on every day, ``1 2 2`` in turn.

    :raises ValueError: no figures from 1 to 9.
    """
    words = re.findall(r"[^\s,;]+", text) or ["1"]
    if not all(re.fullmatch(r"[1-9]", word) for word in words):
        raise ValueError(f"no numbers of rounds: {text!r}")
    return tuple(map(int, words))


class DateDoubt(Enum):
    """What looks wrong about the start of a round, and is allowed."""

    BEFORE_EARLIER = "before an earlier round"
    TWICE = "at the same time as an earlier round"
    BEFORE_EVENT = "before the first day of the event"
    AFTER_EVENT = "after the last day of the event"


class DoubtfulStart(NamedTuple):
    """A doubt about *round*; *other* is the earlier round that it is about, or 0."""

    round: int
    doubt: DateDoubt
    other: int = 0


def doubtful_starts(
    starts: Sequence[str], first_day: str = "", last_day: str = ""
) -> list[DoubtfulStart]:
    """What to look at in *starts* before they are saved; an event without days has none to
    leave. Each round has one doubt at most."""
    found = []
    latest, of_round = "", 0
    for round, start in enumerate(starts, 1):
        if not start:
            continue
        # Where only one of the two has a time, the days are compared.
        length = min(len(start), len(latest))
        if latest and start[:length] < latest[:length]:
            found.append(DoubtfulStart(round, DateDoubt.BEFORE_EARLIER, of_round))
            continue
        if len(start) > len("2026-05-06") and start == latest:
            found.append(DoubtfulStart(round, DateDoubt.TWICE, of_round))
        elif first_day and start[:10] < first_day:
            found.append(DoubtfulStart(round, DateDoubt.BEFORE_EVENT))
        elif last_day and start[:10] > last_day:
            found.append(DoubtfulStart(round, DateDoubt.AFTER_EVENT))
        latest, of_round = start, round
    return found


def days_of(starts: Sequence[str]) -> tuple[str, str]:
    """The first and the last day (ISO) on which a round is played; empty where none is known."""
    days = sorted(start[:10] for start in starts if start)
    return (days[0], days[-1]) if days else ("", "")
