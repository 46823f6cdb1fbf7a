import pytest

from arbiter.formats.player_fields import (
    births_meant,
    day_may_be_month,
    no_title,
    ordinary_capitals,
    parse_birth,
    parse_id,
    parse_name,
    parse_rating,
    parse_sex,
    parse_title,
    without_number,
    without_remark,
)


@pytest.mark.parametrize(
    ("text", "birth"),
    [
        ("03.04.2008", "2008-04-03"),
        ("2008-04-03 00:00:00", "2008-04-03"),
        ("2008", "2008"),
        ("2008.0", "2008"),
        ("06.05.1965", "1965-05-06"),
        ("1998/03/14", "1998-03-14"),
        ("1998.03.14", "1998-03-14"),
        ("1998.00.00", "1998"),
        ("14/03/1998", "1998-03-14"),
        ("03/14/1998", "1998-03-14"),
        ("1991 г.р.", "1991"),
        ("", ""),
        ("-", ""),
    ],
)
def test_b52_a_date_of_birth_is_read_in_every_notation(text, birth):
    assert parse_birth(text) == birth


@pytest.mark.parametrize("text", ["31.04.2010", "1066", "2999", "06.05.65", "spring", "12.2010"])
def test_b52_what_is_no_day_of_the_calendar_is_refused(text):
    with pytest.raises(ValueError, match=r"born|date|day|month"):
        parse_birth(text)


def test_day_and_month_are_in_doubt_only_where_both_can_be_either():
    assert day_may_be_month("03/04/2008")
    assert not day_may_be_month("14/04/2008")
    assert not day_may_be_month("04/04/2008")
    assert not day_may_be_month("03.04.2008")


@pytest.mark.parametrize(
    ("text", "fide_id"),
    [
        ("00123456", "00123456"),
        ("4123456", "4123456"),
        ("4123456.0", "4123456"),
        (" 0042 ", "0042"),
    ],
)
def test_b51_an_id_keeps_its_zeros_and_loses_a_decimal(text, fide_id):
    assert parse_id(text) == fide_id


@pytest.mark.parametrize(
    ("text", "rating"), [("2345", 2345), ("2345.0", 2345), ("2345,00", 2345), ("", 0), ("б/р", 0)]
)
def test_a_rating_is_a_whole_number(text, rating):
    assert parse_rating(text) == rating


@pytest.mark.parametrize("text", ["abc", "2345?", "23.45", "-2300", "٢٣٤٥"])
def test_what_is_no_number_is_no_rating(text):
    with pytest.raises(ValueError, match="not a rating"):
        parse_rating(text)


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("GM", "GM"),
        ("wcm", "WCM"),
        ("кмс", "КМС"),
        ("1р", "1р"),
        ("2 разряд", "2 разряд"),
        ("МГ", "GM"),
        ("МС", "МС"),
        ("Dr", ""),
        ("", ""),
    ],
)
def test_titles_of_fide_and_russian_ranks(text, title):
    assert parse_title(text) == title


@pytest.mark.parametrize(("text", "sex"), [("ж", "w"), ("F", "w"), ("м", "m"), ("?", "")])
def test_sex(text, sex):
    assert parse_sex(text) == sex


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("BERG, Anna", "Berg, Anna"),
        ("MÜLLER-LÜDENSCHEIDT Jo", "Müller-Lüdenscheidt Jo"),
        ("ИВАНОВ И.И.", "Иванов И.И."),
        ("O'BRIEN, Cian", "O'Brien, Cian"),
        ("Li, Bo", "Li, Bo"),
        ("LI, Bo", "LI, Bo"),
        ("de la Cruz, Ana", "de la Cruz, Ana"),
    ],
)
def test_surnames_in_capitals_are_written_as_names_are(name, written):
    assert ordinary_capitals(name) == written


def test_a_turkish_surname_keeps_its_dotless_i():
    assert ordinary_capitals("YILDIZ, Kerem", turkish=True) == "Yıldız, Kerem"
    assert ordinary_capitals("DİNÇ, Ali", turkish=True) == "Dinç, Ali"


def test_a_name_is_tidied():
    assert parse_name("  Parker,Lucas ") == "Parker, Lucas"


@pytest.mark.parametrize(
    ("text", "title", "none"),
    [
        ("2 юн.", "2 юн", False),
        ("1 юн. р.", "1 юн. р", False),
        ("III р", "III р", False),
        ("б/р", "", True),
        ("нет", "", True),
        ("2", "", False),
        ("", "", False),
    ],
)
def test_russian_ranks_of_juniors_and_no_rank(text, title, none):
    assert parse_title(text) == title
    assert no_title(text) is none


def test_with_the_month_first_only_where_it_can_be_one():
    assert parse_birth("03/04/2008", month_first=True) == "2008-03-04"
    assert parse_birth("14/03/1998", month_first=True) == "1998-03-14"
    assert parse_birth("03.04.2008", month_first=True) == "2008-04-03"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("06.05.65", ("06.05.1965",)),
        ("06.05.10", ("06.05.2010", "06.05.1910")),
        ("31.04.2010", ("2010",)),
        ("May 1998", ("1998",)),
        ("born 1890", ()),
    ],
)
def test_what_an_unreadable_birth_may_have_been(text, meant):
    assert births_meant(text) == meant


@pytest.mark.parametrize("text", ['=SUM("A","B")', "-2+3", "@SUM(1+1)*cmd|' /C calc'!A0", "=1,2"])
def test_what_is_no_name_of_a_person_is_left_as_it_is(text):
    assert parse_name(text) == text
    assert ordinary_capitals(text) == text
    assert without_remark(text) == text


def test_remarks_and_numbers_of_lines_are_no_part_of_a_name():
    assert without_remark("Berg, Anna [withdrawn]") == "Berg, Anna"
    assert without_remark("Berg, Anna (1)") == "Berg, Anna (1)"
    assert without_number("12. Berg, Anna") == "Berg, Anna"
    assert without_number("3) Berg") == "Berg"
    assert without_number("-2+3") == "-2+3"
    assert without_number("2001. 1") == "2001. 1"


def test_a_rating_may_have_a_blank_after_its_thousand():
    assert parse_rating("2 345") == 2345
    assert parse_rating("1700-12") == 1700
    assert parse_rating("2\u00a0345") == 2345


@pytest.mark.parametrize("text", ["0", "0000", "0000.00.00", "0000/00/00", "00.00.0000", "-", ""])
def test_an_unknown_birth_is_nothing(text):
    """Rating lists write noughts."""
    assert parse_birth(text) == ""
