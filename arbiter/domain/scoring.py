"""What a win, a draw and a loss are worth. Whole numbers of half points, never a float."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from arbiter.domain.errors import WrongScoring
from arbiter.domain.result import Outcome, Result

HalfPoints = int
"""A score in half points: 9 is 4½."""


@dataclass(frozen=True)
class Scoring:
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

    >>> parse_scoring("3-1-0")
    Scoring(win=6, draw=2, loss=0, forfeit_loss=0)

    :raises WrongScoring: not three or four multiples of a half, or in a wrong order.
    """
    # A hyphen after a hyphen or a blank is a minus sign: "1-½-0--½".
    words = text.replace("−", "-").replace("–", "-").replace(";", " ").split()
    pieces = [piece for word in words for piece in _split_dashes(word)]
    if len(pieces) not in (3, 4):
        raise WrongScoring(text)
    values = [_parse_half_points(piece, text) for piece in pieces]
    return Scoring(values[0], values[1], values[2], values[-1])


def _split_dashes(word: str) -> list[str]:
    pieces: list[str] = []
    for piece in word.split("-"):
        if pieces and pieces[-1] == "":
            pieces[-1] = "-" + piece
        else:
            pieces.append(piece)
    return pieces


def _parse_half_points(piece: str, whole_text: str) -> HalfPoints:
    sign = -1 if piece.startswith("-") else 1
    digits = piece.removeprefix("-").replace(",", ".").replace("½", ".5")
    whole, _, fraction = digits.partition(".")
    if not (whole + fraction).isascii() or not (whole + fraction).isdigit() or len(whole) > 3:
        raise WrongScoring(whole_text)
    if fraction.rstrip("0") not in ("", "5"):
        raise WrongScoring(whole_text)
    return sign * (2 * int(whole or 0) + (1 if fraction.startswith("5") else 0))
