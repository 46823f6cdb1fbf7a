"""The workbooks as which a tournament is exported."""

from __future__ import annotations

from pathlib import Path

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words
from arbiter.ui.export_form import Chosen, ExportForm, ExportOption, OptionChoice
from arbiter.ui.languages import translate

_BY_PLACE, _BY_NUMBER = "place", "number"


def order_option() -> ExportOption:
    """In which order the players of a crosstable stand."""
    return ExportOption(
        "order",
        translate("Export", "Crosstable"),
        (
            OptionChoice(_BY_PLACE, translate("Export", "by place")),
            OptionChoice(_BY_NUMBER, translate("Export", "by number")),
        ),
        _BY_PLACE,
    )


def by_place(chosen: Chosen) -> bool:
    """Whether a crosstable is to be in order of place."""
    return chosen["order"] == _BY_PLACE


def workbook_forms() -> tuple[ExportForm, ...]:
    """The workbooks, the complete one first."""
    order = order_option()
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
            options=(order,),
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
            options=(order,),
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

    write_workbook(tournament, path, words, by_rank=by_place(chosen))


def _public(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.excel import write_workbook

    write_workbook(tournament, path, words, by_rank=by_place(chosen), public=True)


def _crosstable(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.excel import write_crosstable_sheet

    write_crosstable_sheet(tournament, path, words, by_rank=by_place(chosen))
