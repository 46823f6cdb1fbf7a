"""The order of names in a list: each language has its own alphabet.

Swedish ends in å ä ö, Turkish has ı before i, Russian takes ё for е. Letters of other
languages stand where a reader looks for them: é with e, ł with l, þ with th.
"""

from __future__ import annotations

import unicodedata

_LATIN = "abcdefghijklmnopqrstuvwxyz"
_CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
_ALPHABETS = {
    "en": _LATIN + _CYRILLIC,
    "ru": _CYRILLIC + _LATIN,
    "sv": _LATIN + "åäö" + _CYRILLIC,
    "tr": "abcçdefgğhıijklmnoöpqrsştuüvwxyz" + _CYRILLIC,
}
_SPELT = dict(zip("æœøđðłþßħ", ("ae", "oe", "o", "d", "d", "l", "th", "ss", "h"), strict=True))
_SPELT |= {"ı": "i", "і": "и", "є": "е", "ґ": "г", "ђ": "д", "ј": "и"}
_SWEDISH = {"æ": "ä", "ø": "ö"}

SortKey = tuple[tuple[int, ...], str]


def sort_key(text: str, language: str) -> SortKey:
    """What *text* is sorted by in *language* (its code): letters first, then the accents on
    them. A blank, and any other sign between words, stands before every letter.

    >>> sorted(["Öberg", "Zorn", "Åberg"], key=lambda name: sort_key(name, "sv"))
    ['Zorn', 'Åberg', 'Öberg']
    """
    alphabet = _ALPHABETS.get(language, _ALPHABETS["en"])
    if language == "tr":
        text = text.replace("I", "ı").replace("İ", "i")
    folded = unicodedata.normalize("NFC", text).lower()
    letters: list[int] = []
    for letter in folded:
        if letter not in alphabet and language == "sv":
            letter = _SWEDISH.get(letter, letter)
        plain = letter if letter in alphabet else _plain(letter)
        letters += [_rank(part, alphabet) for part in plain]
    return tuple(letters), folded


def _plain(letter: str) -> str:
    """*letter* without its accents, or the letters that it is spelt with."""
    if letter in _SPELT:
        return _SPELT[letter]
    bare = [
        part for part in unicodedata.normalize("NFD", letter) if not unicodedata.combining(part)
    ]
    return "".join(_SPELT.get(part, part) for part in bare)


def _rank(letter: str, alphabet: str) -> int:
    place = alphabet.find(letter)
    if place >= 0:
        return 1 + place
    return 1000 + ord(letter) if letter.isalpha() else 0
