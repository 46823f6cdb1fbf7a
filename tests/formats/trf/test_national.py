"""National ratings and numbers."""

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.tournament import Player
from arbiter.formats.trf.national import national_line, with_national
from arbiter.formats.trf.report import read_report


def test_what_is_written_comes_back():
    player = Player(
        "Berg, Anna", sex="w", federation="SWE", national_id="00123", rating_national=1950
    )
    line = national_line(2, player)
    report = read_report([(1, "001    2 w    Berg, Anna".ljust(53) + "SWE"), (2, line)])

    assert line[:3] == "SWE"
    assert line[48:52] == "1950"
    assert with_national(report, [line.player for line in report.players]) == (player,)
    assert report.findings == []


def test_nothing_national_or_no_federation_is_no_line():
    assert national_line(1, Player("Berg", federation="SWE", rating_fide=2000)) == ""
    assert national_line(1, Player("Berg", national_id="12")) == ""


def test_a_line_of_nobody_is_named():
    report = read_report([(1, "001    1      Adams"), (2, "SWE    9      Berg")])
    players = with_national(report, [Player("Adams")])

    assert players == (Player("Adams"),)
    assert [finding.about for finding in report.findings] == [Doubtful.NOT_A_RECORD]
