"""The sentences about somebody who leaves: how far he has come, and what the rule does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.domain.tournament import Game, Tournament, WithdrawalRule
from arbiter.domain.withdrawals import Completed, is_missed_by
from arbiter.messages import Translate
from arbiter.ui.languages import translate

if TYPE_CHECKING:
    from arbiter.ui.withdrawal_preview import PreviewLine


def count_text(games: Completed, translate: Translate = translate) -> str:
    """``2 of 5 games completed, 40 %.``"""
    percent = 100 * games.played // games.scheduled if games.scheduled else 0
    text = translate("Withdraw", "{0} of %n game(s) completed, {1} %.", "", games.scheduled)
    return text.format(games.played, percent)


def games_text(games: Completed) -> str:
    """What becomes of the open games, and that forfeits are not among the completed ones."""
    sentences = []
    if games.open:
        sentences.append(
            translate(
                "Withdraw", "%n open game(s) become forfeits, won by the others.", "", games.open
            )
        )
    if games.forfeits:
        sentences.append(
            translate(
                "Withdraw",
                "%n forfeit(s) are not counted as completed: nothing was played. The rule does "
                "not say so itself.",
                "",
                games.forfeits,
            )
        )
    return " ".join(sentences)


def rule_text(tournament: Tournament, games: Completed) -> str:
    """Which regulation decides, and for what."""
    match tournament.regulations.withdrawal:
        case WithdrawalRule.FIDE if games.under_half:
            return translate(
                "Withdraw",
                "FIDE’s General Regulations, article 6.6: fewer than half of the games, so they "
                "do not count.",
            )
        case WithdrawalRule.FIDE:
            return translate(
                "Withdraw",
                "FIDE’s General Regulations, article 6.6: half of the games or more, so they "
                "count.",
            )
        case WithdrawalRule.ALWAYS_ANNUL:
            return translate(
                "Withdraw", "The regulations of this tournament annul the results of who leaves."
            )
        case WithdrawalRule.NEVER_ANNUL:
            return translate(
                "Withdraw", "The regulations of this tournament count the results of who leaves."
            )


def against_rule_text(translate: Translate = translate) -> str:
    """That the arbiter has chosen otherwise."""
    return translate("Withdraw", "This is not what the regulations say.")


def change_text(lines: tuple[PreviewLine, ...]) -> str:
    """How many places and points change."""
    places = sum(bool(line.place_now) for line in lines)
    points = sum(bool(line.points_now) for line in lines)
    if not places and not points:
        return translate("Withdraw", "No place and no points change now.")
    return " ".join(
        (
            translate("Withdraw", "%n place(s) change.", "", places),
            translate("Withdraw", "%n player(s) get other points.", "", points),
        )
    )


def withdrawal_rule_name(rule: WithdrawalRule) -> str:
    """The rule in a list of choices."""
    match rule:
        case WithdrawalRule.FIDE:
            return translate("Withdraw", "results count from half the games on (FIDE)")
        case WithdrawalRule.ALWAYS_ANNUL:
            return translate("Withdraw", "results never count")
        case WithdrawalRule.NEVER_ANNUL:
            return translate("Withdraw", "results always count")


def board_text(tournament: Tournament, game: Game) -> str:
    """Why a board looks as it does: somebody has left, or nothing of it counts; else nothing."""
    for number in (game.white, game.black):
        left = tournament.withdrawal(number)
        if left is not None and is_missed_by(game, number):
            name = tournament.player(number).family
            if left.expelled:
                return translate("Withdraw", "{0} expelled").format(name)
            return translate("Withdraw", "{0} withdrew").format(name)
    return "" if tournament.game_counts(game) else translate("Withdraw", "does not count")
