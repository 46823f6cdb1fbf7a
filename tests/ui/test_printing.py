"""One key for the round that comes next."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pdfminer.high_level import extract_text
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.edits import SetResult, SetTournament
from arbiter.domain.errors import RoundsUnknown, StorageError
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event
from arbiter.paper import pdf
from arbiter.ui import printing
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6


@pytest.fixture
def parent(qtbot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def document(tmp_path: Path):
    document = session.new_document(drawn(6))
    document.apply(SetTournament(Event("Club final"), document.tournament.regulations))
    session.name_document(document, tmp_path / "final.arbiter")
    yield document
    document.close()


@pytest.fixture
def state() -> ViewState:
    state = ViewState()
    state.show_round(3)
    state.told = []  # type: ignore[attr-defined]
    state.said.connect(state.told.append)
    state.rejected.connect(state.told.append)
    return state


def test_without_a_printer_it_is_a_pdf_beside_the_tournament(
    parent, document, state, monkeypatch, tmp_path: Path
) -> None:
    """No dialog; the status line names the file."""
    monkeypatch.setattr(printing, "printer_names", list)
    printing.print_round(document, state, Settings())

    file = tmp_path / "final - Round 1.pdf"
    assert file.read_bytes().startswith(b"%PDF")
    assert state.told == [f"No printer: the sheet of round 1 is in {file}"]


def test_an_untitled_tournament_prints_into_the_documents(
    parent, state, monkeypatch, documents: Path
) -> None:
    """The program's own folder is not where anybody looks for a sheet."""
    monkeypatch.setattr(printing, "printer_names", list)
    document = session.new_document(drawn(6))
    printing.print_round(document, state, Settings())
    document.close()

    file = documents / f"{document.path.stem} - Round 1.pdf"
    assert file.exists()


def test_with_a_printer_it_is_printed_at_once(document, state, monkeypatch) -> None:
    """On the usual one, without a question; the status line names it."""
    printed = []

    def paint(sheets, printer):
        printed.append((sheets[0].title, printer.printerName()))

    monkeypatch.setattr(printing, "usual_printer", lambda: "Hall")
    monkeypatch.setattr(pdf, "paint_sheets", paint)
    printing.print_round(document, state, Settings())

    assert [title for title, _ in printed] == ["Round 1"]
    assert state.told == ["Round 1 is printed on Hall"]


def test_while_a_round_is_played_it_is_the_next(document, state, tmp_path: Path) -> None:
    """For the wall, also if one of its games was played early."""
    document.apply(SetResult(1, 6, 1, Result.DRAW))
    game = document.tournament.boards(2)[0]
    document.apply(SetResult(*sorted((game.white, game.black)), 1, Result.DRAW))
    printing.print_round(document, state, Settings())

    assert "Standings" not in extract_text(tmp_path / "final - Round 2.pdf")


def test_after_the_last_round_it_is_the_one_in_view(state, tmp_path: Path) -> None:
    """With its results."""
    document = session.new_document(f6())
    session.name_document(document, tmp_path / "final.arbiter")
    printing.print_round(document, state, Settings())
    document.close()

    assert "Standings" in extract_text(tmp_path / "final - Round 3.pdf")


def test_each_event_keeps_the_language_of_its_sheets(document, state, tmp_path: Path) -> None:
    """Whatever was chosen for another one since."""
    settings = Settings()
    settings.keep_paper_language(str(document.path), "ru")
    settings.keep_paper_language("another.arbiter", "tr")
    printing.print_round(document, state, settings)

    assert (tmp_path / "final - Тур 1.pdf").exists()


def test_a_disk_without_room_is_one_sentence(parent, document, state, monkeypatch) -> None:
    """The error goes to the status line."""

    def full(sheets, path, page):
        raise StorageError(path, "no room left")

    monkeypatch.setattr(printing, "printer_names", list)
    monkeypatch.setattr(printing, "write_pdf", full)
    printing.print_round(document, state, Settings())

    assert isinstance(state.told[0], StorageError)


def test_two_tournaments_without_a_name_keep_their_sheets_apart(
    parent, state, monkeypatch, documents: Path
) -> None:
    """The second does not write over the sheet of the first, also where both are called alike."""
    monkeypatch.setattr(printing, "printer_names", list)
    for name in ("", "", "Blitz", "Blitz"):
        document = session.new_document(drawn(6))
        document.apply(SetTournament(Event(name), document.tournament.regulations))
        printing.print_round(document, state, Settings())
        document.close()

    assert len(list(documents.glob("*.pdf"))) == 4


def test_b70_the_round_is_copied_as_plain_text(document, state) -> None:
    """A line for each board with its result as 1–0 or ½–½; an open one has nothing there."""
    document.apply(SetResult(2, 6, 1, Result.DRAW))
    printing.copy_round(document, state, Settings())
    lines = QGuiApplication.clipboard().text().splitlines()

    assert lines[:2] == ["Club final", "Round 3"]
    assert "1. Player 2 – Player 6 ½–½" in lines
    assert "3. Player 4 – Player 5" in lines
    assert state.told == ["Round 3 is copied as text."]


def test_the_round_is_copied_as_a_picture(document, state) -> None:
    """For a messenger: white, and as wide as a telephone shows it large."""
    printing.copy_round_picture(document, state, Settings())
    picture = QGuiApplication.clipboard().image()

    assert 900 <= picture.width() <= 1300
    assert picture.pixelColor(2, 2).name() == "#ffffff"
    assert state.told == ["Round 3 is copied as a picture."]


def test_there_is_no_round_to_copy_before_the_draw(state) -> None:
    """The sentence says what comes first."""
    state.show_round(1)
    printing.copy_round(Document(), state, Settings())
    printing.copy_round_picture(Document(), state, Settings())

    assert state.told != []


def test_all_rounds_without_a_printer(parent, document, state, monkeypatch, tmp_path: Path) -> None:
    """A PDF beside the tournament, as for one round."""
    monkeypatch.setattr(printing, "printer_names", list)
    printing.print_all_rounds(parent, document, state, Settings())

    file = tmp_path / "final - All rounds.pdf"
    assert file.read_bytes().startswith(b"%PDF")
    assert state.told == [f"No printer: the sheet is in {file}"]


def test_a_worksheet_without_a_printer(
    parent, document, state, monkeypatch, tmp_path: Path
) -> None:
    """Its name says whose it is: that of another tie is another file."""
    monkeypatch.setattr(printing, "printer_names", list)
    document.apply(SetResult(1, 6, 1, Result.DRAW))
    for numbers in ((1, 6), (2, 3, 4, 5)):
        printing.print_worksheet(parent, document, state, Settings(), numbers, "SB")

    assert sorted(path.name for path in tmp_path.glob("*.pdf")) == [
        "final - Tie-break worksheet SB Player 1, Player 6.pdf",
        "final - Tie-break worksheet SB Player 2, Player 3, Player 4, Player 5.pdf",
    ]


def test_with_a_printer_the_dialog_begins_with_what_was_asked(
    parent, document, state, monkeypatch
) -> None:
    """All rounds, or the worksheet of these players."""
    shown = []
    monkeypatch.setattr(printing, "printer_names", lambda: ["Hall"])
    monkeypatch.setattr(printing, "show_print_dialog", lambda *given: shown.append(given[4:]))
    printing.print_all_rounds(parent, document, state, Settings())
    printing.print_worksheet(parent, document, state, Settings(), (3, 4), "SB")

    assert shown == [("all_rounds",), ("worksheet", (3, 4), "SB")]


def test_rounds_that_are_not_known_can_not_be_printed(parent, state, monkeypatch) -> None:
    """One sentence in the status line."""
    monkeypatch.setattr(printing, "printer_names", list)
    bare = replace(drawn(4), games=tuple(replace(g, round=None) for g in drawn(4).games))
    printing.print_all_rounds(parent, Document(bare), state, Settings())

    assert [type(error) for error in state.told] == [RoundsUnknown]
