import pytest

from arbiter.formats.pasted_cells import BLANKS, split_block

NAMES = [["Petrov, Ivan"], ["Berg, Anna"], ["Çelik, Ali"], ["Dahl, Per"]]


@pytest.mark.parametrize(
    ("text", "separator"),
    [
        ("Petrov, Ivan\nBerg, Anna\r\n\nÇelik, Ali\nDahl, Per\n", ""),
        ("1. Petrov, Ivan\n2) Berg, Anna\n3 Çelik, Ali\n- Dahl, Per", ""),
    ],
)
def test_b54_one_name_to_a_line_is_one_column(text, separator):
    assert split_block(text) == (separator, NAMES)


@pytest.mark.parametrize(
    ("text", "separator"),
    [
        ("Petrov, Ivan\t2400\nBerg, Anna\t2300", "\t"),
        ("Petrov, Ivan;2400\nBerg, Anna;2300", ";"),
        ("Petrov, Ivan|2400\nBerg, Anna|2300", "|"),
        ('"Petrov, Ivan",2400\n"Berg, Anna",2300', ","),
        ('"Petrov, Ivan", 2400\n"Berg, Anna", 2300', ","),
        ("Petrov, Ivan   2400\nBerg, Anna     2300", BLANKS),
    ],
)
def test_b54_separators_are_found(text, separator):
    assert split_block(text) == (separator, [["Petrov, Ivan", "2400"], ["Berg, Anna", "2300"]])


def test_a_separator_that_was_chosen_is_used():
    assert split_block("Berg, Anna", ",") == (",", [["Berg", "Anna"]])


def test_a_line_of_a_mail_is_taken_apart():
    text = "1. GM Kowalczyk, Piotr 2489 POL\n2. Berg, Anna SWE 1987\n3. Costa Rui 2345"

    assert split_block(text)[1] == [
        ["GM", "Kowalczyk, Piotr", "2489", "POL"],
        ["", "Berg, Anna", "1987", "SWE"],
        ["", "Costa Rui", "2345", ""],
    ]


@pytest.mark.parametrize("separator", ["\t", ";", "   "])
def test_a_number_of_the_list_in_front_of_a_name_is_no_part_of_it(separator):
    lines = ("1. Petrov, Ivan", "2) Berg, Anna", "Çelik, Ali", "4. Dahl, Per")
    text = "\n".join(f"{line}{separator}2300" for line in lines)

    assert [row[0] for row in split_block(text)[1]] == [name for [name] in NAMES]


def test_a_single_number_is_that_of_its_row():
    assert split_block("Name\tElo\nBerg\t2300\n2. Dahl\t2200")[1][2] == ["Dahl", "2200"]
    assert split_block("Berg\t2300\n7. Dahl\t2200")[1][1] == ["7. Dahl", "2200"]


def test_what_begins_with_the_same_number_in_every_row_keeps_it():
    rows = split_block("1. FC Eger\tBerg\n1. FC Eger\tDahl\n3. Kerület\tLi")[1]

    assert [row[0] for row in rows] == ["1. FC Eger", "1. FC Eger", "3. Kerület"]


def test_a_cell_may_hold_a_line_break():
    assert split_block('"Berg,\nAnna"\t2300\nDahl\t2200')[1][0] == ["Berg,\nAnna", "2300"]


def test_nothing_is_nothing():
    assert split_block(" \n\n") == ("", [])


def test_b54_quotation_marks_around_the_names_of_a_single_column_are_no_part_of_them():
    assert split_block('"Petrov, Ivan"\n1. "Berg, Anna" 2300')[1] == [
        ["Petrov, Ivan", ""],
        ["Berg, Anna", "2300"],
    ]
    assert split_block('Petrov, Ivan "Vanya"\n"Vova" Orlov')[1] == [
        ['Petrov, Ivan "Vanya"'],
        ['"Vova" Orlov'],
    ]


def test_a_line_too_long_for_a_cell_is_still_a_line():
    """More than 131,072 characters without a separator, or behind an open quotation mark."""
    endless = "a" * 140_000

    assert split_block(f"{endless}, 1")[1]
    assert split_block(f'Berg\t2300\n"{endless}\t2200')[1][0] == ["Berg", "2300"]


@pytest.mark.parametrize("line", ["Players", "Список участников:", "Players\nGroup A"])
def test_what_stands_above_a_numbered_list_is_nobody(line):
    text = f"{line}\n\n1. Petrov, Ivan\n2. Berg, Anna\n3. Çelik, Ali\n4. Dahl, Per"

    assert split_block(text) == ("", NAMES)


def test_a_name_above_a_list_that_is_not_numbered_throughout_stays():
    assert split_block("Petrov, Ivan\n1. Berg, Anna\nDahl, Per")[1][0] == ["Petrov, Ivan"]
    assert split_block("Petrov, Ivan\n2. Berg, Anna\n3. Dahl, Per")[1][0] == ["Petrov, Ivan"]


@pytest.mark.parametrize("born", [", 2008 г.р.", " (2008 г. р.)", ", 2008 г."])
def test_a_year_of_birth_behind_a_name_is_no_part_of_it(born):
    text = f"1. Быкова Ирина (1900){born}\n2. Зуев Олег (1850), 1999 г.р."

    assert split_block(text)[1] == [
        ["Быкова Ирина", "1900", "2008"],
        ["Зуев Олег", "1850", "1999"],
    ]
