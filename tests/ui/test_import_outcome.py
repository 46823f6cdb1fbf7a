"""What a table would become."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arbiter.formats.recognition.recognised import TableKind
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_outcome import (
    IN_FILE,
    NAME,
    POINTS,
    RATING,
    ImportOutcome,
    ImportOutcomeModel,
    _as_points,
)
from tests.ui import april


@pytest.fixture
def desk(qapp) -> ImportDesk:
    return ImportDesk(april.book(april.TABLE, april.LIST), recognise=april.read)


def test_the_model_keeps_qts_rules(qtmodeltester, desk: ImportDesk) -> None:
    """With players and without."""
    model = ImportOutcomeModel(desk)
    qtmodeltester.check(model)
    desk.choose_kind(TableKind.PAIRINGS)
    assert model.rowCount() == 0
    qtmodeltester.check(model)


def test_points_as_read_stand_beside_those_of_the_file(desk: ImportDesk) -> None:
    """Petrov has 4½ from his games and 4 in the file."""
    model = ImportOutcomeModel(desk)

    def row(number: int) -> list[str]:
        columns = (NAME, RATING, POINTS, IN_FILE)
        return [model.index(number - 1, column).data() for column in columns]

    assert row(2) == ["Петров И.", "2455", "4½", "4"]
    assert row(5) == ["Смирнов А.", "2341", "2½", "2½"]
    assert [number for number in range(1, 8) if model.differs(number)] == [2, 4]
    across = Qt.Orientation.Horizontal
    assert [model.headerData(n, across) for n in (POINTS, IN_FILE)] == ["Pts", "in the file"]


def test_what_is_typed_counts_at_once(qtbot, desk: ImportDesk) -> None:
    """With H6 a win the fourth has his 4 points."""
    model = ImportOutcomeModel(desk)
    with qtbot.waitSignal(model.modelReset):
        desk.type_cell(6, 8, "1")

    assert not model.differs(4)


def test_name_and_form_stand_above(qtbot, desk: ImportDesk) -> None:
    """A list has no points; what is not understood says so."""
    outcome = ImportOutcome(desk)
    qtbot.addWidget(outcome)
    outcome.resize(340, 300)
    outcome.show()
    assert outcome.name.text == "Первенство клуба, апрель"
    assert outcome.form.text == "7 players, 21 games, single round"
    assert not outcome.table.isColumnHidden(IN_FILE)
    assert not outcome.grab().isNull()

    desk.choose_sheet(1)
    assert outcome.name.text == "As it was read"
    assert outcome.form.text == "2 players"
    assert outcome.table.isColumnHidden(POINTS)
    desk.choose_kind(TableKind.PAIRINGS)
    desk.choose_sheet(0)
    desk.choose_kind(TableKind.PAIRINGS)
    assert outcome.name.text == "Not read as a tournament"


@pytest.mark.parametrize(
    ("written", "points"),
    [
        ("4.5", "4½"),
        ("4,5", "4½"),
        ("0,5", "½"),
        ("4½", "4½"),
        ("5", "5"),
        ("5.0", "5"),
        ("0", "0"),
        ("4,75", "4,75"),
        ("-", "-"),
    ],
)
def test_points_of_the_file_are_written_as_here(written: str, points: str) -> None:
    """So that only what differs looks different."""
    assert _as_points(written) == points
