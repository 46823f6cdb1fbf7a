"""Kind of event, scoring and tie-breaks in the codes of a report."""

import pytest

from arbiter.domain.errors import WrongScoring
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring
from arbiter.domain.tournament import Regulations
from arbiter.formats.trf.codes import (
    Kind,
    decimal,
    fits,
    kind_code,
    kind_of,
    kind_words,
    read_scoring,
    read_tie_breaks,
    scoring_record,
    tie_breaks_record,
)


@pytest.mark.parametrize(
    ("code", "words", "kind"),
    [
        ("FIDE_ROUNDROBIN", "", Kind.ROUND_ROBIN),
        ("BERGER_DOUBLEROUNDROBIN", "", Kind.DOUBLE),
        ("OTHER_ROUNDROBIN", "Individual Swiss", Kind.ROUND_ROBIN),
        ("FIDE_DUTCH_2026", "", Kind.SWISS),
        ("FIDE_TEAM_ROUNDROBIN", "", Kind.TEAMS),
        ("FIDE_SCHEVENINGEN", "", Kind.TEAMS),
        ("", "Individual: Round-Robin", Kind.ROUND_ROBIN),
        ("", "Standard Individual Round Robin", Kind.ROUND_ROBIN),
        ("", "All-Play-All", Kind.ROUND_ROBIN),
        ("", "Individual: Double Round-Robin", Kind.DOUBLE),
        ("", "Doppelrundiges Rundenturnier", Kind.DOUBLE),
        ("", "Круговой турнир", Kind.ROUND_ROBIN),
        ("", "Individual: Swiss-System (Dutch)", Kind.SWISS),
        ("", "Schweizer System", Kind.SWISS),
        ("", "Team: Swiss-System", Kind.TEAMS),
        ("", "", Kind.UNSAID),
        ("", "Rapid", Kind.UNSAID),
    ],
)
def test_what_an_event_calls_itself(code, words, kind):
    assert kind_of(code, words) is kind


@pytest.mark.parametrize(
    ("cycles", "exchange", "code"),
    [
        (1, True, "FIDE_ROUNDROBIN"),
        (1, None, "CUSTOM_ROUNDROBIN"),
        (2, True, "FIDE_DOUBLEROUNDROBIN"),
        (2, False, "BERGER_DOUBLEROUNDROBIN"),
        (2, None, "CUSTOM_ROUNDROBIN"),
        (3, True, "CUSTOM_ROUNDROBIN"),
    ],
)
def test_what_we_call_an_event(cycles, exchange, code):
    regulations = Regulations(cycles=cycles)

    assert kind_code(regulations, exchange) == code
    assert "Round-Robin" in kind_words(regulations)
    assert kind_of("", kind_words(regulations)) is (
        Kind.DOUBLE if cycles == 2 else Kind.ROUND_ROBIN
    )


@pytest.mark.parametrize("scoring", [STANDARD, FOOTBALL, Scoring(6, 4, 2, 0), Scoring(2, 1, 0, -1)])
def test_a_scoring_comes_back(scoring):
    record = scoring_record(scoring)

    assert record[1] == "W"
    assert record[10] == "D"
    assert read_scoring([record]) == scoring


def test_old_and_short_ways_to_say_a_scoring():
    assert read_scoring(["XXS W=3 D=1"]) == FOOTBALL
    assert read_scoring([" W 3.0    D 1.0"]) == FOOTBALL


def test_what_is_no_scoring_is_refused():
    with pytest.raises(ValueError, match="scoring"):
        read_scoring(["nothing"])
    with pytest.raises(WrongScoring):
        read_scoring([" W 1.0    D 2.0"])
    assert scoring_record(Scoring(400, 100, 0, 0)) == ""


def test_points_of_a_hundred_have_no_room():
    assert fits(199)
    assert not fits(200)
    assert decimal(199) == "99.5"


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("DE,WIN,SB,KS", ("DE", "WIN", "SB", "KS")),
        ("PTS, DE  SB/C1", ("DE", "SB/C1")),
        ("GE,KS/L1,KS/L-1", ("REP", "KS/L+1", "KS/L-1")),
        ("OTHER_SSB,BH:GP,SB,SB", ("SSB", "BH", "SB")),
        ("", ()),
    ],
)
def test_tie_breaks_as_files_list_them(text, codes):
    assert read_tie_breaks(text) == codes


def test_tie_breaks_of_our_own_are_called_other():
    listed = tie_breaks_record(("DE", "SSB", "SB/US", "LOT", "XYZ", "KS/L+1"))

    assert listed == "DE,OTHER_SSB,OTHER_SB/US,OTHER_LOT,OTHER_XYZ,KS/L+1"
    assert read_tie_breaks(listed) == ("DE", "SSB", "SB/US", "LOT", "XYZ", "KS/L+1")
