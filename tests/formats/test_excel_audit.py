"""The audit: formulas that work the table out again, recalculated in LibreOffice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import openpyxl
import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.play_off_edits import SetManualOrder, SetPlayOffs
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, Scoring
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending, PlayOff, Regulations, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.excel import write_workbook
from arbiter.formats.excel_audit import DIFFERENCE, OK, audit_grid
from arbiter.formats.excel_grid import Formula, Grid
from arbiter.formats.excel_sheets import crosstable_grid
from arbiter.formats.words import LANGUAGES, words
from tests.boards import c4, crosstable, drawn, f5, f6, seed, t5
from tests.events import complete
from tests.office import needs_office, resaved

ALL = ("DE", "SB", "SSB", "WIN", "KS")


def audit_of(tournament: Tournament, *, language: str = "en") -> Grid:
    said = words(language)
    order = standings(tournament)
    return audit_grid(order, crosstable_grid(order, said, by_rank=True), said)


def with_results(*results: tuple[int, int, Result]) -> Tournament:
    tournament = f6(tie_breaks=ALL)
    for first, second, result in results:
        tournament = SetResult(first, second, 1, result)(tournament)
    return tournament


def _with_play_off() -> Tournament:
    """Player 3 won the play-off against player 1, who is level with him on points."""
    level = crosstable(
        """
        1 Adams  *  1  ½  ½
        2 Berg   0  *  0  1
        3 Cyr    ½  1  *  ½
        4 Dahl   ½  0  ½  *
        """,
        tie_breaks=("SB", "PO"),
    )
    return SetPlayOffs((1, 3), (PlayOff(1, 3, 1, 3),))(level)


def _by_hand() -> Tournament:
    """Three are level on everything, and the arbiter put them in an order."""
    return SetManualOrder((3, 1, 2), "lots")(_level())


def _level() -> Tournament:
    return crosstable(
        """
        1 A  *  ½  ½
        2 B  ½  *  ½
        3 C  ½  ½  *
        """
    )


def _league() -> Tournament:
    """Numbers are places of last year; home and away, two halves."""
    empty = drawn(6, cycles=2, league=True, home_and_away=True, tie_breaks=ALL)
    results = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS_BY_FORFEIT)
    for place, game in enumerate(empty.games):
        empty = SetResult(*game.name, results[place % 3])(empty)
    return empty


def _adjourned() -> Tournament:
    """Of three points for a win: games that go on, that are put off, and decided ones."""
    tournament = replace(
        complete(6, seed=11), regulations=Regulations(scoring=FOOTBALL, tie_breaks=ALL)
    )
    for edit in (
        SetResult(1, 2, 1, None),
        SetPending(1, 2, 1, Pending.ADJOURNED),
        SetResult(3, 4, 1, None),
        SetPending(3, 4, 1, Pending.POSTPONED),
        SetResult(5, 6, 1, Result.BOTH_LOSE),
        SetResult(1, 6, 1, Result.WHITE_DRAWS_BLACK_LOSES),
    ):
        tournament = edit(tournament)
    return tournament


SOUND: dict[str, Tournament] = {
    "single": f6(tie_breaks=ALL),
    "seed table": seed(),
    "odd": f5(tie_breaks=ALL),
    "level at the top": t5(),
    "circle": c4(tie_breaks=ALL),
    "double": complete(6, seed=1, cycles=2),
    "three cycles": complete(4, seed=2, cycles=3, forfeits=0.2),
    "forfeits": complete(9, seed=3, forfeits=0.3),
    "double forfeits": with_results(
        (1, 2, Result.DOUBLE_FORFEIT), (3, 4, Result.WHITE_WINS_BY_FORFEIT)
    ),
    "0-0": with_results((1, 2, Result.BOTH_LOSE)),
    "half and nought": with_results(
        (1, 2, Result.WHITE_DRAWS_BLACK_LOSES), (2, 3, Result.WHITE_LOSES_BLACK_DRAWS)
    ),
    "unrated": with_results((1, 2, Result.WHITE_WINS_UNRATED)),
    "football": complete(7, seed=4, cycles=2, forfeits=0.1),
    "a loss counts": complete(6, seed=5, forfeits=0.2),
    "open games": SetPending(4, 6, 1, Pending.ADJOURNED)(SetResult(1, 2, 1, None)(f6())),
    "one of two open": SetResult(1, 2, 2, Result.DRAW)(drawn(4, cycles=2)),
    "nothing played": drawn(5),
    "not drawn": Tournament(players=drawn(5).players),
    "annulled": Withdraw(4, annul=True)(f6(tie_breaks=ALL)),
    "two annulled of a double event": Withdraw(2, annul=True)(
        Withdraw(5, annul=True)(complete(6, seed=6, cycles=2, forfeits=0.1))
    ),
    "withdrawn and counted": Withdraw(4)(f6(tie_breaks=ALL)),
    "sixteen": complete(16, seed=16, forfeits=0.05),
    "play-off": _with_play_off(),
    "order by hand": _by_hand(),
    "expelled": Withdraw(2, expelled=True, annul=True)(f6(tie_breaks=ALL)),
    "league": _league(),
    "five cycles": complete(4, seed=9, cycles=5, forfeits=0.2),
    "adjourned and decided": _adjourned(),
    "Koya by draws": replace(
        complete(8, seed=10), regulations=Regulations(tie_breaks=ALL, koya_by_draws=True)
    ),
    "everybody level": _level(),
    "other tie-breaks": f6(tie_breaks=("PS", "SB/C1", "REP", "DE")),
}
for _name, _scoring in (("football", FOOTBALL), ("a loss counts", Scoring(6, 4, 2, 0))):
    _regulations = {"scoring": _scoring, "cycles": SOUND[_name].regulations.cycles}
    _empty = drawn(SOUND[_name].size, **_regulations, tie_breaks=ALL)
    for _game in SOUND[_name].games:
        _empty = _empty.with_game(_game)
    SOUND[_name] = _empty


def head(page: Any, name: str) -> int:
    return [cell.value for cell in page[1]].index(name) + 1


def set_cell(row: int, column: str | int, value: object) -> Callable[[Any], None]:
    """Another value in the crosstable: by the heading of the column, or its opponent."""

    def alter(page: Any) -> None:
        place = column if isinstance(column, int) else head(page, column)
        assert page.cell(row, place).value != value
        page.cell(row, place).value = value

    return alter


def consistent_double_forfeit(page: Any) -> None:
    """Another table that was worked out anew as a whole: as good as any."""
    other = with_results((1, 3, Result.DOUBLE_FORFEIT))
    grid = crosstable_grid(standings(other), words("en"), by_rank=True)
    for row, items in enumerate(grid.rows, 2):
        for column, item in enumerate(items, 1):
            page.cell(row, column).value = item.value


def both_first_places(page: Any) -> None:
    """Players 1 and 3 are level on points; who is first, tie-breaks say."""
    page.cell(2, 1).value, page.cell(3, 1).value = 2, 1


def second_and_third(page: Any) -> None:
    """They are half a point apart."""
    page.cell(3, 1).value, page.cell(4, 1).value = 3, 2


# The table of f6 in final order: 1, 3, 6, 2, 5, 4.
ALTERED: dict[str, tuple[Callable[[Any], None], str]] = {
    "a win becomes a draw": (set_cell(2, "2", "½"), DIFFERENCE),
    "a win becomes one by forfeit": (set_cell(2, "2", "+"), DIFFERENCE),
    "a result is missing": (set_cell(2, "2", None), DIFFERENCE),
    "a result is a date": (set_cell(2, "4", 46054), DIFFERENCE),
    "points": (set_cell(3, "Points", 4), DIFFERENCE),
    "points as text": (set_cell(3, "Points", "3.5"), DIFFERENCE),
    "SB": (set_cell(3, "SB", 7.5), DIFFERENCE),
    "SSB": (set_cell(4, "SSB", 1), DIFFERENCE),
    "WIN": (set_cell(7, "Wins", 1), DIFFERENCE),
    "KS": (set_cell(5, "Koya", 1.5), DIFFERENCE),
    "DE is shown only": (set_cell(2, "DE", 0.5), OK),
    "a place that the points do not allow": (set_cell(7, "Place", 2), DIFFERENCE),
    "a place that another has": (set_cell(3, "Place", 1), DIFFERENCE),
    "two who are level change places": (both_first_places, OK),
    "two who are not level change places": (second_and_third, DIFFERENCE),
    "another table as a whole": (consistent_double_forfeit, OK),
}


@pytest.fixture(scope="module")
def recalculated(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Every workbook of this module after one start of LibreOffice, values only."""
    folder = tmp_path_factory.mktemp("audit")
    paths = []
    for number, tournament in enumerate(SOUND.values()):
        paths.append(folder / f"sound{number}.xlsx")
        language = LANGUAGES[number % len(LANGUAGES)]
        write_workbook(tournament, paths[-1], words(language), by_rank=number % 3 > 0)
    for number, (alter, _) in enumerate(ALTERED.values()):
        paths.append(folder / f"altered{number}.xlsx")
        write_workbook(f6(tie_breaks=ALL), paths[-1], words("en"))
        book = openpyxl.load_workbook(paths[-1])
        alter(book["Crosstable"])
        book.save(paths[-1])
    return {
        name: openpyxl.load_workbook(path, data_only=True)
        for name, path in resaved(paths, folder).items()
    }


def verdict(book: Any) -> str:
    [(sheet, cell)] = book.defined_names["RR_Verdict"].destinations
    return str(book[sheet][cell].value)


@needs_office
@pytest.mark.parametrize("name", SOUND)
def test_what_the_program_wrote_is_ok(name: str, recalculated: dict[str, Any]) -> None:
    """Single, double, more cycles, odd fields, forfeits, decisions, open games, any scoring."""
    assert verdict(recalculated[f"sound{list(SOUND).index(name)}"]) == OK


@needs_office
@pytest.mark.parametrize("name", ALTERED)
def test_what_was_altered_is_a_difference(name: str, recalculated: dict[str, Any]) -> None:
    """One result, one total or one tie-break without the others."""
    book = recalculated[f"altered{list(ALTERED).index(name)}"]
    assert verdict(book) == ALTERED[name][1]


@needs_office
def test_figures_are_those_of_the_program(recalculated: dict[str, Any]) -> None:
    """Row by row, also a direct encounter among all who are level on points."""
    page = recalculated["sound0"]["Audit"]
    columns = {cell.value: cell.column for cell in page[1]}
    rows = [[page.cell(row, columns[name]).value for name in columns] for row in range(2, 8)]
    by_name = {name: [row[place] for row in rows] for place, name in enumerate(columns)}

    assert by_name["Points"] == [3.5, 2.5, 3.5, 0.5, 2, 3]
    assert sum(by_name["SB"]) == 31
    assert by_name["DE"] == [1, 0, 0, 0, 0, 0]
    assert by_name["Berger W−L"] == [3, -3, 4, -11, -6.5, 0.5]
    for name in ("Points", "SB", "Berger W−L", "Wins", "Koya"):
        assert by_name[name] == by_name[f"{name} given"], name
    assert by_name["Mirror"] == by_name["Difference"] == by_name["Place"] == [0] * 6


def formulas(grid: Grid) -> list[str]:
    return [item.value.text for row in grid.rows for item in row if isinstance(item.value, Formula)]


def test_who_is_annulled_counts_for_nobody() -> None:
    """The flag of his row is 0, and of no other, whichever order the rows are in."""
    tournament = Withdraw(4, annul=True)(f6(tie_breaks=ALL))
    said = words("en")
    order = standings(tournament)
    for by_rank in (True, False):
        table = crosstable_grid(order, said, by_rank=by_rank)
        grid = audit_grid(order, table, said)
        flags = {table.rows[row][1].value: grid.rows[row][2].value for row in range(6)}
        assert flags == {1: 1, 2: 1, 3: 1, 4: 0, 5: 1, 6: 1}


def test_only_functions_that_every_program_has() -> None:
    """And nothing but the crosstable is read, apart from what games are worth."""
    allowed = "SUM SUMPRODUCT INDEX LEN SUBSTITUTE IF AND ROUND ABS".split()
    for formula in formulas(audit_of(f6(tie_breaks=ALL), language="tr")):
        plain = formula
        for function in allowed:
            plain = plain.replace(f"{function}(", "(")
        plain = plain.replace("'Çapraz tablo'!", "")
        for name in ("RR_Win", "RR_Draw", "RR_Cycles", OK, DIFFERENCE):
            plain = plain.replace(name, "")
        assert not any(letter.isalpha() and not letter.isupper() for letter in plain), formula
        assert "!" not in plain
        assert "_" not in plain


def test_headings() -> None:
    """Those of the crosstable's figures, given and computed."""
    grid = audit_of(f6())

    assert grid.headings == (
        *("Row", "Name", "Counts", "1", "2", "3", "4", "5", "6"),
        *("Points", "SB", "Berger W−L", "DE", "Wins", "Koya"),
        *("Points given", "SB given", "Berger W−L given", "DE given", "Wins given", "Koya given"),
        *("Difference", "Mirror", "Place"),
    )
    assert len(grid.rows[0]) == len(grid.headings)


def test_a_tie_break_without_a_column_is_computed_and_not_compared() -> None:
    """The list names SB alone: Wins and Koya stand there for whoever asks."""
    grid = audit_of(f6(tie_breaks=("SB",)))

    assert "Wins" in grid.headings
    assert "Wins given" not in grid.headings


def test_no_players_no_verdict() -> None:
    """Nothing to compute."""
    grid = audit_of(Tournament())

    assert grid.rows == ()
    assert "RR_Verdict" not in grid.names


def test_a_loss_counts_only_where_it_is_worth_something() -> None:
    """No formula is longer than it has to be."""
    assert not any("RR_Loss" in formula for formula in formulas(audit_of(f6())))
    assert any("RR_Loss" in f for f in formulas(audit_of(SOUND["a loss counts"])))
