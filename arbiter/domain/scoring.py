"""What a win, a draw and a loss are worth. Whole numbers of half points, never a float."""

from __future__ import annotations

import re
from functools import cached_property

from arbiter.domain.errors import WrongScoring
from arbiter.domain.result import Outcome, Result
from arbiter.domain.value import Value, value

HalfPoints = int
"""A score in half points: 9 is 4½."""


@value(slots=False)
class Scoring(Value):
    """Points for each outcome, in half points.

    A forfeit win is a win, and a double forfeit is a forfeit loss for both. Two draws
    may not be worth more than a win and a loss (FIDE check list VCL4THP, question 74).

    :raises WrongScoring: a draw is not between win and loss, a forfeit loss is worth
        more than a loss, or two draws more than a win and a loss.
    """

    win: HalfPoints = 2
    draw: HalfPoints = 1
    loss: HalfPoints = 0
    forfeit_loss: HalfPoints = 0

    def __post_init__(self) -> None:
        ordered = self.win > self.draw > self.loss >= self.forfeit_loss
        if not ordered or 2 * self.draw > self.win + self.loss:
            raise WrongScoring(str(self))

    def __str__(self) -> str:
        """The scoring as arbiters write it: ``1-½-0``, ``3-1-0``.

        >>> str(Scoring()), str(Scoring(6, 2, 0, 0))
        ('1-½-0', '3-1-0')
        """
        values = [self.win, self.draw, self.loss]
        if self.forfeit_loss != self.loss:
            values.append(self.forfeit_loss)
        return "-".join(_half_points(value) for value in values)

    def points(self, result: Result, *, white: bool) -> HalfPoints:
        """Half points that *result* gives White, or Black."""
        return self.table[result.index][0 if white else 1]

    @cached_property
    def table(self) -> tuple[tuple[HalfPoints, HalfPoints], ...]:
        """Half points of White and Black, by ``Result.index``."""
        worth = {
            Outcome.WIN: self.win,
            Outcome.DRAW: self.draw,
            Outcome.LOSS: self.loss,
            Outcome.FORFEIT_LOSS: self.forfeit_loss,
        }
        ordered = sorted(Result, key=lambda result: result.index)
        return tuple((worth[result.white], worth[result.black]) for result in ordered)


def _half_points(value: HalfPoints) -> str:
    whole, half = divmod(abs(value), 2)
    sign = "−" if value < 0 else ""
    return sign + (f"{whole or ''}½" if half else str(whole))


STANDARD = Scoring()
"""1-½-0."""
FOOTBALL = Scoring(6, 2, 0, 0)
"""3-1-0."""


def parse_scoring(text: str) -> Scoring:
    """The scoring written as ``1-½-0`` or ``3 1 0``; a fourth number is the forfeit loss.

    Hyphens, dashes and blanks stand between the numbers; only a real minus sign makes a
    number negative.

    >>> parse_scoring("3-1-0")
    Scoring(win=6, draw=2, loss=0, forfeit_loss=0)

    :raises WrongScoring: not three or four multiples of a half, or in a wrong order.
    """
    values = [_parse_half_points(piece, text) for piece in re.split(r"[\s;–-]+", text.strip())]
    if len(values) not in (3, 4):
        raise WrongScoring(text)
    return Scoring(values[0], values[1], values[2], values[-1])


_NUMBER = re.compile(r"(−?)(?=.)([0-9]{0,3})(?:[.,]([05])0*|(½))?")


def _parse_half_points(piece: str, whole_text: str) -> HalfPoints:
    match = _NUMBER.fullmatch(piece)
    if match is None:
        raise WrongScoring(whole_text)
    sign, whole, fraction, half = match.groups()
    value = 2 * int(whole or 0) + (half is not None or fraction == "5")
    return -value if sign else value
