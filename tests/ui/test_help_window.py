"""The window of the help."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest

from arbiter.ui.help_pages import PAGES
from arbiter.ui.help_window import HelpWindow
from arbiter.ui.languages import set_language
from arbiter.ui.settings import Settings


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "a.ini")


@pytest.fixture
def window(qtbot, settings):
    window = HelpWindow(settings)
    qtbot.addWidget(window)
    window.show_page()
    qtbot.waitExposed(window)
    return window


def test_it_begins_with_the_first_page_and_remembers_the_last(window, settings, qtbot):
    assert window.view.place.page == PAGES[0]
    window.show_page("lots", "varma")
    window.close()
    again = HelpWindow(settings)
    qtbot.addWidget(again)
    again.show_page()

    assert again.view.place.page == "lots"


def test_it_is_not_modal(window):
    assert window.windowModality() is Qt.WindowModality.NonModal


def test_contents_list_all_pages_with_their_parts(window):
    tops = [window.contents.topLevelItem(n) for n in range(window.contents.topLevelItemCount())]

    assert [top.text(0) for top in tops] == [window.book.pages[name].title for name in PAGES]
    assert tops[0].childCount() == 6
    window.contents.setCurrentItem(tops[2].child(1))
    assert window.view.place[:2] == ("lots", "by-hand")


def test_contents_follow_the_page(window):
    window.view.go("data", "move")
    assert window.contents.currentItem().text(0) == "Moving to another computer"


def test_the_search_finds_in_all_pages_and_leads_there(window):
    QTest.keyClicks(window.field, "varma")
    assert not window.found.isHidden()
    assert window.found.count() >= 2
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    assert window.view.place[:2] == ("lots", "varma")
    assert window.view.extraSelections()
    QTest.keyClick(window.field, Qt.Key.Key_Escape)
    assert window.field.text() == ""
    assert not window.contents.isHidden()
    assert window.isVisible()


def test_it_says_when_nothing_is_found(window):
    QTest.keyClicks(window.field, "xyzzy")
    assert window.found.item(0).text() == "Nothing is found."
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    assert window.view.place.page == PAGES[0]


def test_buttons_go_back_and_forward(window):
    assert not window.back.isEnabled()
    window.view.go("lots")
    assert window.back.isEnabled()
    window.back.click()
    assert window.view.place.page == PAGES[0]
    window.forward.click()
    assert window.view.place.page == "lots"


def test_it_speaks_another_language_on_the_same_page(window):
    window.view.go("lots", "varma")
    set_language("ru")
    try:
        window.speak_anew()
    finally:
        set_language("en")

    assert "Варма" in window.view.toPlainText()
    assert window.view.place.page == "lots"
    assert "Варма" in window.contents.currentItem().text(0)


def test_esc_closes_it(window):
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_every_part_has_a_name_to_be_read_out(window):
    for part in (window.field, window.contents, window.found, window.view, window.back):
        assert part.accessibleName()


def test_keys_work_on_a_russian_keyboard(window):
    """Ctrl and the key with F on it arrive as Ctrl+А there."""
    keys = {key.key().toString() for key in window.findChildren(QShortcut)}

    assert {"Ctrl+F", "Ctrl+А"} <= keys


def test_f6_goes_from_the_page_to_the_contents_and_back(window, qtbot):
    qtbot.waitActive(window)
    assert window.view.hasFocus()
    window._other_side()
    assert window.contents.hasFocus()
    window._other_side()
    assert window.view.hasFocus()
