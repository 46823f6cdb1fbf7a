"""Announcing prizes."""

from __future__ import annotations

import pytest

from arbiter.domain.changes import change_between
from arbiter.domain.closing_edits import CloseTournament, require_open
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import TournamentClosed, WrongAmount
from arbiter.domain.plain import edit_from_plain, edit_to_plain
from arbiter.domain.prize_edits import SetPrizes
from arbiter.domain.prizes import MOST_CENTS, NO_PRIZES, Prizes, Sharing, SpecialPrize
from arbiter.domain.tournament import Tournament
from tests.boards import seed

PRIZES = Prizes("EUR", (50000, 30000), Sharing.HORT, (SpecialPrize("Best junior", 5000, "Kaya"),))


def test_they_are_kept_and_taken_back() -> None:
    """Before there is a player, too."""
    tournament = SetPrizes(PRIZES)(Tournament())

    assert tournament.prizes == PRIZES
    assert SetPrizes(NO_PRIZES)(tournament) == Tournament()


def test_what_says_nothing_is_left_out() -> None:
    """Places without a prize after the last one that has one, and prizes for nothing."""
    typed = Prizes(" EUR ", (100, 0, 50, 0, 0), special=(SpecialPrize(" "), SpecialPrize(" Art ")))
    kept = SetPrizes(typed)(Tournament()).prizes

    assert kept == Prizes("EUR", (100, 0, 50), special=(SpecialPrize("Art"),))


@pytest.mark.parametrize("cents", [-1, MOST_CENTS + 1])
def test_amounts_that_nobody_pays(cents: int) -> None:
    """Neither for a place nor for anything else."""
    for prizes in (Prizes(amounts=(cents,)), Prizes(special=(SpecialPrize("Art", cents),))):
        with pytest.raises(WrongAmount):
            SetPrizes(prizes)(Tournament())


def test_a_closed_tournament_takes_prizes_and_nothing_else() -> None:
    """Special prizes are decided when all is over."""
    closed = CloseTournament()(seed())

    require_open(closed, SetPrizes(PRIZES))
    with pytest.raises(TournamentClosed):
        require_open(closed, SetResult(1, 2, 1, None))


def test_nothing_else_changes() -> None:
    """The tables need not look again."""
    change = change_between(seed(), SetPrizes(PRIZES)(seed()))

    assert change.prizes
    assert not change.table


def test_it_can_be_written_down() -> None:
    """As plain data and back."""
    assert edit_from_plain(edit_to_plain(SetPrizes(PRIZES))) == SetPrizes(PRIZES)
