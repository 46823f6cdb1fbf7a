"""A bundle while it is made."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.exceptions import capture_exceptions

from arbiter.domain.errors import ExportFailed
from arbiter.formats.documents import standings_sheet
from arbiter.formats.words import words
from arbiter.paper.job import Job, Piece
from arbiter.paper.output import PdfOutput
from arbiter.ui.bundle_run import BundleRun
from tests.boards import f6

PIECES = [Piece("Standings", lambda: standings_sheet(f6(), words("en")), copies=3)]


def run(parent: QObject, path: Path) -> BundleRun:
    """Three copies into a file."""
    return BundleRun(Job(PIECES, "A4", PdfOutput(path, "A4", "Bundle")), parent)


def test_it_tells_how_far_it_is_and_when_it_is_done(qtbot, qapp, tmp_path: Path) -> None:
    """The window is free between the steps."""
    shares: list[float] = []
    work = run(qapp, tmp_path / "b.pdf")
    work.progressed.connect(shares.append)
    with qtbot.waitSignal(work.finished):
        work.start()

    assert shares == sorted(shares)
    assert len(shares) == 5
    assert (tmp_path / "b.pdf").exists()


def test_it_can_be_stopped(qtbot, qapp, tmp_path: Path) -> None:
    """No file appears, and nothing more is told."""
    work = run(qapp, tmp_path / "b.pdf")
    with qtbot.waitSignal(work.progressed):
        work.start()
    work.stop()
    with qtbot.assertNotEmitted(work.finished, wait=50):
        pass

    assert not (tmp_path / "b.pdf").exists()


def test_what_can_not_be_written_is_told(qtbot, qapp, tmp_path: Path) -> None:
    """As an error with a sentence."""
    work = run(qapp, tmp_path / "gone" / "b.pdf")
    with qtbot.waitSignal(work.failed) as told:
        work.start()

    assert isinstance(told.args[0], ExportFailed)


def test_a_fault_of_the_program_is_not_taken_for_the_end(qtbot, qapp, tmp_path: Path) -> None:
    """It is passed on; no file appears, and nobody is told that all is done."""
    pieces = [*PIECES, Piece("Broken", lambda: standings_sheet(None, words("en")))]
    path = tmp_path / "b.pdf"
    work = BundleRun(Job(pieces, "A4", PdfOutput(path, "A4", "Bundle")), qapp)
    with capture_exceptions() as passed_on, qtbot.assertNotEmitted(work.finished, wait=300):
        work.start()

    assert [kind for kind, *_ in passed_on] == [AttributeError]
    assert not path.exists()
