"""What a letter of the file means."""

from __future__ import annotations

from arbiter.paper.extraction import with_true_letters

FILE = b"""%PDF
begincmap
2 beginbfrange
<0000> <0000> <0009>
<0009> <000B> [<0050> <0009> <0041> ]
endbfrange
endcmap
BT <0009> Tj ET
"""


def test_the_blank_is_no_tab() -> None:
    """In the tables of meanings, whether they list letters or name one."""
    mended = with_true_letters(FILE, {"\t": " "})

    assert b"<0000> <0000> <0020>\n" in mended
    assert b"<0009> <000B> [<0050> <0020> <0041> ]" in mended


def test_everything_else_stays_byte_for_byte() -> None:
    """Glyph numbers and text that happen to look the same."""
    mended = with_true_letters(FILE, {"\t": " "})

    assert len(mended) == len(FILE)
    assert b"BT <0009> Tj ET" in mended
    assert with_true_letters(FILE, {}) == FILE
