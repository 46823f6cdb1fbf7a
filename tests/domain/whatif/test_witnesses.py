"""Outcomes that show that a place can be reached, or missed."""

from __future__ import annotations

import random

import pytest

from arbiter.domain.result import Result
from arbiter.domain.scoring import STANDARD
from arbiter.domain.tournament import GameName, Tournament
from arbiter.domain.whatif.bounds import bounds
from arbiter.domain.whatif.dealing import Answer, Costs, Dealt
from arbiter.domain.whatif.outcomes import Trial, open_names
from arbiter.domain.whatif.searches import Games, lifting, together
from arbiter.domain.whatif.witnesses import dealt_outcome, shown
from tests.boards import crosstable
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.domain.whatif.positions import position

LEVEL = crosstable(
    """
    1 Adams  *  1  0  .
    2 Berg   0  *  1  .
    3 Çelik  1  0  *  .
    4 Dahl   .  .  .  *
    """,
    tie_breaks=("TPN",),
)
"""Three in a circle; the fourth has played nobody. The lower number is ahead of the higher."""


def test_tie_breaks_show_what_points_leave_open() -> None:
    """Adams and Berg both win: level, and Adams is first by his number."""
    everything = Dealt(Answer.YES, held={})

    assert shown(LEVEL, 1, 1, everything, wins=True)
    assert not shown(LEVEL, 4, 4, everything, wins=False)
    assert shown(LEVEL, 4, 3, everything, wins=False)


@pytest.mark.parametrize("seed", range(0, 80, 2))
def test_outcomes_are_as_dealt(seed: int) -> None:
    """With a win worth two draws nobody who has a limit passes the player who wins all."""
    tournament = position(seed, most_open=6, scoring=STANDARD)
    names = open_names(tournament)
    pairs = [name[:2] for name in names]
    count = {n: sum(n in pair for pair in pairs) for n in tournament.numbers}
    for number in tournament.ranked:
        games = Games(pairs, count, number)
        trial = Trial(tuple((name, _won(tournament, name, number)) for name in names))
        most = trial.on(tournament).score(number)
        others = [other for other in tournament.ranked if other != number]
        certain = {other: _certain(tournament, other) for other in others}
        limits = {other: most - certain[other] for other in others}
        dealt = lifting(games, limits, Costs(2, 1), 1)
        if dealt.held:
            found = dealt_outcome(tournament, number, dealt, random.Random(1), wins=True)
            after = found.on(tournament)
            assert after.score(number) == most
            assert all(after.score(other) <= most for other in dealt.held)


@pytest.mark.parametrize("seed", range(1, 80, 2))
def test_outcomes_are_as_dealt_when_all_is_lost(seed: int) -> None:
    """Those who are to pass the player together do pass him."""
    tournament = position(seed, most_open=6, scoring=STANDARD)
    pairs = [name[:2] for name in open_names(tournament)]
    count = {n: sum(n in pair for pair in pairs) for n in tournament.numbers}
    for number in tournament.ranked:
        others = [other for other in tournament.ranked if other != number]
        least = _certain(tournament, number) + 1
        limits = {other: _certain(tournament, other) + 2 * count[other] - least for other in others}
        dealt = together(Games(pairs, count, number), limits, Costs(2, 1), 2)
        if dealt.held:
            found = dealt_outcome(tournament, number, dealt, random.Random(1), wins=False)
            after = found.on(tournament)
            assert all(after.score(other) > after.score(number) for other in dealt.held)


def _won(tournament: Tournament, name: GameName, number: int) -> Result:
    white = tournament.game(*name).white == number
    return Result.WHITE_WINS if white else Result.BLACK_WINS


def _certain(tournament: Tournament, number: int) -> int:
    scoring = tournament.regulations.scoring
    games = tournament.counted_games_of(number)
    return sum(game.points_of(number, scoring) for game in games if game.result is not None)


def test_nothing_dealt_shows_nothing() -> None:
    """Where no flow tells how, no outcome is made up."""
    assert not shown(LEVEL, 1, 1, Dealt(Answer.YES), wins=True)


def test_what_was_dealt_is_kept() -> None:
    """Of six, number 1 is first only if 4 does not win, which the flow says."""
    found = bounds(event(FOUR_ROUNDS), 2)
    assert found is not None

    assert found.of(1).first.out is Answer.NO
    assert found.of(4).first.safe is Answer.NO
    assert found.of(2).prizes.out is Answer.YES


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_same_is_looked_at_again(number: int) -> None:
    """An answer does not change from one time to the next."""
    dealt = Dealt(Answer.YES, held={})
    once = [shown(LEVEL, number, place, dealt, wins=False) for place in (1, 2, 3)]

    assert once == [shown(LEVEL, number, place, dealt, wins=False) for place in (1, 2, 3)]
