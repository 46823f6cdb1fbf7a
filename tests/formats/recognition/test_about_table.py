from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.formats.recognition.about_table import (
    doubtful_states,
    heading_states,
    table_findings,
    used_fields,
)
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.recognised import CellState, Choices
from tests.formats.recognition.drawn import sheet


def layout(drawing: str):
    found = find_layout(sheet(drawing), Choices())
    assert found is not None
    return found


def test_headings_that_are_unknown_or_ambiguous_are_named():
    table = layout("Name|Land|Opening|Empty|Wertung|1\nBerg|SWE|Dutch||3,5|½\nLi|CHN|Réti||2|½")

    assert [(f.about, f.column, f.meant) for f in table_findings(table, Choices())] == [
        (Doubtful.COLUMN_UNKNOWN, 3, ""),
        (Doubtful.HEADING_AMBIGUOUS, 5, "tiebreak"),
    ]
    assert list(table_findings(table, Choices(fields={3: "", 5: "tiebreak"}))) == []
    settled = layout("Name|Elo|Wertung\nBerg|1900|3,5\nLi|1800|2")
    assert list(table_findings(settled, Choices())) == []


def test_a_second_column_of_names_is_to_be_looked_at():
    table = layout("No|Name|Club|City|No|Name\n1|Berg|SK|Lund|3|Ek\n2|Li|SK|Lund|4|Wu")

    assert [(f.about, f.weight, f.column) for f in table_findings(table, Choices())] == [
        (Doubtful.HEADING_AMBIGUOUS, Weight.NOTE, 4),
        (Doubtful.HEADING_AMBIGUOUS, Weight.CHECK, 6),
    ]


def test_players_below_the_end_of_the_table_are_not_passed_over_in_silence():
    table = layout("No|Name|Elo\n1|Berg|1900\n2|Li|1800\nTotal: 2\n.\n1|Wu|1700\n2|Ek|1600")
    ended = layout("No|Name|Elo\n1|Berg|1900\nTotal: 1\n.\n|Arbiter|Lind")

    assert [(f.about, f.weight, f.found) for f in table_findings(table, Choices())] == [
        (Doubtful.ROWS_CUT, Weight.CHECK, "3")
    ]
    assert list(table_findings(ended, Choices())) == []


def test_columns_of_which_nothing_is_taken_have_no_field():
    table = layout("Name|Elo|Coach\nBerg|1900|Smith")

    assert used_fields(table) == ("name", "rating", "")
    assert heading_states(table) == {(1, 1): CellState.HEADING, (1, 2): CellState.HEADING}


def test_the_gravest_finding_colours_its_cell():
    places = [(2, 1, Weight.GRAVE), (2, 1, Weight.CHECK), (3, 2, Weight.CHECK)]
    places += [(4, 1, Weight.NOTE), (5, 0, Weight.GRAVE), (0, 3, Weight.CHECK)]
    findings = [ImportFinding(Doubtful.TWINS, weight, row, col) for row, col, weight in places]

    assert doubtful_states(findings) == {
        (2, 1): CellState.CONTRADICTORY,
        (3, 2): CellState.INFERRED,
    }
