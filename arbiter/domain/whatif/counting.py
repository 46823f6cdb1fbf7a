"""All outcomes of the open games, counted: which places everybody takes in how many of them.

Nothing is sampled and nothing is estimated. Every outcome is ordered by points and by the whole
of the tournament's list, play-offs and orders by hand included, just as ``standings`` does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from arbiter.domain.scoring import HalfPoints
from arbiter.domain.standings import OUTSIDE_THE_LIST
from arbiter.domain.tiebreaks import TieBreak, is_known, tie_break
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.block import Block
from arbiter.domain.whatif.lanes import Lanes
from arbiter.domain.whatif.levels import MOST_PARTS, Levels
from arbiter.domain.whatif.outcomes import RESULTS, digits, open_names, outcome_count
from arbiter.domain.whatif.outlook import Outlook, OwnResult, Places, PlayerOutlook

MOST_COUNTED = 12
"""With more open games outcomes are not counted; ``bounds`` says then what can be proved."""
_AT_ONCE = 8
"""So many games run through all their ends in one block: it fits the processor's cache."""
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
    codes = tournament.regulations.tie_breaks
    listed = [tie_break(code) for code in codes if is_known(code) and code not in OUTSIDE_THE_LIST]
    return [asked for asked in listed if asked.answers(complete)]


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


class _Key(NamedTuple):
    """What a player takes from his open games, and the limits of his place."""

    gain: HalfPoints
    rank: int
    last: int


class _Gathered:
    """The counts so far."""

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
        self.found: list[Counter[_Key]] = [Counter() for _ in self.numbers]
        self.ranks: list[list[Sequence[int]]] = [[] for _ in self.numbers]

    def take_in(self, block: Block, levels: Levels) -> None:
        """Add the outcomes of *block*, which *levels* has ordered."""
        lanes = block.lanes
        for player, (ahead, shared) in enumerate(zip(levels.ahead, levels.shared())):
            rank = ahead + lanes.one
            ranks = lanes.small(rank, len(self.numbers))
            lasts = lanes.small(rank + shared, len(self.numbers)) if shared else ranks
            low, high = block.bounds[player]
            self.ranks[player].append(ranks)
            if low == high:
                gain = low - self.certain[player]
                keys = Counter(zip(ranks, lasts))
                own = {_Key(gain, *key): times for key, times in keys.items()}
            else:
                scores = lanes.small(
                    block.scores[player] - (low - block.least) * lanes.one, high - low
                )
                gain = low - self.certain[player]
                threes = Counter(zip(scores, ranks, lasts))
                own = {
                    _Key(gain + score, rank_, last): times
                    for (score, rank_, last), times in threes.items()
                }
            self.found[player].update(own)

    def outlook(self) -> Outlook:
        """What the counts say."""
        players = tuple(map(self._player, range(len(self.numbers))))
        names = open_names(self.tournament)
        ranks = tuple(_joined(parts) for parts in self.ranks)
        return Outlook(names, outcome_count(len(names)), players, ranks)

    def _player(self, player: int) -> PlayerOutlook:
        number, found = self.numbers[player], self.found[player]
        open_games = sum(number in (game.white, game.black) for game in self.tournament.open_games)
        gains = sorted({key.gain for key in found}, reverse=True)
        return PlayerOutlook(
            number,
            self.tournament.score(number),
            self._places(found),
            tuple(
                OwnResult(
                    gain,
                    open_games,
                    self._places(Counter({k: n for k, n in found.items() if k.gain == gain})),
                )
                for gain in gains
            ),
        )

    def _places(self, found: Counter[_Key]) -> Places:
        counts = [0] * len(self.numbers)
        for key, times in found.items():
            counts[key.rank - 1] += times
        best = min((key.rank for key in found), default=0)
        worst = max((key.last for key in found), default=0)
        return Places(tuple(counts), best, worst)


def _joined(parts: list[Sequence[int]]) -> Sequence[int]:
    if all(isinstance(part, bytes) for part in parts):
        return b"".join(parts)  # type: ignore[arg-type]
    return tuple(rank for part in parts for rank in part)
