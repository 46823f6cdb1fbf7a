"""What search and copy find in a PDF file.

A font may draw two letters with one glyph: the tab and the blank, for example. Qt then writes
that the glyph means the first of them, and a line copied from the file has tabs in it, which
a spreadsheet takes for new cells. The tables that say so stand in the file in plain text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_TABLE = re.compile(rb"begincmap.*?endcmap", re.DOTALL)
_MEANT = re.compile(rb"(?<=\[)[^\]]*(?=\])|(?<=> )<[0-9A-F]{4}>(?=\s*\n)")
_LETTER = re.compile(rb"<([0-9A-F]{4})>")


def with_true_letters(pdf: bytes, meant: Mapping[str, str]) -> bytes:
    """*pdf* with the letters in *meant* in place of those that Qt took for them.

    Nothing becomes longer or shorter, so that the offsets in the file stay true.
    """
    codes = {b"%04X" % ord(wrong): b"<%04X>" % ord(right) for wrong, right in meant.items()}

    def letter(found: re.Match[bytes]) -> bytes:
        return codes.get(found[1], found[0])

    def targets(found: re.Match[bytes]) -> bytes:
        return _LETTER.sub(letter, found[0])

    return _TABLE.sub(lambda table: _MEANT.sub(targets, table[0]), pdf)
