"""Letters of FIDE's report for results, from both lines of a game, and what they mean.

The letters that are written are those of ``notation.trf_letter``.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from arbiter.domain.notation import trf_letter
from arbiter.domain.result import Result

OPEN = " "
"""A game that has been paired and has no result."""
ADJOURNED = "?"
"""TRF26: adjourned, or unknown while the event is being played."""
ABSENT = "Z"
"""Nobody to play against, and no point; a blank says the same."""
BYES = {
    "H": "half-point bye",
    "F": "full-point bye",
    "U": "pairing-allocated bye",
    "Z": "zero-point bye",
}
_PLAYED = "10=WDL"
_KNOWN = f"{_PLAYED}+-{OPEN}{ADJOURNED}"


class Ending(NamedTuple):
    """How a game ended, with White first. ``adjourned`` and ``result`` are never both there."""

    result: Result | None
    adjourned: bool = False


class Agreement(Enum):
    """How well the two lines of a game agree."""

    WHOLE = "whole"
    FORFEIT = "one line calls it a forfeit"
    UNRATED = "one line calls it unrated"
    ALONE = "one line has no result"
    DECIDED = "only a decision of the arbiter gives such points"


_WHOLE = {
    (trf_letter(result, white=True), trf_letter(result, white=False)): Ending(result)
    for result in Result
    if not result.decided_by_arbiter
} | {
    (OPEN, OPEN): Ending(None),
    (ADJOURNED, ADJOURNED): Ending(None, adjourned=True),
}
_DECIDED = {
    (trf_letter(result, white=True), trf_letter(result, white=False)): Ending(result)
    for result in Result
    if result.decided_by_arbiter
}
_RATED = {"W": "1", "D": "=", "L": "0"}
_UNRATED = {rated: unrated for unrated, rated in _RATED.items()}
_MIRROR = {"1": "0", "0": "1", "=": "=", "+": "-", "W": "L", "D": "D", "L": "W"}
"""What the other line should say; "-" is not here, for it stands against both "+" and "-"."""


def agreed(white: str, black: str) -> tuple[Ending, Agreement] | None:
    """How a game ended of which White's line says *white* and Black's *black*, and how well
    they agree; None where they contradict each other."""
    if (white, black) in _WHOLE:
        return _WHOLE[white, black], Agreement.WHOLE
    if (white, black) in _DECIDED:
        return _DECIDED[white, black], Agreement.DECIDED
    plain = _RATED.get(white, white), _RATED.get(black, black)
    if plain != (white, black) and plain in _WHOLE:
        unrated = _UNRATED.get(plain[0], plain[0]), _UNRATED.get(plain[1], plain[1])
        return _WHOLE.get(unrated, _WHOLE[plain]), Agreement.UNRATED
    forfeited = _as_forfeit(white), _as_forfeit(black)
    if {white, black} & {"+", "-"} and forfeited in _WHOLE:
        return _WHOLE[forfeited], Agreement.FORFEIT
    for own, other, turned in ((white, black, False), (black, white, True)):
        if other in (OPEN, ADJOURNED) and own in _MIRROR:
            pair = (own, _MIRROR[own])
            return _WHOLE[pair[::-1] if turned else pair], Agreement.ALONE
    if {white, black} == {OPEN, ADJOURNED}:
        return Ending(None, adjourned=True), Agreement.ALONE
    return None


def _as_forfeit(letter: str) -> str:
    """*letter* where the other line says that the game was not played."""
    return {"1": "+", "0": "-", "+": "+", "-": "-"}.get(letter, "")


def known(letter: str) -> bool:
    """Whether *letter* can stand in the line of a player who has an opponent."""
    return letter in _KNOWN


def mirrored(letter: str) -> str:
    """What the other line of the game should say; nothing where it could say several things."""
    return _MIRROR.get(letter, "")
