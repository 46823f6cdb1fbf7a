"""What the lines above a table say of the event: its name."""

from __future__ import annotations

import re

from arbiter.domain.names import tidy
from arbiter.domain.tournament import Event
from arbiter.formats.headings import field_of
from arbiter.formats.recognition.heading_rows import texts_of
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.round_lines import round_named

_LONGEST_NAME = 120
_SAYS_WHAT_IT_IS = re.compile(
    r"from the tournament-database|last update|https?:|www\.|starting rank|alphabetical list"
    r"|final ranking|ranking crosstable|pairings|crosstable|participants|list of players"
    r"|список|участник|таблица|протокол|итогов|жеребьёвка|жеребьевка|расписание|турнирная"
    r"|teilnehmer|startliste|rangliste|kreuztabelle|paarungen|endstand|aus der turnierdatenbank"
    r"|startlista|deltagar|anmäl|korstabell|resultat|slutställning|katılımcı|başlangıç|liste|çapraz"
    r"|eşlendirme|sonuç|participant|classement|grille|appariements|participantes|clasificación"
    r"|cuadro|emparejamientos"
    # Where and when
    r"|^(?:г\.|г |гор\.|ort:|place:|plats:|yer:|lieu|lugar)|\d{1,2}\s?[-–]\s?\d{1,2}[\s.]"
    r"|\d{1,2}\.\d{1,2}\.\d{2,4}|^\d{1,2}\.?\s+\w+\s+\d{4}|^(?:групп|group|grupp|gruppe|groupe)",
    re.IGNORECASE,
)


def event_above(layout: Layout) -> Event:
    """The event by the first line above *layout* that doesn't only say what the table is.

    Without such a line, or without headings, nothing is known of it.
    """
    for row in range(1, layout.heading):
        texts = list(dict.fromkeys(text for text in texts_of(layout.sheet, row) if text))
        if len(texts) != 1:
            continue
        name = tidy(texts[0])
        if len(name) > _LONGEST_NAME or not any(letter.isalpha() for letter in name):
            continue
        if not (_SAYS_WHAT_IT_IS.search(name) or round_named(name) or field_of(name)):
            return Event(name=name)
    return Event()
