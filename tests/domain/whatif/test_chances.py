"""An estimate of the places, from ratings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tournament import Player
from arbiter.domain.whatif.chances import chances, game_chances
from arbiter.domain.whatif.counting import count_outcomes
from tests.domain.test_last_round import FOUR_ROUNDS, event


@pytest.mark.parametrize("white", range(1000, 2900, 190))
@pytest.mark.parametrize("black", range(1000, 2900, 170))
def test_what_is_expected_is_the_score(white: int, black: int) -> None:
    """Wins and half of the draws are FIDE's expected score, and nothing is below nothing."""
    from arbiter.domain.rating import expected_hundredths

    wins, draws, loses = game_chances(white, black)

    assert min(wins, draws, loses) >= 0
    assert wins + draws + loses == pytest.approx(1)
    assert wins + draws / 2 == pytest.approx(expected_hundredths(white, black) / 100)
    assert game_chances(black, white) == pytest.approx((loses, draws, wins))


def test_better_players_draw_more_often() -> None:
    """And unequal ones less often."""
    level = [game_chances(rating, rating)[1] for rating in (1400, 1800, 2200, 2600)]
    apart = [game_chances(2200 + apart, 2200 - apart)[1] for apart in (0, 100, 200, 300)]

    assert level == sorted(level)
    assert apart == sorted(apart, reverse=True)
    assert 0.15 < level[0] < level[-1] < 0.6


def test_places_are_weighed_by_the_same_outcomes() -> None:
    """Of each player they add up to 1; with equal players drawing a third they are the counts."""
    tournament = event(FOUR_ROUNDS)
    players = tuple(replace(player, rating_fide=2061) for player in tournament.players)
    tournament = replace(tournament, players=players)
    outlook = count_outcomes(tournament)
    assert outlook is not None
    _, draws, _ = game_chances(2061, 2061)
    assert draws == pytest.approx(1 / 3, abs=0.01)

    found = chances(tournament, outlook)

    assert found is not None
    for player in outlook.players:
        assert sum(found.of(player.number)) == pytest.approx(1)
        for place, count in enumerate(player.places.counts, 1):
            assert found.of(player.number)[place - 1] == pytest.approx(count / 27, abs=0.02)
    assert found.within(4, 3) == pytest.approx(1)


def test_no_rating_no_estimate() -> None:
    """Who has still to play must have one."""
    tournament = event(FOUR_ROUNDS)
    tournament = replace(tournament, players=(Player("New"), *tournament.players[1:]))
    outlook = count_outcomes(tournament)
    assert outlook is not None

    assert chances(tournament, outlook) is None
