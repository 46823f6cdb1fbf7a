"""All outcomes counted: equal to the ordinary standings, outcome by outcome."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Game, Player, Tournament
from arbiter.domain.whatif.counting import MOST_COUNTED, count_outcomes, countable
from arbiter.domain.whatif.outcomes import RESULTS, outcome
from tests.boards import drawn
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.domain.whatif.positions import LARGE, NEGATIVE, differences, position, with_results
from tests.events import complete


def test_the_last_round_of_six() -> None:
    """Best and worst places, and how often numbers 4 and 1 are first."""
    outlook = count_outcomes(event(FOUR_ROUNDS))
    assert outlook is not None

    limits = [(player.best, player.worst) for player in outlook.players]

    assert limits == [(1, 5), (4, 6), (2, 6), (1, 3), (2, 6), (2, 6)]
    assert outlook.outcomes == 27
    assert [player.places.counts[0] for player in outlook.players] == [5, 0, 0, 22, 0, 0]


@pytest.mark.parametrize("seed", range(0, 1000, 20))
def test_usual_lists_equal_the_standings(seed: int) -> None:
    """DE, SB, WIN, KS and SSB in any order."""
    tournament = position(seed)
    outlook = count_outcomes(tournament)
    assert outlook is not None

    assert differences(tournament, outlook) == []


@pytest.mark.parametrize("seed", range(1, 1500, 20))
def test_every_list_equals_the_standings(seed: int) -> None:
    """Any tie-breaks at all, known and unknown."""
    tournament = position(seed, usual=False, most_open=4)
    outlook = count_outcomes(tournament)
    assert outlook is not None

    assert differences(tournament, outlook) == []


@pytest.mark.parametrize("seed", range(20))
def test_a_loss_may_cost_points(seed: int) -> None:
    """With points below nothing values are below nothing too."""
    tournament = position(
        seed, scoring=NEGATIVE if seed % 2 else LARGE, most_open=4, usual=seed < 10
    )
    outlook = count_outcomes(tournament)
    assert outlook is not None

    assert differences(tournament, outlook) == []


def test_progress_is_told_and_it_can_be_stopped() -> None:
    """Nine open games are three blocks."""
    tournament = drawn(18)
    last = tournament.games[-9:]
    names = {game.name for game in last}
    ended = with_results(
        tournament,
        {game.name: _some(game.white) for game in tournament.games if game.name not in names},
    )
    told: list[tuple[int, int]] = []
    outlook = count_outcomes(ended, progress=lambda done, of: told.append((done, of)))

    assert outlook is not None
    assert outlook.outcomes == 3**9
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert count_outcomes(ended, cancelled=lambda: True) is None


def _some(number: int) -> Result:
    return RESULTS[number % 3]


def test_more_games_than_one_block_holds() -> None:
    """Nine open games, by tie-breaks that depend on a player's own results."""
    codes = ("STD", "SB/C1", "PS", "APRO", "TPR")
    tournament = complete(7, seed=3)
    games = tuple(replace(game, result=None) for game in tournament.games[-9:])
    regulations = replace(tournament.regulations, tie_breaks=codes, scoring=FOOTBALL)
    tournament = replace(
        tournament, games=(*tournament.games[:-9], *games), regulations=regulations
    )
    outlook = count_outcomes(tournament)
    assert outlook is not None

    for number in range(0, outlook.outcomes, 53):
        table = standings(outcome(outlook.games, number).on(tournament))
        for row in table.rows:
            assert outlook.ranks_of(row.number)[number] == row.rank


def test_too_many_are_refused() -> None:
    """13 open games are 1,594,323 outcomes."""
    tournament = drawn(6)

    assert len(tournament.open_games) > MOST_COUNTED
    assert not countable(tournament)
    with pytest.raises(ValueError, match="15 open games"):
        count_outcomes(tournament)


def test_more_players_than_a_byte_counts() -> None:
    """Places above 255 are places too."""
    names = range(1, 261)
    games = tuple(Game(number, number + 1, result=RESULTS[number % 3]) for number in names[:-1:2])
    games = (*games[:-2], *(replace(game, result=None) for game in games[-2:]))
    tournament = Tournament(
        players=tuple(Player(f"Player {number}") for number in names), games=games
    )
    outlook = count_outcomes(tournament)
    assert outlook is not None

    assert differences(tournament, outlook) == []
    assert max(player.worst for player in outlook.players) == 260
