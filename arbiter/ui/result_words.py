"""Results in words, for menus, second lines and screen readers."""

from __future__ import annotations

from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending
from arbiter.ui.days import short_day
from arbiter.ui.languages import translate


def result_name(result: Result) -> str:
    """How the game ended, as it stands in a menu."""
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


def second_line(game: Game) -> str:
    """What stands under the result of a board: why nobody played, until when it is put off."""
    if game.pending is not None:
        return short_day(game.until)
    if game.result is None:
        return ""
    if not game.result.played:
        return result_name(game.result)
    if game.result.decided_by_arbiter:
        return translate("Results", "arbiter’s decision")
    return "" if game.result.rated else translate("Results", "not rated")


def state_in_words(game: Game) -> str:
    """The result or the state of a game for somebody who can't see the board list."""
    if game.result is not None:
        if game.result.decided_by_arbiter:
            return translate("Results", "{0}, arbiter’s decision").format(result_name(game.result))
        return result_name(game.result)
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
