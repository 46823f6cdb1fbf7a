"""The sentences of the wizard."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tournament import Regulations, WithdrawalRule
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.domain.withdrawals import Completed, completed
from arbiter.ui.withdrawal_texts import (
    against_rule_text,
    board_text,
    change_text,
    count_text,
    games_text,
    rule_text,
    withdrawal_rule_name,
)
from tests.boards import f6
from tests.domain.test_withdrawal_edits import f6_after


def test_the_count_of_games() -> None:
    """Of those scheduled, with per cent rounded down; nothing of a player without games."""
    assert count_text(Completed(2, 0, 3, 5)) == "2 of 5 games completed, 40 %."
    assert count_text(Completed(4, 0, 5, 9)) == "4 of 9 games completed, 44 %."
    assert count_text(Completed(0, 0, 0, 0)) == "0 of 0 games completed, 0 %."


def test_what_becomes_of_the_other_games() -> None:
    """Open ones become forfeits, and forfeits that are there are not counted."""
    assert games_text(Completed(2, 0, 1, 3)).startswith("1 open game")
    assert "2 forfeits are not counted" in games_text(Completed(2, 2, 0, 4)).replace("(s)", "s")
    assert games_text(Completed(5, 0, 0, 5)) == ""


def test_the_rule_that_decides() -> None:
    """FIDE's article with the side of the line, or this tournament's own."""
    two, four = f6_after(2), f6_after(4)
    assert "fewer than half" in rule_text(two, completed(two, 4))
    assert "half of the games or more" in rule_text(four, completed(four, 4))
    for rule, word in (
        (WithdrawalRule.ALWAYS_ANNUL, "annul"),
        (WithdrawalRule.NEVER_ANNUL, "count"),
    ):
        own = replace(two, regulations=Regulations(withdrawal=rule))
        assert word in rule_text(own, completed(own, 4))
        assert "FIDE" not in rule_text(own, completed(own, 4))
    assert against_rule_text()


def test_nothing_changes() -> None:
    """Said, so that nobody waits for a list."""
    assert change_text(()) == "No place and no points change now."


@pytest.mark.parametrize("rule", list(WithdrawalRule))
def test_every_rule_has_a_name(rule: WithdrawalRule) -> None:
    """And no two the same."""
    names = {withdrawal_rule_name(other) for other in WithdrawalRule}
    assert withdrawal_rule_name(rule)
    assert len(names) == len(WithdrawalRule)


def test_why_a_board_looks_as_it_does() -> None:
    """Who left, how, and what was played and does not count; nothing for the others."""
    left = Withdraw(4, annul=True)(f6_after(2))
    assert board_text(left, left.game(4, 5)) == "4 withdrew".replace("4", "Player 4")
    assert board_text(left, left.game(3, 4)) == "does not count"
    assert board_text(left, left.game(1, 2)) == ""
    expelled = Withdraw(4, expelled=True)(f6_after(3))
    assert board_text(expelled, expelled.game(1, 4)) == "Player 4 expelled"
    assert board_text(expelled, expelled.game(3, 4)) == ""
    assert board_text(f6(), f6().game(1, 2)) == ""
