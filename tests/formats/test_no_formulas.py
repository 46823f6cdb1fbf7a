"""What comes from outside is never a formula in a file of ours: in no field, of no writer."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

import pytest
from defusedxml.ElementTree import fromstring

from arbiter.domain.event import Official, OfficialRole, Pace
from arbiter.domain.tournament import Closing, Event, Player, Tournament
from arbiter.formats.delimited import write_csv
from arbiter.formats.documents import SHEETS, round_sheet
from arbiter.formats.excel import write_crosstable_sheet, write_workbook
from arbiter.formats.excel_extras import berger_grid, event_report_grid
from arbiter.formats.swiss_manager import write_swiss_manager
from arbiter.formats.words import words
from tests.boards import seed

MARKER = "EVIL"
POISONS = (
    f'=HYPERLINK("http://example.invalid/{MARKER}","click")',
    f"+cmd|' /C calc'!{MARKER}",
    f"-2+3+{MARKER}",
    f"@SUM(1+1)*{MARKER}",
    f"\t={MARKER}",
    f"\r={MARKER}",
    f"＝{MARKER}()",
    f'";={MARKER}();"',
    f"Adams\n={MARKER}()",
    f"Adams;={MARKER}()",
)
_STARTS = tuple("=+-@\t\r＝＋－＠")
_SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def poisoned(poison: str) -> Tournament:
    """*poison* in every text of the event and of one player, and as a reason."""
    told = {field.name: poison for field in fields(Event)}
    officials = (Official(poison, OfficialRole.DEPUTY, poison),)
    event = Event(**told | {"pace": Pace.RAPID, "officials": officials})
    texts = {field.name: poison for field in fields(Player) if not field.name.startswith("rating")}
    tournament = seed()
    return replace(
        tournament,
        event=replace(event, start="", end=""),
        players=(Player(**texts), *tournament.players[1:]),
        closing=Closing(False, 2, "2026-05-08", (poison,)),
    )


WORKBOOKS: dict[str, Callable[[Tournament, Path], None]] = {
    "complete": lambda made, path: write_workbook(made, path, words("ru")),
    "with extras": lambda made, path: write_workbook(
        made, path, words("sv"), extras=(berger_grid, event_report_grid)
    ),
    "public": lambda made, path: write_workbook(made, path, words("en"), public=True),
    "by number": lambda made, path: write_workbook(made, path, words("en"), by_rank=False),
    "one sheet": lambda made, path: write_crosstable_sheet(made, path, words("tr")),
    "Swiss-Manager": write_swiss_manager,
}
TEXTS: dict[str, Callable[[Tournament, Path], None]] = {
    "Swiss-Manager": write_swiss_manager,
    "round": lambda made, path: write_csv(round_sheet(made, 1, words("en")), path, words("en")),
    **{
        name: lambda made, path, sheet=sheet: write_csv(sheet(made, words("sv")), path, words("sv"))
        for name, sheet in SHEETS.items()
    },
}


@pytest.mark.parametrize("poison", POISONS)
@pytest.mark.parametrize("writer", WORKBOOKS)
def test_no_text_becomes_a_formula_of_a_workbook(tmp_path: Path, writer: str, poison: str) -> None:
    """Neither in a cell of any sheet nor in what the workbook checks, names or links."""
    path = tmp_path / "table.xlsx"
    WORKBOOKS[writer](poisoned(poison), path)
    seen = False
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            content = archive.read(name).decode("utf-8", "replace")
            seen = seen or MARKER in content
            assert "externalLink" not in name
            assert "hyperlink" not in content.replace("HYPERLINK", "").lower()
            if not name.endswith(".xml"):
                continue
            for element in fromstring(archive.read(name)).iter():
                if element.tag in (f"{_SHEET}f", f"{_SHEET}formula", f"{_SHEET}definedName"):
                    assert MARKER not in (element.text or "")
    assert seen, "the text is not there at all"


@pytest.mark.parametrize("poison", POISONS)
@pytest.mark.parametrize("writer", TEXTS)
def test_no_text_becomes_a_formula_of_a_csv(tmp_path: Path, writer: str, poison: str) -> None:
    """A spreadsheet that opens it takes no field for one, whatever divides the fields."""
    path = tmp_path / "table.csv"
    TEXTS[writer](poisoned(poison), path)
    text = path.read_bytes().decode("utf-8-sig")
    separator = ";" if writer == "Swiss-Manager" or writer in SHEETS else ","
    rows = list(csv.reader(io.StringIO(text), delimiter=separator))
    evil = [field for row in rows for field in row if MARKER in field]
    for field in evil:
        assert not field.startswith(_STARTS), field
