"""Who gets what, to the cent."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.domain.edits import SetResult
from arbiter.domain.prize_shares import Shares, prize_shares
from arbiter.domain.prizes import Prizes, Sharing
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from tests.boards import crosstable, f6, seed
from tests.strategies import tournaments


def shared(tournament: Tournament, *euros: int, by: Sharing = Sharing.EQUAL) -> Shares:
    """The shares of prizes of so many whole *euros*."""
    amounts = tuple(100 * amount for amount in euros)
    return prize_shares(standings(tournament), Prizes("EUR", amounts, by))


def paid(shares: Shares) -> list[int]:
    """Cents of each, the first place first."""
    return [share.cents for share in shares.shares]


LEVEL = """
    1 Adams  *  ½  1  1
    2 Berg   ½  *  1  1
    3 Cole   0  0  *  ½
    4 Dahl   0  0  ½  *
"""
"""Two are level on the first place, two on the third."""


@pytest.mark.parametrize(
    ("by", "cents"),
    [
        # By Sonneborn-Berger Sidorov is third and Kuznetsov fourth, both with 4 points.
        (Sharing.NONE, [50000, 30000, 20000, 10000, 0, 0, 0]),
        (Sharing.EQUAL, [50000, 30000, 15000, 15000, 0, 0, 0]),
        (Sharing.HORT, [50000, 30000, 17500, 12500, 0, 0, 0]),
    ],
)
def test_the_founding_example(by: Sharing, cents: list[int]) -> None:
    """Third and fourth are level on points, and a tie-break parts them."""
    assert paid(shared(seed(), 500, 300, 200, 100, by=by)) == cents


def test_hort_s_own_example() -> None:
    """Prizes of 1000, 500, 350, 200, 150, 100 with two, one and three level on points."""
    table = crosstable(
        """
        1 A  *  ½  1  1  1  1
        2 B  ½  *  1  1  1  1
        3 C  0  0  *  1  1  1
        4 D  0  0  0  *  ½  ½
        5 E  0  0  0  ½  *  ½
        6 F  0  0  0  ½  ½  *
        """,
        tie_breaks=("TPN",),
    )
    shares = shared(table, 1000, 500, 350, 200, 150, 100, by=Sharing.HORT)

    assert paid(shares) == [87500, 62500, 35000, 17500, 15000, 12500]
    assert [share.level for share in shares.shares] == [2, 2, 1, 3, 3, 3]


@pytest.mark.parametrize("by", Sharing)
def test_who_shares_a_place_gets_as_much(by: Sharing) -> None:
    """Without a tie-break there is no own place, whatever the rule is."""
    table = crosstable(LEVEL, tie_breaks=())

    assert paid(shared(table, 100, 50, 30, 10, by=by)) == [7500, 7500, 2000, 2000]


def test_the_last_prize_is_shared_with_those_who_have_none() -> None:
    """Three prizes, and two level on places three and four."""
    assert paid(shared(crosstable(LEVEL), 100, 50, 30)) == [7500, 7500, 1500, 1500]


def test_cents_that_cannot_be_divided() -> None:
    """The first placed get one more, the sum stays, and it is said."""
    table = crosstable(LEVEL, tie_breaks=("TPN",))
    shares = prize_shares(standings(table), Prizes("", (101, 0, 3, 2)))

    assert paid(shares) == [51, 50, 3, 2]
    assert shares.odd_cents
    assert not shared(table, 100, 50).odd_cents


def test_without_sharing_odd_cents_stay_with_their_place() -> None:
    """Each shared place has an odd cent of its own."""
    table = crosstable(LEVEL, tie_breaks=())
    shares = prize_shares(standings(table), Prizes("", (2, 1, 2, 1), Sharing.NONE))

    assert paid(shares) == [2, 1, 2, 1]


def test_who_left_with_his_results_annulled_gets_nothing() -> None:
    """And nobody else loses by it: the others move up."""
    tournament = f6()
    for number in range(1, 6):
        tournament = SetResult(6, number, 1, None)(tournament)
    left = Withdraw(6, annul=True)(tournament)
    shares = shared(left, 500, 300, 200)

    assert 6 not in [share.standing.number for share in shares.shares]
    assert shares.paid == 100000


def test_more_prizes_than_players() -> None:
    """What nobody gets is said."""
    shares = shared(crosstable(LEVEL), 100, 80, 60, 40, 20, 10)

    assert shares.paid == 28000
    assert shares.left_over == 3000


@given(
    tournaments(decided=True),
    st.lists(st.integers(0, 9999), max_size=10),
    st.sampled_from(Sharing),
)
def test_sums_are_exact(tournament: Tournament, amounts: list[int], by: Sharing) -> None:
    """Nothing is invented and nothing lost, nobody is more than a cent from the rule, and those
    level on points have the same sum together as their places."""
    shares = prize_shares(standings(tournament), Prizes("", tuple(amounts), by))

    assert shares.paid + shares.left_over == sum(amounts)
    for points in {share.standing.points for share in shares.shares}:
        group = [share for share in shares.shares if share.standing.points == points]
        together = sum(share.announced for share in group)
        equal = Fraction(together) / len(group)
        assert sum(share.cents for share in group) == together
        for share in group:
            exact = {
                Sharing.NONE: share.announced,
                Sharing.EQUAL: equal,
                Sharing.HORT: (share.announced + equal) / 2,
            }[by]
            assert abs(share.cents - exact) < 1


def test_no_prizes() -> None:
    """Everybody gets nothing; nobody at all while there are no players."""
    assert shared(seed()).paid == 0
    assert prize_shares(standings(Tournament()), Prizes("", (100,))).left_over == 100


def test_a_correction_moves_the_money() -> None:
    """The shares are those of the standings, and of nothing that is kept."""
    corrected = SetResult(1, 2, 1, Result.BLACK_WINS)(seed())
    first = shared(corrected, 500, 300).shares[0]

    assert first.standing.number == 2
    assert first.cents == 50000
