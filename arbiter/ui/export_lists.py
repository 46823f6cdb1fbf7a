"""The tables for other programs as which a tournament is exported."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words
from arbiter.ui.export_form import Chosen, ExportForm, ExportOption, OptionChoice
from arbiter.ui.export_workbooks import by_place, order_option
from arbiter.ui.languages import translate

if TYPE_CHECKING:
    from arbiter.formats.excel_grid import Grid
    from arbiter.formats.sheets import Sheet


def list_forms(tournament: Tournament) -> tuple[ExportForm, ...]:
    """Texts in columns, and the list of participants that another program takes in."""
    participants = translate("Export", "participants", "put to the name of a file")
    return (
        ExportForm(
            "csv",
            translate("Export", "Table as text (.csv)"),
            translate("Export", "For other programs: one line for each player, or each game."),
            ".csv",
            _csv,
            options=(_tables(tournament), order_option(("csv_table", "crosstable")), _letters()),
            needs_games=False,
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


def _tables(tournament: Tournament) -> ExportOption:
    about_games = (
        OptionChoice(
            "crosstable",
            translate("Export", "Crosstable"),
            translate("Export", "crosstable", "put to the name of a file"),
        ),
        OptionChoice(
            "standings",
            translate("Export", "Standings"),
            translate("Export", "standings", "put to the name of a file"),
        ),
    )
    rounds = OptionChoice(
        "rounds",
        translate("Export", "Pairings and results of all rounds"),
        translate("Export", "rounds", "put to the name of a file"),
    )
    players = OptionChoice(
        "players",
        translate("Export", "Players, with ids and days of birth"),
        translate("Export", "players", "put to the name of a file"),
    )
    choices = (
        *(about_games if tournament.drawn else ()),
        *((rounds,) if tournament.drawn and tournament.rounds_known else ()),
        players,
    )
    return ExportOption("csv_table", translate("Export", "Content"), choices, choices[0].value)


def _letters() -> ExportOption:
    return ExportOption(
        "csv_letters",
        translate("Export", "Letters"),
        (
            OptionChoice("", translate("Export", "all (UTF-8)")),
            OptionChoice("cp1251", translate("Export", "Cyrillic of old programs (Windows-1251)")),
        ),
    )


# What writes is loaded when it is needed.


def _csv(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.delimited import write_csv
    from arbiter.formats.documents import all_rounds_sheet, crosstable_sheet, standings_sheet
    from arbiter.formats.excel_sheets import players_grid
    from arbiter.formats.words import words as words_of

    # A program that reads the file does not count in Roman numerals.
    arabic = words_of(words.language, roman=False)
    table: Sheet | Grid
    match chosen["csv_table"]:
        case "standings":
            table = standings_sheet(tournament, arabic)
        case "rounds":
            table = all_rounds_sheet(tournament, arabic)
        case "players":
            table = players_grid(tournament, arabic)
        case _:
            table = crosstable_sheet(tournament, arabic, by_rank=by_place(chosen))
    write_csv(table, path, arabic, encoding=chosen["csv_letters"])


def _swiss_manager(tournament: Tournament, path: Path, _words: Words, _chosen: Chosen) -> None:
    from arbiter.formats.swiss_manager import write_swiss_manager

    write_swiss_manager(tournament, path)
