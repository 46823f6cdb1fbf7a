"""The one door: from a file's cells to the tournament that they tell of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.formats.recognition.crosstable_table import recognise_crosstable
from arbiter.formats.recognition.event_lines import event_above
from arbiter.formats.recognition.joined_rounds import with_rounds_joined
from arbiter.formats.recognition.known_players import mostly_known
from arbiter.formats.recognition.own_workbook import is_own_workbook, recognise_own_workbook
from arbiter.formats.recognition.pairings_table import recognise_pairings
from arbiter.formats.recognition.participants import recognise_participants
from arbiter.formats.recognition.player_list import with_list
from arbiter.formats.recognition.player_rows import NOTHING_CHOSEN
from arbiter.formats.recognition.recognised import Choices, Recognised, TableKind
from arbiter.formats.recognition.sheet_choice import Candidate, candidates, with_choices
from arbiter.formats.recognition.team_boards import has_boards
from arbiter.formats.source.book import Book, SourceKind

MOST_PLAYERS = 999
"""Of a tournament where everybody meets everybody; more are another list, of a whole club or
country, and their half million games and more would not fit into a laptop."""


def recognise(
    book: Book, choices: Choices = NOTHING_CHOSEN, listed: Sequence[Player] = ()
) -> Recognised:
    """What *book* holds: our own workbook, a crosstable, pairings, games or a list of players.

    *choices* are the arbiter's, *listed* the players of the open tournament. A list of players
    on another sheet adds to a table of games what that doesn't know of its players. Sheets of
    single rounds are read as one list; it is the last sheet of the book that comes back.

    :raises NotImported: there is no such table, or it is that of a Swiss or of teams, or has
        too many players.
    :raises TooFewPlayers: there are games of fewer than three players.
    """
    if book.kind is SourceKind.TRF:
        from arbiter.formats.trf.recognise import recognise_trf

        return recognise_trf(book, choices, listed)
    if book.kind is SourceKind.PGN:
        from arbiter.formats.pgn.recognising import recognise_pgn

        return recognise_pgn(book, choices, listed)
    ours = choices.sheet is None and choices.kind in (None, TableKind.WORKBOOK)
    if ours and is_own_workbook(book):
        return recognise_own_workbook(book, choices)
    joined = with_rounds_joined(book)
    book = joined.book
    found = candidates(book, _where(choices))
    if not found and (choices.fields or choices.heading is not None):
        found = candidates(book, choices)
    if not found:
        teams = any(has_boards(sheet) for sheet in book.sheets)
        raise NotImported(book.path, Refusal.TEAMS if teams else Refusal.NO_TABLE)
    best = found[0]
    everywhere = found if choices.sheet is None else candidates(book, NOTHING_CHOSEN)
    others = [table for table in everywhere if table.place != best.place]
    lists = [other for other in others if other.kind is TableKind.PARTICIPANTS]
    refused = False
    try:
        recognised = _read(book, best, choices, listed)
    except NotImported:
        refused = True
        if not lists or choices.sheet is not None:
            raise
        best = lists[0]
        recognised = _read(book, best, choices, listed)
    if best.split:
        recognised = _on_the_sheet(recognised, best)
    used = {best.place}
    if joined.places and best.place == len(book.sheets) - 1:
        used |= joined.places
    for other in lists if best.kind is not TableKind.PARTICIPANTS else ():
        told = with_list(recognised, other)
        if told is not None:
            used.add(other.place)
            recognised = told
    for other in others if best.kind is TableKind.PAIRINGS else ():
        recognised = _with_crosstable(book, recognised, other)
    games_left = refused or any(
        _may_be_missed(book, recognised, other)
        for other in others
        if other.kind is best.kind and other.place not in used
    )
    tournament = recognised.tournament
    if tournament.size > MOST_PLAYERS:
        raise NotImported(book.path, Refusal.TOO_MANY_PLAYERS)
    if tournament.event == Event():
        tournament = replace(tournament, event=event_above(best.layout))
    return replace(
        recognised,
        tournament=tournament,
        findings=(*_about_book(book, used, games_left=games_left), *recognised.findings),
        choices=choices,
    )


def _on_the_sheet(recognised: Recognised, best: Candidate) -> Recognised:
    """*recognised* with everything in columns that the sheet has: what was taken out of a cell
    stands in that cell."""
    width = recognised.book.sheets[best.place].width
    findings = tuple(
        replace(found, column=best.split) if found.column > width else found
        for found in recognised.findings
    )
    states = {place: state for place, state in recognised.states.items() if place[1] <= width}
    return replace(recognised, fields=recognised.fields[:width], states=states, findings=findings)


def _with_crosstable(book: Book, recognised: Recognised, other: Candidate) -> Recognised:
    """*recognised*, pairings, with the scoring that the points of *other* fit, if that is a
    crosstable of the same games: pairings have no points."""
    if other.kind is not TableKind.CROSSTABLE:
        return recognised
    try:
        found = _read(book, other, NOTHING_CHOSEN, ()).tournament
    except (NotImported, TooFewPlayers):
        return recognised
    tournament = recognised.tournament
    if _results(tournament) != _results(found):
        return recognised
    regulations = replace(tournament.regulations, scoring=found.regulations.scoring)
    return replace(recognised, tournament=replace(tournament, regulations=regulations))


def _may_be_missed(book: Book, recognised: Recognised, other: Candidate) -> bool:
    """Whether the table *other* has games that *recognised*, of the same kind, has not: other
    rounds, or the second cycle. A crosstable by rank beside the one by number has none."""
    if other.kind is not TableKind.CROSSTABLE:
        return other.kind is TableKind.PAIRINGS
    try:
        found = _read(book, other, NOTHING_CHOSEN, ())
    except (NotImported, TooFewPlayers):
        return False
    ours, theirs = _results(recognised.tournament), _results(found.tournament)
    return set(ours) == set(theirs) and ours != theirs


def _results(tournament: Tournament) -> dict[tuple[str, str], list[Result | None]]:
    """How the games of each two players ended, from the side of the first by name."""
    found: dict[tuple[str, str], list[Result | None]] = {}
    for game in tournament.games:
        white, black = tournament.player(game.white).name, tournament.player(game.black).name
        result = game.result
        if black < white and result is not None:
            result = result.reversed
        found.setdefault((min(white, black), max(white, black)), []).append(result)
    return found


def _where(choices: Choices) -> Choices:
    """Those of *choices* that say which table is read. What they say of its columns and
    headings is meant for that table alone."""
    return Choices(sheet=choices.sheet, kind=choices.kind)


def _read(
    book: Book, candidate: Candidate, choices: Choices, listed: Sequence[Player]
) -> Recognised:
    table = with_choices(candidate, choices)
    if table.kind is TableKind.PAIRINGS:
        known = mostly_known(table.layout, listed)
        return recognise_pairings(book, table.place, table.layout, choices, part=known, known=known)
    if table.kind is TableKind.CROSSTABLE and table.matrix is not None:
        return recognise_crosstable(book, table.place, table.layout, table.matrix, choices)
    return recognise_participants(book, table.place, table.layout, choices, listed)


def _about_book(book: Book, used: set[int], *, games_left: bool) -> Iterator[ImportFinding]:
    """Sheets that nothing was taken from, and letters that might be others.

    With *games_left* there are games among them, of other rounds or of a Swiss: to be looked at.
    """
    rest = [sheet for place, sheet in enumerate(book.sheets) if place not in used and sheet.rows]
    for about, hidden in ((Doubtful.SHEETS_LEFT, False), (Doubtful.SHEET_HIDDEN, True)):
        names = [sheet.name for sheet in rest if sheet.hidden is hidden]
        if names:
            weight = Weight.CHECK if games_left and not hidden else Weight.NOTE
            yield ImportFinding(about, weight, found=", ".join(names))
    if len(book.encodings) > 1 and not book.encoding.lower().startswith("utf"):
        other = next(name for name in book.encodings if name != book.encoding)
        yield ImportFinding(
            Doubtful.ENCODING_GUESSED, Weight.NOTE, found=book.encoding, other=other
        )
