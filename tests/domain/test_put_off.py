"""The games that are put off, the most pressing first."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.edits import SetPending
from arbiter.domain.put_off import Urgency, games_put_off
from arbiter.domain.tournament import Pending
from tests.boards import drawn


def listed(tournament, now="2026-05-10"):
    return [(one.game.name[:2], one.urgency, one.until) for one in games_put_off(tournament, now)]


def test_overdue_games_come_first_then_those_without_a_day_then_by_day():
    tournament = drawn(6)
    for first, second, until in (
        (1, 6, "2026-05-12"),
        (2, 5, ""),
        (3, 4, "2026-05-09T15:00"),
        (4, 6, "2026-05-11T10:00"),
    ):
        tournament = SetPending(first, second, 1, Pending.POSTPONED, until)(tournament)

    assert listed(tournament) == [
        ((3, 4), Urgency.OVERDUE, "2026-05-09T15:00"),
        ((2, 5), Urgency.UNDATED, ""),
        ((4, 6), Urgency.DUE, "2026-05-11T10:00"),
        ((1, 6), Urgency.DUE, "2026-05-12"),
    ]


def test_a_day_is_not_over_on_that_day_but_an_hour_is():
    tournament = SetPending(1, 6, 1, Pending.ADJOURNED, "2026-05-10")(drawn(6))
    assert listed(tournament, "2026-05-10T23:59")[0][1] is Urgency.DUE
    assert listed(tournament, "2026-05-11T00:00")[0][1] is Urgency.OVERDUE

    tournament = SetPending(1, 6, 1, Pending.ADJOURNED, "2026-05-10T10:00")(drawn(6))
    assert listed(tournament, "2026-05-10T10:01")[0][1] is Urgency.OVERDUE


def test_an_early_game_is_to_be_played_before_its_round():
    tournament = replace(drawn(6), round_starts=("2026-05-01", "2026-05-20T15:00"))
    tournament = SetPending(1, 2, 1, Pending.EARLY)(tournament)

    assert listed(tournament) == [((1, 2), Urgency.DUE, "2026-05-20T15:00")]


def test_an_early_game_gives_no_points_before_it_is_played():
    tournament = SetPending(1, 2, 1, Pending.EARLY)(drawn(6))
    assert tournament.score(1) == 0
    assert not tournament.started
