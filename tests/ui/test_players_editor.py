from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView

from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.players_editor import PlayersDelegate


class _Refusing(QStandardItemModel):
    def setData(self, index, value, role=Qt.ItemDataRole.EditRole):
        return False


def test_the_field_has_the_name_of_its_column_and_a_rating_stands_right(qtbot):
    table = QTableView()
    qtbot.addWidget(table)
    table.setModel(QStandardItemModel(1, len(PlayerColumn)))
    delegate = PlayersDelegate(table)
    index = table.model().index(0, PlayerColumn.RATING)
    field = delegate.createEditor(table.viewport(), QStyleOptionViewItem(), index)
    assert field.accessibleName() == "Rating"
    assert field.alignment() & Qt.AlignmentFlag.AlignRight


def test_it_remembers_a_refusal(qtbot):
    table = QTableView()
    qtbot.addWidget(table)
    model = _Refusing(1, len(PlayerColumn))
    delegate = PlayersDelegate(table)
    index = model.index(0, PlayerColumn.NAME)
    field = delegate.createEditor(table, QStyleOptionViewItem(), index)
    delegate.setModelData(field, model, index)
    assert delegate.refused
