"""Games that are there and give no points."""

from dataclasses import replace

import pytest

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.scoring import Scoring
from arbiter.domain.tournament import Withdrawal
from arbiter.formats.trf.abnormal import annulled_by, annulled_records
from arbiter.formats.trf.recognise import tournament_of
from arbiter.formats.trf.writing import trf_text
from tests.boards import F6_ROUNDS, by_rounds
from tests.events import complete

CUP = by_rounds(6, F6_ROUNDS)


def without(tournament, *numbers):
    left = tuple(Withdrawal(number, annulled=True) for number in numbers)
    return replace(tournament, withdrawals=left)


def lines(tournament):
    return [(n, f" {record}") for n, record in enumerate(annulled_records(tournament), 1)]


def test_where_everything_counts_there_is_no_record():
    assert lines(CUP) == []
    assert annulled_by([], CUP) == ()


def test_each_result_that_gave_points_gives_none():
    records = [record for _, record in lines(without(CUP, 4))]

    # 3 and 4 drew in the first round, the others won against 4.
    assert records == [
        " D   0.0   0.0    1    3    4",
        " W   0.0   0.0    2    6",
        " W   0.0   0.0    3    5",
        " W   0.0   0.0    4    1",
        " W   0.0   0.0    5    2",
    ]


@pytest.mark.parametrize("numbers", [(3,), (1, 4), (2, 5)])
@pytest.mark.parametrize("scoring", [Scoring(), Scoring(6, 4, 2, 0)])
def test_who_was_annulled_is_found_again(numbers, scoring):
    tournament = complete(6, seed=3, forfeits=0.2)
    tournament = replace(tournament, regulations=replace(tournament.regulations, scoring=scoring))

    assert annulled_by(lines(without(tournament, *numbers)), tournament) == numbers


@pytest.mark.parametrize(
    "record",
    [
        " W   0.0   0.0    1    1",  # half of a game
        " W   0.0   0.5    2    6",
        "    -1.0  -1.0  000    3",
        " +   0.0   0.0",
        "nonsense",
    ],
)
def test_other_points_by_hand_annul_nobody(record):
    assert annulled_by([(1, record)], CUP) is None


def test_in_a_file_of_another_program_it_is_said():
    text = trf_text(without(CUP, 4)).replace("182 Arbiter", "182 Another")
    back, findings = tournament_of(text)

    assert back.annulled == {4}
    assert back.scores == without(CUP, 4).scores
    assert [(f.about, f.weight, f.found) for f in findings] == [
        (Doubtful.RESULTS_ANNULLED, Weight.CHECK, "4")
    ]


def test_the_points_of_a_report_are_those_that_count():
    text = trf_text(without(CUP, 4))

    assert "\r\n299 D   0.0   0.0    1    3    4\r\n" in text
    assert text.split("001    4")[1][72:76] == " 0.0"
    assert "299 " not in trf_text(CUP)
