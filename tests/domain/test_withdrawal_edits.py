from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter.domain.crosstable import crosstable
from arbiter.domain.edits import AddPlayers, RemovePlayer, SetPending, SetResult
from arbiter.domain.errors import (
    AlreadyWithdrawn,
    NotDrawn,
    NotWithdrawn,
    PlayerHasGames,
    PlayerNotFound,
)
from arbiter.domain.progress import progress, put_off, round_to_play
from arbiter.domain.result import Result
from arbiter.domain.standings import Standing, standings
from arbiter.domain.tiebreaks import known, tie_break
from arbiter.domain.tournament import Pending, Player, Tournament
from arbiter.domain.withdrawal_edits import TakeBackWithdrawal, Withdraw
from arbiter.domain.withdrawals import annuls, is_missed_by
from tests.boards import F6_ROUNDS, by_rounds, drawn, f6
from tests.domain.test_by_the_rules import event


def f6_after(rounds: int) -> Tournament:
    """Six players, as far as so many rounds."""
    return by_rounds(6, F6_ROUNDS[: F6_ROUNDS.index(f"R{rounds + 1}")], tie_breaks=("SB",))


def withdraw(tournament: Tournament, number: int) -> Tournament:
    """*number* leaves, as the regulations have it."""
    return Withdraw(number, annul=annuls(tournament, number))(tournament)


def finished(tournament: Tournament) -> Tournament:
    """The other games of F6 played as they were."""
    for game in f6().games:
        if tournament.game(*game.name).result is None:
            tournament = SetResult(*game.name, game.result)(tournament)
    return tournament


def table(tournament: Tournament) -> list[tuple[int, Fraction, Fraction]]:
    """Number, points and SB of all who have a place."""
    rows = [row for row in standings(tournament).rows if row.counts]
    return [(r.number, Fraction(r.points, 2), Fraction(r.values["SB"] or 0, 4)) for r in rows]


def test_b16_withdrawn_after_two_of_five() -> None:
    """The row stays, without a place; nobody is counted against him; totals add up to ten."""
    left = withdraw(f6_after(2), 4)
    assert left.withdrawals[0].annulled
    assert left.withdrawals[0].round == 3
    assert left.game(4, 5).result is Result.BLACK_WINS_BY_FORFEIT
    assert left.game(1, 4).result is Result.WHITE_WINS_BY_FORFEIT
    assert left.game(4, 2).result is Result.BLACK_WINS_BY_FORFEIT

    end = finished(left)
    half = Fraction(1, 2)
    assert table(end) == [
        (3, 3, Fraction(9, 2)),
        (1, 5 * half, Fraction(19, 4)),
        (6, 2, Fraction(15, 4)),
        (2, 3 * half, Fraction(11, 4)),
        (5, 1, Fraction(7, 4)),
    ]
    assert sum(points for _, points, _ in table(end)) == 10
    last = standings(end).rows[-1]
    assert (last.number, last.rank, last.last, last.counts) == (4, None, None, False)
    assert not last.shared
    assert last.points == 1  # what stands in the row, in brackets: a draw
    assert set(last.values.values()) == {None}
    assert progress(end).final


def test_b17_withdrawn_after_three_of_five() -> None:
    """Everything counts: the table is that of F6, and he is sixth with half a point."""
    end = finished(withdraw(f6_after(3), 4))

    assert table(end) == table(f6(tie_breaks=("SB",)))
    assert standings(end).of(4).rank == 6
    assert standings(end).of(4).points == 1


def test_b17_without_a_withdrawal_nobody_is_left_out() -> None:
    """All have three of five games, or less, and are counted."""
    for rounds in (1, 2, 3):
        assert all(row.counts for row in standings(f6_after(rounds)).rows)


def test_b24_a_withdrawal_taken_back_by_hand_leaves_nothing() -> None:
    """A forfeit and a withdrawal entered by mistake, and both undone by hand."""
    untouched = f6()
    wrong = SetResult(2, 5, 1, Result.BLACK_WINS_BY_FORFEIT)(untouched)
    wrong = Withdraw(5, annul=True)(wrong)
    assert standings(wrong).of(5).rank is None
    back = SetResult(2, 5, 1, Result.DRAW)(TakeBackWithdrawal(5)(wrong))

    assert back == untouched
    assert standings(back).rows == standings(untouched).rows
    assert crosstable(standings(back)) == crosstable(standings(untouched))


def test_b36_a_player_with_games_is_not_deleted_but_withdraws() -> None:
    """Removing is refused; leaving keeps the row and the results, and round 3 can be finished."""
    after = f6_after(2)
    with pytest.raises(PlayerHasGames):
        RemovePlayer(4)(after)

    left = withdraw(after, 4)
    assert left.size == 6
    assert [left.game(*game.name) for game in after.games if game.result] == [
        game for game in after.games if game.result
    ]
    open_in_third = [game for game in left.open_games if game.round == 3]
    assert len(open_in_third) == 2
    for game in open_in_third:
        left = SetResult(*game.name, Result.DRAW)(left)
    assert progress(left).complete == 3
    with pytest.raises(PlayerHasGames):
        RemovePlayer(4)(left)


def test_b37_neither_side_appeared() -> None:
    """Both get nothing, and direct encounter then puts number 1 first."""
    tournament = SetResult(4, 2, 1, Result.DOUBLE_FORFEIT)(f6(tie_breaks=("SB", "DE")))
    rows = table(tournament)

    expected = {1: (7, 27), 3: (7, 27), 6: (6, 23), 5: (4, 11), 2: (3, 17), 4: (1, 7)}
    assert {n: (p, s) for n, p, s in rows} == {
        n: (Fraction(p, 2), Fraction(s, 4)) for n, (p, s) in expected.items()
    }
    assert [number for number, _, _ in rows] == [1, 3, 6, 5, 2, 4]
    assert sum(points for _, points, _ in rows) == 14


def test_b13_a_later_round_first() -> None:
    """A game of round 3 while round 2 is open counts at once, and reorders nothing."""
    after = f6_after(1)
    early = SetResult(2, 6, 1, Result.DRAW)(after)

    assert early.score(2) == after.score(2) + 1
    assert early.score(6) == after.score(6) + 1
    assert early.reported(2) == early.reported(6) == 2
    assert len([game for game in early.open_games if game.round == 2]) == 3
    assert [game.name for game in early.games] == [game.name for game in after.games]
    assert (progress(early).complete, progress(early).beyond) == (1, 1)


def test_b12_the_round_to_play_is_the_first_with_an_open_game() -> None:
    """After the first round the second, until its last game is in."""
    four = drawn(4)
    for game in four.boards(1):
        four = SetResult(*game.name, Result.DRAW)(four)
    assert round_to_play(four) == 2
    last = four.boards(2)[-1]
    for game in four.boards(2)[:-1]:
        four = SetResult(*game.name, Result.DRAW)(four)
    assert round_to_play(four) == 2
    assert round_to_play(SetResult(*last.name, Result.DRAW)(four)) == 3


def test_who_counts_and_whose_games() -> None:
    """Points, opponents, games played and the score before a round leave them out."""
    left = withdraw(f6_after(2), 4)

    assert not left.counts(4)
    assert left.ranked == (1, 2, 3, 5, 6)
    assert all(4 not in met for met in left.opponents)
    assert left.opponents[3] == ()
    assert left.reported(4) == left.score(4) == 0
    assert left.reported(3) == 1
    assert left.points_in_table(4) == 1
    assert left.points_in_table(3) == left.score(3) == 2
    assert left.points_before(3)[2] == 2
    assert not any(4 in (game.white, game.black) for game in left.open_games)


def test_the_line_of_the_koya_system_drops_with_him() -> None:
    """Four opponents make four points, half of which are two: number 6 has just that."""
    end = finished(withdraw(f6_after(2), 4))
    assert end.score(6) == 4
    assert tie_break("KS").value(end, [3]) == [2]  # 3 beat 6; lost to 1, and 2 and 5 are below


def test_of_two_who_left_the_game_is_lost_by_both() -> None:
    """The one who leaves later was not there either; nor does he keep a forfeit for free."""
    first = Withdraw(4)(f6_after(3))
    second = Withdraw(2)(first)

    assert first.game(2, 4).result is Result.BLACK_WINS_BY_FORFEIT
    assert second.game(2, 4).result is Result.DOUBLE_FORFEIT
    assert TakeBackWithdrawal(2)(second) == first
    other_way = TakeBackWithdrawal(4)(second)
    assert other_way.game(2, 4).result is Result.WHITE_WINS_BY_FORFEIT
    assert TakeBackWithdrawal(2)(other_way) == f6_after(3)


def test_a_forfeit_won_while_he_was_there_stays() -> None:
    """Number 4 left before round 3, number 5 was there in round 3 and leaves before round 4."""
    left = Withdraw(4)(f6_after(2))
    for game in left.boards(3):
        if game.result is None:
            left = SetResult(*game.name, Result.DRAW)(left)
    both = Withdraw(5)(left)

    assert both.game(4, 5).result is Result.BLACK_WINS_BY_FORFEIT
    back = TakeBackWithdrawal(4)(both)
    assert back.game(4, 5).result is Result.WHITE_WINS_BY_FORFEIT


def test_a_game_put_off_is_put_off_again() -> None:
    """Taking back brings the postponement and its day back."""
    put = SetPending(1, 4, 1, Pending.POSTPONED, "2026-05-09")(f6_after(2))
    left = withdraw(put, 4)

    assert put_off(left) == ()
    assert TakeBackWithdrawal(4)(left) == put


def test_a_late_result_stays_out_and_stays_when_he_comes_back() -> None:
    """Entered after he left, it stands in the table; only his forfeits are taken back."""
    left = withdraw(f6_after(2), 4)
    late = SetResult(1, 4, 1, Result.DRAW)(left)

    assert late.points_in_table(4) == 2
    assert late.scores == left.scores
    cleared = SetResult(1, 4, 1, None)(left)
    assert cleared.open_games == left.open_games
    assert progress(cleared).open_games == progress(left).open_games
    back = TakeBackWithdrawal(4)(late)
    assert back == SetResult(1, 4, 1, Result.DRAW)(f6_after(2))


def test_all_but_two_leave() -> None:
    """The two are ranked, and then nobody is."""
    tournament = f6_after(2)
    for number in (1, 2, 3, 4):
        tournament = Withdraw(number, annul=True)(tournament)
    rows = standings(tournament).rows

    assert [row.number for row in rows if row.counts] == [6, 5] or [
        row.number for row in rows if row.counts
    ] == [5, 6]
    assert [row.number for row in rows[2:]] == [1, 2, 3, 4]
    for number in (5, 6):
        tournament = Withdraw(number, annul=True)(tournament)
    assert [row.rank for row in standings(tournament).rows] == [None] * 6
    assert progress(tournament).final


def test_what_is_refused() -> None:
    """Before the draw, twice, nobody, and coming back without having left."""
    with pytest.raises(NotDrawn):
        Withdraw(1)(Tournament(players=(Player("Adams"),)))
    with pytest.raises(PlayerNotFound):
        Withdraw(7)(f6())
    with pytest.raises(AlreadyWithdrawn):
        Withdraw(4)(Withdraw(4)(f6()))
    with pytest.raises(NotWithdrawn):
        TakeBackWithdrawal(4)(f6())
    with pytest.raises(PlayerNotFound):
        TakeBackWithdrawal(9)(f6())


def test_the_reason_is_one_tidy_line() -> None:
    """Blanks go; who was expelled is known as such."""
    (left,) = Withdraw(4, expelled=True, reason="  a  phone\n rang ")(f6()).withdrawals
    assert left.reason == "a phone rang"
    assert left.expelled


def without(tournament: Tournament, gone: set[int]) -> tuple[Tournament, dict[int, int]]:
    """*tournament* as if *gone* had never entered it; and the new number of everybody else."""
    number = {old: new for new, old in enumerate(sorted(set(tournament.numbers) - gone), 1)}
    games = tuple(
        replace(game, white=number[game.white], black=number[game.black])
        for game in tournament.games
        if game.white in number and game.black in number
    )
    players = tuple(tournament.player(old) for old in number)
    return replace(tournament, players=players, games=games, withdrawals=()), number


def by_number(rows: tuple[Standing, ...], code: str) -> dict[int, int | None]:
    """The values of all who have a place."""
    return {row.number: row.values[code] for row in rows if row.counts}


NAMED_BY_NUMBER = ("LOT", "TPN", "TPN/R")
"""They say the number itself, or draw by it; without the leaver numbers are others."""


@pytest.mark.parametrize("block", range(6))
def test_the_annulled_might_never_have_been_there(block: int) -> None:
    """300 events of every sort: points, places and each tie-break as if he were not there."""
    for seed in range(50 * block, 50 * block + 50):
        dice = random.Random(seed)
        before = event(seed)
        rated = tuple(
            replace(player, rating_fide=dice.choice((0, 1500, 1800, 2200)))
            for player in before.players
        )
        rules = replace(before.regulations, unrated=dice.choice((0, 1400, -1)), tie_breaks=())
        left = replace(before, players=rated, regulations=rules)
        gone = set(dice.sample(list(before.numbers), dice.choice((1, 1, 2))))
        for number in gone:
            left = Withdraw(number, annul=True)(left)
        alone, number = without(left, gone)
        for code in known():
            ours = standings(left, (code,)).rows
            theirs = standings(alone, (code,)).rows
            points = {number[row.number]: row.points for row in ours if row.counts}
            assert points == {row.number: row.points for row in theirs}, (seed, code)
            if code == "LOT":
                continue
            places = {number[row.number]: (row.rank, row.last) for row in ours if row.counts}
            assert places == {row.number: (row.rank, row.last) for row in theirs}, (seed, code)
            if code not in NAMED_BY_NUMBER:
                values = {number[n]: value for n, value in by_number(ours, code).items()}
                assert values == by_number(theirs, code), (seed, code)


def test_every_explanation_adds_up_without_the_annulled() -> None:
    """The addends of each tie-break make its value, and none is taken from a game left out."""
    for seed in range(40):
        left = Withdraw(1, annul=True)(event(seed))
        for code in known():
            chosen = tie_break(code)
            if not chosen.answers(left):
                continue
            unit = chosen.per_point(left)
            values = chosen.value(left, left.ranked)
            for number, value in zip(left.ranked, values):
                found = chosen.explain(left, number, left.ranked)
                counted = [part.opponent for part in found.parts if part.counted]
                assert 1 not in counted, (seed, code)
                if value is not None:
                    assert found.total * unit == value, (seed, code, number)


def test_a_latecomer_wins_against_who_has_left() -> None:
    """In an odd field: his game with number 2 is a forfeit, and open again if 2 comes back."""
    left = Withdraw(2, annul=True)(drawn(5))
    grown = AddPlayers((Player("Late"),))(left)

    assert is_missed_by(grown.game(2, 6), 2)
    assert grown.game(1, 6).result is None
    back = TakeBackWithdrawal(2)(grown)
    assert back.game(2, 6).result is None
    assert back == AddPlayers((Player("Late"),))(drawn(5))


def test_in_whatever_order_they_come_back_nothing_remains() -> None:
    """200 events with open games, of which some or all leave and come back."""
    for seed in range(200):
        dice = random.Random(seed)
        before = event(seed)
        leaving = dice.sample(list(before.numbers), dice.randint(1, before.size))
        state = before
        for number in leaving:
            state = Withdraw(number, annul=dice.random() < 0.5)(state)
            assert not [game for game in state.games_of(number) if game.result is None], seed
        dice.shuffle(leaving)
        for number in leaving:
            state = TakeBackWithdrawal(number)(state)
        assert state == before, seed
