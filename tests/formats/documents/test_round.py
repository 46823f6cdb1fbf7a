"""The round sheet, before and after play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.calendar_edits import SwapRounds
from arbiter.domain.edits import SetPending, SetResult, SetRoundStarts
from arbiter.domain.errors import RoundNotFound, RoundsUnknown
from arbiter.domain.notation import format_points
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import round_sheet
from arbiter.formats.sheets import Cell, Disc, Name, Notes, Sheet, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f5, f6

LENA = Player("Bergström, Lena Maria", "WGM", federation="SWE", rating_fide=2341)


def tables(sheet: Sheet) -> list[Table]:
    return [part for part in sheet.parts if isinstance(part, Table)]


def column(sheet: Sheet, key: str) -> list[Cell]:
    table = tables(sheet)[0]
    place = [column.key for column in table.columns].index(key)
    return [row[place] for row in table.rows]


def test_b70_before_play() -> None:
    """Board, White, an empty box, Black, for three boards, on one posted page."""
    sheet = round_sheet(drawn(6), 1, words("en"))

    assert [cell.text for cell in column(sheet, "board")] == ["1", "2", "3"]
    assert [cell.text for cell in column(sheet, "white")] == ["Player 1", "Player 2", "Player 3"]
    assert [cell.text for cell in column(sheet, "black")] == ["Player 6", "Player 5", "Player 4"]
    assert all(cell.box and cell.text == "" for cell in column(sheet, "result"))
    assert (sheet.posted, sheet.largest) == (13, 26)
    assert len(tables(sheet)) == 1
    assert tables(sheet)[0].full


def test_b70_after_play() -> None:
    """0–1, ½–½, ½–½, then the standings after that round."""
    sheet = round_sheet(f6(), 1, words("en"))

    assert [cell.text for cell in column(sheet, "result")] == ["0–1", "½–½", "½–½"]
    assert not any(cell.box for cell in column(sheet, "result"))
    assert tables(sheet)[1].caption == "Standings after round 1 of 5 · provisional"
    assert sheet.posted is None
    assert isinstance(sheet.parts[-1], Notes)


def test_either_form_can_be_asked_for() -> None:
    """A sheet for the wall of a round that has begun, a result sheet for one that has not."""
    assert round_sheet(f6(), 1, words("en"), results=False).posted == 13
    assert len(tables(round_sheet(drawn(6), 1, words("en"), results=True))) == 2


def test_names_on_the_wall() -> None:
    """Family name bold; below it given name, title and rating, federation, and shorter forms."""
    tournament = replace(drawn(4), players=(LENA, *drawn(4).players[1:]))
    cell = column(round_sheet(tournament, 1, words("en")), "white")[0]

    assert (cell.text, cell.bold) == ("Bergström", True)
    assert cell.sub == (
        "Lena Maria · WGM 2341 · SWE",
        "Lena Maria · WGM 2341",
        "Lena M. · WGM 2341",
    )
    assert column(round_sheet(drawn(4), 1, words("en")), "white")[0].sub == ()


def test_names_on_the_desk_are_names() -> None:
    """So the layout can shorten them; with title and rating as columns that may go."""
    tournament = replace(f6(), players=(LENA, *f6().players[1:]))
    sheet = round_sheet(tournament, 1, words("en"))

    assert column(sheet, "white")[0].text == Name("Bergström", "Lena Maria")
    assert column(sheet, "white_rating")[0].text == "2341"
    assert column(sheet, "white_title")[0].text == "WGM"


def test_open_boards_after_some_results() -> None:
    """One reported, one still playing, one adjourned until a day."""
    tournament = SetResult(1, 6, 1, Result.WHITE_WINS)(drawn(6))
    tournament = SetPending(2, 5, 1, Pending.ADJOURNED, "2026-05-08")(tournament)
    sheet = round_sheet(tournament, 1, words("en"))
    cells = column(sheet, "result")

    assert len(tables(sheet)) == 2
    assert cells[0].text == "1–0"
    assert (cells[1].text, cells[1].bold) == ("adjourned", False)
    assert cells[2].box


def test_postponed_before_play() -> None:
    """Nobody waits at a board where nobody plays; the day stands under the table."""
    tournament = SetPending(2, 5, 1, Pending.POSTPONED, "2026-05-16")(drawn(6))
    sheet = round_sheet(tournament, 1, words("en"))
    cells = column(sheet, "result")

    assert [cell.box for cell in cells] == [True, False, True]
    assert cells[1].text == "postponed"
    [notes] = [part for part in sheet.parts if isinstance(part, Notes)]
    assert notes.notes[0].text == (
        "Open: round 1, board 2, 2 Player 2 – 5 Player 5, postponed to 16 May."
    )


def test_forfeits_are_printed_with_signs() -> None:
    """+/− and −/−."""
    tournament = SetResult(1, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    tournament = SetResult(2, 5, 1, Result.DOUBLE_FORFEIT)(tournament)

    cells = column(round_sheet(tournament, 1, words("en")), "result")
    assert [cell.text for cell in cells] == ["+/−", "−/−", "½–½"]


def test_the_free_player_stands_under_the_table() -> None:
    """With number and name, before and after play."""
    for tournament in (drawn(5), f5()):
        note = round_sheet(tournament, 2, words("en")).parts[1]
        assert isinstance(note, Notes)
        assert note.notes[0].text == "Free this round: 4 Player 4"
    assert not any(isinstance(p, Notes) for p in round_sheet(drawn(6), 1, words("en")).parts)


def test_title_date_and_footer() -> None:
    """Date and time right of the title; the footer says which round of how many."""
    tournament = SetRoundStarts(("", "2026-05-06T15:00"))(drawn(6))
    sheet = round_sheet(tournament, 2, words("ru"))

    assert sheet.title == "Тур 2"
    assert sheet.status == "среда, 6 мая 2026 г., 15:00"
    assert sheet.footer == "Тур 2 из 5"
    assert round_sheet(tournament, 1, words("ru")).status == ""


def test_colours_are_discs() -> None:
    """White and Black are told by a disc before the word."""
    discs = {c.key: c.disc for c in tables(round_sheet(drawn(6), 1, words("en")))[0].columns}

    assert discs["white"] is Disc.WHITE
    assert discs["black"] is Disc.BLACK


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_before_the_draw_it_is_a_sentence(language: str) -> None:
    """Whatever round is asked for."""
    for tournament in (Tournament(), Tournament(players=drawn(5).players)):
        for round in (0, 1, 9):
            parts = round_sheet(tournament, round, words(language)).parts
            assert [type(part) for part in parts] == [Notes]


def test_refused() -> None:
    """A round that does not exist, and a tournament whose rounds are not known."""
    with pytest.raises(RoundNotFound):
        round_sheet(drawn(6), 6, words("en"))
    games = tuple(replace(game, round=None, board=None) for game in f6().games)
    with pytest.raises(RoundsUnknown):
        round_sheet(replace(f6(), games=games), 1, words("en"))


def test_a_league_has_home_and_away_over_its_columns() -> None:
    """Before play and after, without pieces."""
    tournament = drawn(4, home_and_away=True)
    for results in (False, True):
        table = tables(round_sheet(tournament, 1, words("en"), results=results))[0]
        heads = {column.key: (column.head, column.disc) for column in table.columns}
        assert heads["white"] == ("Home", None)
        assert heads["black"] == ("Away", None)


def test_a_calendar_that_was_changed_is_admitted_on_paper() -> None:
    """In every language."""
    for language in LANGUAGES:
        sheet = round_sheet(SwapRounds(1, 2)(drawn(4)), 1, words(language))
        assert sheet.marks == (words(language)["status.calendar_changed"],)


def test_an_early_game_says_so_on_the_wall() -> None:
    """With its day under the boards."""
    tournament = SetPending(1, 6, 1, Pending.EARLY, "2026-05-03")(drawn(6))
    sheet = round_sheet(tournament, 1, words("en"), results=False)

    assert [cell.text for cell in column(sheet, "result")] == ["to be played early", "", ""]
    notes = [part for part in sheet.parts if isinstance(part, Notes)]
    assert "to be played early, on 3 May" in str(notes)


def test_points_so_far_where_they_are_wanted() -> None:
    """In the second line, before the title; they stay when it is shortened. Of who left with his
    results annulled nothing is said."""
    tournament = replace(f6(), players=(Player("Berg, Anna Maria", title="IM"), *f6().players[1:]))
    table = round_sheet(tournament, 5, words("en"), results=False, points=True).parts[0]
    assert isinstance(table, Table)
    name = next(cell for row in table.rows for cell in row if str(cell.text) == "Berg")
    score = format_points(tournament.points_before(5)[0])

    assert name.sub == (f"Anna Maria · Pts {score} · IM", f"Anna M. · Pts {score} · IM")
    assert "Pts" not in str(round_sheet(tournament, 5, words("en"), results=False).parts[0])
    left = Withdraw(6, annul=True)(f6().after_round(2))
    table = round_sheet(left, 3, words("en"), results=False, points=True).parts[0]
    assert isinstance(table, Table)
    assert [cell.sub for row in table.rows for cell in row if str(cell.text) == "Player 6"] == [()]
