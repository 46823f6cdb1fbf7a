"""The page of the help in view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument

from arbiter.ui.help_pages import Book
from arbiter.ui.help_view import HelpView


@pytest.fixture
def view(qtbot):
    view = HelpView()
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.read(Book())
    view.show()
    view.go("first")
    return view


def test_a_page_is_shown_from_the_part_that_is_asked_for(view):
    assert view.toPlainText().startswith("The first tournament")
    view.go("lots", "varma")

    assert "Varma" in view.toPlainText()
    assert view.verticalScrollBar().value() > 0


def test_back_and_forward(view):
    view.verticalScrollBar().setValue(50)
    view.go("lots")
    assert view.can_go_back()
    assert not view.can_go_forward()
    view.go_back()
    assert view.place.page == "first"
    assert view.verticalScrollBar().value() == 50
    view.go_forward()
    assert view.place.page == "lots"
    view.go_forward()
    assert view.place.page == "lots"


def test_links_turn_pages(view):
    view.anchorClicked.emit(QUrl("tables.md#boards"))
    assert view.place[:2] == ("tables", "boards")
    view.anchorClicked.emit(QUrl("#find"))
    assert view.place[:2] == ("tables", "find")


def test_words_that_were_looked_for_are_marked(view):
    view.mark("printer")
    marked = [selection.cursor.selectedText() for selection in view.extraSelections()]
    assert marked
    assert {word.lower() for word in marked} == {"printer"}
    view.mark("")
    assert not view.extraSelections()


def test_pictures_are_no_wider_than_the_page(view, qtbot):
    kind = QTextDocument.ResourceType.ImageResource.value
    name = QUrl("pictures/players.png")
    wide = view.loadResource(kind, name)
    assert wide.width() <= view.viewport().width()
    view.resize(400, 400)
    assert view.loadResource(kind, name).width() < wide.width()
    view.resize(2000, 400)
    assert view.loadResource(kind, name).width() == 1000  # never larger than it is


def test_a_picture_takes_no_more_height_than_it_has(view):
    """The wider lines of the text are not for it."""
    kind = QTextDocument.ResourceType.ImageResource.value
    picture = view.loadResource(kind, QUrl("pictures/players.png"))
    document = view.document()
    block = document.begin()
    while "\N{OBJECT REPLACEMENT CHARACTER}" not in block.text():
        block = block.next()
        assert block.isValid()
    above, below = block.layout().position().y(), block.next().layout().position().y()

    assert 0 < below - above - picture.height() < 40  # the room over a heading


def test_a_new_look_keeps_the_place(view):
    view.verticalScrollBar().setValue(80)
    view.draw()
    assert view.verticalScrollBar().value() == 80
