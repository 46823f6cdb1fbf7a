from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.players_model import PlayersModel
from arbiter.ui.players_view import PlayersView
from arbiter.ui.view_state import ViewState

CONTROL = Qt.KeyboardModifier.ControlModifier


def made(qtbot):
    document = Document(Tournament())
    document.apply(AddPlayers((Player("Berg"), Player("Berg", birth="1998"))))
    model = PlayersModel(document, ViewState())
    view = PlayersView(model)
    qtbot.addWidget(view)
    view.resize(900, 400)
    view.show()
    return model, view


def test_its_own_keys_go_before_short_cuts_of_the_window(qtbot):
    _, view = made(qtbot)
    for key, taken in (
        (Qt.Key.Key_V, True),
        (Qt.Key.Key_D, True),
        (0x412, True),
        (0x41C, True),
        (Qt.Key.Key_Z, False),
    ):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, CONTROL, "")
        event.ignore()
        QApplication.sendEvent(view, event)
        assert event.isAccepted() is taken, key


def test_the_club_takes_the_rest_of_the_width(qtbot):
    _, view = made(qtbot)
    widths = [view.columnWidth(column) for column in PlayerColumn]
    assert sum(widths) == max(view.viewport().width(), sum(widths[:-1]) + 110)
    view.resize(500, 300)
    assert view.columnWidth(PlayerColumn.CLUB) == 110


def test_a_long_name_is_shown_whole_where_there_is_room(qtbot):
    """It takes from the club, but leaves it half of what is free."""
    model, view = made(qtbot)
    view.resize(1200, 400)
    usual = view.columnWidth(PlayerColumn.NAME)
    model.setData(model.index(0, PlayerColumn.NAME), "Abramov-Zimin Lev Markovich")
    whole = view.columnWidth(PlayerColumn.NAME)
    assert whole > usual
    assert whole >= advance("Abramov-Zimin Lev Markovich", theme.font(15)) + theme.scaled(36)

    club = view.columnWidth(PlayerColumn.CLUB)
    model.setData(model.index(0, PlayerColumn.NAME), "Abramov-Zimin " * 20)
    assert view.columnWidth(PlayerColumn.NAME) > whole
    assert theme.scaled(110) < view.columnWidth(PlayerColumn.CLUB) < club
    widths = [view.columnWidth(column) for column in PlayerColumn]
    assert sum(widths) == view.viewport().width()


def test_it_grows_with_the_text_and_paints_marks_and_pasted_rows(qtbot):
    model, view = made(qtbot)
    app = QApplication.instance()
    theme.set_text_size(app, 150)
    assert view.rowHeight(0) == 51
    model.desk.look_at("Name\tElo\nLi\tabc\n\t23450", (), ("name", "rating_fide"))
    assert not view.grab().isNull()
