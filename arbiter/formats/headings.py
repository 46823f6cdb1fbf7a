"""What a column of a table holds, told from its heading in any of the languages.

The synonyms are kept in ``resources/headings.json``: field, language, headings.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache, lru_cache

from arbiter import paths
from arbiter.formats.words import LANGUAGES, read_entries

_ORDER = ("en", "ru", "sv", "tr", "de", "fr", "es", "pt", "it", "nl", "pl", "cs")
"""The languages of the table; of two that fit equally well the first is taken."""
_STRIPPED = str.maketrans(dict.fromkeys(".:;,*()", " ") | {"ı": "i", "ё": "е", "\u0307": None})

_AROUND = re.compile(r" ?([/-]) ?(?=\w)")


@lru_cache(8192)
def normalise(heading: str) -> str:
    """*heading* without what tells no two headings apart: case, stops, brackets, blanks, ё, ı.

    >>> normalise("  Ст. ном."), normalise("İSİM"), normalise("Sıra No:")
    ('ст ном', 'isim', 'sira no')
    """
    folded = unicodedata.normalize("NFKC", heading).casefold()
    return _AROUND.sub(r"\1", " ".join(folded.translate(_STRIPPED).split()))


@cache
def _fields() -> dict[str, tuple[str, ...]]:
    """Normalised heading -> the fields that are called so, the first meant most often."""
    table = json.loads((paths.resources() / "headings.json").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = defaultdict(list)
    for field, languages in table["fields"].items():
        for headings in languages.values():
            for heading in headings:
                fields = found[normalise(heading)]
                if field not in fields:
                    fields.append(field)
    for heading, fields in table["_ambiguous"].items():
        found[normalise(heading)] = list(fields)
    return {heading: tuple(fields) for heading, fields in found.items()}


@cache
def _languages() -> dict[str, tuple[str, ...]]:
    """Normalised heading -> the languages in which it is one."""
    table = json.loads((paths.resources() / "headings.json").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = defaultdict(list)
    for languages in table["fields"].values():
        for language, headings in languages.items():
            for heading in {normalise(heading) for heading in headings}:
                found[heading].append(language)
    return {heading: tuple(dict.fromkeys(languages)) for heading, languages in found.items()}


def language_of(headings: Sequence[str]) -> str:
    """The language in which most of *headings* are headings; nothing where none is known.

    Signs such as ``+`` and ``=`` are of no language.

    >>> language_of(["Nr", "Namn", "Rating"]), language_of(["?"])
    ('sv', '')
    """
    hits = Counter(
        language
        for heading in headings
        if any(map(str.isalpha, heading))
        for language in _languages().get(normalise(heading), ())
    )
    return max(_ORDER, key=lambda language: hits[language]) if hits else ""


def fields_of(heading: str) -> tuple[str, ...]:
    """Every field that *heading* can mean; nothing where it is not known.

    >>> fields_of("Рейтинг"), fields_of("Wertung"), fields_of("SB/C1")
    (('rating',), ('rating', 'tiebreak'), ('tiebreak',))
    """
    found = _fields().get(normalise(heading), ())
    return found or (("tiebreak",) if _is_tie_break(heading) else ())


def _is_tie_break(heading: str) -> bool:
    """Whether a tie-break of ours heads its columns so; two letters may be a country."""
    head = heading.strip().strip("()")
    base, modifier = head.partition("/")[::2]
    known = base in _tie_break_heads()
    return known and (bool(modifier) or len(base) > 2 or not base.isascii())


@cache
def _tie_break_heads() -> frozenset[str]:
    return frozenset(
        entry
        for language in LANGUAGES
        for key, entry in read_entries(language).items()
        if key.startswith("tie_break.") and isinstance(entry, str)
    )


def field_of(heading: str) -> str:
    """The field that *heading* means first of all, or nothing."""
    return next(iter(fields_of(heading)), "")


def fields_of_row(headings: Sequence[str]) -> tuple[str, ...]:
    """The field of each column of a heading row, empty where a heading is not known.

    A heading of more than one meaning takes the one that no other column has. Beside a
    column of first names, *Name* is the surname (German ``Name``, ``Vorname``); beside a
    column of surnames it is the first name (Russian ``Имя``, ``Фамилия``).
    """
    meanings = [fields_of(heading) for heading in headings]
    sure = {fields[0] for fields in meanings if len(fields) == 1}
    fields = [
        next((field for field in found if field not in sure), found[0])
        if len(found) > 1
        else "".join(found)
        for found in meanings
    ]
    if "name" in fields:
        place = fields.index("name")
        if "surname" in fields and "first_name" not in fields:
            fields[place] = "first_name"
        elif "first_name" in fields and "surname" not in fields:
            fields[place] = "surname"
    return tuple(fields)
