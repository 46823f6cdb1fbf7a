"""Numbers of a league are the places in an earlier table."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import AddPlayers, DrawLots, SetPlayer, SetResult
from arbiter.domain.errors import NoStandingsThere
from arbiter.domain.result import Result
from arbiter.domain.standings_numbers import numbers_from
from arbiter.domain.tournament import LotMethod, Player, Tournament
from tests.boards import drawn, seed


def field(*names):
    return AddPlayers(tuple(Player(name) for name in names))(Tournament())


def test_seed_003_numbers_are_the_places():
    """Whoever came first has number 1, in whatever order they are entered."""
    found = numbers_from(field("Smirnov", "Ivanov", "Sidorov", "Petrov"), seed())

    assert found.order == (2, 4, 3, 1)
    assert found.places == (1, 2, 3, 5)
    assert found.open_games == 0


def test_who_does_not_stand_there_comes_last_in_the_order_of_the_list():
    found = numbers_from(field("Newman", "Petrov", "Adams", "Ivanov"), seed())

    assert found.order == (4, 2, 1, 3)
    assert found.places == (1, 2, None, None)


def test_numbers_follow_the_earlier_tournament_until_the_start():
    earlier = SetResult(1, 2, 1, Result.BLACK_WINS)(drawn(["Adams", "Berg", "Costa"]))
    tournament = field("Adams", "Berg", "Costa")
    first = numbers_from(tournament, earlier)
    tournament = DrawLots(LotMethod.FROM_STANDINGS, first.order, source="a.arbiter")(tournament)
    assert tournament.player(1).name == "Berg"
    assert tournament.lots.source == "a.arbiter"
    assert first.open_games == 2

    earlier = SetResult(1, 2, 1, Result.WHITE_WINS)(earlier)
    again = numbers_from(tournament, earlier)
    tournament = DrawLots(LotMethod.FROM_STANDINGS, again.order, source="a.arbiter")(tournament)
    assert tournament.player(1).name == "Adams"


def test_nobody_in_common_or_no_games_there_gives_no_numbers():
    with pytest.raises(NoStandingsThere) as caught:
        numbers_from(field("Adams", "Berg", "Costa"), seed(), "seed.arbiter")
    assert caught.value.source == "seed.arbiter"
    with pytest.raises(NoStandingsThere):
        numbers_from(field("Ivanov", "Petrov", "Sidorov"), field("Ivanov", "Petrov", "Sidorov"))


def test_who_is_only_alike_is_not_taken_for_him():
    """Another year of birth, another person."""
    earlier = SetPlayer(1, Player("Ivanov", birth="1980"))(seed())
    tournament = SetPlayer(2, Player("Ivanov", birth="1999"))(field("Petrov", "X", "Sidorov"))
    assert numbers_from(tournament, earlier).places == (2, 3, None)
