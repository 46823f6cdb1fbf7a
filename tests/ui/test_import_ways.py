"""What can be done about a finding."""

from __future__ import annotations

import pytest

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.formats.recognition.recognised import TableKind
from arbiter.ui.import_ways import ways_out

CROSSTABLE, LIST = TableKind.CROSSTABLE, TableKind.PARTICIPANTS


@pytest.mark.parametrize(
    ("finding", "kind", "words"),
    [
        (
            ImportFinding(Doubtful.NO_RESULT, Weight.GRAVE, 6, 8, "2", "1", "G7: 0", ("1",)),
            CROSSTABLE,
            ["Take 1", "Leave open", "Type another"],
        ),
        (
            ImportFinding(Doubtful.MIRROR_DIFFERS, Weight.GRAVE, 6, 8, "1", "", "G7: 1"),
            CROSSTABLE,
            ["Leave open", "Type another"],
        ),
        (
            ImportFinding(Doubtful.ZERO_LOST, Weight.CHECK, 6, 8, "1", ways=("0 1", "1 0", "")),
            CROSSTABLE,
            ["Take 0 1", "Take 1 0", "Leave open", "Type another"],
        ),
        (
            ImportFinding(Doubtful.RATING_UNREADABLE, Weight.CHECK, 4, 3, "abc", ways=("",)),
            LIST,
            ["Leave empty", "Type another", "Leave the row out"],
        ),
        (
            ImportFinding(Doubtful.NO_NAME, Weight.GRAVE, 4, 1),
            LIST,
            ["Type it", "Leave the row out"],
        ),
        (
            ImportFinding(Doubtful.REPEATED, Weight.GRAVE, 4, 1, "Berg", other="2"),
            LIST,
            ["Leave the row out", "Type another"],
        ),
        (ImportFinding(Doubtful.REPEATED, Weight.CHECK, 4, 0), LIST, ["Leave the row out"]),
        (ImportFinding(Doubtful.TWINS, Weight.CHECK, 4, 0), CROSSTABLE, []),
        (ImportFinding(Doubtful.LISTED, Weight.NOTE, 4, 0), LIST, []),
        (ImportFinding(Doubtful.POINTS_DIFFER, Weight.CHECK, 4, 11), CROSSTABLE, []),
        (ImportFinding(Doubtful.ROUNDS_UNKNOWN, Weight.NOTE), CROSSTABLE, []),
    ],
)
def test_ways_out(qapp, finding: ImportFinding, kind: TableKind, words: list[str]) -> None:
    """Texts to take, the game left open, typing; a row of a list can be left out."""
    game = finding.column == 8
    assert [way.words for way in ways_out(finding, kind, game=game)] == words
