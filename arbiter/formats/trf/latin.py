"""Names in the letters of ASCII, for federations that ask for a report without accents."""

from __future__ import annotations

from arbiter.domain.names import split_name
from arbiter.formats.plain_letters import in_ascii

_GERMAN = ("GER", "AUT", "SUI", "LIE")
"""Where an umlaut is spelt with an e: *Müller* of these is Mueller, and of Sweden Muller."""
_WITH_E = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)


def latin_name(name: str, federation: str) -> str:
    """*name* of a player of *federation* as FIDE's list would spell it, a comma behind the
    surname where the name shows which that is.

    >>> latin_name("Müller, Jörg", "GER"), latin_name("Åkesson, Örjan", "SWE")
    ('Mueller, Joerg', 'Akesson, Orjan')
    >>> latin_name("Щукин Пётр", "RUS")
    'Shchukin, Petr'
    """
    family, given = split_name(name)
    if given:
        name = f"{family}, {given}"
    return in_ascii(name.translate(_WITH_E) if federation in _GERMAN else name)
