"""A round typed twice."""

from __future__ import annotations

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.second_entry import SecondEntry, Verdict, first_entry
from arbiter.domain.tournament import Pending
from tests.boards import drawn, f6


def test_equal_entries_agree_one_after_the_other() -> None:
    """Nothing is asked, and each board typed is one less."""
    six = f6()
    second = SecondEntry(1)
    assert [game.board for game in second.left(six)] == [1, 2, 3]
    for game in six.boards(1):
        assert game.result is not None
        second = second.typed(game, game.result)

    assert second.asked is None
    assert second.left(six) == ()
    assert second.count(Verdict.AGREES) == 3


def test_a_difference_waits_for_an_answer() -> None:
    """It has no verdict until it is decided which entry is right."""
    six = f6()
    first, other, _ = six.boards(1)
    second = SecondEntry(1).typed(first, Result.WHITE_WINS)
    assert second.asked == (first.name, Result.WHITE_WINS)
    assert second.verdict(first.name) is None

    kept = second.kept()
    assert kept.asked is None
    assert kept.verdict(first.name) is Verdict.KEPT
    taken = second.taken().typed(other, Result.DRAW)
    assert taken.verdicts == ((first.name, Verdict.TAKEN), (other.name, Verdict.AGREES))
    assert taken.count(Verdict.AGREES, Verdict.TAKEN) == 2


def test_what_was_put_off_is_typed_again_too() -> None:
    """P for a postponed game agrees; a result for a board that is out does not."""
    four = SetPending(1, 4, 1, Pending.POSTPONED)(drawn(4))
    postponed, out = four.boards(1)
    assert (first_entry(postponed), first_entry(out)) == (Pending.POSTPONED, None)
    second = SecondEntry(1).typed(postponed, Pending.POSTPONED)
    assert second.verdict(postponed.name) is Verdict.AGREES
    assert second.typed(out, Result.DRAW).asked == (out.name, Result.DRAW)


def test_a_board_that_changes_meanwhile_is_typed_again() -> None:
    """Its verdict was about another entry."""
    six = f6()
    game = six.boards(1)[0]
    second = SecondEntry(1).typed(game, Result.BLACK_WINS)
    assert second.forgotten(game.name) == SecondEntry(1)
    asked = SecondEntry(1).typed(game, Result.DRAW)
    assert asked.forgotten(game.name) == SecondEntry(1)
    changed = SetResult(*game.name, Result.DRAW)(six)
    assert [game.board for game in second.forgotten(game.name).left(changed)] == [1, 2, 3]
