"""What can be proved of the places with any number of open games, from points alone.

Outcomes are too many to be counted early in an event. But who can still be first by points,
and who is sure to be, can be told exactly at any time: he wins (or loses) all his games, and a
flow says whether the others' games can end so that nobody passes him. For the first *k* places
the players who may pass him are searched for. Where players end level on points the
tie-breaks decide, of which nothing is known here; what depends on them is said to be open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from arbiter.domain.errors import PlayerNotFound
from arbiter.domain.scoring import HalfPoints
from arbiter.domain.standings import OUTSIDE_THE_LIST
from arbiter.domain.tiebreaks import is_known
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.dealing import Answer as Answer
from arbiter.domain.whatif.dealing import Costs, Dealt, deal

_STEPS = 300
"""So often something is tried for one question before it is left open."""


@dataclass(frozen=True)
class PlaceBounds:
    """Of one player and the first ``place`` places (alone or shared): whether he is ``safe`` to
    be among them, and whether he is ``out`` of them, whatever happens."""

    place: int
    safe: Answer
    out: Answer


@dataclass(frozen=True)
class PlayerBounds:
    """What is proved of one player. ``points`` are those of now, ``lowest`` and ``highest`` those
    that he can have in the end; half points.

    ``can_lead`` says whether he can be first by points, alone or shared; it is known wherever a
    win is worth two draws. ``must_lead`` says whether he is so whatever happens, which is
    always known.
    """

    number: int
    points: HalfPoints
    lowest: HalfPoints
    highest: HalfPoints
    can_lead: Answer
    must_lead: Answer
    first: PlaceBounds
    prizes: PlaceBounds


@dataclass(frozen=True)
class Bounds:
    """What is proved with ``games`` open. ``players`` are those who have a place, by number.

    With ``exact_points`` a game hands out the same however it ends, and what is said of points is
    exact; otherwise (3-1-0) it is where it isn't open.
    """

    games: int
    exact_points: bool
    players: tuple[PlayerBounds, ...]

    def of(self, number: int) -> PlayerBounds:
        """What is proved of the player with *number*.

        :raises PlayerNotFound: nobody has it, or he has no place.
        """
        for player in self.players:
            if player.number == number:
                return player
        raise PlayerNotFound(number)


def bounds(
    tournament: Tournament,
    first: int = 3,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Bounds | None:
    """What can be proved of the first place and of the *first* places; None if it was *cancelled*.

    *progress* is told how many players of how many are done; *cancelled* is asked before each.
    """
    scoring = tournament.regulations.scoring
    players = []
    ranked = tournament.ranked
    for done, number in enumerate(ranked):
        if cancelled is not None and cancelled():
            return None
        players.append(_Player(tournament, number).bounds(first))
        if progress is not None:
            progress(done + 1, len(ranked))
    fixed = scoring.win + scoring.loss == 2 * scoring.draw
    return Bounds(len(tournament.open_games), fixed, tuple(players))


class _Player:
    """The questions about one player."""

    def __init__(self, tournament: Tournament, number: int) -> None:
        self.tournament, self.number = tournament, number
        self.scoring = scoring = tournament.regulations.scoring
        self.games = [(game.white, game.black) for game in tournament.open_games]
        self.others = [other for other in tournament.ranked if other != number]
        open_games = dict.fromkeys(tournament.ranked, 0)
        certain = dict.fromkeys(tournament.ranked, 0)
        for game in tournament.counted_games:
            for player in (game.white, game.black):
                if game.result is None:
                    open_games[player] += 1
                else:
                    certain[player] += game.points_of(player, scoring)
        self.lowest = {one: certain[one] + scoring.loss * open_games[one] for one in certain}
        self.highest = {one: certain[one] + scoring.win * open_games[one] for one in certain}
        self.others_games = [game for game in self.games if number not in game]

    def bounds(self, first: int) -> PlayerBounds:
        """Everything that is said of him."""
        leads = self.may_be_passed_by(0, level=False)
        passed = self.can_be_passed_by(1, level=False)
        return PlayerBounds(
            self.number,
            self.tournament.score(self.number),
            self.lowest[self.number],
            self.highest[self.number],
            can_lead=leads,
            must_lead=_not(passed),
            first=self._place(1),
            prizes=self._place(first),
        )

    def _place(self, place: int) -> PlaceBounds:
        """For the first *place*: those who end level with him may come before him or after."""
        tied_matters = not self._ties_are_shared
        out = _not(self.may_be_passed_by(place - 1, level=False))
        if out is Answer.NO and tied_matters:
            out = _not_yet(_not(self.may_be_passed_by(place - 1, level=True)), Answer.NO)
        safe = _not(self.can_be_passed_by(place, level=tied_matters))
        if safe is Answer.NO and tied_matters:
            safe = _not_yet(_not(self.can_be_passed_by(place, level=False)), Answer.NO)
        if out is Answer.YES:
            safe = Answer.NO
        elif safe is Answer.YES:
            out = Answer.NO
        return PlaceBounds(place, safe, out)

    @property
    def _ties_are_shared(self) -> bool:
        """Whether nothing separates players level on points."""
        tournament = self.tournament
        codes = tournament.regulations.tie_breaks
        listed = any(is_known(code) and code not in OUTSIDE_THE_LIST for code in codes)
        return not (listed or tournament.play_offs or tournament.manual_orders)

    # By points

    def may_be_passed_by(self, most: int, *, level: bool) -> Answer:
        """Whether there is an outcome in which at most so many others have more points than
        he, or with *level* at least as many: he wins all his games."""
        score = self.highest[self.number] - level
        limits = {one: score - self.lowest[one] for one in self.others}
        costs = Costs(self.scoring.win - self.scoring.loss, self.scoring.draw - self.scoring.loss)
        search = _Search(self.others_games, limits, costs)
        return search.without(most)

    def can_be_passed_by(self, number: int, *, level: bool) -> Answer:
        """Whether there is an outcome in which so many others have more points than he, or with
        *level* at least as many: he loses all his games."""
        score = self.lowest[self.number] + 1 - level
        # What somebody may lose of his highest score, and still pass.
        limits = {one: self.highest[one] - score for one in self.others}
        costs = Costs(self.scoring.win - self.scoring.loss, self.scoring.win - self.scoring.draw)
        able = sorted(
            (one for one in self.others if limits[one] >= 0), key=lambda one: -limits[one]
        )
        if len(able) < number:
            return Answer.NO
        return _passing(self.others_games, limits, costs, able, number)


def _passing(
    games: list[tuple[int, int]],
    limits: dict[int, int],
    costs: Costs,
    able: list[int],
    number: int,
) -> Answer:
    """Whether so many of those who are *able* can keep within their *limits* together."""
    too_many: list[frozenset[int]] = []
    answer = Answer.NO
    for step, group in enumerate(_groups(able, number, too_many)):
        if step == _STEPS:
            return Answer.OPEN
        dealt = deal(games, {one: limits[one] for one in group}, costs, _STEPS)
        if dealt.answer is Answer.YES:
            return Answer.YES
        if dealt.answer is Answer.NO:
            too_many.append(dealt.narrow or frozenset(group))
        else:
            answer = Answer.OPEN
    return answer


def _groups(
    able: list[int], number: int, too_many: list[frozenset[int]]
) -> Iterator[tuple[int, ...]]:
    """Groups of so many, those with the most room first, but for such as hold one of *too_many*."""
    for group in combinations(able, number):
        members = set(group)
        if not any(impossible <= members for impossible in too_many):
            yield group


class _Search:
    """Whether games can be dealt when the limits of a few players are lifted."""

    def __init__(self, games: list[tuple[int, int]], limits: dict[int, int], costs: Costs) -> None:
        self.games, self.limits, self.costs = games, limits, costs
        self.steps = _STEPS

    def without(self, most: int) -> Answer:
        """Whether it is enough to lift at most so many limits."""
        above = [one for one, limit in self.limits.items() if limit < 0]
        if len(above) > most:
            return Answer.NO
        kept = {one: limit for one, limit in self.limits.items() if limit >= 0}
        return self._lifting(kept, most - len(above))

    def _lifting(self, limits: dict[int, int], most: int) -> Answer:
        self.steps -= 1
        if self.steps < 0:
            return Answer.OPEN
        dealt: Dealt = deal(self.games, limits, self.costs, _STEPS)
        if dealt.answer is Answer.YES or not most:
            return dealt.answer
        # One of those who are too narrow together must be lifted; where that is not known, anyone.
        narrow = dealt.narrow or frozenset(limits)
        answer = dealt.answer
        for one in sorted(narrow, key=limits.__getitem__):
            found = self._lifting({k: v for k, v in limits.items() if k != one}, most - 1)
            if found is Answer.YES:
                return found
            if found is Answer.OPEN:
                answer = Answer.OPEN
        return answer


def _not(answer: Answer) -> Answer:
    return {Answer.YES: Answer.NO, Answer.NO: Answer.YES}.get(answer, answer)


def _not_yet(answer: Answer, proved: Answer) -> Answer:
    """*answer* if it is *proved*; else it is open."""
    return answer if answer is proved else Answer.OPEN
