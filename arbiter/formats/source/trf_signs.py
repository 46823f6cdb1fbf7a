"""How a FIDE report (TRF) is told from other texts: its lines begin with codes of records."""

from __future__ import annotations

import re

LINE_ENDS = re.compile(r"\r\n|\r|\n")
"""FIDE's text asks for a CR alone; what is written today has CR LF or LF."""
_HEADS = frozenset("012 022 032 042 052 062 072 082 092 102 112 122 132 142 152 162 192".split())
_OTHERS = frozenset("### 013 172 182 202 212 222 XXR XXC XXS XXZ".split())
_PLAYER = re.compile(r"001 [ \d]{3}\d [ mwfMWF][ \w]{3}")
_LOOKED_AT = 60
_ENOUGH = 2


def is_trf(text: str) -> bool:
    """Whether *text*, the beginning of a file, is that of a report.

    >>> is_trf("012 Cup\\r022 Town\\r032 SWE\\r"), is_trf("012;Berg, Anna\\n013;Dahl, Bo\\n")
    (True, False)
    """
    lines = [line for line in LINE_ENDS.split(text) if line.strip()][:_LOOKED_AT]
    if not lines or not _is_record(lines[0]):
        return False
    heads = {line[:3] for line in lines if line[:3] in _HEADS and _is_record(line)}
    return len(heads) >= _ENOUGH or any(map(_PLAYER.match, lines))


def _is_record(line: str) -> bool:
    code = line[:3].upper()
    known = code in _HEADS or code in _OTHERS or code == "001"
    return known and (line[3:4] in ("", " ") or code == "###")
