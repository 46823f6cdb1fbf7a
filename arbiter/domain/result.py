"""How one game ended."""

from __future__ import annotations

from enum import Enum


class Outcome(Enum):
    """What one player takes from a game, before the scoring gives it a value."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    FORFEIT_LOSS = "forfeit loss"


class Result(Enum):
    """How one game ended, seen from White. The value is the code that files hold.

    A game that has not been reported has no result (None): that is not a member,
    because it is neither lost nor drawn. An adjourned game has no result either;
    it is a state of the game (see ``Pending``).

    >>> Result("1-0")
    <Result.WHITE_WINS: '1-0'>
    >>> Result.WHITE_WINS.reversed
    <Result.BLACK_WINS: '0-1'>
    """

    WHITE_WINS = "1-0"
    DRAW = "1/2-1/2"
    BLACK_WINS = "0-1"

    WHITE_WINS_BY_FORFEIT = "+:-"
    BLACK_WINS_BY_FORFEIT = "-:+"
    DOUBLE_FORFEIT = "-:-"

    BOTH_LOSE = "0-0"
    WHITE_DRAWS_BLACK_LOSES = "1/2-0"
    WHITE_LOSES_BLACK_DRAWS = "0-1/2"

    WHITE_WINS_UNRATED = "1-0 unrated"
    DRAW_UNRATED = "1/2-1/2 unrated"
    BLACK_WINS_UNRATED = "0-1 unrated"

    white: Outcome
    """What White takes."""
    black: Outcome
    """What Black takes."""
    index: int
    """Place among the members, from 0: an array index is faster than an enum as a key."""

    @property
    def played(self) -> bool:
        """Whether the game was played over the board (unrated and penalised games were)."""
        return self not in _FORFEITS

    @property
    def rated(self) -> bool:
        """Whether the game counts for rating: played, and not marked unrated."""
        return self.played and self not in _UNRATED

    @property
    def decided_by_arbiter(self) -> bool:
        """Whether the points were set by a decision (0-0, ½-0, 0-½)."""
        return self in _DECISIONS

    @property
    def reversed(self) -> Result:
        """The same ending with the colours exchanged."""
        return _REVERSED.get(self, self)


_OUTCOMES = {
    Result.WHITE_WINS: (Outcome.WIN, Outcome.LOSS),
    Result.DRAW: (Outcome.DRAW, Outcome.DRAW),
    Result.BLACK_WINS: (Outcome.LOSS, Outcome.WIN),
    Result.WHITE_WINS_BY_FORFEIT: (Outcome.WIN, Outcome.FORFEIT_LOSS),
    Result.BLACK_WINS_BY_FORFEIT: (Outcome.FORFEIT_LOSS, Outcome.WIN),
    Result.DOUBLE_FORFEIT: (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
    Result.BOTH_LOSE: (Outcome.LOSS, Outcome.LOSS),
    Result.WHITE_DRAWS_BLACK_LOSES: (Outcome.DRAW, Outcome.LOSS),
    Result.WHITE_LOSES_BLACK_DRAWS: (Outcome.LOSS, Outcome.DRAW),
    Result.WHITE_WINS_UNRATED: (Outcome.WIN, Outcome.LOSS),
    Result.DRAW_UNRATED: (Outcome.DRAW, Outcome.DRAW),
    Result.BLACK_WINS_UNRATED: (Outcome.LOSS, Outcome.WIN),
}
for _index, (_result, (_white, _black)) in enumerate(_OUTCOMES.items()):
    _result.index, _result.white, _result.black = _index, _white, _black

_FORFEITS = {Result.WHITE_WINS_BY_FORFEIT, Result.BLACK_WINS_BY_FORFEIT, Result.DOUBLE_FORFEIT}
_UNRATED = {Result.WHITE_WINS_UNRATED, Result.DRAW_UNRATED, Result.BLACK_WINS_UNRATED}
_DECISIONS = {
    Result.BOTH_LOSE,
    Result.WHITE_DRAWS_BLACK_LOSES,
    Result.WHITE_LOSES_BLACK_DRAWS,
}
_PAIRS = (
    (Result.WHITE_WINS, Result.BLACK_WINS),
    (Result.WHITE_WINS_BY_FORFEIT, Result.BLACK_WINS_BY_FORFEIT),
    (Result.WHITE_DRAWS_BLACK_LOSES, Result.WHITE_LOSES_BLACK_DRAWS),
    (Result.WHITE_WINS_UNRATED, Result.BLACK_WINS_UNRATED),
)
_REVERSED = dict(_PAIRS) | {black: white for white, black in _PAIRS}
