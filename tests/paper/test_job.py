"""Many sheets, step by step."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from pdfminer.high_level import extract_pages

from arbiter.domain.errors import ExportFailed, RoundsUnknown
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import (
    crosstable_sheet,
    diplomas_sheet,
    round_sheet,
    standings_sheet,
)
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.paper.job import Job, Piece, says_nothing
from arbiter.paper.output import PdfOutput
from tests.boards import drawn, f6

pytestmark = pytest.mark.usefixtures("qapp")
EN = words("en")


def unknown() -> Sheet:
    """A document that this tournament can't have."""
    raise RoundsUnknown


PIECES = [
    Piece("Round", lambda: round_sheet(f6(), 1, EN), copies=2),
    Piece("Calendar", unknown),
    Piece("Standings", lambda: standings_sheet(f6(), EN)),
    Piece("Diplomas", lambda: diplomas_sheet(drawn(4), EN)),
]


def job(path: Path, pieces: list[Piece] = PIECES) -> Job:
    """These pieces into a file."""
    return Job(pieces, "A4", PdfOutput(path, "A4", "Bundle"))


def test_all_pieces_in_their_order_and_number(tmp_path: Path) -> None:
    """What can't be made, or says nothing, is named."""
    path = tmp_path / "bundle.pdf"
    work = job(path)
    shares = list(work.steps())

    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    assert work.pages == len(list(extract_pages(path))) == 3
    assert work.left_out == ["Calendar", "Diplomas"]


def test_one_that_is_stopped_leaves_no_file(tmp_path: Path) -> None:
    """At whatever step."""
    count = len(list(job(tmp_path / "whole.pdf").steps()))
    for steps in range(count):
        work = job(tmp_path / "stopped.pdf")
        assert len(list(islice(work.steps(), steps))) == steps
        work.stop()
        assert not (tmp_path / "stopped.pdf").exists()


def test_nothing_to_print_makes_no_file(tmp_path: Path) -> None:
    """Everything was left out."""
    work = job(tmp_path / "none.pdf", PIECES[1:2])

    assert list(work.steps()) == [pytest.approx(0.2)]
    assert work.pages == 0
    assert not (tmp_path / "none.pdf").exists()


def test_a_file_that_can_not_be_written_is_one_error(tmp_path: Path) -> None:
    """After the last page."""
    with pytest.raises(ExportFailed):
        list(job(tmp_path / "gone" / "bundle.pdf").steps())


def test_a_sheet_that_is_but_a_sentence_says_nothing() -> None:
    """A table says something."""
    assert says_nothing(crosstable_sheet(Tournament(), EN))
    assert not says_nothing(crosstable_sheet(f6(), EN))
