from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.lots_model import LotColumn, LotsModel
from arbiter.ui.lots_view import LotsView


def made(qtbot, width=600):
    document = Document(Tournament())
    document.apply(AddPlayers(tuple(Player(name, rating_fide=2000) for name in "ABCD")))
    model = LotsModel(document)
    model.choose(LotMethod.BY_HAND, "")
    view = LotsView(model)
    qtbot.addWidget(view)
    view.resize(width, 300)
    view.show()
    return model, view


def test_numbers_are_typed_one_after_the_other(qtbot):
    model, view = made(qtbot)
    view.go_to_missing()
    for figure in "413":
        qtbot.keyClicks(view, figure)
        field = next(f for f in view.findChildren(QLineEdit) if f.isVisible())
        qtbot.keyClick(field, Qt.Key.Key_Return)
        QApplication.sendPostedEvents(None, 0)
        QApplication.processEvents()
    assert list(model.numbers) == [4, 1, 3, 0]
    assert view.currentIndex().row() == 3
    view.go_to(0)
    view.go_to_missing()
    assert view.currentIndex().row() == 3
    assert not view.grab().isNull()


def test_numbers_typed_while_the_program_is_busy_stay_apart(qtbot):
    model, view = made(qtbot)
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    view.go_to_missing()
    view.setFocus()
    for figure in "413":
        QTest.keyClicks(QApplication.focusWidget(), figure)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert list(model.numbers) == [4, 1, 3, 0]


def test_delete_takes_a_number_away_and_letters_do_nothing(qtbot):
    model, view = made(qtbot)
    model.setData(model.index(0, LotColumn.NUMBER), "2")
    view.go_to(0)
    qtbot.keyClicks(view, "x")
    assert list(model.numbers) == [2, 0, 0, 0]
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert list(model.numbers) == [0, 0, 0, 0]


def test_only_the_numbers_can_be_reached(qtbot):
    model, view = made(qtbot)
    view.setCurrentIndex(model.index(2, LotColumn.NAME))
    assert view.currentIndex() == model.index(2, LotColumn.NUMBER)


def test_a_column_without_entries_and_a_narrow_list_leave_out_what_is_not_needed(qtbot):
    _, view = made(qtbot)
    assert view.isColumnHidden(LotColumn.FEDERATION)
    assert not view.isColumnHidden(LotColumn.RATING)
    _, view = made(qtbot, width=300)
    assert view.isColumnHidden(LotColumn.RATING)
    assert not view.isColumnHidden(LotColumn.NUMBER)
