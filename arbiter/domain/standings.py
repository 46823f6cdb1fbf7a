"""The standings: score groups, split tie-break by tie-break; places that stay level are shared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from arbiter.domain.scoring import HalfPoints
from arbiter.domain.tiebreaks import ALWAYS_SHOWN, TieBreak, is_known, tie_break
from arbiter.domain.tiebreaks.base import Number
from arbiter.domain.tiebreaks.by_hand import BY_HAND, order_of
from arbiter.domain.tiebreaks.play_off import PLAY_OFF, decides
from arbiter.domain.tournament import ManualOrder, PlayOff, Tournament
from arbiter.domain.value import Value, value

OUTSIDE_THE_LIST = (PLAY_OFF, BY_HAND)
"""What decides before the list of tie-breaks, and after it."""

Step = tuple[str, tuple[int, ...]]
"""A tie-break that was asked, and who was level when it was asked."""


@dataclass(slots=True)
class Standing:
    """One row: where a player stands, and the values that put him there.

    ``rank`` is the competition rank (1 2 2 4) and ``last`` the last of the places that are
    shared, equal to ``rank`` where they are not. ``values`` are whole numbers by code, in
    the unit of each tie-break; DE and LOT are None for a player who was alone when it was
    their turn, and what counts colours is None for everybody where these are not known.
    ``played`` counts the reported games, forfeits included. Who withdrew with his results
    annulled has no rank and no values, and ``points`` are those of the results that stand in
    the table. ``trail`` holds every tie-break
    that was asked of a group he was in; two players were separated by the last step that
    their trails have in common.
    """

    number: int
    points: HalfPoints
    rank: int | None
    last: int | None
    played: int
    values: dict[str, int | None]
    trail: tuple[Step, ...]

    @property
    def counts(self) -> bool:
        """Whether he has a place: his games count."""
        return self.rank is not None

    @property
    def shared(self) -> bool:
        """Whether somebody else has the same place."""
        return self.rank != self.last

    @property
    def needed(self) -> frozenset[str]:
        """The codes that were asked before he stood alone, or the list came to its end."""
        return frozenset(code for code, _ in self.trail)

    def level_when_asked(self, code: str) -> tuple[int, ...]:
        """Who was level with him when *code* was first asked: himself alone if it never was."""
        return next((group for asked, group in self.trail if asked == code), (self.number,))


@value(slots=False)
class Standings(Value):
    """All rows in ranking order. ``columns`` are the codes shown: a play-off if one decides,
    the list, then those that are always shown and break no tie here (``columns[used:]``)."""

    tournament: Tournament
    rows: tuple[Standing, ...]
    columns: tuple[str, ...]
    used: int

    @cached_property
    def _places(self) -> dict[int, int]:
        return {row.number: place for place, row in enumerate(self.rows)}

    def of(self, number: int) -> Standing:
        """The row of the player with *number*.

        :raises PlayerNotFound: nobody has it.
        """
        self.tournament.player(number)
        return self.rows[self._places[number]]

    def place_in_list(self, number: int) -> int:
        """In which line the player stands, from 0."""
        return self._places[number]

    @property
    def silent(self) -> tuple[str, ...]:
        """The codes shown that say nothing, because they count colours that are not known."""
        return tuple(code for code in self.columns if not tie_break(code).answers(self.tournament))

    @property
    def idle_play_offs(self) -> tuple[PlayOff, ...]:
        """The play-offs that decide nothing: the two are no longer level, or others who are
        level with them were in none."""
        if not self.tournament.play_offs:
            return ()
        groups = {number: self.of(number).level_when_asked(PLAY_OFF) for number in self._places}
        return tuple(
            one for one in self.tournament.play_offs if one.second not in groups[one.first]
        )

    @property
    def idle_orders(self) -> tuple[ManualOrder, ...]:
        """The orders by hand that say nothing: something else separates the players, or others
        are level with them."""
        return tuple(
            order
            for order in self.tournament.manual_orders
            if set(self.of(order.numbers[0]).level_when_asked(BY_HAND)) != set(order.numbers)
        )

    def level_with(self, number: int) -> tuple[int, ...]:
        """Who shares a place with the player with *number*, or would without an order by hand,
        in the order of the rows; nobody if something separates him from all others.

        :raises PlayerNotFound: nobody has the number.
        """
        own = self.of(number)
        ordered = own.level_when_asked(BY_HAND)
        if len(ordered) > 1:
            return tuple(row.number for row in self.rows if row.number in ordered)
        if not own.shared:
            return ()
        return tuple(row.number for row in self.rows if row.rank == own.rank)

    def decided(self, upper: Standing, lower: Standing) -> Step | None:
        """The step that put *upper* above *lower*; None if points did, or nothing."""
        if upper.points != lower.points or upper.rank == lower.rank or not lower.counts:
            return None
        common = [ours for ours, theirs in zip(upper.trail, lower.trail) if ours is theirs]
        return common[-1]


def standings(tournament: Tournament, tie_breaks: Sequence[str] | None = None) -> Standings:
    """Rank everybody by points, then by the tournament's tie-breaks, or by *tie_breaks*.

    A play-off of those level on points comes before the list (article 2.2.1); if it ends level
    the list decides. Each tie-break is applied only inside the group still level (FIDE C.07
    article 4.2). A
    direct encounter is asked again inside each part that it leaves level, until nothing
    changes (article 6.2), and only then comes the next one. Who is level at the end of the
    list stands as the arbiter has ordered just these, or shares the place; the row order is
    then that of the numbers. Those whose results
    are annulled come last, without a place.

    A code in the tournament's own list that this program does not know breaks no tie, nor
    does one that counts colours where these are not known.

    :raises UnknownTieBreak: *tie_breaks* names one that does not exist.
    """
    if tie_breaks is None:
        return _Ranking(tournament, listed_tie_breaks(tournament)).result()
    listed = [tie_break(code) for code in tie_breaks if code not in OUTSIDE_THE_LIST]
    return _Ranking(tournament, listed).result()


def listed_tie_breaks(tournament: Tournament) -> list[TieBreak]:
    """The tournament's own list, as far as this program knows it; what decides before it or after
    it is no part of it."""
    codes = tournament.regulations.tie_breaks
    return [tie_break(code) for code in codes if is_known(code) and code not in OUTSIDE_THE_LIST]


class _Ranking:
    """One ranking under way: the values asked so far, and the trail of each player."""

    def __init__(self, tournament: Tournament, used: list[TieBreak]) -> None:
        self.tournament = tournament
        self.used = [tie_break for tie_break in used if tie_break.answers(tournament)]
        scores = dict(enumerate(tournament.scores, 1))
        self.groups = _parts(tournament.ranked, scores)
        codes = list(dict.fromkeys(tie_break.code for tie_break in used))
        if tournament.play_offs and any(decides(tournament, group) for _, group in self.groups):
            codes.insert(0, PLAY_OFF)
        self.columns = (*codes, *(code for code in ALWAYS_SHOWN if code not in codes))
        self.used_columns = len(codes)
        self.trails: dict[int, list[Step]] = {number: [] for number in tournament.numbers}
        numbers = tournament.ranked
        self.values: dict[str, dict[int, Number]] = {}
        for code in self.columns:
            column = tie_break(code)
            later = column.among_tied or not column.answers(tournament)
            known_now: Sequence[Number] = [] if later else column.value(tournament, numbers)
            self.values[code] = dict(zip(numbers, known_now))

    def result(self) -> Standings:
        rows: list[Standing] = []
        for score, group in self.groups:
            for part in self._played_off(group):
                for level in self._split(part, 0):
                    rank = len(rows) + 1
                    last = rank + len(level) - 1
                    rows += [self._row(number, score, rank, last) for number in level]
        rows += [
            self._row(number, self.tournament.points_in_table(number), None, None)
            for number in sorted(self.tournament.annulled)
        ]
        return Standings(self.tournament, tuple(rows), self.columns, self.used_columns)

    def _split(self, group: Sequence[int], step: int) -> list[Sequence[int]]:
        """*group* in the order of the tie-breaks from *step* on, as parts that stay level."""
        if len(group) == 1:
            return [group]
        if step == len(self.used):
            return self._ordered_by_hand(group)
        asked = self.used[step]
        values = self._ask(asked, group)
        parts = _parts(group, values, low_first=asked.low_first)
        if len(parts) == 1:
            return self._split(group, step + 1)
        following = step if asked.among_tied else step + 1
        return [level for _, part in parts for level in self._split(part, following)]

    def _played_off(self, group: Sequence[int]) -> list[Sequence[int]]:
        """*group*, level on points, as its play-off has left it: once, and not again among
        those whom it leaves level."""
        if not self.tournament.play_offs or not decides(self.tournament, group):
            return [group]
        values = self._ask(tie_break(PLAY_OFF), group)
        return [part for _, part in _parts(group, values)]

    def _ordered_by_hand(self, group: Sequence[int]) -> list[Sequence[int]]:
        """*group*, level on everything, in the order that the arbiter gave it, if he did."""
        if order_of(self.tournament, group) is None:
            return [group]
        values = self._ask(tie_break(BY_HAND), group)
        return [part for _, part in _parts(group, values, low_first=True)]

    def _ask(self, asked: TieBreak, group: Sequence[int]) -> dict[int, Number]:
        code = asked.code
        trail_step = (code, tuple(group))
        for number in group:
            self.trails[number].append(trail_step)
        column = self.values.setdefault(code, {})
        if not asked.among_tied:
            return column
        values = dict(zip(group, asked.value(self.tournament, group)))
        for number, found in values.items():
            column.setdefault(number, found)
        return values

    def _row(self, number: int, score: HalfPoints, rank: int | None, last: int | None) -> Standing:
        values = {code: self.values[code].get(number) for code in self.columns}
        played = self.tournament.reported(number)
        return Standing(number, score, rank, last, played, values, tuple(self.trails[number]))


def _parts(
    group: Sequence[int], values: dict[int, Any], *, low_first: bool = False
) -> list[tuple[Any, list[int]]]:
    """*group* by value, the best first and who has none last; the order inside is kept."""
    parts: dict[Any, list[int]] = {}
    for number in group:
        parts.setdefault(values[number], []).append(number)
    without = parts.pop(None, None)
    found = sorted(parts.items(), reverse=not low_first)
    return found if without is None else [*found, (None, without)]
