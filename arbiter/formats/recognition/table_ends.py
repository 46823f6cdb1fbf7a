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
    *("program swiss-manager", "programm swiss-manager", "swiss-manager", "vega"),
)
_UNDERSCORES = re.compile(r"_{3,}|\.{6,}")
_WORDS = tuple({normalise(text) for text in _FOOTERS})


def ends_table(texts: Sequence[str]) -> bool:
    """Whether the row with these *texts* is the first below a table.

    A total ends it whatever else its row holds. Anything else may be somebody's name, and
    counts only in a row with hardly anything beside it.

    >>> ends_table(["Всего: 5", "", ""]), ends_table(["7", "Hakem, Ali", "1900"])
    (True, False)
    """
    filled = [text for text in dict.fromkeys(texts) if text]
    if not filled:
        return False
    if any(normalise(text) in _TOTALS for text in filled[:2]):
        return True
    if len(filled) > 2:
        return False
    first = normalise(filled[0])
    if any(_UNDERSCORES.search(text) for text in filled):
        return True
    if any(first == word or first.startswith(f"{word} ") for word in _WORDS):
        return True
    word, _, rest = first.partition(" ")
    return word in _TOTALS and any(letter.isdigit() for letter in rest)
