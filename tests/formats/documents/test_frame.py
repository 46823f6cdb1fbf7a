"""What is the same on every document."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetRegulations
from arbiter.domain.tournament import Closing, Event, Player, Tournament
from arbiter.formats.documents import SHEETS, round_sheet
from arbiter.formats.documents.frame import (
    by_alphabet,
    document,
    event_line,
    event_name,
    full_name,
    missing,
    numbered,
    rating_text,
)
from arbiter.formats.sheets import Notes, Sheet
from arbiter.formats.words import words
from tests.boards import drawn, seed

EVENT = Event("Harbour Masters 2026", "Gothenburg", "SWE", "2026-05-01", "2026-05-09")


def test_event_line() -> None:
    """Name, place and days, as far as they are known."""
    named = replace(drawn(4), event=EVENT)

    assert event_line(named, words("en")) == "Harbour Masters 2026 · Gothenburg, 1–9 May 2026"
    assert event_line(drawn(4), words("ru")) == "Круговой турнир"
    assert event_line(replace(drawn(4), event=Event("Club final")), words("en")) == "Club final"


def test_event_name() -> None:
    """A tournament without a name is called what it is."""
    assert event_name(replace(drawn(4), event=EVENT), words("en")) == "Harbour Masters 2026"
    assert event_name(drawn(4), words("tr")) == "Döner turnuva"


def test_names_by_the_alphabet_of_the_language() -> None:
    """Who is called alike stands by number."""
    tournament = drawn(["Öberg, Bo", "Zorn, Ann", "Öberg, Bo", "Alm, Eva"])

    assert by_alphabet(tournament, words("sv")) == [4, 2, 1, 3]
    assert by_alphabet(tournament, words("en")) == [4, 1, 3, 2]


def test_a_document_carries_the_renderer_s_words() -> None:
    """The painter has no words of its own."""
    sheet = document("list", drawn(4), words("sv"), "Lista", ())

    assert sheet.words["language"] == "sv"
    assert sheet.words["page"] == "sida {page} av {pages}"
    assert sheet.words["printed"] == "utskrivet"
    assert sheet.words["continued"] == "forts."


CORRECTED = replace(
    SetRegulations(seed().regulations, "as announced")(seed()),
    closing=Closing(True, 2, "2026-05-08", ("board 3 was wrong",)),
)
VERSION = "version 2, corrected 8 May 2026"


def every_sheet(tournament: Tournament) -> dict[str, Sheet]:
    made = {name: make(tournament, words("en")) for name, make in SHEETS.items()}
    return {**made, "round": round_sheet(tournament, 3, words("en"))}


@pytest.mark.parametrize("name", [*SHEETS, "round"])
def test_b90_every_sheet_says_which_version_it_is(name: str) -> None:
    """Once in the footer, after final results were corrected; the first version says nothing."""
    sheet = every_sheet(CORRECTED)[name]
    said = [sheet.footer or sheet.status or sheet.title, *sheet.marks]
    first = every_sheet(replace(CORRECTED, closing=Closing(closed=True)))[name]

    assert sum(VERSION in text for text in said) == 1
    assert "version" not in " ".join([first.footer, first.status, *first.marks])


@pytest.mark.parametrize("name", ["crosstable", "standings", "round"])
def test_b90_the_final_table_notes_what_was_changed(name: str) -> None:
    """The correction, and that the order of tie-breaks is another than at the start."""
    notes = [part for part in every_sheet(CORRECTED)[name].parts if isinstance(part, Notes)]
    said = [note.text for note in notes[-1].notes]

    assert "Version 2: board 3 was wrong" in said
    assert "The order of tie-breaks was changed after the start: as announced" in said
    unchanged = [part for part in every_sheet(seed())[name].parts if isinstance(part, Notes)]
    assert not any("changed" in note.text for note in unchanged[-1].notes)


def test_a_sheet_for_the_wall_has_no_room_for_what_was_corrected() -> None:
    """Its footer says the version."""
    sheet = round_sheet(CORRECTED, 1, words("en"), results=False)

    assert VERSION in sheet.marks
    assert "Version 2" not in str(sheet.parts)


def test_names_can_be_shortened() -> None:
    """With a comma where the name had one."""
    assert full_name(Player("Bergström, Lena Maria")).second_names_short() == "Bergström, Lena M."
    assert full_name(Player("Петров Иван Сергеевич")).initials() == "Петров И. С."
    assert str(full_name(Player("Maria Garcia Lopez"))) == "Maria Garcia Lopez"


def test_small_texts() -> None:
    """A player in a note, and a rating that is not there."""
    assert numbered(drawn(["Berg, Anna", "Li", "Cruz"]), 1) == "1 Berg"
    assert rating_text(Player("Berg")) == ""
    assert rating_text(Player("Berg", rating_national=1800)) == "1800"


def test_what_is_said_instead_of_a_table() -> None:
    """One sentence without players, another without pairings, none afterwards."""
    without_draw = Tournament(players=drawn(4).players)

    assert missing(drawn(4), words("en")) is None
    for tournament, text in ((Tournament(), "no players"), (without_draw, "lots")):
        notes = missing(tournament, words("en"))
        assert isinstance(notes, Notes)
        assert text in notes.notes[0].text
