"""The version of PySide6 that is installed is one of those that work here."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QObject, Qt, Signal


class _Bell(QObject):
    rung = Signal(bool)


def test_signals_do_not_use_up_true(qapp) -> None:
    """A version that drops a reference with each emission ends in an abort after 600 of them."""
    bell = _Bell()
    heard = []
    bell.rung.connect(heard.append)
    before = sys.getrefcount(True)
    for _ in range(200):
        bell.rung.emit(True)
    heard.clear()

    assert abs(sys.getrefcount(True) - before) < 50


def test_events_do_not_use_up_none(qapp) -> None:
    """The same for None and the event loop."""
    before = sys.getrefcount(None)
    for _ in range(200):
        qapp.processEvents()

    assert abs(sys.getrefcount(None) - before) < 50


def test_short_names_of_enums_raise() -> None:
    """``Qt.DisplayRole`` costs a hundred times the full name, so in tests it is an error."""
    assert int(os.environ["PYSIDE6_OPTION_PYTHON_ENUM"], 0) == 0x11
    with pytest.raises(AttributeError):
        _ = Qt.DisplayRole
    assert Qt.ItemDataRole.DisplayRole == 0


def test_qt_gets_along_without_a_screen() -> None:
    """An application starts offscreen and ends in order."""
    code = (
        "from PySide6.QtWidgets import QApplication, QLabel; a = QApplication([]); QLabel().show()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)

    assert done.returncode == 0, done.stderr
