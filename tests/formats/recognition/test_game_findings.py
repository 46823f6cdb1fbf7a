"""What is told of each cell, and its colour."""

import pytest

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.scoring import STANDARD
from arbiter.formats.recognition.game_findings import address, findings_of, states_of
from arbiter.formats.recognition.recognised import CellState
from arbiter.formats.recognition.row_totals import settle
from arbiter.formats.recognition.table_habits import settle_dashes, settle_empty_half
from tests.formats.recognition.test_mirror import met

SURE, INFERRED, WRONG = CellState.SURE, CellState.INFERRED, CellState.CONTRADICTORY


def said(ours: str, theirs: str, language: str = "", **totals):
    """The findings about the game of D2 and C3, and the states of both."""
    meeting = met(ours, theirs, language=language)
    settle_dashes([meeting], 3)
    settle([meeting], totals.get("totals", {}), STANDARD)
    states = states_of(meeting)
    return list(findings_of(meeting)), [states[place] for place in meeting.places]


def test_what_agrees_is_sure_and_not_mentioned():
    assert said("1", "0") == ([], [SURE, SURE])
    assert said("", "·") == ([], [SURE, SURE])
    assert said("+", "-") == ([], [SURE, SURE])


@pytest.mark.parametrize(
    ("ours", "theirs", "about", "meant"),
    [
        ("02.01.2026", "½", Doubtful.DATE_AS_RESULT, "½"),
        ("01:00", "0", Doubtful.TIME_AS_RESULT, "1"),
        ("O", "1", Doubtful.LOOKALIKE, "0"),
        ("Ѕ", "½", Doubtful.ENCODING_DAMAGE, "½"),
        ("(1)", "0", Doubtful.BRACKETED, "1"),
        ("В", "0", Doubtful.LETTER_AS_RESULT, "1"),
    ],
)
def test_what_was_inferred_is_listed(ours, theirs, about, meant):
    findings, states = said(ours, theirs, "ru")

    assert findings == [
        ImportFinding(
            about, Weight.CHECK, 2, 4, found=ours, meant=meant, other="C3", ways=(meant, "")
        )
    ]
    assert states == [INFERRED, SURE]


def test_an_unrated_game_is_a_note():
    findings, states = said("1U", "0U")

    assert {(found.about, found.weight) for found in findings} == {(Doubtful.UNRATED, Weight.NOTE)}
    assert states == [SURE, SURE]


def test_an_unreadable_cell_names_what_its_mirror_would_have_it_be():
    (finding,), states = said("15,1", "0")

    assert finding == ImportFinding(
        Doubtful.NO_RESULT,
        Weight.GRAVE,
        2,
        4,
        found="15,1",
        meant="1",
        other="C3: 0",
        ways=("1", ""),
    )
    assert states == [WRONG, WRONG]


def test_an_error_value_among_the_results_is_no_result():
    (finding,), _ = said("1", "#REF!")

    assert (finding.about, finding.place, finding.meant) == (Doubtful.NO_RESULT, "C3", "0")


def test_two_unreadable_cells_are_both_named():
    findings, _ = said("abc", "#REF!")

    assert [(found.place, found.ways) for found in findings] == [("D2", ("",)), ("C3", ("",))]


def test_a_contradiction_names_both_cells():
    (first, second), states = said("1", "½")

    assert first.about is second.about is Doubtful.MIRROR_DIFFERS
    assert first.weight is second.weight is Weight.GRAVE
    assert (first.found, first.other, first.ways) == ("1", "C3: ½", ("1", "½", ""))
    assert (second.found, second.other, second.ways) == ("½", "D2: 1", ("½", "0", ""))
    assert states == [WRONG, WRONG]


@pytest.mark.parametrize(("ours", "theirs", "place"), [("1", "", "D2"), ("", "0", "C3")])
def test_an_empty_mirror_leaves_the_game_open(ours, theirs, place):
    (finding,), states = said(ours, theirs)

    assert (finding.about, finding.weight) == (Doubtful.MIRROR_MISSING, Weight.GRAVE)
    assert finding.place == place
    assert finding.other == ("C3" if place == "D2" else "D2")
    assert finding.ways == (ours or theirs, "")
    assert states == [WRONG, WRONG]


def test_a_forfeit_that_one_side_calls_so():
    (finding,), states = said("+", "0")

    assert (finding.about, finding.weight) == (Doubtful.FORFEIT_ONE_SIDED, Weight.CHECK)
    assert (finding.found, finding.meant, finding.other) == ("+", "+", "C3: 0")
    assert finding.ways == ("+", "1")
    assert states == [INFERRED, INFERRED]


def test_a_loss_by_forfeit_that_the_winner_does_not_call_so():
    (finding,), _ = said("1", "-")

    assert (finding.place, finding.found, finding.ways) == ("C3", "-", ("-", "0"))


def test_an_ending_by_decision_that_the_points_bear_out():
    (finding,), states = said("0", "0", totals={0: 0, 1: 0})
    contradictions, _ = said("0", "0")

    assert (finding.weight, finding.meant, finding.ways) == (Weight.CHECK, "0-0", ("0-0", ""))
    assert states == [INFERRED, INFERRED]
    assert {found.weight for found in contradictions} == {Weight.GRAVE}
    assert contradictions[0].ways == ("0-0", "0", "1", "")


def test_dashes_are_listed_where_they_may_only_fill_the_cell():
    (both,), _ = said("-", "-")
    (one,), _ = said("-", "")

    assert (both.about, both.meant, both.ways) == (Doubtful.DASHES, "-/-", ("-/-", ""))
    assert (one.about, one.meant, one.ways) == (Doubtful.DASHES, "", ("", "-/-"))


def test_one_half_alone_is_listed_game_by_game():
    meetings = [met("1", "") for _ in range(3)]
    settle_empty_half(meetings)
    (finding,) = findings_of(meetings[0])

    assert (finding.about, finding.weight) == (Doubtful.MIRROR_MISSING, Weight.CHECK)
    assert finding.meant == "1"
    assert set(states_of(meetings[0]).values()) == {INFERRED}


def test_what_the_arbiter_wrote_is_sure():
    meeting = met("1", "1", {(2, 4): "½"})

    assert list(findings_of(meeting)) == []
    assert set(states_of(meeting).values()) == {SURE}


def test_what_the_arbiter_wrote_and_nobody_can_read():
    (finding,) = findings_of(met("1", "0", {(2, 4): "7"}))

    assert (finding.about, finding.found) == (Doubtful.NO_RESULT, "7")


def test_the_address_of_a_cell():
    assert address((5, 28)) == "AB5"
