from __future__ import annotations

from dataclasses import replace

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Regulations, WithdrawalRule
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    crosstable_sheet,
    standings_sheet,
)
from arbiter.formats.documents.legend import unfinished
from arbiter.formats.documents.round import round_sheet
from arbiter.formats.documents.withdrawals import withdrawal_notes
from arbiter.formats.sheets import Cell, Notes, Role, Sheet, Table
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, words
from tests.domain.test_withdrawal_edits import f6_after, finished, withdraw

ENGLISH = words("en")


def cells(sheet: Sheet, key: str) -> list[Cell]:
    """The cells of the first table of *sheet* under *key*."""
    table = next(part for part in sheet.parts if isinstance(part, Table))
    place = [column.key for column in table.columns].index(key)
    return [row[place] for row in table.rows]


def notes(sheet: Sheet) -> list[str]:
    """The legend of *sheet*."""
    return [note.text for part in sheet.parts if isinstance(part, Notes) for note in part.notes]


def test_b16_his_row_and_column_are_soft_and_he_has_no_place() -> None:
    """Grey, the points of the row in parentheses, no tie-breaks and no counts of games."""
    sheet = crosstable_sheet(withdraw(f6_after(2), 4), ENGLISH)
    table = next(part for part in sheet.parts if isinstance(part, Table))
    matrix = [p for p, column in enumerate(table.columns) if column.role is Role.RESULT]

    for line, row in enumerate(table.rows, 1):
        for column, place in enumerate(matrix, 1):
            if line != column:
                assert row[place].soft == (4 in (line, column))
    assert cells(sheet, "place")[3] == Cell("—", bold=True, soft=True)
    assert cells(sheet, "points")[3] == Cell("½", bold=True, soft=True)
    assert [cell.soft for cell in cells(sheet, "name")] == [False] * 3 + [True] + [False] * 2
    assert {cells(sheet, key)[3].text for key in ("won", "lost", "drawn", "SB")} == {""}


def test_the_standings_have_him_last() -> None:
    """In a group of his own, although somebody else has as many points."""
    sheet = standings_sheet(finished(withdraw(f6_after(2), 4)), ENGLISH)
    table = next(part for part in sheet.parts if isinstance(part, Table))

    assert [str(cell.text) for cell in cells(sheet, "place")] == ["1", "2", "3", "4", "5", "—"]
    assert len(table.groups[-1].rows) == 1
    assert cells(sheet, "games")[-1].text == ""


def test_the_note_counts_the_games_and_names_the_rule() -> None:
    """Under half, or enough, or by other regulations; with the reason."""
    half = [note.text for note in withdrawal_notes(withdraw(f6_after(2), 4), ENGLISH)]
    assert half == [
        "4 Player 4 withdrew after 2 of 5 games, fewer than half: the results stay in the table "
        "and do not count."
    ]
    enough = Withdraw(4, expelled=True, reason="a phone")(f6_after(3))
    assert [note.text for note in withdrawal_notes(enough, ENGLISH)] == [
        "4 Player 4 was expelled after 3 of 5 games: all results count, and the games not played "
        "are lost by forfeit. Reason: a phone."
    ]
    always = replace(f6_after(4), regulations=Regulations(withdrawal=WithdrawalRule.ALWAYS_ANNUL))
    assert [note.text for note in withdrawal_notes(withdraw(always, 4), ENGLISH)] == [
        "4 Player 4 withdrew after 4 of 5 games: the results stay in the table and do not count."
    ]


def test_both_tables_say_so_in_every_language() -> None:
    """The note stands under them, and the parentheses are explained."""
    left = withdraw(f6_after(2), 4)
    for language in LANGUAGES:
        chosen = words(language)
        (note,) = withdrawal_notes(left, chosen)
        assert "2" in note.text
        assert "{" not in note.text
        assert note.text in notes(crosstable_sheet(left, chosen))
        assert note.text in notes(standings_sheet(left, chosen))
        assert chosen["sign.uncounted"] in notes(crosstable_sheet(left, chosen))[0]


def test_plain_text_puts_parentheses_where_paper_does() -> None:
    """Around the name, results and points; number and dash are as they are."""
    text = sheet_text(crosstable_sheet(withdraw(f6_after(2), 4), ENGLISH))
    row = next(line for line in text.splitlines() if "(Player 4)" in line)

    assert row.split() == "4 (Player 4) (−) (−) (½) – (−) (0) (½) —".split()


def test_a_round_sheet_shows_what_does_not_count() -> None:
    """In parentheses, and grey."""
    sheet = round_sheet(finished(withdraw(f6_after(2), 4)), 1, ENGLISH)
    assert Cell("(½–½)", soft=True) in cells(sheet, "result")


def test_a_round_is_not_begun_by_the_forfeits_of_somebody_who_left() -> None:
    """Only games of rounds in which somebody sat at a board are named as open."""
    for left in (withdraw(f6_after(2), 4), withdraw(f6_after(3), 4)):
        assert unfinished(left) == ()
    begun = SetResult(2, 6, 1, Result.DRAW)(withdraw(f6_after(2), 4))
    assert {game.round for game in unfinished(begun)} == {3}


def test_all_rounds_and_calendars_show_it_too() -> None:
    """The result in parentheses, for him and for those who met him."""
    left = withdraw(f6_after(2), 4)
    rounds = all_rounds_sheet(left, ENGLISH)
    text = sheet_text(rounds)
    assert "(½–½)" in text
    assert "withdrew after 2 of 5 games" in text
    assert "(½)" in sheet_text(calendars_sheet(left, ENGLISH))
    assert "(" not in sheet_text(calendars_sheet(f6_after(2), ENGLISH))
