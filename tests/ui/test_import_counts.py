"""How many cells are understood."""

from __future__ import annotations

from arbiter.formats.recognition.recognised import CellState, TableKind
from arbiter.ui import theme
from arbiter.ui.import_counts import ImportCounts
from arbiter.ui.import_desk import ImportDesk
from tests.ui import april


def test_the_counts_follow_the_choices(qtbot, qapp) -> None:
    """A settled cell is understood; what is not a table at all has no cells."""
    desk = ImportDesk(april.book(), recognise=april.read)
    counts = ImportCounts(desk)
    qtbot.addWidget(counts)
    assert counts.accessibleName() == "73 cells understood, 3 to check, 1 not understood"

    desk.type_cell(6, 8, "1")
    assert counts.accessibleName() == "74 cells understood, 3 to check, 0 not understood"
    desk.choose_kind(TableKind.PAIRINGS)
    assert [text.split()[0] for _, _, text in counts.words()] == ["0", "0", "0"]


def test_each_count_has_the_square_of_its_cells(qtbot, qapp) -> None:
    """The same papers and signs as in the sheet, with room for the words."""
    counts = ImportCounts(ImportDesk(april.book(), recognise=april.read))
    qtbot.addWidget(counts)
    counts.resize(counts.sizeHint())
    picture = counts.grab().toImage()
    papers = {picture.pixelColor(x, 5).name() for x in range(picture.width())}
    roles = theme.roles()

    assert {roles.good_wash.name(), roles.warn_wash.name(), roles.bad_wash.name()} <= papers
    assert [sign for state, sign, _ in counts.words() if state is not CellState.SURE] == ["?", "×"]
