"""Which documents belong to which moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.formats.words import words
from arbiter.ui import bundles
from arbiter.ui.bundles import Entry
from tests.boards import drawn, f6

MID = f6().after_round(3)


@pytest.mark.parametrize(
    ("tournament", "bundle"),
    [
        (Tournament(), bundles.FIRST_DAY),
        (drawn(6), bundles.FIRST_DAY),
        (MID, bundles.AFTER_ROUND),
        (f6(), bundles.CLOSING),
    ],
)
def test_the_bundle_that_fits_the_moment(tournament: Tournament, bundle: str) -> None:
    """Before the first result, between, after the last."""
    assert bundles.proposed(tournament) == bundle


@pytest.mark.parametrize("bundle", bundles._CONTENTS)
def test_what_a_bundle_usually_holds_is_there(bundle: str) -> None:
    """Every document of its list can be printed at some moment."""
    offered = bundles.items(drawn(6)) | bundles.items(MID) | bundles.items(f6())

    assert set(bundles._CONTENTS[bundle]) <= set(offered)


def test_after_a_round_its_results_and_the_sheet_of_the_next() -> None:
    """Each says of which round it is."""
    offered = bundles.items(MID)
    lines = [line for line in bundles.entries(bundles.AFTER_ROUND, "", offered) if line.ticked]
    names = [offered[line.key].name for line in lines]

    assert names[0] == "Results of round 3, standings"
    assert names[2] == "Round sheet: round 4"
    assert offered["results"].chosen["round"] == "3"
    assert offered["round"].chosen["round"] == "4"


def test_after_the_last_round_there_is_no_next_one() -> None:
    """Neither its sheet nor its slips."""
    offered = bundles.items(f6())

    assert "round" not in offered
    assert "slips" not in offered
    assert offered["results"].chosen["round"] == "5"


def test_before_the_first_round_there_are_no_results() -> None:
    """The first day has the sheet of round 1."""
    offered = bundles.items(drawn(6))

    assert "results" not in offered
    assert offered["slips"].chosen["round"] == "1"


def test_rounds_that_are_not_known_stop_nobody() -> None:
    """What needs them is left out when it is printed."""
    bare = replace(f6(), games=tuple(replace(g, round=None, board=None) for g in f6().games))

    assert "results" not in bundles.items(bare)
    assert bundles.round_played(bare) == 0


def test_the_file_is_called_by_the_moment() -> None:
    """That of a round by its number."""
    assert bundles.file_title(bundles.FIRST_DAY, drawn(6)) == "First day"
    assert bundles.file_title(bundles.AFTER_ROUND, MID) == "After round 3"


def test_order_ticks_and_copies_are_kept() -> None:
    """What came to the program since stands at the end, not ticked."""
    offered = bundles.items(MID)
    lines = [Entry("round", copies=3), Entry("results", ticked=False)]
    text = bundles.kept_text(lines)

    assert text == "round:3 -results:1"
    again = bundles.entries(bundles.AFTER_ROUND, text, offered)
    assert again[:2] == lines
    assert {line.key for line in again} == set(offered)
    assert not any(line.ticked for line in again[2:])


def test_what_is_not_offered_now_is_not_forgotten() -> None:
    """The round sheet comes back in the next event."""
    offered = bundles.items(f6())
    kept = "slips:2 results:1 -round:4"
    lines = bundles.entries(bundles.AFTER_ROUND, kept, offered)
    text = bundles.kept_text(lines, kept)

    assert lines[0] == Entry("results")
    assert text.endswith("slips:2 -round:4")


@pytest.mark.parametrize("kept", ["round", "round:x", ":2", "round:999 :", "nothing:1"])
def test_settings_that_make_no_sense_are_passed_over(kept: str) -> None:
    """From another hand."""
    lines = bundles.entries(bundles.AFTER_ROUND, kept, bundles.items(MID))

    assert len(lines) == len(bundles.items(MID))


def test_copies_stay_within_reason() -> None:
    """One at least."""
    assert bundles.with_copies(Entry("round"), 0).copies == 1
    assert bundles.with_copies(Entry("round"), 1000).copies == bundles.MOST_COPIES


def test_only_what_is_ticked_is_printed() -> None:
    """As often as it says, of the state of the document."""
    document = Document(SetResult(1, 6, 1, Result.DRAW)(drawn(6)))
    lines = [Entry("results", copies=2), Entry("slips", ticked=False)]
    (piece,) = bundles.pieces(lines, bundles.items(document.tournament), document, words("ru"))

    assert piece.copies == 2
    assert piece.build().title == "Тур 1"
