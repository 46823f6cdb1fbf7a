"""One table written as every kind of file that is read: as other programs write it.

A cell is a text, a number, a date or a time; None is an empty one. ``Grey`` is an empty cell
with a coloured ground, ``Formula`` a computed one with what came out, if that is in the file.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, time
from html import escape

import openpyxl
import xlwt
from openpyxl.styles import PatternFill

from tests.foreign_files import zip_of


@dataclass(frozen=True)
class Grey:
    """A cell with a grey ground and nothing in it."""


@dataclass(frozen=True)
class Formula:
    """A computed cell; ``value`` is None where the file holds no result."""

    value: float | str | None


Cell = str | int | float | date | time | Grey | Formula | None
Rows = Sequence[Sequence[Cell]]

OFFICE = "urn:oasis:names:tc:opendocument:xmlns"
_DOCUMENT = (
    f'<?xml version="1.0"?><office:document-content xmlns:office="{OFFICE}:office:1.0" '
    f'xmlns:table="{OFFICE}:table:1.0" xmlns:text="{OFFICE}:text:1.0" '
    f'xmlns:style="{OFFICE}:style:1.0" xmlns:fo="{OFFICE}:xsl-fo-compatible:1.0" '
    f'xmlns:draw="{OFFICE}:drawing:1.0"><office:automatic-styles>'
    '<style:style style:name="grey" style:family="table-cell"><style:table-cell-properties '
    'fo:background-color="#c0c0c0"/></style:style>'
    '<style:style style:name="struck" style:family="table-cell"><style:text-properties '
    'style:text-line-through-style="solid"/></style:style>'
    '<style:style style:name="gone" style:family="table"><style:table-properties '
    'table:display="false"/></style:style>'
    "</office:automatic-styles><office:body><office:spreadsheet>"
)
_END = "</office:spreadsheet></office:body></office:document-content>"


def xlsx(rows: Rows) -> bytes:
    """As Excel writes it today."""
    book = openpyxl.Workbook()
    for r, row in enumerate(rows, 1):
        for c, cell in enumerate(row, 1):
            place = book.active.cell(r, c)
            if isinstance(cell, Grey):
                place.fill = PatternFill("solid", fgColor="FFC0C0C0")
            elif isinstance(cell, Formula):
                place.value = "=1+1"
            elif cell is not None:
                place.value = cell
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def xls(rows: Rows, change: Callable[[xlwt.Workbook, xlwt.Worksheet], None] | None = None) -> bytes:
    """As Excel wrote it until 2003."""
    book = xlwt.Workbook()
    sheet = book.add_sheet("Sheet1")
    grey = xlwt.easyxf("pattern: pattern solid, fore_colour grey25")
    day = xlwt.easyxf(num_format_str="DD.MMM")
    clock = xlwt.easyxf(num_format_str="hh:mm")
    for r, row in enumerate(rows):
        for c, cell in enumerate(row):
            match cell:
                case None:
                    continue
                case Grey():
                    sheet.write(r, c, None, grey)
                case Formula():
                    sheet.write(r, c, xlwt.Formula("1+1"))
                case date():
                    sheet.write(r, c, cell, day)
                case time():
                    sheet.write(r, c, cell, clock)
                case _:
                    sheet.write(r, c, cell)
    if change is not None:
        change(book, sheet)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def ods_of(tables: str, *, parts: dict[str, bytes] | None = None) -> bytes:
    """An .ods whose spreadsheet holds this XML."""
    kind = b"application/vnd.oasis.opendocument.spreadsheet"
    content = (_DOCUMENT + tables + _END).encode()
    return zip_of({"mimetype": kind, "content.xml": content, **(parts or {})})


def fods_of(tables: str) -> bytes:
    """The same as one XML."""
    return (_DOCUMENT + tables + _END).encode()


def ods_table(rows: Rows, name: str = "Sheet1") -> str:
    """The XML of one sheet."""
    lines = "".join(
        f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>" for row in rows
    )
    return f'<table:table table:name="{escape(name)}">{lines}</table:table>'


def ods(rows: Rows) -> bytes:
    """As LibreOffice writes it."""
    return ods_of(ods_table(rows))


def _ods_cell(cell: Cell) -> str:
    match cell:
        case None:
            return "<table:table-cell/>"
        case Grey():
            return '<table:table-cell table:style-name="grey"/>'
        case Formula(value=None):
            return '<table:table-cell table:formula="of:=1+1"/>'
        case Formula(value=value):
            return (
                f'<table:table-cell table:formula="of:=1+1" office:value-type="float" '
                f'office:value="{value}"><text:p>{value}</text:p></table:table-cell>'
            )
        case int() | float():
            said = f'office:value-type="float" office:value="{cell}"'
        case date():
            said = f'office:value-type="date" office:date-value="{cell.isoformat()}"'
            cell = f"{cell:%d.%b}"
        case time():
            said = f'office:value-type="time" office:time-value="{cell:PT%HH%MM%SS}"'
            cell = f"{cell:%H:%M}"
        case _:
            said = 'office:value-type="string"'
    text = escape(str(cell)).replace("  ", " <text:s/>")
    return f"<table:table-cell {said}><text:p>{text}</text:p></table:table-cell>"


def html_table(rows: Rows, head: str = "") -> str:
    """The ``<table>``, with *head* behind its opening."""
    lines = "".join(f"<tr>{''.join(map(_html_cell, row))}</tr>\n" for row in rows)
    return f"<table border=1>{head}{lines}</table>"


def html(rows: Rows, charset: str = "utf-8") -> bytes:
    """As a page, in the encoding *charset*."""
    page = f"""<html><head><meta http-equiv="Content-Type" content="text/html; charset={charset}">
<title>Open</title></head><body>{html_table(rows)}</body></html>"""
    return page.encode(charset, "xmlcharrefreplace")


def _html_cell(cell: Cell) -> str:
    match cell:
        case None:
            return "<td>&nbsp;</td>"
        case Grey():
            return '<td bgcolor="#C0C0C0"></td>'
        case Formula():
            return f"<td>{'' if cell.value is None else cell.value}</td>"
        case date():
            return f"<td>{cell:%d.%b}</td>"
        case time():
            return f"<td>{cell:%H:%M}</td>"
    return f"<td>{escape(str(cell))}</td>"


def xml_2003(rows: Rows) -> bytes:
    """As Excel 2003 wrote it into one XML."""
    lines = "".join(f"<Row>{''.join(map(_xml_cell, row))}</Row>" for row in rows)
    return f"""<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:x="urn:schemas-microsoft-com:office:excel"><Styles>
<Style ss:ID="Default"><Interior/></Style>
<Style ss:ID="grey"><Interior ss:Color="#C0C0C0" ss:Pattern="Solid"/></Style>
<Style ss:ID="day"><NumberFormat ss:Format="dd\\.mmm"/></Style>
<Style ss:ID="struck"><Font ss:StrikeThrough="1"/></Style></Styles>
<Worksheet ss:Name="Sheet1"><Table>{lines}</Table></Worksheet></Workbook>""".encode()


def _xml_cell(cell: Cell) -> str:
    match cell:
        case None:
            return "<Cell/>"
        case Grey():
            return '<Cell ss:StyleID="grey"/>'
        case Formula(value=None):
            return '<Cell ss:Formula="=1+1"/>'
        case Formula(value=value):
            return f'<Cell ss:Formula="=1+1"><Data ss:Type="Number">{value}</Data></Cell>'
        case int() | float():
            return f'<Cell><Data ss:Type="Number">{cell}</Data></Cell>'
        case date():
            said = f"{cell.isoformat()}T00:00:00.000"
            return f'<Cell ss:StyleID="day"><Data ss:Type="DateTime">{said}</Data></Cell>'
        case time():
            said = f"1899-12-31T{cell:%H:%M:%S}.000"
            return f'<Cell><Data ss:Type="DateTime">{said}</Data></Cell>'
    return f'<Cell><Data ss:Type="String">{escape(str(cell))}</Data></Cell>'


def csv(rows: Rows, separator: str = ";", encoding: str = "utf-8") -> bytes:
    """As a text, with a decimal comma where fields are separated by something else."""
    return "\r\n".join(
        separator.join(_csv_cell(cell, separator) for cell in row) for row in rows
    ).encode(encoding, "replace")


def _csv_cell(cell: Cell, separator: str) -> str:
    match cell:
        case None | Grey() | Formula(value=None):
            return ""
        case Formula(value=value):
            return str(value)
        case float():
            return f"{cell:g}" if separator == "," else f"{cell:g}".replace(".", ",")
        case date():
            return f"{cell:%d.%b}"
        case time():
            return f"{cell:%H:%M}"
    text = str(cell)
    return f'"{text}"' if separator in text or '"' in text else text


def fixed(rows: Rows, encoding: str = "utf-8") -> bytes:
    """As a text with columns of fixed width, numbers to the right."""
    texts = [[_csv_cell(cell, "\0") for cell in row] for row in rows]
    width = max(map(len, texts))
    widths = [max((len(row[c]) for row in texts if c < len(row)), default=0) for c in range(width)]
    lines = [
        " ".join(
            text.rjust(wide) if text[:1].isdigit() else text.ljust(wide)
            for text, wide in zip([*row, *[""] * (width - len(row))], widths)
        ).rstrip()
        for row in texts
    ]
    return "\r\n".join(lines).encode(encoding, "replace")


WRITERS: dict[str, Callable[[Rows], bytes]] = {
    "xlsx": xlsx,
    "xls": xls,
    "ods": ods,
    "html": html,
    "xml": xml_2003,
    "csv": csv,
}
"""Every kind that keeps what a cell holds; a page and a text keep only how it is shown."""


def without(data: bytes, part: str) -> bytes:
    """The zip *data* without *part*."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            if name != part:
                new.writestr(name, old.read(name))
    return out.getvalue()
