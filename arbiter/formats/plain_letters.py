"""Text in the letters of ASCII, as FIDE's lists spell names: accents go, Cyrillic is spelt."""

from __future__ import annotations

import unicodedata

_SPELT = {
    **dict(zip("абвгдезийклмнопрстуфыэ", "abvgdeziyklmnoprstufye", strict=True)),
    "ё": "e",
    "ж": "zh",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ъ": "",
    "ь": "",
    "ю": "yu",
    "я": "ya",
    "є": "ye",
    "і": "i",
    "ї": "yi",
    "ґ": "g",
    "ў": "u",
    "ј": "j",
    "љ": "lj",
    "њ": "nj",
    "ћ": "c",
    "ђ": "dj",
    "џ": "dz",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ß": "ss",
    "ı": "i",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ħ": "h",
    "ə": "a",
    "½": "1/2",
    "№": "No.",
    "–": "-",
    "—": "-",
    "−": "-",
    "‐": "-",
    "‑": "-",
    "’": "'",
    "‘": "'",
    "ʻ": "'",
    "ʼ": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "…": "...",
}
_ENDINGS = {"ий": "y", "ый": "y"}
"""At the end of a word: *Дмитрий* is Dmitry."""


def in_ascii(text: str) -> str:
    """*text* without a letter that ASCII doesn't have; what can't be spelt is a question mark.

    >>> in_ascii("Åkesson, Örjan"), in_ascii("Щукин Дмитрий"), in_ascii("ЁЛКИН Ю.")
    ('Akesson, Orjan', 'Shchukin Dmitry', 'ELKIN Yu.')
    """
    if text.isascii():
        return text
    composed = unicodedata.normalize("NFC", text)
    spelt = []
    place = 0
    while place < len(composed):
        pair = composed[place : place + 2]
        ends = not composed[place + 2 : place + 3].isalpha()
        size = 2 if ends and pair.lower() in _ENDINGS else 1
        spelt.append(_spelt(composed, place, size))
        place += size
    return "".join(spelt)


def _spelt(text: str, place: int, size: int) -> str:
    part = text[place : place + size]
    found = _ENDINGS.get(part.lower()) if size > 1 else _SPELT.get(part.lower())
    if found is None:
        bare = [one for one in unicodedata.normalize("NFKD", part) if one.isascii()]
        found = "".join(bare) or ("" if unicodedata.combining(part) else "?")
        return found
    if not part[0].isupper():
        return found
    return found.upper() if _among_capitals(text, place, size) else found.capitalize()


def _among_capitals(text: str, place: int, size: int) -> bool:
    """Whether the letters beside are capitals too, as in a word written in them."""
    beside = text[place + size : place + size + 1] or text[max(place - 1, 0) : place]
    if not beside.isalpha():
        beside = text[max(place - 1, 0) : place]
    return beside.isalpha() and beside.isupper()
