"""The journal row by row, however long it is."""

from __future__ import annotations

import tracemalloc
from itertools import cycle

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from arbiter.storage.packed_journal import PackedJournal
from arbiter.ui.journal_model import AT_ONCE, MOST_LINES, JournalColumn, JournalModel
from arbiter.ui.journal_search import Kinds, parse_query
from tests.boards import drawn


def long_document(rows: int) -> Document:
    """Results of one game, over and over; every tenth of another one."""
    document = Document(drawn(["Adams", "Berg", "Costa", "Dahl"]))
    results = {pair: cycle((Result.DRAW, Result.WHITE_WINS)) for pair in ((2, 3), (1, 4))}
    for number in range(rows):
        pair = (2, 3) if number % 10 == 0 else (1, 4)
        document.apply(SetResult(*pair, 1, next(results[pair])))
    return document


def test_a_model_as_qt_wants_it(qapp) -> None:
    """While rows come, with and without a search."""
    document = long_document(12)
    model = JournalModel(document)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    document.changed.connect(model.follow)
    model.follow()
    document.apply(SetResult(1, 2, 1, Result.DRAW))
    model.search(parse_query("berg"))
    document.apply(SetResult(2, 3, 1, None))
    document.undo()

    assert model.rowCount() == len([r for r in range(12) if r % 10 == 0]) + 3
    assert model.place(0) == 14
    heading = model.headerData(JournalColumn.CHANGE, Qt.Orientation.Horizontal)
    assert heading == "Old → new"


def test_a_search_goes_on_by_and_by(qtbot) -> None:
    """The newest are found at once; the order is the same as without a search."""
    rows = 3 * AT_ONCE
    document = long_document(rows)
    model = JournalModel(document)
    model.follow()
    model.search(parse_query("berg"))
    assert 0 < model.rowCount() < rows // 10
    assert model.searching

    document.apply(SetResult(2, 3, 1, None))
    model.follow(Change(games=frozenset({(2, 3, 1)})))
    qtbot.waitUntil(lambda: not model.searching)
    places = [model.place(row) for row in range(model.rowCount())]
    assert places == [rows, *(n for n in reversed(range(rows)) if n % 10 == 0)]
    model.search(parse_query("", Kinds.ALL))
    assert model.rowCount() == rows + 1


def test_a_search_taken_back_at_once_is_over(qtbot) -> None:
    """However far it had come: nothing goes on looking for it."""
    for rows in (12, 2 * AT_ONCE):
        model = JournalModel(long_document(rows))
        model.follow()
        model.search(parse_query("berg"))
        assert model.searching is (rows > AT_ONCE)
        model.search(parse_query("", Kinds.ALL))
        assert not model.searching
        assert not model._search.isActive()
        qtbot.wait(5)
        assert model.rowCount() == rows


def test_another_name_is_shown_in_every_line(qapp) -> None:
    """Names are those of the present."""
    document = long_document(3)
    model = JournalModel(document)
    document.changed.connect(model.follow)
    model.follow()
    index = model.index(0, JournalColumn.WHAT)
    assert "Dahl" in index.data() or "Adams" in index.data()
    document.apply(SetPlayer(1, Player("Novak")))

    assert "Novak" in model.index(1, JournalColumn.WHAT).data()


def test_fifty_thousand_rows_open_without_being_read(qapp, monkeypatch) -> None:
    """Only the lines that are seen are unpacked, and only some screens full are kept."""
    document = long_document(600)
    monkeypatch.setattr(PackedJournal, "__len__", lambda _: 50_000)
    read: list[int] = []
    whole = PackedJournal.__getitem__

    def counted(journal: PackedJournal, place: int) -> object:
        read.append(place)
        return whole(journal, 0)

    monkeypatch.setattr(PackedJournal, "__getitem__", counted)
    model = JournalModel(document)
    tracemalloc.start()
    model.follow()
    shown = [model.index(row, JournalColumn.WHAT).data() for row in range(20)]
    held, _ = tracemalloc.get_traced_memory()

    assert model.rowCount() == 50_000
    assert read == list(range(49_999, 49_979, -1))
    assert len(shown) == 20
    assert held < 200_000
    for row in range(5_000):
        model.line(row)
    assert len(model._lines) <= MOST_LINES
    tracemalloc.stop()
