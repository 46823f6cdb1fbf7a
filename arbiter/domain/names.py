"""Parts of a player's name.

Only what the text shows is used: a comma ends the surname, and a name in Cyrillic begins
with it. Any other name stays whole, because *Maria Garcia Lopez* does not say which.
"""

from __future__ import annotations

import unicodedata


def tidy(text: str) -> str:
    """*text* composed (NFC), without control characters, blanks collapsed and trimmed.

    >>> tidy("  Berg,\\u00a0 Anna ")
    'Berg, Anna'
    """
    if text.isprintable() and unicodedata.is_normalized("NFC", text):
        return " ".join(text.split())
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zs", "Zl", "Zp") else letter
        for letter in composed
        if unicodedata.category(letter) not in ("Cf", "Cs", "Co", "Cn")
    )
    return " ".join(visible.split())


def split_name(name: str) -> tuple[str, str]:
    """Surname and the rest; the rest is empty where the name does not show the border.

    >>> split_name("Moreau, Étienne"), split_name("Жуков Роман О."), split_name("Ana Costa")
    (('Moreau', 'Étienne'), ('Жуков', 'Роман О.'), ('Ana Costa', ''))
    """
    family, comma, given = name.partition(",")
    if comma:
        return family.strip(), given.strip()
    first, _, rest = name.partition(" ")
    if rest and _is_cyrillic(first):
        return first, rest.strip()
    return name, ""


def family_name(name: str) -> str:
    """The surname."""
    return split_name(name)[0]


def given_name(name: str) -> str:
    """What follows the surname, or nothing."""
    return split_name(name)[1]


def short_name(name: str) -> str:
    """Surname and initial of the first name.

    >>> short_name("Moreau, Étienne"), short_name("Жуков Роман О."), short_name("Ana Costa")
    ('Moreau, É.', 'Жуков Р.', 'Ana Costa')
    """
    family, given = split_name(name)
    if not given:
        return family
    comma = "," if "," in name else ""
    return f"{family}{comma} {given[0]}."


def _is_cyrillic(word: str) -> bool:
    return any("\u0400" <= letter <= "\u052f" for letter in word)
