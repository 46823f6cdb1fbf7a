"""The result of a board, as a list of pairings writes it: from White's side, or from both."""

from __future__ import annotations

import re
from dataclasses import dataclass

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.names import tidy
from arbiter.domain.result import Result
from arbiter.formats.recognition.marks import Mark, ending, mirrored
from arbiter.formats.recognition.result_cells import Certainty, Reading, read_mark
from arbiter.formats.source.book import SourceCell

WAYS = ("1-0", "½-½", "0-1", "")
"""What may be written into a cell that is not understood; nothing leaves the game open."""

_DRAWS = ("draw", "drawn", "remis", "remi", "ничья", "ничья.", "berabere", "nulle", "tablas")
_ZEROS = re.compile(r"(?<=[\d½])[.,]0+(?!\d)")
_UNRATED = re.compile(r"\s*\(?\b(?:unrated|u)\b\)?$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class BoardResult:
    """How a board ended; with *doubt*, why it should be looked at. ``result`` is None for a
    game without a result, and for a cell that says nothing that is known."""

    result: Result | None
    doubt: Doubtful | None = None
    weight: Weight = Weight.CHECK


def read_board(cell: SourceCell, language: str = "", *, dash_is_open: bool = True) -> BoardResult:
    """The result in *cell*; one mark alone is White's.

    A dash alone is a game not played with *dash_is_open*, else White's forfeit.
    """
    text = tidy(cell.text)
    if text.casefold() in _DRAWS:
        return BoardResult(Result.DRAW)
    plain = _UNRATED.sub("", _ZEROS.sub("", text))
    unrated = plain != _ZEROS.sub("", text)
    asked = cell if plain == text else SourceCell(plain, plain)
    readings = read_mark(asked, language)
    if not readings:
        return BoardResult(None, Doubtful.NO_RESULT, Weight.GRAVE)
    reading = readings[-1] if dash_is_open and _is_dash(plain) else readings[0]
    found = _ending(reading)
    if found is None:
        return BoardResult(None, Doubtful.NO_RESULT, Weight.GRAVE)
    result = found[0]
    if unrated and result is not None:
        result = {
            Result.WHITE_WINS: Result.WHITE_WINS_UNRATED,
            Result.DRAW: Result.DRAW_UNRATED,
            Result.BLACK_WINS: Result.BLACK_WINS_UNRATED,
        }.get(result, result)
    sure = reading.certainty is Certainty.SURE
    return BoardResult(result, None if sure or not reading.doubts else reading.doubts[0])


def _is_dash(text: str) -> bool:
    return text in ("-", "–", "—", "−")


def _ending(reading: Reading) -> tuple[Result | None] | None:
    """The result, in a tuple, for None is one as well; None where the two sides contradict."""
    mark: Mark = reading.marks[0]
    if mark is Mark.OPEN:
        return (None,)
    opposite = reading.opposite[0] if reading.opposite else mirrored(mark)
    found = ending(mark, opposite)
    return None if found is None else (found[0],)
