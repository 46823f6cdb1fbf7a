"""The encoding of a text that does not name it."""

from __future__ import annotations

import codecs
import re
from itertools import pairwise

from arbiter.formats.headings import field_of
from arbiter.formats.source.fixed_columns import is_frame
from arbiter.formats.source.sniff import utf16_of

EIGHT_BIT = ("cp1251", "cp866", "koi8-r", "cp1252", "cp1254", "cp1250", "cp1257")
"""Of one byte to a letter; which one it is shows in what comes out."""
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
_FRAMES = re.compile(r"[\u2500-\u257f]+")
_DRAWN_LINES = 3
_FEWEST_STRANGE = 4
_MACEDONIAN = ("Ѕ", "ѕ")
"""What a ½ of Western Europe becomes in cp1251: no word of any table."""


_TWICE = ("cp1251", "cp1252", "latin-1", "cp866")
"""In which UTF-8 is taken for single letters and written as UTF-8 a second time."""


def written_once(text: str) -> str:
    """*text* as it was before somebody wrote it as UTF-8 twice; as it is where nobody did.

    That bytes of other letters are sound UTF-8 by accident does not happen in more than a few.

    >>> written_once("MÃ¼ller;KÃ¶hler;WeiÃŸ"), written_once("Müller")
    ('Müller;Köhler;Weiß', 'Müller')
    """
    head = text if len(text) <= SAMPLE else text[:SAMPLE].rpartition("\n")[0]
    if sum(not letter.isascii() for letter in head) < _FEWEST_STRANGE:
        return text
    for name in _TWICE:
        try:
            _bytes_of(head, name).decode("utf-8")  # nearly always fails, and soon
            return _bytes_of(text, name).decode("utf-8")
        except (UnicodeDecodeError, UnicodeEncodeError):
            continue
    return text


def _bytes_of(text: str, encoding: str) -> bytes:
    """The bytes that were taken for the letters of *text*. What an encoding has no letter for
    stays the same control character."""
    return b"".join(
        bytes([ord(letter)]) if "\x80" <= letter <= "\x9f" else letter.encode(encoding)
        for letter in text
    )


def decoded(data: bytes, encoding: str = "") -> tuple[str, str, tuple[str, ...]]:
    """The text of *data*, its encoding, and all that it could be read in, likeliest first.

    With *encoding* it is read in that one, whatever comes out: bytes that have no meaning in it
    become ``�``.
    """
    possible = _possible(data)
    encoding = encoding or possible[0]
    mark = next((mark for mark, name in _MARKS if name == encoding and data.startswith(mark)), b"")
    if encoding not in possible:
        possible = (*possible, encoding)
    return data[len(mark) :].decode(encoding, "replace"), encoding, possible


def _possible(data: bytes) -> tuple[str, ...]:
    marked = next((name for mark, name in _MARKS if data.startswith(mark)), "")
    if marked:
        return (marked,)
    sixteen = utf16_of(data[:SAMPLE])  # valid UTF-8 too, if it holds nothing but ASCII
    if sixteen:
        return (sixteen,)
    if data.isascii():
        return ("utf-8",)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return _ranked(data[:SAMPLE])
    return ("utf-8", *EIGHT_BIT)


def _ranked(sample: bytes) -> tuple[str, ...]:
    """Those of one byte to a letter; of several that give the same text only the first."""
    texts = {name: sample.decode(name, "replace") for name in EIGHT_BIT}
    order = sorted(EIGHT_BIT, key=lambda name: -likeness(texts[name], name))
    distinct: dict[str, str] = {}
    for name in order:
        distinct.setdefault(texts[name], name)
    return tuple(distinct.values())


def likeness(text: str, encoding: str) -> float:
    """How much *text*, decoded from *encoding*, looks like a table of chess players.

    Ten for each heading that is known, one for each letter that its languages use in a word
    of one script; letters of two scripts in a word, signs inside words, frames and controls
    count against it.
    """
    score = 0.0
    drawn = sum(map(is_frame, text.splitlines()))
    if drawn >= _DRAWN_LINES:  # no accident: elsewhere the signs for frames are letters
        score += sum(len(frame) for frame in _FRAMES.findall(text))
        text = _FRAMES.sub(";", text)
    for cell in set(_CELLS.split(text)):
        if not cell.isascii() and field_of(cell):
            score += 10
    for word in _WORD.findall(text):
        if not word.isascii():
            score += _of_word(word, encoding)
    return score


def _of_word(word: str, encoding: str) -> float:
    if word in _MACEDONIAN:
        return -2.0
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
