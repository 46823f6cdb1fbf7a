import pytest

from arbiter.domain.tournament import Event
from arbiter.formats.recognition.event_lines import event_above
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.recognised import Choices
from tests.formats.recognition.drawn import sheet


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (
            "From the Tournament-Database of Chess-Results\nAutumn Open\nLast update\n",
            "Autumn Open",
        ),
        ("СПИСОК УЧАСТНИКОВ\nг. Примерск, 1–7 ноября 2026 г.\n", ""),
        ("Круговой турнир «Осень»\nг. Примерск\n", "Круговой турнир «Осень»"),
        ("Teilnehmerliste\nVereinsmeisterschaft\n", "Vereinsmeisterschaft"),
        ("Round 3 on 2026/11/03\n", ""),
        ("Name:\n", ""),
        ("", ""),
    ],
)
def test_the_first_line_that_says_more_than_what_the_table_is(lines, name):
    layout = find_layout(sheet(lines + "No|Name|Elo\n1|Berg|1900"), Choices())
    assert layout is not None

    assert event_above(layout) == Event(name=name)


def test_a_list_without_headings_has_nothing_above_it():
    layout = find_layout(sheet("Berg, Anna\nLi, Bo"), Choices())
    assert layout is not None

    assert event_above(layout) == Event()
