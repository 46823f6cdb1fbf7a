"""Letters, words and signs that stand for a result, and those that only look like one."""

from __future__ import annotations

import unicodedata

from arbiter.domain.names import tidy
from arbiter.formats.recognition.marks import Mark

_LETTERS = {
    "en": {"w": Mark.WIN, "l": Mark.LOSS, "d": Mark.DRAW},
    "ru": {"в": Mark.WIN, "п": Mark.LOSS, "н": Mark.DRAW, "b": Mark.WIN, "h": Mark.DRAW},
    "de": {"s": Mark.WIN, "g": Mark.WIN, "n": Mark.LOSS, "v": Mark.LOSS, "r": Mark.DRAW},
    "sv": {"v": Mark.WIN, "f": Mark.LOSS, "r": Mark.DRAW},
    "tr": {"g": Mark.WIN, "m": Mark.LOSS, "b": Mark.DRAW},
    "fr": {"g": Mark.WIN, "p": Mark.LOSS, "n": Mark.DRAW},
    "es": {"g": Mark.WIN, "p": Mark.LOSS, "t": Mark.DRAW},
}
"""By language; Russian ones also as they come from the Latin side of the keyboard."""

_FORFEITS = {
    Mark.FORFEIT_WIN: "+ 1f +f f+ f1 1k +k k+",
    Mark.FORFEIT_LOSS: "- 0f -f f- f0 0k -k k- wo w.o w.o. w/o н/я ня неявка ff",
}
FORFEITS = {text: mark for mark, texts in _FORFEITS.items() for text in texts.split()}

NOT_PLAYED = set("· . .. ... _ __ ___ ? * adj adj. отл отл.".split())
"""What stands where a game has not been played or finished."""

_DAMAGED = ("Â½", "ВЅ", "в”Ѕ", "┬╜", "б╫", "Â˝", "Ð…", "Ð\x85", "Ѕ", "«", "╜", "˝")
"""½ in one encoding, read in another; the longer ones first."""

_ALIKE = str.maketrans(dict.fromkeys("OoОоΟο", "0") | dict.fromkeys("lIiІіı|", "1"))
_DASHES = str.maketrans(dict.fromkeys("–—−‐‑‒―", "-"))

_BYES = """bye bay spielfrei freilos свободен свободна свободный без пары выходной frirond
    frirunda exempt libre descansa descanso пропуск boş geç
    free vrij wolny pauza isento riposo""".split()
_BYE_WORDS = {"без пары", "free round", *_BYES} - {"без", "пары"}


def letter(text: str, language: str) -> Mark | None:
    """What the single letter *text* means in *language*; None if nothing, or not known.

    ``r`` is a draw (remis) in any.
    """
    return _LETTERS.get(language, {}).get(text, Mark.DRAW if text == "r" else None)


def undamaged(text: str) -> str:
    """*text* with ½ in place of what wrong encodings make of it."""
    for damaged in _DAMAGED:
        text = text.replace(damaged, "½")
    return text


def figures(text: str) -> str:
    """*text* with 0 and 1 in place of the letters that look like them."""
    return text.translate(_ALIKE)


def plain(text: str) -> str:
    """*text* with one dash for all dashes, one half for all halves, in small letters."""
    half = unicodedata.normalize("NFKC", tidy(text)).replace("1⁄2", "½").replace("1∕2", "½")
    return tidy(half.translate(_DASHES)).strip("'` ").casefold()


def is_bye(text: str) -> bool:
    """Whether *text* stands in the place of an opponent in a free round."""
    return plain(text).strip(" .()-") in _BYE_WORDS


_FILLERS = {"*", "x", "х", "■", "█", "▓", "▒", "░", "●", "•", "◆", "×", "-", "/", "\\", "#"}


def is_filler(text: str) -> bool:
    """Whether *text* is one of the signs put where a player would meet himself."""
    letters = set(plain(text).replace(" ", ""))
    return bool(letters) and letters <= _FILLERS and len(letters) == 1
