"""Places in all outcomes of a block: who is level with whom, split tie-break by tie-break.

For each pair of players a mask says in which outcomes they are still level. A tie-break takes
out of it the outcomes in which it separates the two, and who is behind there has one more
player ahead of him. Since a group is the same for all its members, this is what the standings do
with groups, for all outcomes at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import lcm

from arbiter.domain.tiebreaks import direct_encounter
from arbiter.domain.tiebreaks.base import TieBreak
from arbiter.domain.whatif.block import Block, Column, Meeting
from arbiter.domain.whatif.columns import column

Pair = tuple[int, int]
MOST_PARTS = 64
"""Lanes have room for means in so many parts of a half point; finer ones are asked for."""


class Levels:
    """``ahead[p]`` counts in lanes the players ahead of the one at place *p* of
    ``Block.numbers``; ``level[p, q]``, for p below q, is the mask of the outcomes in which the two
    are level, and pairs that are level nowhere are not there."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self.ahead = [0] * len(block.numbers)
        self.level: dict[Pair, int] = {}
        self._by_points()
        self._by_play_offs()

    def split(self, tie_breaks: Sequence[TieBreak]) -> None:
        """Apply *tie_breaks*, all of which answer, and then the orders by hand."""
        for asked in tie_breaks:
            if not self.level:
                return
            if asked.value is direct_encounter.value and self._by_direct_encounter():
                continue
            values = column(asked, self.block)
            if values is not None:
                self._compare(values, turned=False)
            else:
                self._one_by_one(asked)
        self._by_hand()

    def shared(self) -> list[int]:
        """For each player, in lanes: with how many others he is still level."""
        found = [0] * len(self.ahead)
        for (upper, lower), mask in self.level.items():
            found[upper] += mask
            found[lower] += mask
        return found

    # What decides

    def _by_points(self) -> None:
        scores, bounds, one = self.block.scores, self.block.bounds, self.block.lanes.one
        for first in range(len(scores)):
            for second in range(first + 1, len(scores)):
                if bounds[first][0] > bounds[second][1]:
                    self.ahead[second] += one
                elif bounds[second][0] > bounds[first][1]:
                    self.ahead[first] += one
                else:
                    self._separate(first, second, one, scores[first], scores[second])

    def _by_play_offs(self) -> None:
        """Once, in the groups of which everybody has played another of the group."""
        place = {number: at for at, number in enumerate(self.block.numbers)}
        played = [
            (place[one.first], place[one.second], one)
            for one in self.block.tournament.play_offs
            if one.first in place and one.second in place
        ]
        if not played:
            return
        one = self.block.lanes.one
        met = [0] * len(self.ahead)
        points = [0] * len(self.ahead)
        for first, second, play_off in played:
            together = self._level_of(first, second)
            for player, gained in (
                (first, play_off.first_points),
                (second, play_off.second_points),
            ):
                met[player] |= together
                points[player] += gained * together
        decided = list(met)
        for (first, second), mask in self.level.items():
            decided[first] &= met[second] | (one ^ mask)
            decided[second] &= met[first] | (one ^ mask)
        before, self.level = self.level, {}
        for (first, second), mask in before.items():
            now = mask & decided[first]
            if now:
                self._separate(first, second, now, points[first], points[second])
            if mask ^ now:
                self.level[first, second] = self.level.get((first, second), 0) | (mask ^ now)

    def _by_direct_encounter(self) -> bool:
        """Points among those level, again and again until nothing changes (article 6.2).

        Whether it could be done so: means must come out as whole numbers.
        """
        factors = self._mean_factors()
        if factors is None:
            return False
        between: dict[Pair, list[Meeting]] = {}
        for player, own in enumerate(self.block.meetings):
            for meeting in own:
                between.setdefault((player, meeting.opponent), []).append(meeting)
        while self.level:
            points = [0] * len(self.ahead)
            for pair, mask in self.level.items():
                for player, opponent in (pair, pair[::-1]):
                    for meeting in between.get((player, opponent), ()):
                        points[player] += factors[pair] * self._gained(meeting, mask)
            before = self.level
            self._compare(points.__getitem__, turned=False)
            if self.level == before:
                break
        return True

    def _mean_factors(self) -> dict[Pair, int] | None:
        """By what the points of each pair are multiplied so that means are whole numbers."""
        games: dict[Pair, int] = {}
        for player, own in enumerate(self.block.meetings):
            for meeting in own:
                if player < meeting.opponent:
                    pair = (player, meeting.opponent)
                    games[pair] = games.get(pair, 0) + 1
        level = {pair: games.get(pair, 1) for pair in self.level}
        parts = direct_encounter.per_point(self.block.tournament) // 2
        if parts == 1:
            return dict.fromkeys(level, 1)
        if any(parts % number for number in level.values()):
            return None
        whole = lcm(*level.values())
        if whole > MOST_PARTS:
            return None
        return {pair: whole // number for pair, number in level.items()}

    def _gained(self, meeting: Meeting, mask: int) -> int:
        if meeting.free is None:
            return meeting.gains[0] * mask
        ends = self.block.lanes.ends[meeting.free]
        return sum(gain * (mask & end) for gain, end in zip(meeting.gains, ends) if gain)

    def _one_by_one(self, asked: TieBreak) -> None:
        """Ask the tie-break itself in every outcome in which somebody is level."""
        while self.level:
            before = self.level
            self._compare(self._asked(asked).__getitem__, turned=asked.low_first)
            if not asked.among_tied or self.level == before:
                return

    def _asked(self, asked: TieBreak) -> list[int]:
        block = self.block
        size, lanes = len(block.numbers), block.lanes
        values = [[0] * lanes.count for _ in range(size)]
        for number, groups in self._groups():
            outcome = block.outcome(number)
            for group in groups:
                found = asked.value(outcome, [block.numbers[player] for player in group])
                known = sorted({value for value in found if value is not None})
                order = {None: size if asked.low_first else 0} | {
                    value: place for place, value in enumerate(known, 0 if asked.low_first else 1)
                }
                for player, value in zip(group, found):
                    values[player][number] = order[value]
        return [lanes.placed(of_player) for of_player in values]

    def _groups(self) -> Iterator[tuple[int, list[list[int]]]]:
        """Each outcome in which somebody is level, and the groups that are."""
        pairs = [(pair, self.block.lanes.small(mask, 1)) for pair, mask in self.level.items()]
        for number in range(self.block.lanes.count):
            groups: dict[int, list[int]] = {}
            for (first, second), level in pairs:
                if level[number]:
                    group = groups.setdefault(first, [first])
                    group.append(second)
                    groups[second] = group
            if groups:
                found = {id(group): group for group in groups.values()}
                yield number, [sorted(set(group)) for group in found.values()]

    def _by_hand(self) -> None:
        """The arbiter's order, where just these players are level; of several given to the same
        players the first, after which they are level no longer."""
        place = {number: at for at, number in enumerate(self.block.numbers)}
        for order in self.block.tournament.manual_orders:
            ranked = [place.get(number, -1) for number in order.numbers]
            if len(ranked) < 2 or -1 in ranked:
                continue
            mask = self.block.lanes.one
            for other in range(len(self.ahead)):
                if other == ranked[0]:
                    continue
                level = self._level_of(ranked[0], other)
                mask &= level if other in ranked else self.block.lanes.one ^ level
            if mask:
                for at, upper in enumerate(ranked):
                    for lower in ranked[at + 1 :]:
                        self.ahead[lower] += mask
                        self._take_out(upper, lower, mask)

    # Pairs

    def _level_of(self, first: int, second: int) -> int:
        return self.level.get((min(first, second), max(first, second)), 0)

    def _take_out(self, first: int, second: int, mask: int) -> None:
        pair = (min(first, second), max(first, second))
        self.level[pair] ^= mask
        if not self.level[pair]:
            del self.level[pair]

    def _compare(self, values: Column, *, turned: bool) -> None:
        """Separate all who are level by their *values*, the highest first unless *turned*."""
        known = {player: values(player) for player in {p for pair in self.level for p in pair}}
        before, self.level = self.level, {}
        for (first, second), mask in before.items():
            if turned:
                self._separate(first, second, mask, known[second], known[first])
            else:
                self._separate(first, second, mask, known[first], known[second])

    def _separate(self, first: int, second: int, mask: int, values: int, others: int) -> None:
        """Put the one with the higher value ahead in the outcomes of *mask*; they stay level
        where *values* of the first and *others* of the second are equal."""
        lanes = self.block.lanes
        not_below = lanes.at_least(values, others) & mask
        not_above = lanes.at_least(others, values) & mask
        both = not_below & not_above
        self.ahead[second] += not_below ^ both
        self.ahead[first] += not_above ^ both
        if both:
            self.level[first, second] = both
