"""The prize list."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.prizes import Prizes, Sharing, SpecialPrize, parse_amount
from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import prizes_sheet
from arbiter.formats.sheets import Notes, Role, Sheet, Signatures, Table
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f6, seed

EN = words("en")
PRIZES = Prizes("EUR", (50000, 30000, 20000, 10000), Sharing.HORT)


def with_prizes(tournament: Tournament, **changed: object) -> Tournament:
    """*tournament* with the usual prizes, some things *changed*."""
    return replace(tournament, prizes=replace(PRIZES, **changed))  # type: ignore[arg-type]


def tables(sheet: Sheet) -> list[Table]:
    return [part for part in sheet.parts if isinstance(part, Table)]


def column(table: Table, key: str) -> list[str]:
    place = [column.key for column in table.columns].index(key)
    return [str(row[place].text) for row in table.rows]


def said(sheet: Sheet) -> str:
    return " ".join(n.text for part in sheet.parts if isinstance(part, Notes) for n in part.notes)


def test_who_gets_what() -> None:
    """Place, name, points and prize, and beside it what the place alone would give."""
    (table,) = tables(prizes_sheet(with_prizes(seed()), EN))

    assert column(table, "name") == ["Ivanov", "Petrov", "Sidorov", "Kuznetsov", "Sum"]
    assert column(table, "points")[:4] == ["5", "4½", "4", "4"]
    assert column(table, "announced")[:4] == ["500", "300", "200", "100"]
    assert column(table, "prize") == ["500", "300", "175", "125", "1\N{NO-BREAK SPACE}100"]
    assert table.groups[-1].total
    assert table.columns[-1].role is Role.LINE


@pytest.mark.parametrize("by", Sharing)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_add_up_exactly(by: Sharing, language: str) -> None:
    """Every amount that is printed, to the cent, and the rule is named."""
    amounts = (33333, 20001, 10000, 9999, 1)
    sheet = prizes_sheet(with_prizes(f6(), amounts=amounts, sharing=by), words(language))
    (table,) = tables(sheet)
    *prizes, total = [parse_amount(text) for text in column(table, "prize")]

    assert sum(prizes) == total == sum(amounts)
    assert str(words(language)[f"prizes.rule_{by.value}"]) in said(sheet)


def test_all_amounts_have_cents_as_soon_as_one_has() -> None:
    """And cents that could not be divided are owned up to."""
    sheet = prizes_sheet(with_prizes(seed(), amounts=(50000, 30000, 20000, 10001)), EN)
    (table,) = tables(sheet)

    assert all(text[-3] == "." for text in column(table, "prize"))
    assert "can’t be divided" in said(sheet)
    assert "can’t be divided" not in said(prizes_sheet(with_prizes(seed()), EN))


def test_while_a_game_is_open_it_is_provisional_and_names_it() -> None:
    """In the status, and in a note with the game."""
    tournament = SetResult(1, 2, 1, None)(with_prizes(seed()))
    sheet = prizes_sheet(tournament, EN)

    assert "provisional" in sheet.status
    assert "Provisional" in said(sheet)
    assert "1 Ivanov" in said(sheet)
    assert "rovisional" not in said(prizes_sheet(with_prizes(seed()), EN))


def test_before_the_first_result_it_is_what_has_been_announced() -> None:
    """Places and amounts, and nobody's name."""
    sheet = prizes_sheet(with_prizes(drawn(6)), EN)
    (table,) = tables(sheet)

    assert column(table, "name") == ["1", "2", "3", "4", "Sum"]
    assert column(table, "prize")[-1] == "1\N{NO-BREAK SPACE}100"
    assert "Player" not in sheet_text(sheet)


def test_special_prizes() -> None:
    """As they were written, also those that are worth no money; the sum of all is said."""
    special = (SpecialPrize("Best junior", 5000, "Petrov"), SpecialPrize("Best game"))
    sheet = prizes_sheet(with_prizes(seed(), special=special), EN)
    _, table = tables(sheet)

    assert column(table, "for") == ["Best junior", "Best game"]
    assert column(table, "prize") == ["50", ""]
    assert "Sum of all prizes: 1\N{NO-BREAK SPACE}150 EUR" in said(sheet)
    alone = prizes_sheet(with_prizes(seed(), amounts=(), special=special), EN)
    assert len(tables(alone)) == 1


def test_who_left_gets_nothing() -> None:
    """The others move up."""
    left = Withdraw(6, annul=True)(f6().after_round(2))
    (table,) = tables(prizes_sheet(with_prizes(left), EN))

    assert "Player 6" not in column(table, "name")


def test_more_prizes_than_players() -> None:
    """What nobody gets is said."""
    sheet = prizes_sheet(with_prizes(seed(), amounts=(1000,) * 9), EN)

    assert "more prizes than players: 20 EUR" in said(sheet)


def test_it_is_signed() -> None:
    """By those who pay and those who answer for it."""
    assert isinstance(prizes_sheet(with_prizes(seed()), EN).parts[-1], Signatures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_without_prizes_or_players(language: str) -> None:
    """A sentence; with prizes and without players the amounts."""
    (part,) = prizes_sheet(Tournament(), words(language)).parts
    assert isinstance(part, Notes)
    assert tables(prizes_sheet(with_prizes(Tournament()), words(language)))
