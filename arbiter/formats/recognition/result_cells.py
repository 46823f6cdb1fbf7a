"""What a cell of a crosstable can mean: every notation that is met, with how sure it is.

A cell is read by itself here. Which of its readings holds is for its mirror and the totals to
say (``mirror``): nothing but a cell that can be read in one way only is taken as it stands.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.names import tidy
from arbiter.formats.recognition import result_letters as letters
from arbiter.formats.recognition.beside_result import (
    without_colour,
    without_colours,
    without_footnote,
)
from arbiter.formats.recognition.marks import Mark
from arbiter.formats.recognition.result_dates import clock_of, is_half, is_one_each
from arbiter.formats.source.book import SourceCell

_LARGEST = 10**6
"""No result is such a number, however many games it is of."""


class Certainty(Enum):
    """What a reading needs before it is believed."""

    SURE = "sure"
    """Nothing but a mirror that doesn't contradict it."""
    MIRROR = "mirror"
    """A mirror, or totals, that bear it out; it is listed even then."""


@dataclass(frozen=True)
class Reading:
    """One way to read a cell: a mark for each of its games, first cycle first.

    ``opposite`` holds the marks of the other player where the cell names both, as ``1-0``
    does. ``total`` says that only the sum of the games is known, and their order made up.
    ``missing`` says that the cell names fewer games than are to be played.
    """

    marks: tuple[Mark, ...]
    certainty: Certainty = Certainty.SURE
    doubts: tuple[Doubtful, ...] = ()
    opposite: tuple[Mark, ...] | None = None
    total: bool = False
    missing: bool = False

    @property
    def open(self) -> bool:
        """Whether no game of it has a result."""
        return all(mark is Mark.OPEN for mark in self.marks)


def read_mark(
    cell: SourceCell, language: str = "", cycles: int = 1, *, totals: bool = False
) -> tuple[Reading, ...]:
    """The ways to read *cell* in a table in which a cell holds *cycles* games.

    The likeliest comes first; nothing at all where it can't be read. *language* (``ru``) is
    needed for letters. With *totals* the cells hold what the games together were worth.

    >>> [reading.marks for reading in read_mark(SourceCell("1½", "1½"), cycles=2)]
    [(<Mark.WIN: '1'>, <Mark.DRAW: '½'>)]
    """
    return _read(cell, language, cycles, totals)


@lru_cache(maxsize=4096)
def _read(cell: SourceCell, language: str, cycles: int, totals: bool) -> tuple[Reading, ...]:
    """As ``read_mark``; a table has few different cells, and each is looked at several times."""
    if not tidy(cell.text):
        return _unseen(cell, cycles)
    text, bracketed = _unbracketed(cell)
    noted = text != (text := without_footnote(text))
    inner = SourceCell(text, text) if text != tidy(cell.text) else cell
    readings = _totals(inner, cycles) if totals else _readings(inner, language, cycles)
    if bracketed:
        readings = [_doubted(reading, Doubtful.BRACKETED) for reading in readings]
    if noted:
        doubts = (Doubtful.FOOTNOTE,)
        readings = [replace(one, doubts=(*one.doubts, *doubts)) for one in readings]
    return tuple(dict.fromkeys(readings))


def is_error(text: str) -> bool:
    """Whether *text* is what a spreadsheet shows for a formula that went wrong: ``#REF!``."""
    plain = tidy(text)
    return bool(re.fullmatch(r"#[^\W_][\w/]*[!?]?", plain)) and not plain[1:].isdigit()


def shown(cell: SourceCell) -> str:
    """What to call *cell* in a finding: its text, or its value where the text is blank."""
    return tidy(cell.text) or ("" if cell.value is None else tidy(str(cell.value)))


def _digits(value: float) -> str:
    """A number as it is typed: ``1`` for 1.0; nothing for one that is far too large."""
    return f"{value:g}" if abs(value) < _LARGEST else ""


def _doubted(reading: Reading, doubt: Doubtful) -> Reading:
    return replace(reading, certainty=Certainty.MIRROR, doubts=(*reading.doubts, doubt))


def _unseen(cell: SourceCell, cycles: int) -> tuple[Reading, ...]:
    """An empty cell; a 0 that a format like ``;;;`` hides may be a lost game all the same."""
    empty = Reading((Mark.OPEN,) * cycles)
    if cell.value == 0 and isinstance(cell.value, int | float):
        return empty, Reading((Mark.LOSS,) * cycles, Certainty.MIRROR)
    return (empty,)


def _unbracketed(cell: SourceCell) -> tuple[str, bool]:
    text = tidy(cell.text)
    found = re.fullmatch(r"\((.+)\)|\[(.+)\]", text)
    if found:
        return (found[1] or found[2]).strip(), True
    return text, cell.struck


def _readings(cell: SourceCell, language: str, cycles: int) -> list[Reading]:
    if cycles == 1:
        return list(_single(cell, language))
    return list(_several(cell, language, cycles))


# One game to a cell

_WORTH = {"1": Mark.WIN, "0": Mark.LOSS, "½": Mark.DRAW, "+": Mark.FORFEIT_WIN} | {
    "-": Mark.FORFEIT_LOSS
}
_WIN = re.compile(r"1(\.0*)?")
_LOSS = re.compile(r"0(\.0*)?")
_DRAW = re.compile(r"½|1/2|0?\.50*|=")
_BOTH = re.compile(r"(½|1/2|0?\.5|[10]) ?[:\-] ?(½|1/2|0?\.5|[10])")
_BOTH_FORFEITED = re.compile(r"([+\-]|[10]f|[10]k) ?[:/\- ] ?([+\-]|[10]f|[10]k)|--")
_UNRATED = {"1u": Mark.WIN_UNRATED, "½u": Mark.DRAW_UNRATED, "=u": Mark.DRAW_UNRATED}
_UNRATED |= {"1/2u": Mark.DRAW_UNRATED, "0u": Mark.LOSS_UNRATED}


def _single(cell: SourceCell, language: str) -> Iterator[Reading]:
    text = letters.plain(cell.text)
    if is_half(cell):
        yield _doubted(Reading((Mark.DRAW,)), Doubtful.DATE_AS_RESULT)
        return
    clock = clock_of(cell)
    if clock in ((1, 0), (0, 1)):
        if re.fullmatch(r"[01]:[01]", text) is None:
            mark = Mark.WIN if clock == (1, 0) else Mark.LOSS
            yield _doubted(Reading((mark,)), Doubtful.TIME_AS_RESULT)
            return
    elif clock is not None and not isinstance(cell.value, str):
        return
    if isinstance(cell.value, bool):
        return
    if isinstance(cell.value, int | float):
        # What a number format makes of it (1/2, a blank) is not what stands there.
        text = _digits(cell.value)
    yield from _text(text, cell.text, language)
    if text in letters.NOT_PLAYED or text in ("h", "-"):
        yield Reading((Mark.OPEN,))


def _text(text: str, written: str, language: str) -> Iterator[Reading]:
    found = _known(text) or _known(without_colour(text))
    if found is not None:
        yield found
        return
    mark = letters.letter(text, language)
    if mark is not None:
        yield _doubted(Reading((mark,)), Doubtful.LETTER_AS_RESULT)
    for meant, doubt in (
        (letters.plain(letters.undamaged(written)), Doubtful.ENCODING_DAMAGE),
        (letters.figures(text), Doubtful.LOOKALIKE),
    ):
        found = _known(meant)
        if meant != text and found is not None:
            yield _doubted(found, doubt)
            return


def _known(text: str) -> Reading | None:
    """A cell that can be read in one way, whatever the language."""
    decimal = text.replace(",", ".")
    for form, mark in ((_WIN, Mark.WIN), (_LOSS, Mark.LOSS), (_DRAW, Mark.DRAW)):
        if form.fullmatch(decimal):
            return Reading((mark,))
    if text in letters.FORFEITS:
        return Reading((letters.FORFEITS[text],))
    if text in _UNRATED:
        return Reading((_UNRATED[text],), doubts=(Doubtful.UNRATED,))
    if found := _BOTH.fullmatch(decimal):
        own, other = (_WORTH[_half(part)] for part in found.groups())
        return Reading((own,), opposite=(other,)) if _possible(own, other) else None
    if found := _BOTH_FORFEITED.fullmatch(text):
        own, other = (letters.FORFEITS[part or "-"] for part in found.groups())
        if {own, other} != {Mark.FORFEIT_WIN}:
            return Reading((own,), opposite=(other,))
    return None


def _half(text: str) -> str:
    return text if text in ("1", "0") else "½"


def _possible(own: Mark, other: Mark) -> bool:
    """Whether one game can end so: not with more than a point for both together."""
    worth = {Mark.WIN: 2, Mark.DRAW: 1, Mark.LOSS: 0}
    return worth[own] + worth[other] <= 2


# Several games to a cell

_TOKEN = re.compile(r"[10][fku]|½u|[+\-][fk]|1/2|0?[.,]5|[½10=+\-·_?*]")
_DECIMAL = re.compile(r"\d*[.,]5")
"""One number, and never two marks of which the second is .5."""
_BETWEEN = re.compile(r"\s*[,;/\\|:+\-]?\s*")


def _several(cell: SourceCell, language: str, cycles: int) -> Iterator[Reading]:
    value = cell.value
    if is_one_each(cell) and cycles == 2:
        yield _doubted(Reading((Mark.WIN, Mark.WIN)), Doubtful.DATE_AS_RESULT)
        return
    clock = clock_of(cell)
    if clock is not None and cycles == 2 and set(clock) <= {0, 1}:
        marks = tuple(_WORTH[str(part)] for part in clock)
        timed = re.fullmatch(r"[01]:[01]", letters.plain(cell.text)) is None
        reading = Reading(marks)
        yield _doubted(reading, Doubtful.TIME_AS_RESULT) if timed else reading
        return
    text = cell.text
    if isinstance(value, int | float) and not isinstance(value, bool):
        text = _digits(value)
    text = letters.plain(text)
    found = False
    for marks, doubts in _pieces(text, cell.text, language, cycles):
        found = True
        reading = Reading(marks)
        for doubt in doubts:
            reading = _doubted(reading, doubt)
        yield reading
    if found:
        return
    if re.fullmatch(r"[01]+", text) and len(text) < cycles:
        marks = tuple(_WORTH[figure] for figure in text.rjust(cycles, "0"))
        yield _doubted(Reading(marks), Doubtful.ZERO_LOST)
    for fewer in range(cycles - 1, 0, -1):
        for reading in _readings(cell, language, fewer):
            if not reading.open:
                marks = (*reading.marks, *(Mark.OPEN,) * (cycles - fewer))
                short = replace(reading, marks=marks, opposite=None, missing=True)
                yield _doubted(short, Doubtful.RESULT_MISSING)
            else:
                yield Reading((Mark.OPEN,) * cycles)


def _pieces(
    text: str, written: str, language: str, cycles: int
) -> Iterator[tuple[tuple[Mark, ...], tuple[Doubtful, ...]]]:
    """The marks of *text* where it holds *cycles* of them, with what is doubtful about them."""
    seen: set[tuple[Mark, ...]] = set()
    if _DECIMAL.fullmatch(text):
        return
    for meant, doubt in (
        (text, None),
        (without_colours(text), None),
        (letters.plain(letters.undamaged(written)), Doubtful.ENCODING_DAMAGE),
        (letters.figures(text), Doubtful.LOOKALIKE),
    ):
        if doubt is not None and (seen or meant == text):
            continue
        for marks in _tokens(meant, cycles):
            if marks not in seen:
                seen.add(marks)
                yield marks, () if doubt is None else (doubt,)
    if seen:
        return
    words = re.split(r"[\s,;/\\|:+\-]+", text)
    spelled = words if len(words) == cycles else list(text)
    if len(spelled) == cycles:
        parts = [list(_single(SourceCell(word, word), language)) for word in spelled]
        for chosen in itertools.islice(itertools.product(*parts), 4):
            doubts = dict.fromkeys(doubt for reading in chosen for doubt in reading.doubts)
            yield tuple(reading.marks[0] for reading in chosen), tuple(doubts)


def _tokens(text: str, cycles: int) -> Iterator[tuple[Mark, ...]]:
    """*text* taken apart into *cycles* marks, with or without something between them."""
    if not cycles:
        if not text:
            yield ()
        return
    for end in range(len(text), 0, -1):
        token = text[:end]
        if _TOKEN.fullmatch(token) is None:
            continue
        rest = text[end:]
        between = _BETWEEN.match(rest)
        gap = between.end() if between else 0
        # A sign between two marks may be a mark itself: both ways are tried.
        blanks = len(rest) - len(rest.lstrip())
        for start in dict.fromkeys((gap, blanks)):
            if cycles == 1 and start != len(rest):
                continue
            for following in _tokens(rest[start:], cycles - 1):
                yield (_mark(token), *following)


def _mark(token: str) -> Mark:
    if token in letters.FORFEITS:
        return letters.FORFEITS[token]
    if token in _UNRATED:
        return _UNRATED[token]
    if token in "·_?*":
        return Mark.OPEN
    return _WORTH.get(token, Mark.DRAW)


# The games of a cell added up

_SUM = re.compile(r"(\d?)(?:(½)|[.,](0|5)0*| ?1/2)?")


def _totals(cell: SourceCell, cycles: int) -> list[Reading]:
    """Every order of games that comes to the sum in *cell*, the better results first."""
    value = cell.value
    text = letters.plain(cell.text)
    if isinstance(value, int | float) and not isinstance(value, bool):
        text = _digits(value)
    if text in letters.NOT_PLAYED:
        return [Reading((Mark.OPEN,) * cycles)]
    halves = 1 if is_half(cell) or text == "1/2" else _sum_of(text)
    if halves is None or cycles > 4:
        return []
    worth = {Mark.WIN: 2, Mark.DRAW: 1, Mark.LOSS: 0}
    orders = [
        marks
        for marks in itertools.product(worth, repeat=cycles)
        if sum(worth[mark] for mark in marks) == halves
    ]
    doubts = () if len(orders) == 1 else (Doubtful.PAIR_TOTAL,)
    certainty = Certainty.MIRROR if doubts else Certainty.SURE
    return [Reading(marks, certainty, doubts, total=True) for marks in orders]


def _sum_of(text: str) -> int | None:
    """Half points of a sum such as ``1½``, ``1.5`` or ``2``."""
    found = _SUM.fullmatch(text)
    if not text or found is None:
        return None
    whole, half, decimals = found.groups()
    return 2 * int(whole or 0) + (half is not None or decimals == "5" or text.endswith("1/2"))
