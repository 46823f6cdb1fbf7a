"""Names as they are looked up in a list: without case and accents, in Latin letters.

FIDE's lists know only the letters a to z, and spell the same name in more than one way:
*Müller* as Muller or Mueller, *Щукин* as Shchukin, Schukin or Shukin. So what stands in the
list is folded once, and what is typed is spelt in every way that it may stand there.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import product

from arbiter.domain.names import tidy

MOST_SPELLINGS = 48
"""Of one name; the likeliest come first."""

_SIGNS = {"ʻ": "'", "ʼ": "'", "’": "'", "`": "'"}
_LATIN: dict[str, tuple[str, ...]] = {
    "ä": ("a", "ae"),
    "ö": ("o", "oe"),
    "ü": ("u", "ue"),
    "å": ("a", "aa"),
    "ø": ("o", "oe"),
    "æ": ("ae", "a"),
    "œ": ("oe", "o"),
    "ß": ("ss",),
    "ı": ("i",),
    "ł": ("l",),
    "đ": ("d", "dj"),
    "ð": ("d",),
    "þ": ("th",),
    "ħ": ("h",),
    "ə": ("a", "e"),
}
_CYRILLIC: dict[str, tuple[str, ...]] = {
    "а": ("a",),
    "б": ("b",),
    "в": ("v",),
    "г": ("g",),
    "д": ("d",),
    "е": ("e", "ye"),
    "ё": ("e", "yo", "io"),
    "ж": ("zh", "j"),
    "з": ("z",),
    "и": ("i",),
    "й": ("y", "i", "j"),
    "к": ("k",),
    "л": ("l",),
    "м": ("m",),
    "н": ("n",),
    "о": ("o",),
    "п": ("p",),
    "р": ("r",),
    "с": ("s",),
    "т": ("t",),
    "у": ("u",),
    "ф": ("f",),
    "х": ("kh", "h"),
    "ц": ("ts", "c"),
    "ч": ("ch",),
    "ш": ("sh",),
    "щ": ("shch", "sch", "sh"),
    "ъ": ("",),
    "ы": ("y", "i"),
    "ь": ("",),
    "э": ("e",),
    "ю": ("yu", "iu", "ju"),
    "я": ("ya", "ia", "ja"),
    "є": ("ye", "ie", "e"),
    "і": ("i",),
    "ї": ("yi", "i"),
    "ґ": ("g",),
    "ў": ("u", "w"),
    "ј": ("j",),
    "љ": ("lj",),
    "њ": ("nj",),
    "ћ": ("c",),
    "ђ": ("dj",),
    "џ": ("dz",),
}
_DIGRAPHS: dict[str, tuple[str, ...]] = {
    "ий": ("y", "iy", "ii", "i", "ij"),
    "ый": ("y", "yy", "iy", "yi", "yj"),
    "ия": ("iya", "ia", "ija"),
    "ию": ("iyu", "iu", "iju"),
    "кс": ("ks", "x"),
    "ье": ("ie", "ye", "e"),
    "ьё": ("io", "yo", "ie"),
    "ья": ("ia", "ya"),
    "ью": ("iu", "yu"),
}
_SPELT = {**_LATIN, **_CYRILLIC}


def folded(name: str) -> str:
    """*name* as it is kept for looking up: ``surname,first names`` in small letters a to z.

    Letters of scripts other than Latin and Cyrillic stay as they are.

    >>> folded("Östlund, Karin"), folded("O'Brien-Berg, Sian"), folded("Ёлкин, Игорь")
    ('ostlund,karin', 'obrien berg,sian', 'elkin,igor')
    """
    if name.isascii():
        return _plain(name)
    return _plain("".join(_ways(part)[0] for part in _parts(name)))


@lru_cache(64)
def spellings(typed: str) -> tuple[str, ...]:
    """What *typed*, or the beginning of a name, may be folded to; the likeliest first.

    >>> spellings("Müll")
    ('mull', 'muell')
    >>> spellings("Щук")[:3]
    ('shchuk', 'schuk', 'shuk')
    """
    found: dict[str, None] = {}
    for spelt in _by_likelihood([_ways(part) for part in _parts(tidy(typed))]):
        found.setdefault(_plain(spelt))
        if len(found) == MOST_SPELLINGS:
            break
    return tuple(found)


def name_to_keep(typed: str, listed: str) -> str:
    """*typed* if it is the whole name of him who is *listed* so, in its own alphabet and with
    its accents; else the name in the list.

    >>> name_to_keep("Östlund, Karin", "Ostlund, Karin"), name_to_keep("Östl", "Ostlund, Karin")
    ('Östlund, Karin', 'Ostlund, Karin')
    >>> name_to_keep("Жукова Мила", "Zhukova, Mila")
    'Жукова Мила'
    """
    plain = tidy(typed)
    key = folded(listed)
    whole = not plain.isascii() and {key, key.replace(",", " ")} & set(spellings(plain))
    return plain if whole else listed


def _by_likelihood(parts: list[tuple[str, ...]]) -> list[str]:
    """The texts that *parts* make, those with the fewest second choices first."""
    choices = [max(len(part), 1) for part in parts]
    several = [place for place, count in enumerate(choices) if count > 1][:6]
    ways = product(*(range(choices[place]) for place in several))
    texts = []
    for chosen in sorted(ways, key=lambda way: (sum(map(bool, way)), sum(way))):
        at = dict(zip(several, chosen))
        texts.append("".join(part[at.get(place, 0)] for place, part in enumerate(parts)))
    return texts


def _parts(name: str) -> list[str]:
    """The letters of *name*, and two of them where these are spelt together."""
    text = unicodedata.normalize("NFC", name).lower().replace("i\u0307", "i")
    parts: list[str] = []
    place = 0
    while place < len(text):
        size = 2 if text[place : place + 2] in _DIGRAPHS else 1
        parts.append(text[place : place + size])
        place += size
    return parts


def _ways(part: str) -> tuple[str, ...]:
    if len(part) > 1:
        return _DIGRAPHS[part]
    if part in _SPELT:
        return _SPELT[part]
    bare = "".join(
        letter
        for letter in unicodedata.normalize("NFD", _SIGNS.get(part, part))
        if not unicodedata.combining(letter)
    )
    return ("".join(_SPELT.get(letter, (letter,))[0] for letter in bare),)


_BETWEEN = {ord(sign): " " for sign in '-.()/;:"_\u00a0\u2010\u2011\u2013*?[]'}
_PLAIN = _BETWEEN | {ord(sign): None for sign in "'"}


def _plain(text: str) -> str:
    """Small letters, words apart by one blank, one comma after the surname at most."""
    family, comma, given = text.lower().translate(_PLAIN).partition(",")
    surname = " ".join(family.split())
    if not comma:
        return surname
    return f"{surname},{' '.join(given.replace(',', ' ').split())}"
