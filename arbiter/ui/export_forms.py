"""What a tournament can be written as, apart from paper: each form with its words and its way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words
from arbiter.ui.languages import translate

Write = Callable[[Tournament, Path, Words, bool], None]


class ExportForm(NamedTuple):
    """One form: ``write(tournament, path, words, by_rank)`` raises ExportFailed.

    ``key`` is what is remembered, ``ending`` is put to the name of the event so that two
    forms don't write to one file. Where it is not ``worded`` the language makes no
    difference, where it is not ``ranked`` neither does the order.
    """

    key: str
    name: str
    about: str
    suffix: str
    write: Write
    ending: str = ""
    worded: bool = True
    ranked: bool = True
    needs_games: bool = True


def export_forms() -> tuple[ExportForm, ...]:
    """All forms, in the words of the screen; the first is the usual one."""
    return (
        ExportForm(
            "complete",
            translate("Export", "Complete workbook (.xlsx)"),
            translate(
                "Export",
                "Everything, with national ids and days of birth, and a sheet that audits the "
                "rest by formulas. It can be read back.",
            ),
            ".xlsx",
            _complete,
        ),
        ExportForm(
            "public",
            translate("Export", "Workbook to publish (.xlsx)"),
            translate("Export", "Without national ids; of birthdays only the year."),
            ".xlsx",
            _public,
            translate("Export", "public", "put to the name of a file"),
        ),
        ExportForm(
            "crosstable",
            translate("Export", "Crosstable only, one sheet (.xlsx)"),
            translate("Export", "In the order of columns that chess-results.com uses."),
            ".xlsx",
            _crosstable,
            translate("Export", "crosstable", "put to the name of a file"),
        ),
        ExportForm(
            "crosstable_csv",
            translate("Export", "Crosstable as text (.csv)"),
            translate("Export", "One line for each player, for other programs."),
            ".csv",
            _crosstable_csv,
            translate("Export", "crosstable", "put to the name of a file"),
        ),
        ExportForm(
            "swiss_manager",
            translate("Export", "Participants for Swiss-Manager (.xlsx)"),
            translate("Export", "The list of players as Swiss-Manager imports it."),
            ".xlsx",
            _swiss_manager,
            translate("Export", "participants", "put to the name of a file"),
            worded=False,
            ranked=False,
            needs_games=False,
        ),
        ExportForm(
            "swiss_manager_csv",
            translate("Export", "Participants for Swiss-Manager (.csv)"),
            translate("Export", "The same list as text."),
            ".csv",
            _swiss_manager,
            translate("Export", "participants", "put to the name of a file"),
            worded=False,
            ranked=False,
            needs_games=False,
        ),
    )


# What writes is loaded when it is needed: Excel's library costs 70 ms.


def _complete(tournament: Tournament, path: Path, words: Words, by_rank: bool) -> None:
    from arbiter.formats.excel import write_workbook

    write_workbook(tournament, path, words, by_rank=by_rank)


def _public(tournament: Tournament, path: Path, words: Words, by_rank: bool) -> None:
    from arbiter.formats.excel import write_workbook

    write_workbook(tournament, path, words, by_rank=by_rank, public=True)


def _crosstable(tournament: Tournament, path: Path, words: Words, by_rank: bool) -> None:
    from arbiter.formats.excel import write_crosstable_sheet

    write_crosstable_sheet(tournament, path, words, by_rank=by_rank)


def _crosstable_csv(tournament: Tournament, path: Path, words: Words, by_rank: bool) -> None:
    from arbiter.formats.delimited import write_csv
    from arbiter.formats.documents import crosstable_sheet

    write_csv(crosstable_sheet(tournament, words, by_rank=by_rank), path, words)


def _swiss_manager(tournament: Tournament, path: Path, _words: Words, _by_rank: bool) -> None:
    from arbiter.formats.swiss_manager import write_swiss_manager

    write_swiss_manager(tournament, path)
