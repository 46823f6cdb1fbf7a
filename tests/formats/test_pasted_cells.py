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


def test_a_cell_may_hold_a_line_break():
    assert split_block('"Berg,\nAnna"\t2300\nDahl\t2200')[1][0] == ["Berg,\nAnna", "2300"]


def test_nothing_is_nothing():
    assert split_block(" \n\n") == ("", [])
