"""What one player's cell says of one game, and which two cells tell of the same ending."""

from __future__ import annotations

from enum import Enum

from arbiter.domain.result import Result


class Mark(Enum):
    """One game from the side of the player in whose row it stands; the value is its text."""

    WIN = "1"
    DRAW = "½"
    LOSS = "0"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    WIN_UNRATED = "1U"
    DRAW_UNRATED = "½U"
    LOSS_UNRATED = "0U"
    OPEN = "·"
    """Not played, or not finished."""


_AGREEING = {
    (Mark.WIN, Mark.LOSS): Result.WHITE_WINS,
    (Mark.DRAW, Mark.DRAW): Result.DRAW,
    (Mark.LOSS, Mark.WIN): Result.BLACK_WINS,
    (Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS): Result.WHITE_WINS_BY_FORFEIT,
    (Mark.FORFEIT_LOSS, Mark.FORFEIT_WIN): Result.BLACK_WINS_BY_FORFEIT,
    (Mark.FORFEIT_LOSS, Mark.FORFEIT_LOSS): Result.DOUBLE_FORFEIT,
    (Mark.WIN_UNRATED, Mark.LOSS_UNRATED): Result.WHITE_WINS_UNRATED,
    (Mark.DRAW_UNRATED, Mark.DRAW_UNRATED): Result.DRAW_UNRATED,
    (Mark.LOSS_UNRATED, Mark.WIN_UNRATED): Result.BLACK_WINS_UNRATED,
}
_DECIDED = {
    (Mark.LOSS, Mark.LOSS): Result.BOTH_LOSE,
    (Mark.DRAW, Mark.LOSS): Result.WHITE_DRAWS_BLACK_LOSES,
    (Mark.LOSS, Mark.DRAW): Result.WHITE_LOSES_BLACK_DRAWS,
}
"""Endings that only an arbiter's decision brings about: far oftener it is a slip."""
_ONE_SIDED = {
    (Mark.FORFEIT_WIN, Mark.LOSS): Result.WHITE_WINS_BY_FORFEIT,
    (Mark.LOSS, Mark.FORFEIT_WIN): Result.BLACK_WINS_BY_FORFEIT,
    (Mark.WIN, Mark.FORFEIT_LOSS): Result.WHITE_WINS_BY_FORFEIT,
    (Mark.FORFEIT_LOSS, Mark.WIN): Result.BLACK_WINS_BY_FORFEIT,
}
_HALF_UNRATED = {
    (Mark.WIN_UNRATED, Mark.LOSS): Result.WHITE_WINS_UNRATED,
    (Mark.WIN, Mark.LOSS_UNRATED): Result.WHITE_WINS_UNRATED,
    (Mark.DRAW_UNRATED, Mark.DRAW): Result.DRAW_UNRATED,
    (Mark.DRAW, Mark.DRAW_UNRATED): Result.DRAW_UNRATED,
    (Mark.LOSS_UNRATED, Mark.WIN): Result.BLACK_WINS_UNRATED,
    (Mark.LOSS, Mark.WIN_UNRATED): Result.BLACK_WINS_UNRATED,
}


class Agreement(Enum):
    """How well the two cells of a game go together."""

    WHOLE = "whole"
    ONE_SIDED = "one-sided"
    """Both name the same winner, but only one calls it a forfeit, or unrated."""
    DECIDED = "decided"
    """Not each other's mirror: right only where the points were set by a decision."""


def ending(mark: Mark, mirror: Mark) -> tuple[Result | None, Agreement] | None:
    """How a game ended of which one row says *mark* and the other *mirror*; None: they
    contradict each other.

    The result has the first row in White's place, and is None for a game not played.
    """
    if mark is Mark.OPEN and mirror is Mark.OPEN:
        return None, Agreement.WHOLE
    both = (mark, mirror)
    if both in _AGREEING:
        return _AGREEING[both], Agreement.WHOLE
    if both in _ONE_SIDED or both in _HALF_UNRATED:
        return (_ONE_SIDED | _HALF_UNRATED)[both], Agreement.ONE_SIDED
    if both in _DECIDED:
        return _DECIDED[both], Agreement.DECIDED
    return None


def mirrored(mark: Mark) -> Mark:
    """What the other row shows for the game, if nobody decided otherwise."""
    return next((other for one, other in _AGREEING if one is mark), Mark.OPEN)


def format_marks(marks: tuple[Mark, ...]) -> str:
    """*marks* as a cell that this program reads back without a doubt; nothing if all is open."""
    if all(mark is Mark.OPEN for mark in marks):
        return ""
    return " ".join(mark.value for mark in marks)
