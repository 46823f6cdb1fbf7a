"""The report for FIDE in the dialog of exports."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.formats.words import words
from arbiter.ui.export_dialog import ExportDialog
from arbiter.ui.export_form import TICKED
from arbiter.ui.export_forms import export_forms
from arbiter.ui.export_reports import report_forms
from arbiter.ui.obstacles import obstacles
from tests.boards import drawn, without_rounds

ENGLISH = words("en")


@pytest.mark.parametrize(("key", "coded"), [("trf26", True), ("trf16", False)])
def test_both_editions_are_written(qapp, tmp_path: Path, key: str, coded: bool) -> None:
    form = next(form for form in export_forms(drawn(4)) if form.key == key)
    form.write(drawn(4), tmp_path / "cup.trf", ENGLISH, {"plain": ""})

    text = (tmp_path / "cup.trf").read_text("utf-8")
    assert text.startswith("062 4")
    assert ("192 FIDE_ROUNDROBIN" in text) is coded


def test_plain_letters_are_an_option(qapp, tmp_path: Path) -> None:
    form = report_forms()[0]
    tournament = drawn(["Åkesson", "Berg", "Çelik"])
    for tick, name in (("", "Åkesson"), (TICKED, "Akesson")):
        form.write(tournament, tmp_path / "cup.trf", ENGLISH, {"plain": tick})
        assert name in (tmp_path / "cup.trf").read_text("utf-8")


def test_both_say_what_is_missing(qapp) -> None:
    for form in report_forms():
        assert form.check is not None
        remarks = form.check(drawn(4), ENGLISH)
        assert (
            "4 players have no FIDE ID: 1 Player 1, 2 Player 2, 3 Player 3 and 1 more." in remarks
        )
        assert form.check(without_rounds(drawn(4)), ENGLISH)[0].startswith("Rounds and colours")


def test_they_do_not_write_over_each_other(qapp) -> None:
    names = {form.usual_name("Cup", {"plain": ""}) for form in report_forms()}

    assert names == {"Cup.trf", "Cup - TRF16.trf"}


def test_the_menu_begins_with_the_newer_one(show) -> None:
    """And does not offer it where no report can be written."""
    window = show(drawn(4))
    found = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ExportDialog)
        found.append(dialog.form.key)
        dialog.reject()

    QTimer.singleShot(50, window, look)
    window.actions_.export_trf.trigger()
    assert found == ["trf26"]

    assert "export_trf" in obstacles(Document(without_rounds(drawn(4))), 1)
    assert "export_trf" not in obstacles(Document(drawn(4)), 1)
