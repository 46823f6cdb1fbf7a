"""Which page fits what one is looking at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter import ui
from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.ui.help_markdown import headings
from arbiter.ui.help_pages import page_source
from arbiter.ui.help_places import PLACES, place_of
from arbiter.ui.lots_page import LotsPage
from arbiter.ui.view_state import ViewState


@pytest.mark.parametrize("name", PLACES)
def test_page_and_part_are_there(name):
    page, anchor = PLACES[name]
    anchors = {heading.anchor for heading in headings(page_source("en", page))}

    assert anchor in anchors | {""}


def test_every_name_belongs_to_a_widget():
    folder = Path(ui.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))

    for name in PLACES:
        assert f'setObjectName("{name}")' in code or f'"{name}"' in code.replace(
            f'    "{name}": (', ""
        ), name


def test_every_dialog_with_a_name_has_a_page():
    """All but the licences, which explain themselves."""
    for path in sorted(Path(ui.__file__).parent.glob("*.py")):
        code = path.read_text(encoding="utf-8")
        named = re.search(r'(?:self|question|box)\.setObjectName\("(\w+)"\)', code)
        if named and re.search(r"\((?:QDialog|GamesList)\)|QMessageBox\(", code):
            assert named[1] in {*PLACES, "licences_dialog"}, path.name


@pytest.mark.parametrize("part", ["methods", "view", "seed", "draw_button"])
def test_the_lots_have_their_page_wherever_the_cursor_is(qtbot, part):
    page = LotsPage(Document(Tournament()), ViewState())
    qtbot.addWidget(page)

    assert place_of(getattr(page, part)) == ("lots", "")


def test_the_nearest_widget_around_decides(qtbot):
    outer, inner = QWidget(), QWidget()
    qtbot.addWidget(outer)
    outer.setObjectName("crosstable")
    inner.setParent(outer)
    field = QLineEdit(inner)

    assert place_of(field) == ("tables", "crosstable")
    assert place_of(QWidget()) == ("", "")
    assert place_of(None) == ("", "")
