"""Tables as encyclopedias write them."""

from __future__ import annotations

import pytest

from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.reading import read_book
from arbiter.formats.source.wiki_rows import wiki_rows

IN_LINES = """Final table
{| class="wikitable"
|+ Club championship
! # !! Name !! 1 !! 2 !! 3 !! Pts
|-
| 1 || Adams || x || 1 || ½ || 1½
|-
| 2 || [[Baker (chess)|Baker]] || 0 || x || 1 || 1
|-
| 3 || '''Clark''' || align=center | ½ || 0 || x || ½
|}
"""
CELL_BY_CELL = IN_LINES.replace(" || ", "\n| ").replace(" !! ", "\n! ")


@pytest.mark.parametrize("text", [IN_LINES, CELL_BY_CELL])
def test_a_table_is_read_however_its_cells_are_written(tmp_path, text):
    path = tmp_path / "page.txt"
    path.write_text(text, encoding="utf-8")
    found = recognise(read_book(path))

    assert [player.name for player in found.tournament.players] == ["Adams", "Baker", "Clark"]
    assert [found.tournament.score(number) for number in (1, 2, 3)] == [3, 2, 1]
    assert found.tournament.regulations.cycles == 1


def test_other_lines_stay_and_none_is_lost():
    lines = CELL_BY_CELL.splitlines(keepends=True)

    assert len(wiki_rows(lines)) == len(lines)
    assert wiki_rows(lines)[0] == "Final table\n"
    assert wiki_rows(["1|Berg|2100\n"]) == ["1|Berg|2100\n"]
