"""The encoding of a text that does not name it."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from itertools import pairwise

from arbiter.formats.headings import field_of
from arbiter.formats.source.sniff import utf16_of

EIGHT_BIT = ("cp1251", "cp866", "koi8-r", "cp1252", "cp1254", "cp1250", "cp1257")
"""Of one byte to a letter; which one it is shows in what comes out."""
ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be", *EIGHT_BIT)
"""What can be asked for by name."""
SAMPLE = 64 * 1024
"""Bytes by which encodings are compared."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CELLS = re.compile(r"[;,\t|\r\n\"]+")
_WORD = re.compile(r"[^\s;,\t|\"'’().:/\d–—-]+")
_CYRILLIC = re.compile(r"[Ѐ-ӿ]")
_LATIN = re.compile(r"[A-Za-zÀ-ɏ]")
_FREQUENT = set("оеаинтсрвлкмдпуОЕАИНТСРВЛКМДПУ")
_RARE = set("щъэюфцхЩЪЭЮФЦХ")
_NATIONAL = {
    "cp1252": "åäöüßéèêëàâçñøæíóúáôîïûœÿšžãõìòùÅÄÖÜÉÈÊËÀÂÇÑØÆÍÓÚÁÔÎÏÛŒŠŽÃÕ½°€£§",
    "cp1254": "çğıöşüâîûÇĞİÖŞÜÂÎÛ½",
    "cp1250": "ąćęłńóśźżáčďéěíňřšťúůýžőűäöüßđăâîşţĄĆĘŁŃÓŚŹŻÁČĎÉĚÍŇŘŠŤÚŮÝŽŐŰÄÖÜĐĂÂÎŞŢ",
    "cp1257": "āčēģīķļņšūžąęėįųõäöüåæøéóńśźż½ĀČĒĢĪĶĻŅŠŪŽĄĘĖĮŲÕÄÖÜÅÆØÉÓŃŚŹŻ",
}
_CLOSE = 0.85


def decoded(data: bytes, encoding: str = "") -> tuple[str, str, tuple[str, ...]]:
    """The text of *data*, its encoding, and others that are nearly as likely, likeliest first.

    With *encoding* it is read in that one, whatever comes out: bytes that have no meaning in it
    become ``�``.
    """
    mark, marked = next((m for m in _MARKS if data.startswith(m[0])), (b"", ""))
    if encoding:
        own = marked == encoding
        return data[len(mark) if own else 0 :].decode(encoding, "replace"), encoding, ()
    if marked:
        return data[len(mark) :].decode(marked, "replace"), marked, ()
    sixteen = utf16_of(data[:SAMPLE])  # valid UTF-8 too, if it holds nothing but ASCII
    if sixteen:
        return data.decode(sixteen, "replace"), sixteen, ()
    try:
        return data.decode("utf-8"), "utf-8", ()
    except UnicodeDecodeError:
        pass
    best, *others = _ranked(data[:SAMPLE])
    return data.decode(best, "replace"), best, tuple(others)


def _ranked(sample: bytes) -> Sequence[str]:
    """The likeliest encoding, and after it those that come close and give another text."""
    texts = {name: sample.decode(name, "replace") for name in EIGHT_BIT}
    scores = {name: likeness(text, name) for name, text in texts.items()}
    order = sorted(EIGHT_BIT, key=lambda name: -scores[name])
    best = order[0]
    close: dict[str, str] = {texts[best]: best}
    for name in order[1:]:
        if scores[name] > 0 and scores[name] >= scores[best] * _CLOSE:
            close.setdefault(texts[name], name)
    return tuple(close.values())


def likeness(text: str, encoding: str) -> float:
    """How much *text*, decoded from *encoding*, looks like a table of chess players.

    Ten for each heading that is known, one for each letter that its languages use in a word
    of one script; letters of two scripts in a word, signs inside words, frames and controls
    count against it.
    """
    score = 0.0
    for cell in set(_CELLS.split(text)):
        if not cell.isascii() and field_of(cell):
            score += 10
    for word in _WORD.findall(text):
        if not word.isascii():
            score += _of_word(word, encoding)
    return score


def _of_word(word: str, encoding: str) -> float:
    cyrillic, latin = len(_CYRILLIC.findall(word)), len(_LATIN.findall(word))
    signs = len(word) - cyrillic - latin - sum(letter in "½№+=−*" for letter in word)
    score = -5.0 * min(signs, 4)
    if cyrillic and latin:
        return score - 3
    # In a name a small letter is not followed by a capital one, as KOI8-R and cp1251 would
    # have it of each other.
    score -= 2 * sum(a.islower() and b.isupper() for a, b in pairwise(word))
    if cyrillic:
        common = sum(letter in _FREQUENT for letter in word)
        rare = sum(letter in _RARE for letter in word)
        return score + cyrillic + 0.5 * common - rare
    national = _NATIONAL.get(encoding, "")
    for place, letter in enumerate(word):
        if not letter.isascii():
            score += 1 if letter in national else -2
            beside = word[place - 1] if place else ""
            if beside and not beside.isascii():
                score -= 1  # two of them side by side are rare in Latin script
    return score
