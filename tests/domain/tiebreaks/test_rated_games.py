"""The games that ratings look at."""

from __future__ import annotations

from arbiter.domain.tiebreaks.rated_games import (
    points_over_the_board,
    rated_games,
    rating_parts,
)
from tests.boards import tec


def test_the_forfeit_is_left_out_on_both_sides():
    for player, other in ((5, 6), (6, 5)):
        games = rated_games(tec(), player)
        assert len(games) == 4
        assert other not in {game.opponent for game in games}
        assert len(rating_parts(tec(), player)) == 5


def test_points_over_the_board():
    assert points_over_the_board(rated_games(tec(), 6)) * 2 == 1
