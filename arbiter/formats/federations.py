"""Federations by the names of their countries, in the languages of our tables.

The names are kept in ``resources/federations.json``: code, names.
"""

from __future__ import annotations

import json
from functools import cache

from arbiter import paths
from arbiter.domain.names import tidy
from arbiter.formats.headings import normalise


@cache
def _codes() -> dict[str, str]:
    text = (paths.resources() / "federations.json").read_text(encoding="utf-8")
    table: dict[str, list[str]] = json.loads(text)["federations"]
    return {normalise(name): code for code, names in table.items() for name in names}


def parse_federation(text: str) -> str:
    """The three letters of a federation, by its code or by the name of its country; what is
    neither stays as it is written.

    >>> parse_federation("swe"), parse_federation("Германия"), parse_federation("Bayern")
    ('SWE', 'GER', 'Bayern')
    """
    plain = tidy(text)
    if len(plain) == 3 and plain.isalpha() and plain.isascii():
        return plain.upper()
    return _codes().get(normalise(plain), plain.upper() if len(plain) == 3 else plain)
