"""The page: crosstable, standings, all rounds and a legend, to be put on a site or sent.

No ids and no days of birth stand on it, nothing is loaded from elsewhere, and no program
runs. What it shows are the sheets that go on paper too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from html import escape
from pathlib import Path

from arbiter import __version__, paths
from arbiter.domain.progress import progress, round_to_play
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.crosstable import crosstable_sheet
from arbiter.formats.documents.frame import event_line, event_name, full_name
from arbiter.formats.documents.round import boards_with_results
from arbiter.formats.documents.standings import standings_sheet
from arbiter.formats.excel_public import to_publish
from arbiter.formats.replacing import write_bytes
from arbiter.formats.sheets import Group, Note, Notes, Role, Sheet, Table
from arbiter.formats.status import assumptions, status
from arbiter.formats.web.tables import Dress, notes_html, table_html
from arbiter.formats.words import Words

WIDEST = 30
"""So many columns of results stand side by side; more are another table below."""
_LARGE, _HUGE = 14, 20
"""From more columns than this on the type of a printed crosstable is small, and smaller."""


def write_page(
    tournament: Tournament,
    path: Path,
    words: Words,
    *,
    by_rank: bool = True,
    written: datetime | None = None,
) -> None:
    """Write the page of *tournament* to *path*, in UTF-8.

    :raises ExportFailed: it can't be written.
    """
    text = page_html(tournament, words, by_rank=by_rank, written=written)
    write_bytes(path, text.encode("utf-8", "replace"))


def page_html(
    tournament: Tournament,
    words: Words,
    *,
    by_rank: bool = True,
    written: datetime | None = None,
) -> str:
    """The whole page; *written* is when, now if that is not said.

    The crosstable is in the order of places or of numbers.
    """
    shown = to_publish(tournament)
    page = _Page(shown, words.with_venues(shown.regulations.home_and_away), by_rank=by_rank)
    style = (paths.resources() / "page.css").read_text("utf-8")
    name = escape(event_name(shown, words))
    moment = words.text("web.as_of", moment=words.moment(written or datetime.now()))
    return f"""<!DOCTYPE html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Arbiter {__version__}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
style-src 'unsafe-inline'">
<title>{name} · {escape(status(shown, words))}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{name}</h1>
{page.about()}
</header>
{page.contents()}
<main>
{page.sections()}
</main>
<footer><p>{escape(moment)}</p></footer>
</body>
</html>
"""


class _Page:
    """The parts of the page, in the order in which they stand there."""

    def __init__(self, tournament: Tournament, words: Words, *, by_rank: bool) -> None:
        self._tournament = tournament
        self._words = words
        self._standings = standings_sheet(tournament, words)
        self._crosstable = crosstable_sheet(tournament, words, by_rank=by_rank)
        rounds = tournament.drawn and tournament.rounds_known
        self._rounds = range(1, tournament.rounds + 1) if rounds else range(0)
        self._notes = _distinct(self._crosstable, self._standings)
        meanings = {note.term: note.text for note in self._notes if note.term}
        self._dress = Dress(short_names(tournament), meanings)

    def about(self) -> str:
        """Where and when, who is responsible, how far it has come."""
        words, event = self._words, self._tournament.event
        where = event_line(replace(self._tournament, event=replace(event, name=" ")), words)
        lines = [f"<p>{escape(where.strip(' ·'))}</p>"] if where.strip(" ·") else []
        facts = [
            f"{words[f'field.{key}']}: {text}"
            for key, text in (("Rate", event.rate_of_play), ("Arbiter", event.arbiter))
            if text
        ]
        if facts:
            lines.append(f"<p>{escape(' · '.join(facts))}</p>")
        final = " final" if progress(self._tournament).final else ""
        said = " · ".join((status(self._tournament, words), *assumptions(self._tournament, words)))
        lines.append(f'<p class="status{final}">{escape(said)}</p>')
        return "\n".join(lines)

    def contents(self) -> str:
        """Links to the parts and the rounds."""
        words = self._words
        parts = [("standings", self._standings.title), ("crosstable", words["title.crosstable"])]
        links = [f'<a href="#{key}">{escape(title)}</a>' for key, title in parts]
        if self._rounds:
            now = round_to_play(self._tournament)
            marks = {now: ' class="now"'}
            numbers = " ".join(
                f'<a href="#round-{round}"{marks.get(round, "")}>{round}</a>'
                for round in self._rounds
            )
            title = escape(words["title.all_rounds"])
            links.append(f'<a href="#rounds">{title}</a> <span class="numbers">{numbers}</span>')
        links.append(f'<a href="#legend">{escape(words["workbook.legend"])}</a>')
        label = escape(words["web.contents"])
        return f'<nav aria-label="{label}">{" ".join(links)}</nav>'

    def sections(self) -> str:
        """Standings, crosstable, rounds, legend."""
        return "\n".join(
            filter(None, (self._places(), self._table(), self._calendar(), self._legend()))
        )

    def _places(self) -> str:
        sheet = self._standings
        tables = [part for part in sheet.parts if isinstance(part, Table)]
        inner = [table_html(table, sheet.title, self._dress, "standings") for table in tables]
        return _section("standings", sheet.title, inner or [_sentences(sheet)])

    def _table(self) -> str:
        sheet = self._crosstable
        tables = [part for part in sheet.parts if isinstance(part, Table)]
        blocks = [block for table in tables for block in _blocks(table)]
        inner = [
            table_html(
                block,
                sheet.title,
                replace(self._dress, anchors=not place),
                f"crosstable{_size(block, self._tournament.regulations.cycles)}",
            )
            for place, block in enumerate(blocks)
        ]
        return _section("crosstable", sheet.title, inner or [_sentences(sheet)])

    def _calendar(self) -> str:
        if not self._rounds:
            return ""
        rounds = "\n".join(map(self._round, self._rounds))
        title = self._words["title.all_rounds"]
        return _section("rounds", title, [f'<div class="rounds">{rounds}</div>'])

    def _round(self, round: int) -> str:
        words = self._words
        title = words.text("title.round", round=round)
        start = self._tournament.round_start(round)
        day = f" <span>{escape(words.list_day(start))}</span>" if start else ""
        inner = "".join(
            table_html(part, title, self._dress, "round")
            if isinstance(part, Table)
            else notes_html(part.notes)
            for part in boards_with_results(self._tournament, round, words)
            if isinstance(part, Table | Notes)
        )
        return (
            f'<section id="round-{round}" aria-labelledby="round-{round}-h">'
            f'<h3 id="round-{round}-h">{escape(title)}{day}</h3>{inner}</section>'
        )

    def _legend(self) -> str:
        return _section("legend", self._words["workbook.legend"], [notes_html(self._notes)])


def _section(key: str, title: str, inner: Sequence[str]) -> str:
    parts = "\n".join(inner)
    return (
        f'<section id="{key}" aria-labelledby="{key}-h">\n<h2 id="{key}-h">{escape(title)}</h2>\n'
        f"{parts}\n</section>"
    )


def _sentences(sheet: Sheet) -> str:
    """What a sheet says in the place of a table."""
    return "".join(notes_html(part.notes) for part in sheet.parts if isinstance(part, Notes))


def _distinct(*sheets: Sheet) -> tuple[Note, ...]:
    """The notes of all *sheets*, each once."""
    parts = [part for sheet in sheets for part in sheet.parts if isinstance(part, Notes)]
    return tuple(dict.fromkeys(note for part in parts for note in part.notes))


def _blocks(table: Table) -> Iterator[Table]:
    """*table*, or its columns of results in several tables: place and name stand in each, what
    follows the results in the last."""
    shown = table.without_idle_columns()
    results = [at for at, column in enumerate(shown.columns) if column.role is Role.RESULT]
    if len(results) <= WIDEST:
        yield shown
        return
    count = -(-len(results) // WIDEST)
    share = -(-len(results) // count)
    before = range(results[0])
    repeated = [at for at in before if shown.columns[at].key in ("place", "number", "name")]
    after = range(results[-1] + 1, len(shown.columns))
    for start in range(0, len(results), share):
        last = start + share >= len(results)
        kept = [
            *(repeated if start else before),
            *results[start : start + share],
            *(after if last else ()),
        ]
        groups = tuple(
            Group(tuple(tuple(row[at] for at in kept) for row in group.rows))
            for group in shown.groups
        )
        yield replace(shown, columns=tuple(shown.columns[at] for at in kept), groups=groups)


def _size(table: Table, cycles: int) -> str:
    """The class of a crosstable for which paper is narrow."""
    results = sum(column.role is Role.RESULT for column in table.columns) * (1 + (cycles > 1) / 2)
    if results <= _LARGE:
        return ""
    return " large" if results <= _HUGE else " large huge"


def short_names(tournament: Tournament) -> dict[str, str]:
    """For each name the form with one initial, which stays beside the surname; the whole name
    where two would read alike."""
    names = [full_name(player) for player in tournament.players]
    count = Counter(name.initial() for name in names)
    return {
        str(name): _unbroken(name.initial()) if count[name.initial()] == 1 else str(name)
        for name in names
    }


def _unbroken(name: str) -> str:
    surname, blank, initial = name.rpartition(" ")
    return f"{surname}\u00a0{initial}" if blank else name
