"""What is needed: every claim holds in every outcome of which it speaks."""

from __future__ import annotations

import pytest

from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.domain.whatif.needs import MOST_LINES, Condition, NeedRow, Verdict, needs
from arbiter.domain.whatif.outcomes import Trial, outcome
from arbiter.domain.whatif.outlook import Outlook
from tests.boards import crosstable
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.domain.whatif.positions import position


def outlook_of(tournament: Tournament) -> Outlook:
    """All outcomes of *tournament*."""
    found = count_outcomes(tournament)
    assert found is not None
    return found


def gain(tournament: Tournament, trial: Trial, number: int) -> int:
    """Half points of the player from the games of *trial*."""
    scoring = tournament.regulations.scoring
    after = trial.on(tournament)
    return sum(
        after.game(*name).points_of(number, scoring)
        for name, _ in trial.results
        if number in name[:2]
    )


def says(row: NeedRow, trial: Trial) -> bool | None:
    """Whether *row* says that the place is reached in the outcome *trial*."""
    if row.verdict is Verdict.COUNTED:
        return None
    if row.verdict in (Verdict.ALWAYS, Verdict.NEVER):
        return row.verdict is Verdict.ALWAYS
    told = any(all(trial.result(one.game) in one.results for one in line) for line in row.lines)
    return told is (row.verdict is Verdict.IF)


MANY_LINES = (101, 103, 113)
"""Positions with up to six open games that could be told in more than six lines."""


@pytest.mark.parametrize("seed", [*range(0, 600, 15), *MANY_LINES])
def test_lines_tell_exactly_what_they_claim(seed: int) -> None:
    """In every outcome, for every player and place, by the place that he has there."""
    tournament = position(seed, most_open=6 if seed in MANY_LINES else 4)
    outlook = outlook_of(tournament)
    for player in outlook.players:
        for place in (1, 2, 3):
            need = needs(tournament, outlook, player.number, place)
            rows = {row.own.gain: row for row in need.rows}
            ranks = outlook.ranks_of(player.number)
            for number, rank in enumerate(ranks):
                trial = outcome(outlook.games, number)
                row = rows[gain(tournament, trial, player.number)]
                assert says(row, trial) in (None, rank <= place)
            assert need.reached == sum(rank <= place for rank in ranks)
            assert sum(len(row.lines) for row in need.rows) <= MOST_LINES
            assert all(len(line) <= 3 for row in need.rows for line in row.lines)
            gains = [own.gain for own in player.own]
            enough = [
                least
                for least in gains
                if all(
                    rank <= place
                    for number, rank in enumerate(ranks)
                    if gain(tournament, outcome(outlook.games, number), player.number) >= least
                )
            ]
            assert need.enough == min(enough, default=None)


def test_games_that_do_not_matter_are_not_spoken_of() -> None:
    """Of somebody with two open games, where his own games part the outcomes."""
    tournament = position(103, most_open=6)
    need = needs(tournament, outlook_of(tournament), 1, 2)

    between = need.rows[1:-1]
    assert between
    assert any(row.verdict in (Verdict.IF, Verdict.UNLESS) for row in between)
    assert all(row.own.games > 1 for row in between)


@pytest.mark.parametrize("seed", range(7, 300, 15))
def test_examples_show_what_is_claimed(seed: int) -> None:
    """An outcome in which the place is reached with just that own result, and one in which not."""
    tournament = position(seed, most_open=4)
    outlook = outlook_of(tournament)
    for player in outlook.players:
        for row in needs(tournament, outlook, player.number, 2).rows:
            for trial, reached in ((row.reached, True), (row.missed, False)):
                if trial is None:
                    assert row.verdict is (Verdict.NEVER if reached else Verdict.ALWAYS)
                    continue
                assert gain(tournament, trial, player.number) == row.own.gain
                after = outlook_of(trial.on(tournament)).of(player.number)
                assert after.safe(2) is reached


def test_what_is_enough_whatever_happens() -> None:
    """Who leads by two points needs nothing; who is level with another needs half a point."""
    tournament = crosstable(
        """
        1 Petrov  *  .  1  1
        2 Berg    .  *  0  0
        3 Ivanov  0  1  *  .
        4 Pupkin  0  1  .  *
        """,
        tie_breaks=("WIN",),
    )
    need = needs(tournament, outlook_of(tournament), 1, 1)

    assert [row.verdict for row in need.rows] == [Verdict.ALWAYS] * 3
    assert need.enough == 0

    need = needs(tournament, outlook_of(tournament), 3, 2)
    assert [row.verdict for row in need.rows] == [Verdict.ALWAYS, Verdict.ALWAYS, Verdict.NEVER]
    assert need.enough == 1


def test_the_leader_of_six() -> None:
    """Number 4 wins and is first; a draw is enough unless number 1 wins and 6 does."""
    tournament = event(FOUR_ROUNDS)
    need = needs(tournament, outlook_of(tournament), 4, 1)

    win, draw, loss = need.rows
    assert need.enough == 2
    assert (win.verdict, draw.verdict) == (Verdict.ALWAYS, Verdict.UNLESS)
    assert draw.lines == (
        (
            Condition((3, 6, 1), (Result.BLACK_WINS,)),
            Condition((1, 5, 1), (Result.BLACK_WINS,)),
        ),
    )
    assert loss.verdict is not Verdict.COUNTED
    assert loss.own.places.within(1) == 5
