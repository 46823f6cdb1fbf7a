"""The standings sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.errors import RoundNotFound, RoundsUnknown, UnknownTieBreak
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import standings_sheet
from arbiter.formats.sheets import Cell, Notes, Sheet, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import c4, drawn, f6, seed, t5


def table_of(sheet: Sheet) -> Table:
    return next(part for part in sheet.parts if isinstance(part, Table))


def column(sheet: Sheet, key: str) -> list[Cell]:
    table = table_of(sheet)
    place = [column.key for column in table.columns].index(key)
    return [row[place] for row in table.rows]


def notes_of(sheet: Sheet) -> list[str]:
    return [note.text for part in sheet.parts if isinstance(part, Notes) for note in part.notes]


def test_groups_are_score_groups() -> None:
    """Players level on points stand together."""
    groups = table_of(standings_sheet(t5(), words("en"))).groups

    assert [len(group.rows) for group in groups] == [3, 1, 1]


def test_bold_is_what_decided() -> None:
    """Sidorov and Kuznetsov: SB in bold, DE not, nobody else's value."""
    sheet = standings_sheet(seed(), words("en"))

    assert [cell.bold for cell in column(sheet, "SB")] == [False, False, True, True, *[False] * 3]
    assert not any(cell.bold for cell in column(sheet, "DE"))
    assert words("en")["note.bold"] in notes_of(sheet)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_b25_shared_places(language: str) -> None:
    """Three share 1–3, the fourth is fourth."""
    sheet = standings_sheet(c4(tie_breaks=("SB", "SSB", "DE")), words(language, roman=False))

    assert [cell.text for cell in column(sheet, "place")] == ["1–3", "1–3", "1–3", "4"]
    assert [cell.value for cell in column(sheet, "place")] == [None, None, None, "4"]


def test_b26_order_inside_a_tie_is_no_ranking() -> None:
    """By number, and the sheet says so."""
    sheet = standings_sheet(c4(tie_breaks=("SB",)), words("en"))

    assert [cell.text for cell in column(sheet, "number")] == ["1", "2", "3", "4"]
    assert words("en")["note.shared"] in notes_of(sheet)


def test_b27_exact_decimals() -> None:
    """Quarters in full, with the mark of the language."""
    wanted = ["7.75", "7.25", "6.25", "4.75", "3.25", "1.75"]
    english = column(standings_sheet(f6(tie_breaks=("SB",)), words("en")), "SB")
    russian = column(standings_sheet(f6(tie_breaks=("SB",)), words("ru")), "SB")

    assert [cell.text for cell in english] == wanted
    assert [cell.text for cell in russian] == [text.replace(".", ",") for text in wanted]


def test_as_they_were_after_a_round() -> None:
    """Later games are open again, and the status says where it stands."""
    sheet = standings_sheet(seed(), words("en"), after_round=3)

    assert sheet.status == "after round 3 of 7 · provisional"
    assert sum(float(cell.value or 0) for cell in column(sheet, "points")) == 9
    with pytest.raises(RoundNotFound):
        standings_sheet(seed(), words("en"), after_round=8)


def test_after_a_round_where_rounds_are_unknown() -> None:
    """A table that was only a crosstable has no rounds to go back to."""
    games = tuple(replace(game, round=None, board=None) for game in seed().games)
    with pytest.raises(RoundsUnknown):
        standings_sheet(replace(seed(), games=games), words("en"), after_round=3)


def test_another_list_of_tie_breaks() -> None:
    """WIN first puts Kuznetsov before Sidorov."""
    sheet = standings_sheet(seed(), words("en"), tie_breaks=("WIN",))

    assert [cell.text for cell in column(sheet, "number")][2:4] == ["4", "3"]
    with pytest.raises(UnknownTieBreak):
        standings_sheet(seed(), words("en"), tie_breaks=("XX",))


def test_games_are_said_only_where_they_differ() -> None:
    """Everybody has six at the end; after the first round one was free."""
    final = table_of(standings_sheet(seed(), words("en"))).without_idle_columns()
    early = table_of(standings_sheet(seed(), words("en"), after_round=1)).without_idle_columns()

    assert "games" not in [column.key for column in final.columns]
    assert "games" in [column.key for column in early.columns]


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_every_state_is_a_document(language: str) -> None:
    """No players, no draw, no result, one result: a sheet each time."""
    said = words(language)
    for tournament in (Tournament(), Tournament(players=drawn(5).players)):
        assert [type(part) for part in standings_sheet(tournament, said).parts] == [Notes]
    before = standings_sheet(drawn(5), said)
    assert {cell.text for cell in column(before, "place")} == {""}
    after = standings_sheet(SetResult(1, 2, 1, Result.DRAW)(drawn(5)), said)
    assert len(table_of(after).rows) == 5


def test_b66_event_and_status_are_on_the_sheet() -> None:
    """What every page repeats is there to be repeated."""
    sheet = standings_sheet(f6(), words("en"))

    assert sheet.event == "Round robin"
    assert sheet.footer == "after round 5 of 5 · final"
