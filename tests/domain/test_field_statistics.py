"""Statistics of an event, against what was counted by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.field_statistics import (
    Births,
    Ratings,
    Record,
    RoundsAlike,
    Run,
    Tally,
    births,
    colours_told,
    longest_runs,
    most_draws,
    most_wins,
    percent,
    ratings,
    sharpest_and_quietest,
    tallies,
    tally,
    unbeaten,
    upsets,
)
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import Pending, Player, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from tests.boards import by_rounds, drawn, f5, f6, without_rounds
from tests.events import any_event

# f6, counted by hand:
#      White won  drawn  Black won
# R1       -       2        1      (6 beat 1)
# R2       1       1        1      (6 beat 4, 3 beat 5)
# R3       -       1        2      (1 beat 3, 5 beat 4)
# R4       1       1        1      (1 beat 4, 3 beat 2)
# R5       1       -        2      (3 beat 6, 2 beat 4, 1 beat 5)


def rated(tournament: Tournament, *given: int) -> Tournament:
    players = tuple(replace(p, rating_fide=r) for p, r in zip(tournament.players, given))
    return replace(tournament, players=players)


def born(*births: str) -> Tournament:
    players = tuple(Player(f"P{n}", birth=birth) for n, birth in enumerate(births))
    return Tournament(players=players)


def test_games_by_how_they_ended() -> None:
    """In all and round by round; White’s wins are White’s."""
    assert tally(f6().games) == Tally(3, 5, 7, 0, 0, 0)
    assert [told[:3] for told in tallies(f6())] == [
        (0, 2, 1),
        (1, 1, 1),
        (0, 1, 2),
        (1, 1, 1),
        (1, 0, 2),
    ]
    assert (tally(f6().games).played, tally(f6().games).won) == (15, 10)


def test_scoring_makes_no_difference() -> None:
    """Under 3-1-0 as many games are drawn."""
    assert tallies(f6(scoring=FOOTBALL)) == tallies(f6())


def test_a_forfeit_is_no_game_and_what_is_out_has_no_result() -> None:
    """Nor is an adjourned game a draw; a game without rating was played all the same."""
    tournament = SetResult(1, 6, 1, Result.BLACK_WINS_BY_FORFEIT)(f6())
    tournament = SetResult(2, 5, 1, Result.DOUBLE_FORFEIT)(tournament)
    tournament = SetResult(3, 4, 1, Result.DRAW_UNRATED)(tournament)
    tournament = SetPending(4, 6, 1, Pending.ADJOURNED)(SetResult(4, 6, 1, None)(tournament))
    tournament = SetPending(3, 5, 1, Pending.POSTPONED)(SetResult(3, 5, 1, None)(tournament))

    assert tallies(tournament)[:2] == (Tally(0, 1, 0, 0, 2, 0), Tally(0, 1, 0, 0, 0, 2))
    whole = tally(tournament.games)
    assert (whole.scheduled, whole.played, whole.forfeits, whole.open) == (15, 11, 2, 2)


@pytest.mark.parametrize(
    "result",
    [Result.BOTH_LOSE, Result.WHITE_DRAWS_BLACK_LOSES, Result.WHITE_LOSES_BLACK_DRAWS],
)
def test_what_the_arbiter_decided_is_no_win_and_no_draw(result: Result) -> None:
    """It was played; nobody's number of wins or draws grows with it."""
    tournament = SetResult(2, 5, 1, result)(f6())

    assert tallies(tournament)[0] == Tally(0, 1, 1, 1, 0, 0)
    assert tallies(tournament)[0].played == 3
    assert most_draws(tournament) == Record(2, (2, 6))
    assert most_wins(tournament) == most_wins(f6())


def test_the_free_round_of_an_odd_field_is_no_game() -> None:
    """Two games in each of five rounds."""
    assert [told.scheduled for told in tallies(f5())] == [2] * 5


def test_games_of_somebody_annulled_do_not_count() -> None:
    """Nobody wins from him, and he wins no record: 3 had won twice by then, 1 but once."""
    after = f6().after_round(4)
    left = Withdraw(3, annul=True)(after)
    counted = tally(left.counted_games)

    assert tally(after.games)[:3] == (2, 5, 5)
    assert (counted.scheduled, counted[:3]) == (10, (2, 4, 2))
    assert [told.scheduled for told in tallies(left)] == [2] * 5
    assert most_wins(after) == Record(2, (1, 3, 6))
    assert most_wins(left) == Record(2, (6,))
    assert upsets(rated(left, 2000, 2100, 2200, 2300, 2400, 2500)).won == 4


@pytest.mark.parametrize("seed", range(20))
def test_rounds_add_up_to_the_whole(seed: int) -> None:
    """Whatever the field, the cycles, the scoring, the forfeits."""
    tournament = any_event(seed)
    told = tallies(tournament)

    assert Tally(*map(sum, zip(*told))) == tally(tournament.games)
    assert sum(told.scheduled for told in told) == len(tournament.games)


def test_rounds_and_colours_that_nobody_knows_are_not_made_up() -> None:
    """Nor those that the Berger table lent to a foreign crosstable."""
    lent = replace(f6(), rounds_assumed=True)
    for tournament in (without_rounds(f6()), lent):
        assert tallies(tournament) == ()
        assert longest_runs(tournament) == ()
        assert sharpest_and_quietest(tournament) is None
        assert not colours_told(tournament)
        assert tally(tournament.games)[1] == 5
        assert tally(tournament.games).won == 10
        assert most_wins(tournament) == most_wins(f6())
    assert colours_told(f6())


def test_nothing_before_the_draw() -> None:
    """And no records before the first result."""
    for tournament in (Tournament(), Tournament(players=drawn(4).players), drawn(4)):
        assert not any(told.played for told in tallies(tournament))
        assert most_wins(tournament) is most_draws(tournament) is None
        assert unbeaten(tournament) == longest_runs(tournament) == ()
        assert sharpest_and_quietest(tournament) is None
        assert upsets(tournament) == ((), 0)


def test_shares_are_rounded_halves_upwards() -> None:
    """Of nothing there is none."""
    assert [percent(part, 8) for part in (1, 3, 4, 8)] == [13, 38, 50, 100]
    assert percent(0, 0) is None


def test_the_sharpest_round_and_the_quietest() -> None:
    """By the share of games won over the board; while a round has open games it may still be
    either."""
    assert sharpest_and_quietest(f6()) == (
        RoundsAlike((5,), Fraction(1)),
        RoundsAlike((1,), Fraction(1, 3)),
    )
    still_open = SetResult(1, 5, 1, None)(f6())
    assert sharpest_and_quietest(still_open) == (
        RoundsAlike((2, 3, 4), Fraction(2, 3)),
        RoundsAlike((1,), Fraction(1, 3)),
    )
    assert sharpest_and_quietest(f6().after_round(1)) is None


def test_rounds_that_are_all_alike_are_no_extremes() -> None:
    """Every game drawn."""
    drawn_games = tuple(replace(game, result=Result.DRAW) for game in f6().games)

    assert sharpest_and_quietest(replace(f6(), games=drawn_games)) is None


def test_ratings() -> None:
    """The mean of those who have one, 2112.5, a half upwards."""
    tournament = rated(f6(), 2000, 2100, 0, 2150, 0, 2200)

    assert ratings(tournament) == Ratings(4, 2113, 2200, 2000)
    assert Ratings(4, 2113, 2200, 2000).spread == 200
    assert ratings(f6()) is None


@pytest.mark.parametrize(
    ("given", "oldest", "youngest"),
    [
        (("1950", "2001", "1980"), (1,), (2,)),
        (("1950", "", "1950-03-01", "2001"), (1, 3), (4,)),
        (("1950-05-01", "2001-01-02", "1950-03-01", "2001-01-01"), (3,), (2,)),
        (("1950", "1950"), (1, 2), (1, 2)),
    ],
)
def test_the_oldest_and_the_youngest(
    given: tuple[str, ...], oldest: tuple[int, ...], youngest: tuple[int, ...]
) -> None:
    """By year, and by day where it is known of all of that year."""
    known = sum(map(bool, given))

    assert births(born(*given)) == Births(known, oldest, youngest)
    assert births(born("", "")) is None


def test_upsets_are_wins_over_somebody_rated_higher() -> None:
    """The largest difference first, then in the order of the calendar."""
    found = upsets(rated(f6(), 2000, 2100, 2200, 2300, 2400, 2500))

    assert found.won == 10
    assert [(u.winner, u.loser, u.difference) for u in found.games] == [
        (1, 5, 400),
        (1, 4, 300),
        (3, 6, 300),
        (3, 5, 200),
        (1, 3, 200),
        (2, 4, 200),
    ]


def test_without_two_ratings_or_a_game_there_is_no_upset() -> None:
    """Nor between equals."""
    tournament = rated(f6(), 2000, 2100, 2200, 2300, 0, 2200)
    tournament = SetResult(1, 4, 1, Result.WHITE_WINS_BY_FORFEIT)(tournament)
    found = upsets(tournament)

    # 5 is not rated, 3 and 6 are equals, 1 did not play 4; 6 and 3 beat lower ones in rounds 1, 4.
    assert [(u.winner, u.loser) for u in found.games] == [(1, 3), (2, 4), (6, 4)]
    assert found.won == 5


def test_ratings_of_different_lists_are_not_compared() -> None:
    """1 has both and 4 only the national one: 300 apart there, though 2500 is above all."""
    players = list(f6().players)
    players[0] = replace(players[0], rating_fide=2500, rating_national=1700)
    players[3] = replace(players[3], rating_national=2000)
    players[4] = replace(players[4], rating_fide=2600)
    found = upsets(replace(f6(), players=tuple(players)))

    assert [(u.winner, u.loser, u.winner_rating, u.loser_rating) for u in found.games] == [
        (1, 4, 1700, 2000),
        (1, 5, 2500, 2600),
    ]
    assert found.won == 2


def test_who_won_and_who_drew_most() -> None:
    """All who share it."""
    assert most_wins(f6()) == Record(3, (1, 3))
    assert most_draws(f6()) == Record(3, (2,))
    forfeited = SetResult(1, 4, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    assert most_wins(forfeited) == Record(3, (3,))


def test_unbeaten_is_who_played_and_never_lost() -> None:
    """A game lost by forfeit is a loss in the crosstable; who never played is not named."""
    started = by_rounds(6, "R1: 1–6 1–0, 2–5 ½, 3–4 +/–. R2: 5–3 –/+.")

    assert unbeaten(f6()) == ()
    assert unbeaten(started) == (1, 2)
    assert unbeaten(by_rounds(4, "R1: 1–4 ½, 2–3 0–1")) == (1, 3, 4)


def test_the_longest_run_of_wins() -> None:
    """1 won in rounds 3 to 5; 6 in 1 and 2, and 3 in 4 and 5."""
    assert longest_runs(f6()) == (Run(1, 3, 3, 5),)
    assert longest_runs(f6().after_round(2)) == (Run(6, 2, 1, 2),)
    assert longest_runs(f6().after_round(1)) == ()


def test_a_forfeit_ends_no_run_and_an_open_game_does() -> None:
    """Nobody knows how that one will end; what the arbiter decided was no win."""
    forfeited = SetResult(1, 4, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    assert longest_runs(forfeited) == (Run(1, 2, 3, 5), Run(3, 2, 4, 5), Run(6, 2, 1, 2))
    for result in (None, Result.BOTH_LOSE):
        changed = SetResult(1, 4, 1, result)(f6())
        assert longest_runs(changed) == (Run(3, 2, 4, 5), Run(6, 2, 1, 2))
