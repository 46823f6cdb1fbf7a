"""What stands under a table about play-offs and orders by hand."""

from __future__ import annotations

from arbiter.domain.edits import SetResult
from arbiter.domain.play_off_edits import SetManualOrder, SetPlayOffs
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import PlayOff, Tournament
from arbiter.formats.documents import crosstable_sheet, standings_sheet, worksheet_sheet
from arbiter.formats.documents.decisions import decision_notes
from arbiter.formats.sheets import Notes, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn


def all_drawn(names: list[str]) -> Tournament:
    tournament = drawn(names)
    for game in tournament.games:
        tournament = SetResult(*game.name, Result.DRAW)(tournament)
    return tournament


FOUR = all_drawn(["Adams", "Berg", "Cole", "Dahl"])


def texts(tournament: Tournament, language: str = "en") -> list[str]:
    return [note.text for note in decision_notes(standings(tournament), words(language))]


def test_there_is_nothing_to_say_where_nothing_was_decided() -> None:
    assert texts(FOUR) == []


def test_a_play_off_is_told_with_its_score() -> None:
    games = (PlayOff(1, 2, 3, 1), PlayOff(3, 4, 2, 2))
    played = SetPlayOffs((1, 2, 3, 4), games)(FOUR)
    assert texts(played) == ["Play-off: 1 Adams – 2 Berg 1½ : ½; 3 Cole – 4 Dahl 1 : 1."]


def test_an_order_by_hand_is_told_with_places_and_reason() -> None:
    ordered = SetManualOrder((4, 3, 2, 1), "lots drawn in the hall")(FOUR)
    assert texts(ordered) == [
        "Level on everything, places 1–4 by decision of the arbiter: 4 Dahl, 3 Cole, 2 Berg, "
        "1 Adams. Reason: lots drawn in the hall"
    ]


def test_what_says_nothing_any_more_is_told_too() -> None:
    decided = SetManualOrder((4, 3, 2, 1), "lots")(FOUR)
    corrected = SetResult(1, 2, 1, Result.WHITE_WINS)(decided)
    assert texts(corrected) == [
        "An order by hand of 1 Adams, 2 Berg, 3 Cole, 4 Dahl says nothing any more, because "
        "something else decides between them."
    ]
    alone = SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(FOUR)
    assert texts(alone)[0].endswith("or not all who are level were in it: 1 Adams – 2 Berg 1 : 0.")


def test_the_notes_stand_in_every_language() -> None:
    decided = SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(FOUR)
    decided = SetManualOrder((4, 3, 2, 1), "а, б")(decided)
    for language in LANGUAGES:
        assert len(texts(decided, language)) == 2
        assert all("{" not in text for text in texts(decided, language))


def test_a_column_for_the_play_off_stands_on_paper_only_where_one_decides() -> None:
    """In standings and crosstable, first of the tie-breaks, and in the worksheet of the tie."""
    games = (PlayOff(1, 2, 3, 1), PlayOff(3, 4, 2, 2))
    played = SetPlayOffs((1, 2, 3, 4), games)(FOUR)
    english = words("en")
    for sheet in (standings_sheet, crosstable_sheet):
        (before,) = [part for part in sheet(FOUR, english).parts if isinstance(part, Table)]
        (table,) = [part for part in sheet(played, english).parts if isinstance(part, Table)]
        assert "PO" not in [column.key for column in before.columns]
        (place,) = [n for n, column in enumerate(table.columns) if column.key == "PO"]
        assert table.columns[place].head == "Play-off"
        column = [row[place].text for group in table.groups for row in group.rows]
        assert sorted(column) == ["0.5", "1", "1", "1.5"]
        notes = [
            note.text
            for part in sheet(played, english).parts
            if isinstance(part, Notes)
            for note in part.notes
        ]
        assert any(text.startswith("Play-off: 1 Adams – 2 Berg") for text in notes)
        assert any("they give no points in the table" in text for text in notes)
    assert worksheet_sheet(played, english).title == "Tie-break worksheet: Play-off"
