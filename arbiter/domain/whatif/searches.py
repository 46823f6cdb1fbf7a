"""Who may pass a player: for some places limits are lifted, or kept together, by searching.

Each search ends after so many steps; what it has not found out by then is open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from arbiter.domain.whatif.dealing import Answer, Costs, Dealt, Pairing, deal

STEPS = 300
"""So often something is dealt, and tried without a flow, before a question is left open."""
_CHOICES = 20_000
"""So many beginnings of groups are looked at."""


class Games:
    """The open games of *all_games* in which the player *without* does not sit; ``count`` says how
    many of them each player has. *counted* are those with that player too."""

    def __init__(
        self, all_games: Sequence[Pairing], counted: Mapping[int, int], without: int
    ) -> None:
        self._all_games, self._without = all_games, without
        self.count = dict(counted)
        for game in all_games:
            if without in game:
                for player in game:
                    self.count[player] -= 1

    @cached_property
    def pairings(self) -> list[Pairing]:
        """Who plays whom."""
        return [game for game in self._all_games if self._without not in game]


def lifting(games: Games, limits: Mapping[int, int], costs: Costs, most: int) -> Dealt:
    """Whether *games* can be dealt within *limits* when at most so many of these are lifted."""
    above = [one for one, limit in limits.items() if limit < 0]
    if len(above) > most:
        return Dealt(Answer.NO)
    kept = {one: limit for one, limit in limits.items() if limit >= 0}
    return _Lifting(games, costs).search(kept, most - len(above))


def together(games: Games, limits: Mapping[int, int], costs: Costs, number: int) -> Dealt:
    """Whether so many players, whoever they are, can keep within their *limits* together."""
    able = sorted((one for one in limits if limits[one] >= 0), key=limits.__getitem__)[::-1]
    if len(able) < number:
        return Dealt(Answer.NO)
    # Who has room for everything hinders nobody.
    easy = [one for one in able if _is_easy(games, limits, costs, one)]
    others = [one for one in able if one not in easy]
    if len(easy) >= number:
        return Dealt(Answer.YES, held={})
    too_many: list[frozenset[int]] = []
    answer = Answer.NO
    groups = _groups(others, number - len(easy), too_many, [_CHOICES])
    for step, group in enumerate(groups):
        if step == STEPS or group is None:
            return Dealt(Answer.OPEN)
        dealt = deal(games.pairings, {one: limits[one] for one in group}, costs, STEPS)
        if dealt.answer is Answer.YES:
            return dealt
        if dealt.answer is Answer.NO:
            too_many.append(dealt.narrow or frozenset(group))
        else:
            answer = Answer.OPEN
    return Dealt(answer)


def _is_easy(games: Games, limits: Mapping[int, int], costs: Costs, player: int) -> bool:
    return limits[player] >= max(costs) * games.count[player]


def _groups(
    able: Sequence[int],
    number: int,
    too_many: Sequence[frozenset[int]],
    choices: list[int],
    begun: tuple[int, ...] = (),
) -> Iterator[tuple[int, ...] | None]:
    """Groups of so many, those with the most room first, but for such as hold one of *too_many*,
    which grows meanwhile; None where too much was looked at."""
    if not number:
        yield begun
        return
    for place in range(len(able) - number + 1):
        choices[0] -= 1
        if choices[0] < 0:
            yield None
            return
        group = (*begun, able[place])
        if not _holds_one(group, too_many):
            yield from _groups(able[place + 1 :], number - 1, too_many, choices, group)
        if _holds_one(begun, too_many):
            return


def _holds_one(group: Sequence[int], too_many: Sequence[frozenset[int]]) -> bool:
    members = set(group)
    return any(impossible <= members for impossible in too_many)


class _Lifting:
    """One of those who are too narrow together must be lifted: which, is tried."""

    def __init__(self, games: Games, costs: Costs) -> None:
        self.games, self.costs = games, costs
        self.steps = STEPS

    def search(self, limits: Mapping[int, int], most: int) -> Dealt:
        """Whether it is enough to lift at most so many of *limits*."""
        self.steps -= 1
        if self.steps < 0:
            return Dealt(Answer.OPEN)
        if all(_is_easy(self.games, limits, self.costs, one) for one in limits):
            return Dealt(Answer.YES, held={})
        dealt = deal(self.games.pairings, limits, self.costs, STEPS)
        if dealt.answer is Answer.YES or not most:
            return dealt
        # Where it is not known who is too narrow, it may be anybody.
        narrow = dealt.narrow or frozenset(limits)
        answer = dealt.answer
        for one in sorted(narrow, key=limits.__getitem__):
            left = {other: limit for other, limit in limits.items() if other != one}
            found = self.search(left, most - 1)
            if found.answer is Answer.YES:
                return found
            if found.answer is Answer.OPEN:
                answer = Answer.OPEN
        return Dealt(answer)
