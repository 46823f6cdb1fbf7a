"""Lists and forms that can be printed, apart from the tables that everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.domain.edits import MIN_PLAYERS
from arbiter.domain.tournament import Tournament
from arbiter.formats import documents
from arbiter.formats.sheets import Sheet
from arbiter.ui.languages import translate
from arbiter.ui.paper_document import (
    PaperDocument,
    PaperOption,
    Wanted,
    order_option,
    round_option,
)

if TYPE_CHECKING:
    from arbiter.formats.documents.starting_list import Order

MOST_PLAYERS = 60
"""The largest empty Berger table that is offered."""
OWN, BLANK, FILLED = "own", "blank", "filled"


def round_lists(tournament: Tournament, round: int) -> tuple[PaperDocument, ...]:
    """A round by player, and the Berger table."""
    return (
        PaperDocument(
            "round_by_player",
            "rounds",
            translate("PrintDialog", "Round by player"),
            lambda wanted: documents.round_by_player_sheet(
                wanted.tournament, wanted.round, wanted.words
            ),
            (round_option(tournament, round),),
        ),
        PaperDocument(
            "berger_table",
            "rounds",
            translate("PrintDialog", "Berger table by numbers"),
            _berger_table,
            (_players_option(),),
        ),
    )


def wall_charts() -> tuple[PaperDocument, ...]:
    """The crosstable for a pen."""
    values = (
        (BLANK, translate("PrintDialog", "blank")),
        (FILLED, translate("PrintDialog", "with the results so far")),
    )
    return (
        PaperDocument(
            "wall_chart",
            "tables",
            translate("PrintDialog", "Wall chart for a pen"),
            lambda wanted: documents.wall_chart_sheet(
                wanted.tournament, wanted.words, filled=wanted.chosen["results"] == FILLED
            ),
            (PaperOption("results", translate("PrintDialog", "Results"), values),),
        ),
    )


def event_lists() -> tuple[PaperDocument, ...]:
    """What hangs out, or is ticked off, before the first round."""
    return (
        PaperDocument(
            "check_in",
            "event",
            translate("PrintDialog", "Check-in list"),
            _check_in,
            (order_option("name"),),
        ),
        PaperDocument(
            "regulations",
            "event",
            translate("PrintDialog", "Regulations"),
            lambda wanted: documents.regulations_sheet(wanted.tournament, wanted.words),
        ),
    )


def closing_lists() -> tuple[PaperDocument, ...]:
    """What is signed when all is over."""
    return (
        PaperDocument(
            "prizes",
            "after",
            translate("PrintDialog", "Prize list"),
            lambda wanted: documents.prizes_sheet(wanted.tournament, wanted.words),
        ),
        PaperDocument(
            "report",
            "after",
            translate("PrintDialog", "Report of the chief arbiter"),
            lambda wanted: documents.report_sheet(wanted.tournament, wanted.words),
        ),
        PaperDocument(
            "event_report",
            "after",
            translate("PrintDialog", "Event report (facts for IT3)"),
            lambda wanted: documents.event_report_sheet(wanted.tournament, wanted.words),
        ),
    )


def _players_option() -> PaperOption:
    """Of this event, or for any number of players with its regulations."""
    own = (OWN, translate("PrintDialog", "of this event"))
    counts = tuple((str(count), str(count)) for count in range(MIN_PLAYERS, MOST_PLAYERS + 1))
    return PaperOption("players", translate("PrintDialog", "Players"), (own, *counts))


def _berger_table(wanted: Wanted) -> Sheet:
    count = wanted.chosen["players"]
    if count == OWN:
        return documents.berger_table_sheet(wanted.tournament, wanted.words)
    regulations = wanted.tournament.regulations
    return documents.empty_berger_table_sheet(int(count), wanted.words, regulations)


def _check_in(wanted: Wanted) -> Sheet:
    order: Order = wanted.chosen["order"]  # type: ignore[assignment]
    return documents.check_in_sheet(wanted.tournament, wanted.words, order)
