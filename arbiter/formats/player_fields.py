"""Titles, ratings, dates of birth, ids and names as people write them in lists of players."""

from __future__ import annotations

import re
from datetime import date

from arbiter.domain.names import tidy

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM")
"""FIDE's titles and arena titles."""

NOTHING = ("-", "–", "—", "?", "n/a", "н/д")
"""What people write where they have nothing to write."""
LOWEST_RATING = 100
"""A rating below this is taken for a slip of the hand."""

_RUSSIAN_TITLES = {"мг": "GM", "гмр": "GM", "гм": "GM", "мм": "IM", "мф": "FM"}
# As texts, which re compiles when they are first needed: most starts need none of them.
_RUSSIAN_RANK = (
    r"кмс|мсмк|змс|мс|гр|(?:[1-4]|i{1,3})(?:-?й)?\s?"
    r"(?:ю?р|р?ю|юн(?:ош)?\.?(?:\s?р(?:азр(?:яд)?)?)?|разр(?:яд)?(?:\s?юн)?)"
)
_NO_RANK = ("б/р", "б.р", "бр", "нет", "без разряда", "none", "keine", "-")
_NO_RATING = ("", *NOTHING, "unr", "unr.", "unrated", "б/р", "б.р.", "бр", "н/р", "нет", "elolos")


def parse_title(text: str) -> str:
    """The title as FIDE abbreviates it, or a Russian rank as written; empty where it is neither.

    >>> parse_title("wgm"), parse_title("кмс"), parse_title("Мг"), parse_title("Berg")
    ('WGM', 'КМС', 'GM', '')
    """
    plain = tidy(text).rstrip(".")
    folded = plain.casefold()
    if plain.upper() in TITLES:
        return plain.upper()
    if folded in _RUSSIAN_TITLES:
        return _RUSSIAN_TITLES[folded]
    if re.fullmatch(_RUSSIAN_RANK, folded):
        return plain.upper() if len(plain) <= 4 and plain.isalpha() else plain
    return ""


def no_title(text: str) -> bool:
    """Whether *text* says that somebody has no title or rank: ``б/р``."""
    return tidy(text).rstrip(".").casefold() in _NO_RANK


def parse_rating(text: str) -> int:
    """The rating written as a whole number, also as ``2345.0`` or ``2 345``; 0 where there is
    none. In ``1700-12`` what follows is the German index: how often it has been computed.

    :raises ValueError: *text* is no number.
    """
    plain = tidy(text).casefold()
    if plain in _NO_RATING:
        return 0
    whole = re.fullmatch(r"(\d{1,6}|\d \d{3})(?:[.,]0+)?|(\d{3,4}) ?- ?\d{1,3}", plain)
    if whole is None or not plain.isascii():
        raise ValueError(f"not a rating: {text!r}")
    return int((whole[1] or whole[2]).replace(" ", ""))


def parse_id(text: str) -> str:
    """An id as text: leading zeros stay, a spreadsheet's ``.0`` goes.

    >>> parse_id("00123456"), parse_id("4123456.0"), parse_id(" 0042 ")
    ('00123456', '4123456', '0042')
    """
    plain = tidy(text)
    if plain in NOTHING or not plain.strip("0"):
        return ""
    return re.sub(r"(?<=\d)[.,]0+$", "", plain)


YOUNGEST = 4
"""Nobody under this age, in years, plays in a tournament."""

_YEAR_FIRST = r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})"
_DAY_FIRST = r"(\d{1,2})([-/.])(\d{1,2})\2(\d{4})"
_FIGURES_ALONE = r"((?:19|20)\d\d)(\d\d)(\d\d)"
_SHORT_YEAR = r"(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})"
_YEAR = r"(\d{4})(?:\s?г\.?(?:\s?р\.?)?|[.,]0+)?"
_TIME = r"[ T]\d{1,2}:\d{2}(:\d{2})?(\.0+)?$"


def parse_birth(text: str, *, month_first: bool = False) -> str:
    """A date or year of birth as ``YYYY-MM-DD`` or ``YYYY``; nothing where there is none.

    Takes ``14.03.1998``, ``1998-03-14``, ``1998/03/14``, ``1998.03.14``, ``19980314`` and
    ``1998``; with slashes the day is taken to come first, or the month with *month_first*, as
    long as the month can be one.

    >>> parse_birth("03.04.2008"), parse_birth("1998/03/14"), parse_birth("2008")
    ('2008-04-03', '1998-03-14', '2008')

    :raises ValueError: *text* is no day of the calendar.
    """
    plain = re.sub(_TIME, "", tidy(text))
    if plain in NOTHING or not plain.strip("0./-"):  # rating lists write 0, or 0000.00.00
        return ""
    if found := re.fullmatch(_YEAR, plain):
        return _possible_year(int(found[1]), text)
    if found := re.fullmatch(_YEAR_FIRST, plain) or re.fullmatch(_FIGURES_ALONE, plain):
        year, month, day = (int(part) for part in found.groups())
        if month == day == 0:  # FIDE's own lists write an unknown day so
            return _possible_year(year, text)
    elif found := re.fullmatch(_DAY_FIRST, plain):
        day, month, year = int(found[1]), int(found[3]), int(found[4])
        if found[2] == "/" and (month > 12 or (month_first and day <= 12)):
            day, month = month, day
    else:
        raise ValueError(f"no date of birth: {text!r}")
    _possible_year(year, text)
    return date(year, month, day).isoformat()


def day_may_be_month(text: str) -> bool:
    """Whether *text* is a date with slashes that Americans would read otherwise: 03/04/2008."""
    found = re.fullmatch(_DAY_FIRST, re.sub(_TIME, "", tidy(text)))
    if found is None or found[2] != "/":
        return False
    return (
        int(found[1]) <= 12 and int(found[3]) <= 12 and found[1].lstrip("0") != found[3].lstrip("0")
    )


def births_meant(text: str) -> tuple[str, ...]:
    """What an unreadable date of birth may have been meant to be, the likeliest first.

    >>> births_meant("06.05.65"), births_meant("31.04.2010"), births_meant("spring")
    (('06.05.1965',), ('2010',), ())
    """
    plain = tidy(text)
    if found := re.fullmatch(_SHORT_YEAR, plain):
        readings = [f"{found[1]}.{found[2]}.{century}{found[3]}" for century in ("20", "19")]
    else:
        readings = re.findall(r"(?<!\d)(?:19|20)\d\d(?!\d)", plain)
    return tuple(reading for reading in readings if _readable(reading))


def _readable(birth: str) -> bool:
    try:
        return int(parse_birth(birth)[:4]) <= date.today().year - YOUNGEST
    except ValueError:
        return False


def _possible_year(year: int, text: str) -> str:
    if not 1900 <= year <= date.today().year:
        raise ValueError(f"nobody who plays was born then: {text!r}")
    return f"{year:04d}"


_WOMAN = ("w", "f", "ж", "k", "d", "female", "woman", "жен", "kvinna", "kadın")
_MAN = ("m", "м", "e", "h", "male", "man", "муж", "erkek")


def parse_sex(text: str) -> str:
    """``w``, ``m``, or nothing where the letter is not known."""
    plain = tidy(text).casefold().rstrip(".")
    if plain in _WOMAN:
        return "w"
    return "m" if plain in _MAN else ""


_NO_NAME_OF_A_PERSON = r"[^\w\s.,'’‘`()\[\]-]|[\d_]"


def parse_name(text: str) -> str:
    """A name tidied, with one blank after its comma.

    >>> parse_name("Parker,Lucas"), parse_name('=SUM("A","B")')
    ('Parker, Lucas', '=SUM("A","B")')
    """
    plain = tidy(text)
    if re.search(_NO_NAME_OF_A_PERSON, plain):
        return plain
    return re.sub(r"\s*,\s*", ", ", plain).strip(" ,")


_COUNTED = r"\d{1,3}\s*[.)]\s*(?=[^\W\d_])"


def without_number(name: str) -> str:
    """*name* without the number of its line, as in ``3. Berg, Anna``."""
    counted = re.match(_COUNTED, name)
    return name[counted.end() :] if counted else name


_TITLED = rf"({'|'.join(TITLES)})\.?\s+(?=[^\W\d_])"


def title_before(name: str) -> tuple[str, str]:
    """The title that stands before *name*, and the name without it.

    >>> title_before("GM Berg, Anna"), title_before("Im, Sang")
    (('GM', 'Berg, Anna'), ('', 'Im, Sang'))
    """
    titled = re.match(_TITLED, name)
    return (titled[1], name[titled.end() :]) if titled else ("", name)


_REMARK = r"(.*\S)\s+(?:\([^()]*[^\W\d_][^()]*\)|\[[^\[\]]*[^\W\d_][^\[\]]*\])"


def without_remark(name: str) -> str:
    """*name* without what was put in brackets behind it: that somebody withdrew, say.

    >>> without_remark("Николаев Р. (снялся)"), without_remark("=SUM(A1)")
    ('Николаев Р.', '=SUM(A1)')
    """
    found = re.fullmatch(_REMARK, name)
    return found[1] if found else name


_PARTICLES = "DE|LA|LAS|LOS|DEL|DI|DA|DOS|DAS|DU|VON|VAN|DER|DEN|ZU|ZUM|TER|TEN|AF"
_BEFORE_CAPITALS = rf"\b(?:{_PARTICLES})(?= (?:(?:{_PARTICLES}) )*[^\W\d_]{{3,}})"


def ordinary_capitals(name: str, *, turkish: bool = False) -> str:
    """*name* with words that were all capitals written as names are.

    Initials stay, and so does a word of two letters unless it is a particle; and where signs
    stand that are in nobody's name, everything does. *turkish* lowers I to ı.

    >>> ordinary_capitals("O'BRIEN-BERG, Anna"), ordinary_capitals("ИВАНОВ И.И.")
    ("O'Brien-Berg, Anna", 'Иванов И.И.')
    >>> ordinary_capitals("VAN DER BERG, Jo"), ordinary_capitals("DE LA CRUZ, ANA")
    ('van der Berg, Jo', 'de la Cruz, Ana')
    """
    if re.search(_NO_NAME_OF_A_PERSON, name):
        return name
    name = re.sub(_BEFORE_CAPITALS, lambda particle: particle[0].lower(), name)
    return re.sub(
        r"[^\W\d_]{3,}(?:['’\-][^\W\d_]+)*|[^\W\d_]['’][^\W\d_]{2,}(?:-[^\W\d_]+)*",
        lambda word: _lowered(word[0], turkish),
        name,
    )


def _lowered(word: str, turkish: bool) -> str:
    if not word.isupper():
        return word
    parts = re.split(r"(['’\-])", word)
    return "".join(part[:1] + _small(part[1:], turkish) for part in parts)


def _small(text: str, turkish: bool) -> str:
    if turkish:
        text = text.replace("I", "ı").replace("İ", "i")
    return text.lower().replace("i\u0307", "i")
