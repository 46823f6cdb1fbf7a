import pytest

from arbiter.domain.tournament import Player
from arbiter.formats.pasted import Doubt, DoubtKind, read_pasted

RUSSIAN = """Фамилия, имя\tЗвание\tРейтинг\tФед.\tID ФИДЕ\tГод р.\tКлуб
Баранов, Глеб\tGM\t2506\tRUS\t4100506\t1991\tСШОР, Казань
Жукова, Мила\tWIM\t2307\tRUS\t4100307\t2002\tСШ № 9, Пермь
Petrosyan, Ani\tWGM\t2361\tARM\t3300361\t1996\tYerevan Chess
Fernandes, Rui\tFM\t23450\tPOR\t1900345\t1990\tGX Porto
"""


def test_columns_are_mapped_by_their_headings():
    pasted = read_pasted(RUSSIAN)

    assert [row.player.name for row in pasted.rows] == [
        "Баранов, Глеб",
        "Жукова, Мила",
        "Petrosyan, Ani",
        "Fernandes, Rui",
    ]
    assert pasted.rows[1].player == Player(
        "Жукова, Мила",
        title="WIM",
        birth="2002",
        federation="RUS",
        fide_id="4100307",
        rating_fide=2307,
        club="СШ № 9, Пермь",
    )
    assert pasted.heading_of("name") == "Фамилия, имя"
    assert pasted.heading_of("rating_fide") == "Рейтинг"
    assert pasted.heading_of("sex") == ""


def test_a_rating_out_of_range_is_a_doubt_with_what_may_be_meant():
    row = read_pasted(RUSSIAN).rows[3]

    assert row.player.rating_fide == 23450
    assert row.doubts == (Doubt(DoubtKind.RATING_HIGH, "rating_fide", "23450", "2345"),)
    assert row.usable


@pytest.mark.parametrize(
    "text",
    [
        "Petrov, Ivan\nBerg, Anna\nÇelik, Ali\nDahl, Per",
        "Petrov, Ivan;\nBerg, Anna;\nÇelik, Ali;\nDahl, Per;",
        "Petrov, Ivan\t2400\nBerg, Anna\t2300\nÇelik, Ali\t2200\nDahl, Per\t2100",
        '"Petrov, Ivan",2400\n"Berg, Anna",2300\n"Çelik, Ali",2200\n"Dahl, Per",2100',
        "Petrov, Ivan, 2400\nBerg, Anna, 2300\nÇelik, Ali, 2200\nDahl, Per, 2100",
        "Name,Elo\nPetrov, Ivan,2400\nBerg, Anna,2300\nÇelik, Ali,2200\nDahl, Per,2100",
    ],
)
def test_b54_the_same_four_players_in_every_form(text):
    assert [row.player.name for row in read_pasted(text).rows] == [
        "Petrov, Ivan",
        "Berg, Anna",
        "Çelik, Ali",
        "Dahl, Per",
    ]


def test_b51_ids_are_text():
    text = "Name\tFIDE ID\nBerg\t00123456\nDahl\t4123456\nLi\t4123456.0\nCosta\t 0042 "

    ids = [row.player.fide_id for row in read_pasted(text).rows]
    assert ids == ["00123456", "4123456", "4123456", "0042"]


def test_b52_dates_of_birth_and_the_row_that_has_none():
    text = "Name\tBorn\nA\t03.04.2008\nB\t2008\nC\t06.05.1965\nD\t31.04.2010"

    rows = read_pasted(text).rows
    assert [row.player.birth for row in rows] == ["2008-04-03", "2008", "1965-05-06", ""]
    assert rows[3].doubts == (Doubt(DoubtKind.BIRTH_UNREADABLE, "birth", "31.04.2010"),)
    assert not rows[3].usable


def test_b56_bad_rows_are_named_each_with_its_reason():
    names = [f"Player {letter}\t{2000 + place}" for place, letter in enumerate("ABCDEFGHIJ")]
    names[3] = "\t2300"
    names[6] = "Player G\tabc"
    names[8] = names[1]
    rows = read_pasted("Name\tElo\n" + "\n".join(names)).rows

    bad = {row.row: [doubt.kind for doubt in row.doubts] for row in rows if not row.usable}
    assert bad == {
        4: [DoubtKind.NO_NAME],
        7: [DoubtKind.RATING_UNREADABLE],
        9: [DoubtKind.REPEATED],
    }


def test_surname_and_first_name_become_one_name():
    rows = read_pasted("Name\tVorname\tElo\nMüller\tJo\t2100").rows

    assert rows[0].player == Player("Müller, Jo", rating_fide=2100)


def test_a_surname_in_capitals_is_written_ordinarily_and_said():
    row = read_pasted("YILDIZ, Kerem\tTUR\t2334").rows[0]

    assert row.player.name == "Yıldız, Kerem"
    assert row.doubts == (Doubt(DoubtKind.CAPITALS, "name", "YILDIZ, Kerem", "Yıldız, Kerem"),)


def test_somebody_who_is_listed_already_is_a_doubt():
    row = read_pasted("berg, anna", [Player("Dahl"), Player("Berg, Anna")]).rows[0]

    assert row.doubts == (Doubt(DoubtKind.LISTED, "name", "berg, anna", "2"),)


def test_b57_somebody_listed_is_known_in_another_spelling_and_told_from_a_namesake():
    listed = [Player("Ёлкин Игорь", birth="1968"), Player("Berg, Anna", birth="1990")]
    rows = read_pasted("Имя\tГ.р.\nелкин игорь\t\nBerg, Anna\t2011", listed).rows

    assert rows[0].doubts == (Doubt(DoubtKind.LISTED, "name", "елкин игорь", "1"),)
    assert rows[1].doubts == ()


def test_a_country_in_words_and_a_row_that_looks_like_a_formula():
    rows = read_pasted("Name\tLand\n=1+1\tSverige\nDROP; TABLE\tNorge").rows

    assert [(row.player.name, row.player.federation) for row in rows] == [
        ("=1+1", "SWE"),
        ("DROP; TABLE", "NOR"),
    ]


def test_a_title_line_above_the_headings_is_left_out():
    pasted = read_pasted("Malmö Open 2026\t\n\nNr\tNamn\tElo\n1\tBerg, Anna\t1987")

    assert [row.player for row in pasted.rows] == [Player("Berg, Anna", rating_fide=1987)]
    assert pasted.fields == ("", "name", "rating_fide")


def test_a_title_that_nobody_knows_and_a_date_of_two_readings_are_doubts():
    row = read_pasted("Name\tTitle\tBorn\nBerg\tDr\t03/04/2008").rows[0]

    assert row.player.title == ""
    assert [doubt.kind for doubt in row.doubts] == [
        DoubtKind.TITLE_UNKNOWN,
        DoubtKind.DAY_OR_MONTH,
    ]


def test_an_empty_block_has_no_rows():
    assert read_pasted("\n \n").rows == ()


def test_lines_of_one_block_may_be_separated_each_in_its_own_way():
    block = """Anna Andersson
2.  Bo Bengtsson; 1890
3) Cecilia Carlsson;23450

David Davidsson 2012
GM Fredrik Fransson 2600
Erik Ek
7; Gustav Gustavsson; SWE; 2010
"""
    players = [row.player for row in read_pasted(block).rows]
    assert [(p.name, p.title, p.rating_fide, p.federation) for p in players] == [
        ("Anna Andersson", "", 0, ""),
        ("Bo Bengtsson", "", 1890, ""),
        ("Cecilia Carlsson", "", 23450, ""),
        ("David Davidsson", "", 2012, ""),
        ("Fredrik Fransson", "GM", 2600, ""),
        ("Erik Ek", "", 0, ""),
        ("Gustav Gustavsson", "", 2010, "SWE"),
    ]
    assert [doubt.kind for doubt in read_pasted(block).rows[2].doubts] == [DoubtKind.RATING_HIGH]


def test_names_of_one_letter_are_names():
    assert [row.player.name for row in read_pasted("A\nB\nC\nD\n").rows] == list("ABCD")
