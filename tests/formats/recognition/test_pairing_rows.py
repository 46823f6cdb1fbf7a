import pytest

from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.pairing_rows import (
    PairingRow,
    Seat,
    free_rows,
    pairing_rows,
    side_columns,
)
from arbiter.formats.recognition.recognised import Choices
from tests.formats.recognition.drawn import sheet


def found(drawing: str, **choices):
    chosen = Choices(**choices)
    layout = find_layout(sheet(drawing), chosen)
    assert layout is not None
    return layout, pairing_rows(layout, chosen)


def test_a_row_says_who_sat_where_and_when():
    _, rows = found("Rd|Date|Time|Bo|No.|White|Res|Black|No.\n2|2026-05-01|10:00|3|4|Berg|1|Li|1")

    assert rows == (PairingRow(2, 2, 3, Seat(4, "Berg"), Seat(1, "Li"), "2026-05-01T10:00"),)


@pytest.mark.parametrize(
    "seat", [Seat(-1, "bye"), Seat(0, "Spielfrei"), Seat(0, ""), Seat(-1, ""), Seat(5, "без пары")]
)
def test_nobody_sits_in_a_free_round(seat):
    assert seat.empty


def test_somebody_without_a_number_or_without_a_name_sits_there():
    assert not Seat(0, "Berg").empty
    assert not Seat(3, "").empty


def test_rows_that_are_left_out_are_no_games():
    _, rows = found("Rd|White|Res|Black\n1|Berg|1|Li\n2|Li|1|Wu", left_out=frozenset({2}))

    assert [row.row for row in rows] == [3]


def test_a_caption_holds_for_the_rows_below_it():
    _, rows = found(
        "Тур 2 (02.05.2026)\nДоска|Белые|Рез.|Чёрные\n1|Ким|1|Цой\nТур 1\nДоска|Белые|Рез.|Чёрные\n"
        "1|Цой|0|Жук"
    )
    assert [(row.round, row.start) for row in rows] == [(2, "2026-05-02"), (1, "")]


def test_each_side_has_columns_of_its_own():
    layout, _ = found("Bo|No.|Rtg||White|Res|Club|Black|Rtg|No.\n1|4|1900|FM|Berg|1|SK|Li|1800|1")

    assert side_columns(layout, "white").columns == {"name": 5, "title": 4, "rating_fide": 3}
    assert side_columns(layout, "black").columns == {"name": 8, "club": 7, "rating_fide": 9}


def test_b03_who_is_free_is_told_by_a_word_or_by_the_number_of_nobody():
    """On either side; a row with a single name tells nothing."""
    layout, rows = found(
        "No.|White|Res|Black|No.\n1|Berg|1-0|Li|2\n3|Wu|0|bye|-1\n-1||0|Ek|4\n5|Ruiz|||"
    )

    assert [row.row for row in rows] == [2]
    assert [row.row for row in free_rows(layout, Choices())] == [3, 4]
