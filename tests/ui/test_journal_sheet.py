"""The journal of a document as paper."""

from __future__ import annotations

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.formats.sheets import Notes, Table
from arbiter.ui import journal_sheet as module
from arbiter.ui.journal_search import parse_query
from arbiter.ui.journal_sheet import journal_paper
from tests.boards import drawn


def _document() -> Document:
    document = Document(drawn(["Adams", "Berg", "Costa", "Dahl"]))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    document.apply(SetResult(2, 3, 1, Result.WHITE_WINS))
    document.undo()
    return document


def test_all_lines_the_newest_first(qapp) -> None:
    """With what was undone."""
    table = journal_paper(_document()).parts[0]
    assert isinstance(table, Table)

    assert [str(row[2].text) for row in table.rows] == [
        "undone: 2–3  Berg – Costa, round 1",
        "2–3  Berg – Costa, round 1",
        "1–4  Adams – Dahl, round 1",
    ]


def test_only_what_was_looked_for(qapp) -> None:
    """And the paper says by which words."""
    sheet = journal_paper(_document(), parse_query("dahl"), "dahl")
    table = sheet.parts[0]
    assert isinstance(table, Table)

    assert len(table.rows) == 1
    assert sheet.status == "dahl"


def test_a_journal_without_end_is_cut(qapp, monkeypatch) -> None:
    """And says so."""
    monkeypatch.setattr(module, "MOST_PRINTED", 2)
    sheet = journal_paper(_document())
    table, notes = sheet.parts
    assert isinstance(table, Table)
    assert isinstance(notes, Notes)

    assert len(table.rows) == 2
    assert notes.notes[0].text == "Older entries are left out."
