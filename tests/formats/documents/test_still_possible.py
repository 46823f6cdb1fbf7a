"""Who is safe, who is out and what is needed, on paper."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tournament import Player, Tournament, Withdrawal
from arbiter.formats.documents import before_last_round_sheet
from arbiter.formats.documents.still_possible import on_paper
from arbiter.formats.sheets import Note, Notes, Sheet, Table
from arbiter.formats.words import LANGUAGES, words
from arbiter.whatif_texts import Phrase
from tests.boards import drawn, f6
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.events import complete

NAMES = ("Adams", "Berg", "Çelik", "Petrov", "Ek", "Ivanov")


def last_round() -> Tournament:
    """Six players before the last round."""
    return replace(event(FOUR_ROUNDS), players=tuple(map(Player, NAMES)))


def texts(sheet: Sheet) -> list[list[str]]:
    """The cells of the table."""
    (table,) = [part for part in sheet.parts if isinstance(part, Table)]
    return [[str(cell.text) for cell in row] for row in table.rows]


def notes(sheet: Sheet) -> dict[str, str]:
    """The text of each note by its term, those without by themselves."""
    found = [note for part in sheet.parts if isinstance(part, Notes) for note in part.notes]
    return {note.term or note.text: note.text for note in found}


def test_each_player_in_a_line() -> None:
    """Place, number, name, points, what he can be, and the verdicts."""
    rows = texts(before_last_round_sheet(last_round(), words("en")))

    assert rows[0] == ["1", "4", "Petrov", "3", "1–3", "22", "safe"]
    assert rows[1] == ["2", "1", "Adams", "2½", "1–5", "5", "24"]
    assert rows[-1] == ["6", "2", "Berg", "1", "4–6", "out", "out"]


def test_a_file_holds_numbers() -> None:
    """Of outcomes; a large one is written in groups only for people."""
    tournament = complete(16, seed=4)
    games = tuple(
        replace(game, result=None) if game.round == 15 else game for game in tournament.games
    )
    tournament = replace(tournament, games=games)
    sheet = before_last_round_sheet(tournament, words("en"))
    (table,) = [part for part in sheet.parts if isinstance(part, Table)]

    cells = [cell for row in table.rows for cell in row[5:] if cell.value is not None]
    assert any(len(cell.value or "") > 3 for cell in cells)
    assert all(str(cell.text).replace("\u202f", "") == cell.value for cell in cells)


def test_what_is_needed_in_a_sentence_or_two() -> None:
    """For the first place while it can be reached, else for the first three; nobody is told who
    is out."""
    said = notes(before_last_round_sheet(last_round(), words("en")))

    assert said["Petrov"] == (
        "Win: first place, whatever the others do. "
        "Draw: first place unless Ivanov beats Çelik and Adams beats Ek."
    )
    assert said["Ivanov"] == (
        "Win: place 1–3, whatever the others do. Draw: place 1–3 if Ek beats Adams; otherwise not."
    )
    assert "Berg" not in said
    assert any(text.startswith("3 games are open. All 27 outcomes") for text in said)


def test_many_open_games_are_proved() -> None:
    """Points that can be reached, and a word for what is known."""
    rows = texts(before_last_round_sheet(drawn(8), words("en"), first=2))

    assert {tuple(row[4:]) for row in rows} == {("0–7", "possible", "possible")}


def test_who_has_left_has_no_line() -> None:
    """His results count for nobody."""
    left = replace(last_round(), withdrawals=(Withdrawal(2, annulled=True),))

    assert "Berg" not in {row[2] for row in texts(before_last_round_sheet(left, words("en")))}


def test_nothing_to_tell() -> None:
    """Before the draw, and when all has been played."""
    for tournament in (Tournament(), f6()):
        (part,) = before_last_round_sheet(tournament, words("en")).parts
        assert isinstance(part, Notes)
        assert all(isinstance(note, Note) for note in part.notes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    """All phrases, with the places for what they are about."""
    say = on_paper(words(language))
    english = on_paper(words("en"))
    for phrase in Phrase:
        places = [mark for mark in ("{0}", "{1}", "{2}") if mark in english(phrase, 3)]
        assert all(mark in say(phrase, 3) for mark in places), phrase

    sheet = before_last_round_sheet(last_round(), words(language))
    said = notes(sheet)
    assert {"Petrov", "Ivanov"} <= set(said)
    assert not any("{" in text for text in said.values())
