"""``arbiter export``: a workbook, a table, paper, a page, a picture, games or a report."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from arbiter.cli.files import open_tournament
from arbiter.cli.speech import remark
from arbiter.domain.edits import require_drawn
from arbiter.domain.errors import ExportFailed, UnknownForm
from arbiter.domain.progress import round_to_play
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import ROUND_SHEETS, SHEETS
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import Words, words

NAMES = (*SHEETS, *ROUND_SHEETS)
"""The sheets by the names that ``--sheet`` takes."""
PLAYERS = "players"
"""What ``--sheet`` takes for a .csv only: the players with ids and days of birth."""

_SHEETS = (".csv", ".txt", ".png", ".pdf")
_ONLY_FOR: Mapping[str, tuple[str, ...]] = {
    "public": (".xlsx",),
    "single_sheet": (".xlsx",),
    "schedule": (".xlsx",),
    "event_report": (".xlsx",),
    "swiss_manager": (".xlsx", ".csv"),
    "cp1251": (".csv",),
    "lines": (".txt",),
    "trf16": (".trf",),
    "ascii": (".trf", ".pgn"),
    "joined_rounds": (".pgn",),
    "each_round": (".pgn",),
    "sheet": _SHEETS,
    "round": (*_SHEETS, ".pgn"),
}
"""For which endings each option makes sense."""


def export(options: argparse.Namespace, parser: argparse.ArgumentParser) -> str:
    """Write what ``export`` asks for; there is nothing to say.

    :raises ArbiterError: the file can't be read, or what is asked can't be written.
    """
    out: Path = options.out
    form = out.suffix.lower()
    if form not in _WRITERS:
        raise UnknownForm(out)
    _require_sense(options, form, parser)
    tournament = open_tournament(options.file)
    if os.path.exists(out) and os.path.samefile(options.file, out):
        raise ExportFailed(out, "it is the tournament itself")
    if options.swiss_manager:
        from arbiter.formats.swiss_manager import write_swiss_manager

        write_swiss_manager(tournament, out)
    else:
        _WRITERS[form](tournament, out, options)
    return ""


def _require_sense(options: argparse.Namespace, form: str, parser: argparse.ArgumentParser) -> None:
    """Stop at options that do not go together, before anything is read."""
    for option, forms in _ONLY_FOR.items():
        if getattr(options, option) not in (None, False) and form not in forms:
            parser.error(f"--{option.replace('_', '-')} is for a {' or '.join(forms)}")
    if options.round is not None and form != ".pgn" and options.sheet not in ROUND_SHEETS:
        parser.error("--round goes with --sheet round or round-by-player, or a .pgn")
    if options.each_round and options.round is not None:
        parser.error("--each-round writes all rounds")
    if options.sheet and options.swiss_manager:
        parser.error("--sheet and --swiss-manager do not go together")
    if options.sheet == PLAYERS and form != ".csv":
        parser.error("--sheet players is for a .csv")


def _workbook(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    from arbiter.formats.excel import write_crosstable_sheet, write_workbook
    from arbiter.formats.excel_extras import berger_grid, event_report_grid

    language = words(options.language)
    if options.single_sheet:
        write_crosstable_sheet(tournament, out, language)
        return
    extras = [
        sheet
        for wanted, sheet in (
            (options.schedule, berger_grid),
            (options.event_report, event_report_grid),
        )
        if wanted
    ]
    write_workbook(tournament, out, language, public=options.public, extras=extras)


def _table(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    from arbiter.formats.delimited import CYRILLIC, write_csv
    from arbiter.formats.excel_sheets import players_grid

    # A program that reads the file does not count in Roman numerals.
    arabic = words(options.language, roman=False)
    encoding = CYRILLIC if options.cp1251 else ""
    if options.sheet == PLAYERS:
        write_csv(players_grid(tournament, arabic), out, arabic, encoding=encoding)
        return
    require_drawn(tournament)
    sheet = _sheet(tournament, arabic, options, "crosstable")
    write_csv(sheet, out, arabic, encoding=encoding)


def _text(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    from arbiter.formats.lines import sheet_lines
    from arbiter.formats.replacing import write_bytes
    from arbiter.formats.text import sheet_text

    said = sheet_lines if options.lines else sheet_text
    write_bytes(out, "\n".join(map(said, _sheets(tournament, options))).encode())


def _paper(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    from arbiter.paper.pdf import write_pdf

    write_pdf(_sheets(tournament, options), out)


def _picture(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    from arbiter.paper.picture import write_picture

    write_picture(_sheet(tournament, words(options.language), options, "crosstable"), out)


def _page(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    from arbiter.formats.web.page import write_page

    require_drawn(tournament)
    write_page(tournament, out, words(options.language))


def _games(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    from arbiter.formats.pgn.writing import write_pgn, write_rounds

    require_drawn(tournament)
    joined, plain = options.joined_rounds, options.ascii
    if options.each_round:
        write_rounds(tournament, out, joined=joined, plain=plain)
    else:
        write_pgn(tournament, out, round=options.round, joined=joined, plain=plain)


def _report(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    """The report for FIDE; what a rating officer would ask back is said beside."""
    from arbiter.formats.trf.preflight import preflight, preflight_texts
    from arbiter.formats.trf.writing import Edition, write_trf

    edition = Edition.TRF16 if options.trf16 else Edition.TRF26
    write_trf(tournament, out, edition, ascii=options.ascii)
    remarks = preflight(tournament, edition, ascii=options.ascii)
    for text in preflight_texts(tournament, remarks, words("en")):
        remark(text)


_WRITERS: Mapping[str, Callable[[Tournament, Path, argparse.Namespace], None]] = {
    ".xlsx": _workbook,
    ".csv": _table,
    ".txt": _text,
    ".pdf": _paper,
    ".html": _page,
    ".png": _picture,
    ".pgn": _games,
    ".trf": _report,
}


def _sheets(tournament: Tournament, options: argparse.Namespace) -> list[Sheet]:
    """The sheet that is asked for; else the two that everybody wants."""
    language = words(options.language)
    names = (options.sheet,) if options.sheet else ("crosstable", "standings")
    return [_sheet(tournament, language, options, name) for name in names]


def _sheet(
    tournament: Tournament, language: Words, options: argparse.Namespace, usual: str
) -> Sheet:
    name = options.sheet or usual
    if name not in ROUND_SHEETS:
        return SHEETS[name](tournament, language)
    chosen = round_to_play(tournament) if options.round is None else options.round
    return ROUND_SHEETS[name](tournament, chosen, language)
