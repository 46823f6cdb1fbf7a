"""Many sheets on their way to a file or a printer, step by step, so that a window stays alive
meanwhile and can stop them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from arbiter.domain.errors import ArbiterError
from arbiter.formats.sheets import Notes, Sheet
from arbiter.paper.marks import Page
from arbiter.paper.output import Output
from arbiter.paper.pdf import families_for, sheet_pages

BUILDING, LAYING_OUT = 0.2, 0.6
"""Shares of the whole after which all sheets are built, and laid out."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One document of a job: what it is called, how it is made, how often it is wanted."""

    name: str
    build: Callable[[], Sheet]
    copies: int = 1


class Job:
    """*pieces* on paper of format *paper* into *output*, in their order.

    What has nothing to say, or can't be made of this tournament, is left out. After the last
    step ``pages`` is how many pages there are, and ``left_out`` names what is not among them.
    """

    def __init__(
        self, pieces: Sequence[Piece], paper: str, output: Output, at: datetime | None = None
    ) -> None:
        self._pieces = pieces
        self._paper = paper
        self._output = output
        self._at = at or datetime.now()
        self.pages = 0
        self.left_out: list[str] = []

    def steps(self) -> Iterator[float]:
        """Do it; after each step comes the share that is done, from 0 to 1. Whoever asks for no
        more steps leaves the output as it is.

        :raises ExportFailed: the file can't be written, or the printer not be opened.
        """
        sheets: list[tuple[Sheet, int]] = []
        for at, piece in enumerate(self._pieces, 1):
            sheet = self._built(piece)
            if sheet is not None:
                sheets.append((sheet, piece.copies))
            yield BUILDING * at / len(self._pieces)
        if not sheets:
            return
        families = families_for([sheet for sheet, _ in sheets])
        pages: list[Page] = []
        for at, (sheet, copies) in enumerate(sheets, 1):
            made = sheet_pages(sheet, self._paper, families[sheet.serif], self._at)
            pages += made * copies
            yield BUILDING + (LAYING_OUT - BUILDING) * at / len(sheets)
        for at, page in enumerate(pages, 1):
            self._output.add(page)
            yield LAYING_OUT + (1.0 - LAYING_OUT) * at / len(pages)
        self._output.finish()
        self.pages = len(pages)

    def stop(self) -> None:
        """Leave it unfinished: no file appears."""
        self._output.abort()

    def _built(self, piece: Piece) -> Sheet | None:
        try:
            sheet = piece.build()
        except ArbiterError:
            sheet = None
        if sheet is None or says_nothing(sheet):
            self.left_out.append(piece.name)
            return None
        return sheet


def says_nothing(sheet: Sheet) -> bool:
    """Whether *sheet* is but the sentence that stands for what can't be printed yet."""
    return all(isinstance(part, Notes) for part in sheet.parts)
