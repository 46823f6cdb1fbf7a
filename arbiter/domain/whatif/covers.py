"""A set of outcomes in few lines: which results of a few games make up exactly that set.

A *line* asks something of at most three games. The lines that are found cover the whole set and
nothing beside it; where few lines can't do that, none are given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import and_

MOST_GAMES = 3
"""More games than this in one line nobody keeps in mind."""
_MOST_STEPS = 4000
"""So many choices are tried before a set counts as one that few lines can't tell."""

_TRIED = 8
"""So many outcomes are looked at before all lines are."""

Condition = tuple[int, tuple[int, ...]]
"""Which game, and which one or two of its three ends are meant."""
Line = tuple[Condition, ...]
_ENDS = ((0,), (1,), (2,), (0, 1), (1, 2), (0, 2))


def cover(
    wanted: int, among: int, games: Sequence[int], count: int, most: int
) -> list[Line] | None:
    """The fewest lines, at most *most*, that among the outcomes of *among* tell just those that
    are *wanted*; None if there are none that do, or none were found.

    Both are sets of outcomes of *count* games, bit *n* standing for outcome *n*; the lines
    speak of *games*, of which each set must depend on no others.
    """
    if not wanted:
        return []
    if _is_hopeless(wanted, among & ~wanted, games, count):
        return None
    found = _lines(wanted, among & ~wanted, games, count)
    together = 0
    for _, covered in found:
        together |= covered
    if together != wanted:
        return None
    found.sort(key=lambda one: (_weight(one[0]), -one[1].bit_count()))
    search = _Search(found)
    for depth in range(1, most + 1):
        chosen = search.chosen(wanted, depth)
        if chosen is not None:
            return chosen
    return None


def _is_hopeless(wanted: int, unwanted: int, games: Sequence[int], count: int) -> bool:
    """Whether one of a few outcomes stands in no line at all: then nobody need go through them."""
    ends = {game: end_sets(game, count) for game in games}
    size = 3**count
    for tried in range(_TRIED):
        beyond = wanted >> (tried * size // _TRIED)
        if not beyond:
            break
        number = (beyond & -beyond).bit_length() - 1 + tried * size // _TRIED
        here = [next(one for one in ends[game] if one >> number & 1) for game in games]
        narrowest = combinations(here, min(MOST_GAMES, len(here)))
        if all(_together(line) & unwanted for line in narrowest):
            return True
    return False


def _together(sets: Sequence[int]) -> int:
    """What all of *sets* hold; with none there is nothing to leave out."""
    return reduce(and_, sets, -1)


def weight(lines: Sequence[Line]) -> int:
    """How much there is to read in *lines*: the less the better."""
    return sum(map(_weight, lines))


def end_sets(game: int, count: int) -> tuple[int, int, int]:
    """The sets of outcomes in which *game*, of *count*, ends in each of its three ways."""
    stride = 3 ** (count - 1 - game)
    sets = []
    for end in range(3):
        found, period = ((1 << stride) - 1) << (end * stride), 3 * stride
        for _ in range(game):
            found |= found << period | found << 2 * period
            period *= 3
        sets.append(found)
    return sets[0], sets[1], sets[2]


def _weight(line: Line) -> int:
    return sum(2 + len(ends) for _, ends in line)


def _lines(wanted: int, unwanted: int, games: Sequence[int], count: int) -> list[tuple[Line, int]]:
    """Every line that tells of no *unwanted* outcome, with the wanted ones that it tells; those
    that could ask less are left out."""
    conditions: dict[int, list[tuple[Condition, int]]] = {}
    for game in games:
        one = end_sets(game, count)
        conditions[game] = [((game, ends), sum(one[end] for end in ends)) for ends in _ENDS]
    sure: set[Line] = set()
    found: list[tuple[Line, int]] = []
    if not unwanted:
        return [((), wanted)]
    for number in range(1, MOST_GAMES + 1):
        for chosen in combinations(games, number):
            for line, left, told in _told([conditions[game] for game in chosen], wanted, unwanted):
                if not left and told:
                    sure.add(line)
                    if not any(larger in sure for larger in _larger(line)):
                        found.append((line, told))
    return found


def _told(
    conditions: Sequence[Sequence[tuple[Condition, int]]], wanted: int, unwanted: int
) -> Iterator[tuple[Line, int, int]]:
    """Each line of one condition of each game: what it tells of both sets. Where fewer games
    already tell of nothing unwanted, or of nothing at all, the others are not gone through."""
    if not conditions:
        yield (), unwanted, wanted
        return
    *before, last = conditions
    for line, left, told in _told(before, wanted, unwanted):
        if (before and not left) or not told:
            continue
        for condition, outcomes in last:
            yield (*line, condition), left & outcomes, told & outcomes


def _larger(line: Line) -> Iterator[Line]:
    """The lines that ask a little less."""
    for place, (game, ends) in enumerate(line):
        before, after = line[:place], line[place + 1 :]
        if len(ends) == 2:
            yield (*before, *after)
            continue
        for more in _ENDS[3:]:
            if ends[0] in more:
                yield (*before, (game, more), *after)


class _Search:
    """Trying which of the lines, as few as possible, tell everything."""

    def __init__(self, lines: list[tuple[Line, int]]) -> None:
        self.lines = lines
        self.largest = max(covered.bit_count() for _, covered in lines)
        self.steps = 0

    def chosen(self, left: int, most: int) -> list[Line] | None:
        """At most *most* lines that together tell all that is *left*."""
        if not left:
            return []
        self.steps += 1
        if not most or self.steps > _MOST_STEPS or left.bit_count() > most * self.largest:
            return None
        lowest = left & -left
        for line, covered in self.lines:
            if covered & lowest:
                others = self.chosen(left & ~covered, most - 1)
                if others is not None:
                    return [line, *others]
        return None
