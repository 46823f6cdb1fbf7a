"""From the lines of a FIDE report to the tournament that they tell of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers, WrongScoring
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.schedule import round_count
from arbiter.domain.scoring import STANDARD, Scoring
from arbiter.domain.tournament import (
    DEFAULT_TIE_BREAKS,
    LotMethod,
    Lots,
    Player,
    Regulations,
    Tournament,
    Withdrawal,
)
from arbiter.formats.recognition.known_players import are_known
from arbiter.formats.recognition.pairing_calendar import is_swiss
from arbiter.formats.recognition.recognised import CellState, Choices, Recognised, TableKind
from arbiter.formats.source.book import Book
from arbiter.formats.trf import columns, remarks
from arbiter.formats.trf.abnormal import annulled_by
from arbiter.formats.trf.calendar import Calendar, by_absences, calendar_of, most_meetings
from arbiter.formats.trf.codes import Kind, kind_of, read_scoring, read_tie_breaks
from arbiter.formats.trf.event_records import read_event, read_round_starts
from arbiter.formats.trf.national import with_national
from arbiter.formats.trf.pairs import MOST_FINDINGS, Pair
from arbiter.formats.trf.published import compare_published, scoring_by_points
from arbiter.formats.trf.report import Line, Report, Unreadable, read_report

MOST_PLAYERS = 999
MOST_MISSING = 100_000
"""Games of an all-play-all that a report may lack: of 450 players after the first round."""
MOST_CYCLES_SAID = 9
_FEWEST = 3
_TEAM_RECORDS = "300 310 320 330 352 362 801 802".split()
_NOT_FOR_US = "013 172 240 250 260 XXZ XXA XXP".split()
_GIVES_POINTS = "+FH1="


def recognise_trf(book: Book, choices: Choices, listed: Sequence[Player] = ()) -> Recognised:
    """The tournament in *book*, the only sheet of which holds one line in each row.

    Of *choices* the texts of lines are used, and which are left out. If its players are those
    of *listed*, of the open tournament, a report of its first rounds is enough.

    :raises NotImported: it is that of a Swiss or of teams, has no players or too many, or
        names players whom no line describes.
    :raises TooFewPlayers: there are games of fewer than three players.
    """
    sheet = book.sheets[0]
    if sheet.cut:
        raise NotImported(book.path, Refusal.REPORT_TOO_LARGE)
    lines = list(_chosen_lines(book, choices))
    try:
        report = read_report(lines)
    except Unreadable as error:
        raise NotImported(book.path, error.why, error.detail) from error
    known = are_known([line.player for line in report.players], listed)
    tournament = _tournament(report, book, known=known)
    findings = sorted(report.findings, key=lambda finding: (finding.row, finding.character or 0))
    return Recognised(
        book,
        0,
        TableKind.TRF,
        tournament,
        fields=("",),
        rows=tuple(line.line for line in report.players),
        states=_states(lines, findings),
        findings=tuple(findings),
        choices=choices,
    )


def tournament_of(text: str) -> tuple[Tournament, tuple[ImportFinding, ...]]:
    """The tournament in the *text* of a report, and what is doubtful about it.

    :raises Unreadable: it can't be read.
    """
    report = read_report(enumerate(text.splitlines(), 1))
    tournament = _whole(report, _calendar(report, _kind(report)))
    return tournament, tuple(report.findings)


def _chosen_lines(book: Book, choices: Choices) -> Iterator[Line]:
    for number, row in enumerate(book.sheets[0].rows, 1):
        if number not in choices.left_out:
            text = choices.cells.get((number, 1))
            yield number, (row[0].text if row else "") if text is None else text


def _states(
    lines: Sequence[Line], findings: Sequence[ImportFinding]
) -> dict[tuple[int, int], CellState]:
    states = {
        (number, 1): CellState.HEADING if text.startswith("###") else CellState.SURE
        for number, text in lines
        if text.strip()
    }
    for finding in findings:
        if not finding.row:
            continue
        place = finding.row, 1
        if finding.about is Doubtful.NOT_A_RECORD:
            states[place] = CellState.UNUSED
        elif finding.weight is Weight.GRAVE:
            states[place] = CellState.CONTRADICTORY
        elif finding.weight is Weight.CHECK and states[place] is not CellState.CONTRADICTORY:
            states[place] = CellState.INFERRED
    return states


def _kind(report: Report) -> Kind:
    return kind_of(report.text("192"), report.text("092"))


def _tournament(report: Report, book: Book, *, known: bool) -> Tournament:
    """The tournament, or why this is none of ours."""
    size, kind = len(report.players), _kind(report)
    teams = any(code in report.records for code in _TEAM_RECORDS)
    if teams or (kind is Kind.TEAMS and "013" not in report.records):
        raise NotImported(book.path, Refusal.TEAMS)
    if not size:
        raise NotImported(book.path, Refusal.NO_PLAYERS)
    if size > MOST_PLAYERS:
        raise NotImported(book.path, Refusal.TOO_MANY_PLAYERS)
    games = report.pairs.games
    if games and size < _FEWEST:
        raise TooFewPlayers(size)
    pairs = size * (size - 1) // 2 * max(_cycles_said(report, kind), 1)
    if games and pairs - len(games) > MOST_MISSING:
        raise NotImported(book.path, Refusal.TOO_MANY_PLAYERS)
    calendar = _calendar(report, kind)
    broken = any(finding.weight is Weight.GRAVE for finding in report.findings)
    if (
        calendar is not None
        and not known
        and not _all_play_all(calendar, size, kind, broken=broken)
    ):
        if kind is Kind.TEAMS or "013" in report.records:
            raise NotImported(book.path, Refusal.TEAMS)
        alone = len({game.round for game in games}) == 1 and kind is Kind.UNSAID
        raise NotImported(book.path, Refusal.ONE_ROUND if alone else Refusal.SWISS)
    tournament = _whole(report, calendar)
    report.findings += compare_published(report.players, tournament)
    if kind is Kind.SWISS:
        said = report.text("192").strip() or report.text("092").strip()
        code = "192" if report.text("192").strip() else "092"
        line = report.records[code][0][0]
        report.findings.append(
            ImportFinding(Doubtful.CALLED_SWISS, Weight.CHECK, line, 1, said, character=0)
        )
    return tournament


def _all_play_all(calendar: Calendar, size: int, kind: Kind, *, broken: bool) -> bool:
    """Whether the games that the report has are, or can become, those of everybody against
    everybody. Where it is *broken*, some of them could not be read."""
    if not is_swiss(calendar.games, size, calendar.cycles):
        return True
    last = max((game.round or 0 for game in calendar.games), default=0)
    if broken and last * 4 >= round_count(size, calendar.cycles) * 3:
        return True  # the games are there, and can't be read
    if kind in (Kind.ROUND_ROBIN, Kind.DOUBLE):
        return True
    return kind is Kind.UNSAID and (calendar.exchange is not None or calendar.league)


def _calendar(report: Report, kind: Kind) -> Calendar | None:
    """The calendar of the games in the report; None where it has none."""
    if not report.pairs.games:
        return None
    return calendar_of(report.pairs.games, len(report.players), _cycles_said(report, kind))


def _whole(report: Report, calendar: Calendar | None) -> Tournament:
    """The tournament of the report, whatever sort of event it is."""
    players, size = report.players, len(report.players)
    event = read_event(report)
    told: tuple[Player, ...] = tuple(line.player for line in players)
    if report.national:
        told = with_national(report, told)
    _about_records(report)
    tournament = Tournament(event, players=told, round_starts=read_round_starts(report, event))
    if calendar is not None:
        lines = [line.line for line in players]
        by_absences(calendar, report.pairs, report.findings, lines)
        _about_games(report, calendar)
        regulations = Regulations(
            cycles=calendar.cycles,
            exchange=calendar.exchange is not False,
            league=calendar.league,
        )
        tournament = replace(
            tournament,
            regulations=regulations,
            games=calendar.placed(),
            lots=Lots(LotMethod.FROM_FILE, tuple(range(1, size + 1))),
        )
    _about_byes(report)
    tournament = replace(tournament, regulations=_regulations(report, tournament))
    return _with_annulled(report, remarks.taken_back(report, tournament))


def _with_annulled(report: Report, tournament: Tournament) -> Tournament:
    """*tournament* without the results of those of whose games the report says that they give
    nothing; other points by hand are named and left out."""
    given = report.records.get("299", [])
    annulled = annulled_by(given, tournament)
    if annulled is None:
        report.findings += (
            ImportFinding(Doubtful.POINTS_BY_HAND, Weight.CHECK, line, 1, text.strip(), character=0)
            for line, text in given
        )
        return tournament
    for number in annulled:
        report.findings.append(
            ImportFinding(
                Doubtful.RESULTS_ANNULLED,
                Weight.CHECK,
                given[0][0],
                1,
                str(report.players[number - 1].number),
                character=0,
            )
        )
    left = tuple(Withdrawal(number, annulled=True) for number in annulled)
    return replace(tournament, withdrawals=(*tournament.withdrawals, *left))


def _cycles_said(report: Report, kind: Kind) -> int:
    """How often everybody meets everybody by the records; 0 where they don't say."""
    games, size = report.pairs.games, len(report.players)
    length = round_count(size)
    code = report.text("192").strip().upper()
    if times := re.search(r"_G([1-9])$", code):
        return int(times[1])
    if kind is Kind.DOUBLE:
        return 2
    if games[-1:] and games[-1].round > length and _met_once(games, size):
        return 1  # some games were put off beyond the last round
    said = report.text("142").strip() or report.text("XXR").strip()
    if kind is not Kind.SWISS and length and said.isdecimal() and int(said) % length == 0:
        return min(int(said) // length, MOST_CYCLES_SAID)
    return int(code in ("FIDE_ROUNDROBIN", "BERGER_ROUNDROBIN"))


def _met_once(games: Sequence[Pair], size: int) -> bool:
    """Whether everybody has met everybody, and nobody again."""
    return 2 * len(games) == size * (size - 1) and most_meetings(games) == 1


def _regulations(report: Report, tournament: Tournament) -> Regulations:
    listed = report.text("212") or report.text("202")
    codes = read_tie_breaks(listed) or DEFAULT_TIE_BREAKS
    scoring = _scoring(report)
    if scoring is None:
        scoring, told = scoring_by_points(report.players, tournament)
        report.findings += told
    return replace(tournament.regulations, tie_breaks=codes, scoring=scoring)


def _scoring(report: Report) -> Scoring | None:
    """The scoring of the records; None where they have none."""
    for code in ("162", "XXS"):
        found = report.records.get(code)
        if not found:
            continue
        try:
            return read_scoring(text for _, text in found)
        except (ValueError, WrongScoring):
            said = found[0][1].strip()
            line = found[0][0]
            report.findings.append(
                ImportFinding(
                    Doubtful.EVENT_UNREADABLE,
                    Weight.CHECK,
                    line,
                    1,
                    said,
                    code,
                    character=columns.DATA + 1,
                )
            )
            return STANDARD
    return None


# What is said of it


def _about_records(report: Report) -> None:
    for code in _NOT_FOR_US:
        if code in report.records:
            line = report.records[code][0][0]
            report.findings.append(
                ImportFinding(Doubtful.RECORD_LEFT, Weight.NOTE, line, 1, code, character=0)
            )
    said = report.text("062").strip().split(" ")[0]
    players = len(report.players)
    if said.isdecimal() and int(said) not in (0, players):
        line = report.records["062"][0][0]
        report.findings.append(
            ImportFinding(
                Doubtful.CALLED_OTHERWISE, Weight.CHECK, line, 1, said, str(players), character=0
            )
        )
    numbers = [line.number for line in report.players]
    if numbers != list(range(1, players + 1)):
        report.findings.append(ImportFinding(Doubtful.NUMBERS_WITH_GAPS, Weight.NOTE))


def _about_games(report: Report, calendar: Calendar) -> None:
    lines = report.players
    for pair, round in calendar.twice[:MOST_FINDINGS]:
        game = f"{lines[pair.white - 1].number}–{lines[pair.black - 1].number}: {pair.round}"
        report.findings.append(
            ImportFinding(
                Doubtful.MET_TOO_OFTEN,
                Weight.GRAVE,
                lines[pair.white - 1].line,
                1,
                game,
                "",
                str(round),
                character=columns.entry_column(pair.round) + 1,
            )
        )
    missing = [game for game in calendar.missing if game.result is None]
    if missing:
        weight = Weight.CHECK if calendar.exchange is None else Weight.NOTE
        report.findings.append(
            ImportFinding(Doubtful.PAIRS_MISSING, weight, found=str(len(missing)))
        )


def _about_byes(report: Report) -> None:
    for (round, number), letter in sorted(report.pairs.byes.items()):
        if letter in _GIVES_POINTS:
            line = report.players[number - 1].line
            column = columns.entry_column(round) + 1
            report.findings.append(
                ImportFinding(
                    Doubtful.BYE_LEFT, Weight.CHECK, line, 1, letter, str(round), character=column
                )
            )
