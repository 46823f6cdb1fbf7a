from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.tournament import Tournament
from arbiter.formats.recognition.recognised import CellState, Recognised, TableKind
from tests.formats.recognition.drawn import book


def test_findings_are_told_apart_by_weight_and_cells_are_counted():
    findings = tuple(ImportFinding(Doubtful.TWINS, weight) for weight in Weight)
    states = {(1, 1): CellState.SURE, (1, 2): CellState.SURE, (2, 1): CellState.INFERRED}
    recognised = Recognised(
        book(), 0, TableKind.CROSSTABLE, Tournament(), states=states, findings=findings
    )
    assert [found.weight for found in recognised.grave] == [Weight.GRAVE]
    assert [found.weight for found in recognised.complaints] == [Weight.CHECK, Weight.GRAVE]
    assert recognised.count(CellState.SURE) == 2
    assert recognised.count(CellState.DIAGONAL) == 0
