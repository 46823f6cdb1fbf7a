"""Points and places of the file beside those of its games."""

from dataclasses import replace

from arbiter.domain.edits import SetPending
from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.scoring import FOOTBALL, STANDARD
from arbiter.domain.tournament import Pending
from arbiter.formats.trf.published import compare_published, scoring_by_points
from arbiter.formats.trf.report import read_report
from arbiter.formats.trf.writing import trf_text
from tests.boards import F6_ROUNDS, by_rounds, drawn


def lines_of(tournament):
    return read_report(enumerate(trf_text(tournament).splitlines(), 1)).players


def said(lines, tournament):
    return [
        (finding.about, finding.weight, finding.row, finding.found, finding.meant)
        for finding in compare_published(lines, tournament)
    ]


def test_what_agrees_needs_no_word():
    tournament = by_rounds(6, F6_ROUNDS)

    assert said(lines_of(tournament), tournament) == []


def test_what_differs_is_named_and_never_taken():
    tournament = by_rounds(6, F6_ROUNDS)
    lines = list(lines_of(tournament))
    text = lines[0].text.replace(" 3.5    1", " 4.0    1")
    lines[0] = replace(lines[0], points=8, text=text)
    lines[1] = replace(lines[1], rank=6)

    assert said(lines, tournament) == [
        (Doubtful.POINTS_DIFFER, Weight.CHECK, lines[0].line, "4.0", "3.5"),
        (Doubtful.PLACE_DIFFERS, Weight.NOTE, lines[1].line, "6", "4"),
    ]


def test_an_adjourned_game_may_count_as_a_draw_or_not_yet():
    tournament = by_rounds(6, F6_ROUNDS)
    tournament = tournament.with_game(replace(tournament.games[0], result=None))
    adjourned = SetPending(*tournament.games[0].name, Pending.ADJOURNED)(tournament)

    for file in (tournament, adjourned):
        found = said(lines_of(file), adjourned)
        assert not [finding for finding in found if finding[0] is Doubtful.POINTS_DIFFER]


def test_before_the_first_result_nothing_is_compared():
    lines = [replace(line, points=3, rank=9) for line in lines_of(drawn(4))]

    assert said(lines, drawn(4)) == []


def test_the_scoring_shows_in_the_points():
    football = by_rounds(6, F6_ROUNDS, scoring=FOOTBALL)
    unsaid = by_rounds(6, F6_ROUNDS)

    scoring, findings = scoring_by_points(lines_of(football), unsaid)
    assert scoring == FOOTBALL
    assert [(finding.about, finding.found) for finding in findings] == [
        (Doubtful.SCORING_TOLD, "3-1-0")
    ]
    assert scoring_by_points(lines_of(unsaid), unsaid) == (STANDARD, [])
    wrong = [replace(line, points=99) for line in lines_of(football)]
    assert scoring_by_points(wrong, unsaid) == (STANDARD, [])
