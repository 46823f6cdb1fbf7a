"""Every document that can be printed, for fields of every size with long names, and a measure of
the files and pages that come out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from pdfminer.high_level import extract_pages
from pdfminer.layout import LTChar, LTCurve, LTPage
from pdfminer.pdfdocument import PDFDocument
from pdfminer.pdfparser import PDFParser
from pdfminer.pdftypes import resolve1

from arbiter.document.document import Document
from arbiter.domain.prize_edits import SetPrizes
from arbiter.domain.prizes import Prizes
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.handouts import Diploma, Handouts
from arbiter.formats.sheets import Cards, Sheet
from arbiter.formats.words import Words, words
from arbiter.paper.cutting import EDGE
from arbiter.paper.diplomas import FRAME
from arbiter.paper.marks import MILLIMETRE, PAPERS, Box, Line, Page
from arbiter.paper.pdf import laid_out, stamp, write_pdf
from arbiter.ui.paper_documents import Wanted, paper_documents
from tests.paper.sheets_for_tests import (
    LONG_EVENT,
    PRINTED_AT,
    RUSSIAN,
    TURKISH,
    event,
    faults,
    named,
)

ROUNDED = 0.2 * MILLIMETRE
"""Qt rounds a page to whole points."""
WEIGHTS = (0.25, 0.4, 0.5, 0.6, 1.0, 1.4)
LEAST_TYPE = 9.0


def long_names(count: int) -> tuple[Player, ...]:
    """*count* players with the longest Cyrillic and Turkish names; no two are called alike."""
    known = named(RUSSIAN) + named(TURKISH)
    found = []
    for at in range(count):
        player, given = known[at % len(known)], known[(at * 7 + at // len(known)) % len(known)]
        name = player.name if at < len(known) else f"{player.family}, {given.given}"
        found.append(replace(player, name=name, club="Спортивный клуб имени Ботвинника"))
    return tuple(found)


FIELDS = {
    "5": (lambda: event(named(RUSSIAN)[4:9], 3, of=LONG_EVENT), "ru"),
    "8": (lambda: event(named(TURKISH), 7), "tr"),
    "16": (lambda: event(named(RUSSIAN), 9, of=LONG_EVENT), "ru"),
    "24 twice": (lambda: event(long_names(24), 30, of=LONG_EVENT, cycles=2), "ru"),
    "60": (lambda: event(long_names(60), 31, of=LONG_EVENT), "en"),
}
"""Fields by their size: how they are made, and the language of their paper."""

KEYS = [one.key for one in paper_documents(Tournament())]


@cache
def field(size: str) -> tuple[Tournament, Words]:
    """The tournament of that *size*, with prizes, and the words of its paper."""
    made, language = FIELDS[size]
    prizes = Prizes("€", (50000, 30000, 20000, 10000))
    return SetPrizes(prizes)(made()), words(language)


def sheet_of(size: str, key: str) -> Sheet:
    """The document *key* of the field of that *size*, of the round that is played next where
    it is one of a round."""
    tournament, said = field(size)
    played = max(game.round or 0 for game in tournament.games if game.result is not None)
    coming = min(played + 1, tournament.rounds)
    return document_of(tournament, key, said, coming)


def document_of(tournament: Tournament, key: str, said: Words, round: int) -> Sheet:
    """The document *key* of *tournament* as the dialog offers it first, with *round* chosen."""
    (one,) = [one for one in paper_documents(tournament, round) if one.key == key]
    return one.build(Wanted(Document(tournament), said, one.usual))


@dataclass(frozen=True)
class Kept:
    """What stays free on the pages of a sheet, in points from each edge; ``cut`` says that it
    is cut out, and has no footer."""

    edge: float
    cut: bool


def kept_free(sheet: Sheet, paper: str = "A4") -> Kept:
    """Cards keep eight millimetres, the frame of a diploma twelve, everything else the margin."""
    for part in sheet.parts:
        if isinstance(part, Handouts):
            diploma = isinstance(part.items[0], Diploma)
            return Kept(FRAME if diploma else EDGE, cut=True)
        if isinstance(part, Cards):
            return Kept(EDGE, cut=True)
    return Kept(PAPERS[paper].frame, cut=False)


def page_faults(sheet: Sheet, paper: str = "A4") -> list[str]:
    """What the pages of marks must not have: marks at the edge, small type, text over text,
    other rules than ours, more ink than a tile, a page that doesn't say what it belongs to."""
    kept = kept_free(sheet, paper)
    pages = laid_out([sheet], paper, printed_at=PRINTED_AT)
    found = []
    for number, page in enumerate(pages, 1):
        told = faults(page, replace(PAPERS[paper], frame=kept.edge)) + _ink(page, kept)
        if not kept.cut:
            told += unsaid(page, sheet, number, len(pages))
        found += [f"page {number}: {fault}" for fault in told]
    return found


def _ink(page: Page, kept: Kept) -> list[str]:
    found = []
    for mark in page.marks:
        if isinstance(mark, Line | Box) and mark.weight not in (0.0, *WEIGHTS):
            found.append(f"a rule of {mark.weight} points")
        if isinstance(mark, Box) and mark.fill > 0.16 and not (kept.cut and mark.fill == 1.0):
            found.append(f"a fill of {mark.fill}")
    return found


def unsaid(page: Page, sheet: Sheet, number: int, pages: int) -> list[str]:
    """The event or its first words, how far it has come or what this is, the day, the page."""
    text = " ".join(mark.text for mark in page.texts)
    event_words = sheet.event.split()[0]
    status = sheet.footer or sheet.status or sheet.title
    day = stamp(sheet, PRINTED_AT).day
    which = sheet.words["page"].format(page=number, pages=pages)
    wanted = {"event": event_words, "status": status, "day": day, "page": which}
    return [f"no {what}: {said!r}" for what, said in wanted.items() if said not in text]


# Files


def inside(item: Any) -> Iterator[Any]:
    """*item* and everything in it."""
    yield item
    if hasattr(item, "__iter__"):
        for part in item:
            yield from inside(part)


def file_faults(sheets: Sequence[Sheet], path: Path, paper: str = "A4") -> list[str]:
    """The same of the file *path* with *sheets*, as another program reads it; and that all
    fonts are in it."""
    write_pdf(sheets, path, paper, printed_at=PRINTED_AT)
    kept = [
        kept_free(sheet, paper)
        for sheet in sheets
        for _ in laid_out([sheet], paper, printed_at=PRINTED_AT)
    ]
    pages = list(extract_pages(path))
    found = [] if len(pages) == len(kept) else [f"{len(pages)} pages, not {len(kept)}"]
    for number, (page, free) in enumerate(zip(pages, kept), 1):
        found += [f"page {number}: {fault}" for fault in measured(page, free.edge - ROUNDED)]
    return found + [f"{font} is not in it" for font, held in fonts(path).items() if not held]


def measured(page: LTPage, edge: float) -> list[str]:
    """What *page* of a file must not have, if so many points stay free at its edges."""
    found = []
    for part in inside(page):
        if not isinstance(part, LTChar | LTCurve):
            continue
        if isinstance(part, LTChar):
            if not part.get_text().strip():
                continue
            if part.size < LEAST_TYPE - 0.01:
                found.append(f"{part.get_text()!r} of {part.size:.2f} points")
        elif part.linewidth and min(abs(part.linewidth - w) for w in WEIGHTS) > 0.02:
            found.append(f"a rule of {part.linewidth:.2f} points")
        if not (
            edge <= part.x0 <= part.x1 <= page.width - edge
            and edge <= part.y0 <= part.y1 <= page.height - edge
        ):
            found.append(f"{part!r} at the edge")
    return found


def fonts(path: Path) -> dict[str, bool]:
    """The fonts that the file names, and whether it holds them."""
    found = {}
    with path.open("rb") as file:
        document = PDFDocument(PDFParser(file))
        for xref in document.xrefs:
            for number in xref.get_objids():
                thing = resolve1(document.getobj(number))
                if isinstance(thing, dict) and "FontDescriptor" in str(thing.get("Type")):
                    held = {"FontFile", "FontFile2", "FontFile3"} & set(thing)
                    found[str(thing.get("FontName"))] = bool(held)
    return found
