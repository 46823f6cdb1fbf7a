"""All outcomes of the open games, counted: which places everybody takes in how many of them.

Nothing is sampled and nothing is estimated. Every outcome is ordered by points and by the whole
of the tournament's list, play-offs and orders by hand included, just as ``standings`` does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from itertools import compress

from arbiter.domain.scoring import HalfPoints
from arbiter.domain.standings import listed_tie_breaks
from arbiter.domain.tiebreaks import TieBreak
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.block import Block
from arbiter.domain.whatif.lanes import Lanes
from arbiter.domain.whatif.levels import MOST_PARTS, Levels
from arbiter.domain.whatif.outcomes import (
    RESULTS,
    digits,
    open_names,
    outcome_count,
    with_end,
)
from arbiter.domain.whatif.outlook import Outlook, OwnResult, Places, PlayerOutlook

MOST_COUNTED = 12
"""With more open games outcomes are not counted; ``bounds`` says then what can be proved."""
_AT_ONCE = 8
"""So many games run through all their ends in one block: it fits the processor's cache."""
_FEW = 3
"""With more open games of his own it is quicker to look at the points of every outcome."""
_PERFORMANCE = 6000
"""No performance is so far above another."""

Progress = Callable[[int, int], None]
"""Told after each step: how many of how many are done."""
Cancelled = Callable[[], bool]
"""Asked before each step: whether to give up."""


def countable(tournament: Tournament) -> bool:
    """Whether the outcomes of the open games are few enough to be counted."""
    return len(tournament.open_games) <= MOST_COUNTED


def count_outcomes(
    tournament: Tournament,
    *,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Outlook | None:
    """What can still happen in *tournament*; None if it was *cancelled*.

    Steps are of some hundredths of a second, so that a thread of its own leaves the window
    free between them.

    :raises ValueError: more than ``MOST_COUNTED`` games are open.
    """
    names = open_names(tournament)
    if len(names) > MOST_COUNTED:
        raise ValueError(f"{len(names)} open games")
    tie_breaks = _used(tournament)
    lanes = Lanes(min(len(names), _AT_ONCE), _largest(tournament, tie_breaks))
    gathered = _Gathered(tournament)
    blocks = outcome_count(max(len(names) - _AT_ONCE, 0))
    for done, block in enumerate(_blocks(tournament, lanes)):
        if cancelled is not None and cancelled():
            return None
        levels = Levels(block)
        levels.split(tie_breaks)
        gathered.take_in(block, levels)
        if progress is not None:
            progress(done + 1, blocks)
    return gathered.outlook()


def _used(tournament: Tournament) -> list[TieBreak]:
    """The tie-breaks that order the outcomes, in which no game is open."""
    complete = replace(
        tournament,
        games=tuple(
            replace(game, result=game.result or RESULTS[1], pending=None, until="")
            for game in tournament.games
        ),
    )
    return [asked for asked in listed_tie_breaks(tournament) if asked.answers(complete)]


def _largest(tournament: Tournament, tie_breaks: Sequence[TieBreak]) -> int:
    """No value of the tie-breaks that have a fast form differs by more from another."""
    scoring = tournament.regulations.scoring
    of_a_game = max(map(abs, (scoring.win, scoring.draw, scoring.loss, scoring.forfeit_loss)))
    games = max((len(tournament.games_of(number)) for number in tournament.numbers), default=0)
    score = games * of_a_game
    # With negative points a difference can be twice as large, and so can the score lifted.
    wide = 4 if min(scoring.loss, scoring.forfeit_loss) < 0 else 1
    found = [wide * score * score, 2 * wide * games * score, tournament.size**2]
    if tournament.regulations.cycles > 1:
        found.append(MOST_PARTS * score)
    codes = {asked.code for asked in tie_breaks}
    if any(code.startswith("SB/") for code in codes):
        found.append(2 * (wide * score + 1) * (wide * of_a_game * score + 1))
    if codes & {"APRO", "APPO"}:
        found.append(games * _PERFORMANCE)
    return max(found)


def _least(tournament: Tournament) -> HalfPoints:
    scoring = tournament.regulations.scoring
    games = max((len(tournament.games_of(number)) for number in tournament.numbers), default=0)
    return min(0, games * min(scoring.loss, scoring.forfeit_loss))


def _blocks(tournament: Tournament, lanes: Lanes) -> Iterator[Block]:
    """The outcomes in their order, block by block: the last games run through all their ends."""
    first = open_names(tournament)[:-_AT_ONCE]
    least = _least(tournament)
    known: dict[Hashable, int | None] = {}
    for number in range(outcome_count(len(first))):
        certain = dict(zip(first, (RESULTS[digit] for digit in digits(number, len(first)))))
        games = tuple(
            replace(game, result=certain[game.name], pending=None, until="")
            if game.name in certain
            else game
            for game in tournament.games
        )
        yield Block(replace(tournament, games=games), lanes, least, known)


class _Tally:
    """How often each place has been taken, and the limits."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()
        self.best = self.worst = 0

    def add(self, ranks: Sequence[int], lasts: Sequence[int]) -> None:
        """Take in the places of some outcomes, the first and the last of each."""
        for rank in set(ranks):
            self.counts[rank] += ranks.count(rank)
        best, worst = min(ranks), max(lasts)
        self.best = min(self.best, best) if self.best else best
        self.worst = max(self.worst, worst)

    def places(self, size: int) -> Places:
        """What was counted, of *size* places."""
        counts = tuple(self.counts[place] for place in range(1, size + 1))
        return Places(counts, self.best, self.worst)


class _Gathered:
    """The counts so far: of everybody for each gain from his open games."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.numbers = tournament.ranked
        scoring = tournament.regulations.scoring
        self.certain = [
            sum(
                game.points_of(number, scoring)
                for game in tournament.counted_games_of(number)
                if game.result is not None
            )
            for number in self.numbers
        ]
        self.found: list[dict[HalfPoints, _Tally]] = [{} for _ in self.numbers]
        self.ranks: list[list[Sequence[int]]] = [[] for _ in self.numbers]

    def take_in(self, block: Block, levels: Levels) -> None:
        """Add the outcomes of *block*, which *levels* has ordered."""
        lanes, size = block.lanes, len(self.numbers)
        for player, (ahead, shared) in enumerate(zip(levels.ahead, levels.shared())):
            rank = ahead + lanes.one
            ranks = lanes.small(rank, size)
            lasts = lanes.small(rank + shared, size) if shared else ranks
            self.ranks[player].append(ranks)
            for gain, these, ends in _by_gain(block, player, ranks, lasts):
                own = gain - self.certain[player]
                self.found[player].setdefault(own, _Tally()).add(these, ends)

    def outlook(self) -> Outlook:
        """What the counts say."""
        names = open_names(self.tournament)
        return Outlook(
            names,
            outcome_count(len(names)),
            tuple(map(self._player, range(len(self.numbers)))),
            tuple(map(_joined, self.ranks)),
        )

    def _player(self, player: int) -> PlayerOutlook:
        number, size = self.numbers[player], len(self.numbers)
        games = sum(number in (game.white, game.black) for game in self.tournament.open_games)
        found = self.found[player]
        own = tuple(
            OwnResult(gain, games, found[gain].places(size)) for gain in sorted(found, reverse=True)
        )
        counts = tuple(sum(of_gain) for of_gain in zip(*(one.places.counts for one in own)))
        best, worst = min(one.places.best for one in own), max(one.places.worst for one in own)
        score = self.tournament.score(number)
        return PlayerOutlook(number, score, Places(counts, best, worst), own)


def _by_gain(
    block: Block, player: int, ranks: Sequence[int], lasts: Sequence[int]
) -> Iterator[tuple[HalfPoints, Sequence[int], Sequence[int]]]:
    """*ranks* and *lasts* of the outcomes parted by the score that the player has in them; one
    score may come more than once."""
    low, high = block.bounds[player]
    free = [(one.free, one.gains) for one in block.meetings[player] if one.free is not None]
    if not free:
        yield low, ranks, lasts
    elif len(free) <= _FEW and isinstance(ranks, bytes) and isinstance(lasts, bytes):
        certain = low - sum(min(gains) for _, gains in free)
        yield from _by_ends(ranks, lasts, len(block.names), sorted(free), certain)
    else:
        lifted = block.scores[player] - (low - block.least) * block.lanes.one
        scores = block.lanes.small(lifted, high - low)
        for more in set(scores):
            chosen = list(map(more.__eq__, scores))
            yield low + more, [*compress(ranks, chosen)], [*compress(lasts, chosen)]


def _by_ends(
    ranks: bytes,
    lasts: bytes,
    games: int,
    free: list[tuple[int, tuple[HalfPoints, ...]]],
    score: HalfPoints,
) -> Iterator[tuple[HalfPoints, Sequence[int], Sequence[int]]]:
    """The same, parted by the ends of his *free* games, of which there are few."""
    if not free:
        yield score, ranks, lasts
        return
    *before, (at, gains) = free
    for end, gain in enumerate(gains):
        these = with_end(ranks, games, at, end)
        ends = these if lasts is ranks else with_end(lasts, games, at, end)
        yield from _by_ends(these, ends, games - 1, before, score + gain)


def _joined(parts: list[Sequence[int]]) -> Sequence[int]:
    if all(isinstance(part, bytes) for part in parts):
        return b"".join(parts)  # type: ignore[arg-type]
    return tuple(rank for part in parts for rank in part)
