"""The import with the keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_edits import ImportTournament, TakeInPlayers
from arbiter.domain.import_findings import Doubtful
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.recognition.recognised import TableKind
from arbiter.formats.source.book import SourceKind
from arbiter.ui import import_understanding, theme
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_dialog import ImportDialog
from tests.boards import drawn
from tests.ui import april

LETTERS = "ABCDEFGHIJ"
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(qtbot):
    """Builds the dialog over tables, with or without a tournament open, and keeps it."""
    kept: list[ImportDialog] = []

    def open_dialog(*tables: str, document: Document | None = None, **book) -> ImportDialog:
        listed = document.tournament.players if document is not None else ()
        desk = ImportDesk(april.book(*tables, **book), listed, recognise=april.read)
        dialog = ImportDialog(desk, document)
        desk.setParent(dialog)
        qtbot.addWidget(dialog)
        kept.append(dialog)
        dialog.resize(1220, 690)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_dialog


def _key(qtbot, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    qtbot.keyClick(QApplication.focusWidget(), key, modifiers)


def test_its_parts_have_names(opened) -> None:
    """For scripts and screen readers."""
    dialog = opened()
    assert dialog.objectName() == "import_dialog"
    for name in ("import_sheet", "import_findings", "import_accept", "import_outcome"):
        part = dialog.findChild(QWidget, name)
        assert part is not None, name
        assert part.accessibleName(), name


def test_the_button_is_off_until_nothing_is_red(qtbot, opened) -> None:
    """Right, Enter takes 1 for H6; the button then has the keys and Enter imports."""
    dialog = opened()
    assert QApplication.focusWidget() is dialog.findings
    assert (dialog.sheet.currentIndex().row(), dialog.sheet.currentIndex().column()) == (5, 7)
    assert not dialog.accept_button.isEnabled()
    assert dialog.accept_button.text() == "Import 7 players, 21 games"
    assert dialog.reason.text == "One cell is not understood. Settle H6, then import."

    _key(qtbot, Qt.Key.Key_Right)
    _key(qtbot, Qt.Key.Key_Return)
    assert dialog.desk.choices.cells == {(6, 8): "1"}
    assert dialog.accept_button.isEnabled()
    assert dialog.reason.text == "3 cells were read by inference: look at the findings."
    assert QApplication.focusWidget() is dialog.accept_button
    with qtbot.waitSignal(dialog.accepted):
        _key(qtbot, Qt.Key.Key_Return)
    assert isinstance(dialog.acceptance().edit, ImportTournament)


def test_ctrl_z_takes_a_choice_back(qtbot, opened) -> None:
    """And Ctrl+Y says it again; the file is never touched."""
    dialog = opened()
    _key(qtbot, Qt.Key.Key_Right)
    _key(qtbot, Qt.Key.Key_Return)
    _key(qtbot, Qt.Key.Key_Z, CONTROL)
    assert not dialog.accept_button.isEnabled()
    _key(qtbot, Qt.Key.Key_Y, CONTROL)
    assert dialog.accept_button.isEnabled()


def test_type_another_opens_the_cell(qtbot, opened) -> None:
    """Three steps right, Enter, and the text."""
    dialog = opened()
    for _ in range(3):
        _key(qtbot, Qt.Key.Key_Right)
    _key(qtbot, Qt.Key.Key_Return)
    editor = dialog.sheet.findChild(QLineEdit)
    editor.setText("0")
    qtbot.keyClick(editor, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: dialog.desk.choices.cells == {(6, 8): "0"})


def test_findings_lead_to_cells_and_cells_to_findings(qtbot, opened) -> None:
    """F3 goes through them wherever the keys are; Enter goes on into the sheet."""
    dialog = opened()
    _key(qtbot, Qt.Key.Key_F3)
    assert (dialog.sheet.currentIndex().row(), dialog.sheet.currentIndex().column()) == (2, 4)
    _key(qtbot, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is dialog.sheet

    dialog.sheet.go_to(9, 2)
    assert dialog.findings.present().place == "B9"
    dialog.sheet.go_to(8, 2)
    assert dialog.findings.present() is None


def test_f6_goes_round(qtbot, opened) -> None:
    """Findings, players, sheet."""
    dialog = opened()
    seen = []
    for _ in range(3):
        _key(qtbot, Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())

    assert seen == [dialog.outcome.table, dialog.sheet, dialog.findings]


def test_a_letter_in_the_sheet_reads_everything_anew(qtbot, opened) -> None:
    """The legend at its foot names the letters."""
    dialog = opened()
    assert "N Name" in dialog.legend.accessibleName()
    dialog.sheet.setFocus()
    dialog.sheet.go_to(4, 3)
    _key(qtbot, Qt.Key.Key_L)

    assert dialog.desk.field(3) == "rating_national"
    dialog.desk.choose_kind(TableKind.PAIRINGS)
    assert "W White" in dialog.legend.accessibleName()


def test_a_column_that_keeps_its_meaning_says_so(qtbot, opened) -> None:
    """Until something else is said."""
    dialog = opened()
    dialog.desk.declined.emit(2, "")
    assert dialog.reason.text == "Column B can’t be “not used” in this table; it stays “Name”."

    dialog.desk.type_cell(6, 8, "1")
    assert "Column B" not in dialog.reason.text


def test_what_can_t_be_read_so_says_why_at_the_foot(qtbot, opened) -> None:
    """The table stays in view, and the button is off."""
    dialog = opened()
    dialog.desk.choose_kind(TableKind.PAIRINGS)
    assert not dialog.accept_button.isEnabled()
    assert dialog.accept_button.text() == "Import"
    assert dialog.reason.text

    dialog.desk.undo()
    dialog.say(NotImported(dialog.desk.book.path, Refusal.TOO_SLOW))
    assert dialog.reason.text
    assert not dialog.grab().isNull()


def test_a_list_goes_into_the_open_tournament(qtbot, opened) -> None:
    """Unless the arbiter wants a new one."""
    document = Document(Tournament(players=(Player("Berg, Anna"),)))
    dialog = opened(april.LIST, document=document)
    dialog.desk.leave_out(4)
    assert dialog.header.into.isVisible()
    assert dialog.accept_button.text() == "Add 1 player, update 1"
    assert isinstance(dialog.acceptance().edit, TakeInPlayers)
    assert [row.place for row in dialog.findings.findings.rows] == ["row 2"]

    dialog.header.into.setCurrentIndex(1)
    dialog.header.into.activated.emit(1)
    assert dialog.accept_button.text() == "Import 2 players"
    assert dialog.findings.findings.rows == []
    assert isinstance(dialog.acceptance().edit, ImportTournament)


def test_b56_bad_rows_are_all_named_and_left_out_in_one_step(qtbot) -> None:
    """Nobody comes in before that, and nobody if the arbiter gives up."""
    rows = ["Name|Rating", *(f"Player {letter}, Xx|{2000 + n}" for n, letter in enumerate(LETTERS))]
    rows[3], rows[6], rows[8] = "|2003", "Player F, Xx|abc", rows[1]
    document = Document(Tournament())
    dialog = ImportDialog(ImportDesk(april.book("\n".join(rows))), document)
    qtbot.addWidget(dialog)
    dialog.show()
    assert [row.place for row in dialog.findings.findings.rows] == ["A4", "B7", "A9"]
    assert not dialog.accept_button.isEnabled()
    assert dialog.good_rows_button.text() == "Leave 3 rows out"

    dialog.good_rows_button.click()
    assert dialog.accept_button.text() == "Add 7 players"
    assert dialog.accept_button.isEnabled()
    assert not dialog.good_rows_button.isVisible()
    dialog.desk.undo()
    assert not dialog.accept_button.isEnabled()
    dialog.reject()
    assert document.tournament.size == 0


def test_of_other_people_s_list_nobody_is_said_to_be_here_already(opened) -> None:
    """One of them is; the list becomes a new tournament unless it is said otherwise."""
    document = Document(drawn(["Berg, Anna", "Li", "Ek", "Öz"]))
    dialog = opened(april.LIST, document=document)
    abouts = {finding.about for finding in dialog.desk.recognised.findings}
    assert dialog.header.into.currentText() == "a new tournament"
    assert Doubtful.LISTED not in abouts
    dialog.header.into.setCurrentIndex(0)
    dialog.header.into.activated.emit(0)
    abouts = {finding.about for finding in dialog.desk.recognised.findings}
    assert Doubtful.LISTED in abouts


def test_after_the_draw_a_list_becomes_a_new_tournament(qtbot, opened) -> None:
    """With the reason, and without a question."""
    dialog = opened(april.LIST, document=Document(drawn(4)))
    dialog.desk.leave_out(4)

    assert not dialog.header.into.isVisible()
    assert dialog.acceptance().new
    assert dialog.reason.text == ("The lots have been drawn, so the list becomes a new tournament.")


def test_a_crosstable_leaves_what_is_open_alone(qtbot, opened) -> None:
    """And says so."""
    dialog = opened(document=Document(Tournament(players=(Player("Berg, Anna"),))))
    dialog.desk.type_cell(6, 8, "1")

    assert dialog.acceptance().new
    assert dialog.reason.text == (
        "It becomes a new tournament; the one that is open stays as it is."
    )


def test_a_table_without_findings_is_imported_with_enter(qtbot, opened) -> None:
    """The cursor of the sheet is below the headings; what the findings need not, the players get.
    Ctrl+Enter imports from anywhere, Esc gives up."""
    dialog = opened("Name|Elo|Fed\nBerg, Anna|2101|SWE")
    assert QApplication.focusWidget() is dialog.accept_button
    assert dialog.sheet.currentIndex().row() == 1
    assert dialog.findings.height() < dialog.outcome.height()
    dialog.sheet.setFocus()
    with qtbot.waitSignal(dialog.accepted):
        _key(qtbot, Qt.Key.Key_Return, CONTROL)

    dialog = opened()
    with qtbot.assertNotEmitted(dialog.accepted):
        _key(qtbot, Qt.Key.Key_Return, CONTROL)
    with qtbot.waitSignal(dialog.rejected):
        _key(qtbot, Qt.Key.Key_Escape)


def test_a_text_in_another_encoding_is_asked_for(qtbot, opened) -> None:
    """The dialog hands it on; who opened it reads."""
    dialog = opened(kind=SourceKind.TEXT)
    with qtbot.waitSignal(dialog.read_again) as again:
        dialog.header.encoding.activated.emit(0)

    assert again.args == ["cp1251", ";"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_shown_in_both_themes(qapp, opened, scheme) -> None:
    """Also when the theme changes while it is open."""
    dialog = opened()
    theme.apply_theme(qapp, scheme)
    picture = dialog.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    }
    roles = theme.roles()

    assert {roles.good_wash.name(), roles.bad_wash.name(), roles.window.name()} <= colours


def test_while_a_large_table_is_read_anew_the_button_waits(qtbot, opened, monkeypatch) -> None:
    """The foot says so; what was understood before stays in view."""
    monkeypatch.setattr(import_understanding, "AT_ONCE", 0.0)
    dialog = opened()
    with qtbot.waitSignal(dialog.desk.changed):
        dialog.desk.type_cell(6, 8, "1")
        assert dialog.desk.busy
        assert dialog.reason.text == "Reading Первенство_апрель.xlsx…"
        assert not dialog.accept_button.isEnabled()
        assert dialog.accept_button.text() == "Import 7 players, 21 games"

    assert dialog.accept_button.isEnabled()


def test_tab_follows_the_eye(qtbot, opened) -> None:
    """From the head over sheet, findings and players to the buttons, and round again."""
    dialog = opened()
    dialog.desk.type_cell(6, 8, "1")
    header = dialog.header
    header.sheet.setFocus()
    seen = []
    for _ in range(7):
        seen.append(QApplication.focusWidget())
        _key(qtbot, Qt.Key.Key_Tab)

    assert seen == [
        header.sheet,
        header.kind,
        dialog.sheet,
        dialog.findings,
        dialog.outcome.table,
        dialog.cancel_button,
        dialog.accept_button,
    ]
    assert QApplication.focusWidget() is header.sheet
