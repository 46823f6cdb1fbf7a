"""What is published, among the forms of export."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from arbiter.domain.edits import SetResult
from arbiter.formats.words import words
from arbiter.ui.export_form import ExportForm
from arbiter.ui.export_publishing import publishing_forms
from tests.boards import drawn, f6, without_rounds


def _form(key: str) -> ExportForm:
    return next(form for form in publishing_forms(f6()) if form.key == key)


def _chosen(form: ExportForm, **chosen: str) -> dict[str, str]:
    return {**{option.key: option.default for option in form.options}, **chosen}


def test_a_page(qapp, tmp_path: Path) -> None:
    """In the language and the order that were chosen."""
    form = _form("page")
    form.write(f6(), tmp_path / "cup.html", words("sv"), _chosen(form, order="number"))
    text = (tmp_path / "cup.html").read_text("utf-8")

    assert '<html lang="sv">' in text
    assert "efter placering" not in text


@pytest.mark.parametrize("table", ["standings", "crosstable", "3"])
def test_a_picture_of_each_table(qapp, tmp_path: Path, table: str) -> None:
    """As a file, and the same in the clipboard."""
    form = _form("picture")
    form.write(f6(), tmp_path / "a.png", words("en"), _chosen(form, message=table))
    form.copy(f6(), words("en"), _chosen(form, message=table))

    assert QGuiApplication.clipboard().image().size() == QImage(str(tmp_path / "a.png")).size()


@pytest.mark.parametrize(
    ("layout", "line"), [("lines", "1. Player 1 3½ (DE 1)"), ("columns", " 1     1  Player 1")]
)
def test_a_text_in_lines_or_in_columns(qapp, tmp_path: Path, layout: str, line: str) -> None:
    """As a file that Notepad reads, and in the clipboard."""
    form = _form("text")
    chosen = _chosen(form, message="standings", text_layout=layout)
    form.write(f6(), tmp_path / "a.txt", words("en"), chosen)
    form.copy(f6(), words("en"), chosen)
    data = (tmp_path / "a.txt").read_bytes()

    assert data.startswith(b"\xef\xbb\xbf")
    text = data.decode("utf-8-sig").replace("\r\n", "\n")
    assert text == QGuiApplication.clipboard().text()
    assert any(found.startswith(line.strip()) for found in map(str.strip, text.splitlines())) or (
        line in text
    )


def test_the_round_in_play_is_proposed(qapp) -> None:
    """Its name stands in the file's."""
    tournament = SetResult(1, 4, 1, None)(drawn(4))
    form = publishing_forms(tournament)[1]

    assert form.usual_name("Cup", _chosen(form)) == "Cup - round 1.png"


def test_without_rounds_there_are_standings(qapp) -> None:
    """And no round to choose."""
    form = publishing_forms(without_rounds(f6()))[1]

    assert [choice.value for choice in form.options[0].choices] == ["standings", "crosstable"]
    assert form.options[0].default == "standings"
