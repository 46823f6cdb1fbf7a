"""What the games of a PGN tell: a whole event, or the rounds of one that has come so far.

A PGN of a few rounds may be of a Swiss tournament as well. It is taken for a part of one where
everybody meets everybody if there is a single round, if its tags give as many rounds as that
takes, or if these are the players of the tournament that is open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.event import Event, is_control, pace_of
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.matching import name_key
from arbiter.domain.schedule import round_count
from arbiter.domain.tournament import Player
from arbiter.formats.federations import parse_federation
from arbiter.formats.pgn.table import ABOUT, REMARK
from arbiter.formats.recognition.known_players import mostly_known
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.pairings_table import recognise_pairings
from arbiter.formats.recognition.recognised import Choices, Recognised
from arbiter.formats.source.book import Book, SourceSheet


def recognise_pgn(book: Book, choices: Choices, listed: Sequence[Player] = ()) -> Recognised:
    """The event in *book* that has most games, or that of the sheet in *choices*.

    *listed* are the players of the open tournament.

    :raises NotImported: it is a Swiss tournament, or nothing that can be read.
    :raises TooFewPlayers: the games are those of two players.
    """
    sheets = range(len(book.sheets))
    place = max(sheets, key=lambda at: len(book.sheets[at].rows))
    if choices.sheet is not None and choices.sheet in sheets:
        place = choices.sheet
    sheet = book.sheets[place]
    layout = find_layout(sheet, choices)
    if layout is None or not {"white", "black"} <= set(layout.fields):
        raise NotImported(book.path, Refusal.NO_TABLE)
    about = _about(sheet)
    part = _is_part(layout, about, listed)
    known = mostly_known(layout, listed)
    found = recognise_pairings(book, place, layout, choices, part=part or known, known=known)
    dates = [start[:10] for start in found.tournament.round_starts if start]
    findings = (*_other_events(book, place), *_about_ends(layout), *found.findings)
    return replace(
        found,
        tournament=replace(found.tournament, event=_event(about, dates)),
        findings=findings,
    )


def _about(sheet: SourceSheet) -> dict[str, str]:
    """What stands above the table, by its tag."""
    rows = range(1, len(ABOUT) + 1)
    told = {sheet.cell(row, 1).text: sheet.cell(row, 2).text for row in rows}
    return {tag: told.get(tag, "") for tag in ABOUT}


def _event(about: Mapping[str, str], dates: Sequence[str]) -> Event:
    control = about["TimeControl"] if is_control(about["TimeControl"]) else ""
    place, federation = _place(about["Site"])
    return Event(
        name=about["Event"],
        place=place,
        federation=federation,
        start=min(dates, default=""),
        end=max(dates, default=""),
        time_control=control,
        pace=pace_of(control),
    )


def _place(site: str) -> tuple[str, str]:
    """Place and federation of *Lund SWE*; an address of the network is no place."""
    if "://" in site:
        return "", ""
    place, _, last = site.rpartition(" ")
    code = last.strip("(),")
    if len(code) == 3 and code.isupper() and code.isascii():
        return place.rstrip(" ,"), parse_federation(code)
    return site, ""


def _is_part(layout: Layout, about: Mapping[str, str], listed: Sequence[Player]) -> bool:
    names = _texts(layout, "white") | _texts(layout, "black")
    if len(_texts(layout, "round")) < 2:
        return True
    said = about["EventRounds"]
    if said.isdecimal():
        return int(said) >= round_count(len(names))
    known = {name_key(player.name) for player in listed}
    return sum(name_key(name) in known for name in names) * 4 >= len(names) * 3


def _texts(layout: Layout, field: str) -> set[str]:
    column = layout.column(field)
    return {layout.sheet.cell(row, column).text for row in layout.rows} - {""}


def _other_events(book: Book, place: int) -> Iterator[ImportFinding]:
    others = [sheet.name for at, sheet in enumerate(book.sheets) if at != place]
    if others:
        yield ImportFinding(Doubtful.EVENTS_LEFT, Weight.CHECK, found=", ".join(others))
    if len(book.encodings) > 1 and not book.encoding.lower().startswith("utf"):
        other = next(name for name in book.encodings if name != book.encoding)
        yield ImportFinding(
            Doubtful.ENCODING_GUESSED, Weight.NOTE, found=book.encoding, other=other
        )


def _about_ends(layout: Layout) -> Iterator[ImportFinding]:
    """Games whose moves end otherwise than their tag says. Some programs leave an asterisk in
    all of them: that is one note."""
    if REMARK not in layout.headings:
        return
    column = layout.headings.index(REMARK) + 1
    result = layout.column("result")
    ends = {row: layout.sheet.cell(row, column).text.rpartition(" ")[2] for row in layout.rows}
    unsaid = [row for row, end in ends.items() if end == "*"]
    if unsaid:
        yield ImportFinding(Doubtful.MOVES_UNENDED, Weight.NOTE, found=str(len(unsaid)))
    for row, end in ends.items():
        if end and end != "*":
            said = layout.sheet.cell(row, result).text
            about = Doubtful.MOVES_END_OTHERWISE
            yield ImportFinding(about, Weight.CHECK, row, result, found=end, meant=said)
