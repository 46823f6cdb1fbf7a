"""``arbiter export``: a workbook, a table or paper."""

from __future__ import annotations

import argparse
import os
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
"""What ``--sheet`` takes."""
_FORMS = (".xlsx", ".csv", ".txt", ".pdf", ".trf")


def export(options: argparse.Namespace, parser: argparse.ArgumentParser) -> str:
    """Write what ``export`` asks for; there is nothing to say.

    :raises ArbiterError: the file can't be read, or what is asked can't be written.
    """
    out: Path = options.out
    form = out.suffix.lower()
    if form not in _FORMS:
        raise UnknownForm(out)
    _require_sense(options, form, parser)
    tournament = open_tournament(options.file)
    if os.path.exists(out) and os.path.samefile(options.file, out):
        raise ExportFailed(out, "it is the tournament itself")
    if options.swiss_manager:
        from arbiter.formats.swiss_manager import write_swiss_manager

        write_swiss_manager(tournament, out)
    elif form == ".xlsx":
        _write_workbook(tournament, out, options)
    elif form == ".trf":
        _write_report(tournament, out, options)
    elif form == ".csv":
        from arbiter.formats.delimited import write_csv

        require_drawn(tournament)
        # A program that reads the file does not count in Roman numerals.
        arabic = words(options.language, roman=False)
        sheet = _sheet(tournament, arabic, options.sheet or "crosstable", options.round)
        write_csv(sheet, out, arabic)
    else:
        language = words(options.language)
        names = [options.sheet] if options.sheet else ["crosstable", "standings"]
        sheets = [_sheet(tournament, language, name, options.round) for name in names]
        if form == ".txt":
            from arbiter.formats.replacing import write_bytes
            from arbiter.formats.text import sheet_text

            write_bytes(out, "\n".join(map(sheet_text, sheets)).encode())
        else:
            from arbiter.paper.pdf import write_pdf

            write_pdf(sheets, out)
    return ""


def _require_sense(options: argparse.Namespace, form: str, parser: argparse.ArgumentParser) -> None:
    """Stop at options that do not go together, before anything is read."""
    if options.round is not None and options.sheet not in ROUND_SHEETS:
        parser.error("--round goes with --sheet round or round-by-player")
    if (options.public or options.single_sheet) and form != ".xlsx":
        parser.error("--public and --single-sheet are for a .xlsx")
    if options.swiss_manager and form not in (".xlsx", ".csv"):
        parser.error("--swiss-manager is for a .xlsx or .csv")
    if (options.trf16 or options.ascii) and form != ".trf":
        parser.error("--trf16 and --ascii are for a .trf")
    if options.sheet and (form in (".xlsx", ".trf") or options.swiss_manager):
        parser.error("--sheet is for a .csv, .txt or .pdf")


def _write_workbook(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    from arbiter.formats.excel import write_crosstable_sheet, write_workbook

    language = words(options.language)
    if options.single_sheet:
        write_crosstable_sheet(tournament, out, language)
    else:
        write_workbook(tournament, out, language, public=options.public)


def _write_report(tournament: Tournament, out: Path, options: argparse.Namespace) -> None:
    """The report for FIDE; what a rating officer would ask back is said beside."""
    from arbiter.formats.trf.preflight import preflight, preflight_texts
    from arbiter.formats.trf.writing import Edition, write_trf

    edition = Edition.TRF16 if options.trf16 else Edition.TRF26
    write_trf(tournament, out, edition, ascii=options.ascii)
    remarks = preflight(tournament, edition, ascii=options.ascii)
    for text in preflight_texts(tournament, remarks, words("en")):
        remark(text)


def _sheet(tournament: Tournament, language: Words, name: str, round: int | None) -> Sheet:
    if name not in ROUND_SHEETS:
        return SHEETS[name](tournament, language)
    chosen = round_to_play(tournament) if round is None else round
    return ROUND_SHEETS[name](tournament, chosen, language)
