"""The report for FIDE: TRF26, or TRF16 where a federation still asks for that.

Written as FIDE's verification check list (VCL4THP.13) and its checker expect it: UTF-8, CR LF,
all rounds of the calendar, a forfeit with opponent and colour, the free round of an odd field
as an absence (``0000 - Z``), the points and places of the standings.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cached_property
from pathlib import Path

from arbiter import __version__
from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.event import OfficialRole
from arbiter.domain.scoring import STANDARD
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending, Tournament
from arbiter.formats.plain_letters import in_ascii
from arbiter.formats.replacing import write_bytes
from arbiter.formats.trf import columns
from arbiter.formats.trf.abnormal import annulled_records
from arbiter.formats.trf.calendar import Calendar, calendar_of
from arbiter.formats.trf.codes import (
    decimal,
    fits,
    kind_code,
    kind_words,
    scoring_record,
    tie_breaks_record,
)
from arbiter.formats.trf.national import LEADING, RECORD, national_line
from arbiter.formats.trf.pairs import Pair
from arbiter.formats.trf.player_record import games_of, head, ruler
from arbiter.formats.trf.remarks import PROGRAM, remarks

END = "\r\n"


class Edition(Enum):
    """Which form of the report; the value is the name scripts use."""

    TRF26 = "trf26"
    TRF16 = "trf16"


def write_trf(
    tournament: Tournament, path: Path, edition: Edition = Edition.TRF26, *, ascii: bool = False
) -> None:
    """Write the report of *tournament* to *path*; with *ascii* in letters without accents.

    :raises ExportFailed: it can't be written.
    :raises RoundsUnknown: rounds or colours of some games are not known.
    """
    write_bytes(path, trf_text(tournament, edition, ascii=ascii).encode())


def trf_text(
    tournament: Tournament, edition: Edition = Edition.TRF26, *, ascii: bool = False
) -> str:
    """The report as text, its lines ended by CR LF.

    :raises RoundsUnknown: rounds or colours of some games are not known.
    """
    if not tournament.rounds_known:
        raise RoundsUnknown
    return END.join([*_Report(tournament, edition, ascii).lines(), ""])


class _Report:
    """One report on its way."""

    def __init__(self, tournament: Tournament, edition: Edition, ascii: bool) -> None:
        self._tournament = tournament
        self._new = edition is Edition.TRF26
        self._ascii = ascii
        self._national = [
            line
            for number, player in enumerate(tournament.players, 1)
            if self._new and (line := national_line(number, player))
        ]

    def lines(self) -> Iterator[str]:
        tournament = self._tournament
        for code, text in self._event():
            if text:
                yield f"{code} {self._plain(text)}"
        if self._new:
            yield from self._codes()
            for text in remarks(tournament, self._calendar if tournament.drawn else None):
                yield f"### {self._plain(text)}"
            yield ruler(tournament.rounds if tournament.drawn else 0)
        yield from self._players()
        yield from map(self._plain, self._national)

    def _plain(self, text: str) -> str:
        """*text* on one line, in the letters that are asked for."""
        line = " ".join(text.splitlines())
        return in_ascii(line) if self._ascii else line

    def _event(self) -> Iterator[tuple[str, str]]:
        tournament, event = self._tournament, self._tournament.event
        yield "012", event.name
        yield "022", event.place
        yield "032", event.federation
        yield "042", event.start.replace("-", "/")
        yield "052", event.end.replace("-", "/")
        yield "062", str(tournament.size)
        yield "072", str(sum(player.rating_fide > 0 for player in tournament.players))
        yield "082", "0"
        yield "092", kind_words(tournament.regulations)
        yield "102", _with_id(event.arbiter, event.arbiter_id)
        for official in event.officials:
            if official.role is OfficialRole.DEPUTY:
                yield "112", _with_id(official.name, official.fide_id)
        yield "122", event.rate_of_play
        yield "132", self._days()

    def _days(self) -> str:
        """The day of each round above its columns, with two figures of the year."""
        tournament = self._tournament
        starts = map(tournament.round_start, range(1, tournament.rounds + 1))
        days = [start[2:10].replace("-", "/") for start in starts]
        if not any(days):
            return ""
        blank = " " * (columns.FIRST_ROUND - columns.DATA)
        return (blank + "  ".join(f"{day:8}" for day in days)).rstrip()

    def _codes(self) -> Iterator[str]:
        """The records that TRF16 did not have."""
        tournament, regulations = self._tournament, self._tournament.regulations
        if tournament.drawn:
            yield f"142 {tournament.rounds}"
        if self._scoring_is_said():
            scoring = scoring_record(regulations.scoring)
            yield f"162 {scoring}" if scoring else f"### Scoring: {regulations.scoring}"
        if self._national:
            yield f"{RECORD} {tournament.event.federation or 'FID':3} {LEADING}"
        yield f"182 {PROGRAM} {__version__}"
        if tournament.drawn:
            yield f"192 {kind_code(regulations, self._calendar.exchange)}"
        listed = tie_breaks_record(regulations.tie_breaks)
        if listed:
            yield f"202 {listed}"
        yield f"212 {','.join(filter(None, ('PTS', listed)))}"
        if tournament.event.time_control:
            yield f"222 {tournament.event.time_control}"
        yield from (f"299 {record}" for record in annulled_records(tournament))

    def _scoring_is_said(self) -> bool:
        """Whether the points don't speak for themselves: another scoring, points that are left
        out, games that are adjourned and count as something, results that no longer count."""
        tournament = self._tournament
        return (
            tournament.regulations.scoring != STANDARD
            or not all(map(fits, tournament.scores))
            or bool(tournament.annulled)
            or any(game.pending is Pending.ADJOURNED for game in tournament.open_games)
            or any(
                game.result is not None and game.result.decided_by_arbiter
                for game in tournament.games
            )
        )

    @cached_property
    def _calendar(self) -> Calendar:
        """The calendar as a reader of the report would put it together."""
        tournament = self._tournament
        pairs = [Pair(game.round or 1, game.white, game.black) for game in tournament.games]
        pairs.sort()
        return calendar_of(pairs, tournament.size, tournament.regulations.cycles)

    def _players(self) -> Iterator[str]:
        tournament = self._tournament
        played = tournament.started
        ranking = standings(tournament) if played else None
        games = games_of(tournament) if tournament.drawn else [""] * tournament.size
        for number, player in enumerate(tournament.players, 1):
            score = tournament.score(number)
            rank = ranking.of(number).rank if ranking is not None else None
            points = decimal(score) if tournament.drawn and fits(score) else ""
            line = head(number, player, points, rank, ascii=self._ascii) + games[number - 1]
            yield line.rstrip()


def _with_id(name: str, fide_id: str) -> str:
    return f"{name} ({fide_id})" if name and fide_id else name
