"""The workbook at one key: the arbiter presses it after each round."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtWidgets import QWidget

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.edits import SetEvent, SetResult
from arbiter.domain.errors import ExportFailed
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event
from arbiter.ui import export_at_once
from arbiter.ui.export_at_once import AskFirst, write_at_once
from arbiter.ui.export_dialog import ExportDialog
from arbiter.ui.file_commands import FileCommands
from arbiter.ui.settings import Settings
from tests.boards import drawn


@pytest.fixture
def document(tmp_path: Path):
    """A tournament of four that lives in a folder of its own."""
    made = session.new_document(drawn(4))
    made.apply(SetEvent(Event("Cup")))
    session.name_document(made, tmp_path / "cup.arbiter")
    yield made
    made.close()


@pytest.fixture
def files(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    yield FileCommands(window, Settings())
    window.close()


def _results(path: Path) -> list[object]:
    return [row[6].value for row in load_workbook(path)["Rounds"].iter_rows(min_row=2)]


def test_again_and_again_without_a_question(document: Document, tmp_path: Path) -> None:
    """What the tournament wrote itself is written over, with the new results."""
    first = write_at_once(document, Settings())
    document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    second = write_at_once(document, Settings())

    assert first == second == tmp_path / "Cup.xlsx"
    assert any("1" in str(result) for result in _results(second))


@pytest.mark.parametrize("content", [b"accounts of the club", b""])
def test_a_file_of_somebody_else_is_not_written_over(
    document: Document, tmp_path: Path, content: bytes
) -> None:
    """Nor its own, once somebody has worked in it."""
    (tmp_path / "Cup.xlsx").write_bytes(content)
    with pytest.raises(AskFirst):
        write_at_once(document, Settings())
    (tmp_path / "Cup.xlsx").unlink()

    path = write_at_once(document, Settings())
    path.write_bytes(path.read_bytes() + content + b"a note")
    with pytest.raises(AskFirst):
        write_at_once(document, Settings())


def test_another_tournament_of_that_name_asks_too(document: Document, tmp_path: Path) -> None:
    """Two groups of one festival in one folder."""
    write_at_once(document, Settings())
    other = session.new_document(drawn(5))
    other.apply(SetEvent(Event("Cup")))
    session.name_document(other, tmp_path / "women.arbiter")
    with pytest.raises(AskFirst):
        write_at_once(other, Settings())
    other.close()


def test_it_goes_where_it_went_the_last_time(qtbot, document, tmp_path: Path) -> None:
    """Form and place of the dialog's last export; another event name is followed."""
    (tmp_path / "stick").mkdir()
    dialog = ExportDialog(document, Settings())
    qtbot.addWidget(dialog)
    dialog.choose("public")
    dialog.place.setText(str(tmp_path / "stick" / "hall.xlsx"))
    dialog._name_typed()
    dialog.export()
    assert write_at_once(document, Settings()) == tmp_path / "stick" / "hall.xlsx"

    again = ExportDialog(document, Settings())
    qtbot.addWidget(again)
    assert again.form.key == "public"
    again.export()
    document.apply(SetEvent(Event("Club Cup")))
    assert write_at_once(document, Settings()) == tmp_path / "Club Cup - public.xlsx"


def test_the_status_line_names_the_file(qtbot, files, document, tmp_path, monkeypatch) -> None:
    """And no dialog comes up."""
    monkeypatch.setattr(ExportDialog, "exec", lambda dialog: pytest.fail("a dialog"))
    with qtbot.waitSignal(files.said) as said:
        files.export_excel(document)
    assert said.args == [f"Exported to {tmp_path / 'Cup.xlsx'}"]


def test_the_dialog_asks_where_a_file_stands_in_the_way(
    files, document, tmp_path, monkeypatch
) -> None:
    """It says so, and has written nothing."""
    (tmp_path / "Cup.xlsx").write_text("accounts")
    seen: list[tuple[str, ...]] = []

    def closed(dialog: ExportDialog) -> None:
        said = dialog._words.text, dialog.other_button.text()
        seen.append((dialog.form.key, str(dialog.path), *said))

    monkeypatch.setattr(ExportDialog, "exec", closed)
    files.export_excel(document)

    expected = (
        "Cup.xlsx is not what was exported here last, or somebody has changed it. It will be "
        "replaced.",
        "Save as “Cup (2).xlsx”",
    )
    assert seen == [("complete", str(tmp_path / "Cup.xlsx"), *expected)]
    assert (tmp_path / "Cup.xlsx").read_text() == "accounts"


def test_the_dialog_says_why_it_could_not_be_written(
    qtbot, files, document, tmp_path, monkeypatch
) -> None:
    """Its way out is one button away, and is what is written from then on."""
    write_at_once(document, Settings())
    old = (tmp_path / "Cup.xlsx").read_bytes()
    from arbiter.ui import export_workbooks

    write = export_workbooks._complete

    def held(tournament, path: Path, *more) -> None:
        if path.name == "Cup.xlsx":
            raise ExportFailed(path, "the file is in use")
        write(tournament, path, *more)

    monkeypatch.setattr(export_workbooks, "_complete", held)
    monkeypatch.setattr(ExportDialog, "exec", lambda dialog: dialog.other_button.click())
    with qtbot.waitSignal(files.said) as said:
        files.export_excel(document)

    assert said.args == [f"Exported to {tmp_path / 'Cup (2).xlsx'}"]
    assert (tmp_path / "Cup.xlsx").read_bytes() == old
    assert write_at_once(document, Settings()) == tmp_path / "Cup (2).xlsx"


def test_a_file_that_can_not_be_read_is_not_ones_own(tmp_path: Path) -> None:
    """A folder of that name, a disk that is gone."""
    assert export_at_once._sum(tmp_path / "gone.xlsx") == ""
