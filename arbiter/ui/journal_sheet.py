"""The journal of a document as a sheet, in the language of the screen: its lines are in it."""

from __future__ import annotations

from arbiter.document.document import Document
from arbiter.formats.documents import JournalEntry, journal_sheet
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.ui.journal_search import Query, takes
from arbiter.ui.journal_texts import journal_line
from arbiter.ui.journal_values import moment_text
from arbiter.ui.languages import current_language

MOST_PRINTED = 400
"""Lines on paper, some twenty pages; whoever wants older ones looks for them."""


def journal_paper(document: Document, query: Query | None = None, about: str = "") -> Sheet:
    """The lines that *query* takes, or all, the newest first; *about* says what was looked for."""
    journal, tournament, wanted = document.journal(), document.tournament, query or Query()
    entries: list[JournalEntry] = []
    left_out = False
    for place in reversed(range(len(journal))):
        row = journal[place]
        if not takes(wanted, row, tournament):
            continue
        if len(entries) == MOST_PRINTED:
            left_out = True
            break
        line = journal_line(row, tournament)
        when = moment_text(row.at, None)
        entries.append(JournalEntry(when, row.user, line.what, line.change, line.reason))
    said = words(current_language())
    return journal_sheet(tournament, said, entries, about=about, left_out=left_out)
