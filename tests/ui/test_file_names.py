"""One rule for folders and names."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.tournament import Event, Tournament
from arbiter.ui import file_names
from arbiter.ui.file_names import ask_save_name, file_name, folder_of
from tests.boards import drawn


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Malmö Open 2026", "Malmö Open 2026"),
        ("A/B: final?", "A B final"),
        ("...", "Tournament"),
        ("", "Tournament"),
    ],
)
def test_names_of_files(qapp, name: str, file: str) -> None:
    """What a system can't have in a name is left out."""
    assert file_name(Tournament(event=Event(name))) == file


def test_what_goes_out_lies_beside_the_tournament(qapp, tmp_path: Path, monkeypatch) -> None:
    """The program's own folder is no place that an arbiter would look into."""
    monkeypatch.setattr(file_names, "documents_folder", lambda: tmp_path / "Documents")
    document = session.new_document(drawn(4))
    assert folder_of(document) == tmp_path / "Documents"
    assert folder_of(Document(drawn(4))) == tmp_path / "Documents"

    session.name_document(document, tmp_path / "cup.arbiter")
    assert folder_of(document) == tmp_path
    document.close()


@pytest.mark.parametrize("role", ["AcceptRole", "RejectRole"])
def test_a_name_that_the_suffix_makes_one_in_use_is_asked_about(
    qtbot, tmp_path: Path, monkeypatch, role: str
) -> None:
    """Nothing is written over without a question."""
    parent = QWidget()
    qtbot.addWidget(parent)
    (tmp_path / "report.xlsx").write_bytes(b"old")
    asked = []

    def answer(question: QMessageBox) -> None:
        asked.append(question.text())
        wanted = QMessageBox.ButtonRole[role]
        next(b for b in question.buttons() if question.buttonRole(b) is wanted).click()

    monkeypatch.setattr(QMessageBox, "exec", answer)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: ("report", ""))
    path = ask_save_name(parent, "Excel workbook", tmp_path / "Cup.xlsx", "Excel", ".xlsx")

    assert asked == ["report.xlsx exists already."]
    assert path == (tmp_path / "report.xlsx" if role == "AcceptRole" else None)
