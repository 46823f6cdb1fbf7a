"""What stands beside a result in its cell: the colour that was played, the sign of a footnote."""

from __future__ import annotations

import re

_FOOTNOTE = re.compile(r"(\S.*?)\s*(?:[¹²³⁰-⁹]+[⁾)]?|[*†‡]+[⁾)]?)")
_COLOUR = "wbsnvбчc"
_CORE = r"(?:[01]|½|1/2|0?[.,]5|[=+-])"
_COLOURED = re.compile(rf"(?:[{_COLOUR}] ?({_CORE})|({_CORE}) ?[{_COLOUR}])")
_EACH_COLOURED = re.compile(rf"({_CORE}) ?[{_COLOUR}](?![^\W\d_])")


def without_footnote(text: str) -> str:
    """*text* without the sign of a footnote behind it; a sign that stands alone stays.

    >>> without_footnote("1¹⁾"), without_footnote("½ *"), without_footnote("*")
    ('1', '½', '*')
    """
    found = _FOOTNOTE.fullmatch(text)
    return found[1] if found else text


def without_colour(text: str) -> str:
    """The one result in *text* without the letter of the colour; nothing where there is none.

    Which letter means White does not matter here, for a crosstable has the result from the
    side of its row.

    >>> without_colour("1w"), without_colour("ч ½"), without_colour("wb")
    ('1', '½', '')
    """
    found = _COLOURED.fullmatch(text)
    return (found[1] or found[2]) if found else ""


def without_colours(text: str) -> str:
    """*text* without the letters of colours behind each of its results.

    >>> without_colours("1w 0b"), without_colours("½w1b")
    ('1 0', '½1')
    """
    return _EACH_COLOURED.sub(r"\1", text)
