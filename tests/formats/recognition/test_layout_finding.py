import pytest

from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.recognised import Choices
from arbiter.formats.source.book import Merged
from tests.formats.recognition.drawn import sheet


def found(drawing: str, merged=(), **choices):
    layout = find_layout(sheet(drawing, merged=merged), Choices(**choices))
    assert layout is not None
    return layout


def test_the_headings_stand_below_a_title_and_the_footer_is_no_player():
    layout = found(
        """
        From the Tournament-Database of Chess-Results|https://x|https://x|https://x
        Autumn Open
        Last update 30.11.2026 12:00:00
        Starting rank
        No.||Name|FED
        1|IM|Berg, Anna|SWE
        2||Dahl, Per|NOR
        .
        Annotation:
        You find all details to this tournament under https://x|https://x|https://x|https://x
        """
    )
    assert (layout.heading, layout.rows, layout.language) == (5, (6, 7), "en")
    assert layout.fields == ("number", "title", "name", "federation")


@pytest.mark.parametrize(
    "footer",
    [
        "Всего: 2",
        "Итого||15|15",
        "|Total|15|15",
        "Главный судья _________ /И.О. Фамилия/",
        "Chief arbiter|IA Jones",
        "Hauptschiedsrichter: Meier",
        "Başhakem: Demir",
        "Domare: Lind",
        "Arbitre principal : Petit",
        "Árbitro principal: Ruiz",
        "||| \n.\nОбозначения: 1 — победа",
        "Chess-Tournament-Results-Server: Chess-Results",
        "|Средний рейтинг||1950",
    ],
)
def test_what_ends_a_table(footer):
    layout = found("№|Участник|Звание|Рейтинг\n1|Ершов Пётр|КМС|2110\n2|Цой Ян|1р|1790\n" + footer)
    assert layout.rows == (2, 3)


def test_a_player_may_be_called_like_an_official():
    layout = found("No|Name|Rtg\n1|Hakem, Ali|1900\n2|Domare, Bo|1800\n3|Summa, Jo|1700")

    assert layout.rows == (2, 3, 4)


def test_a_row_without_a_name_is_a_row_still():
    assert found("Name|Elo|Fed\nBerg|1900|SWE\n|2300|SWE\nLi|1800|CHN").rows == (2, 3, 4)


def test_captions_and_free_places_are_no_rows():
    layout = found(
        "№|Участник|Рейтинг\nМужчины\n1|Ершов|2110\n2||\nЖенщины\n3|Цой|1790\n4||",
        merged=[Merged(2, 1, 2, 3), Merged(5, 1, 5, 3)],
    )
    assert layout.rows == (3, 6)


def test_a_heading_printed_again_on_each_page_is_no_row():
    assert found("No|Name|Rtg\n1|Berg|1900\nNo|Name|Rtg\n2|Li|1800").rows == (2, 4)
    assert found("No|Name|Rtg\n1|Berg|1900\nNo|NAME|Elo\n2|Li|1800").rows == (2, 4)


def test_b44_a_merged_title_and_a_blank_row_above_the_headings():
    layout = found(
        "Club championship 2026\n.\nNo|Name|1|2|3|Pts\n1|Berg||1|1|2\n2|Li|0||1|1\n3|Wu|0|0||0",
        merged=[Merged(1, 1, 1, 8)],
    )
    assert (layout.heading, layout.headings[1], layout.rows) == (3, "Name", (4, 5, 6))


def test_two_rows_of_headings_are_joined():
    layout = found(
        """
        №|Участник|Рейтинг||Дата рождения
        ||ФИДЕ|РФ|
        1|Ершов Пётр|2110|2050|1990
        """,
        merged=[Merged(1, 3, 1, 4), Merged(1, 1, 2, 1), Merged(1, 2, 2, 2), Merged(1, 5, 2, 5)],
    )
    assert layout.headings == ("№", "Участник", "Рейтинг ФИДЕ", "Рейтинг РФ", "Дата рождения")
    assert layout.fields == ("number", "name", "rating_fide", "rating_national", "birth")
    assert (layout.heading, layout.rows) == (2, (3,))


def test_numbers_of_opponents_may_stand_in_a_second_row():
    layout = found(
        "№|Участник|Партии|||Очки\n||1|2|3|\n1|Ершов||1|½|1½\n2|Цой|0||1|1\n3|Ким|½|0||½",
        merged=[Merged(1, 3, 1, 5)],
    )
    assert layout.headings == ("№", "Участник", "1", "2", "3", "Очки")
    assert layout.rows == (3, 4, 5)


def test_two_columns_for_each_opponent_keep_both_headings():
    layout = found(
        "No|Name|1||2||Pts\n||a|b|a|b|\n1|Berg|||1|½|1½\n2|Li|0|½|||½",
        merged=[Merged(1, 3, 1, 4), Merged(1, 5, 1, 6)],
    )
    assert layout.headings == ("No", "Name", "1 a", "1 b", "2 a", "2 b", "Pts")


def test_a_row_of_groups_above_the_headings_is_joined():
    layout = found(
        "||Rating|\nNo|Name|FIDE|Nat.\n1|Berg|2100|2050\n2|Li|1900|1850",
        merged=[Merged(1, 3, 1, 4)],
    )
    assert layout.fields == ("number", "name", "rating_fide", "rating_national")


@pytest.mark.parametrize(
    ("drawing", "fields"),
    [
        ("Name|Vorname|Elo\nMüller|Jo|2100", ("surname", "first_name", "rating")),
        ("Nom|Prénom|Elo\nPetit|Jo|2100", ("surname", "first_name", "rating")),
        ("Имя|Фамилия|Рейтинг\nПётр|Ершов|2110", ("first_name", "surname", "rating")),
        ("Nombre|Apellidos|Elo\nJuan|Ruiz|2100", ("first_name", "surname", "rating")),
        ("Adı|Soyadı|ELO\nAli|Çelik|2100", ("first_name", "surname", "rating")),
        ("Место|Стартовое место|Имя\n2|1|Ершов\n1|2|Цой", ("rank", "number", "name")),
        ("No|Name|Place\n1|Berg|Lund\n2|Li|Oslo", ("number", "name", "club")),
        ("No|Name|Place\n1|Berg|2\n2|Li|1", ("number", "name", "rank")),
        ("Ort|Name|Elo\n2|Berg|1900\n1|Li|1800", ("rank", "name", "rating")),
        ("Nr|Name|Typ\n1|Berg|S50\n2|Li|U10", ("number", "name", "group")),
        ("Name|Pts|Rp\nBerg|2|2210\nLi|1|1998", ("name", "points", "performance")),
        ("Name|Pts|Rp\nBerg|2|1\nLi|1|0", ("name", "points", "direct")),
        ("Name|Wertung|Verein\nBerg|1900|SK\nLi|1850|SV", ("name", "rating", "club")),
        ("Name|Pkt|Wertung\nBerg|2|3,5\nLi|1|2,5", ("name", "points", "tiebreak")),
        ("№ п/п|Ст.ном.|Имя\n1|3|Ершов\n2|1|Цой", ("", "number", "name")),
        ("Name|Elo|\nBerg|1900|SWE\nLi|1850|CHN", ("name", "rating", "federation")),
        ("№||Рейтинг|Дата рождения\n1|Ершов Пётр|2110|1990", ("number", "name", "rating", "birth")),
    ],
)
def test_neighbours_and_cells_decide_what_a_column_holds(drawing, fields):
    assert found(drawing).fields == fields


def test_both_sides_of_a_list_of_pairings():
    layout = found(
        """
        Bo.|No.|Rtg||White|Result||Black|Rtg|No.
        1|2|2055||Berg|1 - 0|FM|Li|1760|5
        """
    )
    assert layout.fields == (
        *("board", "white_no", "rating", "", "white", "result"),
        *("title", "black", "rating", "black_no"),
    )


def test_two_columns_of_names_around_the_results_are_white_and_black():
    layout = found("Bo.|Name|Result|Name\n1|Berg|1 - 0|Li\n2|Wu|½ - ½|Ek")

    assert layout.fields == ("board", "white", "result", "black")


def test_the_language_is_the_one_with_most_headings():
    assert found("Nr|Namn|Klubb|Poäng\n1|Berg|Lund|1").language == "sv"
    assert found("Nr|Name|Verein|Punkte\n1|Berg|SK|1").language == "de"
    assert found("BSNo|İsim|Kulüp|Puan\n1|Çelik|SK|1").language == "tr"


@pytest.mark.parametrize(
    "drawing", ["Petrov, Ivan\nBerg, Anna\nÇelik, Ali\nDahl, Per", "Name\nBerg, Anna\nLi, Bo"]
)
def test_b54_a_list_of_names_is_a_table(drawing):
    layout = found(drawing)

    assert layout.fields == ("name",)
    assert len(layout.rows) == drawing.count(",")


def test_b54_columns_without_headings_are_told_by_their_cells():
    layout = found("1|Berg, Anna|1987|SWE\n2|Dahl, Per|2100|NOR")

    assert layout.fields == ("number", "name", "rating_fide", "federation")
    assert (layout.heading, layout.rows) == (0, (1, 2))


def test_what_the_arbiter_says_about_a_column_and_the_headings():
    drawing = "No|Name|Spitzname|Elo\n1|Berg|Bo|1900\n2|Li|Wu|1800"

    assert found(drawing, fields={3: "name"}).fields == ("number", "", "name", "rating")
    assert found(drawing, fields={4: ""}).fields == ("number", "name", "", "")
    assert found(drawing, heading=0).rows == (1, 2, 3)


@pytest.mark.parametrize(
    "drawing",
    [
        "Dear all,\nThe tournament begins on the first of May in the hall of the town of Lund.\n"
        "Everybody who wants to play pays a fee of ten crowns, and a coffee is included in that.",
        "1|2|3\n4|5|6",
    ],
)
def test_anything_else_is_no_table(drawing):
    assert find_layout(sheet(drawing), Choices()) is None
