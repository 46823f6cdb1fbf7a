import pytest

from arbiter.formats.pasted_columns import fields_by_content


def inferred(*rows: str) -> tuple[str, ...]:
    cells = [row.split("|") for row in rows]
    return fields_by_content([""] * len(cells[0]), (), cells)


@pytest.mark.parametrize(
    ("rows", "fields"),
    [
        (("1|Berg, Anna|2100", "2|Dahl, Per|2200"), ("number", "name", "rating_fide")),
        (("Berg, Anna|FM|SWE", "Dahl, Per||NOR"), ("name", "title", "federation")),
        (("Berg, Anna|1998|2100", "Dahl, Per|2001|1950"), ("name", "birth", "rating_fide")),
        (("Berg, Anna|1998", "Dahl, Per|2001"), ("name", "birth")),
        (("Berg, Anna|2100", "Dahl, Per|1980"), ("name", "rating_fide")),
        (("Berg, Anna|14.03.1998", "Dahl, Per|2001-02-03"), ("name", "birth")),
        (("Berg, Anna|1701987|w", "Dahl, Per|0042123|m"), ("name", "fide_id", "sex")),
        (("Berg, Anna|Lunds ASK", "Dahl, Per|Bergens SK"), ("name", "club")),
        (("Berg|Anna|Lund", "Dahl|Per|Oslo"), ("surname", "first_name", "club")),
        (("Berg, Anna|23450", "Dahl, Per|2200", "Li, Bo|2150"), ("name", "rating_fide")),
        (("Баранов Глеб|РОС|кмс", "Жукова Мила|РОС|1р"), ("name", "federation", "title")),
    ],
)
def test_columns_without_headings_are_told_by_their_cells(rows, fields):
    assert inferred(*rows) == fields


def test_a_place_in_words_is_a_city():
    rows = [["Berg", "Lund"], ["Dahl", "Oslo"]]

    assert fields_by_content(("name", "rank"), ("Name", "Place"), rows) == ("name", "club")
    assert fields_by_content(("name", "rank"), ("Name", "Place"), [["Berg", "1"]]) == (
        "name",
        "rank",
    )
