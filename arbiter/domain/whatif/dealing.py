"""Whether games can be dealt out so that nobody gets more than his limit: a maximum flow.

Where a win is worth two draws each game hands out two parts, which go to its players in any way
(2-0, 1-1, 0-2). Then a flow from the games to the players tells exactly what is possible, for any
number of games. Where a game hands out now more and now less (3-1-0), the least that it hands
out makes a flow too, and what is impossible there is impossible; what is possible has to be
found by trying, and may stay open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

Pairing = tuple[int, int]


class Answer(Enum):
    """What is known of a question."""

    YES = "yes"
    NO = "no"
    OPEN = "open"
    """Not known: neither was proved."""


class Costs(NamedTuple):
    """What one game hands out: ``decisive`` to one of its players and nothing to the other, or
    ``drawn`` to both; both are more than nothing."""

    decisive: int
    drawn: int

    @property
    def fixed(self) -> bool:
        """Whether it is the same altogether, however the game ends."""
        return self.decisive == 2 * self.drawn

    @property
    def part(self) -> int:
        """The least that is dealt out apart."""
        return self.drawn if 2 * self.drawn <= self.decisive else 1

    @property
    def parts(self) -> int:
        """How many parts a game hands out at least."""
        return min(self.decisive, 2 * self.drawn) // self.part


Held = Mapping[int, Mapping[int, int]]
"""How many parts each player holds from his games with each other one."""


class Dealt(NamedTuple):
    """Whether it can be done. If it can't, ``narrow`` are players whose limits are too low for
    the games among them: one of them would need a higher one. If a flow says that it can,
    ``held`` are the parts that those with a limit get from each other."""

    answer: Answer
    narrow: frozenset[int] = frozenset()
    held: Held | None = None


def deal(games: Sequence[Pairing], limits: Mapping[int, int], costs: Costs, steps: int) -> Dealt:
    """Whether *games* can end so that no player gets more than his limit of *limits*; who has
    none there may get anything. At most *steps* tries are made where there is no flow that tells.
    """
    # Whoever has no limit takes everything from his games.
    games = [game for game in games if game[0] in limits and game[1] in limits]
    below = frozenset(player for player, limit in limits.items() if limit < 0)
    if below:
        return Dealt(Answer.NO, below)
    parts = {player: limit // costs.part for player, limit in limits.items()}
    narrow, held = _flow(games, parts, costs)
    if narrow:
        return Dealt(Answer.NO, narrow)
    if costs.fixed:
        return Dealt(Answer.YES, held=held)
    return Dealt(_Trying(costs, steps).answer(games, dict(limits)))


def _flow(
    games: Sequence[Pairing], limits: Mapping[int, int], costs: Costs
) -> tuple[frozenset[int], Held]:
    """Players who get too much however the parts are dealt, nobody if it can be done; and what
    everybody holds.

    Parts go first to whom there is most room for. Then what is too much is handed on, along
    games, to somebody who still has room: the shortest way first, as flows are made larger.
    """
    held: dict[int, dict[int, int]] = {player: {} for player in limits}
    room = dict(limits)
    for first, second in games:
        for _ in range(costs.parts):
            taker, other = (first, second) if room[first] >= room[second] else (second, first)
            held[taker][other] = held[taker].get(other, 0) + 1
            room[taker] -= 1
    for player in limits:
        while room[player] < 0:
            way = _way_to_room(player, held, room)
            if way is None:
                return frozenset(_reached(player, held)), held
            handed = min(-room[player], room[way[-1]])
            handed = min(handed, *(held[giver][taker] for giver, taker in pairwise(way)))
            for giver, taker in pairwise(way):
                held[giver][taker] -= handed
                held[taker][giver] = held[taker].get(giver, 0) + handed
            room[player] += handed
            room[way[-1]] -= handed
    return frozenset(), held


def _way_to_room(start: int, held: Held, room: Mapping[int, int]) -> list[int] | None:
    """From *start* to somebody with room, each able to hand on to the next; None if nowhere."""
    came_from = {start: start}
    waiting = [start]
    for giver in waiting:
        for taker, parts in held[giver].items():
            if parts and taker not in came_from:
                came_from[taker] = giver
                if room[taker] > 0:
                    way = [taker]
                    while way[-1] != start:
                        way.append(came_from[way[-1]])
                    return way[::-1]
                waiting.append(taker)
    return None


def _reached(start: int, held: Held) -> set[int]:
    found = {start}
    waiting = [start]
    for giver in waiting:
        for taker, parts in held[giver].items():
            if parts and taker not in found:
                found.add(taker)
                waiting.append(taker)
    return found


class _Trying:
    """Games are given results one by one, the one with the least choice first."""

    def __init__(self, costs: Costs, steps: int) -> None:
        self.costs = costs
        self.steps = steps

    def answer(self, games: Sequence[Pairing], room: dict[int, int]) -> Answer:
        """Whether *games* can be dealt into the *room* that there is."""
        self.steps -= 1
        if self.steps < 0:
            return Answer.OPEN
        open_games = [game for game in games if not self._is_easy(game, games, room)]
        if not open_games:
            return Answer.YES
        parts = {player: left // self.costs.part for player, left in room.items()}
        if _flow(open_games, parts, self.costs)[0]:
            return Answer.NO
        game, ends = min(
            ((game, self._ends(game, room)) for game in open_games), key=lambda one: len(one[1])
        )
        others = list(open_games)
        others.remove(game)
        answer = Answer.NO
        for first, second in ends:
            left = {**room, game[0]: room[game[0]] - first, game[1]: room[game[1]] - second}
            found = self.answer(others, left)
            if found is Answer.YES:
                return found
            if found is Answer.OPEN:
                answer = Answer.OPEN
        return answer

    def _is_easy(self, game: Pairing, games: Sequence[Pairing], room: Mapping[int, int]) -> bool:
        """Whether one of the two has room for all that all his games can hand out."""
        most = max(self.costs)
        return any(
            room[player] >= most * sum(player in other for other in games) for player in game
        )

    def _ends(self, game: Pairing, room: Mapping[int, int]) -> list[tuple[int, int]]:
        first, second = room[game[0]], room[game[1]]
        costs = self.costs
        possible = ((costs.drawn, costs.drawn), (costs.decisive, 0), (0, costs.decisive))
        fitting = [end for end in possible if end[0] <= first and end[1] <= second]
        # The one that leaves most room comes first.
        return sorted(fitting, key=lambda end: sum(end) - min(first - end[0], second - end[1]))
