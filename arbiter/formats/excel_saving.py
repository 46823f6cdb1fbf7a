"""Putting a workbook into its file without a detour.

openpyxl would write every sheet into the system's folder for temporary files first, names and
dates of birth included. There they would stay if the program were killed meanwhile, and on a
full disk they would find no room.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import ZIP_DEFLATED, ZipFile

if TYPE_CHECKING:
    from openpyxl import Workbook


def save_workbook(book: Workbook, path: Path) -> None:
    """Write *book*, which has neither charts nor images, to *path* and nothing anywhere else.

    :raises OSError: it can't be written.
    """
    from openpyxl.worksheet._writer import WorksheetWriter
    from openpyxl.writer.excel import ExcelWriter

    class Direct(ExcelWriter):
        def write_worksheet(self, ws: Any) -> None:
            """In memory, where openpyxl takes a temporary file."""
            content = BytesIO()
            writer: Any = WorksheetWriter(ws, content)
            writer.write()
            ws._rels = writer._rels
            archive.writestr(ws.path[1:], content.getvalue())
            self.manifest.append(ws)

    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        Direct(book, archive).save()
