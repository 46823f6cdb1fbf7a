"""Tables whose columns are rounds: ``52w1`` is a win with White against number 52.

That is how a Swiss is published. Where everybody met everybody it is an all-play-all all the
same, and the crosstable can be put together from it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from arbiter.domain.names import tidy
from arbiter.formats.recognition import result_letters
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.marks import Mark
from arbiter.formats.recognition.opponent_headings import round_of
from arbiter.formats.recognition.result_cells import read_mark
from arbiter.formats.source.book import SourceCell

_LETTERS = "wbsnvбчcх"
_CELL = re.compile(rf"(\d{{1,3}})\s*[:/]?\s*([{_LETTERS}])\s*[:/]?\s*(.*)")
_COLOUR_LAST = re.compile(rf"(\d{{1,3}})\s*[:/]\s*(½|1/2|[10+\-=wld])\s*([{_LETTERS}])?")
_RESULT_FIRST = re.compile(rf"([+\-=wld])\s*(\d{{1,3}})\s*([{_LETTERS}])?")
_BYE = re.compile(r"-\s*(½|1/2|[10+\-])|[+\-]")

_WHITE_IN = (
    ({"w", "b"}, "w"),
    ({"w", "s"}, "w"),
    ({"b", "s"}, "b"),
    ({"b", "n"}, "b"),
    ({"b", "c"}, "b"),
    ({"v", "s"}, "v"),
    ({"б", "ч"}, "б"),
)
"""Which letter is White, told by both that stand on the sheet."""


@dataclass(frozen=True)
class RoundCell:
    """A game as a column of its round shows it: *opponent* as he is called there."""

    opponent: int
    colour: str
    mark: Mark


def read_round_cell(text: str) -> RoundCell | None:
    """The game in a cell such as ``52w1``, ``7b½``, ``4:W``; None if there is none."""
    plain = result_letters.plain(text)
    if found := _COLOUR_LAST.fullmatch(plain):
        opponent, result, colour = found.groups()
    elif found := _CELL.fullmatch(plain):
        opponent, colour, result = found.groups()
    elif found := _RESULT_FIRST.fullmatch(plain):
        result, opponent, colour = found.groups()
    else:
        return None
    mark = {"w": Mark.WIN, "l": Mark.LOSS, "d": Mark.DRAW}.get(result)
    if mark is None:
        readings = read_mark(SourceCell(result, result))
        if not readings:
            return None
        mark = readings[0].marks[0]
    return RoundCell(int(opponent), colour or "", mark)


def is_round_cell(text: str) -> bool:
    """Whether *text* names an opponent and how the game with him ended, or a free round."""
    plain = result_letters.plain(text)
    return read_round_cell(text) is not None or bool(_BYE.fullmatch(plain))


def round_columns(layout: Layout, rows: Sequence[int]) -> tuple[int, ...]:
    """The columns (from 1) of the rounds; nothing where the table does not go by rounds."""
    headed = [column for column, heading in enumerate(layout.headings, 1) if round_of(heading) > 0]
    if len(headed) < 2:
        return ()
    texts = [tidy(layout.sheet.cell(row, column).text) for row in rows for column in headed]
    return tuple(headed) if any(texts) else ()


def white_letter(letters: set[str]) -> str:
    """The letter that means White among the *letters* of a sheet; nothing where only one
    stands there, or others than are known."""
    return next((white for pair, white in _WHITE_IN if letters == pair), "")
