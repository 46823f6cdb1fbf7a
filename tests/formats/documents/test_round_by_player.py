"""A round by player."""

from __future__ import annotations

import pytest

from arbiter.domain.crosstable import mark_of
from arbiter.domain.edits import SetPending
from arbiter.domain.errors import RoundNotFound, RoundsUnknown
from arbiter.domain.tournament import Pending, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import round_by_player_sheet
from arbiter.formats.sheets import Disc, Notes, Row, Sheet, Table
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f6, without_rounds

EN = words("en")


def rows(sheet: Sheet) -> tuple[Row, ...]:
    (table,) = sheet.parts
    assert isinstance(table, Table)
    return table.rows


def test_everybody_finds_his_board_colour_and_opponent() -> None:
    """It agrees with the boards of the round."""
    tournament = f6()
    for round in range(1, 6):
        found = {
            str(row[0].text): row[1:] for row in rows(round_by_player_sheet(tournament, round, EN))
        }
        assert len(found) == 6
        for game in tournament.boards(round):
            for own, other, disc in (
                (game.white, game.black, Disc.WHITE),
                (game.black, game.white, Disc.BLACK),
            ):
                board, number, opponent, mark = found[tournament.player(own).name]
                assert str(board.text) == str(game.board)
                assert (str(number.text), number.disc) == (str(other), disc)
                assert str(opponent.text) == tournament.player(other).family
                assert str(mark.text) == mark_of(game, own)


def test_by_the_alphabet_of_the_language() -> None:
    """Swedish ends in å ä ö, and whoever is free is in his place too."""
    tournament = drawn(["Öberg", "Zorn", "Åberg", "Ahl", "Berg"])
    swedish = rows(round_by_player_sheet(tournament, 1, words("sv")))

    assert [str(row[0].text) for row in swedish] == ["Ahl", "Berg", "Zorn", "Åberg", "Öberg"]
    (free,) = [row for row in swedish if str(row[-2].text) == "frirond"]
    assert str(free[0].text) == tournament.player(tournament.free(1)[0]).name


def test_home_and_away_in_words() -> None:
    """A club has no colour."""
    sheet = round_by_player_sheet(drawn(4, home_and_away=True), 1, EN)

    assert {str(row[2].text) for row in rows(sheet)} == {"home", "away"}
    assert not any(cell.disc for row in rows(sheet) for cell in row)


def test_who_need_not_come() -> None:
    """Games put off, and those of somebody who has left; no column for it where there are none."""
    tournament = Withdraw(6, annul=True)(SetPending(2, 5, 1, Pending.POSTPONED)(drawn(6)))
    found = {str(row[0].text): row[-1] for row in rows(round_by_player_sheet(tournament, 1, EN))}

    assert str(found["Player 2"].text) == str(found["Player 5"].text) == "postponed"
    assert [str(found[f"Player {n}"].text) for n in (1, 6)] == ["(+)", "(−)"]
    assert found["Player 1"].soft
    (table,) = round_by_player_sheet(drawn(6), 1, EN).parts
    assert isinstance(table, Table)
    assert [c.key for c in table.without_idle_columns().columns][-1] == "opponent"


def test_it_hangs_on_the_wall() -> None:
    """On one page down to 11 points, from 20."""
    sheet = round_by_player_sheet(drawn(8), 2, EN)

    assert (sheet.posted, sheet.largest) == (11, 20)
    assert sheet.title == "Round 2 by name"
    assert sheet.footer == "Round 2 of 7"


def test_without_ink_the_colour_is_a_letter() -> None:
    """As plain text."""
    text = sheet_text(round_by_player_sheet(f6(), 1, EN))

    assert "W 6" in text
    assert "B 1" in text


def test_what_there_is_not() -> None:
    """A round too many, and a table without rounds."""
    with pytest.raises(RoundNotFound):
        round_by_player_sheet(f6(), 6, EN)
    with pytest.raises(RoundsUnknown):
        round_by_player_sheet(without_rounds(f6()), 1, EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_without_players_it_is_a_sentence(language: str) -> None:
    """Never an error."""
    (part,) = round_by_player_sheet(Tournament(), 1, words(language)).parts

    assert isinstance(part, Notes)
