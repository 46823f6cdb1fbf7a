"""A page that is built when somebody looks."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter.ui.late_page import LatePage


def test_it_is_built_once_and_not_before_the_first_look(qtbot) -> None:
    """Hidden it costs nothing; shown again it is the same."""
    built: list[QWidget] = []

    def build(parent: QWidget) -> QWidget:
        built.append(QLineEdit(parent))
        return built[-1]

    place = LatePage(build)
    qtbot.addWidget(place)
    assert built == []

    place.show()
    assert place.page is built[0]
    assert built[0].isVisible()

    place.hide()
    place.show()
    place.focus_first()
    assert len(built) == 1
    assert place.focusWidget() is built[0]
