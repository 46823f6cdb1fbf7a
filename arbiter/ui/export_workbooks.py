"""The workbooks as which a tournament is exported."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words
from arbiter.ui.export_form import TICKED, Chosen, ExportForm, ExportOption, OptionChoice
from arbiter.ui.languages import translate

if TYPE_CHECKING:
    from arbiter.formats.excel import Extra

_BY_PLACE, _BY_NUMBER = "place", "number"


def order_option(needs: tuple[str, str] | None = None) -> ExportOption:
    """In which order the players of a crosstable stand; with *needs* where there is one only if
    another option says so."""
    return ExportOption(
        "order",
        translate("Export", "Crosstable"),
        (
            OptionChoice(_BY_PLACE, translate("Export", "by place")),
            OptionChoice(_BY_NUMBER, translate("Export", "by number")),
        ),
        _BY_PLACE,
        needs=needs,
    )


def by_place(chosen: Chosen) -> bool:
    """Whether a crosstable is to be in order of place."""
    return chosen["order"] == _BY_PLACE


def workbook_forms() -> tuple[ExportForm, ...]:
    """The workbooks, the complete one first."""
    order = order_option()
    extras = (
        ExportOption("with_schedule", translate("Export", "With a sheet of the Berger schedule")),
        ExportOption("with_report", translate("Export", "With an event report (facts for IT3)")),
    )
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
            options=(order, *extras),
            workbook=True,
            group="workbooks",
        ),
        ExportForm(
            "public",
            translate("Export", "Workbook to publish (.xlsx)"),
            translate("Export", "Without national ids; of birthdays only the year."),
            ".xlsx",
            _public,
            translate("Export", "public", "put to the name of a file"),
            options=(order, *extras),
            workbook=True,
            group="workbooks",
        ),
        ExportForm(
            "crosstable",
            translate("Export", "Crosstable only, one sheet (.xlsx)"),
            translate("Export", "In the order of columns that chess-results.com uses."),
            ".xlsx",
            _crosstable,
            translate("Export", "crosstable", "put to the name of a file"),
            options=(order,),
            workbook=True,
            group="workbooks",
        ),
    )


# What writes is loaded when it is needed: Excel's library costs 70 ms.


def _complete(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.excel import write_workbook

    extras = _extras(chosen)
    write_workbook(tournament, path, words, by_rank=by_place(chosen), extras=extras)


def _public(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.excel import write_workbook

    order, extras = by_place(chosen), _extras(chosen)
    write_workbook(tournament, path, words, by_rank=order, public=True, extras=extras)


def _extras(chosen: Chosen) -> list[Extra]:
    from arbiter.formats.excel_extras import berger_grid, event_report_grid

    sheets = (("with_schedule", berger_grid), ("with_report", event_report_grid))
    return [sheet for key, sheet in sheets if chosen[key] == TICKED]


def _crosstable(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.excel import write_crosstable_sheet

    write_crosstable_sheet(tournament, path, words, by_rank=by_place(chosen))
