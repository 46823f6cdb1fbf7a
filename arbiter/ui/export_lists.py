"""The tables for other programs as which a tournament is exported."""

from __future__ import annotations

from pathlib import Path

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words
from arbiter.ui.export_form import Chosen, ExportForm
from arbiter.ui.export_workbooks import by_place, order_option
from arbiter.ui.languages import translate


def list_forms() -> tuple[ExportForm, ...]:
    """Texts in columns, and the list of participants that another program takes in."""
    participants = translate("Export", "participants", "put to the name of a file")
    return (
        ExportForm(
            "crosstable_csv",
            translate("Export", "Crosstable as text (.csv)"),
            translate("Export", "One line for each player, for other programs."),
            ".csv",
            _crosstable_csv,
            translate("Export", "crosstable", "put to the name of a file"),
            options=(order_option(),),
            group="lists",
        ),
        ExportForm(
            "swiss_manager",
            translate("Export", "Participants for Swiss-Manager (.xlsx)"),
            translate("Export", "The list of players as Swiss-Manager imports it."),
            ".xlsx",
            _swiss_manager,
            participants,
            worded=False,
            needs_games=False,
            group="lists",
        ),
        ExportForm(
            "swiss_manager_csv",
            translate("Export", "Participants for Swiss-Manager (.csv)"),
            translate("Export", "The same list as text."),
            ".csv",
            _swiss_manager,
            participants,
            worded=False,
            needs_games=False,
            group="lists",
        ),
    )


# What writes is loaded when it is needed.


def _crosstable_csv(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.delimited import write_csv
    from arbiter.formats.documents import crosstable_sheet

    write_csv(crosstable_sheet(tournament, words, by_rank=by_place(chosen)), path, words)


def _swiss_manager(tournament: Tournament, path: Path, _words: Words, _chosen: Chosen) -> None:
    from arbiter.formats.swiss_manager import write_swiss_manager

    write_swiss_manager(tournament, path)
