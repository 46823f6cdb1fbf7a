"""The worksheet of a tie-break: what decided, and every addend."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest

from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.errors import PlayerNotFound, UnknownTieBreak
from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import known
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.documents import ranking, worksheet_sheet
from arbiter.formats.sheets import Note, Notes, Orientation, Sheet, Table
from arbiter.formats.tie_break_words import head, long_name
from arbiter.formats.words import LANGUAGES, words
from tests.boards import c4, drawn, f5, f6, seed, t5, tec
from tests.demo import sixteen
from tests.events import complete

EN, RU = words("en"), words("ru")
CODES = ("DE", "SB", "SSB", "WIN", "KS")


def tables(sheet: Sheet) -> list[Table]:
    return [part for part in sheet.parts if isinstance(part, Table)]


def notes(sheet: Sheet) -> list[Note]:
    return [note for part in sheet.parts if isinstance(part, Notes) for note in part.notes]


def texts(table: Table) -> list[list[str]]:
    return [[str(cell.text) for cell in row] for row in table.rows]


def sums(sheet: Sheet) -> dict[tuple[str, int], str]:
    """The values in the rows of sums by code and player, read from the columns' keys."""
    found = {}
    codes = [part.caption for part in tables(sheet)]
    for table, code in zip(tables(sheet), codes):
        for column, cell in zip(table.columns, table.rows[-1]):
            if column.key.startswith("value") and column.band:
                found[code, int(column.key.removeprefix("value"))] = str(cell.text)
    return found


def test_the_founding_example() -> None:
    """Sidorov before Kuznetsov: level in points and direct encounter, nine is more than 7.75."""
    sheet = worksheet_sheet(seven("ru"), RU, (4, 3))
    criteria, addends = tables(sheet)

    assert sheet.title == "Расчёт показателя: КБ"
    assert sheet.status == "после 7-го тура из 7 · окончательно"
    assert texts(criteria) == [
        ["Очки", "4", "4", "поровну"],
        ["Личная встреча (ЛВ)", "0,5", "0,5", "поровну"],
        ["Коэффициент Бергера (КБ)", "9", "7,75", "решает"],
    ]
    assert [cell.bold for cell in criteria.rows[2]] == [False, True, True, True]
    assert texts(addends) == [
        ["1", "Иванов", "5", "½ × 5", "2,5", "0 × 5", "0", "+2,5"],
        ["2", "Петров", "4½", "½ × 4½", "2,25", "½ × 4½", "2,25", "0"],
        ["3", "Сидоров", "4", "", "", "½ × 4", "2", "−2"],
        ["4", "Кузнецов", "4", "½ × 4", "2", "", "", "+2"],
        ["5", "Смирнов", "2½", "½ × 2½", "1,25", "1 × 2½", "2,5", "−1,25"],
        ["6", "Васильев", "1", "1 × 1", "1", "1 × 1", "1", "0"],
        ["7", "Николаев", "0", "1 × 0", "0", "1 × 0", "0", "0"],
        ["", "Сумма", "", "", "9", "", "7,75", "+1,25"],
    ]
    assert addends.groups[-1].total
    assert [cell.fill for cell in addends.rows[2]] == [False] * 3 + [True] * 2 + [False] * 3
    first, *others, last = notes(sheet)
    assert last == Note("Показатели: ФИДЕ C.07, редакция от 01.03.2026.")
    assert first == Note("Сидоров стоит выше, чем Кузнецов: КБ 9 > 7,75.", bold=True)
    assert [(note.term, note.text.splitlines()) for note in others] == [
        (
            "Сидоров",
            [
                "½ × 5 Иванов + ½ × 4½ Петров + ½ × 4 Кузнецов + ½ × 2½ Смирнов"
                " + 1 × 1 Васильев = 9",
                "1 + ½ · (5 + 4½ + 4 + 2½) = 9",
            ],
        ),
        (
            "Кузнецов",
            [
                "½ × 4½ Петров + ½ × 4 Сидоров + 1 × 2½ Смирнов + 1 × 1 Васильев = 7,75",
                "2½ + 1 + ½ · (4½ + 4) = 7,75",
            ],
        ),
    ]


@pytest.mark.parametrize("seed_", range(40))
def test_sums_are_those_of_the_standings_digit_by_digit(seed_: int) -> None:
    """In random events of any kind, for every group that is level and for each player alone."""
    chance = random.Random(seed_)
    size, cycles = chance.randint(3, 11), chance.choice([1, 1, 2, 3])
    tournament = complete(size, seed=seed_, cycles=cycles, forfeits=0.1)
    if seed_ % 2:
        tournament = tournament.after_round(chance.randint(1, tournament.rounds))
    order = standings(tournament, CODES)
    tournament = replace(tournament, regulations=replace(tournament.regulations, tie_breaks=CODES))
    groups = [tuple(row.number for row in g) for g in ranking.level_on_points(order)]
    said = words(chance.choice(LANGUAGES))
    for numbers in (*groups, *((number,) for number in tournament.numbers)):
        for code in CODES:
            sheet = worksheet_sheet(tournament, said, numbers, code)
            for (_, number), text in sums(sheet).items():
                value = ranking.tie_break_value(order, order.of(number), code)
                if value is None:  # nobody asked a direct encounter of a single player
                    assert code == "DE"
                    continue
                assert text == said.decimal(value), (numbers, code, number)


@pytest.mark.parametrize("code", CODES)
def test_a_column_adds_up_to_its_sum(code: str) -> None:
    """The values that are printed, one after the other, are the sum that is printed."""
    tournament = complete(9, seed=4, cycles=2, forfeits=0.1)
    for table in tables(worksheet_sheet(tournament, EN, tuple(tournament.numbers), code)):
        for place, column in enumerate(table.columns):
            if column.key.startswith("value") and column.band:
                *values, total = (Fraction(row[place].value or 0) for row in table.rows)
                assert sum(values) == total


def test_the_code_that_is_asked_for_is_opened() -> None:
    """What decided is said all the same."""
    sheet = worksheet_sheet(seed(tie_breaks=("DE", "SB", "WIN", "KS")), EN, (3, 4), "KS")

    assert sheet.title == "Tie-break worksheet: KS"
    assert notes(sheet)[0].text == "Sidorov is placed above Kuznetsov: SB 9 > 7.75."
    assert texts(tables(sheet)[1])[0] == ["1", "Ivanov", "5", "½", "0.5", "0", "0", "+0.5"]
    left_out = tables(sheet)[1].rows[4]
    assert [str(cell.text) for cell in left_out][3:7] == ["below half", "", "below half", ""]
    assert left_out[3].soft


def test_games_that_are_not_won_are_left_out_with_their_reason() -> None:
    """In the number of wins each of them says so."""
    table = tables(worksheet_sheet(seed(), EN, (3, 4), "WIN"))[1]
    row = table.rows[0]

    assert [str(cell.text) for cell in row][3:7] == ["not a win", "", "not a win", ""]
    assert [cell.soft for cell in row][3:7] == [True, False, True, False]


def test_draws_and_losses_in_the_simplified_berger() -> None:
    """A draw adds nothing, a loss takes away."""
    table = tables(worksheet_sheet(seed(), EN, (3, 4), "SSB"))[1]

    assert [str(cell.text) for cell in table.rows[0]][3:8] == ["draw", "0", "−1 × 5", "−5", "+5"]


def test_a_mean_is_written_as_one() -> None:
    """Two games of a pair count with half of their points in a direct encounter."""
    tournament = drawn(4, cycles=2)
    for cycle, result in ((1, Result.DRAW), (2, Result.WHITE_WINS)):
        tournament = SetResult(1, 2, cycle, result)(tournament)
    sheet = worksheet_sheet(tournament, EN, (1, 2), "DE")
    cells = [str(cell.text) for row in tables(sheet)[-1].rows for cell in row]

    assert {"½ : 2", "1½ : 2"} <= set(cells)


def test_both_games_of_a_pair_in_one_row() -> None:
    """One row for each opponent, whatever the number of cycles."""
    tournament = complete(5, seed=3, cycles=2)
    table = tables(worksheet_sheet(tournament, EN, (1,), "SB"))[-1]
    numbers = [str(row[0].text) for row in table.rows]

    assert numbers == ["2", "3", "4", "5", ""]
    assert any(str(row[3].text).startswith("(") for row in table.rows)


def test_games_that_are_open_are_left_out() -> None:
    """They say that there is no result yet."""
    tournament = SetResult(1, 4, 1, Result.DRAW)(drawn(4))
    table = tables(worksheet_sheet(tournament, EN, (1, 4), "SB"))[-1]

    assert [str(cell.text) for cell in table.rows[1]] == [
        *("2", "Player 2", "0", "no result yet", "", "no result yet", "", "0")
    ]


def test_what_decided_at_every_step() -> None:
    """Three level at the top: each pair has its sentence, each tie-break that decided a table."""
    tournament = t5(tie_breaks=("DE", "SB"))
    order = standings(tournament)
    group = tuple(row.number for row in ranking.level_on_points(order)[0])
    sheet = worksheet_sheet(tournament, EN, group)

    assert len(group) == 3
    sentences = [note.text for note in notes(sheet) if note.bold]
    places = [row.number for row in order.rows[:3]]
    for upper, lower in pairwise(places):
        step = order.decided(order.of(upper), order.of(lower))
        pair = f"Player {upper} is placed above Player {lower}: "
        assert any(text.startswith(pair) for text in sentences) is (step is not None)
    assert sheet.orientation is Orientation.LANDSCAPE


def test_most_groups_say_how_the_sheet_lies() -> None:
    """Two pairs and a five stand upright, the five alone lies."""
    tournament = sixteen()
    level = [len(group) for group in ranking.level_on_points(standings(tournament))]
    five = max(ranking.level_on_points(standings(tournament)), key=len)

    assert sorted(size for size in level if size > 1) == [2, 2, 5]
    assert worksheet_sheet(tournament, EN).orientation is Orientation.PORTRAIT
    alone = worksheet_sheet(tournament, EN, tuple(row.number for row in five))
    assert alone.orientation is Orientation.LANDSCAPE


def test_who_shares_a_place() -> None:
    """Three who beat each other in a circle are level in everything."""
    sheet = worksheet_sheet(c4(tie_breaks=("DE", "SB")), EN, (1, 2, 3))

    assert notes(sheet)[0].text == (
        "Level in everything, so they share the place: Player 1, Player 2, Player 3."
    )
    assert sheet.title == "Tie-break worksheet: DE"
    assert {row[-1] for row in texts(tables(sheet)[0])} == {"level"}


def test_a_player_level_with_nobody() -> None:
    """His sum all the same; nothing to compare with."""
    sheet = worksheet_sheet(seed(), EN, (1,))
    (table,) = tables(sheet)

    assert notes(sheet)[0].text == (
        "Nobody is level on points with Ivanov, so no tie-break was asked."
    )
    assert [column.key for column in table.columns] == (
        "number name points product1 value1".split()
    )
    assert str(table.rows[-1][-1].text) == "11.75"


def test_more_than_four_players_stand_in_several_tables() -> None:
    """As even as possible; one group of nine is three times three."""
    tournament = complete(9, seed=2)
    sheet = worksheet_sheet(tournament, EN, tuple(tournament.numbers), "SB")
    bands = [len({c.band for c in t.columns if c.band}) for t in tables(sheet)]

    assert bands == [0, 0, 0, 3, 3, 3]


def test_points_decide_between_players_who_are_not_level() -> None:
    """Anybody can be compared with anybody."""
    sheet = worksheet_sheet(seed(), EN, (1, 2), "SB")

    assert notes(sheet)[0].text == "Ivanov is placed above Petrov: Pts 5 > 4½."
    assert texts(tables(sheet)[0]) == [["Points", "5", "4½", "decides"]]


def test_without_numbers_every_tie() -> None:
    """Each under the names of its players; where there is none, a sentence."""
    tournament = complete(8, seed=1)
    level = [g for g in ranking.level_on_points(standings(tournament)) if len(g) > 1]
    assert len(level) > 1
    sheet = worksheet_sheet(tournament, EN)
    captions = [t.caption for t in tables(sheet) if t.columns[0].key == "criterion" and t.caption]

    assert len(captions) == len(level)


def test_without_any_tie_there_is_a_sentence() -> None:
    """Nobody is level with anybody."""
    tournament = drawn(3)
    for first, second in ((1, 2), (1, 3), (2, 3)):
        game = tournament.game(first, second)
        result = Result.WHITE_WINS if game.white == first else Result.BLACK_WINS
        tournament = SetResult(game.white, game.black, 1, result)(tournament)

    (note,) = notes(worksheet_sheet(tournament, EN))
    assert note.text == "Nobody is level on points with anybody."


def test_two_of_one_surname_carry_their_numbers() -> None:
    """In the sentence, the sums and the heads."""
    tournament = SetPlayer(4, Player("Sidorov, Pyotr"))(seed())
    tournament = SetPlayer(3, Player("Sidorov, Ivan"))(tournament)
    sheet = worksheet_sheet(tournament, EN, (3, 4))

    assert notes(sheet)[0].text.startswith("Sidorov (3) is placed above Sidorov (4): ")
    assert [note.term for note in notes(sheet)[1:-1]] == ["Sidorov (3)", "Sidorov (4)"]


def test_it_needs_no_rounds() -> None:
    """A crosstable without rounds and colours has the same sums."""
    games = tuple(
        replace(game, round=None, board=None, colours_known=False) for game in seed().games
    )
    bare = worksheet_sheet(replace(seed(), games=games), EN, (3, 4))

    assert bare.parts == worksheet_sheet(seed(), EN, (3, 4)).parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_every_state_is_a_sheet(language: str) -> None:
    """Without players, pairings or results it is a sentence."""
    said = words(language)
    for tournament in (Tournament(), Tournament(players=drawn(4).players), drawn(5)):
        (part,) = worksheet_sheet(tournament, said).parts
        assert isinstance(part, Notes)
    for tournament in (f5(), SetResult(1, 2, 2, Result.DRAW)(drawn(4, cycles=2))):
        assert tables(worksheet_sheet(tournament, said))


def test_numbers_and_codes_that_do_not_exist() -> None:
    """They are refused like everywhere else."""
    with pytest.raises(PlayerNotFound):
        worksheet_sheet(seed(), EN, (9,))
    with pytest.raises(UnknownTieBreak):
        worksheet_sheet(seed(), EN, (3, 4), "XYZ")


@pytest.mark.parametrize("code", ["LOT", "BPG"])
def test_other_tie_breaks(code: str) -> None:
    """Lots have no addends: the order of the tie-breaks says it all."""
    tournament = c4(tie_breaks=("DE", code))
    sheet = worksheet_sheet(tournament, EN, (1, 2, 3))

    assert long_name(code, EN) in [row[0] for row in texts(tables(sheet)[0])]


def test_a_tie_break_that_says_nothing_says_why() -> None:
    """Without addends, which nobody could add up."""
    sheet = worksheet_sheet(f6(), EN, (1, 3), "TPR")

    assert [note.term for note in notes(sheet)].count("TPR") == 1
    assert any(note.text.startswith("Somebody has no rating") for note in notes(sheet))
    assert len(tables(sheet)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tie_break_has_a_worksheet(language: str) -> None:
    """Of everybody who is level, in words of the language."""
    for code in known():
        sheet = worksheet_sheet(tec(), words(language), (), code)
        assert "{" not in " ".join(note.text for note in notes(sheet))
        assert head(code, words(language)) in sheet.title
