"""A fault of the program is shown once, and the program goes on."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QApplication

from arbiter import __version__
from arbiter.ui import crash


@pytest.fixture
def shown(qtbot, monkeypatch):
    monkeypatch.setattr(sys, "__excepthook__", lambda *fault: None)
    yield crash._shown
    for dialog in list(crash._shown):
        dialog.accept()
        dialog.deleteLater()


def _fail() -> BaseException:
    try:
        raise ValueError("seven is not a result")
    except ValueError as error:
        return error


def test_the_report_can_be_copied(shown) -> None:
    """Version and traceback, whole."""
    error = _fail()
    crash.show_crash(type(error), error, error.__traceback__)
    shown[0].copy_button.click()
    report = QApplication.clipboard().text()

    assert f"Arbiter {__version__}" in report
    assert "seven is not a result" in report
    assert "in _fail" in report


def test_one_dialog_at_a_time(shown) -> None:
    """A fault in every repaint does not pile up dialogs."""
    error = _fail()
    crash.show_crash(type(error), error, error.__traceback__)
    crash.show_crash(type(error), error, error.__traceback__)
    assert len(shown) == 1

    shown[0].accept()
    assert shown == []
    crash.show_crash(type(error), error, error.__traceback__)
    assert len(shown) == 1


def test_ctrl_c_in_the_terminal_is_no_fault(shown) -> None:
    """Nobody has to close a dialog for it."""
    stop = KeyboardInterrupt()
    crash.show_crash(KeyboardInterrupt, stop, None)

    assert shown == []
