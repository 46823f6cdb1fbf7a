"""The wall chart, blank and half-filled."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import wall_chart_sheet
from arbiter.formats.sheets import Cell, Corner, Disc, Notes, Orientation, Rules, Table
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, words
from tests.boards import by_rounds, drawn, f6, without_rounds

EN = words("en")


def cells(tournament: Tournament, *, filled: bool = False) -> list[tuple[Cell, ...]]:
    """The matrix, row by row."""
    table = wall_chart_sheet(tournament, EN, filled=filled).parts[0]
    assert isinstance(table, Table)
    assert table.rules is Rules.PEN
    return [row[3 : 3 + tournament.size] for row in table.rows]


@pytest.mark.parametrize("cycles", [1, 2])
@pytest.mark.parametrize("size", [3, 5, 8])
def test_every_cell_says_round_and_colour_of_its_row(size: int, cycles: int) -> None:
    """As the calendar has it, each game of the pair in its place."""
    tournament = drawn(size, cycles=cycles)
    matrix = cells(tournament)
    for game in tournament.games:
        for own, other, disc in (
            (game.white, game.black, Disc.WHITE),
            (game.black, game.white, Disc.BLACK),
        ):
            corners = matrix[own - 1][other - 1].corners
            assert len(corners) == cycles
            assert corners[game.cycle - 1] == Corner(str(game.round), disc)
    assert all(matrix[place][place].fill for place in range(size))


def test_a_blank_one_has_no_results() -> None:
    """Whatever has been played."""
    assert not any(cell.text or cell.pair for row in cells(f6()) for cell in row)
    assert all(cell.corners or cell.fill for row in cells(f6()) for cell in row)


def test_half_filled() -> None:
    """A result stands in the place of its round; what is open keeps it."""
    tournament = SetResult(1, 6, 1, None)(f6())
    matrix = cells(tournament, filled=True)

    assert matrix[0][5].corners == (Corner("1", Disc.WHITE),)
    assert not str(matrix[0][5].text)
    assert str(matrix[2][3].text) == "½"
    assert matrix[2][3].corners == ()


def test_half_a_double_round() -> None:
    """The first game in its half, the second to come in the other."""
    tournament = by_rounds(4, "R1: 1–4 1–0, 2–3 ½.", cycles=2)
    cell = cells(tournament, filled=True)[0][3]

    assert cell.pair == ("1", "")
    assert cell.corners[0] == Corner()
    assert cell.corners[1].disc is Disc.BLACK


def test_points_and_places_are_left_to_the_pen() -> None:
    """Also where they could be said."""
    table = wall_chart_sheet(f6(), EN, filled=True).parts[0]
    assert isinstance(table, Table)

    assert [column.key for column in table.columns[-4:]] == ["points", "place", "SB", "SSB"]
    assert not any(str(cell.text) for row in table.rows for cell in row[-4:])


def test_who_left_with_his_results_annulled_is_struck_out() -> None:
    """On both."""
    left = Withdraw(6, annul=True)(f6().after_round(2))
    for filled in (False, True):
        table = wall_chart_sheet(left, EN, filled=filled).parts[0]
        assert isinstance(table, Table)
        assert [row[2].soft for row in table.rows] == [False] * 5 + [True]


def test_a_table_without_rounds() -> None:
    """Nothing is said that nobody knows."""
    (table,) = wall_chart_sheet(without_rounds(drawn(4)), EN).parts
    assert isinstance(table, Table)

    assert not any(cell.corners for row in table.rows for cell in row)


def test_it_lies_and_explains_itself() -> None:
    """White and Black, or home and away; without ink by letters."""
    for venues, text in ((False, "○ White"), (True, "○ home")):
        sheet = wall_chart_sheet(drawn(4, home_and_away=venues), EN)
        assert sheet.orientation is Orientation.LANDSCAPE
        notes = sheet.parts[1]
        assert isinstance(notes, Notes)
        assert text in notes.notes[0].text
    assert "W1" in sheet_text(wall_chart_sheet(drawn(4), EN))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("filled", [False, True])
def test_b67_without_players_it_is_a_sentence(language: str, filled: bool) -> None:
    """Nor before the lots are drawn."""
    for tournament in (Tournament(), Tournament(players=drawn(4).players)):
        (part,) = wall_chart_sheet(tournament, words(language), filled=filled).parts
        assert isinstance(part, Notes)
