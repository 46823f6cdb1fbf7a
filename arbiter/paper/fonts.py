"""The family of the paper, and the width of a text in it.

A family that is not installed is replaced silently by Qt, with other widths; so the names are
asked of the font database, and the family is chosen before anything is measured.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont

from arbiter.formats.handouts import Handouts, handout_texts
from arbiter.formats.sheets import (
    Blocks,
    Cards,
    Cell,
    Fields,
    Lines,
    Notes,
    Sheet,
    Signatures,
    Table,
)
from arbiter.paper.ruler import Measure

FAMILIES = (
    "Arial",
    "Liberation Sans",
    "Helvetica",
    "Nimbus Sans",
    "DejaVu Sans Condensed",
    "DejaVu Sans",
)
"""In the order in which they are tried. The first two have the same widths, so that pages are
the same on Windows and Linux."""

SERIFS = ("Times New Roman", "Liberation Serif", "DejaVu Serif")
"""For what is handed over in a frame; the first two have the same widths."""

ALWAYS = "½№−–…0123456789"
_MEASURED = 1000
"""Pixels at which text is measured: large enough that no width is rounded."""


def font(family: str, bold: bool, pixels: int) -> QFont:
    """*family* without hinting, so that its widths grow evenly with its size."""
    made = QFont(family)
    made.setBold(bold)
    made.setPixelSize(pixels)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.ForceOutline)
    return made


def choose_family(letters: Iterable[str], families: Iterable[str] = FAMILIES) -> str:
    """The first installed of *families* that has all *letters* and digits of equal width.

    Where none has them all, the installed one that lacks the fewest; without any of them,
    whatever the system calls its general font.
    """
    wanted = frozenset(letters) | frozenset(ALWAYS)
    installed = [family for family in families if _installed(family)]
    if not installed:
        return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return min(installed, key=lambda family: len(_lacking(family, wanted)))


def measure_in(family: str) -> Measure:
    """Widths of text in *family*, as a layout asks for them."""
    metrics = {bold: QFontMetricsF(font(family, bold, _MEASURED)) for bold in (False, True)}

    def measure(text: str, size: float, bold: bool) -> float:
        return metrics[bold].horizontalAdvance(text) * size / _MEASURED

    return measure


def letters_of(sheet: Sheet) -> set[str]:
    """Every letter that *sheet* may print."""
    found = set(sheet.event + sheet.title + sheet.status + sheet.footer)
    found.update(*sheet.marks, *sheet.words.values())
    for part in sheet.parts:
        match part:
            case Table():
                found.update(*_table_texts(part))
            case Blocks():
                for table in part.tables:
                    found.update(*_table_texts(table))
            case Cards():
                for card in part.cards:
                    found.update(card.event, card.number, str(card.name), card.details)
                    found.update(*card.notes, *_table_texts(card.table))
            case Handouts():
                for item in part.items:
                    found.update(*handout_texts(item))
            case Notes():
                for note in part.notes:
                    found.update(note.text, note.term)
            case Signatures():
                found.update(*part.names)
            case Fields():
                found.update(*(text for field in part.fields for text in field))
            case Lines():
                found.update(part.label)
    return {letter for letter in found if letter.isprintable()}


def _table_texts(table: Table) -> list[str]:
    texts = [table.caption, *table.aside]
    texts += [text for column in table.columns for text in (column.head, column.band)]
    texts += [text for row in table.rows for cell in row for text in _texts(cell)]
    return texts


def _texts(cell: Cell) -> tuple[str, ...]:
    return (str(cell.text), *cell.sub, *cell.pair, *(corner.text for corner in cell.corners))


@cache
def _families() -> frozenset[str]:
    return frozenset(QFontDatabase.families())


@cache
def _installed(family: str) -> bool:
    """Installed under this very name, in both weights the same, digits of equal width."""
    if family not in _families():
        return False
    metrics = QFontMetricsF(font(family, False, _MEASURED))
    return len({round(metrics.horizontalAdvance(digit)) for digit in "0123456789"}) == 1


def _lacking(family: str, letters: frozenset[str]) -> list[str]:
    return [letter for letter in letters if not _has(family, letter)]


@cache
def _raw(family: str, bold: bool) -> QRawFont:
    return QRawFont.fromFont(font(family, bold, _MEASURED))


@cache
def _has(family: str, letter: str) -> bool:
    return all(_raw(family, bold).supportsCharacter(ord(letter)) for bold in (False, True))


def taken_for(family: str, letters: Iterable[str]) -> dict[str, str]:
    """Letters that Qt takes for one of *letters*, because *family* draws both with one glyph
    and they come first: the tab for the blank. A letter that is printed itself is not among
    them."""
    printed = frozenset(letters) | {" "}
    first = _first_letters(family)
    raw = _raw(family, False)
    found = {}
    for letter in sorted(printed):
        glyphs = raw.glyphIndexesForString(letter)
        wrong = first.get(glyphs[0], letter) if len(glyphs) == 1 else letter
        if wrong != letter and wrong not in printed:
            found[wrong] = letter
    return found


@cache
def _first_letters(family: str) -> dict[int, str]:
    """The first letter of Unicode's basic plane that each glyph stands for."""
    plane = "".join(map(chr, range(1, 0xD800)))
    first: dict[int, str] = {}
    for letter, glyph in zip(plane, _raw(family, False).glyphIndexesForString(plane)):
        if glyph:
            first.setdefault(glyph, letter)
    return first
