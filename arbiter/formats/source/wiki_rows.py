"""Tables as encyclopedias and club pages write them, between ``{|`` and ``|}``."""

from __future__ import annotations

import re
from collections.abc import Sequence

_OPENS, _CLOSES, _ROW, _CAPTION = "{|", "|}", "|-", "|+"
_CELLS = re.compile(r"\|\||!!")
_ATTRIBUTES = re.compile(r"^[^|\[]*=[^|\[]*\|(?!\|)")
_LINK = re.compile(r"\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]")


def wiki_rows(lines: Sequence[str]) -> list[str]:
    """*lines* with one line for each row of such a table, bars between its cells; the others as
    they are. A row stands where its first cell stood, so that no line is lost.

    >>> wiki_rows(["{|", "! # !! Name", "|-", "| 1 || [[Berg (player)|Berg]]", "|}"])
    ['\\n', '#|Name\\n', '\\n', '1|Berg\\n', '\\n']
    """
    rows: list[str] = []
    inside = False
    first = 0
    """The line of the row that is being read, as a place in *rows*; 0 for none."""
    for line in lines:
        text = line.strip()
        if not inside and not text.startswith(_OPENS):
            rows.append(line)
            continue
        rows.append("\n")
        if text.startswith((_OPENS, _CLOSES, _ROW, _CAPTION)):
            inside = not text.startswith(_CLOSES)
            first = 0
        elif text[:1] in ("|", "!"):
            cells = "|".join(map(_cell, _CELLS.split(text[1:])))
            if first:
                rows[first] = f"{rows[first][:-1]}|{cells}\n"
            else:
                first = len(rows) - 1
                rows[first] = f"{cells}\n"
    return rows


def _cell(text: str) -> str:
    text = _LINK.sub(r"\1", text).replace("'''", "")
    return _ATTRIBUTES.sub("", text).strip().replace("|", " ")
