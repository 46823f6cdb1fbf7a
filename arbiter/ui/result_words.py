"""Results in words, for menus, second lines and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending
from arbiter.ui.days import short_day
from arbiter.ui.languages import translate

if TYPE_CHECKING:
    from arbiter.domain.second_entry import Verdict


def result_name(result: Result, *, venues: bool = False) -> str:
    """How the game ended, as it stands in a menu; with *venues* for home and away."""
    if venues:
        at_home = {
            Result.WHITE_WINS: translate("Results", "Home won"),
            Result.BLACK_WINS: translate("Results", "Away won"),
            Result.WHITE_WINS_BY_FORFEIT: translate("Results", "Away did not appear"),
            Result.BLACK_WINS_BY_FORFEIT: translate("Results", "Home did not appear"),
            Result.WHITE_DRAWS_BLACK_LOSES: translate("Results", "Half a point at home, none away"),
            Result.WHITE_LOSES_BLACK_DRAWS: translate("Results", "None at home, half a point away"),
            Result.WHITE_WINS_UNRATED: translate("Results", "Home won, not rated"),
            Result.BLACK_WINS_UNRATED: translate("Results", "Away won, not rated"),
        }
        if result in at_home:
            return at_home[result]
    names = {
        Result.WHITE_WINS: translate("Results", "White won"),
        Result.DRAW: translate("Results", "Draw"),
        Result.BLACK_WINS: translate("Results", "Black won"),
        Result.WHITE_WINS_BY_FORFEIT: translate("Results", "Black did not appear"),
        Result.BLACK_WINS_BY_FORFEIT: translate("Results", "White did not appear"),
        Result.DOUBLE_FORFEIT: translate("Results", "Neither appeared"),
        Result.BOTH_LOSE: translate("Results", "Both lose"),
        Result.WHITE_DRAWS_BLACK_LOSES: translate(
            "Results", "Half a point for White, none for Black"
        ),
        Result.WHITE_LOSES_BLACK_DRAWS: translate(
            "Results", "None for White, half a point for Black"
        ),
        Result.WHITE_WINS_UNRATED: translate("Results", "White won, not rated"),
        Result.DRAW_UNRATED: translate("Results", "Draw, not rated"),
        Result.BLACK_WINS_UNRATED: translate("Results", "Black won, not rated"),
    }
    return names[result]


def side_name(*, white: bool, venues: bool) -> str:
    """The word for a side: White and Black, or with *venues* home and away."""
    if venues:
        return translate("Results", "Home") if white else translate("Results", "Away")
    return translate("Boards", "White") if white else translate("Boards", "Black")


def second_line(game: Game, *, venues: bool = False) -> str:
    """What stands under the result of a board: why nobody played, until when it is put off."""
    if game.pending is not None:
        return short_day(game.until)
    if game.result is None:
        return ""
    if not game.result.played:
        return result_name(game.result, venues=venues)
    if game.result.decided_by_arbiter:
        return translate("Results", "arbiter’s decision")
    return "" if game.result.rated else translate("Results", "not rated")


def state_in_words(game: Game, *, venues: bool = False) -> str:
    """The result or the state of a game for somebody who can't see the board list."""
    if game.result is not None:
        if game.result.decided_by_arbiter:
            name = result_name(game.result, venues=venues)
            return translate("Results", "{0}, arbiter’s decision").format(name)
        return result_name(game.result, venues=venues)
    if game.pending is None:
        return translate("Results", "open")
    word = pending_name(game.pending)
    if game.until:
        return translate("Results", "{0} to {1}").format(word, short_day(game.until))
    return word


def pending_name(pending: Pending) -> str:
    """The word that stands in place of a result."""
    match pending:
        case Pending.POSTPONED:
            return translate("Results", "postponed")
        case Pending.EARLY:
            return translate("Results", "early", "a game to be played before its round")
    return translate("Results", "adjourned")


def verdict_name(verdict: Verdict) -> str:
    """What stands under a board that was typed a second time."""
    from arbiter.domain.second_entry import Verdict  # known by now

    match verdict:
        case Verdict.AGREES:
            return translate("Results", "agrees", "the second entry of a board")
        case Verdict.KEPT:
            return translate("Results", "differs, kept", "the second entry of a board")
    return translate("Results", "corrected", "the second entry of a board")
