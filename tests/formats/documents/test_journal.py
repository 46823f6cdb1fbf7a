"""The journal on paper."""

from __future__ import annotations

from arbiter.formats.documents.journal import JournalEntry, journal_sheet
from arbiter.formats.sheets import Notes, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import seed

RESULT = JournalEntry("8 May 2026, 14:03:22", "anna", "1–4  Adams – Dahl, round 1", "open → 1–0")
REOPENED = JournalEntry(
    "8 May 2026, 15:00:00", "anna", "tournament reopened", "", "board 3 was typed wrong"
)


def lines(*entries: JournalEntry) -> list[list[list[str]]]:
    """Each entry with its rows and their cells."""
    table = journal_sheet(seed(), words("en"), entries).parts[0]
    assert isinstance(table, Table)
    return [[[str(cell.text) for cell in row] for row in group.rows] for group in table.groups]


def test_b90_a_line_has_time_round_game_old_and_new() -> None:
    """And the reason, where one was given."""
    assert lines(RESULT, REOPENED) == [
        [["8 May 2026, 14:03:22", "anna", "1–4  Adams – Dahl, round 1", "open → 1–0", ""]],
        [["8 May 2026, 15:00:00", "anna", "tournament reopened", "", "board 3 was typed wrong"]],
    ]


def test_a_long_cell_goes_on_under_itself() -> None:
    """Nothing is cut, and the lines of one entry stay together."""
    long = RESULT._replace(reason=" ".join(["word"] * 30))
    (rows,) = lines(long)

    assert len(rows) > 3
    assert " ".join(row[4] for row in rows) == long.reason
    assert [row[0] for row in rows[1:]] == [""] * (len(rows) - 1)


def test_what_is_left_out_is_said() -> None:
    """And by what the others were chosen."""
    sheet = journal_sheet(seed(), words("en"), [RESULT], about="Dahl", left_out=True)
    notes = sheet.parts[-1]

    assert sheet.status == "Dahl"
    assert isinstance(notes, Notes)
    assert notes.notes[0].text == "Older entries are left out."


def test_an_empty_journal_says_so() -> None:
    """In every language."""
    said = set()
    for language in LANGUAGES:
        notes = journal_sheet(seed(), words(language), []).parts[0]
        assert isinstance(notes, Notes)
        said.add(notes.notes[0].text)

    assert len(said) == len(LANGUAGES)
