"""What stands below a table: totals, signatures, explanations, and whose server it came from."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arbiter.formats.headings import normalise

_TOTALS = (
    *("total", "totals", "totalt", "sum", "summa", "summe", "gesamt", "insgesamt", "toplam"),
    *("somme", "suma", "всего", "итого", "сумма", "totaux", "totales"),
)
_FOOTERS = (
    # Who signs
    *("chief arbiter", "deputy chief arbiter", "deputy arbiter", "arbiter", "arbiters"),
    *("tournament director", "organiser", "organizer", "signature", "signed"),
    *("главный судья", "гл судья", "главный арбитр", "главный секретарь", "гл секретарь"),
    *("судья", "судьи", "судейская коллегия", "арбитр", "секретарь", "директор", "организатор"),
    *("зам главного судьи", "заместитель главного судьи", "подпись", "судья-секретарь"),
    *("schiedsrichter", "hauptschiedsrichter", "turnierleiter", "turnierleitung", "unterschrift"),
    *("domare", "huvuddomare", "överdomare", "tävlingsledare", "tävlingsledning", "underskrift"),
    *("hakem", "baş hakem", "başhakem", "başhakemi", "turnuva direktörü", "imza"),
    *("arbitre", "arbitre principal", "arbitres", "directeur du tournoi"),
    *("árbitro", "árbitro principal", "arbitro", "director del torneo", "firma"),
    # What the signs mean
    *("annotation", "annotations", "anmerkung", "anmerkungen", "legend", "legende", "légende"),
    *("leyenda", "teckenförklaring", "förklaring", "açıklama", "açıklamalar", "remark", "remarks"),
    *("обозначения", "обозначение", "примечание", "примечания", "пояснения", "anmärkning"),
    *("tie break", "tie-break", "tie break1", "tiebreak", "wertung 1", "note", "notes"),
    # Sums
    *("средний рейтинг", "ср рейтинг", "average", "average rating", "avg rating", "rating average"),
    *("snittrating", "medelrating", "eloschnitt", "elo-schnitt", "durchschnitt", "ortalama"),
    *("moyenne", "elo moyen", "promedio", "elo medio", "категория", "number of players"),
    # Where it came from
    *("you find all details", "alle details", "sie finden alle details", "все подробности"),
    *("you find all details to this tournament under", "detalles del torneo", "toutes les infos"),
    *("chess-tournament-results-server", "chess-results", "from the tournament-database"),
    *("program swiss-manager", "programm swiss-manager", "swiss-manager"),
)
_SURNAMES_TOO = set(
    """arbiter arbiters domare hakem arbitro arbitre director directeur firma imza note notes
    legende leyenda average судья судьи арбитр секретарь директор организатор категория""".split()
)
"""Somebody may be called so: they end a table where nothing or a colon follows."""
_UNDERSCORES = re.compile(r"_{3,}|\.{6,}")
_SIGNED = re.compile(r"\s*[:_(]")
_WORDS = tuple({normalise(text) for text in _FOOTERS})


def ends_table(texts: Sequence[str]) -> bool:
    """Whether the row with these *texts* is the first below a table.

    A total ends it whatever else its row holds, unless the row is numbered. Anything else may
    be somebody's name, and counts only in a row with hardly anything beside it.

    >>> ends_table(["Всего: 5", "", ""]), ends_table(["7", "Hakem, Ali", "1900"])
    (True, False)
    """
    filled = [text for text in dict.fromkeys(texts) if text]
    if not filled or filled[0].rstrip(".)").isdigit():
        return False
    if any(normalise(text) in _TOTALS for text in filled[:2]):
        return True
    if len(filled) > 2:
        return False
    if any(_UNDERSCORES.search(text) for text in filled):
        return True
    first = normalise(filled[0])
    if any(_begins_with(word, first, filled[0]) for word in _WORDS):
        return True
    word, _, rest = first.partition(" ")
    return word in _TOTALS and any(letter.isdigit() for letter in rest)


def _begins_with(word: str, first: str, written: str) -> bool:
    """Whether a text *written* so, *first* as a heading would be compared, begins with *word*."""
    if first == word:
        return True
    if not first.startswith(f"{word} "):
        return False
    return word not in _SURNAMES_TOO or bool(_SIGNED.match(written.strip()[len(word) :]))
