"""The line of one player."""

import pytest

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.tournament import Player
from arbiter.formats.trf.player_line import NoNumber, half_points, read_player_line

LINE = "001    7 wWGM Berg, Anna                        2100 SWE     1701234 1990/05/04  3.5    2"


def read(line=LINE, findings=None):
    return read_player_line(21, line, [] if findings is None else findings)


def test_all_that_stands_there():
    line = read()

    assert line.player == Player(
        "Berg, Anna", "WGM", "w", "1990-05-04", "SWE", "1701234", rating_fide=2100
    )
    assert (line.line, line.number, line.points, line.rank) == (21, 7, 7, 2)


def with_field(start, text, end):
    return LINE[: start - 1] + f"{text:<{end - start + 1}}" + LINE[end:]


@pytest.mark.parametrize(
    ("start", "end", "text", "field", "value"),
    [
        (10, 10, "M", "sex", "m"),
        (10, 10, "f", "sex", "w"),
        (10, 10, " ", "sex", ""),
        (11, 13, "  g", "title", "GM"),
        (11, 13, " m", "title", "IM"),
        (11, 13, "wf", "title", "WFM"),
        (49, 52, "0", "rating_fide", 0),
        (49, 52, "", "rating_fide", 0),
        (54, 56, "swe", "federation", "SWE"),
        (58, 68, "0", "fide_id", ""),
        (58, 68, "0041234", "fide_id", "0041234"),
        (70, 79, "25.02.2011", "birth", "2011-02-25"),
        (70, 79, "1964.06.10", "birth", "1964-06-10"),
        (70, 79, "1990/00/00", "birth", "1990"),
        (70, 79, "1990", "birth", "1990"),
        (70, 79, "0000/00/00", "birth", ""),
        (15, 47, "Parker,Lucas", "name", "Parker, Lucas"),
        (15, 47, "Ёлкин Игорь", "name", "Ёлкин Игорь"),
    ],
)
def test_as_programs_old_and_new_write_it(start, end, text, field, value):
    findings = []
    line = read(with_field(start, text, end), findings)

    assert getattr(line.player, field) == value
    assert findings == []


@pytest.mark.parametrize(
    ("start", "end", "text", "about", "weight"),
    [
        (11, 13, "XYZ", Doubtful.TITLE_UNKNOWN, Weight.NOTE),
        (49, 52, "21OO", Doubtful.RATING_UNREADABLE, Weight.CHECK),
        (49, 52, "9999", Doubtful.RATING_DOUBTFUL, Weight.CHECK),
        (70, 79, "1990/13/04", Doubtful.BIRTH_UNREADABLE, Weight.CHECK),
        (81, 84, "3.7", Doubtful.POINTS_DIFFER, Weight.CHECK),
        (15, 47, "", Doubtful.NO_NAME, Weight.CHECK),
        (15, 47, "BERG, Anna", Doubtful.CAPITALS, Weight.NOTE),
    ],
)
def test_what_is_doubtful_is_named_with_line_and_column(start, end, text, about, weight):
    findings = []
    read(with_field(start, text, end), findings)

    (finding,) = findings
    assert (finding.about, finding.weight) == (about, weight)
    assert (finding.row, finding.character) == (21, start)


@pytest.mark.parametrize("number", ["    ", "   0", "  x1", "   ½"])
def test_without_a_number_nobody_knows_whose_games_these_are(number):
    with pytest.raises(NoNumber):
        read(LINE[:4] + number + LINE[8:])


@pytest.mark.parametrize(
    ("text", "points"), [("5.5", 11), ("5,5", 11), ("11", 22), (".5", 1), ("-0.5", -1), ("0.0", 0)]
)
def test_points_are_half_points(text, points):
    assert half_points(text) == points


@pytest.mark.parametrize("text", ["5.25", "x", "", "-", "1.5.5"])
def test_other_points_are_none(text):
    with pytest.raises(ValueError, match="half points"):
        half_points(text)
