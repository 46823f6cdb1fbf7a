"""Names typed over those of players who have results: each waits for its own answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter.domain.edits import SetPlayer
from arbiter.domain.tournament import Tournament
from arbiter.ui.main_window import MainWindow
from arbiter.ui.new_names import NewName, NewNames
from tests.boards import f6

Shower = Callable[[Tournament], MainWindow]
Key = Qt.Key


@pytest.fixture
def typed(qtbot: QtBot, show: Shower) -> Callable[..., MainWindow]:
    """Two other names, and the cursor already elsewhere."""

    def begin() -> MainWindow:
        window = show(f6())
        window.actions_.players.trigger()
        for row, name in ((1, "Bergman"), (3, "Dahlberg")):
            window.desk.tabs.players.page.view.go_to(row)
            for letter in name:
                qtbot.keyClicks(QApplication.focusWidget(), letter)
            qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
        return window

    return begin


def _names(window: MainWindow) -> list[str]:
    return [player.name for player in window.document.tournament.players]


def test_one_after_the_other_is_asked_about(qtbot: QtBot, typed: Callable[[], MainWindow]) -> None:
    """The first does not go because another was typed before its answer."""
    window = typed()
    page = window.desk.tabs.players.page
    assert page.bar.accessibleName().startswith("Player 2 becomes Bergman?")
    qtbot.keyClick(page.view, Key.Key_Return)
    assert page.bar.accessibleName().startswith("Player 4 becomes Dahlberg?")
    qtbot.keyClick(page.view, Key.Key_Return)
    assert _names(window)[1:4] == ["Bergman", "Player 3", "Dahlberg"]
    assert page.bar.isHidden()


def test_a_no_is_for_the_one_that_is_asked_about(
    qtbot: QtBot, typed: Callable[[], MainWindow]
) -> None:
    """Esc, then Enter."""
    window = typed()
    page = window.desk.tabs.players.page
    qtbot.keyClick(page.view, Key.Key_Escape)
    qtbot.keyClick(page.view, Key.Key_Return)
    assert _names(window)[1:4] == ["Player 2", "Player 3", "Dahlberg"]


def test_what_has_changed_meanwhile_stays(qtbot: QtBot, typed: Callable[[], MainWindow]) -> None:
    """A club that was entered before the answer; and a name that somebody else has got."""
    window = typed()
    document, page = window.document, window.desk.tabs.players.page
    document.apply(SetPlayer(2, replace(document.tournament.player(2), club="Orient")))
    qtbot.keyClick(page.view, Key.Key_Return)
    player = document.tournament.player(2)
    assert (player.name, player.club) == ("Bergman", "Orient")
    document.apply(SetPlayer(4, replace(document.tournament.player(4), name="Dale")))
    assert not page.asks
    assert page.bar.isHidden()


def test_the_question_survives_another_language(
    qtbot: QtBot, typed: Callable[[], MainWindow]
) -> None:
    """The window is built anew, and asks again."""
    window = typed()
    window._build_again()
    qtbot.wait(20)  # the keys go back to where they were
    page = window.desk.tabs.players.page
    assert page.bar.isVisible()
    qtbot.keyClick(page.view, Key.Key_Return)
    assert _names(window)[1] == "Bergman"


def test_the_window_does_not_close_over_the_question(
    qtbot: QtBot, typed: Callable[[], MainWindow]
) -> None:
    """It comes into view instead; answered, the window closes."""
    window = typed()
    window.actions_.crosstable.trigger()
    for answer in (Key.Key_Return, Key.Key_Escape):
        assert not window.close()
        page = window.desk.tabs.players.page
        assert page.isVisible()
        qtbot.keyClick(page.view, answer)
    assert window.close()


def test_nor_over_rows_that_were_pasted(qtbot: QtBot, show: Shower) -> None:
    """They are taken in, or left out, before the window closes."""
    window = show(Tournament())
    window.actions_.players.trigger()
    page = window.desk.tabs.players.page
    QGuiApplication.clipboard().setText("Adams\t2400\nBerg\t2300\n")
    page.view.setFocus()
    qtbot.keyClick(page.view, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert len(page.desk.rows) == 2
    assert not window.close()
    qtbot.keyClick(page.view, Key.Key_Return)
    assert _names(window) == ["Adams", "Berg"]
    assert window.close()


def test_of_one_player_the_newest_name_waits() -> None:
    """Typed twice, it is asked once."""
    six = f6()
    player = six.player(2)
    names = NewNames()
    for name in ("Berg", "Bergman"):
        names.add(NewName(2, player, replace(player, name=name)))
    assert names.take().after.name == "Bergman"
    assert names.first is None
    names.add(NewName(9, player, player))
    names.follow(six)
    assert names.first is None
