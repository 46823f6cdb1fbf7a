"""Tables for other programs among the forms of export."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import words
from arbiter.ui.export_lists import list_forms
from tests.boards import drawn, f6, without_rounds


def _csv(tournament: Tournament, path: Path, language: str = "en", **chosen: str) -> bytes:
    form = next(form for form in list_forms(tournament) if form.key == "csv")
    usual = {option.key: option.default for option in form.options}
    form.write(tournament, path, words(language), {**usual, **chosen})
    return path.read_bytes()


def test_none_of_them_is_written_at_one_key(qapp) -> None:
    """That key is the workbook's."""
    assert not any(form.workbook for form in list_forms(f6()))


@pytest.mark.parametrize(
    ("table", "head", "lines"),
    [
        ("crosstable", "Plac.;Nr;Titel;Namn;", 7),
        ("standings", "Plac.;Nr;Titel;Namn;", 7),
        ("rounds", "Rond;Datum;Bd;Nr;Vit;Resultat;Svart;Nr", 16),
        ("players", "Nr;Titel;Namn;", 7),
    ],
)
def test_each_table_in_the_language_that_was_chosen(
    tmp_path: Path, table: str, head: str, lines: int
) -> None:
    """With its separator, and figures for places."""
    text = _csv(f6(), tmp_path / "a.csv", "sv", csv_table=table).decode("utf-8-sig")

    assert text.startswith(head)
    assert len(text.splitlines()) == lines


def test_old_programs_get_their_letters(tmp_path: Path) -> None:
    """And no sign that they don't know."""
    text = _csv(f6(), tmp_path / "a.csv", "ru", csv_letters="cp1251")

    assert ";Очки;".encode("cp1251") in text
    assert b";0,5;" in text


def test_before_the_draw_there_are_only_players(qapp) -> None:
    """And where rounds are not known, no rounds."""
    listed = Tournament(players=drawn(4).players)
    (form,) = [form for form in list_forms(listed) if form.key == "csv"]
    assert [choice.value for choice in form.options[0].choices] == ["players"]

    (form,) = [form for form in list_forms(without_rounds(f6())) if form.key == "csv"]
    assert "rounds" not in [choice.value for choice in form.options[0].choices]
