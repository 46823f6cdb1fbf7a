"""What stands in one cell of an OpenDocument table: its value and the text that is shown."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time
from math import isfinite

from arbiter.formats.source.book import NOTHING, CellValue, SourceCell
from arbiter.formats.source.grid import LONGEST_TEXT
from arbiter.formats.source.shown import shown

_DURATION = re.compile(r"PT(\d{1,6})H(\d{1,2})M(\d{1,2})(?:[.,]\d*)?S")
_WHOLE = 10**15


def source_cell(
    own: Mapping[str, str], paragraphs: Sequence[str], filled: bool, struck: bool
) -> SourceCell:
    """The cell with the attributes *own*, such as ``office:value``, that shows *paragraphs*.

    ``NOTHING`` where neither anything stands in it nor its ground is coloured.
    """
    text = "\n".join(paragraphs)[:LONGEST_TEXT]
    formula = "table:formula" in own
    kind = own.get("office:value-type", "")
    value = _value(kind, own, text)
    if value is None and not text.strip():
        if formula:
            return SourceCell(None, "", True, filled, struck)
        return SourceCell(filled=True) if filled else NOTHING
    if not paragraphs and not isinstance(value, str):
        text = shown(value)  # written by a program that leaves the text to be made
    elif isinstance(value, float | int) and _rounded_away(value, text):
        text = shown(value)
    return SourceCell(value, text, formula, filled, struck)


def _value(kind: str, own: Mapping[str, str], text: str) -> CellValue:
    match kind:
        case "float" | "percentage" | "currency":
            return _number(own.get("office:value", ""), text)
        case "boolean":
            return own.get("office:boolean-value") == "true"
        case "date":
            return _day(own.get("office:date-value", ""), text)
        case "time":
            return _hour(own.get("office:time-value", ""), text)
    said = own.get("office:string-value")
    return (text or said or None) if kind or text else None


def _number(said: str, text: str) -> CellValue:
    try:
        value = float(said)
    except ValueError:
        return text or None
    if not isfinite(value):
        return said
    return int(value) if value == int(value) and abs(value) < _WHOLE else value


def _day(said: str, text: str) -> CellValue:
    try:
        found = datetime.fromisoformat(said[:19])
    except ValueError:
        return text or None
    if found.date() == date(1899, 12, 30):  # a plain 0, 0.5 in a cell that was made a date
        return {time(): 0, time(12): 0.5}.get(found.time(), found.time())
    if found == datetime(1899, 12, 31):
        return 1
    return found.date() if found.time() == time() else found


def _hour(said: str, text: str) -> CellValue:
    found = _DURATION.fullmatch(said)
    if found is None:
        return text or None
    hours, minutes, seconds = map(int, found.groups())
    if hours < 24 and minutes < 60 and seconds < 60:
        return time(hours, minutes, seconds)
    return (hours * 60 + minutes) / 1440


def _rounded_away(value: float, text: str) -> bool:
    """Whether *text* is the number with a half that its format does not show."""
    plain = text.strip().replace(",", ".").replace("\u2212", "-")
    try:
        return float(plain) != value and value * 4 == int(value * 4)
    except ValueError:
        return False
