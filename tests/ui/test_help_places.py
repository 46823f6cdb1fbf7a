"""Which page fits what one is looking at."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter import ui
from arbiter.ui.help_markdown import headings
from arbiter.ui.help_pages import page_source
from arbiter.ui.help_places import PLACES, place_of


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


def test_the_nearest_widget_around_decides(qtbot):
    outer, inner = QWidget(), QWidget()
    qtbot.addWidget(outer)
    outer.setObjectName("crosstable")
    inner.setParent(outer)
    field = QLineEdit(inner)

    assert place_of(field) == ("tables", "crosstable")
    assert place_of(QWidget()) == ("", "")
    assert place_of(None) == ("", "")
