"""Where things stand in a line."""

from arbiter.formats.trf import columns

LINE = (
    "001   12 wWGM Berg, Anna                        2100 SWE     1701234 1990/05/04  3.5    1"
    "     2 w 1  0000 - Z   103 b ="
)


def test_the_fields_of_a_player_stand_where_fide_has_them():
    assert LINE[columns.NUMBER].strip() == "12"
    assert LINE[columns.SEX] == "w"
    assert LINE[columns.TITLE] == "WGM"
    assert LINE[columns.NAME].rstrip() == "Berg, Anna"
    assert LINE[columns.RATING] == "2100"
    assert LINE[columns.FEDERATION] == "SWE"
    assert LINE[columns.FIDE_ID].strip() == "1701234"
    assert LINE[columns.BIRTH] == "1990/05/04"
    assert LINE[columns.POINTS].strip() == "3.5"
    assert LINE[columns.RANK].strip() == "1"
    assert all(LINE[at] == " " for at in columns.BETWEEN)


def test_each_round_has_eight_columns():
    assert columns.entries(LINE) == ["   2 w 1", "0000 - Z", " 103 b ="]
    assert columns.entries(LINE.rstrip("= "))[-1] == " 103 b"
    assert columns.entries("001    1") == []
    assert columns.entry_column(1) == 91
    assert columns.entry_column(3) == 111
    assert columns.LONGEST_NAME == 33
