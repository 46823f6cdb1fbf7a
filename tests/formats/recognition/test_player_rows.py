from datetime import date, datetime

import pytest

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.tournament import Player
from arbiter.formats.headings import fields_of_row
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.player_rows import (
    NOTHING_CHOSEN,
    chosen_cell,
    player_columns,
    read_player,
)
from arbiter.formats.recognition.recognised import Choices
from arbiter.formats.source.book import CellValue, SourceCell, SourceSheet


def cell(value: CellValue) -> SourceCell:
    return SourceCell(value, "" if value is None else str(value))


def layout(headings: str, *rows: tuple[CellValue | SourceCell, ...], language: str = "") -> Layout:
    """A table whose *headings* are parted by bars, with *rows* of values below."""
    names = tuple(headings.split("|"))
    body = [[v if isinstance(v, SourceCell) else cell(v) for v in row] for row in rows]
    sheet = SourceSheet("Sheet1", (tuple(map(cell, names)), *map(tuple, body)))
    places = tuple(range(2, len(rows) + 2))
    return Layout(sheet, 1, names, fields_of_row(names), places, language)


def read(headings: str, *values: CellValue | SourceCell, choices: Choices = NOTHING_CHOSEN):
    return read_player(player_columns(layout(headings, values)), 2, choices)


def test_every_field_of_a_player_is_read():
    player, findings = read(
        "No.|Title|Name|Sex|Birth date|Federation|FIDE ID|National ID|Rating FIDE|RtgN|Club/City",
        *(
            3,
            "wim",
            " Berg,Anna ",
            "w",
            "14.03.1998",
            "swe",
            1701987,
            "0042",
            2105.0,
            "1 990",
            "Lund",
        ),
    )

    assert player == Player(
        "Berg, Anna",
        title="WIM",
        sex="w",
        birth="1998-03-14",
        federation="SWE",
        fide_id="1701987",
        national_id="0042",
        rating_fide=2105,
        rating_national=1990,
        club="Lund",
    )
    assert findings == ()


def test_surname_and_first_name_in_columns_of_their_own():
    assert read("Фамилия|Имя", "Ершов", "Пётр")[0].name == "Ершов, Пётр"


@pytest.mark.parametrize("value", ["1850,0", "1850.0", 1850, 1850.0, "1850"])
def test_b43_a_rating_with_a_decimal_comma(value):
    assert read("Name|Rtg", "Berg", value) == (Player("Berg", rating_fide=1850), ())


@pytest.mark.parametrize(
    ("value", "ways"), [("abc", ("",)), ("2345?", ("2345", "")), (1850.5, ("1850", ""))]
)
def test_a_rating_that_is_none_is_named_with_its_cell(value, ways):
    player, findings = read("Name|Rtg", "Berg", value)

    assert player.rating_fide == 0
    assert [(f.about, f.weight, f.place, f.found) for f in findings] == [
        (Doubtful.RATING_UNREADABLE, Weight.GRAVE, "B2", str(value))
    ]
    assert findings[0].ways == ways


def test_a_rating_with_a_figure_too_many():
    (finding,) = read("Name|Rtg", "Berg", 23450)[1]

    assert (finding.about, finding.weight) == (Doubtful.RATING_DOUBTFUL, Weight.CHECK)
    assert finding.ways == ("2345", "")


@pytest.mark.parametrize(
    ("value", "fide_id"),
    [("00123456", "00123456"), (4123456, "4123456"), (4123456.0, "4123456"), (" 0042 ", "0042")],
)
def test_b51_ids_are_text(value, fide_id):
    assert read("Name|FIDE ID", "Berg", value)[0].fide_id == fide_id


def test_b51_an_id_is_read_as_it_is_shown_but_never_rounded():
    padded = SourceCell(123456, "00123456")
    wide = SourceCell(12345678901, "1.23457E+10")

    assert read("Name|ID_No", "Berg", padded)[0].national_id == "00123456"
    assert read("Name|ID_No", "Berg", wide)[0].national_id == "12345678901"


@pytest.mark.parametrize(
    ("value", "birth"),
    [
        ("03.04.2008", "2008-04-03"),
        (SourceCell(datetime(2008, 4, 3), "03.04.08"), "2008-04-03"),
        (date(2008, 4, 3), "2008-04-03"),
        (SourceCell(datetime(2008, 1, 1), "2008"), "2008"),
        (2008, "2008"),
        (2008.0, "2008"),
        ("06.05.1965", "1965-05-06"),
        ("2010 г.р.", "2010"),
        (19980314, "1998-03-14"),
        ("?", ""),
    ],
)
def test_b52_dates_of_birth(value, birth):
    assert read("Name|Born", "Berg", value) == (Player("Berg", birth=birth), ())


@pytest.mark.parametrize(
    ("value", "ways"), [("31.04.2010", ("2010", "")), ("06.05.65", ("06.05.1965", ""))]
)
def test_b52_a_day_that_is_none_is_an_error_with_its_row(value, ways):
    player, (finding,) = read("Name|Born", "Berg", value)

    assert player.birth == ""
    assert (finding.about, finding.weight) == (Doubtful.BIRTH_UNREADABLE, Weight.GRAVE)
    assert (finding.row, finding.found, finding.ways) == (2, value, ways)


def test_b52_a_date_that_lost_its_format_is_said():
    player, (finding,) = read("Name|Born", "Berg", 39541)

    assert player.birth == "2008-04-03"
    assert (finding.about, finding.meant) == (Doubtful.BIRTH_DOUBTFUL, "2008-04-03")


def test_b52_day_and_month_are_in_doubt_until_another_row_tells():
    alone = layout("Name|Born", ("Berg", "03/04/2008"))
    with_day = layout("Name|Born", ("Berg", "03/04/2008"), ("Dahl", "14/03/1998"))
    with_month = layout("Name|Born", ("Berg", "03/04/2008"), ("Dahl", "03/14/1998"))

    player, (finding,) = read_player(player_columns(alone), 2)
    assert (player.birth, finding.about) == ("2008-04-03", Doubtful.BIRTH_DOUBTFUL)
    assert finding.ways == ("03.04.2008", "04.03.2008")
    assert read_player(player_columns(with_day), 2) == (Player("Berg", birth="2008-04-03"), ())
    assert read_player(player_columns(with_month), 2) == (Player("Berg", birth="2008-03-04"), ())


def test_only_in_a_list_of_swiss_manager_nothing_in_the_column_of_sexes_is_a_man():
    assert read("ID_No|Name|Sex|Fide_No", 1, "Berg", None, 2)[0].sex == "m"
    assert read("ID_No|Name|Sex|Fide_No", 1, "Berg", "F", 2)[0].sex == "w"
    assert read("No.|Name|Sex", 1, "Berg", None)[0].sex == ""


def test_a_surname_in_capitals_is_said_and_no_complaint():
    player, (finding,) = read("Имя", "ЁЛКИН Игорь")

    assert player.name == "Ёлкин Игорь"
    assert (finding.about, finding.weight) == (Doubtful.CAPITALS, Weight.NOTE)


def test_a_remark_behind_the_name_is_left_out_and_said():
    player, (finding,) = read("Имя", "Николаев Р. (снялся)")

    assert player.name == "Николаев Р."
    assert (finding.about, finding.meant) == (Doubtful.NAME_REMARK, "Николаев Р.")


@pytest.mark.parametrize(
    "name", ['=HYPERLINK("https://example.invalid/","Click")', "-2+3", "=1+1", '"Quote"; DROP, Bo']
)
def test_what_looks_like_a_formula_is_a_name_like_any_other(name):
    assert read("Name", name) == (Player(name), ())


def test_a_row_without_a_name_is_grave():
    player, (finding,) = read("Name|Rtg", None, 1900)

    assert player == Player("", rating_fide=1900)
    assert (finding.about, finding.weight, finding.place) == (Doubtful.NO_NAME, Weight.GRAVE, "A2")


@pytest.mark.parametrize(
    ("text", "title", "said"), [("б/р", "", False), ("2 юн.", "2 юн", False), ("Dr", "", True)]
)
def test_a_title_that_nobody_knows_is_mentioned(text, title, said):
    player, findings = read("Имя|Разряд", "Цой Ян", text)

    assert player.title == title
    assert [finding.about for finding in findings] == [Doubtful.TITLE_UNKNOWN] * said


def test_what_the_arbiter_says_is_read_in_place_of_the_cell():
    choices = Choices(cells={(2, 2): "1850", (2, 1): "Dahl"})

    assert read("Name|Rtg", "Berg", "abc", choices=choices) == (
        Player("Dahl", rating_fide=1850),
        (),
    )
    sheet = layout("Name", ("Berg",)).sheet
    assert chosen_cell(sheet, 2, 1, Choices(cells={(2, 1): ""})).empty


def test_a_second_column_of_ratings_is_the_national_one():
    assert read("Name|FIDE-Elo|Elo", "Berg", 2100, 2050)[0] == Player(
        "Berg", rating_fide=2100, rating_national=2050
    )


@pytest.mark.parametrize(
    ("headings", "values", "title", "name"),
    [
        ("Name", ("GM Berg, Anna",), "GM", "Berg, Anna"),
        ("Title|Name", ("IM", "WGM Berg, Anna"), "IM", "Berg, Anna"),
        ("Name", ("Im, Sang",), "", "Im, Sang"),
    ],
)
def test_a_title_before_a_name_is_a_title(headings, values, title, name):
    player, _ = read(headings, *values)

    assert (player.title, player.name) == (title, name)
