"""How a report is told from other texts."""

import pytest

from arbiter.formats.source.trf_signs import LINE_ENDS, is_trf


@pytest.mark.parametrize(
    "text",
    [
        "012 Cup\n022 Lund\n032 SWE\n",
        "012 Cup\r022 Lund\r032 SWE\r001    1",
        "012        Cup\r\n022        Lund\r\n042        2008.06.07\r\n",
        "### a remark\n\n001    1 m    Berg, Anna",
        "001    1 m  g Berg, Anna",
        "001   12 wWGM Berg, Anna",
        "XXR 9\nXXC white1\n001    1      Berg",
        "012\n022\n032\n042\n",
        "062 8\n001    1      Berg",
    ],
)
def test_a_report_begins_with_its_records(text):
    assert is_trf(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "012;Berg, Anna;SWE\n022;Dahl, Bo;SWE\n032;Ek, Eva;SWE\n",
        "001 Berg, Anna\n002 Dahl, Bo\n",
        "012 Berg, Anna\n013 Dahl, Bo\n",
        "No. Name\n001    1 m    Berg, Anna\n",
        '[Event "Cup"]\n012 Cup\n022 Lund\n032 SWE',
        "1 Berg, Anna 2100",
    ],
)
def test_a_list_of_players_does_not(text):
    assert not is_trf(text)


def test_lines_end_in_three_ways():
    assert LINE_ENDS.split("a\rb\nc\r\nd\n\re") == ["a", "b", "c", "d", "", "e"]
