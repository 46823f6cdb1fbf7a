"""The points of a play-off."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tiebreaks.offered import OFFERED
from arbiter.domain.tiebreaks.play_off import among, decides, explain, value
from arbiter.domain.tournament import PlayOff
from tests.boards import drawn

PLAYED = replace(drawn(4), play_offs=(PlayOff(1, 2, 3, 1), PlayOff(2, 4, 2, 0)))


def test_only_games_among_the_players_count() -> None:
    assert value(PLAYED, (1, 2)) == [3, 1]
    assert value(PLAYED, (4, 2, 1)) == [0, 3, 3]
    assert among(PLAYED, (1, 4)) == ()


def test_it_decides_when_everybody_was_in_it() -> None:
    assert decides(PLAYED, (1, 2))
    assert decides(PLAYED, (1, 2, 4))
    assert not decides(PLAYED, (1, 2, 3))
    assert not decides(PLAYED, (1, 4))


def test_it_is_explained_opponent_by_opponent_in_points() -> None:
    explained = explain(PLAYED, 2, (1, 2, 4))
    assert [part.opponent for part in explained.parts] == [1, 4]
    assert 2 * explained.total == value(PLAYED, (2, 1, 4))[0]
    assert tie_break("PO").per_point(PLAYED) == 2


def test_it_is_in_no_list() -> None:
    assert "PO" not in OFFERED
