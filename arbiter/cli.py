"""The program without its window: schedules, standings and exports from the command line.

Exit status 0; 1 with one plain sentence on standard error; 2 for wrong usage.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from arbiter import __version__
from arbiter.domain.edits import MIN_PLAYERS, require_drawn
from arbiter.domain.errors import (
    ArbiterError,
    ExportFailed,
    TooFewPlayers,
    UnknownForm,
)
from arbiter.domain.notation import MINUS, format_decimal, format_points
from arbiter.domain.progress import progress, round_to_play
from arbiter.domain.schedule import schedule
from arbiter.domain.standings import Standing, Standings, standings
from arbiter.domain.tiebreaks import Explanation, tie_break
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Tournament
from arbiter.formats import sums
from arbiter.formats.documents import crosstable_sheet, round_sheet, standings_sheet
from arbiter.formats.documents.ranking import tie_break_head, tie_break_value
from arbiter.formats.documents.standings import as_after
from arbiter.formats.sheets import Sheet
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, Words, words
from arbiter.messages import detail_text, sentence
from arbiter.storage import store

_MOST_PLAYERS = 1000
_MOST_CYCLES = 20
_SHEETS = ("crosstable", "standings", "round")


def main(arguments: Sequence[str]) -> int:
    """Do what *arguments* say, and give the exit status."""
    _speak_any_letter()
    try:
        options = _parser().parse_args(arguments)
        command: Callable[[argparse.Namespace], str] = options.command
        text = command(options)
    except SystemExit as error:
        return int(error.code or 0)
    except KeyboardInterrupt:
        return 130  # as shells say it
    except ArbiterError as error:
        return _refuse(sentence(error))
    return _say(text) if text else 0


def _speak_any_letter() -> None:
    """Names and ½ survive a pipe, whatever the console's own encoding.

    A console that lacks a letter shows ``?`` for it.
    """
    if sys.stderr is None:  # closed by who called; print would take standard output for it
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  (open as long as the program runs)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="replace")


def _say(text: str) -> int:
    """Write *text* to standard output, and give the exit status."""
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        # What is still to be flushed goes nowhere, or Python would complain once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if isinstance(error, BrokenPipeError):  # who reads has seen enough
            return 1
        return _refuse(f"The answer can’t be written ({detail_text(error.strerror or '')}).")
    return 0


def _refuse(text: str) -> int:
    """One sentence on standard error."""
    with contextlib.suppress(OSError):
        print(text, file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="arbiter",
        description="Runs an all-play-all chess tournament. Without a command it opens the "
        "window, with the tournament FILE if one is given.",
    )
    parser.add_argument("--version", action="version", version=f"Arbiter {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    lists = commands.add_parser("schedule", help="the Berger pairings of all rounds")
    lists.add_argument("players", type=int, metavar="N", help="number of players")
    lists.add_argument("--cycles", type=int, default=1, help="how often everybody meets")
    lists.add_argument(
        "--no-exchange",
        action="store_true",
        help="keep the order of the last two rounds of a cycle",
    )
    lists.add_argument("--json", action="store_true", help="for other programs")
    lists.set_defaults(command=lambda options: _schedule(options, lists))

    ranks = commands.add_parser("standings", help="the standings of a tournament")
    ranks.add_argument("file", type=Path, metavar="FILE", help="a tournament (.arbiter)")
    ranks.add_argument("--tie-breaks", metavar="CODES", help="another list, as in DE,SB,WIN,KS")
    ranks.add_argument("--after-round", type=int, metavar="N", help="as they were then")
    ranks.add_argument("--why", action="store_true", help="every value with its addends")
    ranks.add_argument("--json", action="store_true", help="for other programs")
    ranks.set_defaults(command=_standings)

    files = commands.add_parser("export", help="a workbook, a table or paper")
    files.add_argument("file", type=Path, metavar="FILE", help="a tournament (.arbiter)")
    files.add_argument("out", type=Path, metavar="OUT", help="ends in .xlsx, .csv or .pdf")
    files.add_argument("--sheet", choices=_SHEETS, help="one sheet of a .csv or .pdf")
    files.add_argument("--round", type=int, metavar="N", help="for --sheet round")
    files.add_argument("--language", choices=LANGUAGES, default="en")
    files.set_defaults(command=lambda options: _export(options, files))
    return parser


def _read(path: Path) -> Tournament:
    """The tournament in a file of ours.

    :raises FileProblem: it is missing, not ours, or can't be read.
    """
    return store.read(path).tournament


# schedule


def _schedule(options: argparse.Namespace, parser: argparse.ArgumentParser) -> str:
    players, cycles = options.players, options.cycles
    if players > _MOST_PLAYERS:
        parser.error(f"at most {_MOST_PLAYERS} players")
    if not 1 <= cycles <= _MOST_CYCLES:
        parser.error(f"1 to {_MOST_CYCLES} cycles")
    if players < MIN_PLAYERS:
        raise TooFewPlayers(players)
    rounds = schedule(players, cycles, exchange=not options.no_exchange)
    everybody = set(range(1, players + 1))
    free = [
        next(iter(everybody - {number for pair in pairs for number in pair}), None)
        for pairs in rounds
    ]
    if options.json:
        boards = [
            [
                {"board": board, "white": white, "black": black}
                for board, (white, black) in enumerate(pairs, 1)
            ]
            for pairs in rounds
        ]
        return _json({"players": players, "cycles": cycles, "rounds": boards, "free": free})
    width = len(str(players))
    number_width = len(str(len(rounds)))
    lines = []
    for number, (pairs, rests) in enumerate(zip(rounds, free), 1):
        line = "  ".join(f"{white:>{width}}–{black:<{width}}" for white, black in pairs)
        rest = f"  free: {rests}" if rests else ""
        lines.append(f"Round {number:>{number_width}}   {line}{rest}".rstrip() + "\n")
    return "".join(lines)


# standings


def _standings(options: argparse.Namespace) -> str:
    tournament = _read(options.file)
    require_drawn(tournament)
    codes: tuple[str, ...] | None = None
    if options.tie_breaks is not None:
        given = options.tie_breaks.replace(";", ",").split(",")
        codes = tuple(code.strip().upper() for code in given if code.strip())
    if options.after_round is not None:
        tournament = as_after(tournament, options.after_round)
    order = standings(tournament, codes)
    if options.json:
        return _json(_standings_as_data(order, why=options.why))
    english = words("en")
    text = sheet_text(standings_sheet(tournament, english, tie_breaks=codes))
    if options.why:
        for row in order.rows:
            text += "\n".join(("", *_why_lines(order, row, english), ""))
    return text


def _why_lines(order: Standings, row: Standing, english: Words) -> list[str]:
    """Every tie-break of one player: the sum in figures, then with the opponents' names."""
    player = order.tournament.player(row.number)
    place = english.place(row.rank, row.last)
    lines = [f"{place}  {row.number} {player.name}, points {format_points(row.points)}"]
    for code, explanation in _explanations(order, row):
        head = tie_break_head(order, code, english)
        lines.append(f"   {head:<5}  {sums.sum_line(explanation, english)}")
        if sums.added(explanation):
            named = sums.named_line(explanation, order.tournament, english)
            lines.append(f"          {named}")
    return lines


def _explanations(order: Standings, row: Standing) -> list[tuple[str, Explanation]]:
    return [
        (
            code,
            tie_break(code).explain(order.tournament, row.number, row.level_when_asked(code)),
        )
        for code in order.columns
        if row.values[code] is not None
    ]


def _standings_as_data(order: Standings, *, why: bool) -> dict[str, Any]:
    tournament = order.tournament
    return {
        "tournament": tournament.event.name,
        "provisional": progress(tournament).provisional,
        "tie_breaks": list(order.columns[: order.used]),
        "rows": [_row_as_data(order, row, why=why) for row in order.rows],
    }


def _row_as_data(order: Standings, row: Standing, *, why: bool) -> dict[str, Any]:
    values = {code: tie_break_value(order, row, code) for code in order.columns}
    data: dict[str, Any] = {
        "rank": row.rank,
        "place": str(row.rank) if not row.shared else f"{row.rank}-{row.last}",
        "number": row.number,
        "name": order.tournament.player(row.number).name,
        "points": _exact(half(row.points)),
        "played": row.played,
        "counts": True,
        "tie_breaks": {
            code: None if value is None else _exact(value) for code, value in values.items()
        },
    }
    if why:
        data["why"] = {
            code: [
                {
                    "opponent": part.opponent,
                    "factor": _exact(part.factor),
                    "score": _exact(part.score),
                    "counted": part.counted,
                    "reason": part.reason.value if part.reason else None,
                }
                for part in explanation.parts
            ]
            for code, explanation in _explanations(order, row)
        }
    return data


def _exact(value: Fraction) -> str:
    """A decimal where that is exact, else a fraction: ``11.75``, ``5/6``."""
    decimal = format_decimal(value).replace(MINUS, "-")
    return decimal if Fraction(decimal) == value else str(value)


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


# export


def _export(options: argparse.Namespace, parser: argparse.ArgumentParser) -> str:
    out: Path = options.out
    if options.round is not None and options.sheet != "round":
        parser.error("--round goes with --sheet round")
    form = out.suffix.lower()
    if form not in (".xlsx", ".csv", ".pdf"):
        raise UnknownForm(out)
    tournament = _read(options.file)
    if os.path.exists(out) and os.path.samefile(options.file, out):
        raise ExportFailed(out, "it is the tournament itself")
    language = words(options.language)
    if form == ".xlsx":
        from arbiter.formats.excel import write_workbook

        write_workbook(tournament, out, language)
    elif form == ".csv":
        from arbiter.formats.delimited import write_csv

        require_drawn(tournament)
        # A program that reads the file does not count in Roman numerals.
        arabic = words(options.language, roman=False)
        sheet = _sheet(tournament, arabic, options.sheet or "crosstable", options.round)
        write_csv(sheet, out, arabic)
    else:
        from arbiter.paper.pdf import write_pdf

        names = [options.sheet] if options.sheet else ["crosstable", "standings"]
        write_pdf([_sheet(tournament, language, name, options.round) for name in names], out)
    return ""


def _sheet(tournament: Tournament, language: Words, name: str, round: int | None) -> Sheet:
    if name == "crosstable":
        return crosstable_sheet(tournament, language)
    if name == "standings":
        return standings_sheet(tournament, language)
    chosen = round_to_play(tournament) if round is None else round
    return round_sheet(tournament, chosen, language)
