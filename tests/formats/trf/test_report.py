"""A whole report as it stands in its lines."""

import pytest

from arbiter.domain.errors import Refusal
from arbiter.domain.import_findings import Doubtful
from arbiter.formats.trf.report import Unreadable, read_report

TEXT = """012 Cup
### a remark
012 another
001    1      Adams, A                          2100                             1.0    1     2 w 1
001    2      Berg, B                           2000                             0.0    2     1 b 0
SWE    2      Berg, B                           1950
hello"""


def read(text=TEXT):
    return read_report(enumerate(text.splitlines(), 1))


def test_records_players_national_lines_and_comments_are_apart():
    report = read()

    assert report.text("012") == " Cup"
    assert report.records["012"] == [(1, " Cup"), (3, " another")]
    assert report.text("022") == ""
    assert report.comments == [(2, "a remark")]
    assert [line.player.name for line in report.players] == ["Adams, A", "Berg, B"]
    assert len(report.pairs.games) == 1
    assert [number for number, _ in report.national] == [6]
    (finding,) = report.findings
    assert (finding.about, finding.row) == (Doubtful.NOT_A_RECORD, 7)


def test_small_letters_are_codes_too():
    assert read("xxr 9").text("XXR") == " 9"


def test_programs_for_pairings_have_codes_of_their_own():
    report = read("XXY 2\nXXC white1")

    assert set(report.records) == {"XXY", "XXC"}
    assert report.findings == []


def test_a_ruler_is_no_record():
    report = read("0123456789012\nDDD SSSS sTTT NNNN")

    assert not report.records
    assert [finding.row for finding in report.findings] == [1, 2]


def test_players_stand_in_the_order_of_their_numbers():
    lines = TEXT.splitlines()
    report = read("\n".join([lines[4], lines[3]]))

    assert [line.number for line in report.players] == [1, 2]
    assert [line.line for line in report.players] == [2, 1]


def test_a_line_that_is_there_twice_counts_once():
    report = read(TEXT + "\n" + TEXT.splitlines()[3])

    assert len(report.players) == 2
    repeated = report.findings[-1]
    assert (repeated.about, repeated.row, repeated.other) == (Doubtful.LINE_REPEATED, 8, "4")


@pytest.mark.parametrize(
    ("old", "new", "why", "detail"),
    [
        ("001    2", "001    1", Refusal.SEVERAL_REPORTS, "5"),
        ("001    2", "001     ", Refusal.STARTING_NUMBER, "5"),
        ("    2 w 1", "    7 w 1", Refusal.PLAYERS_MISSING, "7"),
    ],
)
def test_what_can_not_be_read_at_all_says_why(old, new, why, detail):
    with pytest.raises(Unreadable) as refused:
        read(TEXT.replace(old, new))

    assert (refused.value.why, refused.value.detail) == (why, detail)


def test_a_number_that_is_taken_is_named():
    text = TEXT.replace("012 another", "").replace("001    2", "001    1")
    with pytest.raises(Unreadable) as refused:
        read(text)

    assert (refused.value.why, refused.value.detail) == (Refusal.STARTING_NUMBER, "5")
