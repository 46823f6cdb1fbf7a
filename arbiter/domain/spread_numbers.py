"""Numbers for groups of players so that as few as possible of one group meet late.

Where no table helps. Each of the last rounds pairs everybody once, so that a number has at
most three others that it should not share a group with.
"""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.berger import Round
from arbiter.domain.lots import at_random, lot_sum

STARTS = 12
"""So many random beginnings are improved before the search gives in."""
NODES = 60_000
"""So many positions the exact search looks at; beyond, the best that was found stands."""


def spread_numbers(
    sizes: Sequence[int], late: Sequence[Round], seed: str
) -> tuple[list[tuple[int, ...]], bool]:
    """The numbers of each group, in the order in which its players take them, and whether it
    is proved that no division has fewer meetings inside groups in the rounds *late*.

    Of divisions with equally many, one with fewer in the last round is better, then in the
    last but one. The beginning is the draw at random that *seed* gives; two numbers change
    groups while that is better, and a search through all divisions, as far as its bound
    lets it, looks for a better one.
    """
    search = _Search(sizes, late)
    best: list[int] = []
    least = -1
    for start in range(1, STARTS + 1):
        groups = search.improved(_beginning(sizes, seed if start == 1 else f"{seed} {start}"))
        cost = search.cost(groups)
        if least < 0 or cost < least:
            best, least = groups, cost
        if least == 0:
            break
    proved = least == 0
    if not proved:
        found, proved = search.exact(least)
        best = found or best
    taken = [
        tuple(
            sorted(
                (number for number, one in enumerate(best, 1) if one == group),
                key=lambda number: lot_sum(seed, number),
            )
        )
        for group in range(len(sizes))
    ]
    return taken, proved


def _beginning(sizes: Sequence[int], seed: str) -> list[int]:
    """The group of each number when everybody draws at random."""
    group_of_place = [group for group, size in enumerate(sizes) for _ in range(size)]
    order = at_random(len(group_of_place), seed)
    return [group_of_place[place - 1] for place in order]


class _Search:
    """Divisions of the numbers, by the group of each number - 1."""

    def __init__(self, sizes: Sequence[int], late: Sequence[Round]) -> None:
        self.sizes = sizes
        self.size = sum(sizes)
        base = self.size + 1
        weights = (base * base, base * base + 1, base * base + base)[-len(late) :]
        self.met: list[list[tuple[int, int]]] = [[] for _ in range(self.size)]
        for weight, pairs in zip(weights, late):
            for white, black in pairs:
                self.met[white - 1].append((black - 1, weight))
                self.met[black - 1].append((white - 1, weight))

    def cost(self, groups: Sequence[int]) -> int:
        """What the meetings inside groups weigh; 0 for none."""
        return sum(self._own(groups, number, groups[number]) for number in range(self.size)) // 2

    def _own(self, groups: Sequence[int], number: int, group: int) -> int:
        return sum(weight for other, weight in self.met[number] if groups[other] == group)

    def improved(self, groups: list[int]) -> list[int]:
        """*groups* after every exchange of two numbers that makes them better."""
        better = True
        while better:
            better = False
            for first in range(self.size):
                for second in range(first + 1, self.size):
                    if groups[first] != groups[second] and self._gain(groups, first, second) > 0:
                        groups[first], groups[second] = groups[second], groups[first]
                        better = True
        return groups

    def _gain(self, groups: list[int], first: int, second: int) -> int:
        one, other = groups[first], groups[second]
        before = self._own(groups, first, one) + self._own(groups, second, other)
        if not before:
            return 0
        groups[first], groups[second] = other, one
        after = self._own(groups, first, other) + self._own(groups, second, one)
        groups[first], groups[second] = one, other
        return before - after

    def exact(self, least: int) -> tuple[list[int] | None, bool]:
        """A division that weighs less than *least*, the lightest of all, or None; and whether
        the search came to its end."""
        order = self._neighbours_first()
        groups = [-1] * self.size
        left = list(self.sizes)
        best: list[int] | None = None
        nodes = 0

        def place(depth: int, cost: int) -> bool:
            nonlocal best, least, nodes
            nodes += 1
            if nodes > NODES:
                return False
            if depth == self.size:
                best, least = list(groups), cost
                return True
            number = order[depth]
            untouched = set()
            for group, room in enumerate(left):
                if not room:
                    continue
                if room == self.sizes[group]:
                    if room in untouched:
                        continue  # an empty group as large as another: the same again
                    untouched.add(room)
                more = cost + self._own(groups, number, group)
                if more >= least:
                    continue
                groups[number] = group
                left[group] -= 1
                ended = place(depth + 1, more)
                left[group] += 1
                groups[number] = -1
                if not ended:
                    return False
            return True

        ended = place(0, 0)
        return best, ended

    def _neighbours_first(self) -> list[int]:
        """The numbers in an order in which each soon follows those whom it meets."""
        order: list[int] = []
        waiting = list(range(self.size))
        while waiting:
            number = max(
                waiting, key=lambda n: (sum(other in order for other, _ in self.met[n]), -n)
            )
            waiting.remove(number)
            order.append(number)
        return order
